#include "tests/support/temporary.h"

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace cantina {

TemporaryFolder::TemporaryFolder() : path_((std::filesystem::temp_directory_path() / "cantina-XXXXXX").string()) {
    if (mkdtemp(path_.data()) == nullptr) throw std::runtime_error("cannot make the folder " + path_);
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

}  // namespace cantina

#include "cli/crew.h"

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>

namespace cantina::cli {
namespace {

// What the launchers of MPI set for every process they start.
bool isUnderMpi() {
    for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMIX_RANK", "PMI_SIZE"})
        if (std::getenv(name) != nullptr) return true;
    return false;
}

std::filesystem::path modulePath() {
    std::error_code bad;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", bad);
    return (bad ? std::filesystem::path(".") : self.parent_path()) / "cantina_mpi.so";
}

}  // namespace

std::unique_ptr<Crew> Crew::join(std::string& error) {
    error.clear();
    if (!isUnderMpi()) return nullptr;
    const std::string path = modulePath().string();
    // MPI's own plug-ins look for its symbols among the global ones.
    void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL);
    const void* symbol = library == nullptr ? nullptr : dlsym(library, kCrewSymbol);
    if (symbol == nullptr) {
        error = "started by mpirun, but " + path + " is not there or does not load";
        return nullptr;
    }
    const auto& module = *static_cast<const CrewModule*>(symbol);
    int rank = 0, size = 1;
    if (!module.begin(&rank, &size)) {
        error = "MPI does not start";
        return nullptr;
    }
    return std::unique_ptr<Crew>(new Crew(module, rank, size));
}

void Crew::lead(std::function<uint64_t()> next, std::function<void(const std::string&)> took) const {
    struct Context {
        std::function<uint64_t()> next;
        std::function<void(const std::string&)> took;
    } context{std::move(next), std::move(took)};
    module_.lead(
        &context, [](void* c) { return static_cast<Context*>(c)->next(); },
        [](void* c, const char* line, size_t size) { static_cast<Context*>(c)->took(std::string(line, size)); });
}

}  // namespace cantina::cli

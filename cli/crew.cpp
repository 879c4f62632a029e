#include "cli/crew.h"

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>
#include <string_view>

namespace cantina::cli {
namespace {

// What the launchers of MPI set for every process they start. A process that is alone needs no MPI: Slurm's srun sets these
// for every command, whether it knows MPI or not. (PMIX_RANK comes without a number of processes; srun has one.)
bool isUnderMpi() {
    bool alone = false;
    for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"})
        if (const char* size = std::getenv(name); size != nullptr) {
            if (std::string_view(size) != "1") return true;
            alone = true;
        }
    if (alone || std::getenv("PMIX_RANK") == nullptr) return false;
    const char* tasks = std::getenv("SLURM_STEP_NUM_TASKS");
    return tasks == nullptr || std::string_view(tasks) != "1";
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
    bool threads = false;
    if (!module.begin(&rank, &size, &threads)) {
        error = "MPI does not start";
        return nullptr;
    }
    return std::unique_ptr<Crew>(new Crew(module, rank, threads));
}

std::string Crew::hear(const std::string& said) const {
    std::string out;
    module_.hear(said.data(), said.size(), &out,
                 [](void* c, const char* text, size_t size) { static_cast<std::string*>(c)->assign(text, size); });
    return out;
}

std::vector<std::string> Crew::answers() const {
    std::vector<std::string> out;
    module_.answers(&out, [](void* c, const char* text, size_t size) {
        static_cast<std::vector<std::string>*>(c)->emplace_back(text, size);
    });
    return out;
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

// The module that knows MPI (cli/crew.h). One message asks for a game, one answers with its number, one brings the result,
// and the last one of a process says that it leaves.
#include <mpi.h>

#include <algorithm>
#include <chrono>
#include <thread>
#include <vector>

#include "cli/crew.h"

namespace {

using cantina::cli::CrewModule;

enum Tag : int { kAnswer = 1, kAsk, kNumber, kResult, kLeave };
int ranks = 1;

bool begin(int* rank, int* size, bool* threads) {
    int given = 0;
    if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &given) != MPI_SUCCESS) return false;
    *threads = given >= MPI_THREAD_SERIALIZED;
    MPI_Comm_rank(MPI_COMM_WORLD, rank);
    MPI_Comm_size(MPI_COMM_WORLD, size);
    ranks = *size;
    return true;
}

void hear(const char* said, size_t size, void* context, void (*heard)(void*, const char*, size_t)) {
    uint64_t length = size;  // the leader's is what counts
    MPI_Bcast(&length, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    std::vector<char> text(length);
    std::copy(said, said + std::min<size_t>(size, length), text.begin());
    MPI_Bcast(text.data(), static_cast<int>(length), MPI_CHAR, 0, MPI_COMM_WORLD);
    heard(context, text.data(), text.size());
}

void answer(const char* text, size_t size) { MPI_Send(text, static_cast<int>(size), MPI_CHAR, 0, kAnswer, MPI_COMM_WORLD); }

void answers(void* context, void (*heard)(void*, const char*, size_t)) {
    for (int rank = 1; rank < ranks; ++rank) {
        MPI_Status status;
        int size = 0;
        MPI_Probe(rank, kAnswer, MPI_COMM_WORLD, &status);
        MPI_Get_count(&status, MPI_CHAR, &size);
        std::vector<char> text(static_cast<size_t>(size));
        MPI_Recv(text.data(), size, MPI_CHAR, rank, kAnswer, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        heard(context, text.data(), text.size());
    }
}

uint64_t ask() {
    uint64_t number = 0;
    MPI_Send(nullptr, 0, MPI_BYTE, 0, kAsk, MPI_COMM_WORLD);
    MPI_Recv(&number, 1, MPI_UINT64_T, 0, kNumber, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return number;
}

void tell(const char* line, size_t size) { MPI_Send(line, static_cast<int>(size), MPI_CHAR, 0, kResult, MPI_COMM_WORLD); }

void leave() { MPI_Send(nullptr, 0, MPI_BYTE, 0, kLeave, MPI_COMM_WORLD); }

// A receive would spin, and the leader plays games beside this: it looks a few thousand times a second instead.
void lead(void* context, uint64_t (*next)(void*), void (*took)(void*, const char*, size_t)) {
    std::vector<char> line;
    for (int busy = ranks - 1; busy > 0;) {
        int there = 0;
        MPI_Status status;
        MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &status);
        if (there == 0) {
            std::this_thread::sleep_for(std::chrono::microseconds(200));
            continue;
        }
        int size = 0;
        MPI_Get_count(&status, MPI_CHAR, &size);
        line.resize(static_cast<size_t>(size));
        MPI_Recv(line.data(), size, MPI_CHAR, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (status.MPI_TAG == kResult) {
            took(context, line.data(), line.size());
            continue;
        }
        if (status.MPI_TAG == kLeave) {
            --busy;
            continue;
        }
        const uint64_t number = next(context);
        MPI_Send(&number, 1, MPI_UINT64_T, status.MPI_SOURCE, kNumber, MPI_COMM_WORLD);
    }
}

void end() { MPI_Finalize(); }

void giveUp() { MPI_Abort(MPI_COMM_WORLD, 1); }

}  // namespace

extern "C" const CrewModule cantinaCrewModule{begin, hear, answer, answers, ask, tell, leave, lead, end, giveUp};

#include "kernel/flow.h"

namespace cantina {

const char* faultName(Fault f) {
    switch (f) {
        case Fault::none: return "none";
        case Fault::stackFull: return "the stack of procedures is full";
        case Fault::noProgress: return "no decision for too many steps";
        case Fault::tooManyOptions: return "too many options";
        case Fault::noSuchStep: return "no such step";
        case Fault::capacity: return "a list of the state is full";
        case Fault::nothingToAsk: return "a question without options";
    }
    return "unknown";
}

}  // namespace cantina

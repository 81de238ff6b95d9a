#pragma once

#include <ostream>

namespace duelogue {

/// Where a command writes. Results go to `out` alone, so that they can be read by a program. Both streams write what is
/// printable (cards/parser/Printable.h), whatever was in a file.
struct Console {
    std::ostream& out;
    std::ostream& err;
    std::ostream* terminal = nullptr;  ///< where a progress bar makes sense: what is written there is obeyed
};

/// What a command ends with.
enum class ExitStatus : int {
    Fine = 0,
    Failed = 1,         ///< it ran, and what it checked is not all right
    Misused = 2,        ///< it could not begin: an unknown option, deck, card or file
    Interrupted = 130,  ///< Ctrl-C ended it, and what it wrote is partial; as a shell has it
};

}  // namespace duelogue

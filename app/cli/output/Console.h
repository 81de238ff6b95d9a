#pragma once

#include <ostream>

namespace duelogue {

/// The output streams of a command. `out` receives only results, so that programs can read it. Both streams escape
/// unprintable characters (cards/parser/Printable.h), whatever a file contains.
struct Console {
    std::ostream& out;
    std::ostream& err;
    /// A terminal for the progress bar, which interprets control sequences; otherwise nullptr.
    std::ostream* terminal = nullptr;
};

/// The exit status of a command.
enum class ExitStatus : int {
    Fine = 0,
    Failed = 1,         ///< the command ran, and its check failed
    Misused = 2,        ///< the command could not start: an unknown option, deck, card or file
    Interrupted = 130,  ///< Ctrl-C ended the command, so its output is partial; the value that shells use
};

}  // namespace duelogue

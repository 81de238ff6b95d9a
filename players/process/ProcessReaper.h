#pragma once

#include <sys/types.h>

namespace duelogue {

/// A small process between this program and one that it starts: whatever that one starts in turn stays below the
/// guardian, in whatever session or group, and however often it has been handed on, since orphans go to the nearest
/// process that takes them (PR_SET_CHILD_SUBREAPER). So what belongs to whom is always known, and nothing else is ever
/// ended. It collects what ends, as it ends, and when our side of `control` is closed it ends all that is left, and
/// itself: also where we are killed, since then the system closes it.
struct ReaperPart {
    int control = -1;  ///< a socket; how the program ended is written to it once, as waitpid() gives it (an int)
    int input = -1;    ///< what becomes the program's standard input
    int output = -1;
    int errors = -1;
    const char* command = nullptr;  ///< for the shell
};

/// Starts a guardian, and the command below it. The guardian's number, our child to be collected; 0 where the system
/// has no room for it. The files stay ours to close.
[[nodiscard]] pid_t startReaper(const ReaperPart& part);

}  // namespace duelogue

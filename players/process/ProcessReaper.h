#pragma once

#include <sys/types.h>

namespace duelogue {

/// The files and the command of a guardian, a small process between this program and a program that it starts. The
/// guardian is a subreaper (PR_SET_CHILD_SUBREAPER), so it adopts all orphaned descendants, whatever their session or
/// group. So it always knows which processes belong to the command, and ends no others.
///
/// The guardian collects children as they end. When our side of `control` is closed, it kills the remaining ones and
/// exits. The system closes our side even if we are killed.
struct ReaperPart {
    int control = -1;  ///< a socket; the program's wait status (an int) is written to it once
    int input = -1;    ///< becomes the program's standard input
    int output = -1;
    int errors = -1;
    const char* command = nullptr;  ///< for the shell
};

/// Starts a guardian and the command below it. Returns the guardian's id, a child that the caller must collect, or 0 if
/// the system lacks resources. The caller still owns the files.
[[nodiscard]] pid_t startReaper(const ReaperPart& part);

}  // namespace duelogue

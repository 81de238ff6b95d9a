#pragma once

namespace duelogue {

/// Opens the window and runs until it is closed. The status for the shell.
[[nodiscard]] int runWindow(int argc, char** argv);

}  // namespace duelogue

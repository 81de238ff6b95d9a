#pragma once

namespace duelogue {

/// Opens the window and runs until it is closed. Returns the exit status.
[[nodiscard]] int runWindow(int argc, char** argv);

}  // namespace duelogue

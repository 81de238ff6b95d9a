#pragma once

namespace duelogue {

/// Runs the program with the given command line and returns its exit status. Creates the only application object of the
/// process, one with a display only if the window is requested. A second application object would lose what Qt attaches
/// to the first, such as the bridge to a screen reader.
int runProgram(int argc, char** argv);

}  // namespace duelogue

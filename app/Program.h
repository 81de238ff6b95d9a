#pragma once

namespace duelogue {

/// The whole program: does what the words behind its name ask for, and gives the exit status. The one application
/// object of the process is made in here, one with a display only where the window is wanted: what goes with an
/// application object (what reads the window to a screen reader, for one) does not come again with a second one.
int runProgram(int argc, char** argv);

}  // namespace duelogue

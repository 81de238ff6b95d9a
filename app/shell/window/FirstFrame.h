#pragma once

class QQuickWindow;

namespace duelogue {

/// Waits for the first frame of the window. Then prints the time since the start of the process and the peak memory to
/// standard output, and quits the program.
void tellFirstFrame(QQuickWindow& window);

}  // namespace duelogue

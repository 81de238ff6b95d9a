#pragma once

class QQuickWindow;

namespace duelogue {

/// Says on standard output, as soon as the window's first frame is to be seen, how long that took since the process
/// began and how much memory it needed at most, and ends the program.
void tellFirstFrame(QQuickWindow& window);

}  // namespace duelogue

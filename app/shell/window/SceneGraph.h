#pragma once

#include <QString>

class QDir;

namespace duelogue {

/// Returns the Qt Quick backend for the devices in this folder ("/dev"). Without graphics hardware it is "software":
/// the processor then draws only the changed parts, instead of emulating OpenGL. Empty means Qt's own choice.
[[nodiscard]] QString sceneGraphFor(const QDir& devices);

/// Sets the backend. Must be called before the first window. QT_QUICK_BACKEND and QSG_RHI_BACKEND override it.
void chooseSceneGraph();

}  // namespace duelogue

#pragma once

#include <QString>

class QDir;

namespace duelogue {

/// By what Qt Quick is to draw with these devices ("/dev"). Where none of them is graphics hardware: "software", so
/// that the processor draws what has changed and does not emulate hardware. Empty: by what Qt chooses.
[[nodiscard]] QString sceneGraphFor(const QDir& devices);

/// Before the first window. What the environment says of it (QT_QUICK_BACKEND, QSG_RHI_BACKEND) stands.
void chooseSceneGraph();

}  // namespace duelogue

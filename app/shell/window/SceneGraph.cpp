#include "app/shell/window/SceneGraph.h"

#include <QDir>
#include <QQuickWindow>

namespace duelogue {

namespace {

/// Returns true for a render node of the kernel, for Nvidia's own driver, and for Windows below Linux (WSL). A device
/// without a render node can only display.
bool isGraphicsHardware(const QDir& devices) {
    const QDir::Filters all = QDir::AllEntries | QDir::System;
    return !QDir(devices.filePath("dri")).entryList({"renderD*"}, all).isEmpty() ||
           !devices.entryList({"nvidia?", "dxg"}, all).isEmpty();
}

}  // namespace

QString sceneGraphFor(const QDir& devices) { return isGraphicsHardware(devices) ? QString() : "software"; }

void chooseSceneGraph() {
    if (qEnvironmentVariableIsSet("QT_QUICK_BACKEND") || qEnvironmentVariableIsSet("QSG_RHI_BACKEND")) return;
    QQuickWindow::setSceneGraphBackend(sceneGraphFor(QDir("/dev")));
}

}  // namespace duelogue

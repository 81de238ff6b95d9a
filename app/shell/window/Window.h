#pragma once

class QQmlApplicationEngine;
class QQuickWindow;

namespace duelogue {

class MatchesModel;
class SetupModel;
class TableModel;

/// Loads the fonts, gives the engine its pictures and denies it every network; to be called once before QML is loaded.
void prepareWindow(QQmlApplicationEngine& engine);

/// Opens Main.qml with these models, which must outlive the engine, where the window stood last (WindowPlace.h). Null
/// if it can't be loaded.
QQuickWindow* openWindow(QQmlApplicationEngine& engine, TableModel& table, SetupModel& setup, MatchesModel& matches);

}  // namespace duelogue

#pragma once

class QQmlApplicationEngine;
class QQuickWindow;

namespace duelogue {

class LessonController;
class MatchesModel;
class SetupModel;
class TableModel;

/// Loads the fonts, adds the image provider to the engine and denies it all network access. Must be called once, before
/// QML is loaded.
void prepareWindow(QQmlApplicationEngine& engine);

/// Opens Main.qml with these models, which must outlive the engine, at the last position of the window (WindowPlace.h).
/// Returns nullptr if Main.qml can't be loaded.
QQuickWindow* openWindow(QQmlApplicationEngine& engine, TableModel& table, SetupModel& setup, MatchesModel& matches,
                         LessonController& lesson);

}  // namespace duelogue

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <functional>

#include "app/games/presenter/TableState.h"
#include "app/library/files/Preferences.h"
#include "app/match/sound/Sound.h"

namespace duelogue {

class TableModel;

/// Lets be heard what a table shows, as loud as the person wants it.
class SoundDesk : public QObject {
    Q_OBJECT

public:
    /// Plays a sound; loudness from 0 to 1, never 0. It returns at once.
    using Play = std::function<void(Sound sound, double loudness)>;
    /// The table outlives it.
    SoundDesk(TableModel& table, Play play, QObject* parent = nullptr);

private:
    TableModel& m_table;
    Play m_play;
    Preferences m_preferences;
    TableState m_seen;
    QElapsedTimer m_asked;  ///< since the person was asked last

    void hear();
};

}  // namespace duelogue

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <functional>

#include "app/games/presenter/TableState.h"
#include "app/library/files/Preferences.h"
#include "app/match/sound/Sound.h"

namespace duelogue {

class TableModel;

/// A player of the sounds of a table, with the person's volume.
class SoundDesk : public QObject {
    Q_OBJECT

public:
    /// Plays a sound at a volume greater than 0 and at most 1. Must return at once.
    using Play = std::function<void(Sound sound, double loudness)>;
    /// The table must outlive this object.
    SoundDesk(TableModel& table, Play play, QObject* parent = nullptr);

private:
    TableModel& m_table;
    Play m_play;
    Preferences m_preferences;
    TableState m_seen;
    QElapsedTimer m_asked;  ///< since the person was last asked

    void hear();
};

}  // namespace duelogue

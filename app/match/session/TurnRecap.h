#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <vector>

#include "app/games/presenter/TableState.h"
#include "app/match/session/MomentPlayback.h"

namespace duelogue {

/// What the others did in their last turn, looked at once more: beat after beat by itself, or step by step. The match
/// is not touched. Nothing is shown but by the signal show().
class TurnRecap : public QObject {
    Q_OBJECT

public:
    /// The speed is asked for anew at each beat; where it is at once or waits, nothing goes on by itself.
    explicit TurnRecap(std::function<PlaybackSpeed()> speed, QObject* parent = nullptr);

    /// One beat more that can be looked at. Nothing can be done at it.
    void remember(TableState beat);
    [[nodiscard]] bool isEmpty() const { return m_beats.empty(); }
    [[nodiscard]] bool isOn() const { return m_place >= 0; }

    /// From the first beat on; at its end `resting` is shown.
    void begin(TableState resting);
    /// That step, and no further by itself. Before the first there is none, behind the last it ends.
    void go(int place);
    /// On by itself from here, or no further.
    void play();
    /// Without a word: something else is shown now.
    void drop();
    void forget();

signals:
    void show(const duelogue::TableState& table);
    void moved(const duelogue::TableLook& look);

private:
    std::function<PlaybackSpeed()> m_speed;
    std::vector<TableState> m_beats;
    std::vector<TableFace> m_steps;  ///< of each beat
    TableState m_resting;
    int m_place = -1;
    bool m_plays = false;
    QTimer m_timer;

    void showPlace();
    void end();
};

}  // namespace duelogue

#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <vector>

#include "app/games/presenter/TableState.h"
#include "app/match/session/MomentPlayback.h"

namespace duelogue {

/// A recap of the other players' last turn: it plays automatically or step by step. It does not touch the match and
/// shows tables only by the signal show().
class TurnRecap : public QObject {
    Q_OBJECT

public:
    /// `speed` is called again for each moment. If it is Off or Wait, the recap does not play automatically.
    explicit TurnRecap(std::function<PlaybackSpeed()> speed, QObject* parent = nullptr);

    /// Adds a moment. Its table offers no actions.
    void remember(TableState beat);
    [[nodiscard]] bool isEmpty() const { return m_recorder.empty(); }
    [[nodiscard]] bool isOn() const { return m_place >= 0; }

    /// Starts with the first moment and shows `resting` at the end. Does nothing if the recap is empty.
    void begin(TableState resting);
    /// Shows the moment at index `place` and stops automatic play. A negative index means the first moment; an index
    /// after the last ends the recap.
    void go(int place);
    /// Starts or stops automatic play at the current moment.
    void play();
    /// Leaves the recap without showing the resting table, because something else is shown.
    void drop();
    /// Leaves the recap and removes all moments.
    void forget();

signals:
    void show(const duelogue::TableState& table);
    void moved(const duelogue::TableLook& look);

private:
    std::function<PlaybackSpeed()> m_speed;
    std::vector<TableState> m_recorder;
    std::vector<TableFace> m_steps;  ///< the card of each moment
    TableState m_resting;
    int m_place = -1;
    bool m_plays = false;
    QTimer m_timer;

    void showPlace();
    void end();
};

}  // namespace duelogue

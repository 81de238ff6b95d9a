#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <chrono>
#include <deque>
#include <functional>
#include <optional>

#include "app/games/presenter/TableState.h"

namespace duelogue {

/// The speed of playback. Off shows only the final table, without moments. Wait keeps another player's moment on the
/// screen until the person continues, except for draws and moves.
enum class PlaybackSpeed { Off, Fast, Normal, Slow, Wait };
/// Returns the speed named "off", "fast", "normal", "slow" or "wait"; Normal for an unknown name.
[[nodiscard]] PlaybackSpeed paceNamed(const QString& name);
/// Like paceNamed() for a watched match, which can be paused: Wait becomes Normal.
[[nodiscard]] PlaybackSpeed paceWatched(const QString& name);
[[nodiscard]] constexpr bool goesByItself(PlaybackSpeed speed) {
    return speed != PlaybackSpeed::Off && speed != PlaybackSpeed::Wait;
}

/// A queue of moments, each a TableState that is shown as long as it takes to understand it. After the last one it
/// shows the resting table: a question, a thinking computer or the result. It shows tables only by the signal show().
class MomentPlayback : public QObject {
    Q_OBJECT

public:
    /// `speed` is called again for each moment.
    explicit MomentPlayback(std::function<PlaybackSpeed()> speed, QObject* parent = nullptr);

    /// Queues a moment. The queue starts with rest(). While hurrying, the moment is dropped.
    void add(TableState beat);
    /// Sets the table to show after the last moment and starts playback. An earlier resting table is replaced.
    void rest(TableState table);
    /// Ends the current moment and shows the next one. Ignored while paused.
    void showNext();
    /// Drops all queued moments and shows the resting table at once.
    void skip();
    /// Like skip(), and drops all further moments until a table demands something: a reply, a curtain or the result.
    void hurry();
    /// Drops all queued moments and the resting table.
    void drop();

    void pause(bool paused);
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// Pauses and shows one more moment. If the queue is empty, emits more() to request one.
    void step();
    /// Returns true if all moments have been shown and playback is not paused, or step() has requested one more.
    [[nodiscard]] bool wantsMore() const;

    /// Returns how long to show a moment: by its kind and the length of its text, and less for the person's own
    /// actions. A moment that waits for the person animates for this time.
    [[nodiscard]] static std::chrono::milliseconds timeFor(const TableState& beat, PlaybackSpeed speed);

signals:
    void show(const duelogue::TableState& table);
    /// wantsMore() has become true.
    void more();

private:
    std::function<PlaybackSpeed()> m_speed;
    std::deque<TableState> m_recorder;
    std::optional<TableState> m_rest;
    QTimer m_timer;
    bool m_showing = false;  ///< a moment is on the screen
    bool m_paused = false;
    bool m_stepping = false;  ///< paused, but one more moment was requested
    bool m_hurrying = false;

    void next();
    [[nodiscard]] bool showBeat();
    [[nodiscard]] bool waits(const TableState& beat) const;
    void showRest();
};

}  // namespace duelogue

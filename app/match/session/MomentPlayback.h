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

/// How fast what happens is shown. Off: it is not; only what it leads to. Wait: what others do stays until it has been
/// seen, but for what is over at a glance.
enum class PlaybackSpeed { Off, Fast, Normal, Slow, Wait };
/// "off", "fast", "normal", "slow" or "wait"; an unknown name is normal.
[[nodiscard]] PlaybackSpeed paceNamed(const QString& name);
/// The same for who watches and can pause: nothing waits for them.
[[nodiscard]] PlaybackSpeed paceWatched(const QString& name);
[[nodiscard]] constexpr bool goesByItself(PlaybackSpeed speed) {
    return speed != PlaybackSpeed::Off && speed != PlaybackSpeed::Wait;
}

/// Shows one beat after the other: a Table with a moment, for as long as it takes to see what it says. When no beat is
/// left it shows the Table on which the match rests: a question, a computer that thinks, or the end. Nothing is shown
/// but by the signal show().
class MomentPlayback : public QObject {
    Q_OBJECT

public:
    /// The speed is asked for anew at each beat.
    explicit MomentPlayback(std::function<PlaybackSpeed()> speed, QObject* parent = nullptr);

    /// Waits for its turn; nothing is shown before rest() is called.
    void add(TableState beat);
    /// What is shown when no beat is left, instead of what was to be shown then before.
    void rest(TableState table);
    /// What is on show has been seen.
    void showNext();
    /// At once to where the match rests.
    void skip();
    /// The same, and what comes until somebody is asked is passed over as well.
    void hurry();
    /// Forgets all that was to be shown.
    void drop();

    void pause(bool paused);
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// Pauses, and shows one beat more; where there is none, more() asks for it.
    void step();
    /// Everything has been shown, and whoever looks is ready for more.
    [[nodiscard]] bool wantsMore() const;

    /// How long a beat is shown: by what it is, by how much there is to read, shorter where the person did it. Of one
    /// that waits, what moves in it takes so long.
    [[nodiscard]] static std::chrono::milliseconds timeFor(const TableState& beat, PlaybackSpeed speed);

signals:
    void show(const duelogue::TableState& table);
    /// wantsMore() has come true.
    void more();

private:
    std::function<PlaybackSpeed()> m_speed;
    std::deque<TableState> m_beats;
    std::optional<TableState> m_rest;
    QTimer m_timer;
    bool m_showing = false;  ///< a beat is on show
    bool m_paused = false;
    bool m_stepping = false;  ///< paused, but one beat more is wanted
    bool m_hurrying = false;

    void next();
    [[nodiscard]] bool showBeat();
    [[nodiscard]] bool waits(const TableState& beat) const;
    void showRest();
};

}  // namespace duelogue

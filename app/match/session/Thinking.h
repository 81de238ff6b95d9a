#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <stop_token>
#include <utility>
#include <vector>

#include "players/plain/ComputerPlayer.h"

namespace duelogue {

/// Lets computer players think in a worker thread. There is one thought at a time, whosever it is: beginning another
/// gives up the one that is under way and waits for its end, so no player is ever asked twice at once.
class Thinking : public QObject {
    Q_OBJECT

public:
    explicit Thinking(QObject* parent = nullptr);
    ~Thinking() override { stop(); }
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;

    /// Thinks about the question of the view. The player must live until the thought has come or was given up.
    void start(ComputerPlayer& player, const View& view);
    /// Tells players that it is over, each what it sees; a program among them may take its time to end.
    void tellEnd(std::vector<std::pair<ComputerPlayer*, View>> players);
    /// Gives it up; nothing comes of it.
    void stop();
    [[nodiscard]] bool isBusy() const { return m_busy; }

signals:
    void thought(const duelogue::Reply& reply);

private:
    QFutureWatcher<Reply> m_watcher;
    std::stop_source m_stop;
    bool m_busy = false;  ///< a reply is to come

    void finish();
};

}  // namespace duelogue

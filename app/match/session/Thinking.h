#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <stop_token>
#include <utility>
#include <vector>

#include "players/plain/ComputerPlayer.h"

namespace duelogue {

/// A worker thread in which computer players think, one at a time. Starting a new search cancels the current one and
/// waits for its end, so no player is asked twice at once.
class Thinking : public QObject {
    Q_OBJECT

public:
    explicit Thinking(QObject* parent = nullptr);
    ~Thinking() override { stop(); }
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;

    /// Lets the player choose a reply to the view's question. The player must live until thought() is emitted or the
    /// search is canceled.
    void start(ComputerPlayer& player, const View& view);
    /// Notifies each player of the end of the match, with that player's view. An external program may take time to
    /// quit.
    void tellEnd(std::vector<std::pair<ComputerPlayer*, View>> players);
    /// Cancels the search. No signal follows.
    void stop();
    [[nodiscard]] bool isBusy() const { return m_busy; }

signals:
    void thought(const duelogue::Reply& reply);

private:
    QFutureWatcher<Reply> m_watcher;
    std::stop_source m_stop;
    bool m_busy = false;  ///< a reply is expected

    void finish();
};

}  // namespace duelogue

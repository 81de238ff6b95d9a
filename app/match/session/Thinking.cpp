#include "app/match/session/Thinking.h"

#include <QtConcurrent>

namespace duelogue {

Thinking::Thinking(QObject* parent) : QObject(parent) {
    connect(&m_watcher, &QFutureWatcher<Reply>::finished, this, &Thinking::finish);
}

void Thinking::start(ComputerPlayer& player, const View& view) {
    stop();
    m_busy = true;
    m_stop = std::stop_source();
    m_watcher.setFuture(
        QtConcurrent::run([&player, view, stop = m_stop.get_token()] { return player.choose(view, stop); }));
}

void Thinking::tellEnd(std::vector<std::pair<ComputerPlayer*, View>> players) {
    stop();
    m_watcher.setFuture(QtConcurrent::run([players = std::move(players)] {
        for (const auto& [player, view] : players) player->ended(view);
        return Reply();
    }));
}

void Thinking::stop() {
    m_busy = false;
    m_stop.request_stop();
    m_watcher.waitForFinished();
    m_watcher.setFuture(QFuture<Reply>());
}

/// Ignores the late signal of a canceled search, which can arrive while the next search is running.
void Thinking::finish() {
    if (!m_busy || !m_watcher.future().isFinished()) return;
    m_busy = false;
    emit thought(m_watcher.result());
}

}  // namespace duelogue

#include "app/match/session/HintSearch.h"

#include <QtConcurrent>
#include <utility>

namespace duelogue {

namespace {

constexpr int progressInterval = 80;  // milliseconds

}  // namespace

HintSearch::HintSearch(QObject* parent) : QObject(parent) {
    m_timer.setInterval(progressInterval);
    connect(&m_timer, &QTimer::timeout, this, [this] { emit progressed(m_hints->progress()); });
    connect(&m_watcher, &QFutureWatcher<Result>::resultReadyAt, this, &HintSearch::hear);
}

void HintSearch::start(const View& view, std::chrono::milliseconds time, std::uint64_t seed, FigureReader figures) {
    stop();
    m_hints = std::make_shared<Hints>(view, Budget{0, time}, seed);
    m_stop = std::stop_source();
    m_watcher.setFuture(QtConcurrent::run(
        [hints = m_hints, figures = std::move(figures), stop = m_stop.get_token()](QPromise<Result>& promise) {
            promise.addResult(Result{hints->find(stop), {}});
            promise.addResult(Result{{}, hints->explain(figures, stop)});
        }));
    m_timer.start();
}

/// An iteration takes far less than a frame, so waiting for its end causes no visible delay.
void HintSearch::stop() {
    m_timer.stop();
    if (!m_hints) return;
    m_stop.request_stop();
    m_watcher.waitForFinished();
    m_watcher.setFuture(QFuture<Result>());
    m_hints.reset();
}

/// Ignores the late signal of a canceled search, which can arrive while the next search is running.
void HintSearch::hear(int result) {
    if (!m_hints || m_stop.stop_requested() || m_watcher.future().resultCount() <= result) return;
    const Result heard = m_watcher.resultAt(result);
    if (result == 0) {
        m_timer.stop();
        emit found(heard.hints);
    } else {
        m_hints.reset();
        emit explained(heard.differences);
    }
}

}  // namespace duelogue

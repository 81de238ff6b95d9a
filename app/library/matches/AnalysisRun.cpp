#include "app/library/matches/AnalysisRun.h"

#include <QtConcurrent>

namespace duelogue {

AnalysisRun::AnalysisRun(QObject* parent) : QObject(parent) {
    connect(&m_watcher, &QFutureWatcher<void>::finished, this, [this] {
        if (!m_busy || !m_watcher.future().isFinished()) return;
        m_busy = false;
        emit done();
    });
}

void AnalysisRun::start(const Game& game, const SavedMatch& match, int iterations) {
    stop();
    m_busy = true;
    m_progress = 0;
    m_stop = std::stop_source();
    const int number = ++m_number;
    const auto judged = [this, number](const ReplyEvaluation* evaluation, std::size_t done, std::size_t all) {
        std::optional<ReplyEvaluation> found;
        if (evaluation != nullptr) found = *evaluation;
        const int progress = static_cast<int>(100 * done / all);
        QMetaObject::invokeMethod(this, [this, number, found, progress] { hear(number, found, progress); });
    };
    m_watcher.setFuture(QtConcurrent::run([&game, match, iterations, stop = m_stop.get_token(), judged] {
        (void)analyze(game, match, iterations, stop, judged);
    }));
    emit progressed();
}

/// Waits for the worker. An iteration takes far less than a frame, so the wait is not noticeable.
void AnalysisRun::stop() {
    ++m_number;
    if (!m_busy) return;
    m_busy = false;
    m_stop.request_stop();
    m_watcher.waitForFinished();
}

void AnalysisRun::hear(int number, std::optional<ReplyEvaluation> evaluation, int progress) {
    if (number != m_number) return;
    m_progress = progress;
    if (evaluation) emit judged(*evaluation);
    emit progressed();
}

}  // namespace duelogue

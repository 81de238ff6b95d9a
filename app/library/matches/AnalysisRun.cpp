#include "app/library/matches/AnalysisRun.h"

#include <QThread>
#include <QtConcurrent>
#include <algorithm>

#include "app/match/saved/MatchArchive.h"

namespace duelogue {

namespace {

constexpr int whole = 100;  // percent

}  // namespace

AnalysisRun::AnalysisRun(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    connect(&m_watcher, &QFutureWatcher<void>::finished, this, [this] {
        if (m_busy && m_watcher.future().isFinished()) finish();
    });
}

void AnalysisRun::select(const Game& game, const SavedMatch& match) {
    const bool isSame =
        m_game != nullptr && m_match.identity.id == match.identity.id && m_match.replies == match.replies;
    if (isSame && m_busy) return;
    stop();
    m_game = &game;
    m_match = match;
    const auto archived = Analysis::of(analysisOf(match.identity.id));
    m_complete = archived.has_value();
    m_progress = m_complete ? whole : 0;
    m_analysis = archived.value_or(Analysis{});
    emit changed();
}

void AnalysisRun::start(int iterations) {
    stop();
    if (m_game == nullptr) return;
    m_busy = true;
    m_complete = false;
    m_progress = 0;
    m_analysis = {};
    m_analysis.iterations = iterations;
    m_stop = std::stop_source();
    const int number = ++m_number;
    const auto judged = [this, number](const ReplyEvaluation* evaluation, std::size_t done, std::size_t all) {
        std::optional<ReplyEvaluation> found;
        if (evaluation != nullptr) found = *evaluation;
        const int progress = static_cast<int>(whole * done / all);
        QMetaObject::invokeMethod(this, [this, number, found, progress] { hear(number, found, progress); });
    };
    m_watcher.setFuture(
        QtConcurrent::run(&m_pool, [&game = *m_game, match = m_match, iterations, stop = m_stop.get_token(), judged] {
            (void)analyze(game, match, iterations, stop, judged);
        }));
    emit changed();
}

/// Waits for the worker. An iteration takes far less than a frame, so the wait is not noticeable.
void AnalysisRun::stop() {
    ++m_number;
    if (!m_busy) return;
    m_busy = false;
    m_stop.request_stop();
    m_watcher.waitForFinished();
}

void AnalysisRun::hear(int number, const std::optional<ReplyEvaluation>& evaluation, int progress) {
    if (number != m_number) return;
    m_progress = progress;
    if (evaluation) m_analysis.evaluations.push_back(*evaluation);
    emit changed();
}

void AnalysisRun::finish() {
    m_busy = false;
    m_complete = true;
    m_progress = whole;
    (void)keepAnalysis(m_match.identity.id, m_analysis.json());
    emit changed();
}

QString AnalysisRun::mistakesInWords() const {
    const bool isPartial = !m_complete && (m_busy || m_progress > 0);
    if (!m_complete && !isPartial) return tr("Mistakes: not analyzed");
    QStringList seats;
    for (std::size_t seat = 0; seat < m_match.config.seats.size(); ++seat) {
        const auto isMistake = [&](const ReplyEvaluation& each) { return each.mistake && each.player.value == seat; };
        const auto count = std::ranges::count_if(m_analysis.evaluations, isMistake);
        seats << QStringLiteral("%1 %2").arg(m_match.config.seats[seat].called()).arg(count);
    }
    const QString counts = seats.join(tr(", "));
    if (!isPartial) return tr("Mistakes: %1").arg(counts);
    return m_busy ? tr("Mistakes so far: %1 (analyzing, %2%)").arg(counts).arg(m_progress)
                  : tr("Mistakes so far: %1 (analysis stopped at %2%)").arg(counts).arg(m_progress);
}

}  // namespace duelogue

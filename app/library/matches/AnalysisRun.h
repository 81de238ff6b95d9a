#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <stop_token>

#include "app/library/matches/Analysis.h"

namespace duelogue {

/// Analyzes a match in a worker thread, one match at a time.
class AnalysisRun : public QObject {
    Q_OBJECT

public:
    explicit AnalysisRun(QObject* parent = nullptr);
    ~AnalysisRun() override { stop(); }
    AnalysisRun(const AnalysisRun&) = delete;
    AnalysisRun& operator=(const AnalysisRun&) = delete;

    void start(const Game& game, const SavedMatch& match, int iterations);
    /// Stops the analysis. No signal follows.
    void stop();
    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// Returns the progress in percent.
    [[nodiscard]] int progress() const { return m_progress; }

signals:
    void progressed();
    void judged(const duelogue::ReplyEvaluation& evaluation);
    void done();

private:
    QFutureWatcher<void> m_watcher;
    std::stop_source m_stop;
    bool m_busy = false;
    int m_progress = 0;
    int m_number = 0;  ///< number of the run, which identifies late messages of earlier runs

    void hear(int number, std::optional<ReplyEvaluation> evaluation, int progress);
};

}  // namespace duelogue

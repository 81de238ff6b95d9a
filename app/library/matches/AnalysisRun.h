#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <stop_token>
#include <vector>

#include "app/library/matches/Analysis.h"

namespace duelogue {

/// The analysis of one match: read from the archive, or made in a worker thread and then archived. The result screen
/// and the replay of a match share it.
class AnalysisRun : public QObject {
    Q_OBJECT

public:
    explicit AnalysisRun(QObject* parent = nullptr);
    ~AnalysisRun() override { stop(); }
    AnalysisRun(const AnalysisRun&) = delete;
    AnalysisRun& operator=(const AnalysisRun&) = delete;

    /// Selects a match and reads its archived analysis. A running analysis of the same match continues.
    void select(const Game& game, const SavedMatch& match);
    /// Starts the analysis of the selected match from its beginning.
    void start(int iterations);
    /// Stops the analysis and keeps its results so far, but not in the archive. No signal follows.
    void stop();

    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// Returns true if every decision has been judged.
    [[nodiscard]] bool isComplete() const { return m_complete; }
    /// Returns the judged part of the decisions, in percent.
    [[nodiscard]] int progress() const { return m_progress; }
    [[nodiscard]] const Analysis& analysis() const { return m_analysis; }
    /// Returns the names of all seats with their mistakes so far: "Mistakes: Anna 2, Ben 0". Says so if the match is
    /// not analyzed, or only in part.
    [[nodiscard]] QString mistakesInWords() const;

signals:
    /// Emitted after each judged decision, and at the end.
    void changed();

private:
    QThreadPool m_pool;  ///< a thread of its own with low priority, so that nothing waits for a long analysis
    QFutureWatcher<void> m_watcher;
    std::stop_source m_stop;
    const Game* m_game = nullptr;
    SavedMatch m_match;
    Analysis m_analysis;
    bool m_busy = false;
    bool m_complete = false;
    int m_progress = 0;
    int m_number = 0;  ///< number of the run, which identifies late messages of earlier runs

    void hear(int number, const std::optional<ReplyEvaluation>& evaluation, int progress);
    void finish();
};

}  // namespace duelogue

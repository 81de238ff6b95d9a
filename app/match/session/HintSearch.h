#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>
#include <memory>
#include <stop_token>
#include <vector>

#include "players/search/Hints.h"

namespace duelogue {

/// A search for hints in a worker thread, for one question at a time.
class HintSearch : public QObject {
    Q_OBJECT

public:
    explicit HintSearch(QObject* parent = nullptr);
    ~HintSearch() override { stop(); }
    HintSearch(const HintSearch&) = delete;
    HintSearch& operator=(const HintSearch&) = delete;

    /// Starts a search on the view's question for `time` and stops any earlier search. Equal seeds sample equal worlds.
    /// The figures are read in the worker thread.
    void start(const View& view, std::chrono::milliseconds time, std::uint64_t seed, FigureReader figures);
    /// Cancels the search. No signal follows.
    void stop();

signals:
    /// Reports the elapsed part of the time, in percent.
    void progressed(int percent);
    void found(const std::vector<duelogue::Hint>& hints);
    /// Reports, soon after found(), how the figures differ after the two best hints (Hints::explain()).
    void explained(const std::vector<duelogue::Estimate>& differences);

private:
    /// A result of the worker: first the hints, then the differences between the best two.
    struct Result {
        std::vector<Hint> hints;
        std::vector<Estimate> differences;
    };

    std::shared_ptr<Hints> m_hints;
    QFutureWatcher<Result> m_watcher;
    std::stop_source m_stop;
    QTimer m_timer;

    void hear(int result);
};

}  // namespace duelogue

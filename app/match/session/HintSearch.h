#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>
#include <memory>
#include <stop_token>
#include <vector>

#include "players/search/Hints.h"

namespace duelogue {

/// Looks for hints in a worker thread, one question at a time.
class HintSearch : public QObject {
    Q_OBJECT

public:
    explicit HintSearch(QObject* parent = nullptr);
    ~HintSearch() override { stop(); }
    HintSearch(const HintSearch&) = delete;
    HintSearch& operator=(const HintSearch&) = delete;

    /// Thinks about the question of the view, for `time`; the same seed gives the same worlds to think in.
    void start(const View& view, std::chrono::milliseconds time, std::uint64_t seed);
    /// Gives it up; nothing more comes from it.
    void stop();

signals:
    /// How much of the time is over, in percent.
    void progressed(int percent);
    void found(const std::vector<duelogue::Hint>& hints);

private:
    std::shared_ptr<Hints> m_hints;
    QFutureWatcher<std::vector<Hint>> m_watcher;
    std::stop_source m_stop;
    QTimer m_timer;

    void finish();
};

}  // namespace duelogue

#pragma once

#include "app/games/presenter/TableState.h"

#include <QElapsedTimer>
#include <chrono>
#include <vector>

namespace duelogue {

/// Decides which answers are accepted: one for each table. A new question ignores answers for a while, because they
/// were meant for the previous one.
class AnswerGuard {
public:
    /// Sets how long a new question ignores answers. The default is zero.
    void setDelay(std::chrono::milliseconds delay) { m_delay = delay; }
    /// Reports that `now` is shown instead of `before`.
    void show(const TableState& now, const TableState& before);
    /// Reports that an answer is sent. All further ones are ignored until the next table.
    void send() { m_isSent = true; }
    [[nodiscard]] bool isSent() const { return m_isSent; }
    /// Returns true while a new question ignores answers.
    [[nodiscard]] bool isNew() const { return m_sinceNew.isValid() && m_sinceNew.elapsed() < m_delay.count(); }
    /// Returns true if this answer to the question can be given now. An answer that meant the same a moment ago, such
    /// as one more of several, is accepted at once.
    [[nodiscard]] bool accepts(const TableQuestion& question, const TableAnswer& answer) const;

private:
    [[nodiscard]] bool wasThere(const TableQuestion& question, const TableAnswer& answer) const;

    std::chrono::milliseconds m_delay{0};
    std::vector<TableAnswer> m_before;  ///< the answers to the same question a moment ago
    QElapsedTimer m_sinceNew;           ///< since the last new question
    bool m_isSent = false;
};

}  // namespace duelogue

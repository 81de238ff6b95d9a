#include "app/match/rows/AnswerRows.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/shell/language/Tr.h"

namespace duelogue {

namespace {

/// The digit keys of buttons: a fixed one, or the next one that no button has.
class Digits {
public:
    explicit Digits(const TableQuestion& question) {
        for (const TableAnswer& answer : question.answers) {
            if (answer.card < 0 && answer.digit > 0) m_isFixed[std::size_t(answer.digit)] = true;
        }
    }
    /// Returns the digit of the next button; 0 stands for a button without one.
    [[nodiscard]] int next(const TableAnswer& answer) {
        if (answer.digit >= 0) return answer.digit;
        while (m_next <= most && m_isFixed[std::size_t(m_next)]) ++m_next;
        return m_next <= most ? m_next++ : 0;
    }

private:
    static constexpr int most = 9;
    std::array<bool, most + 1> m_isFixed{};
    int m_next = 1;
};

}  // namespace

std::vector<RowModel::Row> answerRows(const TableState& table, const TableGestures& gestures) {
    std::vector<RowModel::Row> rows;
    Digits digits(table.question);
    for (const TableAnswer& answer : table.question.answers) {
        if (answer.card >= 0) continue;
        // While a card waits for its target, no button is the default: the person does not mean to give up.
        const bool usual = answer.isDefault && gestures.aimed < 0;
        const AnswerRow row{
            .answer = answer.index,
            .label = answer.label,
            .isDefault = gestures.number >= 0 ? answer.number == gestures.number : usual,
            .isCancel = answer.isCancel,
            .number = answer.number,
            .digit = digits.next(answer),
            .hinted = answer.index == gestures.hint.answer,
            .preview = QStringList(answer.preview.begin(), answer.preview.end()).join(u'\n'),
        };
        rows.push_back(rowOf(answer.index, row));
    }
    return rows;
}

namespace {

int percent(double part) { return int(std::lround(100 * part)); }

DUELOGUE_TR(Hints)

HintRow hintRow(const TableHint& hint) {
    HintRow row{
        .answer = hint.answer, .words = hint.words, .asGood = hint.asGood, .line = hint.line, .spoken = hint.words};
    if (hint.asGood) {
        row.loss = tr("as good");
    } else if (percent(hint.loss) > 0) {
        row.loss = tr("−%1").arg(percent(hint.loss));
    }
    if (hint.chance >= 0) {
        const int margin = std::max(1, percent(hint.margin));
        row.share = hint.chance;
        row.chance = tr("%1%").arg(percent(hint.chance));
        row.margin = tr("±%1").arg(margin);
        row.spoken += tr(", %1% win chance, ±%2").arg(percent(hint.chance)).arg(margin);
        if (hint.asGood) row.spoken += tr(", as good as the best reply");
    }
    if (!hint.line.isEmpty()) row.spoken += QStringLiteral(". ") + hint.line;
    return row;
}

}  // namespace

std::vector<RowModel::Row> hintRows(const TableHints& hints) {
    std::vector<RowModel::Row> rows;
    for (const TableHint& hint : hints.hints) rows.push_back(rowOf(int(rows.size()), hintRow(hint)));
    return rows;
}

}  // namespace duelogue

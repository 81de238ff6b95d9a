#include "app/match/table/QuestionModel.h"

#include "app/match/rows/StoryRows.h"
#include "app/shell/paint/FaceStore.h"

#include <algorithm>

namespace duelogue {

QuestionModel::QuestionModel(ShownTable& shown) : m_shown(shown), m_reasons(roleNames<FrameRow>()) {}

void QuestionModel::begin() {
    const TableFace& source = question().source;
    m_sourceKey = source.name.isEmpty() ? QString() : FaceStore::instance().keyOf(source);
    m_typed = -1;
    m_answers.setRows(answerRows(m_shown.state, m_shown.gestures));
    m_step = stepping() ? 0 : -1;
    for (int row = 0; row < m_answers.count(); ++row) {
        if (m_answers.value(row, "isDefault").toBool()) m_step = row;
    }
    chooseNumber();
    m_reasons.setRows(frameRows(m_shown.state));
}

void QuestionModel::arrange() { m_picks.setRows(pickRows(m_shown.state, m_shown.layout, m_shown.gestures)); }

void QuestionModel::refresh() {
    arrange();
    m_answers.setRows(answerRows(m_shown.state, m_shown.gestures));
    emit numberChanged();
}

bool QuestionModel::stepping() const {
    constexpr int buttonsAtMost = 7;
    return asksForNumber() && m_answers.count() > buttonsAtMost;
}

const TableAnswer* QuestionModel::find(int index) const {
    const auto& list = index < TableAnswer::firstMemory ? question().answers : question().memories;
    const auto found = std::ranges::find(list, index, &TableAnswer::index);
    return found == list.end() ? nullptr : &*found;
}

bool QuestionModel::canRemember() const {
    return std::ranges::any_of(question().memories, [](const TableAnswer& each) { return each.card < 0; });
}

int QuestionModel::answerAt(int button) const {
    return button < 0 || button >= m_answers.count() ? -1 : m_answers.rows()[std::size_t(button)].id;
}

int QuestionModel::buttonOfDigit(int digit) const {
    for (int row = 0; digit > 0 && row < m_answers.count(); ++row) {
        if (m_answers.value(row, "digit").toInt() == digit) return row;
    }
    return -1;
}

void QuestionModel::chooseNumber() {
    const bool chosen = asksForNumber() && m_step >= 0;
    m_shown.gestures.number = chosen ? m_answers.value(m_step, "number").toInt() : -1;
}

void QuestionModel::stepBy(int steps) { setStep(std::clamp(m_step + steps, 0, std::max(0, m_answers.count() - 1))); }

void QuestionModel::setStep(int row) {
    if (row == m_step) return;
    m_step = row;
    chooseNumber();
    emit numberChosen();
}

int QuestionModel::rowOfNumber(int number) const {
    for (int row = 0; row < m_answers.count(); ++row) {
        if (m_answers.value(row, "number").toInt() == number) return row;
    }
    return -1;
}

bool QuestionModel::typeDigit(int digit) {
    constexpr qint64 moment = 1500;  // milliseconds between the digits of one number
    const bool goesOn = m_typed > 0 && m_sinceTyped.isValid() && m_sinceTyped.elapsed() < moment;
    int number = goesOn ? m_typed * 10 + digit : digit;
    if (rowOfNumber(number) < 0) number = digit;
    m_typed = number;
    m_sinceTyped.start();
    const int row = rowOfNumber(number);
    if (row >= 0) setStep(row);
    return row >= 0;
}

}  // namespace duelogue

#include "app/match/table/AnswerGuard.h"

#include <algorithm>

namespace duelogue {

namespace {

bool asksTheSame(const TableQuestion& a, const TableQuestion& b) {
    return a.ask == b.ask && a.title == b.title && a.sentence == b.sentence;
}

/// Returns true if both tables ask the same of the person.
bool demandsTheSame(const TableState& a, const TableState& b) {
    return a.question == b.question && a.curtain == b.curtain && a.result == b.result;
}

/// Returns the position of the answer among the buttons, or -1 if it belongs to a card or seat.
int buttonOf(const std::vector<TableAnswer>& answers, const TableAnswer& answer) {
    if (answer.card >= 0 || answer.seat >= 0) return -1;
    const auto isBefore = [](const TableAnswer& each) { return each.card < 0; };
    return int(std::count_if(answers.data(), &answer, isBefore));
}

/// Returns true if both answers are the same gesture at the same place.
bool meansTheSame(const TableAnswer& a, const TableAnswer& b) {
    return a.label == b.label && a.card == b.card && a.seat == b.seat && a.onto == b.onto && a.ontoSeat == b.ontoSeat &&
           a.isDefault == b.isDefault && a.isCancel == b.isCancel;
}

}  // namespace

void AnswerGuard::show(const TableState& now, const TableState& before) {
    m_isSent = false;
    if (demandsTheSame(now, before)) return;
    m_before = asksTheSame(now.question, before.question) ? before.question.answers : std::vector<TableAnswer>{};
    m_sinceNew.start();
}

bool AnswerGuard::accepts(const TableQuestion& question, const TableAnswer& answer) const {
    return !m_isSent && (!isNew() || wasThere(question, answer));
}

bool AnswerGuard::wasThere(const TableQuestion& question, const TableAnswer& answer) const {
    const int button = buttonOf(question.answers, answer);
    return std::ranges::any_of(m_before, [&](const TableAnswer& before) {
        return meansTheSame(before, answer) && buttonOf(m_before, before) == button;
    });
}

}  // namespace duelogue

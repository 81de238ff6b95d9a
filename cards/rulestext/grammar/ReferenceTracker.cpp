#include "cards/rulestext/grammar/ReferenceTracker.h"

#include "cards/data/Disjunction.h"

namespace duelogue {

ExpressionId ReferenceTracker::sourceOf(ExpressionId cards) const {
    for (std::size_t i = m_spoken.choices.size(); i-- > 0;) {
        while (is(cards, Term::Among)) cards = at(cards).left;
        if (!is(cards, Term::Chosen) && !is(cards, Term::NotChosen)) return cards;
        // An Order takes all cards, so "the rest" belongs to the choice before.
        if (is(cards, Term::NotChosen) && pool()[m_spoken.choices[i]].op == Op::Order) continue;
        cards = pool()[m_spoken.choices[i]].cards;
    }
    while (is(cards, Term::Among)) cards = at(cards).left;
    return cards;
}

std::uint8_t ReferenceTracker::zoneOf(ExpressionId cards) const {
    const Expression& expression = at(sourceOf(cards));
    const auto zoneOfFilter = [&](FilterId filter) {
        const std::uint8_t zone = filter ? pool()[filter].zone : std::uint8_t{0xff};
        return zone < words().zones.size() ? zone : words().inPlay;
    };
    switch (expression.term) {
        case Term::Filtered:
            return zoneOfFilter(expression.filter);
        case Term::Top:
            return expression.index;
        case Term::Target:
        case Term::EveryTarget:
            return zoneOfFilter(targetCards(expression.index));
        case Term::This: {
            if (topic().ability.kind != AbilityKind::Triggered) return words().inPlay;
            const Pattern& pattern = pool()[topic().ability.pattern];
            return pattern.self && pattern.to != 0xff ? pattern.to : words().inPlay;
        }
        default:
            return words().inPlay;
    }
}

const Filter* ReferenceTracker::filterOf(ExpressionId card) const {
    const bool choice = (is(card, Term::Chosen) || is(card, Term::NotChosen)) && !m_spoken.choices.empty();
    const ExpressionId candidates = choice ? pool()[m_spoken.choices.back()].cards : card;
    const Expression& expression = at(is(candidates, Term::Chosen) ? sourceOf(card) : candidates);
    FilterId known = expression.filter;
    switch (expression.term) {
        case Term::Target:
        case Term::EveryTarget:
            if (expression.index < targets().size()) known = targetCards(expression.index);
            break;
        case Term::EachCard:
            return m_spoken.each && m_spoken.each != card ? filterOf(m_spoken.each) : nullptr;
        case Term::EventCard:
            if (topic().ability.pattern) known = pool()[topic().ability.pattern].subject;
            break;
        case Term::EventSource:
            if (topic().ability.pattern) known = pool()[topic().ability.pattern].source;
            break;
        case Term::HostOf: {
            const TargetSpec* target = is(expression.left, Term::This) ? ownTarget() : nullptr;
            if (target != nullptr) known = target->cards;
            break;
        }
        default:
            break;
    }
    return known ? &pool()[known] : nullptr;
}

Traits ReferenceTracker::traitsOf(ExpressionId cards) const {
    if (is(cards, Term::This)) return definition().traits;
    if (is(cards, Term::PlaceOf)) return Traits{1} << words().place;
    if (is(cards, Term::Named)) return words().names[at(cards).index].traits;
    const Filter* filter = filterOf(cards);
    if (filter == nullptr) return 0;
    Traits traits = 0;
    for (const Filter& each : alternativesOf(pool(), *filter)) traits |= each.all | each.any;
    return traits;
}

bool ReferenceTracker::isPlace(ExpressionId card) const {
    if (words().place == 0xff) return false;
    // A card without a target lies directly at a place.
    if (is(card, Term::HostOf) && is(at(card).left, Term::This) && ownTarget() == nullptr) return true;
    return isPlace(traitsOf(card));
}

bool ReferenceTracker::isPlural(const Instruction& choice) const {
    // An Order always has several cards.
    if (choice.op == Op::Order) return true;
    const bool fixed = is(choice.amount, Term::Number) && is(choice.second, Term::Number);
    return !fixed || at(choice.second).number != 1;
}

}  // namespace duelogue

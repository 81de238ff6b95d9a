#include "cards/rulestext/ChosenCards.h"

#include <optional>

#include "cards/rulestext/grammar/English.h"

namespace duelogue {

Noun ChosenCards::cards(const Instruction& choose, bool placeless) {
    const bool plural = isPlural(choose);
    const bool last = !m_spoken.choices.empty() && &pool()[m_spoken.choices.back()] == &choose;
    std::optional<ChoiceBefore> before;
    if (last) before.emplace(m_spoken);
    return {text(choose, placeless), plural, false};
}

/// Returns true if the choice is "a card". This includes "up to one" hidden card, because other players cannot see
/// whether there is one.
bool ChosenCards::isOne(const Instruction& choose) const {
    if (isPlural(choose)) return false;
    const Expression& what = at(choose.cards);
    return m_spoken.isOffered || at(choose.amount).number == 1 ||
           (what.term == Term::Filtered && zoneWordOf(pool()[what.filter]).seen == ZoneWord::Seen::ByNobody);
}

/// Returns the number of cards: "two", "up to three", "one or two", "any number of".
std::string ChosenCards::range(const Instruction& choose) {
    const Expression& least = at(choose.amount);
    const Expression& most = at(choose.second);
    if (most.term == Term::Count) return "any number of";
    if (least.term != Term::Number || most.term != Term::Number) return m_mentions.amount(choose.second);
    if (least.number == most.number) return number(most.number);
    if (least.number == 0) return "up to " + number(most.number);
    const bool neighbors = least.number + 1 == most.number;
    return number(least.number) + (neighbors ? " or " : " to ") + number(most.number);
}

/// Returns true if the number is an expression that must be computed.
bool ChosenCards::isReckoned(const Instruction& choose) const {
    switch (at(choose.second).term) {
        case Term::Number:
        case Term::X:
        case Term::ThatMuch:
            return false;
        case Term::Count:
            return is(choose.amount, Term::Count);
        default:
            return true;
    }
}

/// Returns true for "the unit with the lowest power". Games with places use "a", because they rarely name all cards.
bool ChosenCards::isExtremeOne(const Expression& cards) const {
    return words().place == 0xff && cards.term == Term::Filtered && m_descriptions.isExtreme(pool()[cards.filter]);
}

std::string ChosenCards::text(const Instruction& choose, bool placeless) {
    const Expression& what = at(choose.cards);
    // Each of several moved cards has a place of its own: "other hills".
    const bool isSpread = m_spoken.eachNoun && m_spoken.eachNoun->plural && isPlace(choose.cards);
    const bool one = isOne(choose) && !isSpread;
    const bool plural = isPlural(choose) || isSpread;
    const bool described = what.term == Term::Filtered || what.term == Term::Among;
    // "a random card in your hand", but "discard a card at random".
    const bool random = choose.picking == Picking::AtRandom && what.term == Term::Filtered && !placeless &&
                        !zoneWordOf(pool()[what.filter]).shared;
    if (one && isExtremeOne(what)) {
        const std::string tied = !choose.player || is(choose.player, Term::You) ? " (your choice if tied)" : "";
        return "the " + m_descriptions.describe(pool()[what.filter], {.placeless = placeless}) + tied;
    }
    const bool again = what.term == Term::Chosen || what.term == Term::NotChosen;
    const auto noun = [&] {
        if (what.term == Term::Among) return m_descriptions.amongText(what, {.plural = plural, .one = one});
        if (described)
            return m_descriptions.describe(pool()[what.filter],
                                           {.plural = plural, .placeless = placeless, .one = one, .random = random});
        return again ? "them" : m_mentions.cards(choose.cards, Style::All).text;
    };
    const std::string chance = choose.picking == Picking::AtRandom && !random ? " at random" : "";
    if (isSpread) return noun();
    if (is(choose.second, Term::Counters) && what.term == Term::Filtered) {
        const Expression& counted = at(choose.second);
        const std::string each =
            m_descriptions.describe(pool()[what.filter], {.placeless = placeless, .article = true});
        return each + chance + " for each " + words().counters[counted.index].text + " on " +
               m_mentions.cards(counted.left, Style::All).text;
    }
    if (isReckoned(choose))
        return inOrder({"a number of ", noun(), " equal to ", m_mentions.amount(choose.second), chance});
    if (one) return (described ? noun() : number(1) + " of " + noun()) + chance;
    return inOrder({range(choose), described ? " " : " of ", noun(), chance});
}

}  // namespace duelogue

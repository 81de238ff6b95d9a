#include "cards/parser/check/CardTypeChecker.h"

#include <string>

#include "cards/data/Disjunction.h"

namespace duelogue {

bool CardTypeChecker::passes(const Definition& card) const {
    const auto is = [&](bool TraitWord::*so) { return firstThat(words(), card.traits, so) != nullptr; };
    return is(&TraitWord::passes) && !is(&TraitWord::staysInPlay) && !is(&TraitWord::clings);
}

void CardTypeChecker::checkCost(const Definition& card) const {
    const TraitWord* const fixed = firstThat(words(), card.traits, &TraitWord::fixed);
    if (card.cost.x == 0 || fixed == nullptr) return;
    state().fail(misplaced("X", "no X is chosen for \"" + fixed->word + '"'));
}

void CardTypeChecker::checkHost(const Definition& card, const Ability& played) const {
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& word = words().traits[i];
        if (!word.clings || ((card.traits >> i) & 1U) == 0) continue;
        const auto targets = pool().targetsOf(played);
        if (!targets.empty() && isHost(word, targets.front())) continue;
        std::string wanted = "one";
        for (std::size_t f = 0; f < words().flags.size(); ++f) {
            if (((word.hostsLack >> f) & 1U) != 0) wanted += " \"" + words().flags[f].opposite + '"';
        }
        wanted += word.hosts == 0 ? " card" : ' ' + oneOf(words(), word.hosts);
        state().failIn(played.line, "the first target must be " + wanted + " in \"" +
                                        words().zones[words().inPlay].word + "\": \"" + word.word + "\" is put on it");
    }
}

bool CardTypeChecker::isHost(const TraitWord& word, const TargetSpec& target) const {
    if (!target.cards || target.players || target.least != 1 || target.most != 1) return false;
    const Filter& filter = pool()[target.cards];
    const bool inPlay = filter.zone == 0xff || filter.zone == words().inPlay || filter.zone == Filter::anyZone;
    return inPlay && !anyAlternative(pool(), filter, [&word](const Filter& each) {
               const bool isSuch = word.hosts == 0 || (each.all & word.hosts) != 0;
               return !isSuch || (each.notFlags & word.hostsLack) != word.hostsLack;
           });
}

void CardTypeChecker::checkZone(const Definition& card, const Ability& ability) const {
    checkHeard(ability);
    const std::uint8_t zone = ability.zone == 0xff ? words().inPlay : ability.zone;
    const ZoneWord& where = words().zones[zone];
    if (ability.cost.flags != 0 && !where.shared) {
        return state().failIn(
            ability.line, "this price changes a state of the card, but cards in \"" + where.word + "\" have no states");
    }
    if (ability.kind == AbilityKind::Activated && where.seen == ZoneWord::Seen::ByNobody) {
        return state().failIn(
            ability.line, "an ability with \"pay\" can't work in \"" + where.word + "\": nobody sees the cards there");
    }
    const bool waits = firstThat(words(), card.traits, &TraitWord::waits) != nullptr;
    const bool isUsed = ability.kind == AbilityKind::Triggered && waits;
    const bool isGone = zone == words().inPlay && state().own.passes && !isUsed;
    if (!isGone && (card.traits & where.never) == 0) return;
    state().failIn(ability.line, "this ability can't work in \"" + where.word +
                                     "\": a card of this type does not stay there. Add \"where\" with another zone");
}

/// Reports a trigger on a move of its own card that works in a zone where the card is not after the event.
void CardTypeChecker::checkHeard(const Ability& ability) const {
    if (ability.kind != AbilityKind::Triggered || !ability.pattern) return;
    const Pattern& said = pool()[ability.pattern];
    const std::uint8_t zone = ability.zone == 0xff ? words().inPlay : ability.zone;
    if (!said.self || said.to == 0xff || zone == said.to || zone == said.from) return;
    state().failIn(ability.line, "this ability can't work in \"" + words().zones[zone].word +
                                     "\": the card is not there after this event");
}

}  // namespace duelogue

#include "cards/parser/check/SecrecyChecker.h"

#include <algorithm>

#include "cards/data/Disjunction.h"

namespace duelogue {

void SecrecyChecker::checkTraitsOf(ExpressionId cards) const {
    if (state().isOpen && areHidden(cards)) report(cards, zoneOf(cards));
}

void SecrecyChecker::checkDescription(const Filter& said, ExpressionId whole) const {
    const bool isSecret = anyAlternative(
        pool(), said, [this](const Filter& each) { return asksForTraits(each) && isHidden(each.zone, each.players); });
    if (state().isOpen && isSecret) report(whole, said.zone);
}

bool SecrecyChecker::asksForTraits(const Filter& filter) {
    return filter.either || filter.all != 0 || filter.any != 0 || filter.none != 0 || filter.tags[0] ||
           filter.comparison != Comparison::None || filter.namedLike || filter.name || filter.family;
}

void SecrecyChecker::checkStatement(const Instruction& said, const ZoneWord& zone) const {
    if (zone.seen == ZoneWord::Seen::ByAll || said.verb >= words().verbs.size()) return;
    const auto is = [this](ExpressionId id, Term term) { return !id || pool()[id].term == term; };
    const auto isOwn = [&](const Parameter& parameter) {
        if (parameter.slot == Slot::Cards) return is(said.cards, Term::This);
        if (parameter.slot == Slot::Subject) return is(said.subject, Term::This);
        const bool isPlayer = parameter.slot == Slot::Player;
        return !isPlayer || (zone.seen == ZoneWord::Seen::ByOwner && is(said.player, Term::You));
    };
    const VerbWord& word = words().verbs[said.verb];
    if (std::ranges::all_of(word.parameters, isOwn)) return;
    state().fail('"' + word.word + "\" can only be about this card here: not everybody sees the cards in \"" +
                 zone.word + '"');
}

bool SecrecyChecker::isHidden(std::uint8_t zone, ExpressionId players) const {
    if (zone >= words().zones.size() || words().zones[zone].seen == ZoneWord::Seen::ByAll) return false;
    const bool own = players && pool()[players].term == Term::You;
    return !own || words().zones[zone].seen == ZoneWord::Seen::ByNobody;
}

bool SecrecyChecker::areHidden(ExpressionId cards) const {
    if (!cards) return false;
    const Expression& said = pool()[cards];
    switch (said.term) {
        case Term::Among:
            return areHidden(said.left);
        case Term::Filtered:
            return anyAlternative(pool(), pool()[said.filter],
                                  [&](const Filter& each) { return isHidden(zoneOf(cards), each.players); });
        case Term::Top:
            return isHidden(said.index, said.left);
        default:
            return false;
    }
}

void SecrecyChecker::report(ExpressionId said, std::uint8_t zone) const {
    state().failAt(said, "not everybody sees the cards in \"" + words().zones[zone].word +
                             "\": only their number can be used here");
}

}  // namespace duelogue

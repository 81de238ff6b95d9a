#include "match/effects/ChoicePurpose.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/Costs.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

/// Returns the instruction that asks, or nullptr if the rules ask.
const Instruction* askingIn(const ReadableMatch& match, const Communication& selection) {
    if (selection.instruction == 0xffff) return nullptr;
    const Instruction& asking = match.pool()[InstructionId(selection.instruction)];
    return asking.op == Op::Choose || asking.op == Op::Order ? &asking : nullptr;
}

/// Returns the instruction that takes the chosen cards, or nullptr. The shuffle after a search is skipped.
const Instruction* takerIn(const ReadableMatch& match, const Communication& selection) {
    const CardPool& pool = match.pool();
    const auto isShuffle = [&pool](InstructionId id) {
        return pool[id].op == Op::Do && pool[id].verb == static_cast<std::uint8_t>(CoreVerb::Shuffle);
    };
    const Instruction* before = askingIn(match, selection);
    while (before != nullptr && before->next && isShuffle(before->next)) before = &pool[before->next];
    return before != nullptr ? chosenFor(pool, *before) : nullptr;
}

/// Returns true if a verb takes cards away from the player who chooses them.
bool isLoss(const Rulebook& rules, const Instruction& taker) {
    return rules.vocabulary().verbs[taker.verb].chosenFrom != 0xff;
}

/// Returns true if the cards are named by their places on top of a pile.
bool isTopOfPile(const CardPool& pool, ExpressionId cards) {
    const Expression& from = pool[cards];
    return from.term == Term::Top || (from.term == Term::Among && isTopOfPile(pool, from.left));
}

/// Returns true if the instruction puts the cards onto a pile, where their order matters.
bool goesOnPile(const ReadableMatch& match, const Instruction& taker) {
    const auto& zones = match.rulebook().vocabulary().zones;
    return taker.zone < zones.size() && zones[taker.zone].ordered;
}

bool isInHiddenPile(const ReadableMatch& match, Subject subject) {
    if (!subject.isCard()) return false;
    const ZoneWord& zone = match.rulebook().vocabulary().zones[match.state().card(subject.card()).zone];
    return zone.ordered && zone.seen == ZoneWord::Seen::ByNobody;
}

}  // namespace

Purpose purposeOf(const ReadableMatch& match, const Communication& selection) {
    const auto& body = selection.as<Selection>();
    if (body.purpose != Purpose::Effect) return body.purpose;
    if (selection.is<Order>()) return Purpose::Arrange;
    const Instruction* const asking = askingIn(match, selection);
    const Instruction* const taker = takerIn(match, selection);
    if (asking != nullptr && isTopOfPile(match.pool(), asking->cards))
        return taker == nullptr || goesOnPile(match, *taker) ? Purpose::Arrange : Purpose::Effect;
    if (taker != nullptr && isLoss(match.rulebook(), *taker)) return Purpose::GiveUp;
    const auto candidates = match.list(selection);
    const auto isHidden = [&](Subject each) { return isInHiddenPile(match, each); };
    return !candidates.empty() && std::ranges::all_of(candidates, isHidden) ? Purpose::Search : Purpose::Effect;
}

KindId verbForChosen(const ReadableMatch& match, const Communication& selection) {
    const Instruction* const taker = takerIn(match, selection);
    return taker != nullptr ? KindId(taker->verb) : KindId{};
}

}  // namespace duelogue

#include "match/tribute/Using.h"

#include <algorithm>
#include <bit>

#include "cards/data/CardPool.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/tribute/Field.h"
#include "match/tribute/Outlook.h"
#include "match/tribute/Tribute.h"
#include "match/tribute/UseChecks.h"
#include "match/tribute/VerbHandlers.h"
#include "match/tribute/text/Refusals.h"

namespace duelogue::tribute {

namespace {

Way wayOf(const CardPool& pool, const Definition& card, AbilityId number) {
    Way way;
    way.ability = number;
    way.speed = speedOf(card, number ? &pool[number] : nullptr);
    if (!number) return way;
    const Ability& ability = pool[number];
    way.waits = ability.kind == AbilityKind::Triggered;
    const Needs needs = needsOf(pool, ability.body);
    way.summonsAgain = needs.summon;
    way.brings = needs.room;
    return way;
}

}  // namespace

Uses findUses(const CardPool& pool, const Definition& card) {
    Uses uses;
    bool isBare = !isMonster(card);
    for (std::uint16_t i = 0; i < card.abilityCount; ++i) {
        const AbilityId number(static_cast<std::uint16_t>(card.firstAbility + i));
        const Ability& ability = pool[number];
        const bool ofUse = isOfUse(card, ability);
        if (ofUse || ability.kind == AbilityKind::Activated) uses.ways.push_back(wayOf(pool, card, number));
        isBare = isBare && !ofUse;
    }
    if (isBare) uses.ways.push_back(wayOf(pool, card, AbilityId{}));
    for (const Way& way : uses.ways) uses.speed = std::max(uses.speed, way.speed);
    return uses;
}

namespace {

/// Returns the zones besides the field, and an open hand, in which effects are used; bit z is zone z.
unsigned usedElsewhere(const ReadableMatch& match, bool isHandOpen) {
    const unsigned looked = (1U << index(Zone::Field)) | (isHandOpen ? 1U << index(Zone::Hand) : 0U);
    return match.rulebook().abilities().outOfPlay().activatedZones & ~looked;
}

template <class Is>
bool anyZone(unsigned zones, Is&& is) {
    for (; zones != 0; zones &= zones - 1) {
        if (is(std::countr_zero(zones))) return true;
    }
    return false;
}

/// Calls `visit(card, ability)` for each legal use, until it returns true.
template <class Visit>
bool anyUse(const ReadableMatch& match, PlayerId player, bool inResponse, Visit&& visit) {
    const auto& rules = static_cast<const Tribute&>(match.rulebook());
    const MatchState& state = match.state();
    if (!inResponse && !isOwnMain(state, player)) return false;
    const int needed = speedNeeded(match, inResponse);
    // Cards in the hand are used only in one's own turn.
    const bool isHandOpen = state.globals.current == player && rules.fastestInHand() >= needed;
    const bool isFieldReady = !inResponse || value(state, player, Value::Ready) > 0;
    const unsigned others = usedElsewhere(match, isHandOpen);
    if (!isHandOpen && !isFieldReady && others == 0) return false;
    const bool hasRoom = isHandOpen && hasRoomIn(state, player, Row::Backs);
    const bool isAnyOccasion = !state.triggers.empty();
    const auto isUsed = [&](CardId id) {
        const DefinitionId card = state.card(id).definition;
        if (!card) return false;
        const Uses& uses = rules.usesOf(card);
        return uses.speed >= needed && std::ranges::any_of(uses.ways, [&](const Way& way) {
                   if (way.speed < needed || (way.waits && !isAnyOccasion)) return false;
                   const Use use{match, player, id, way.ability, hasRoom};
                   return whyNotUsable(use, way) == MessageId::None && visit(id, way.ability);
               });
    };
    return (isHandOpen && std::ranges::any_of(state.zone(player, Zone::Hand), isUsed)) ||
           (isFieldReady && std::ranges::any_of(state.zone(player, Zone::Field), isUsed)) ||
           anyZone(others, [&](int zone) {
               return std::ranges::any_of(state.zone(player, zone), [&](CardId id) {
                   return state.card(id).isKnownTo(player) && isUsed(id);  // cards in a deck are unknown
               });
           });
}

}  // namespace

bool canRespond(const ReadableMatch& match, PlayerId player) {
    return anyUse(match, player, true, [](CardId /*card*/, AbilityId /*ability*/) { return true; });
}

/// The number of the reply is the ability's place on the card; one past the last ability means the card itself.
void useOptions(const ReadableMatch& match, PlayerId player, bool inResponse, Replies& out) {
    anyUse(match, player, inResponse, [&](CardId id, AbilityId ability) {
        const Definition& card = match.pool()[match.state().card(id).definition];
        out.emplace_back(Word::Use, id, Subject{}, ability ? ability.value - card.firstAbility : card.abilityCount);
        return false;
    });
}

namespace {

/// Returns none for the card itself.
AbilityId abilityOf(const Definition& card, int number) {
    const bool isIts = number >= 0 && number < card.abilityCount;
    return isIts ? AbilityId(static_cast<std::uint16_t>(card.firstAbility + number)) : AbilityId{};
}

}  // namespace

MessageId whyNotUse(const ReadableMatch& match, PlayerId player, const Reply& reply, bool inResponse) {
    const CardId id = reply.subject.card();
    const DefinitionId definition = match.state().card(id).definition;
    if (!definition) return MessageId::NotOneOfTheAnswers;
    const AbilityId ability = abilityOf(match.pool()[definition], reply.number);
    const Uses& uses = static_cast<const Tribute&>(match.rulebook()).usesOf(definition);
    const auto way = std::ranges::find_if(uses.ways, [&](const Way& each) { return each.ability == ability; });
    if (way == uses.ways.end()) return MessageId::NoAbility;
    const Use use{match, player, id, ability, hasRoomIn(match.state(), player, Row::Backs)};
    if (const MessageId reason = whyNotUsable(use, *way); reason != MessageId::None) return reason;
    if (!inResponse && !isOwnMain(match.state(), player)) return why(Reason::NotInMain);
    return way->speed < speedNeeded(match, inResponse) ? why(Reason::TooSlow) : MessageId::None;
}

Communication useRequest(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    UseCard use;
    use.card = reply.subject.card();
    use.player = player;
    use.ability = abilityOf(match.pool()[match.state().card(use.card).definition], reply.number);
    return Communication::of(use);
}

}  // namespace duelogue::tribute

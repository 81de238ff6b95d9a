#include "match/arcana/combat/Combat.h"

#include <algorithm>
#include <array>

#include "cards/data/CardPool.h"
#include "match/arcana/Statements.h"
#include "match/arcana/Table.h"
#include "match/arcana/text/Refusals.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

namespace {

/// A kind of landwalk: the keyword, and the land type whose owner can't block.
struct Walk {
    Trait keyword;
    const char* land;
};
constexpr std::array<Walk, 5> walks{{{Trait::Plainswalk, "Plains"},
                                     {Trait::Islandwalk, "Island"},
                                     {Trait::Swampwalk, "Swamp"},
                                     {Trait::Mountainwalk, "Mountain"},
                                     {Trait::Forestwalk, "Forest"}}};
constexpr Traits anyWalk = bit(Trait::Plainswalk) | bit(Trait::Islandwalk) | bit(Trait::Swampwalk) |
                           bit(Trait::Mountainwalk) | bit(Trait::Forestwalk);

bool controlsType(const ReadableMatch& match, PlayerId player, const char* type) {
    const TagId tag = match.pool().findTag(type);
    const auto cards = battlefield(match.state(), player);
    return tag && std::any_of(cards.begin(), cards.end(), [&](CardId id) {
               const auto& tags = match.pool()[match.state().card(id).definition].tags;
               return std::find(tags.begin(), tags.end(), tag) != tags.end();
           });
}

/// Rule 702.14: landwalk.
bool walksPast(const ReadableMatch& match, const Card& attacker, PlayerId defender) {
    if ((attacker.current.traits & anyWalk) == 0) return false;
    return std::any_of(walks.begin(), walks.end(), [&](const Walk& walk) {
        return has(attacker, walk.keyword) && controlsType(match, defender, walk.land);
    });
}

bool strikesEarly(const Card& card) {
    const bool fights = has(card, Flag::Attacking) || has(card, Flag::Blocking);
    return fights && (has(card, Trait::FirstStrike) || has(card, Trait::DoubleStrike));
}

bool isBlockedBy(const Card& blocker, CardId attacker) {
    return has(blocker, Flag::Blocking) && value(blocker, CardValue::Blocks) == attacker.value + 1;
}

}  // namespace

Refusal whyNotAttack(const ReadableMatch& match, CardId id) {
    const Card& card = match.state().card(id);
    if (!has(card, Trait::Creature)) return MessageId::WrongType;
    if (has(card, Flag::Tapped)) return why(Reason::Tapped);
    if (has(card, Trait::Defender)) return why(Reason::Defender);
    if (has(card, Flag::Sick) && !has(card, Trait::Haste)) return why(Reason::JustCome);
    return isSaid(match, Verb::CannotAttack, id) ? preventedBy(saying(match, Verb::CannotAttack, id)) : Refusal();
}

Refusal whyNotBlock(const ReadableMatch& match, CardId blockerId, CardId attackerId) {
    const Card& blocker = match.state().card(blockerId);
    const Card& attacker = match.state().card(attackerId);
    if (!has(blocker, Trait::Creature)) return MessageId::WrongType;
    if (has(blocker, Flag::Tapped)) return why(Reason::Tapped);
    // Rule 702.9b, 702.17b: flying and reach. Rule 702.36b: fear.
    if (has(attacker, Trait::Flying) && !has(blocker, Trait::Flying) && !has(blocker, Trait::Reach))
        return why(Reason::OutOfReach);
    if (has(attacker, Trait::Fear) && !has(blocker, Trait::Black) && !has(blocker, Trait::Artifact))
        return why(Reason::Feared);
    if (walksPast(match, attacker, blocker.current.controller)) return why(Reason::WalkedPast);
    if (isSaid(match, Verb::CannotBlock, blockerId)) return preventedBy(saying(match, Verb::CannotBlock, blockerId));
    if (isSaid(match, Verb::CannotBeBlocked, attackerId, blockerId))
        return preventedBy(saying(match, Verb::CannotBeBlocked, attackerId, blockerId));
    if (isLimited(match, Verb::BlocksOnly, blockerId, attackerId))
        return preventedBy(limiting(match, Verb::BlocksOnly, blockerId, attackerId));
    return {};
}

std::vector<CardId> attackersOf(const ReadableMatch& match) {
    std::vector<CardId> attackers;
    for (const CardId id : battlefield(match.state(), match.state().globals.current)) {
        if (has(match.state().card(id), Flag::Attacking)) attackers.push_back(id);
    }
    return attackers;
}

std::vector<CardId> blockersOf(const ReadableMatch& match, CardId attacker) {
    std::vector<CardId> blockers;
    for (const CardId id : battlefield(match.state(), opponent(match.state().globals.current))) {
        if (isBlockedBy(match.state().card(id), attacker)) blockers.push_back(id);
    }
    return blockers;
}

int lethalDamage(const MatchState& state, CardId attacker, CardId blocker) {
    const Card& card = state.card(blocker);
    const int lethal = std::max(0, toughness(card) - value(card, CardValue::Damage));
    return has(state.card(attacker), Trait::Deathtouch) ? std::min(lethal, 1) : lethal;
}

bool anyFirstStrike(const ReadableMatch& match) {
    const MatchState& state = match.state();
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        for (const CardId id : battlefield(state, player)) {
            if (strikesEarly(state.card(id))) return true;
        }
    }
    return false;
}

void settleFirstStrikers(MatchState& state) {
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        for (const CardId id : battlefield(state, player)) {
            Card& card = state.card(id);
            value(card, CardValue::StruckFirst) = strikesEarly(card) ? 1 : 0;
        }
    }
}

}  // namespace duelogue::arcana

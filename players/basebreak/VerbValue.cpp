#include "players/basebreak/VerbValue.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/basebreak/Allowances.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/loop/ReadableMatch.h"
#include "players/basebreak/LongTermValue.h"

namespace duelogue::basebreak {

namespace {

constexpr double ofCard = 1.4;        ///< a card in hand
constexpr double ofMinion = 1;        ///< a minion in play, besides its power
constexpr double ofPower = 0.45;      ///< each point of power of a minion
constexpr double ofAction = 2;        ///< an action in play
constexpr double ofPoint = 4;         ///< a victory point
constexpr double ofExtraPlay = 1.5;   ///< an extra play that can be used
constexpr double cardsForbidden = 2;  ///< a turn in which a player cannot play cards
constexpr double ofPlace = 0.1;       ///< a minion moved to another base, or stronger for a time
constexpr double hidden = 0.1;        ///< a card that moves to the deck and may return

/// Returns the value of a card in play.
double worth(const Card& card) {
    if (!card.definition || has(card, Trait::Minion)) return ofMinion + ofPower * power(card);
    return has(card, Trait::Base) ? 0 : ofAction;
}

PlayerId holderOf(const Card& card) { return isIn(card, Zone::Play) ? card.current.controller : card.owner; }

/// Returns how many minions in hand exceed the player's minion plays in this turn. May be negative.
int spareMinions(const ReadableMatch& match, PlayerId player) {
    const MatchState& state = match.state();
    int spare = 0;
    for (const CardId id : state.zone(player, Zone::Hand)) {
        const Card& card = state.card(id);
        if (!card.definition || has(card, Trait::Minion)) ++spare;
    }
    if (value(state, player, Value::UsedMinion) == 0) --spare;
    for (const ContinuousEffect& effect : state.continuousEffects) {
        if (isExtra(match, effect) && effect.controller == player &&
            effect.verb != static_cast<std::uint8_t>(Verb::ExtraAction))
            --spare;
    }
    return spare;
}

}  // namespace

double VerbValue::verb(const Instruction& it) const {
    if (it.verb < static_cast<std::uint8_t>(CoreVerb::Count)) return coreVerb(it);
    switch (static_cast<Verb>(it.verb)) {
        case Verb::Destroy:
            return onEach(it.cards, [&](const Card& card) { return -worth(card) * sign(holderOf(card)); });
        case Verb::Move:
        case Verb::Boost:
        case Verb::LowerBreakpoint:
        case Verb::Exchange:
            return onEach(it.cards, [&](const Card& card) {
                return ofPlace * (has(card, Trait::Base) ? 1 : sign(card.current.controller));
            });
        case Verb::PlayCard:
            return onEach(it.cards, [&](const Card& card) { return ofExtraPlay + worth(card); });
        case Verb::ExtraMinion:
        case Verb::ExtraWeakMinion:
            return onPlayers(it.player, [&](PlayerId player) { return extraMinion(it, player); });
        case Verb::ExtraAction:
            return onPlayers(it.player, [&](PlayerId player) { return extraActions(it, player); });
        case Verb::RenewHand:
            return onPlayers(it.player, [&](PlayerId player) { return ofCard * (amount(it) - handOf(player)); });
        default:
            return 0;
    }
}

double VerbValue::coreVerb(const Instruction& it) const {
    switch (static_cast<CoreVerb>(it.verb)) {
        case CoreVerb::Move:
            return onEach(it.cards, [&](const Card& card) { return moved(card, static_cast<Zone>(it.zone)); });
        case CoreVerb::Discard:
            return onEach(it.cards, [&](const Card& card) { return -ofCard * sign(card.owner); });
        case CoreVerb::Draw:
            return onPlayers(it.player, [&](PlayerId player) { return ofCard * std::min(amount(it), left(player)); });
        case CoreVerb::Gain:
            return onPlayers(it.player, [&](PlayerId) { return ofPoint * amount(it); });
        case CoreVerb::Lose:
            return onPlayers(it.player, [&](PlayerId) { return -ofPoint * amount(it); });
        case CoreVerb::Look:
        case CoreVerb::Reveal:
        case CoreVerb::Shuffle:
        case CoreVerb::Count:
            return 0;
    }
    return 0;
}

double VerbValue::moved(const Card& card, Zone to) const {
    const double own = sign(card.owner);
    const double left = isIn(card, Zone::Play)   ? -worth(card) * sign(card.current.controller)
                        : isIn(card, Zone::Hand) ? -ofCard * own
                                                 : 0;
    if (to == Zone::Hand) return left + ofCard * own;
    return isIn(card, Zone::Discard) && to == Zone::Deck ? hidden * own : left;
}

double VerbValue::extraMinion(const Instruction& it, PlayerId player) const {
    const bool isWeak = it.verb == static_cast<std::uint8_t>(Verb::ExtraWeakMinion);
    const int most = isWeak ? amount(it) : 100;
    const auto isFor = [&](CardId id) {
        const Card& card = m_match.state().card(id);
        return id != m_scope.self && (!card.definition || has(card, Trait::Minion)) && power(card) <= most;
    };
    const bool isAny = std::ranges::any_of(m_match.state().zone(player, Zone::Hand), isFor);
    return isAny && spareMinions(m_match, player) > 0 ? ofExtraPlay : 0;
}

double VerbValue::extraActions(const Instruction& it, PlayerId player) const {
    int others = 0;
    for (const CardId id : m_match.state().zone(player, Zone::Hand)) {
        if (id != m_scope.self && has(m_match.state().card(id), Trait::Action)) ++others;
    }
    return ofExtraPlay * std::min(amount(it), others);
}

double VerbValue::lasting(const Instruction& it) const {
    const Ability& ability = m_match.pool()[it.ability];
    if (ability.kind == AbilityKind::Static) return spareMinions(m_match, m_mine) > 0 ? ofExtraPlay : 0;
    const Pattern& pattern = m_match.pool()[ability.pattern];
    if (!hears(pattern, Verb::Play)) return 0;
    if (it.cards) return cardsForbidden * blockedShare(m_match, m_mine, m_scope.thatMuch);
    return onPlayers(it.player, [&](PlayerId player) { return handOf(player) > 0 ? -cardsForbidden : 0; });
}

std::vector<Subject> VerbValue::subjectsOf(ExpressionId cards) const {
    std::vector<Subject> subjects;
    evaluator().subjects(cards, subjects);
    return subjects;
}

int VerbValue::handOf(PlayerId player) const {
    return static_cast<int>(m_match.state().zone(player, Zone::Hand).size());
}

int VerbValue::left(PlayerId player) const {
    const MatchState& state = m_match.state();
    return static_cast<int>(state.zone(player, Zone::Deck).size() + state.zone(player, Zone::Discard).size());
}

}  // namespace duelogue::basebreak

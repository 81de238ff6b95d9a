#include "players/basebreak/Guesses.h"

#include <algorithm>

#include "match/basebreak/Allowances.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Scoring.h"
#include "match/effects/ChooseTargets.h"
#include "match/loop/Questions.h"

namespace duelogue::basebreak {

namespace {

/// How a body treats the cards that it is about: below zero it harms them.
int kindness(const CardPool& pool, InstructionId at) {
    for (; at; at = pool[at].next) {
        const Instruction& instruction = pool[at];
        if (instruction.op == Op::Do) {
            switch (static_cast<Verb>(instruction.verb)) {
                case Verb::Destroy:
                case Verb::LessPower:
                    return -1;
                case Verb::Boost:
                case Verb::MorePower:
                case Verb::PlayCard:
                    return 1;
                default:
                    break;
            }
            if (instruction.verb == static_cast<std::uint8_t>(CoreVerb::Discard)) return -1;
            if (instruction.verb == static_cast<std::uint8_t>(CoreVerb::Move)) return -1;
        }
        if (instruction.body) {
            if (const int inner = kindness(pool, instruction.body); inner != 0) return inner;
        }
    }
    return 0;
}

/// How whatever asks treats what is chosen.
int kindnessOf(const Match& match, const Communication& question) {
    const CardPool& pool = match.pool();
    if (question.instruction != 0xffff) return kindness(pool, pool[InstructionId(question.instruction)].next);
    const CardId asks = question.as<Selection>().card;
    const DefinitionId known = asks ? match.state().card(asks).definition : DefinitionId{};
    if (!known) return 0;
    for (const Ability& ability : pool.abilitiesOf(pool[known])) {
        // What comes before something that would happen to a minion guards it.
        if (ability.kind == AbilityKind::Preempt && question.as<Selection>().purpose == forPlace) return 1;
        const bool counts = ability.kind == AbilityKind::Played || ability.kind == AbilityKind::Static ||
                            ability.kind == AbilityKind::Triggered;
        if (const int found = counts ? kindness(pool, ability.body) : 0; found != 0) return found;
    }
    return 0;
}

double worthOfCard(const Match& match, CardId id) {
    const Card& card = match.state().card(id);
    if (!card.definition) return 1;
    return has(card, Trait::Minion) ? 0.5 + power(card) : 2;
}

/// What it brings to choose this card: others' cards are harmed and own ones helped; what lies outside play is wanted.
double gainOfChoice(const Match& match, PlayerId chooser, int kind, Subject subject) {
    // What can't be read off is rather aimed at others.
    if (subject.isPlayer()) return (subject.player() == chooser) == (kind > 0) ? 1 : -1;
    if (!subject.isCard()) return 0;
    const Card& card = match.state().card(subject.card());
    const double worth = worthOfCard(match, subject.card());
    if (!isIn(card, Zone::Play)) return kind < 0 && isIn(card, Zone::Hand) && card.owner == chooser ? -worth : worth;
    if (has(card, Trait::Base)) return 0.1;
    const bool isOwn = card.now.controller == chooser;
    if (kind == 0) return isOwn ? 0.2 : 0.1;
    return (kind > 0) == isOwn ? worth : -worth;
}

/// What a minion of that power would change at the base.
double gainAt(const Match& match, PlayerId player, CardId base, int more) {
    const MatchState& state = match.state();
    const Standings now = standingsAt(match, base);
    int rank = 1;
    const int mine = now[player.value].power + more;
    for (std::uint8_t p = 0; p < maxPlayers; ++p) {
        if (PlayerId(p) != player && now[p].counts && now[p].power > mine) ++rank;
    }
    const auto& prizes = state.card(base).now.figures;
    const double prize =
        rank <= 3 ? prizes[static_cast<std::size_t>(Figure::First) + static_cast<std::size_t>(rank) - 1] : 0;
    const double ready =
        std::min(1.0, (totalPowerAt(state, base) + more) / std::max(1.0, 0.0 + breakpoint(state.card(base))));
    return (prize * (0.4 + ready) - now[player.value].points * ready) + 0.1;
}

constexpr double worthATry = 1.5;
constexpr double inVain = -0.5;
/// What pays at the right moment alone is no habit: whoever tries it sees what comes of it.
constexpr double forTheMoment = -0.2;

/// Whether anybody but the player has minions in play.
bool othersHaveMinions(const Match& match, PlayerId player) {
    const MatchState& state = match.state();
    return state.anyCardIn(index(Zone::Play), [&](CardId id) {
        const Card& card = state.card(id);
        return has(card, Trait::Minion) && card.now.controller != player;
    });
}

/// What the first deed of an action is likely to bring.
double gainOfDeeds(const Match& match, PlayerId player, InstructionId at) {
    const CardPool& pool = match.pool();
    for (; at; at = pool[at].next) {
        const Instruction& instruction = pool[at];
        if (instruction.op == Op::Do) {
            switch (static_cast<Verb>(instruction.verb)) {
                case Verb::Boost:
                case Verb::LowerBreakpoint:
                case Verb::Move:
                    return forTheMoment;
                case Verb::Destroy:
                    return othersHaveMinions(match, player) ? worthATry : inVain;
                default:
                    break;
            }
            return worthATry;
        }
        if (instruction.body) return gainOfDeeds(match, player, instruction.body);
    }
    return worthATry;
}

/// Whether a body takes its targets themselves from play.
bool removesTargets(const CardPool& pool, InstructionId at) {
    for (; at; at = pool[at].next) {
        const Instruction& does = pool[at];
        const bool isOfTargets =
            does.cards && (pool[does.cards].term == Term::Target || pool[does.cards].term == Term::EveryTarget);
        const bool removes = does.verb == static_cast<std::uint8_t>(Verb::Destroy) ||
                             does.verb == static_cast<std::uint8_t>(CoreVerb::Move);
        if (does.op == Op::Do && isOfTargets && removes) return true;
    }
    return false;
}

/// Whether an action could be aimed at a card of somebody else.
bool canHitOthers(const Match& match, const Ability& ability, const Scope& scope, PlayerId player) {
    const auto isOfOthers = [&](Subject subject) {
        return subject.isCard() && match.state().card(subject.card()).now.controller != player;
    };
    return std::ranges::any_of(match.pool().targetsOf(ability), [&](const TargetSpec& target) {
        return anyCandidate(match, target, scope, isOfOthers);
    });
}

/// An action without a target does nothing, and one that would have to take an own card does harm.
double gainOfAction(const Match& match, PlayerId player, CardId card) {
    const AbilityId text = textOf(match, card);
    if (!text || has(match.state().card(card), Trait::Ongoing)) return worthATry;
    const Ability& ability = match.pool()[text];
    const Scope scope = scopeFor(match, card, player);
    if (!hasTargets(match, ability, scope)) return inVain;
    if (removesTargets(match.pool(), ability.body) && !canHitOthers(match, ability, scope, player)) return inVain;
    return gainOfDeeds(match, player, ability.body);
}

double gainOfPlay(const Match& match, PlayerId player, CardId card) {
    if (!has(match.state().card(card), Trait::Minion)) return gainOfAction(match, player, card);
    double best = 0;
    for (const CardId base : bases(match.state()))
        best = std::max(best, gainAt(match, player, base, power(match.state().card(card))));
    return 2 + best + 0.2 * power(match.state().card(card));
}

bool selects(const Communication& question) {
    return question.is<ChooseCard>() || question.is<ChooseTarget>() || question.is<ChoosePlayer>();
}

double gainOf(const Match& match, const Communication& question, const Reply& reply) {
    const PlayerId player = question.answerer.player;
    if (reply.is(Word::Play)) return gainOfPlay(match, player, reply.subject.card());
    if (reply.is(Word::Use)) return 1;
    if (reply.is(ReplyWord::Yes)) return 0.5;
    if (!selects(question) || !reply.is(ReplyWord::Choose)) return 0;
    const auto& selection = question.as<Selection>();
    if (selection.purpose == forPlace && has(match.state().card(reply.subject.card()), Trait::Minion))
        return gainOfChoice(match, player, kindnessOf(match, question), reply.subject);
    if (selection.purpose == forPlace) {
        const CardId base = match.state().placeOf(reply.subject.card());
        const int more =
            has(match.state().card(selection.card), Trait::Minion) ? power(match.state().card(selection.card)) : 0;
        return gainAt(match, player, base, more);
    }
    if (selection.purpose == forHandLimit) return -worthOfCard(match, reply.subject.card());
    return gainOfChoice(match, player, kindnessOf(match, question), reply.subject);
}

/// It has given an extra play that waits to be used: there is nothing to gain from one more, and it could go on for
/// ever where the card does not leave.
bool isUsedInVain(const Match& match, PlayerId player, CardId card) {
    return std::ranges::any_of(match.state().floating, [&](const FloatingEffect& effect) {
        return isExtra(effect) && effect.source == card && effect.controller == player;
    });
}

/// Whether the first thing that a body does to cards is to put them back into a hand.
bool takesBack(const CardPool& pool, InstructionId at) {
    for (; at; at = pool[at].next) {
        if (pool[at].op != Op::Do) continue;
        return pool[at].verb == static_cast<std::uint8_t>(CoreVerb::Move) && pool[at].zone == index(Zone::Hand);
    }
    return false;
}

/// Whether a minion brings something by itself each time when it is played.
bool paysAnew(const Match& match, CardId minion) {
    const AbilityId text = textOf(match, minion);
    if (!text) return false;
    const Instruction& first = match.pool()[match.pool()[text].body];
    return first.op == Op::Do && (first.verb == static_cast<std::uint8_t>(CoreVerb::Gain) ||
                                  first.verb == static_cast<std::uint8_t>(CoreVerb::Draw));
}

/// An own minion that pays anew may be taken back. Once the player has played several in the turn, it may not: the turn
/// need not end.
bool mayTakeBack(const Match& match, const Communication& question, CardId minion) {
    constexpr int several = 3;
    if (question.instruction == 0xffff || value(match.state(), question.answerer.player, Value::Minions) >= several)
        return false;
    return paysAnew(match, minion) && takesBack(match.pool(), match.pool()[InstructionId(question.instruction)].next);
}

/// A base asks as it scores, when all that lies there is about to go: what it takes back to a hand is saved, and to
/// harm it is in vain.
bool isFollyOfBase(const Match& match, const Communication& question, CardId minion) {
    const bool saves = question.instruction != 0xffff &&
                       takesBack(match.pool(), match.pool()[InstructionId(question.instruction)].next);
    const bool isOwn = match.state().card(minion).now.controller == question.answerer.player;
    return !saves && (isOwn || match.state().placeOf(minion) == question.as<Selection>().card);
}

}  // namespace

bool isFolly(const Match& match, const Reply& reply) {
    const Communication& question = *match.question();
    if (reply.is(Word::Use)) return isUsedInVain(match, question.answerer.player, reply.subject.card());
    if (!selects(question) || !reply.is(ReplyWord::Choose)) return false;
    const PlayerId chooser = question.answerer.player;
    const Subject subject = reply.subject;
    const int kind = kindnessOf(match, question);
    if (subject.isPlayer()) return (subject.player() == chooser) != (kind > 0);
    if (!subject.isCard()) return false;
    const Card& card = match.state().card(subject.card());
    if (!isIn(card, Zone::Play) || !has(card, Trait::Minion)) return false;
    const bool isOwn = card.now.controller == chooser;
    if (kind >= 0) return kind > 0 && !isOwn;
    const CardId asks = question.as<Selection>().card;
    if (asks && has(match.state().card(asks), Trait::Base)) return isFollyOfBase(match, question, subject.card());
    return isOwn && question.as<Selection>().purpose != Purpose::Target &&
           !mayTakeBack(match, question, subject.card());
}

void guessGains(const Match& match, const Replies& options, std::vector<double>& gains) {
    gains.clear();
    const Communication& question = *match.question();
    for (const Reply& reply : options) gains.push_back(gainOf(match, question, reply));
}

}  // namespace duelogue::basebreak

#include "players/basebreak/ReplyPriors.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/basebreak/Allowances.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Scoring.h"
#include "match/effects/ChooseTargets.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"
#include "players/basebreak/Kindness.h"
#include "players/basebreak/TargetValue.h"

namespace duelogue::basebreak {

namespace {

double worthOfCard(const ReadableMatch& match, CardId id) {
    const Card& card = match.state().card(id);
    if (!card.definition) return 1;
    return has(card, Trait::Minion) ? 0.5 + power(card) : 2;
}

/// Returns the prior of choosing this subject. Harm goes to other players' cards and benefits to own ones. Cards
/// outside play are gained.
double gainOfChoice(const ReadableMatch& match, PlayerId chooser, int kind, Subject subject) {
    // Effects of unknown kind are aimed at other players.
    if (subject.isPlayer()) return (subject.player() == chooser) == (kind > 0) ? 1 : -1;
    if (!subject.isCard()) return 0;
    const Card& card = match.state().card(subject.card());
    const double worth = worthOfCard(match, subject.card());
    if (!isIn(card, Zone::Play)) return kind < 0 && isIn(card, Zone::Hand) && card.owner == chooser ? -worth : worth;
    if (has(card, Trait::Base)) return 0.1;
    const bool isOwn = card.current.controller == chooser;
    if (kind == 0) return isOwn ? 0.2 : 0.1;
    return (kind > 0) == isOwn ? worth : -worth;
}

/// Returns the change in prizes if the player's power at the base grows by `more`.
double gainAt(const ReadableMatch& match, PlayerId player, CardId base, int more) {
    const MatchState& state = match.state();
    const Standings now = standingsAt(match, base);
    int rank = 1;
    const int mine = now[player.value].power + more;
    for (std::uint8_t p = 0; p < maxPlayers; ++p) {
        if (PlayerId(p) != player && now[p].counts && now[p].power > mine) ++rank;
    }
    const auto& figures = state.card(base).current.figures;
    const double prize =
        rank <= 3 ? figures[static_cast<std::size_t>(Figure::First) + static_cast<std::size_t>(rank) - 1] : 0;
    const double ready =
        std::min(1.0, (totalPowerAt(state, base) + more) / std::max(1.0, 0.0 + breakpoint(state.card(base))));
    return (prize * (0.4 + ready) - now[player.value].points * ready) + 0.1;
}

/// Estimates the gain of a minion at the base from its power and from the triggers that it causes.
double gainOfMinionAt(const ReadableMatch& match, PlayerId player, CardId minion, CardId base) {
    const int more = power(match.state().card(minion));
    const SetOff setOff = setOffAt(match, player, minion, base);
    return setOff.brings + (setOff.isLost ? 0 : 2 + gainAt(match, player, base, more) + 0.2 * more);
}

constexpr double worthATry = 1.5;
/// A card without effect, or with a bad one.
constexpr double inVain = -2;
/// The gain that an action must exceed. An action that gains less is better kept for the right moment.
constexpr double enough = 0.5;
/// Ending the turn although an obvious play is left.
constexpr double letGoBy = -2;

bool selects(const Communication& question) {
    return question.is<ChooseCard>() || question.is<ChooseTarget>() || question.is<ChoosePlayer>();
}

/// Returns the prior of an ongoing action. It needs a host that it benefits, or one of another player that it harms.
double gainOfOngoing(const ReadableMatch& match, PlayerId player, CardId card, const Ability& text) {
    const EvalContext scope = scopeFor(match, card, player);
    const int kind = kindnessOfText(match, card);
    const bool hasHost = anyCandidate(match, match.pool().targetsOf(text).front(), scope, [&](Subject host) {
        return has(match.state().card(host.card()), Trait::Base) || gainOfChoice(match, player, kind, host) > 0;
    });
    return hasHost ? worthATry : inVain;
}

double gainOfAction(const ReadableMatch& match, PlayerId player, CardId card) {
    const AbilityId text = textOf(match, card);
    if (!text) return worthATry;
    if (has(match.state().card(card), Trait::Ongoing)) return gainOfOngoing(match, player, card, match.pool()[text]);
    const double brings = effectValueOf(match, card, player).value_or(0);
    return brings > 0 ? brings - enough : inVain;
}

double gainOfMinion(const ReadableMatch& match, PlayerId player, CardId card) {
    double best = inVain;
    for (const CardId base : bases(match.state())) best = std::max(best, gainOfMinionAt(match, player, card, base));
    return best + std::max(0.0, effectValueOf(match, card, player).value_or(0));
}

double gainOfPlay(const ReadableMatch& match, PlayerId player, CardId card) {
    return has(match.state().card(card), Trait::Minion) ? gainOfMinion(match, player, card)
                                                        : gainOfAction(match, player, card);
}

double gainOfPlace(const ReadableMatch& match, const Communication& question, const Reply& reply) {
    const PlayerId player = question.answerer.player;
    const CardId played = question.as<Selection>().card;
    const CardId place = reply.subject.card();
    if (has(match.state().card(place), Trait::Minion))
        return gainOfChoice(match, player, kindnessOf(match, question), reply.subject);
    return has(match.state().card(played), Trait::Minion) ? gainOfMinionAt(match, player, played, place)
                                                          : gainAt(match, player, place, 0);
}

double gainOf(const ReadableMatch& match, const Communication& question, const Reply& reply) {
    const PlayerId player = question.answerer.player;
    if (reply.is(Word::Play)) return gainOfPlay(match, player, reply.subject.card());
    if (reply.is(Word::Use)) return 1;
    if (reply.is(ReplyWord::Yes)) return 0.5;
    if (reply.is(ReplyWord::Name)) return effectValueOfReply(match, reply).value_or(0);
    if (!selects(question) || !reply.is(ReplyWord::Choose)) return 0;
    const auto& selection = question.as<Selection>();
    if (selection.purpose == forPlace) return gainOfPlace(match, question, reply);
    if (selection.purpose == forHandLimit) return -worthOfCard(match, reply.subject.card());
    if (const auto brings = effectValueOfReply(match, reply)) return *brings;
    return gainOfChoice(match, player, kindnessOf(match, question), reply.subject);
}

/// Returns true if an extra play of the same card is still unused. A second one gains nothing, and a card that stays
/// could give extra plays forever.
bool isUsedInVain(const ReadableMatch& match, PlayerId player, CardId card) {
    return std::ranges::any_of(match.state().continuousEffects, [&](const ContinuousEffect& effect) {
        return isExtra(match, effect) && effect.source == card && effect.controller == player;
    });
}

/// Returns true if the first verb of the body returns cards to a hand.
bool takesBack(const CardPool& pool, InstructionId at) {
    for (; at; at = pool[at].next) {
        if (pool[at].op != Op::Do) continue;
        return pool[at].verb == static_cast<std::uint8_t>(CoreVerb::Move) && pool[at].zone == index(Zone::Hand);
    }
    return false;
}

/// Returns true if the minion gains something each time it is played.
bool paysAnew(const ReadableMatch& match, CardId minion) {
    const AbilityId text = textOf(match, minion);
    if (!text || !match.pool()[text].body) return false;
    const Instruction& first = match.pool()[match.pool()[text].body];
    return first.op == Op::Do && (first.verb == static_cast<std::uint8_t>(CoreVerb::Gain) ||
                                  first.verb == static_cast<std::uint8_t>(CoreVerb::Draw));
}

/// Returns true if an own minion may be returned to hand. It must pay when played again, and the player must have
/// played few minions this turn. The limit makes sure that the turn ends.
bool mayTakeBack(const ReadableMatch& match, const Communication& question, CardId minion) {
    constexpr int several = 3;
    if (question.instruction == 0xffff || value(match.state(), question.answerer.player, Value::Minions) >= several)
        return false;
    return paysAnew(match, minion) && takesBack(match.pool(), match.pool()[InstructionId(question.instruction)].next);
}

/// Returns true if the reply to a scoring base is a blunder. All minions there leave play anyway: returning one to hand
/// saves it, and harming one is useless.
bool isBlunderAtBase(const ReadableMatch& match, const Communication& question, CardId minion) {
    const bool saves = question.instruction != 0xffff &&
                       takesBack(match.pool(), match.pool()[InstructionId(question.instruction)].next);
    const bool isOwn = match.state().card(minion).current.controller == question.answerer.player;
    return !saves && (isOwn || match.state().placeOf(minion) == question.as<Selection>().card);
}

}  // namespace

bool isBlunder(const ReadableMatch& match, const Reply& reply) {
    const Communication& question = *match.pendingQuestion();
    if (reply.is(Word::Use)) return isUsedInVain(match, question.answerer.player, reply.subject.card());
    if (!selects(question) || !reply.is(ReplyWord::Choose)) return false;
    const PlayerId chooser = question.answerer.player;
    const Subject subject = reply.subject;
    const int kind = kindnessOf(match, question);
    if (subject.isPlayer()) return (subject.player() == chooser) != (kind > 0);
    if (!subject.isCard()) return false;
    const Card& card = match.state().card(subject.card());
    if (!isIn(card, Zone::Play) || !has(card, Trait::Minion)) return false;
    const bool isOwn = card.current.controller == chooser;
    if (kind >= 0) return kind > 0 && !isOwn;
    const CardId asks = question.as<Selection>().card;
    if (asks && has(match.state().card(asks), Trait::Base)) return isBlunderAtBase(match, question, subject.card());
    return isOwn && question.as<Selection>().purpose != Purpose::Target &&
           !mayTakeBack(match, question, subject.card());
}

void replyPriors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) {
    gains.clear();
    const Communication& question = *match.pendingQuestion();
    for (const Reply& reply : replies) gains.push_back(gainOf(match, question, reply));
    if (!question.is<PlayCards>() || *std::ranges::max_element(gains) < worthATry) return;
    for (std::size_t i = 0; i < replies.size(); ++i) {
        if (replies[i].is(ReplyWord::Done)) gains[i] = letGoBy;
    }
}

}  // namespace duelogue::basebreak

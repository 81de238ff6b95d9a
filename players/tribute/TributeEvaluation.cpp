#include "players/tribute/TributeEvaluation.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"
#include "match/tribute/Field.h"
#include "match/tribute/Turn.h"
#include "players/plain/Choosing.h"
#include "players/tribute/CardValue.h"
#include "players/tribute/EffectValue.h"

namespace duelogue::tribute {

namespace {

constexpr int lastLife = 2'000;  ///< life up to this amount counts double

double worthOfLife(int life) { return (life + std::min(life, lastLife)) / pointsOfLife; }

/// Returns the danger of decking, in points. A player who draws from an empty deck loses.
double dangerOfDrawing(std::size_t deck) {
    constexpr std::size_t safe = 4;
    return deck >= safe ? 0 : 5.0 * static_cast<double>(safe - deck);
}

double worthOf(const ReadableMatch& match, PlayerId player) {
    const MatchState& state = match.state();
    double worth = worthOfLife(value(state, player, Value::Life));
    for (const CardId id : state.zone(player, Zone::Field)) worth += worthOnField(match, state.card(id));
    worth += cardInHand * static_cast<double>(state.zone(player, Zone::Hand).size());
    return worth - dangerOfDrawing(state.zone(player, Zone::Deck).size());
}

// -------------------------------------------------------------------------------------------------- priors

/// Returns the value of the least valuable monsters that pay the tributes of a summon.
double priceOf(const ReadableMatch& match, PlayerId player, int tributes) {
    std::vector<double> worths;
    for (const CardId id : cardsIn(match.state(), player, Row::Monsters))
        worths.push_back(worthOfMonster(match, match.state().card(id)));
    std::ranges::sort(worths);
    double price = 0;
    for (std::size_t i = 0; i < worths.size() && i < static_cast<std::size_t>(tributes); ++i) price += worths[i];
    return price;
}

/// Returns the gain of a summon or a set. A face-up monster is worth its attack, unless the opponent has a stronger
/// one.
double gainOfSummon(const ReadableMatch& match, PlayerId player, const Card& card, bool faceDown) {
    const int attack = printedFigure(match, card, Figure::Attack);
    const int defense = printedFigure(match, card, Figure::Defense);
    const double price = priceOf(match, player, tributesFor(printedFigure(match, card, Figure::Level)));
    const int against = strongestOf(match, rivalOf(match.state(), player));
    const double open = attack / attackOfOne - (attack < against ? (against - attack) / pointsOfLife : 0);
    const double set = 0.5 * attack / attackOfOne + defense / defenseOfOne;
    return asAMonster + (faceDown ? set : open) - price - cardInHand;
}

double gainOfAttack(const ReadableMatch& match, const Card& attacker, const Card& target) {
    const int attack = figure(attacker, Figure::Attack);
    const bool defends = has(target, Flag::Defending);
    const int against = strengthOf(match, target, defends ? Figure::Defense : Figure::Attack);
    const double difference = (attack - against) / pointsOfLife;
    if (attack > against) return worthOfMonster(match, target) + (defends ? 0 : difference);
    if (attack == against) return defends ? 0 : worthOfMonster(match, target) - worthOfMonster(match, attacker);
    return difference - (defends ? 0 : worthOfMonster(match, attacker));
}

/// Returns the gain of a change of position: to attack if the monster is the strongest, otherwise to defense.
double gainOfTurn(const ReadableMatch& match, PlayerId player, const Card& card) {
    const int against = strongestOf(match, rivalOf(match.state(), player));
    const bool isStrong = strengthOf(match, card, Figure::Attack) > against;
    return isStrong == has(card, Flag::Defending) ? 1.5 : -1.5;
}

double gainOfSet(const ReadableMatch& match, const Card& card) {
    const Traits traits = match.pool()[card.definition].traits;
    return (traits & bit(Trait::Trap)) != 0 ? 1 : -1;
}

/// Returns the prior of choosing this subject. The least valuable card is given up or discarded. Equips and cards for
/// the damage step go to the chooser's best card, other effects to the opponent's best card.
double gainOfChoice(const ReadableMatch& match, PlayerId chooser, Subject subject) {
    const auto& selection = match.pendingQuestion()->as<Selection>();
    if (subject.isPlayer()) return subject.player() == chooser ? -1 : 1;
    if (!subject.isCard()) return 0;
    const Card& card = match.state().card(subject.card());
    const double worth =
        isIn(card, Zone::Field) ? worthOnField(match, card) : printedFigure(match, card, Figure::Attack) / attackOfOne;
    if (selection.purpose == forTribute || selection.purpose == forHandLimit) return -worth;
    if (!isIn(card, Zone::Field)) return worth;
    const DefinitionId asks = selection.card ? match.state().card(selection.card).definition : DefinitionId{};
    const bool isKind = asks && (match.pool()[asks].traits & (bit(Trait::Equip) | bit(Trait::Swift))) != 0;
    return isKind == (card.current.controller == chooser) ? worth : -worth;
}

double gainOfUse(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    const Card& card = match.state().card(reply.subject.card());
    if (!card.definition) return 0;
    const Definition& printed = match.pool()[card.definition];
    AbilityId ability;
    if (reply.number < printed.abilityCount)
        ability = AbilityId(static_cast<std::uint16_t>(printed.firstAbility + reply.number));
    return effectValueOfUse(match, player, reply.subject.card(), ability);
}

double gainOf(const ReadableMatch& match, const Reply& reply) {
    const MatchState& state = match.state();
    const PlayerId player = match.playerToAct();
    const auto card = [&]() -> const Card& { return state.card(reply.subject.card()); };
    if (reply.is(Word::Summon)) return gainOfSummon(match, player, card(), false);
    if (reply.is(Word::Set))
        return has(card(), Trait::Monster) ? gainOfSummon(match, player, card(), true) : gainOfSet(match, card());
    if (reply.is(Word::Turn)) return gainOfTurn(match, player, card());
    if (reply.is(Word::Use)) return gainOfUse(match, player, reply);
    if (reply.is(Word::Call)) return 2;
    if (reply.is(Word::Attack)) return gainOfAttack(match, card(), state.card(reply.second.card()));
    if (reply.is(Word::Strike)) return figure(card(), Figure::Attack) / pointsOfLife;
    if (reply.is(Word::Battle)) return phase(state) == Detail::Main ? 0.2 : 0.1;
    const bool chooses = match.pendingQuestion()->is<ChooseCard>() || match.pendingQuestion()->is<ChooseTarget>();
    if (chooses && reply.is(ReplyWord::Choose)) return gainOfChoice(match, player, reply.subject);
    return reply.is(ReplyWord::Yes) ? 0.5 : 0;
}

/// Returns true if the attack certainly fails, because its target is face-up and stronger.
bool isBlunder(const ReadableMatch& match, const Reply& reply) {
    if (!reply.is(Word::Attack)) return false;
    const Card& target = match.state().card(reply.second.card());
    if (!isOpenMonster(target)) return false;
    const int against = figure(target, has(target, Flag::Defending) ? Figure::Defense : Figure::Attack);
    return figure(match.state().card(reply.subject.card()), Figure::Attack) < against;
}

}  // namespace

double TributeEvaluation::evaluate(const ReadableMatch& match, PlayerId player) const {
    return worthOf(match, player) - worthOf(match, rivalOf(match.state(), player));
}

void TributeEvaluation::prune(const ReadableMatch& match, Replies& replies) const {
    keep(replies, [&](std::size_t i) { return !isBlunder(match, replies[i]); });
}

void TributeEvaluation::priors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) const {
    gains.clear();
    for (const Reply& reply : replies) gains.push_back(gainOf(match, reply));
}

bool TributeEvaluation::isUnordered(const Communication& question) const { return choosesSeveral(question); }

bool TributeEvaluation::stops(const Reply& reply) const { return reply.is(Word::Battle) || reply.is(Word::End); }

double TributeEvaluation::logisticScale() const { return 12; }

}  // namespace duelogue::tribute

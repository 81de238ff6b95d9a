#include "players/arcana/ReplyPriors.h"

#include <algorithm>
#include <array>

#include "cards/data/CardPool.h"
#include "match/arcana/Arcana.h"
#include "match/arcana/Playing.h"
#include "match/arcana/Table.h"
#include "match/arcana/turn/Priority.h"
#include "match/effects/ChooseTargets.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/arcana/ArcanaEvaluation.h"
#include "players/arcana/EffectValue.h"
#include "players/arcana/Fighting.h"

namespace duelogue::arcana {

namespace {

const Arcana& rulesOf(const ReadableMatch& match) { return static_cast<const Arcana&>(match.rulebook()); }

// -------------------------------------------------------------------------------------------------- plays

int untappedLands(const MatchState& state, PlayerId player) {
    const auto cards = battlefield(state, player);
    return static_cast<int>(std::count_if(cards.begin(), cards.end(), [&](CardId id) {
        return has(state.card(id), Trait::Land) && !has(state.card(id), Flag::Tapped);
    }));
}

/// Returns the gain of the card's abilities that trigger when it enters the battlefield.
double gainOnArrival(const ReadableMatch& match, CardId id, PlayerId player) {
    const Definition& definition = match.pool()[match.state().card(id).definition];
    double gain = 0;
    for (const Ability& ability : match.pool().abilitiesOf(definition)) {
        if (ability.kind != AbilityKind::Triggered || !ability.pattern) continue;
        const Pattern& pattern = match.pool()[ability.pattern];
        const bool arrives = pattern.self && pattern.to == index(Zone::Battlefield);
        if (arrives) gain += bestEffectValue(match, ability, id, player, 0);
    }
    return gain;
}

double gainOfPlaying(const ReadableMatch& match, CardId id, PlayerId player) {
    // Lands come first, because they may pay for the next card.
    constexpr double land = 20.0;
    const Card& card = match.state().card(id);
    const Definition& definition = match.pool()[card.definition];
    if (has(card, Trait::Land)) return land;
    const AbilityId spell = rulesOf(match).profile(card.definition).spell;
    if (!spell) {
        const double arrival = definition.abilityCount > 0 ? gainOnArrival(match, id, player) : 0;
        return worthPrinted(match, id) + arrival - cardInHand;
    }
    int x = 0;
    if (definition.cost.x > 0) {
        int fixed = 0;
        for (const auto part : definition.cost.resources) fixed += part;
        x = std::max(0, untappedLands(match.state(), player) - fixed);
    }
    return bestEffectValue(match, match.pool()[spell], id, player, x) - cardInHand;
}

double gainOfActivating(const ReadableMatch& match, const Reply& reply, PlayerId player) {
    constexpr double effort = 0.3;
    const CardId id = reply.subject.card();
    const auto abilities = match.pool().abilitiesOf(match.pool()[match.state().card(id).definition]);
    return bestEffectValue(match, abilities[static_cast<std::size_t>(reply.number)], id, player, 0) - effort;
}

void guessPriority(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) {
    const PlayerId player = match.playerToAct();
    for (std::size_t i = 0; i < replies.size(); ++i) {
        if (replies[i].is(Word::Play)) gains[i] = gainOfPlaying(match, replies[i].subject.card(), player);
        if (replies[i].is(Word::Activate)) gains[i] = gainOfActivating(match, replies[i], player);
    }
}

// -------------------------------------------------------------------------------------------------- questions

void guessTargets(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) {
    const Communication* asker = match.state().asker();
    if (asker == nullptr || !asker->is<ChooseTargets>()) return;
    const auto& choosing = asker->as<ChooseTargets>();
    std::array<Subject, 4> targets;
    if (choosing.index >= targets.size()) return;
    for (std::size_t i = 0; i < replies.size(); ++i) {
        if (!replies[i].is(ReplyWord::Choose)) continue;
        targets[choosing.index] = replies[i].subject;
        gains[i] =
            effectValue(match, match.pool()[choosing.ability], choosing.card, choosing.player, choosing.x, targets);
    }
}

/// Returns true if the chosen cards go to the chooser's hand, the battlefield or the library.
bool isForGood(const ReadableMatch& match) {
    const std::uint16_t at = match.pendingQuestion()->instruction;
    if (at == 0xffff) return false;
    for (InstructionId next = match.pool()[InstructionId(at)].next; next; next = match.pool()[next].next) {
        const Instruction& instruction = match.pool()[next];
        const bool chosen = instruction.cards && match.pool()[instruction.cards].term == Term::Chosen;
        if (!chosen || instruction.op != Op::Do) continue;
        if (instruction.verb != static_cast<std::uint8_t>(CoreVerb::Move)) continue;
        return instruction.zone != index(Zone::Graveyard);
    }
    return false;
}

void guessCards(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) {
    const double sign = isForGood(match) ? 1 : -1;
    for (std::size_t i = 0; i < replies.size(); ++i) {
        if (replies[i].is(ReplyWord::Choose)) {
            gains[i] = sign * worthOfSubject(match, match.playerToAct(), replies[i].subject);
        }
    }
}

void guessNumber(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) {
    const auto& question = match.pendingQuestion()->as<ChooseNumber>();
    const Communication* asker = match.state().asker();
    AbilityId spell;
    if (asker != nullptr && asker->is<PlayCard>()) {
        spell = rulesOf(match).profile(match.state().card(question.card).definition).spell;
    }
    for (std::size_t i = 0; i < replies.size(); ++i) {
        const int number = replies[i].number;
        gains[i] = 0.05 * number;
        if (spell)
            gains[i] =
                bestEffectValue(match, match.pool()[spell], question.card, match.playerToAct(), number) - gains[i];
    }
    if (question.purpose != Purpose::Share || !question.about) return;
    const Card& card = match.state().card(question.about);
    const int lethal = toughness(card) - value(card, CardValue::Damage);
    for (std::size_t i = 0; i < replies.size(); ++i) {
        gains[i] = replies[i].number >= lethal ? 2 - 0.1 * (replies[i].number - lethal) : 0.1 * replies[i].number;
    }
}

}  // namespace

void replyPriors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) {
    gains.assign(replies.size(), 0);
    const Communication& question = *match.pendingQuestion();
    if (question.is<Priority>()) return guessPriority(match, replies, gains);
    if (question.is(ArcanaKind::DeclareAttackers)) return guessAttack(match, replies, gains);
    if (question.is(ArcanaKind::DeclareBlockers)) return guessBlock(match, replies, gains);
    if (question.is<ChooseTarget>()) return guessTargets(match, replies, gains);
    if (question.is<ChooseCard>()) return guessCards(match, replies, gains);
    if (question.is<ChooseNumber>()) return guessNumber(match, replies, gains);
    if (question.is<YesNo>()) gains.front() = 1;
}

}  // namespace duelogue::arcana

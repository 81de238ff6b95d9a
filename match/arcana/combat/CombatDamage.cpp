#include "match/arcana/combat/CombatDamage.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/arcana/Table.h"
#include "match/arcana/combat/Combat.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"
#include "match/state/Numbers.h"

namespace duelogue::arcana {

namespace {

/// Returns true if the creature deals damage in this step. Rule 510.4: in the second step, these are creatures that did
/// not deal damage in the first, and creatures with double strike now.
bool strikes(const Card& card, bool first) {
    const bool struck = value(card, CardValue::StruckFirst) != 0;
    return first ? struck : !struck || has(card, Trait::DoubleStrike);
}

void assign(HandlerContext& match, Communication& self, CardId source, Subject to, int amount) {
    if (amount <= 0) return;
    match.listAppend(self, source);
    match.listAppend(self, to);
    match.listAppend(self, Subject::number(saturated(amount)));
}

/// Returns the damage that the blocker still needs for lethal damage, counting all damage assigned in this step.
int missing(const ReadableMatch& match, const Communication& self, CardId attacker, CardId blocker) {
    const bool deadly = has(match.state().card(attacker), Trait::Deathtouch);
    int needed = lethalDamage(match.state(), attacker, blocker);
    const auto list = match.list(self);
    for (std::size_t i = 0; i + 2 < list.size(); i += 3) {
        const bool counts = list[i + 1] == Subject(blocker) && (!deadly || list[i] == Subject(attacker));
        if (counts) needed -= list[i + 2].number();
    }
    return std::max(0, needed);
}

/// Returns the minimum damage for the last blocker. Rule 702.19b: with trample, excess damage may go to the player once
/// every blocker has lethal damage. Otherwise, the last blocker gets the rest.
int leastForLast(const ReadableMatch& match, const Communication& self, CardId attacker,
                 const std::vector<CardId>& blockers) {
    const int left = self.as<DealCombatDamage>().left;
    if (!has(match.state().card(attacker), Trait::Trample)) return left;
    const bool tramplesOver = std::all_of(blockers.begin(), blockers.end() - 1,
                                          [&](CardId blocker) { return missing(match, self, attacker, blocker) == 0; });
    return tramplesOver ? std::min(left, missing(match, self, attacker, blockers.back())) : left;
}

/// Assigns the damage of an attacker: to the player if unblocked, otherwise divided among its blockers as its
/// controller chooses (rule 510.1c). Returns the question for the next blocker if there is a choice.
std::optional<Communication> assignAttacker(HandlerContext& match, Communication& self, CardId attacker) {
    auto& body = self.as<DealCombatDamage>();
    const Card& card = match.state().card(attacker);
    const PlayerId current = match.state().globals.current;
    const std::vector<CardId> blockers = blockersOf(match, attacker);
    if (body.blocker == 0) body.left = static_cast<std::int16_t>(std::max(0, power(card)));
    for (; body.blocker < blockers.size(); ++body.blocker) {
        ChooseNumber question;
        question.card = attacker;
        question.about = blockers[body.blocker];
        question.most = body.left;
        question.purpose = Purpose::Share;
        const bool last = body.blocker + 1U == blockers.size();
        if (last) question.least = static_cast<std::int16_t>(leastForLast(match, self, attacker, blockers));
        if (question.least != question.most) return Communication::of(question, Party::match(), Party::of(current));
        assign(match, self, attacker, question.about, question.least);
        body.left = static_cast<std::int16_t>(body.left - question.least);
    }
    const bool reaches = !has(card, Flag::Blocked) || has(card, Trait::Trample);
    if (reaches) assign(match, self, attacker, opponent(current), body.left);
    return std::nullopt;
}

/// Assigns each blocker's damage to the creature that it blocks (rule 510.1d).
void assignBlockers(HandlerContext& match, Communication& self) {
    const MatchState& state = match.state();
    for (const CardId id : battlefield(state, opponent(state.globals.current))) {
        const Card& card = state.card(id);
        if (!has(card, Flag::Blocking) || !strikes(card, self.as<DealCombatDamage>().first != 0)) continue;
        const CardId attacker(static_cast<std::uint16_t>(value(card, CardValue::Blocks) - 1));
        if (has(state.card(attacker), Flag::Attacking)) assign(match, self, id, attacker, power(card));
    }
}

/// Returns true if two triggers of the same damage are one, because the ability does not distinguish them.
bool areOne(const ReadableMatch& match, const Trigger& a, const Trigger& b) {
    if (a.ability != b.ability || a.source != b.source || a.since != b.since || a.controller != b.controller)
        return false;
    const Pattern& pattern = match.pool()[match.pool()[a.ability].pattern];
    const bool isOfSource = pattern.sourceSelf || pattern.source;
    const bool isOfSubject = !isOfSource || pattern.self || pattern.toPlayer || pattern.subject || pattern.players;
    return (!isOfSource || a.event.source == b.event.source) &&
           (!isOfSubject || (a.event.card == b.event.card && a.event.player == b.event.player));
}

/// Returns true for triggers on damage or loss of life. Gained life counts separately for each source (rule 119.9), but
/// losses do not.
bool isOfDamageOrLoss(const ReadableMatch& match, const Trigger& trigger) {
    constexpr std::uint64_t both = std::uint64_t{1} << static_cast<unsigned>(Verb::Damage) |
                                   std::uint64_t{1} << static_cast<unsigned>(CoreVerb::Lose);
    return (match.pool()[match.pool()[trigger.ability].pattern].verbs & both) != 0;
}

StepResult dealNext(HandlerContext& match, Communication& self) {
    auto& body = self.as<DealCombatDamage>();
    const auto list = match.list(self);
    const std::size_t at = std::size_t{3} * body.dealt;
    if (body.dealt == 0) self.stage = static_cast<std::uint16_t>(match.state().triggers.size());
    if (at >= list.size()) {
        joinDamage(match, self.stage);
        return Complete::succeeded(body.dealt);
    }
    ++body.dealt;
    VerbBody damage;
    damage.source = list[at].card();
    damage.since = match.state().card(damage.source).since;
    damage.player = match.state().card(damage.source).current.controller;
    damage.amount = static_cast<std::int16_t>(list[at + 2].number());
    damage.detail = combatDetail;
    return Ask{VerbBody::on(match, Verb::Damage, damage, list[at + 1]), DealCombatDamage::Step::Dealt};
}

/// Assigns the damage of the next attackers until there is a choice; after the last one, deals all damage.
StepResult assignNext(HandlerContext& match, Communication& self) {
    auto& body = self.as<DealCombatDamage>();
    const std::vector<CardId> attackers = attackersOf(match);
    for (; body.attacker < attackers.size(); ++body.attacker) {
        const CardId attacker = attackers[body.attacker];
        if (!strikes(match.state().card(attacker), body.first != 0)) continue;
        if (const auto question = assignAttacker(match, self, attacker)) {
            return Ask{*question, DealCombatDamage::Step::Assigned};
        }
        body.blocker = 0;
    }
    assignBlockers(match, self);
    return dealNext(match, self);
}

}  // namespace

void joinDamage(HandlerContext& match, std::size_t first) {
    auto& triggers = match.state().triggers;
    for (std::size_t i = first; i < triggers.size();) {
        const auto begin = triggers.begin() + static_cast<std::ptrdiff_t>(first);
        const auto here = triggers.begin() + static_cast<std::ptrdiff_t>(i);
        const auto one = std::find_if(begin, here, [&](const Trigger& earlier) {
            return isOfDamageOrLoss(match, *here) && areOne(match, earlier, *here);
        });
        if (one == here) {
            ++i;
            continue;
        }
        raise(one->event.amount, here->event.amount);
        triggers.erase(here);
    }
}

StepResult DealCombatDamage::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<DealCombatDamage>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            if (body.first != 0) executeSilently(match, Rule::SettleStrikers, VerbBody{});
            return assignNext(match, self);
        case Step::Assigned: {
            const ChooseNumber question = answered->as<ChooseNumber>();
            assign(match, self, question.card, question.about, answered->value);
            body.left = static_cast<std::int16_t>(body.left - answered->value);
            ++body.blocker;
            return assignNext(match, self);
        }
        case Step::Dealt:
            return dealNext(match, self);
    }
    return Complete::impossible();
}

}  // namespace duelogue::arcana

#include "match/arcana/turn/Turn.h"

#include <algorithm>

#include "match/arcana/Statements.h"
#include "match/arcana/Table.h"
#include "match/arcana/combat/Combat.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::arcana {

namespace {

/// Rule 500.7: extra turns precede regular turns; the most recently added one comes first.
void takeNextTurn(HandlerContext& match) {
    const MatchState& state = match.state();
    const ContinuousEffect* const extra = nextExtraTurn(state);
    VerbBody turn;
    if (extra != nullptr) {
        turn.player = extra->on.player();
        turn.amount = 1;
    } else {
        turn.player = state.after(usualTurn(state));
    }
    executeSilently(match, Rule::BeginTurn, turn);
}

/// Returns the step after `from` in the current state.
Step following(const ReadableMatch& match, Step from) {
    switch (from) {
        case Step::Main:
            return isSaid(match, Verb::SkipsCombat, match.state().globals.current) ? Step::SecondMain
                                                                                   : Step::BeginCombat;
        // Rule 508.8: without attackers, blocks and damage are skipped.
        case Step::DeclareAttackers:
            return value(match.state(), Global::Attacked) != 0 ? Step::DeclareBlockers : Step::EndCombat;
        case Step::DeclareBlockers:
            return anyFirstStrike(match) ? Step::FirstDamage : Step::Damage;
        case Step::Untap:
        case Step::Upkeep:
        case Step::Draw:
        case Step::BeginCombat:
        case Step::FirstDamage:
        case Step::Damage:
        case Step::EndCombat:
        case Step::SecondMain:
        case Step::End:
            return static_cast<Step>(static_cast<int>(from) + 1);
        // Rule 514.3a: something happened in the cleanup step, so another one follows.
        case Step::Cleanup:
            return Step::Cleanup;
        case Step::Count:
            break;
    }
    return Step::Untap;
}

}  // namespace

const ContinuousEffect* nextExtraTurn(const MatchState& state) {
    const auto isExtraTurn = [](const ContinuousEffect& effect) {
        return !effect.ability && effect.verb == static_cast<std::uint8_t>(Verb::ExtraTurn);
    };
    const auto last =
        std::ranges::find_if(state.continuousEffects.rbegin(), state.continuousEffects.rend(), isExtraTurn);
    return last == state.continuousEffects.rend() ? nullptr : &*last;
}

void nextStep(HandlerContext& match) {
    const MatchState& state = match.state();
    const Step from = step(state);
    if (from == Step::Cleanup && value(state, Global::Unquiet) == 0) return takeNextTurn(match);
    VerbBody enter;
    enter.detail = static_cast<std::uint8_t>(following(match, from));
    executeSilently(match, Rule::EnterStep, enter);
}

void firstTurn(HandlerContext& match) {
    VerbBody turn;
    turn.player = match.state().globals.current;
    executeSilently(match, Rule::BeginTurn, turn);
}

bool hasPriority(const MatchState& state) {
    return step(state) != Step::Untap && (step(state) != Step::Cleanup || value(state, Global::Unquiet) != 0);
}

}  // namespace duelogue::arcana

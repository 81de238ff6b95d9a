// The next communication of a match without one: pending items, priority and the steps of a turn.
#include "match/arcana/Arcana.h"
#include "match/arcana/Resolving.h"
#include "match/arcana/Table.h"
#include "match/arcana/turn/Mulligans.h"
#include "match/arcana/turn/Priority.h"
#include "match/arcana/turn/StateBased.h"
#include "match/arcana/turn/Turn.h"
#include "match/arcana/turn/TurnActions.h"
#include "match/effects/ResponseWindow.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::arcana {

namespace {

/// Returns the order in which the players get priority. The number of passes in succession decides what happens next
/// (rule 117.4).
ResponseOrder priorityOrder(const MatchState& state) {
    return {PlayerId(static_cast<std::uint8_t>(value(state, Global::Priority))),
            static_cast<std::uint8_t>(value(state, Global::Passes))};
}

void setPriorityOrder(MatchState& state, ResponseOrder order) {
    value(state, Global::Passes) = order.passes;
    value(state, Global::Priority) = order.next.value;
}

/// Records a pass or an action.
void noteAnswer(MatchState& state, const Communication* answered) {
    if (answered == nullptr) return;
    ResponseOrder order = priorityOrder(state);
    if (answered->is<Priority>()) {
        if (answered->value != 0) {
            order.restart(order.next);  // a player who acted has priority again (rule 117.3c)
        } else {
            order.pass(state);
        }
    } else if (answered->is<ResolveItem>() || answered->is<TurnActions>()) {
        order.restart(state.globals.current);  // rule 117.3b: then the active player has priority
    }
    setPriorityOrder(state, order);
}

/// Returns the check that must precede priority. Rule 117.5: state-based actions and triggers come first.
Communication check(MatchState& state) {
    if (step(state) == Step::Cleanup) value(state, Global::Unquiet) = 1;
    return Communication::of(CheckState{});
}

/// Returns the next question for priority; nullopt once all have passed. About three of four passes are forced. During
/// fast-forwarding, these are only counted.
std::optional<Communication> givePriority(HandlerContext& match) {
    MatchState& state = match.state();
    ResponseOrder order = priorityOrder(state);
    const bool isAsked = order.findNext(state, [&match](PlayerId player) {
        if (!match.isFastForwarding() || !canOnlyPass(match, player)) return true;
        match.countForcedReply();
        return false;
    });
    setPriorityOrder(state, order);
    if (!isAsked) return std::nullopt;
    return Communication::of(Priority{order.next}, Party::match(), Party::of(order.next));
}

}  // namespace

std::optional<Communication> Arcana::onPendingItem(HandlerContext& match, const Communication* answered) const {
    MatchState& state = match.state();
    noteAnswer(state, answered);
    if (needsCheck(match)) return check(state);
    if (const auto priority = givePriority(match)) return priority;
    // Rule 117.4: all players passed in succession, so the top item resolves.
    ResolveItem resolve;
    resolve.card = state.pendingItems.back().card;
    value(state, Global::Passes) = 0;
    return Communication::of(resolve);
}

namespace {

/// Returns the next communication in this step; nullopt if the next step has been entered.
std::optional<Communication> nextInStep(HandlerContext& match) {
    MatchState& state = match.state();
    if (value(state, Global::Begun) == 0) {
        value(state, Global::Begun) = 1;
        if (hasActions(match)) {
            if (const auto actions = beginActions(match)) return actions;
        }
    }
    // Rule 502.4: triggers of the untap step wait until a player would get priority.
    if (step(state) != Step::Untap && needsCheck(match)) return check(state);
    if (hasPriority(state)) {
        if (const auto priority = givePriority(match)) return priority;
    }
    nextStep(match);
    return std::nullopt;
}

}  // namespace

std::optional<Communication> Arcana::onPhase(HandlerContext& match, const Communication* answered) const {
    MatchState& state = match.state();
    if (state.globals.turn == 0) {
        if (answered == nullptr || !answered->is<Mulligans>()) return Communication::of(Mulligans{});
        firstTurn(match);
        return std::nullopt;
    }
    noteAnswer(state, answered);
    const std::uint16_t turn = state.globals.turn;
    while (state.globals.turn == turn) {
        if (const auto next = nextInStep(match)) return next;
    }
    return std::nullopt;
}

}  // namespace duelogue::arcana

// The facts, relations and names of Netrun's card language.
#include "cards/data/CardPool.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Servers.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"
#include "match/netrun/verbs/VerbHandlers.h"

namespace duelogue::netrun {

bool Netrun::isFactTrue(const ReadableMatch& match, const EvalContext& scope, std::uint8_t fact) const {
    const MatchState& state = match.state();
    switch (static_cast<Fact>(fact)) {
        case Fact::YourTurn:
            return state.globals.current == scope.you;
        case Fact::Running:
            return currentRun(state) != nullptr;
        case Fact::Encountering:
            return currentEncounter(state) != nullptr;
        case Fact::Traced:
            return value(state, Global::Trace) > 0;
        case Fact::RanLast:
            return was(state, Global::LastRun, TurnEvent::Ran);
        case Fact::SucceededLast:
            return was(state, Global::LastRun, TurnEvent::Succeeded);
        case Fact::RanHq:
            return was(state, Global::Turn, TurnEvent::SucceededHq);
        case Fact::ScoredThisTurn:
            return was(state, Global::Turn, TurnEvent::Scored);
        case Fact::StoleLast:
            return was(state, Global::LastRun, TurnEvent::Stole);
        case Fact::BidsDiffer:
            return value(state, Global::Bids) != 0;
        case Fact::WasSuccessful:
            return value(state, Global::Success) != 0;
        case Fact::Accessing: {
            const AccessOne* const access = currentAccess(state);
            return access != nullptr && access->isOpen != 0 && isAccessed(match, *access);
        }
        case Fact::FullyBroken:
            return encounterUnderWay(state) != nullptr && unbroken(match).empty();
        case Fact::InArchives:
            return scope.event.card && isIn(state.card(scope.event.card), Zone::Discard);
        case Fact::AsPrice:
            return isPaying(state);
        case Fact::OwnRun:
            return scope.self && runBy(state) == scope.self;
        case Fact::FirstNetDamage:
            return was(state, Global::Turn, TurnEvent::NetDamage) &&
                   !was(state, Global::Turn, TurnEvent::MoreNetDamage);
        case Fact::FirstTrashCost: {
            const AccessOne* const access = currentAccess(state);
            return access != nullptr && hasTrashCost(match, access->card) &&
                   !was(state, Global::Turn, TurnEvent::AccessedMore);
        }
        case Fact::Count:
            break;
    }
    return false;
}

/// The relation "advanceable by" applies to the player's own cards in play, rezzed or not.
bool Netrun::isRelated(const ReadableMatch& match, const EvalContext& /*scope*/, CardId card, PlayerSet players) const {
    return players.has(match.state().card(card).owner) && canBeAdvanced(match, card);
}

void Netrun::resolveName(const ReadableMatch& match, const EvalContext& scope, std::uint8_t name,
                         std::vector<Subject>& out) const {
    const auto add = [&out](CardId card) {
        if (card) out.emplace_back(card);
    };
    switch (static_cast<Name>(name)) {
        case Name::Hq:
        case Name::Rd:
        case Name::Archives:
            return add(central(static_cast<Name>(name)));
        case Name::AttackedServer:
            if (const RunServer* const run = currentRun(match.state())) add(run->server);
            return;
        case Name::EncounteredIce:
            if (const EncounterIce* const encounter = currentEncounter(match.state())) add(encounter->ice);
            return;
        case Name::AccessedCard:
            if (const AccessOne* const access = currentAccess(match.state())) add(access->card);
            return;
        case Name::Remembered: {
            const int kept = scope.self ? value(match.state().card(scope.self), CardValue::Remembered) : 0;
            if (kept > 0) add(CardId(static_cast<std::uint16_t>(kept - 1)));
            return;
        }
        case Name::Centrals:
        case Name::Remotes:
            for (const CardId server : servers(match)) {
                if (isCentral(server) == (static_cast<Name>(name) == Name::Centrals)) add(server);
            }
            return;
        case Name::Count:
            break;
    }
}

}  // namespace duelogue::netrun

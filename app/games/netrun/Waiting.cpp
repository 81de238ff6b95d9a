#include "app/games/netrun/Waiting.h"

#include <algorithm>

#include "app/games/netrun/BreakAll.h"
#include "cards/data/CardPool.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/Turn.h"
#include "match/netrun/run/Run.h"

namespace duelogue::netrun {

namespace {

/// Returns true if a facedown card triggers at the beginning of a turn. Rezzing it after that is too late.
bool hearsOfTurns(const ReadableMatch& shown, CardId id) {
    const DefinitionId definition = shown.state().card(id).definition;
    if (!definition) return false;
    const std::uint64_t heard = shown.pool()[definition].triggersOn;
    return ((heard >> static_cast<unsigned>(Verb::Turn)) & 1U) != 0;
}

/// Returns true if a card in the server of the run must be rezzed now to matter in this run. That is before an ice is
/// encountered, or before the server is accessed.
bool countsInRun(const MatchState& state, CardId id) {
    const RunServer* const run = currentRun(state);
    if (run == nullptr || run->isSuccessful != 0) return false;
    return state.card(id).current.host == run->server && (run->ice || run->left == 0);
}

}  // namespace

bool canWait(const ReadableMatch& shown, const Opportunity& asked, const Reply& reply) {
    const MatchState& state = shown.state();
    if (asked.player != corp) return false;
    const bool isInRun = currentRun(state) != nullptr;
    if (!reply.is(Word::Rez)) return !isInRun && state.globals.current == runner;
    const CardId card = reply.subject.card();
    if (isInRun) return card != asked.ice && !countsInRun(state, card);
    const bool ownTurnBegins = state.globals.current == corp && phase(state) == Detail::Start;
    return !ownTurnBegins || !hearsOfTurns(shown, card);
}

bool givesUp(const ReadableMatch& shown, const Replies& replies) {
    const Communication& asking = *shown.pendingQuestion();
    if (!asking.is<Opportunity>()) return false;
    const auto& asked = asking.as<Opportunity>();
    const bool fires = asked.player == runner && currentEncounter(shown.state()) != nullptr && !unbroken(shown).empty();
    if (fires && !breakers(shown, replies).empty()) return true;
    return std::ranges::any_of(
        replies, [&](const Reply& reply) { return reply.is(Word::Rez) && !canWait(shown, asked, reply); });
}

}  // namespace duelogue::netrun

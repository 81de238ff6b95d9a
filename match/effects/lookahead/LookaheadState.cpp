#include "match/effects/lookahead/LookaheadState.h"

#include <span>

#include "match/loop/Questions.h"

namespace duelogue {

MatchState atRest(const ReadableMatch& match, PlayerId player) {
    // Reserves room for the communications that run on top.
    constexpr std::size_t requests = 8;
    constexpr std::size_t subjects = 32;
    MatchState state;
    state.communications.reserve(match.state().communications.size() + requests);
    state.lists.reserve(match.state().lists.size() + subjects);
    state = match.state();
    // An observer of a completion may look ahead while the completed communication is still on the stack.
    while (!state.communications.empty() && state.communications.back().isSet()) state.communications.pop_back();
    const std::uint16_t end = state.communications.empty() ? std::uint16_t{0} : state.communications.back().listEnd;
    state.lists.resize(end);
    Communication& rest =
        state.communications.emplace_back(Communication::of(YesNo{}, Party::match(), Party::of(player)));
    rest.id = CommunicationId(state.globals.nextCommunication++);
    rest.listBegin = end;
    rest.listEnd = end;
    return state;
}

CommunicationId pushAbility(MatchState& state, const RunAbility& frame, std::span<const Subject> list) {
    Communication& running = state.communications.emplace_back(RunAbility::make(frame));
    running.id = CommunicationId(state.globals.nextCommunication++);
    running.listBegin = static_cast<std::uint16_t>(state.lists.size());
    state.lists.insert(state.lists.end(), list.begin(), list.end());
    running.listEnd = static_cast<std::uint16_t>(state.lists.size());
    return running.id;
}

}  // namespace duelogue

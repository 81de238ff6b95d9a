#include "app/match/session/AutoPass.h"

#include <algorithm>

namespace duelogue {

namespace {

bool hasPass(const Replies& replies) {
    return std::ranges::any_of(replies, [](const Reply& reply) { return reply.is(ReplyWord::Pass); });
}

}  // namespace

void AutoPass::begin(const GamePresenter& presenter) {
    m_presenter = &presenter;
    stop();
}

void AutoPass::start(const ReadableMatch& match, PlayerId player, Until until) {
    m_passing = Passing{player, match.state().globals.turn, until};
}

bool AutoPass::passesTurn(const ReadableMatch& match) const {
    return m_passing && m_passing->until == Until::TurnIsOver && m_passing->turn == match.state().globals.turn;
}

bool AutoPass::isChanceWanted(const ReadableMatch& match) const {
    if (passesTurn(match)) return false;
    const bool passesOn = m_passing && m_passing->until == Until::Something;
    const bool always = m_settings.mode == AutoPassSettings::Mode::Always && !passesOn;
    if (!always && m_settings.stops.isEmpty()) return false;
    const View view(match, match.playerToAct());
    return (always || isStop(view)) && m_presenter->idle(view);
}

std::optional<Reply> AutoPass::skipped(const ReadableMatch& match, const Replies& replies) const {
    const View view(match, match.playerToAct());
    const bool isSmart = m_settings.mode == AutoPassSettings::Mode::Matters && !isStop(view);
    const auto obvious = m_presenter->obvious(view);
    if (obvious && (isSmart || !obvious->is(ReplyWord::Pass))) return obvious;
    if (isSmart && hasPass(replies) && isOwnNext(match.state(), view.viewer())) return Reply(ReplyWord::Pass);
    return std::nullopt;
}

std::optional<Reply> AutoPass::passing(const ReadableMatch& match) {
    const Globals& globals = match.state().globals;
    if (!m_passing || m_passing->player != match.playerToAct()) return std::nullopt;
    const View view(match, match.playerToAct());
    if (m_passing->until == Until::Something) {
        const bool hasOwnChoice = globals.current == match.playerToAct() && !m_presenter->obvious(view);
        if (!match.state().pendingItems.empty() || hasOwnChoice || m_presenter->givesUp(view) || isStop(view))
            return std::nullopt;
    } else if (globals.turn != m_passing->turn) {
        stop();
        return std::nullopt;
    }
    return m_presenter->idle(view);
}

/// Returns true if the person has a stop in the current part of the turn.
bool AutoPass::isStop(const View& view) const {
    if (m_settings.stops.isEmpty()) return false;
    const bool own = view.state().globals.current == view.viewer();
    return m_settings.stopsAt(own, m_presenter->phase(view));
}

}  // namespace duelogue

#include "app/match/session/AutoPass.h"

#include <algorithm>

namespace duelogue {

namespace {

bool hasPass(const Replies& replies) {
    return std::ranges::any_of(replies, [](const Reply& reply) { return reply.is(ReplyWord::Pass); });
}

std::vector<CardId> cardsOf(const Replies& replies) {
    std::vector<CardId> cards;
    for (const Reply& reply : replies) {
        if (reply.subject.isCard()) cards.push_back(reply.subject.card());
    }
    return cards;
}

}  // namespace

void AutoPass::begin(const GamePresenter& presenter, const RememberedAnswers& remembered) {
    m_presenter = &presenter;
    m_remembered = &remembered;
    stop();
    m_stopsNext = false;
    forget();
}

void AutoPass::start(const ReadableMatch& match, PlayerId player, Until until) {
    m_passing = Passing{player, match.state().globals.turn, until};
}

bool AutoPass::passesTurn(const ReadableMatch& match) const {
    return m_passing && m_passing->until == Until::TurnIsOver && m_passing->turn == match.state().globals.turn;
}

std::optional<Reply> AutoPass::automatic(const ReadableMatch& match, const Replies& replies, bool isChosen) {
    const View view(match, match.playerToAct());
    m_skippedCards.clear();
    if (m_stopsNext && replies.size() > 1 && m_presenter->idle(view)) {
        stop();
        m_stopsNext = false;
        return std::nullopt;
    }
    if (replies.size() == 1 && !isAskedAboutOnly(view, isChosen)) return replies.front();
    if (!m_presenter->isAskedAnyway(view)) {
        if (const auto reply = skipped(view)) return reply;
    }
    return passing(view);
}

/// Returns true if the person must be asked although only one reply is left.
bool AutoPass::isAskedAboutOnly(const View& view, bool isChosen) const {
    return (isChosen && m_presenter->wantsLastWord(view)) || m_presenter->isAskedAnyway(view) || isChanceWanted(view);
}

/// Returns true if the person's settings ask even if passing is the only reply.
bool AutoPass::isChanceWanted(const View& view) const {
    if (passesTurn(view.match())) return false;
    const bool passesOn = m_passing && m_passing->until == Until::Something;
    const bool always = m_settings.mode == AutoPassSettings::Mode::Always && !passesOn;
    return (always || isStop(view)) && m_presenter->idle(view);
}

/// Returns an obvious reply, a pass on the person's own pending item, or the idle reply if only quiet cards can act.
/// Returns nullopt if the settings or a stop want the person to be asked.
std::optional<Reply> AutoPass::skipped(const View& view) {
    const bool isFree = m_settings.mode != AutoPassSettings::Mode::Always && !isStop(view);
    const bool isSmart = m_settings.mode == AutoPassSettings::Mode::Matters && isFree;
    const auto obvious = m_presenter->obvious(view);
    if (obvious && (isSmart || !obvious->is(ReplyWord::Pass))) return obvious;
    const Replies counting = m_remembered->repliesThatCount(view);
    if (isFree && isNothingLeft(view, counting)) return m_presenter->idle(view);
    if (!isSmart) return std::nullopt;
    if (hasPass(view.legalReplies()) && isOwnNext(view.state(), view.viewer())) return Reply(ReplyWord::Pass);
    if (!isChanceSkipped(view, counting)) return std::nullopt;
    m_skippedCards = cardsOf(counting);
    return m_presenter->idle(view);
}

/// Returns true if the person could act, but only with quiet cards.
bool AutoPass::isNothingLeft(const View& view, const Replies& counting) const {
    const auto idle = m_presenter->idle(view);
    return idle && counting.size() < view.legalReplies().size() &&
           std::ranges::all_of(counting, [&](const Reply& reply) { return reply == *idle; });
}

/// Returns true if the chance to act does not matter now. A chance that the idle reply would give up always matters.
bool AutoPass::isChanceSkipped(const View& view, const Replies& counting) const {
    const Chance chance = m_presenter->chance(view, counting);
    if (chance == Chance::CanWait) return true;
    const auto& last = m_lastAnswers[view.viewer().value];
    if (chance == Chance::Matters || !last || last->hasChangedUntil(view)) return false;
    return chance == Chance::IfChanged || (!last->isMorePossible(counting) && !m_presenter->givesUp(view));
}

/// Returns the pass that start() has already decided. Until::Something stops at every real choice in the person's own
/// turn.
std::optional<Reply> AutoPass::passing(const View& view) {
    const Globals& globals = view.state().globals;
    if (!m_passing || m_passing->player != view.viewer()) return std::nullopt;
    if (m_passing->until == Until::Something) {
        const bool hasOwnChoice = globals.current == view.viewer() && !unaskedReply(*m_presenter, view);
        if (!view.state().pendingItems.empty() || hasOwnChoice || m_presenter->givesUp(view) || isStop(view))
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

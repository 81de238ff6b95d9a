#include "players/ScriptedPlayer.h"

#include "match/NotationReplies.h"
#include "match/NotationText.h"

namespace duelogue {

Reply ScriptedPlayer::choose(const View& view, const std::stop_token& /*stop*/) {
    const Match seen(view.rulebook(), view.state());
    const std::string reply = m_next < m_replies.size() ? m_replies[m_next++] : std::string{};
    for (const WrittenReply& written : WrittenReply::read(seen, view.viewer(), reply)) {
        const Replies found = written.among(seen, view.viewer(), view.options());
        if (!found.empty()) return found.front();
    }
    if (m_problem.empty()) m_problem = NotationLine::quoted(reply) + " does not fit: " + writeQuestion(seen);
    return view.options().front();
}

}  // namespace duelogue

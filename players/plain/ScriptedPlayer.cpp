#include "players/plain/ScriptedPlayer.h"

#include "match/loop/ReadableMatch.h"
#include "match/notation/Text.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

Reply ScriptedPlayer::choose(const View& view, const std::stop_token& /*stop*/) {
    const SeenMatch& seen = view.match();
    const std::string reply = m_next < m_replies.size() ? m_replies[m_next++] : std::string{};
    for (const WrittenReply& written : WrittenReply::read(seen, view.viewer(), reply)) {
        const Replies found = written.among(seen, view.viewer(), view.legalReplies());
        if (!found.empty()) return found.front();
    }
    if (m_problem.empty()) m_problem = NotationLine::quoted(reply) + " does not fit: " + writeQuestion(seen);
    return view.legalReplies().front();
}

}  // namespace duelogue

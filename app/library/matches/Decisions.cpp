#include "app/library/matches/Decisions.h"

#include <algorithm>

#include "app/games/presenter/GamePresenter.h"
#include "match/loop/Match.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "match/notation/MatchLog.h"

namespace duelogue {

namespace {

/// Returns true if the window would not ask a person for this reply (MatchController).
bool goesWithoutSaying(const Game& game, const ReadableMatch& match, const JournalEntry& entry, Replies& replies) {
    match.legalReplies(replies);
    if (entry.player != match.playerToAct()) return false;
    if (replies.size() < 2) return true;
    if (entry.reply.is(ReplyWord::Pass) && isOwnNext(match.state(), entry.player)) return true;
    return unaskedReply(game.presenter(), View(match, entry.player)) == entry.reply;
}

/// Counts the lines of a log with their headings. A turn has a heading if it has at least one line.
class Counted {
public:
    [[nodiscard]] std::size_t of(const MatchLog& log) {
        for (; m_lines < log.lines().size(); ++m_lines) {
            const int turn = log.lines()[m_lines].turn;
            if (turn != m_turn) ++m_headings;
            m_turn = turn;
        }
        return m_lines + m_headings;
    }

private:
    std::size_t m_lines = 0;
    std::size_t m_headings = 0;
    int m_turn = -1;
};

}  // namespace

std::vector<Decision> decisionsOf(const Game& game, const SavedMatch& kept) {
    std::vector<Decision> decisions;
    MatchLog log;
    Counted counted;
    MatchDriver driver{Match(game.rulebook())};
    driver.setObserver(&log);
    Match& match = driver.edit();
    begin(match, kept.start());
    Replies replies;
    const auto add = [&](std::size_t at, PlayerId player) {
        const Globals& globals = match.state().globals;
        decisions.push_back({at, player, globals.turn, globals.current, counted.of(log)});
    };
    std::size_t at = 0;
    for (; at < kept.replies.size(); ++at) {
        const JournalEntry& entry = kept.replies[at];
        const bool chosen = std::ranges::binary_search(kept.choices, at);
        if (chosen || !goesWithoutSaying(game, match, entry, replies)) add(at, entry.player);
        if (match.play(entry.player, entry.reply) != MessageId::None) {
            if (!decisions.empty() && decisions.back().at == at) decisions.pop_back();
            break;
        }
    }
    add(at, PlayerId{});
    return decisions;
}

}  // namespace duelogue

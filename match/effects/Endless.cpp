#include "match/effects/Endless.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "match/effects/Likeness.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/Questions.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

/// Limit on questions answered during one search.
constexpr int answersMost = 500;

bool isOfAbility(const Communication& done) {
    return done.is<RunAbility>() || done.instruction != Communication{}.instruction;
}

CardId cardOf(const Communication& done) {
    return done.is<RunAbility>() ? done.as<RunAbility>().self : done.initiator.card;
}

/// An observer that detects a loop: a step of an ability completes in a state equivalent to that of its first
/// completion.
class LoopFinder : public Observer {
public:
    void completed(const ReadableMatch& match, const Communication& done) override {
        if (!isOfAbility(done) || m_isClosed) return;
        const CardId card = cardOf(done);
        if (!m_first) {
            ++m_likenesses;
            m_first = First{done.kind,
                            done.instruction,
                            card,
                            likenessOf(match.rulebook(), match.state()),
                            match.state().players,
                            match.state().globals.instructionsUsed};
            return;
        }
        if (card && std::ranges::find(m_cards, Subject(card)) == m_cards.end()) m_cards.emplace_back(card);
        const bool isSame =
            done.kind == m_first->kind && done.instruction == m_first->instruction && card == m_first->card;
        // Most effects change a player's values: that is seen sooner than a likeness is made.
        if (!isSame || match.state().players != m_first->players) return;
        ++m_likenesses;
        if (likenessOf(match.rulebook(), match.state()) != m_first->likeness) return;
        m_isClosed = true;
        m_length = match.state().globals.instructionsUsed - m_first->effort;
    }

    [[nodiscard]] bool isClosed() const { return m_isClosed; }
    /// Returns the number of instructions in one round.
    [[nodiscard]] int length() const { return m_length; }
    /// Returns the number of likenesses computed, each about as costly as an instruction.
    [[nodiscard]] int likenesses() const { return m_likenesses; }
    /// Returns the cards with abilities in the loop.
    [[nodiscard]] const std::vector<Subject>& cards() const { return m_cards; }

private:
    struct First {
        KindId kind;
        std::uint16_t instruction = 0;
        CardId card;
        std::uint64_t likeness = 0;
        std::array<Player, maxPlayers> players;
        int effort = 0;
    };
    std::optional<First> m_first;
    std::vector<Subject> m_cards;
    bool m_isClosed = false;
    int m_length = 0;
    int m_likenesses = 0;
};

/// Returns the reply that does the least. Returns nullopt if the player must choose an action and not only an order.
std::optional<Reply> leastReply(const ReadableMatch& match, const Replies& replies) {
    if (replies.size() == 1) return replies.front();
    for (const ReplyWord least : {ReplyWord::Pass, ReplyWord::Done, ReplyWord::No}) {
        const auto found = std::ranges::find_if(replies, [least](const Reply& reply) { return reply.is(least); });
        if (found != replies.end()) return *found;
    }
    const Communication& question = *match.pendingQuestion();
    const bool isOfOrder = question.is<ChooseOption>() && question.instruction == Communication{}.instruction;
    return isOfOrder ? std::optional(replies.front()) : std::nullopt;
}

/// A loop in which all players do only what the rules require.
struct Loop {
    std::vector<Subject> cards;  ///< the cards with abilities in it; empty if no loop was found
    int length = 0;              ///< instructions per round
    bool isForced = true;        ///< true if no player has a choice in it
    std::int64_t cost = 0;       ///< the cost of the search, in instructions
};

Loop loopOf(const ReadableMatch& match, const Communication& self) {
    MatchState state = match.state();
    Communication& top = state.communications.back();
    state.lists.resize(self.listEnd);
    top.step = static_cast<std::uint8_t>(RunAbility::Step::Begin);
    limitInstructionsOfPhase(state, instructionsOfSearch);
    MatchDriver driver(Match::lookahead(match, std::move(state)));
    LoopFinder finder;
    driver.setObserver(&finder);
    Match& ahead = driver.edit();
    Loop loop;
    const Globals& globals = match.state().globals;
    Replies replies;
    Progress progress = ahead.run();
    for (int i = 0; i < answersMost && progress == Progress::Waiting && !finder.isClosed(); ++i) {
        const Globals& now = ahead.state().globals;
        if (now.turn != globals.turn || now.phase != globals.phase) break;
        ahead.legalReplies(replies);
        const auto reply = leastReply(ahead, replies);
        if (!reply) break;
        loop.isForced = loop.isForced && replies.size() == 1;
        progress = ahead.apply(*reply);
    }
    loop.cost = ahead.instructions() + finder.likenesses();
    if (!finder.isClosed()) return loop;
    loop.cards = finder.cards();
    loop.length = finder.length();
    return loop;
}

bool endInDraw(HandlerContext& match, const std::vector<Subject>& cards) {
    executeSilently(match, KindId(static_cast<std::uint8_t>(CoreRule::BreakOff)), VerbBody{}, cards);
    return true;
}

}  // namespace

std::vector<Subject> cardsInProgress(const MatchState& state) {
    std::vector<Subject> cards;
    const auto add = [&](CardId card) {
        if (card && std::ranges::find(cards, Subject(card)) == cards.end()) cards.emplace_back(card);
    };
    for (const Communication& communication : state.communications) {
        if (isOfAbility(communication)) add(cardOf(communication));
    }
    for (const PendingItem& item : state.pendingItems) add(item.card);
    for (const Trigger& trigger : state.triggers) add(trigger.source);
    return cards;
}

void limitInstructionsOfPhase(MatchState& state, int left) {
    Globals& globals = state.globals;
    globals.instructionsUsed = static_cast<std::uint16_t>(EngineLimits::instructions - left);
    globals.effortTurn = globals.turn;
    globals.effortPhase = globals.phase;
}

bool endsInLoop(HandlerContext& match, const Communication& self) {
    if (match.isLookahead()) return false;
    const Loop loop = loopOf(match, self);
    match.countLoopSearch(loop.cost);
    if (loop.cards.empty()) return false;
    if (loop.isForced) return endInDraw(match, loop.cards);
    // After three searches, some rounds apart, the match ends.
    constexpr int dear = 1536;
    const int apart = std::clamp(4 * loop.length, 16, 96);
    const int effort = (match.state().globals.instructionsUsed / dear + 1) * dear - apart;
    if (effort >= EngineLimits::instructions - dear) return endInDraw(match, loop.cards);
    match.state().globals.instructionsUsed = static_cast<std::uint16_t>(effort);
    return false;
}

}  // namespace duelogue

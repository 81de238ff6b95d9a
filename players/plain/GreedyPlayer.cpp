#include "players/plain/GreedyPlayer.h"

#include <algorithm>
#include <cmath>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

/// The maximum number of look-aheads for a decision, and the maximum depth of follow-up questions.
constexpr int mostLookAheads = 300;
constexpr std::size_t deepest = 4;
/// The maximum number of replies in a look-ahead.
constexpr int mostAnswers = 300;

/// Returns true if the player must answer a follow-up question of something already begun.
bool goesOn(const ReadableMatch& match, PlayerId player) {
    return match.playerToAct() == player && isFollowUp(*match.pendingQuestion());
}

bool isAskedAgain(const ReadableMatch& match, PlayerId player, KindId kind) {
    const Communication* question = match.pendingQuestion();
    return question != nullptr && question->kind == kind && match.playerToAct() == player;
}

}  // namespace

Reply GreedyPlayer::choose(const View& view, const std::stop_token& stop) {
    const Reply reply = decide(view, stop);
    m_memory.answers(reply);
    return reply;
}

Reply GreedyPlayer::decide(const View& view, const std::stop_token& stop) {
    prepare(view);
    const Match world(view.rulebook(), m_evaluation.determinize(view, m_random));
    Replies replies = view.legalReplies();
    m_memory.leaveOutRepeats(view, m_evaluation, replies);
    m_evaluation.prune(world, replies);
    if (replies.size() == 1) {
        (void)m_random.next();
        return replies.front();
    }
    std::vector<double> sums(replies.size());
    tryIn(world, replies, stop, sums);
    for (int i = 1; i < m_evaluation.worlds() && !stop.stop_requested() && !m_meter.isUsedUp(); ++i)
        tryIn(Match(view.rulebook(), m_evaluation.determinize(view, m_random)), replies, stop, sums);
    if (m_evaluation.worlds() > 1) addGuesses(world, replies, sums);
    return replies[static_cast<std::size_t>(std::ranges::max_element(sums) - sums.begin())];
}

/// Adds the priors to the sums. A few worlds are a small sample, but priors consider all of them.
void GreedyPlayer::addGuesses(const Match& world, const Replies& replies, std::vector<double>& sums) {
    std::vector<double> gains;
    m_evaluation.priors(world, replies, gains);
    const double pointsOfOne = 4 * m_evaluation.logisticScale();
    constexpr double share = 2;
    for (std::size_t i = 0; i < replies.size(); ++i)
        sums[i] += share * m_evaluation.worlds() * std::clamp(gains[i] / pointsOfOne, -1.0, 1.0);
}

/// Adds the value of each reply to the sums. With several worlds, adds the corresponding chance to win instead.
void GreedyPlayer::tryIn(const Match& world, const Replies& replies, const std::stop_token& stop,
                         std::vector<double>& sums) {
    m_budget = mostLookAheads;
    // All replies use the same random numbers, so the comparison is fair.
    const Random shared(m_random.next());
    for (std::size_t i = 0; i < replies.size(); ++i) {
        // A stopped player gives the best reply tried so far.
        const bool isOver = stop.stop_requested() || (i > 0 && m_meter.isUsedUp());
        const double brings = isOver ? -3 * Evaluation::won : value(world, replies[i], 0, shared);
        sums[i] += m_evaluation.worlds() == 1 ? brings : 1 / (1 + std::exp(-brings / m_evaluation.logisticScale()));
    }
}

void GreedyPlayer::prepare(const View& view) {
    m_self = view.viewer();
    const Globals& globals = view.state().globals;
    m_lastTurn = globals.turn + (globals.current == m_self ? m_evaluation.turnsAhead(globals.playerCount) : 0);
    m_mayStop = m_evaluation.turnsAhead(globals.playerCount) == 0;
    const auto usual = static_cast<double>(m_evaluation.usualWork(globals.playerCount).greedy);
    m_meter = WorkMeter(static_cast<std::int64_t>(Evaluation::mostOfDecision * usual));
    m_worlds.reserve(deepest + 2);
    m_replies.resize(deepest + 2);
}

Match& GreedyPlayer::copy(const Match& match, std::size_t depth) {
    while (m_worlds.size() <= depth) m_worlds.emplace_back(match.rulebook());
    m_worlds[depth] = match;
    return m_worlds[depth];
}

/// Gives a reply for the player to act and counts its work.
MessageId GreedyPlayer::answer(Match& match, const Reply& reply) {
    m_meter.limit(match);
    const MessageId refused = match.play(match.playerToAct(), reply);
    m_meter.count(match);
    return refused;
}

/// Returns the value of a reply. If it leads to the same question again, every Manner is tried and the best one counts.
/// With m_mayStop, follow() tries all points to stop, so the policy is enough.
double GreedyPlayer::value(const Match& before, const Reply& reply, std::size_t depth, Random random) {
    const KindId kind = before.pendingQuestion()->kind;
    Match& match = copy(before, depth);
    if (answer(match, reply) != MessageId::None) return -Evaluation::won;
    --m_budget;
    if (m_mayStop || !isAskedAgain(match, m_self, kind) || goesOn(match, m_self)) return follow(match, depth, random);
    double best = -Evaluation::won;
    for (const Manner manner : {Manner::Habit, Manner::Stop, Manner::Everything}) {
        if (manner != Manner::Habit && m_meter.isUsedUp()) break;
        Match& tried = copy(before, depth);
        (void)answer(tried, reply);
        repeat(tried, kind, manner);
        Random chance = random;
        best = std::max(best, follow(tried, depth, chance));
    }
    return best;
}

void GreedyPlayer::repeat(Match& match, KindId kind, Manner manner) {
    Replies& replies = m_replies.back();
    for (int i = 0; i < mostAnswers && isAskedAgain(match, m_self, kind); ++i) {
        if (manner == Manner::Habit || m_meter.isUsedUp()) return;
        match.legalReplies(replies);
        const auto isDone = [this](const Reply& reply) { return m_evaluation.stops(reply); };
        auto chosen = manner == Manner::Stop ? std::find_if(replies.begin(), replies.end(), isDone)
                                             : std::find_if_not(replies.begin(), replies.end(), isDone);
        if (chosen == replies.end()) chosen = replies.begin();
        if (answer(match, *chosen) != MessageId::None) return;
    }
}

/// Plays the match to the end of the look-ahead by the rollout policy, and returns its value.
double GreedyPlayer::follow(Match& match, std::size_t depth, Random& random) {
    bool mayBranch = true;
    double ended = -Evaluation::won;
    Replies& replies = m_replies[depth];
    TurnPace pace;
    for (int i = 0; i < mostAnswers && isWithin(match); ++i) {
        usual(match, replies, pace);
        if (replies.size() > 1) {
            // Follow-up questions end when the player may act again and no pending item is left.
            const bool follows = goesOn(match, m_self);
            mayBranch = mayBranch && (match.playerToAct() != m_self || follows || !match.state().pendingItems.empty());
            if (mayBranch && follows && depth + 1 < deepest && m_budget > 0)
                return std::max(ended, bestFollowUp(match, depth, random));
            if (m_mayStop && match.playerToAct() == m_self && !follows)
                ended = std::max(ended, stopped(match, depth, random));
        }
        const Reply reply = replies.size() == 1 ? replies.front() : m_evaluation.rolloutPolicy(match, replies, random);
        if (m_meter.isUsedUp() || answer(match, reply) != MessageId::None) break;
    }
    return std::max(ended, m_evaluation.of(match, m_self));
}

/// Does the same, but first gives the reply that ends the pending question. Returns -Evaluation::won if no reply does.
double GreedyPlayer::stopped(const Match& before, std::size_t depth, Random random) {
    const Replies& here = m_replies[depth];
    const auto end = std::ranges::find_if(here, [this](const Reply& reply) { return m_evaluation.stops(reply); });
    if (end == here.end()) return -Evaluation::won;
    Match& match = copy(before, depth + 1);
    Replies& replies = m_replies[depth + 1];
    MessageId refused = answer(match, *end);
    TurnPace pace;
    for (int i = 0; i < mostAnswers && refused == MessageId::None && isWithin(match); ++i) {
        usual(match, replies, pace);
        const Reply reply = replies.size() == 1 ? replies.front() : m_evaluation.rolloutPolicy(match, replies, random);
        if (m_meter.isUsedUp()) break;
        refused = answer(match, reply);
    }
    return m_evaluation.of(match, m_self);
}

bool GreedyPlayer::isWithin(const ReadableMatch& match) const {
    return match.pendingQuestion() != nullptr && match.state().globals.turn <= m_lastTurn;
}

/// Lists the replies worth considering at the pending question.
void GreedyPlayer::usual(const ReadableMatch& match, Replies& replies, TurnPace& pace) const {
    match.legalReplies(replies);
    if (replies.size() == 1) return;
    if (pace.isLong(match.state().globals.turn)) {
        replies.assign(1, pace.hurried(m_evaluation, replies));
    } else {
        m_evaluation.prune(match, replies);
    }
}

double GreedyPlayer::bestFollowUp(const Match& match, std::size_t depth, const Random& random) {
    const Replies replies = m_replies[depth];
    double best = -Evaluation::won;
    for (const Reply& reply : replies) {
        best = std::max(best, value(match, reply, depth + 1, random));
        if (m_budget <= 0 || m_meter.isUsedUp()) break;
    }
    return best;
}

}  // namespace duelogue

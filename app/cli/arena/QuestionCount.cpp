#include "app/cli/arena/QuestionCount.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "app/games/presenter/GamePresenter.h"
#include "app/match/session/AutoPass.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "match/notation/MatchLog.h"
#include "match/notation/scenario/Replies.h"
#include "players/search/Level.h"
#include "players/search/MoveEvaluation.h"

namespace duelogue {

namespace {

/// A question that was answered without asking.
struct Skipped {
    std::uint64_t rank = 0;  ///< a random number; the lowest ones are checked
    int match = 0;
    std::uint64_t seed = 0;
    Reply reply;
    View view;
};

/// The skipped questions with the lowest ranks, which are a random sample.
class Sample {
public:
    explicit Sample(int most) : m_most(static_cast<std::size_t>(most)) {}

    /// Returns true if a question with this rank belongs to the sample so far.
    [[nodiscard]] bool wants(std::uint64_t rank) const {
        return m_kept.size() < m_most || (m_most > 0 && rank < m_kept.front().rank);
    }
    void add(Skipped skipped) {
        if (m_kept.size() == m_most) {
            std::ranges::pop_heap(m_kept, {}, &Skipped::rank);
            m_kept.pop_back();
        }
        m_kept.push_back(std::move(skipped));
        std::ranges::push_heap(m_kept, {}, &Skipped::rank);
    }
    /// Returns the sample in the order of the ranks.
    [[nodiscard]] const std::vector<Skipped>& sorted() {
        std::ranges::sort(m_kept, {}, &Skipped::rank);
        return m_kept;
    }

private:
    std::size_t m_most;
    std::vector<Skipped> m_kept;  ///< a heap with the highest rank first
};

/// Returns true if the reply passes or does nothing.
bool isIdle(const GamePresenter& presenter, const View& view, const Reply& reply) {
    const Communication& asking = *view.match().pendingQuestion();
    if (reply.is(ReplyWord::Pass) || (asking.is(CoreKind::YesNo) && reply.is(ReplyWord::No))) return true;
    if (reply.is(ReplyWord::Done) && asking.listSize() == 0) return true;
    return presenter.idle(view) == reply;
}

/// A match in which AutoPass decides about the questions to one seat.
class CountedMatch {
public:
    CountedMatch(const QuestionPlan& plan, int index, QuestionCount& out, Sample& sample)
        : m_plan(plan),
          m_game(*plan.seats.game),
          m_index(index),
          m_seat(static_cast<std::uint8_t>(static_cast<std::size_t>(index) % plan.tableSize)),
          m_seed(mixedSeed(plan.seats.seed, static_cast<std::uint64_t>(index))),
          m_match(m_game.rulebook()),
          m_out(out),
          m_sample(sample) {
        Level level = *findLevel("expert");
        level.budget.iterations = plan.iterations;
        for (std::size_t seat = 0; seat < plan.tableSize; ++seat)
            m_players.push_back(playerOf(level, m_game.rulebook(), mixedSeed(m_seed, seat)));
        m_autoPass.begin(m_game.presenter(), m_remembered);
        m_autoPass.setSettings(plan.settings);
        duelogue::begin(m_match, {m_seed, decks(), plan.seats.options});
    }

    /// Plays to the end. Returns false if the plan was stopped, or the match did not end.
    [[nodiscard]] bool play() {
        constexpr int mostReplies = 20'000;
        Replies replies;
        for (int i = 0; i < mostReplies && !m_plan.stop.stop_requested(); ++i) {
            if (m_match.pendingQuestion() == nullptr) return true;
            countTurn();
            m_match.legalReplies(replies);
            const PlayerId player = m_match.playerToAct();
            const Reply reply = player == m_seat ? replyOfSeat(replies) : choose(player, replies);
            if (m_match.play(player, reply) != MessageId::None) return false;
        }
        return false;
    }

private:
    const QuestionPlan& m_plan;
    const Game& m_game;
    int m_index;
    PlayerId m_seat;
    std::uint64_t m_seed;
    Match m_match;
    QuestionCount& m_out;
    Sample& m_sample;
    RememberedAnswers m_remembered;  ///< none
    AutoPass m_autoPass;
    std::vector<std::unique_ptr<ComputerPlayer>> m_players;
    int m_turn = 0;
    bool m_isChosen = false;  ///< the seat chose the last reply of the match

    [[nodiscard]] std::vector<std::vector<DefinitionId>> decks() const {
        const PlayOptions& seats = m_plan.seats;
        std::vector<std::vector<DefinitionId>> drawn;
        Random random(m_seed);
        for (std::size_t seat = 0; seat < m_plan.tableSize; ++seat) {
            std::vector<std::size_t> fitting;
            for (std::size_t deck = 0; deck < seats.decks.size(); ++deck) {
                if (fits(seats, deck, seat)) fitting.push_back(deck);
            }
            const std::size_t deck = fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
            drawn.push_back(deckFor(seats, deck, m_seed));
        }
        return drawn;
    }

    [[nodiscard]] bool isOwnTurn() const { return m_match.state().globals.current == m_seat; }

    void countTurn() {
        const int turn = m_match.state().globals.turn;
        if (turn == m_turn) return;
        m_turn = turn;
        ++(isOwnTurn() ? m_out.own : m_out.others).turns;
    }

    [[nodiscard]] Reply choose(PlayerId player, const Replies& replies) {
        m_isChosen = false;
        return replies.size() == 1 ? replies.front() : m_players[player.value]->choose(View(m_match, player));
    }

    [[nodiscard]] Reply replyOfSeat(const Replies& replies) {
        if (const auto reply = m_autoPass.automatic(m_match, replies, m_isChosen)) {
            if (replies.size() > 1) skip(*reply);
            m_isChosen = false;
            return *reply;
        }
        const Reply reply = choose(m_seat, replies);
        m_autoPass.answers(m_match);
        m_isChosen = true;
        // Questions before the first turn belong to no turn.
        if (m_turn > 0) countQuestion(reply);
        return reply;
    }

    void skip(const Reply& reply) {
        const std::uint64_t rank = mixedSeed(m_seed, static_cast<std::uint64_t>(m_out.skipped++));
        if (m_sample.wants(rank)) m_sample.add({rank, m_index, m_seed, reply, View(m_match, m_seat)});
    }

    void countQuestion(const Reply& reply) {
        const View view(m_match, m_seat);
        const QuestionTotals one{0, 1, isIdle(m_game.presenter(), view, reply) ? 1 : 0};
        (isOwnTurn() ? m_out.own : m_out.others) += one;
        m_out.kinds[kindOf(view)] += one;
    }

    [[nodiscard]] std::string kindOf(const View& view) const {
        const GamePresenter& presenter = m_game.presenter();
        const std::vector<Occupant> occupants(m_plan.tableSize);
        const TableState table = presenter.table(view, occupants, view.legalReplies(), MatchLog());
        const auto phase = static_cast<std::size_t>(std::max(0, presenter.phase(view)));
        const std::string part = phase < table.phases.size() ? table.phases[phase].toStdString() : std::string();
        return std::string(isOwnTurn() ? "own, " : "others, ") +
               m_game.rulebook().kinds()[m_match.pendingQuestion()->kind].name + ", " + part;
    }
};

/// Searches a skipped question twice. Returns the missed chance if both searches agree that there was one.
std::optional<MissedChance> findMissedChance(const QuestionPlan& plan, const Skipped& skipped) {
    MissedChance missed{skipped.match + 1, skipped.seed, skipped.view.state().globals.turn, {}, 1};
    for (const std::uint64_t seed : {1U, 2U}) {
        const auto found = evaluateMove(skipped.view, skipped.reply, plan.depth, seed, plan.stop);
        if (!found || found->loss.value <= MissedChance::least) return std::nullopt;
        missed.gain = std::min(missed.gain, found->loss.value);
        missed.reply = found->best.words;
    }
    return missed;
}

}  // namespace

void QuestionTotals::operator+=(const QuestionTotals& other) {
    turns += other.turns;
    questions += other.questions;
    idle += other.idle;
}

QuestionCount countQuestions(const QuestionPlan& plan, const std::function<void(int)>& progress) {
    QuestionCount count;
    Sample sample(plan.checked);
    for (int i = 0; i < plan.matches && !plan.stop.stop_requested(); ++i) {
        if (CountedMatch(plan, i, count, sample).play()) ++count.matches;
        progress(i + 1);
    }
    for (const Skipped& skipped : sample.sorted()) {
        if (plan.stop.stop_requested()) break;
        if (auto missed = findMissedChance(plan, skipped)) count.missed.push_back(std::move(*missed));
        progress(plan.matches + ++count.checked);
    }
    return count;
}

}  // namespace duelogue

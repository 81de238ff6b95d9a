#include "players/search/EnsemblePlayer.h"

#include <limits>
#include <map>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

constexpr int trees = 10;

}  // namespace

EnsemblePlayer::EnsemblePlayer(const Evaluation& evaluation, const Budget& budget, std::uint64_t seed,
                               const SearchManner& manner)
    : m_evaluation(evaluation), m_budget(budget), m_manner(manner), m_random(seed), m_clock(budget.time) {
    m_manner.keepsTree = false;
}

Reply EnsemblePlayer::choose(const View& view, const std::stop_token& stop) {
    const Reply reply = decide(view, stop);
    m_memory.answers(reply);
    return reply;
}

Reply EnsemblePlayer::decide(const View& view, const std::stop_token& stop) {
    m_work = 0;
    Replies replies = view.legalReplies();
    m_memory.leaveOutRepeats(view, m_evaluation, replies);
    if (replies.size() == 1) return replies.front();
    m_clock.start(view.state().globals.turn);
    const Match world(view.rulebook(), m_evaluation.determinize(view, m_random));
    m_evaluation.prune(world, replies);
    if (replies.size() == 1) return replies.front();
    std::map<Reply, std::uint32_t> visits;
    for (int tree = 0; tree < trees && !stop.stop_requested(); ++tree) {
        for (const Candidate& candidate : searchWorld(view, replies, tree, stop))
            visits[candidate.reply] += candidate.visits;
    }
    m_clock.stop();
    Reply best = m_evaluation.rolloutPolicy(world, replies, m_random);
    std::uint32_t most = 0;
    for (const auto& [reply, count] : visits) {
        if (count <= most) continue;
        most = count;
        best = reply;
    }
    return best;
}

std::vector<Candidate> EnsemblePlayer::searchWorld(const View& view, const Replies& replies, int tree,
                                                   const std::stop_token& stop) {
    TreeSearch search(m_evaluation, m_manner);
    search.begin(view, replies, m_random);
    search.fix(m_evaluation.determinize(view, m_random));
    const int count = (m_budget.iterations + trees - 1) / trees;
    const auto until = m_clock.left() / (trees - tree);
    const auto before = m_clock.spent();
    const std::int64_t most =
        m_budget.isTime() ? std::numeric_limits<std::int64_t>::max() : search.mostWork(m_budget.iterations) / trees;
    for (int i = 0; !stop.stop_requested() && search.work() < most; ++i) {
        if (m_budget.isTime() ? m_clock.spent() - before >= until : i >= count) break;
        search.iterate(m_random, most - search.work());
        ++m_iterations;
    }
    m_work += search.work();
    return search.candidates();
}

}  // namespace duelogue

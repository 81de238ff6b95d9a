#include "players/search/TreeSearch.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"
#include "players/search/ExplorationCost.h"

namespace duelogue {

namespace {

/// The maximum number of questions in a tree, some hundred megabytes.
constexpr std::size_t mostNodes = 500'000;
/// The maximum number of replies tried while looking for the position in the last tree.
constexpr int mostTries = 48;
/// The discount of a win for each turn that it takes. It makes the shorter of two wins better.
constexpr double patience = 0.003;
void takeCounted(Match& match, const Reply& reply, WorkMeter& meter) {
    meter.limit(match);
    match.apply(reply);
    meter.count(match);
}

}  // namespace

TreeSearch::TreeSearch(const Evaluation& evaluation, const SearchManner& manner)
    : m_evaluation(evaluation), m_manner(manner), m_playout(evaluation, manner.surprise) {}

void TreeSearch::begin(const View& view, Replies replies, Random& random, std::int64_t most) {
    const SeenMatch& asking = view.match();
    WorkMeter meter(most);
    const SearchTree::NodeId kept = m_manner.keepsTree ? find(view, random, meter) : SearchTree::none;
    if (kept != SearchTree::none) {
        m_root = kept;
    } else {
        m_tree.clear();
        m_meaning.emplace(view);
        m_root = m_tree.plant(view.viewer(), m_meaning->key(asking, *asking.pendingQuestion()));
    }
    m_view = view;
    m_replies = std::move(replies);
    m_meaning->keys(asking, m_replies, m_replyKeys);
    m_answer.reset();
    m_fixed.reset();
    m_work = meter.work();
    const Globals& globals = view.state().globals;
    m_usual = m_evaluation.usualWork(globals.playerCount).iteration;
    m_thisTurn = globals.turn;
    m_lastTurn = globals.turn + m_evaluation.turnsSearched(globals.playerCount, globals.current == view.viewer());
    // Without a longer look-ahead, the evaluation at the end of this turn is the final one.
    m_nearShare = m_lastTurn > m_thisTurn ? m_evaluation.shortTermWeight() : 0;
}

Chances TreeSearch::iterate(Random& random, std::int64_t most) {
    Match match(m_view->rulebook(), m_fixed ? *m_fixed : m_evaluation.determinize(*m_view, random));
    m_near.reset();
    WorkMeter meter(std::min(most, Evaluation::mostOfIteration * m_usual));
    goDown(match, meter);
    if (!m_near && m_nearShare > 0) {
        m_playout.run(match, m_thisTurn, random, meter);
        m_near = judge(match);
    }
    m_playout.run(match, m_lastTurn, random, meter);
    m_work += meter.work();
    const Chances chances = withNear(judge(match));
    m_tree.record(m_path, chances);
    return chances;
}

void TreeSearch::judgeNear(const ReadableMatch& match) {
    if (!m_near && m_nearShare > 0 && match.state().globals.turn > m_thisTurn) m_near = judge(match);
}

Chances TreeSearch::withNear(const Chances& far) const {
    if (!m_near) return far;
    Chances mixed{};
    std::ranges::transform(*m_near, far, mixed.begin(),
                           [this](double near, double later) { return later + m_nearShare * (near - later); });
    return mixed;
}

/// Descends the tree to a question that is not in it yet, and adds that question.
void TreeSearch::goDown(Match& match, WorkMeter& meter) {
    m_path.clear();
    CommunicationId before;
    TurnPace pace;
    m_options = m_replies;
    while (!m_options.empty() && match.state().globals.turn <= m_lastTurn && !meter.isUsedUp()) {
        const bool isLong = pace.isLong(match.state().globals.turn);
        if (isLong) m_options.assign(1, pace.hurried(m_evaluation, m_options));
        if (!m_path.empty() && !isLong) m_evaluation.prune(match, m_options);
        Reply reply = m_options.front();
        if (m_options.size() > 1 || m_path.empty()) {
            const SearchTree::NodeId node = m_path.empty() ? m_root : next(match, m_path.back(), before);
            if (node == SearchTree::none) {
                if (m_tree.size() < mostNodes) grow(match, before);
                return;
            }
            before = match.pendingQuestion()->id;
            reply = choose(match, node);
        }
        meter.limit(match);
        (void)match.applyAndRunToDecision(reply, m_options, m_lastTurn);
        meter.count(match);
        judgeNear(match);
    }
}

/// Lists the replies worth considering. At the root they are equal in all worlds, later they depend on this world.
void TreeSearch::listReplies(const ReadableMatch& match, bool atRoot, Replies& replies) const {
    if (atRoot) {
        replies = m_replies;
        return;
    }
    match.legalReplies(replies);
    if (replies.size() > 1) m_evaluation.prune(match, replies);
}

/// Returns the node of the pending question after a step, or `none`.
SearchTree::NodeId TreeSearch::next(const ReadableMatch& match, const SearchTree::Step& step,
                                    CommunicationId before) const {
    const Communication& question = *match.pendingQuestion();
    const bool again = question.id == before && m_evaluation.isUnordered(question);
    return again ? m_tree.again(step) : m_tree.child(step.edge, m_meaning->key(match, question));
}

void TreeSearch::grow(const ReadableMatch& match, CommunicationId before) {
    const Communication& question = *match.pendingQuestion();
    const std::uint64_t asked = m_meaning->key(match, question);
    if (question.id == before && m_evaluation.isUnordered(question)) {
        m_tree.growAgain(m_path.back(), match.playerToAct(), asked);
    } else {
        m_tree.grow(m_path.back().edge, match.playerToAct(), asked);
    }
}

/// Selects one of m_options by the tree, and adds it to the path.
Reply TreeSearch::choose(const ReadableMatch& match, SearchTree::NodeId node) {
    m_meaning->keys(match, m_options, m_keys);
    assert(!m_path.empty() || m_keys == m_replyKeys);
    m_edges.clear();
    bool known = true;
    for (const std::uint64_t key : m_keys) {
        m_edges.push_back(m_tree.find(node, key));
        known = known && m_edges.back() != SearchTree::none;
    }
    if (!known) {
        m_playout.weigh(match, m_options, m_weights);
        for (std::size_t i = 0; i < m_edges.size(); ++i) {
            if (m_edges[i] != SearchTree::none) continue;
            m_edges[i] = m_tree.add(node, m_keys[i], m_weights[i]);
        }
    }
    const std::size_t chosen = m_tree.select(node, m_edges, m_manner.curiosity * m_manner.sharpness);
    m_path.push_back({node, m_edges[chosen]});
    return m_options[chosen];
}

Chances TreeSearch::judge(const ReadableMatch& match) const {
    const Globals& globals = match.state().globals;
    Chances chances = m_evaluation.chances(match, m_manner.sharpness);
    if (globals.over == 0) return chances;
    const double even = 1.0 / globals.playerCount;
    const double turns = std::max(0, globals.turn - m_view->state().globals.turn);
    const double kept = 1 - 2 * std::min(0.01, patience * turns);
    for (std::size_t seat = 0; seat < globals.playerCount; ++seat) chances[seat] = even + (chances[seat] - even) * kept;
    return chances;
}

// -------------------------------------------------------------------------------------------------- results

/// Returns the edge of a reply, or `none` if it was never tried.
SearchTree::EdgeId TreeSearch::edgeOf(std::size_t reply) const { return m_tree.find(m_root, m_replyKeys[reply]); }

std::vector<Candidate> TreeSearch::candidates() const {
    std::vector<Candidate> all;
    for (std::size_t i = 0; i < m_replies.size(); ++i) {
        const SearchTree::EdgeId id = edgeOf(i);
        if (id == SearchTree::none || m_tree.edge(id).visits == 0) continue;
        const SearchTree::Edge& edge = m_tree.edge(id);
        all.push_back({m_replies[i], edge.visits, edge.mean(), edge.error()});
    }
    std::sort(all.begin(), all.end(), [](const Candidate& a, const Candidate& b) {
        if (a.visits != b.visits) return a.visits > b.visits;
        return a.chance != b.chance ? a.chance > b.chance : a.reply < b.reply;
    });
    constexpr std::uint32_t part = 5;
    const auto often = std::find_if(all.begin(), all.end(),
                                    [&](const Candidate& each) { return each.visits * part < all.front().visits; });
    const auto surest = std::max_element(all.begin(), often, [](const Candidate& a, const Candidate& b) {
        return a.chance - a.error < b.chance - b.error;
    });
    if (surest != all.end()) std::rotate(all.begin(), surest, surest + 1);
    return all;
}

double TreeSearch::costOf(const Reply& reply) const {
    const auto at = std::ranges::find(m_replies, reply) - m_replies.begin();
    const SearchTree::EdgeId edge = edgeOf(static_cast<std::size_t>(at));
    return edge == SearchTree::none ? 0 : explorationCost(m_tree, m_root, edge, m_view->viewer());
}

std::uint32_t TreeSearch::lead() const {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    for (std::size_t i = 0; i < m_replies.size(); ++i) {
        const SearchTree::EdgeId id = edgeOf(i);
        const std::uint32_t visits = id != SearchTree::none ? m_tree.edge(id).visits : 0;
        second = std::max(second, std::min(first, visits));
        first = std::max(first, visits);
    }
    return first - second;
}

/// Moves `step` to the pending question and to the given reply or, without one, the most visited. `before` is the
/// question of the last step, and becomes the pending one. Returns the reply, or nullopt if the tree does not contain
/// it.
std::optional<Reply> TreeSearch::follow(const ReadableMatch& match, const Replies& replies, const Reply* given,
                                        SearchTree::Step& step, CommunicationId& before) {
    const SearchTree::NodeId node = step.node == SearchTree::none ? m_root : next(match, step, before);
    if (node == SearchTree::none) return std::nullopt;
    before = match.pendingQuestion()->id;
    m_meaning->keys(match, replies, m_keys);
    step = {node, SearchTree::none};
    std::optional<Reply> found;
    for (std::size_t i = 0; i < replies.size(); ++i) {
        const SearchTree::EdgeId edge = m_tree.find(node, m_keys[i]);
        if (edge == SearchTree::none || m_tree.edge(edge).visits == 0) continue;
        const bool isMore = !found || m_tree.edge(edge).visits > m_tree.edge(step.edge).visits;
        if (given != nullptr ? replies[i] != *given : !isMore) continue;
        step.edge = edge;
        found = replies[i];
    }
    return found;
}

std::vector<TreeSearch::Move> TreeSearch::line(const Replies& first, std::size_t most, Random& random) {
    std::vector<Move> moves;
    WorkMeter meter(m_usual);
    Match match(m_view->rulebook(), m_evaluation.determinize(*m_view, random));
    Replies replies;
    SearchTree::Step step;
    CommunicationId before;
    while (moves.size() < most && match.pendingQuestion() != nullptr && !meter.isUsedUp()) {
        listReplies(match, step.node == SearchTree::none, replies);
        const Reply* const given = moves.size() < first.size() ? &first[moves.size()] : nullptr;
        const bool isGiven = given != nullptr;
        const bool isChoice = replies.size() > 1;
        std::optional<Reply> reply = replies.front();
        if (isChoice) reply = follow(match, replies, given, step, before);
        if (isGiven) reply = *given;
        if (!reply) break;
        const PlayerId player = match.playerToAct();
        if (isGiven || isChoice) moves.push_back({player, *reply, writeReply(match, player, *reply)});
        takeCounted(match, *reply, meter);
    }
    m_work += meter.work();
    return moves;
}

Replies TreeSearch::answerWith(const Reply& first, Random& random) {
    WorkMeter meter(m_usual);
    Match match(m_view->rulebook(), m_evaluation.determinize(*m_view, random));
    const MatchState& state = match.state();
    const CommunicationId question = match.pendingQuestion()->id;
    Replies answer;
    Replies replies = m_replies;
    SearchTree::Step step;
    CommunicationId before;
    std::optional<Reply> reply = first;
    (void)follow(match, replies, &first, step, before);
    while (reply && !meter.isUsedUp()) {
        const CommunicationId begun(state.globals.nextCommunication);
        answer.push_back(*reply);
        takeCounted(match, *reply, meter);
        // If anything has happened since, such as a payment, the next reply belongs to another decision.
        const bool isAskedOn = match.pendingQuestion() != nullptr && match.pendingQuestion()->id == question;
        if (!isAskedOn || CommunicationId(state.globals.nextCommunication) != begun) break;
        listReplies(match, false, replies);
        reply = replies.size() > 1 ? follow(match, replies, nullptr, step, before) : replies.front();
    }
    m_work += meter.work();
    return answer;
}

Match TreeSearch::sampleLine(int lastTurn, Random& random) {
    Match match(m_view->rulebook(), m_evaluation.determinize(*m_view, random));
    WorkMeter meter(Evaluation::mostOfIteration * m_usual);
    const int usual = std::exchange(m_lastTurn, lastTurn);
    goDown(match, meter);
    m_lastTurn = usual;
    m_playout.run(match, lastTurn, random, meter);
    m_work += meter.work();
    return match;
}

// -------------------------------------------------------------------------------------------------- keeping the tree
/// Returns the node of the match in the last tree, or `none`. The node is found if the same replies, in a world sampled
/// from the last view, lead to an equal view.
SearchTree::NodeId TreeSearch::find(const View& view, Random& random, WorkMeter& meter) const {
    if (!m_view || !m_answer || m_fixed || m_tree.size() >= mostNodes / 2) return SearchTree::none;
    Match match(m_view->rulebook(), m_evaluation.determinize(*m_view, random));
    const auto at = std::find(m_replies.begin(), m_replies.end(), *m_answer) - m_replies.begin();
    if (at == static_cast<std::ptrdiff_t>(m_replies.size())) return SearchTree::none;
    const SearchTree::EdgeId edge = edgeOf(static_cast<std::size_t>(at));
    int tries = mostTries;
    return edge == SearchTree::none ? SearchTree::none : follow(match, {m_root, edge}, *m_answer, view, tries, meter);
}

SearchTree::NodeId TreeSearch::follow(Match match, const SearchTree::Step& step, const Reply& reply, const View& view,
                                      int& tries, WorkMeter& meter) const {
    const CommunicationId before = match.pendingQuestion()->id;
    Replies replies;
    takeCounted(match, reply, meter);
    while (match.pendingQuestion() != nullptr) {
        if (meter.isUsedUp()) return SearchTree::none;
        listReplies(match, false, replies);
        if (replies.size() > 1) break;
        takeCounted(match, replies.front(), meter);
    }
    const SearchTree::NodeId node = match.pendingQuestion() != nullptr ? next(match, step, before) : SearchTree::none;
    if (node == SearchTree::none) return node;
    if (match.playerToAct() == view.viewer()) return View(match, view.viewer()) == view ? node : SearchTree::none;
    std::vector<std::uint64_t> keys;
    m_meaning->keys(match, replies, keys);
    for (std::size_t i = 0; i < replies.size() && tries-- > 0; ++i) {
        const SearchTree::EdgeId edge = m_tree.find(node, keys[i]);
        if (edge == SearchTree::none) continue;
        const SearchTree::NodeId found = follow(match, {node, edge}, replies[i], view, tries, meter);
        if (found != SearchTree::none) return found;
    }
    return SearchTree::none;
}

}  // namespace duelogue

#include "app/library/matches/Analysis.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>

#include "app/library/matches/ReplyWords.h"
#include "match/loop/Match.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "match/notation/scenario/Replies.h"
#include "players/search/MoveEvaluation.h"

namespace duelogue {

namespace {

/// Must rise whenever the meaning of the stored text changes.
constexpr int version = 3;

double rounded(double share) {
    constexpr double parts = 10'000;
    return std::round(share * parts) / parts;
}

ReplyEvaluation evaluationOf(const ReadableMatch& match, const Decision& decision, const Reply& reply,
                             const MoveEvaluation& verdict) {
    ReplyEvaluation evaluation;
    evaluation.at = static_cast<int>(decision.at);
    evaluation.player = decision.player;
    evaluation.turn = decision.turn;
    evaluation.chance = rounded(verdict.best.chance.value);
    evaluation.played = rounded(verdict.played.value);
    evaluation.loss = rounded(verdict.loss.value);
    evaluation.margin = rounded(verdict.loss.margin);
    evaluation.effort = verdict.effort;
    evaluation.asGood = verdict.isAsGood();
    evaluation.mistake = verdict.isMistake();
    for (std::size_t seat = 0; seat < match.state().globals.playerCount; ++seat)
        evaluation.chances.push_back(rounded(verdict.best.chances[seat]));
    const Reply& best = verdict.best.reply;
    if (best == reply || verdict.loss.value <= 0) return evaluation;
    evaluation.better = verdict.best.line;
    if (evaluation.better.empty())
        evaluation.better.push_back({decision.player, best, writeReply(match, decision.player, best)});
    return evaluation;
}

/// A match that is replayed up to any number of replies.
class Again {
public:
    Again(const Game& game, const SavedMatch& kept) : m_replies(kept.replies), m_driver(Match(game.rulebook())) {
        m_driver.setObserver(&m_log);
        begin(m_driver.edit(), kept.start());
    }
    void go(std::size_t at) {
        for (; m_at < std::min(at, m_replies.size()); ++m_at)
            (void)m_driver.play(m_replies[m_at].player, m_replies[m_at].reply);
    }
    [[nodiscard]] const ReadableMatch& match() const { return m_driver.match(); }
    [[nodiscard]] const MatchLog& log() const { return m_log; }

private:
    std::span<const JournalEntry> m_replies;
    MatchLog m_log;
    MatchDriver m_driver;
    std::size_t m_at = 0;
};

bool isThere(const MatchState& state, Subject subject) {
    if (subject.isPlayer()) return subject.player().value < state.globals.playerCount;
    return !subject.isCard() || subject.card().value < state.cards.size();
}

/// Returns true if all moves are valid in the match and the first one is legal. Stored data may be damaged.
bool areSound(const ReadableMatch& match, std::span<const TreeSearch::Move> moves) {
    Replies replies;
    match.legalReplies(replies);
    const auto isSound = [&](const TreeSearch::Move& move) {
        return move.player.value < match.state().globals.playerCount &&
               move.reply.word < match.rulebook().replyForms().size() && isThere(match.state(), move.reply.subject) &&
               isThere(match.state(), move.reply.second);
    };
    return !moves.empty() && std::ranges::find(replies, moves.front().reply) != replies.end() &&
           std::ranges::all_of(moves, isSound);
}

Hint hintOf(std::span<const TreeSearch::Move> moves) {
    Hint hint;
    hint.reply = moves.front().reply;
    hint.line.assign(moves.begin(), moves.end());
    return hint;
}

QJsonArray jsonOf(std::span<const TreeSearch::Move> moves) {
    QJsonArray array;
    for (const TreeSearch::Move& move : moves) {
        const Reply& reply = move.reply;
        array.append(QJsonArray{move.player.value, reply.word, reply.subject.code(), reply.second.code(), reply.number,
                                QString::fromStdString(move.words)});
    }
    return array;
}

PlayerId playerOf(const QJsonValue& value) {
    return PlayerId(static_cast<std::uint8_t>(std::clamp(value.toInt(), 0, int{maxPlayers} - 1)));
}

std::vector<TreeSearch::Move> movesOf(const QJsonArray& array) {
    std::vector<TreeSearch::Move> moves;
    for (const QJsonValue value : array) {
        const QJsonArray row = value.toArray();
        const auto subject = [&](qsizetype at) { return Subject::ofCode(static_cast<std::uint16_t>(row[at].toInt())); };
        Reply reply(row[1].toInt(), subject(2), subject(3), row[4].toInt());
        moves.push_back({playerOf(row[0]), reply, row[5].toString().toStdString()});
    }
    return moves;
}

}  // namespace

Analysis analyze(const Game& game, const SavedMatch& kept, int iterations, const std::stop_token& stop,
                 const Judged& judged) {
    Analysis analysis;
    analysis.iterations = iterations;
    const std::vector<Decision> decisions = decisionsOf(game, kept);
    Again again(game, kept);
    for (std::size_t i = 0; i < decisions.size() && !stop.stop_requested(); ++i) {
        const std::size_t at = decisions[i].at;
        again.go(at);
        const ReadableMatch& match = again.match();
        std::optional<MoveEvaluation> verdict;
        // Conceding does not answer the question.
        const bool isAsked = decisions[i].player && match.playerToAct() == decisions[i].player &&
                             !kept.replies[at].reply.is(ReplyWord::Concede);
        if (isAsked)
            verdict = evaluateMove(View(match, decisions[i].player), kept.replies[at].reply, iterations, at + 1, stop);
        if (verdict)
            analysis.evaluations.push_back(evaluationOf(match, decisions[i], kept.replies[at].reply, *verdict));
        if (judged) judged(verdict ? &analysis.evaluations.back() : nullptr, i + 1, decisions.size());
    }
    return analysis;
}

std::vector<ReplyEvaluationWords> wordsOf(const Game& game, const SavedMatch& kept,
                                          std::span<const ReplyEvaluation> evaluations) {
    std::vector<ReplyEvaluationWords> words;
    Again again(game, kept);
    for (const ReplyEvaluation& each : evaluations) {
        ReplyEvaluationWords& said = words.emplace_back();
        const auto at = static_cast<std::size_t>(each.at);
        again.go(at);
        if (at >= kept.replies.size() || again.match().pendingQuestion() == nullptr) continue;
        const ReplyWords replies(game, kept.config, again.match(), again.log());
        said.played = replies.of(kept.replies[at].reply);
        if (!areSound(again.match(), each.better)) continue;
        const Hint better = hintOf(each.better);
        said.better = replies.of(better.reply);
        said.line = replies.lineOf(better);
    }
    return words;
}

const ReplyEvaluation* Analysis::find(std::size_t at) const {
    const auto found = std::ranges::find(evaluations, static_cast<int>(at), &ReplyEvaluation::at);
    return found == evaluations.end() ? nullptr : &*found;
}

QByteArray Analysis::json() const {
    QJsonArray array;
    for (const ReplyEvaluation& each : evaluations) {
        QJsonArray chances;
        for (const double chance : each.chances) chances.append(chance);
        array.append(QJsonArray{each.at, each.player.value, each.turn, each.chance, each.played, each.loss, each.margin,
                                each.effort, each.asGood, each.mistake, chances, jsonOf(each.better)});
    }
    return QJsonDocument(QJsonObject{{"version", version}, {"iterations", iterations}, {"judgments", array}})
        .toJson(QJsonDocument::Compact);
}

std::optional<Analysis> Analysis::of(const QByteArray& json) {
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    if (object["version"].toInt() != version) return std::nullopt;
    Analysis analysis;
    analysis.iterations = object["iterations"].toInt();
    // Earlier versions wrote "judgements".
    for (const QJsonValue value : object[object.contains("judgments") ? "judgments" : "judgements"].toArray()) {
        const QJsonArray row = value.toArray();
        qsizetype column = 0;
        const auto next = [&] { return row.at(column++); };
        ReplyEvaluation& each = analysis.evaluations.emplace_back();
        each.at = next().toInt();
        each.player = playerOf(next());
        each.turn = next().toInt();
        each.chance = next().toDouble();
        each.played = next().toDouble();
        each.loss = next().toDouble();
        each.margin = next().toDouble();
        each.effort = next().toInt();
        each.asGood = next().toBool();
        each.mistake = next().toBool();
        for (const QJsonValue chance : next().toArray()) each.chances.push_back(chance.toDouble());
        each.better = movesOf(next().toArray());
    }
    return analysis;
}

}  // namespace duelogue

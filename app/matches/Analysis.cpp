#include "app/matches/Analysis.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>

#include "app/matches/ReplyWords.h"
#include "match/notation/Journal.h"
#include "players/search/Verdict.h"

namespace duelogue {

namespace {

/// Raised whenever the text means something else.
constexpr int version = 1;

double rounded(double share) {
    constexpr double parts = 10'000;
    return std::round(share * parts) / parts;
}

Judgement judgementOf(const Game& game, const KeptMatch& kept, const Match& match, const LogBook& log,
                      const Decision& decision, const Verdict& verdict) {
    const Reply& reply = kept.replies[decision.at].reply;
    Judgement judgement;
    judgement.at = static_cast<int>(decision.at);
    judgement.player = decision.player;
    judgement.turn = decision.turn;
    judgement.chance = rounded(verdict.best.chance);
    judgement.played = rounded(verdict.played);
    judgement.loss = rounded(verdict.loss);
    judgement.error = rounded(verdict.error);
    judgement.mistake = verdict.isMistake();
    const ReplyWords words(game, kept.wish, match, log);
    judgement.words = words.of(reply);
    if (verdict.best.reply == reply || verdict.loss <= 0) return judgement;
    judgement.better = words.of(verdict.best.reply);
    judgement.line = words.lineOf(verdict.best);
    return judgement;
}

}  // namespace

Analysis analyse(const Game& game, const KeptMatch& kept, int iterations, const std::stop_token& stop,
                 const Judged& judged) {
    Analysis analysis;
    analysis.iterations = iterations;
    const std::vector<Decision> decisions = decisionsOf(game, kept);
    LogBook log;
    Match match(game.rulebook());
    match.setObserver(&log);
    begin(match, kept.start());
    std::size_t at = 0;
    for (std::size_t i = 0; i < decisions.size() && !stop.stop_requested(); ++i) {
        for (; at < decisions[i].at; ++at) (void)match.answer(kept.replies[at].player, kept.replies[at].reply);
        std::optional<Verdict> verdict;
        // Giving up is no reply to what is asked.
        const bool isAsked = decisions[i].player && match.asked() == decisions[i].player &&
                             !kept.replies[at].reply.is(ReplyWord::Concede);
        if (isAsked)
            verdict = judge(View(match, decisions[i].player), kept.replies[at].reply, iterations, at + 1, stop);
        if (verdict) analysis.judgements.push_back(judgementOf(game, kept, match, log, decisions[i], *verdict));
        if (judged) judged(verdict ? &analysis.judgements.back() : nullptr, i + 1, decisions.size());
    }
    return analysis;
}

const Judgement* Analysis::find(std::size_t at) const {
    const auto found = std::ranges::find(judgements, static_cast<int>(at), &Judgement::at);
    return found == judgements.end() ? nullptr : &*found;
}

QByteArray Analysis::json() const {
    QJsonArray array;
    for (const Judgement& each : judgements) {
        array.append(QJsonArray{each.at, each.player.value, each.turn, each.chance, each.played, each.loss, each.error,
                                each.mistake, each.words, each.better, each.line});
    }
    return QJsonDocument(QJsonObject{{"version", version}, {"iterations", iterations}, {"judgements", array}})
        .toJson(QJsonDocument::Compact);
}

std::optional<Analysis> Analysis::of(const QByteArray& json) {
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    if (object["version"].toInt() != version) return std::nullopt;
    Analysis analysis;
    analysis.iterations = object["iterations"].toInt();
    for (const QJsonValue value : object["judgements"].toArray()) {
        const QJsonArray row = value.toArray();
        qsizetype column = 0;
        const auto next = [&] { return row.at(column++); };
        Judgement& each = analysis.judgements.emplace_back();
        each.at = next().toInt();
        each.player = PlayerId(static_cast<std::uint8_t>(std::clamp(next().toInt(), 0, int{maxPlayers} - 1)));
        each.turn = next().toInt();
        each.chance = next().toDouble();
        each.played = next().toDouble();
        each.loss = next().toDouble();
        each.error = next().toDouble();
        each.mistake = next().toBool();
        each.words = next().toString();
        each.better = next().toString();
        each.line = next().toString();
    }
    return analysis;
}

}  // namespace duelogue

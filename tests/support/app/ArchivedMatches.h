#pragma once

#include <QDir>
#include <QSqlQuery>
#include <QtTest>

#include "app/library/decks/FindDeck.h"
#include "app/match/saved/MatchArchive.h"
#include "match/loop/Match.h"

/// Matches that were played, archived and imported.
namespace duelogue {

struct Wished {
    const char* game;
    std::vector<const char*> decks;
};

/// Returns a match with random replies.
[[nodiscard]] inline SavedMatch played(const Wished& wished, std::uint64_t seed, int replies) {
    const Game& game = *duelogue::game(wished.game);
    SavedMatch kept;
    kept.config.game = wished.game;
    kept.seed = seed;
    kept.identity = MatchIdentity::now();
    for (std::size_t seat = 0; seat < wished.decks.size(); ++seat) {
        const QString name = QStringList{"Anna", "Ben", "Cleo", "Dan"}[qsizetype(seat)];
        kept.config.seats.push_back({name, seat == 0 ? "person" : "novice", wished.decks[seat]});
        kept.decks.push_back(std::get<Deck>(findDeck(game, wished.decks[seat], 1, seat)));
        kept.decks.back().name.clear();
        kept.decks.back().about.clear();
    }
    Match match(game.rulebook());
    begin(match, kept.start());
    Random random(seed);
    for (int i = 0; i < replies && match.pendingQuestion() != nullptr; ++i) {
        Replies legal;
        match.legalReplies(legal);
        const Reply reply = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (legal.size() > 1 && match.playerToAct() == PlayerId(0)) kept.choices.push_back(kept.replies.size());
        kept.replies.push_back({match.playerToAct(), reply});
        if (match.play(match.playerToAct(), reply) != MessageId::None) qFatal("refused");
    }
    kept.over = match.pendingQuestion() == nullptr;
    return kept;
}

[[nodiscard]] inline SavedMatch arcanaKept(std::uint64_t seed, int replies = 5000) {
    return played({"arcana", {"dawn-patrol", "ash-and-bone"}}, seed, replies);
}

[[nodiscard]] inline std::int64_t now() { return QDateTime::currentSecsSinceEpoch(); }

/// Returns the archived match; a failure ends the test.
[[nodiscard]] inline ReadMatch takenDown(const QString& id) {
    MatchReading reading = takeDown(id);
    if (const auto* problem = std::get_if<QString>(&reading)) qFatal("%s", qPrintable(*problem));
    return std::get<ReadMatch>(std::move(reading));
}

[[nodiscard]] inline bool isSameCourse(const SavedMatch& a, const SavedMatch& b) {
    return a.start() == b.start() && a.replies == b.replies && a.choices == b.choices && a.over == b.over &&
           a.config.seats == b.config.seats && a.config.game == b.config.game && a.identity == b.identity;
}

}  // namespace duelogue

#include "app/library/matches/MatchWords.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>

#include "app/games/Games.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/library/decks/RandomDeck.h"
#include "app/match/saved/Series.h"
#include "app/shell/language/OutsideWords.h"
#include "app/shell/language/Tr.h"
#include "cards/data/CardPool.h"
#include "players/search/Level.h"

namespace duelogue {

namespace {

DUELOGUE_TR(Matches)

QString partTitle(const Game& game, const QString& id) {
    if (isRandomDeck(id.toStdString())) return tr("Random");
    const auto named = std::ranges::find(game.decks(), id.toStdString(), &NamedDeck::id);
    if (named != game.decks().end()) return QString::fromStdString(named->deck.name);
    const auto kept = keptText(game, id.toStdString());
    if (!kept) return id;
    const std::string name = readPlainDeck(game.pool(), id.toStdString(), *kept).deck.name;
    return name.empty() ? id : QString::fromStdString(name);
}

QString against(const QStringList& sides) { return sides.join(tr(" vs. ")); }

}  // namespace

QString kindTitle(const QString& kind) {
    if (kind == "person") return {};
    if (kind == "program" || kind.startsWith(QLatin1String("process:"))) return tr("external bot");
    const Level* const level = findLevel(kind.toStdString());
    return translated("Levels", level != nullptr ? std::string(level->title) : kind.toStdString());
}

QString gameTitle(const QString& game) {
    const Game* const played = duelogue::game(game.toStdString());
    return played == nullptr ? game : translated("Games", played->words().title);
}

QString gameIcon(const QString& game) {
    const Game* const played = duelogue::game(game.toStdString());
    return played == nullptr ? QString() : QString::fromStdString(played->words().icon);
}

QVariantList gameChoices(const QStringList& games) {
    QVariantList choices;
    for (const QString& game : games) choices.append(QVariantMap{{"name", gameTitle(game)}, {"icon", gameIcon(game)}});
    return choices;
}

QString deckTitle(const QString& game, const QString& id) {
    const Game* const played = duelogue::game(game.toStdString());
    if (played == nullptr || id.isEmpty()) return id;
    QStringList parts;
    for (const QString& part : id.split('+')) parts += partTitle(*played, part);
    return parts.join(tr(" and "));
}

QString matchTitle(const ArchivedMatch& match) {
    if (!match.name.isEmpty()) return match.name;
    QStringList names;
    for (const MatchConfig::Seat& seat : match.seats) names += seat.called();
    return against(names);
}

QString matchPlayers(const ArchivedMatch& match) {
    QStringList names;
    for (const MatchConfig::Seat& seat : match.seats) {
        const QString kind = kindTitle(seat.kind);
        names += kind.isEmpty() ? seat.called() : tr("%1 (%2)").arg(seat.called(), kind);
    }
    return against(names);
}

QString matchDecks(const ArchivedMatch& match) {
    QStringList decks;
    for (const MatchConfig::Seat& seat : match.seats) {
        if (!seat.deck.isEmpty()) decks += deckTitle(match.game, seat.deck);
    }
    return against(decks);
}

QString matchResult(const ArchivedMatch& match) {
    if (!match.over && match.turns == 0) return tr("unfinished, before turn 1");
    if (!match.over) return tr("unfinished, turn %1").arg(match.turns);
    QStringList names;
    for (const int winner : match.winners) {
        if (winner < static_cast<int>(match.seats.size()))
            names += match.seats[static_cast<std::size_t>(winner)].called();
    }
    if (names.isEmpty()) return tr("draw on turn %1").arg(match.turns);
    const QString winners = names.join(tr(" and "));
    if (match.turns == 0) return tr("%1 won before turn 1").arg(winners);
    return tr("%1 won on turn %2").arg(winners, QString::number(match.turns));
}

QString matchSeries(const ArchivedMatch& match) {
    std::vector<int> wins = match.series.wins;
    wins.resize(match.seats.size());
    for (const int winner : match.winners) {
        if (winner < static_cast<int>(wins.size())) ++wins[static_cast<std::size_t>(winner)];
    }
    return seriesWords(match.seats, match.series.of, wins);
}

QString matchDate(const ArchivedMatch& match) {
    if (match.ended == 0) return {};
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(match.ended), QLocale::ShortFormat);
}

QString matchFileName(const ArchivedMatch& match) {
    static const QRegularExpression unfit("[^\\w .,()-]+", QRegularExpression::UseUnicodePropertiesOption);
    QString name = matchTitle(match).remove(unfit).simplified();
    constexpr qsizetype longest = 60;
    name.truncate(longest);
    if (match.ended != 0) name += QDateTime::fromSecsSinceEpoch(match.ended).toString(" yyyy-MM-dd HH.mm");
    return name.simplified() + ".duel";
}

}  // namespace duelogue

#include "app/cli/output/MatchStatistics.h"

#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <iomanip>

#include "app/cli/ReadPlayOptions.h"
#include "app/library/files/Json.h"
#include "app/library/matches/MatchWords.h"
#include "app/library/matches/Statistics.h"
#include "app/library/matches/StatisticsWords.h"
#include "app/match/saved/MatchArchive.h"

namespace duelogue {

namespace {

// -------------------------------------------------------------------------------------------------- JSON

QString outcomeName(Ending outcome) {
    switch (outcome) {
        case Ending::Won:
            return "won";
        case Ending::Even:
            return "even";
        case Ending::Lost:
            return "lost";
    }
    return {};
}

QString lengthName(PeriodLength length) {
    switch (length) {
        case PeriodLength::Day:
            return "day";
        case PeriodLength::Week:
            return "week";
        case PeriodLength::Month:
            return "month";
        case PeriodLength::Year:
            return "year";
    }
    return {};
}

QJsonValue pointsJson(const std::optional<double>& points) { return points ? QJsonValue(*points) : QJsonValue(); }

/// Adds the counts of the tally to an object that describes its subject.
QJsonObject tallyJson(QJsonObject object, const Tally& tally) {
    object["won"] = tally.won;
    object["even"] = tally.even;
    object["lost"] = tally.lost;
    object["share"] = tally.share();
    return object;
}

template <class Items, class Write>
QJsonArray arrayOf(const Items& items, const Write& write) {
    QJsonArray array;
    for (const auto& item : items) array.append(write(item));
    return array;
}

QJsonObject turnsJson(const TurnsLine& line) {
    return {{"id", line.id}, {"game", line.game}, {"turns", line.turns}, {"outcome", outcomeName(line.outcome)}};
}

QJsonObject statisticsJson(const Statistics& found) {
    QJsonObject object = tallyJson({}, found.all);
    object["apart"] = QJsonObject{{"people", found.apart.people},
                                  {"watched", found.apart.watched},
                                  {"unfinished", found.apart.unfinished},
                                  {"branches", found.apart.branches},
                                  {"imported", found.apart.imported}};
    object["rating"] = QJsonObject{{"matches", found.rating.matches},
                                   {"points", pointsJson(found.rating.points)},
                                   {"low", pointsJson(found.rating.low)},
                                   {"high", pointsJson(found.rating.high)}};
    const auto named = [](const char* key) {
        return [key](const TallyLine& line) { return tallyJson({{key, line.id}}, line.tally); };
    };
    object["games"] = arrayOf(found.games, named("game"));
    object["decks"] = arrayOf(found.decks, [](const TallyLine& line) {
        return tallyJson({{"game", line.game}, {"deck", line.id}}, line.tally);
    });
    object["rivals"] = arrayOf(found.rivals, named("kind"));
    object["people"] = arrayOf(found.people, named("name"));
    object["period"] = found.periods.all.empty() ? QJsonValue() : QJsonValue(lengthName(found.periods.length));
    object["periods"] = arrayOf(found.periods.all, [](const Period& period) {
        return tallyJson({{"first", period.first.toString(Qt::ISODate)}}, period.tally);
    });
    object["longest"] = arrayOf(found.longest, &turnsJson);
    object["shortest"] = arrayOf(found.shortest, &turnsJson);
    return object;
}

constexpr const char* wonHelp = "Matches won";
constexpr const char* evenHelp = "Matches drawn or shared";
constexpr const char* lostHelp = "Matches lost";
constexpr const char* shareHelp = "Win rate, from 0 to 1";

void addTallyKeys(std::vector<JsonKey>& keys, const std::array<std::string_view, 4>& paths) {
    keys.push_back({paths[0], wonHelp});
    keys.push_back({paths[1], evenHelp});
    keys.push_back({paths[2], lostHelp});
    keys.push_back({paths[3], shareHelp});
}

std::vector<JsonKey> statisticsKeys() {
    std::vector<JsonKey> keys;
    addTallyKeys(keys, {"won", "even", "lost", "share"});
    keys.insert(keys.end(), {{"apart", "Matches that don't count"},
                             {"apart.people", "Several people played, so it is unknown which of them is you"},
                             {"apart.watched", "Only watched"},
                             {"apart.unfinished", "Unfinished"},
                             {"apart.branches", "Played on from a position of another match"},
                             {"apart.imported", "Imported"},
                             {"rating", "Your rating against the computer levels"},
                             {"rating.matches", "Matches against computer levels only"},
                             {"rating.points",
                              "Most likely rating (novice: 1000; 400 points are odds of ten to one); null if all "
                              "matches were won or all lost"},
                             {"rating.low", "Lower end of the 95% confidence interval, or null"},
                             {"rating.high", "Upper end of the 95% confidence interval, or null"},
                             {"games", "Games, most played first"},
                             {"games.game", "Game"}});
    addTallyKeys(keys, {"games.won", "games.even", "games.lost", "games.share"});
    keys.insert(
        keys.end(),
        {{"decks", "Your decks; each part of a joined deck counts"}, {"decks.game", "Game"}, {"decks.deck", "Deck"}});
    addTallyKeys(keys, {"decks.won", "decks.even", "decks.lost", "decks.share"});
    keys.insert(keys.end(), {{"rivals", "Other players"}, {"rivals.kind", "Level of the computer player"}});
    addTallyKeys(keys, {"rivals.won", "rivals.even", "rivals.lost", "rivals.share"});
    keys.insert(keys.end(), {{"people", "People who have played each other here"}, {"people.name", "Name"}});
    addTallyKeys(keys, {"people.won", "people.even", "people.lost", "people.share"});
    keys.insert(keys.end(), {{"period", "Length of the periods: day, week, month or year; or null"},
                             {"periods", "Periods in their order"},
                             {"periods.first", "First day"}});
    addTallyKeys(keys, {"periods.won", "periods.even", "periods.lost", "periods.share"});
    keys.insert(keys.end(), {{"longest", "Matches with the most turns"},
                             {"longest.id", "Match id"},
                             {"longest.game", "Game"},
                             {"longest.turns", "Number of turns"},
                             {"longest.outcome", "won, even or lost"},
                             {"shortest", "Matches with the fewest turns"},
                             {"shortest.id", "Match id"},
                             {"shortest.game", "Game"},
                             {"shortest.turns", "Number of turns"},
                             {"shortest.outcome", "won, even or lost"}});
    return keys;
}

// -------------------------------------------------------------------------------------------------- text

/// Returns a bar of 20 characters that shows the games won, drawn and lost.
std::string barOf(const Tally& tally) {
    constexpr int length = 20;
    const int won = tally.won * length / std::max(1, tally.total());
    const int lost = tally.lost * length / std::max(1, tally.total());
    std::string bar;
    for (int i = 0; i < length; ++i) bar += i < won ? "#" : i < length - lost ? "=" : ".";
    return bar;
}

struct TextLine {
    QString name;
    Tally tally;
};

/// Aligns the names by hand, because setw counts bytes instead of characters.
void writeLines(std::ostream& out, const char* heading, const std::vector<TextLine>& lines) {
    if (lines.empty()) return;
    out << "\n" << heading << "\n";
    qsizetype width = 0;
    for (const TextLine& line : lines) width = std::max(width, line.name.size());
    for (const TextLine& line : lines) {
        out << "  " << line.name.leftJustified(width + 2).toStdString();
        if (line.tally.total() > 0) {
            out << barOf(line.tally) << "  " << shareWords(line.tally).rightJustified(5).toStdString() << "  "
                << tallyWords(line.tally).toStdString();
        }
        out << "\n";
    }
}

template <class Title>
std::vector<TextLine> linesOf(const std::vector<TallyLine>& lines, const Title& title) {
    std::vector<TextLine> found;
    found.reserve(lines.size());
    for (const TallyLine& line : lines) found.push_back({title(line), line.tally});
    return found;
}

void writeTurns(std::ostream& out, const char* heading, const std::vector<TurnsLine>& lines) {
    if (lines.empty()) return;
    out << "\n" << heading << "\n";
    for (const TurnsLine& line : lines) {
        out << "  " << line.id.toStdString() << "  " << std::setw(3) << line.turns << " turns, "
            << outcomeName(line.outcome).toStdString() << ", " << line.game.toStdString() << "\n";
    }
}

void writeRating(std::ostream& out, const Rating& rating) {
    const QStringList parts{ratingFigure(rating), ratingPlace(rating), ratingRange(rating)};
    QStringList said;
    for (const QString& part : parts) {
        if (!part.isEmpty()) said += part;
    }
    out << "\nrating\n  " << said.join(", ").toStdString() << "\n";
    if (rating.matches > 0) {
        out << "  " << ratingTrust(rating).toStdString() << "\n  " << ratingMeaning().toStdString() << "\n";
    }
}

void writeStatistics(std::ostream& out, const Statistics& found) {
    const int total = found.all.total();
    out << total << (total == 1 ? " match" : " matches");
    if (total > 0) out << ": " << (tallyWords(found.all) + ", " + shareWords(found.all)).toStdString();
    out << "\n";
    for (const QString& sentence : apartWords(found.apart)) out << sentence.toStdString() << "\n";
    writeRating(out, found.rating);
    writeLines(out, "games", linesOf(found.games, [](const TallyLine& line) { return gameTitle(line.id); }));
    writeLines(out, "decks", linesOf(found.decks, [](const TallyLine& line) { return deckTitle(line); }));
    writeLines(out, "other players", linesOf(found.rivals, [](const TallyLine& line) { return rivalTitle(line.id); }));
    writeLines(out, "people here", linesOf(found.people, [](const TallyLine& line) { return line.id; }));
    std::vector<TextLine> periods;
    for (const Period& period : found.periods.all)
        periods.push_back({periodTitle(period, found.periods.length), period.tally});
    writeLines(out, "over time", periods);
    writeTurns(out, "longest", found.longest);
    writeTurns(out, "shortest", found.shortest);
}

ExitStatus statistics(Arguments& arguments, Console& console) {
    QString game;
    if (arguments.has("game")) {
        const Game* const named = readGame(arguments);
        if (named != nullptr) game = QString::fromStdString(named->id());
    }
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    putAwayFiles();
    const Statistics found = statisticsOf(matchResults(), game);
    if (arguments.has(jsonOption.name)) {
        writeJson(console.out, statisticsJson(found));
    } else {
        writeStatistics(console.out, found);
    }
    return ExitStatus::Fine;
}

}  // namespace

Task matchStatisticsTask() {
    return {
        "statistics", "", "Show your win rates and rating", "", 0, {"game", "json"}, {"an object", statisticsKeys()},
        &statistics};
}

}  // namespace duelogue

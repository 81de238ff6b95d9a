#include "app/cli/output/DeckSuggestionJson.h"

#include <QJsonArray>
#include <string>

#include "app/library/files/Json.h"

namespace duelogue {

namespace {

QJsonArray entriesJson(const Game& game, const std::vector<DeckEntry>& entries) {
    QJsonArray list;
    for (const DeckEntry& entry : entries)
        list.append(QJsonObject{{"count", entry.count}, {"name", jsonText(game.pool()[entry.card].name)}});
    return list;
}

}  // namespace

QJsonObject suggestionJson(const SuggestionPlan& plan, const SuggestionResult& result) {
    const PlayOptions& seats = plan.measure.seats;
    QJsonArray suggestions;
    for (const Suggestion& each : result.confirmed) {
        suggestions.append(QJsonObject{{"text", jsonText(sentenceOf(each.swap))},
                                       {"out", entriesJson(*seats.game, each.swap.out)},
                                       {"in", entriesJson(*seats.game, each.swap.in)},
                                       {"difference", each.difference},
                                       {"interval", QJsonArray{each.interval.low, each.interval.high}},
                                       {"before", each.before.rate()},
                                       {"after", each.after.rate()},
                                       {"matches", static_cast<qint64>(each.matches())}});
    }
    return {{"game", jsonText(seats.game->id())},
            {"deck", jsonText(seats.deckNames.front())},
            {"player", jsonText(seats.players.front())},
            {"seed", QString::number(seats.seed)},
            {"error", suggestionError},
            {"screened", result.screened},
            {"screening_player", jsonText(quickPlayer)},
            {"screening_matches", static_cast<qint64>(result.screeningMatches)},
            {"tested", result.tested},
            {"matches", static_cast<qint64>(result.matches)},
            {"partial", result.partial},
            {"suggestions", suggestions},
            {"problems", jsonList(result.problems)}};
}

std::vector<JsonKey> suggestionKeys() {
    return {{"game", "Game"},
            {"deck", "The deck to improve"},
            {"player", "Player of both seats in the tests"},
            {"seed", "Seed, as text"},
            {"error", "Probability that any interval misses the true difference"},
            {"screened", "Changes that the quick player tried"},
            {"screening_player", "The quick player, which sorts changes out"},
            {"screening_matches", "Matches of the quick player"},
            {"tested", "Changes that were tested, among which the error is divided"},
            {"matches", "Matches of all tests together"},
            {"partial", "true if Ctrl-C stopped the search early"},
            {"suggestions", "Confirmed changes, the largest difference first"},
            {"suggestions.text", "The change in words"},
            {"suggestions.out", "Cards that go out"},
            {"suggestions.out.count", "Number of copies"},
            {"suggestions.out.name", "Card name"},
            {"suggestions.in", "Cards that come in"},
            {"suggestions.in.count", "Number of copies"},
            {"suggestions.in.name", "Card name"},
            {"suggestions.difference", "Difference of the win rates, from -1 to 1"},
            {"suggestions.interval", "Bounds of the interval of the difference; all intervals hold together with 95 %"},
            {"suggestions.before", "Win rate without the change, from 0 to 1"},
            {"suggestions.after", "Win rate with the change in the same deals"},
            {"suggestions.matches", "Number of matches behind the difference, with and without the change"},
            {"problems", "Matches that could not be played to their end"}};
}

}  // namespace duelogue

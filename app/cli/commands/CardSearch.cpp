#include "app/cli/commands/CardSearch.h"

#include <algorithm>
#include <iomanip>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "app/cli/ReadPlayOptions.h"
#include "app/cli/output/CardList.h"
#include "app/library/files/Json.h"
#include "cards/search/QueryCompletion.h"
#include "cards/search/QueryParser.h"
#include "cards/search/SearchIndex.h"

namespace duelogue {

namespace {

/// A mistake in a query, as the fields of a game see it.
struct GameMistake {
    const Game* game = nullptr;
    QueryMistake mistake;
};

std::string queryOf(const Arguments& arguments) {
    std::string query;
    for (const std::string& word : std::span(arguments.words()).subspan(1)) query += (query.empty() ? "" : " ") + word;
    return query;
}

/// Returns the message about a mistake, on a terminal with the query and a mark below it.
std::string problemOf(const GameMistake& mistake, const std::string& query, bool isOnlyGame, const Console& console) {
    std::string text = isOnlyGame ? "" : mistake.game->id() + ": ";
    text += "column " + std::to_string(columnOf(mistake.mistake, query)) + ": " + messageOf(mistake.mistake);
    if (console.terminal == nullptr) return text;
    std::string marked = "\n" + markedText(mistake.mistake, query);
    for (std::size_t at = marked.find('\n'); at != std::string::npos; at = marked.find('\n', at + 1))
        marked.insert(at + 1, "  ");
    return text + marked;
}

/// Lists the query with everything that is possible at its end, a line each.
ExitStatus listCompletions(const std::vector<const Game*>& games, const std::string& query, Console& console) {
    std::vector<std::string> lines;
    for (const Game* game : games) {
        const QueryCompletion completion = completeQuery(query, query.size(), CardFields(game->pool()));
        for (const QuerySuggestion& each : completion.suggestions) {
            std::string line = query.substr(0, completion.begin) + each.text;
            if (std::ranges::find(lines, line) == lines.end()) lines.push_back(std::move(line));
        }
    }
    for (const std::string& line : lines) console.out << line << "\n";
    return ExitStatus::Fine;
}

QString kindName(FieldKind kind) {
    switch (kind) {
        case FieldKind::Text:
            return "text";
        case FieldKind::Words:
            return "words";
        case FieldKind::Set:
            return "set";
        case FieldKind::Number:
            return "number";
        case FieldKind::Rank:
            return "rank";
    }
    return {};
}

/// Returns the names of a field or its values, "pow, power"; the beginning of a long list.
std::string listed(std::span<const std::string> words) {
    constexpr std::size_t most = 12;
    std::string text;
    for (const std::string& word : words.first(std::min(words.size(), most))) text += (text.empty() ? "" : ", ") + word;
    return words.size() > most ? text + ", ..." : text;
}

void writeFields(const Game& game, Console& console) {
    const CardFields fields(game.pool());
    for (const CardField& field : fields.all()) {
        const std::vector<std::string> values = possibleValues(field);
        console.out << std::left << std::setw(10) << game.id() << " " << std::setw(22) << listed(field.word.names)
                    << " " << field.word.meaning << (values.empty() ? "" : ": " + listed(values)) << "\n";
    }
}

}  // namespace

ExitStatus searchCards(Arguments& arguments, Console& console) {
    const auto games = readGames(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const std::string query = queryOf(arguments);
    if (arguments.has(completeOption.name)) return listCompletions(games, query, console);
    std::vector<GameCard> cards;
    // A query that one game understands is right. Otherwise the mistake is that of the game that understands most.
    bool isUnderstood = false;
    std::optional<GameMistake> mistake;
    for (const Game* game : games) {
        const CardFields fields(game->pool());
        const auto parsed = parseQuery(query, fields);
        if (const auto* wrong = std::get_if<QueryMistake>(&parsed)) {
            if (!mistake || mistake->mistake.begin < wrong->begin) mistake = {game, *wrong};
            continue;
        }
        isUnderstood = true;
        for (const DefinitionId id : SearchIndex(game->pool(), fields).find(std::get<Query>(parsed)))
            cards.push_back({game, id});
    }
    if (!isUnderstood && mistake) {
        arguments.setProblem(problemOf(*mistake, query, games.size() == 1, console));
        return ExitStatus::Misused;
    }
    if (wantsJson(arguments)) {
        writeCardsAsJson(cards, console);
    } else {
        writeCardLines(cards, console);
        if (cards.empty()) console.err << "No card matches.\n";
    }
    return ExitStatus::Fine;
}

ExitStatus listFields(Arguments& arguments, Console& console) {
    const auto games = readGames(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    QJsonArray array;
    for (const Game* game : games) {
        if (!wantsJson(arguments)) {
            writeFields(*game, console);
            continue;
        }
        const CardFields fields(game->pool());
        for (const CardField& field : fields.all()) {
            array.append(QJsonObject{{"game", jsonText(game->id())},
                                     {"names", jsonList(field.word.names)},
                                     {"kind", kindName(field.kind)},
                                     {"meaning", jsonText(field.word.meaning)},
                                     {"values", jsonList(possibleValues(field))}});
        }
    }
    if (wantsJson(arguments)) writeJson(console.out, array);
    return ExitStatus::Fine;
}

const std::vector<JsonKey>& fieldKeys() {
    static const std::vector<JsonKey> keys{
        {"game", "Game, as in --game"},
        {"names", "Names in queries, the usual one first"},
        {"kind", "text, words, set, number or rank: how values are compared"},
        {"meaning", "One line"},
        {"values", "Possible values; empty for texts and numbers"},
    };
    return keys;
}

}  // namespace duelogue

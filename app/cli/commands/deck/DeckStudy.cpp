#include "app/cli/commands/deck/DeckStudy.h"

#include <algorithm>
#include <cstdint>
#include <iomanip>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/cli/commands/deck/DeckArgument.h"
#include "app/cli/output/DeckJson.h"
#include "app/library/editor/DeckDifference.h"
#include "app/library/editor/DeckOdds.h"
#include "app/library/files/Json.h"
#include "app/library/formats/CardNames.h"
#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

/// Returns the named cards, each once. Sets a problem for a name that is unknown.
std::vector<DefinitionId> markedCards(Arguments& arguments, const Game& game) {
    const CardNames names(game.pool());
    std::vector<DefinitionId> cards;
    for (const std::string& word : std::span(arguments.words()).subspan(2)) {
        const QString name = QString::fromStdString(word);
        const DefinitionId card = names.find(name);
        if (!card) arguments.setProblem(names.unknown(name));
        if (card && std::ranges::find(cards, card) == cards.end()) cards.push_back(card);
    }
    if (cards.empty()) arguments.setProblem("expected a card after the deck");
    if (cards.size() > DeckOdds::mostCards)
        arguments.setProblem("expected at most " + std::to_string(DeckOdds::mostCards) + " cards");
    return cards;
}

QJsonArray turnsJson(const std::vector<TurnOdds>& turns) {
    QJsonArray array;
    for (const TurnOdds& at : turns) {
        QJsonArray exactly;
        for (const double chance : at.exactly) exactly.append(chance);
        array.append(QJsonObject{
            {"turn", at.turn}, {"drawn", at.drawn}, {"some", at.some}, {"each", at.each}, {"exactly", exactly}});
    }
    return array;
}

QJsonObject oddsJson(const Game& game, const DeckOdds& odds) {
    QJsonArray cards;
    for (const DeckEntry& entry : odds.marked)
        cards.append(QJsonObject{{"count", entry.count}, {"name", jsonText(game.pool()[entry.card].name)}});
    return {{"game", jsonText(game.id())},
            {"size", odds.size},
            {"cards", cards},
            {"first", turnsJson(odds.first)},
            {"second", turnsJson(odds.second)}};
}

void tellChance(double chance, std::ostream& out) {
    constexpr double whole = 100;
    out << std::setw(11) << std::fixed << std::setprecision(1) << whole * chance << " %";
}

/// Prints a table with a line for each turn. The chance for each card has columns only if there are several cards.
void tellOdds(const Game& game, const DeckOdds& odds, std::ostream& out) {
    const bool isSeveral = odds.marked.size() > 1;
    for (const DeckEntry& entry : odds.marked)
        out << entry.count << " " << game.pool()[entry.card].name << " in " << odds.size << " cards\n";
    out << (isSeveral ? "             any: first   any: second   each: first  each: second\n"
                      : "                   first        second\n");
    for (std::size_t i = 0; i < odds.first.size(); ++i) {
        out << std::left << std::setw(12) << (i == 0 ? "first hand" : "turn " + std::to_string(i)) << std::right;
        tellChance(odds.first[i].some, out);
        out << " ";
        tellChance(odds.second[i].some, out);
        if (isSeveral) {
            out << " ";
            tellChance(odds.first[i].each, out);
            out << " ";
            tellChance(odds.second[i].each, out);
        }
        out << "\n";
    }
}

std::string_view wordOf(DeckPart part) {
    switch (part) {
        case DeckPart::Extra:
            return "extra";
        case DeckPart::Side:
            return "sideboard";
        case DeckPart::Main:
            break;
    }
    return "cards";
}

}  // namespace

ExitStatus printDeckOdds(Arguments& arguments, Console& console) {
    const DeckArgument given(arguments.words()[1]);
    const Game* const game = gameOf(arguments, given);
    constexpr std::uint64_t mostTurns = 100;
    const auto turns = static_cast<int>(arguments.number("turns", 0, mostTurns));
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const auto deck = deckOf(arguments, *game, given);
    const std::vector<DefinitionId> cards = markedCards(arguments, *game);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const DeckOdds odds = oddsOf(*game, *deck, cards, turns);
    if (wantsJson(arguments)) {
        writeJson(console.out, oddsJson(*game, odds));
    } else {
        tellOdds(*game, odds, console.out);
    }
    return ExitStatus::Fine;
}

std::vector<JsonKey> deckOddsKeys() {
    return {{"game", "Game of the deck"},
            {"size", "Cards in the draw pile"},
            {"cards", "The cards to draw"},
            {"cards.count", "Copies in the draw pile"},
            {"cards.name", "Card name"},
            {"first", "Chances of the player who begins, by turn"},
            {"first.turn", "Own turn; 0 is the opening hand"},
            {"first.drawn", "Cards drawn before the actions of that turn"},
            {"first.some", "Chance of at least one of the cards, from 0 to 1"},
            {"first.each", "Chance of at least one copy of each card"},
            {"first.exactly", "Chances of exactly 0, 1, 2, ... copies"},
            {"second", "Chances of the other players, by turn"},
            {"second.turn", "Own turn; 0 is the opening hand"},
            {"second.drawn", "Cards drawn before the actions of that turn"},
            {"second.some", "Chance of at least one of the cards, from 0 to 1"},
            {"second.each", "Chance of at least one copy of each card"},
            {"second.exactly", "Chances of exactly 0, 1, 2, ... copies"}};
}

ExitStatus printDeckDifference(Arguments& arguments, Console& console) {
    if (arguments.words().size() < 3) arguments.setProblem("expected two decks");
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const DeckArgument before(arguments.words()[1]);
    const DeckArgument after(arguments.words()[2]);
    const Game* const game = gameOf(arguments, before);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const auto old = deckOf(arguments, *game, before);
    const auto now = deckOf(arguments, *game, after);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    QJsonArray array;
    for (const CopyChange& change : differenceOf(*old, *now)) {
        const std::string& name = game->pool()[change.card].name;
        array.append(QJsonObject{{"part", jsonText(std::string(wordOf(change.part)))},
                                 {"name", jsonText(name)},
                                 {"before", change.before},
                                 {"after", change.after}});
        if (wantsJson(arguments)) continue;
        const int more = change.after - change.before;
        console.out << (more > 0 ? "+" : "") << more << " " << name;
        if (change.part != DeckPart::Main) console.out << " (" << wordOf(change.part) << ")";
        console.out << "\n";
    }
    if (wantsJson(arguments)) {
        writeJson(console.out, QJsonObject{{"game", jsonText(game->id())}, {"changes", array}});
    } else if (array.isEmpty()) {
        console.out << "The decks have the same cards.\n";
    }
    return ExitStatus::Fine;
}

std::vector<JsonKey> deckDifferenceKeys() {
    return {{"game", "Game of the decks"},
            {"changes", "Cards with different numbers of copies"},
            {"changes.part", "cards, extra or sideboard"},
            {"changes.name", "Card name"},
            {"changes.before", "Copies in the first deck"},
            {"changes.after", "Copies in the second deck"}};
}

}  // namespace duelogue

#include "app/cli/output/DeckJson.h"

#include "app/cli/output/Json.h"
#include "app/library/decks/DeckSeat.h"

namespace duelogue {

namespace {

QJsonArray entriesOf(const CardPool& pool, const std::vector<DeckEntry>& entries) {
    QJsonArray array;
    for (const DeckEntry& entry : entries)
        array.append(QJsonObject{{"count", entry.count}, {"name", jsonText(pool[entry.card].name)}});
    return array;
}

}  // namespace

QJsonObject deckJson(const Game& game, const Deck& deck) {
    return {{"game", jsonText(game.id())},
            {"name", jsonText(deck.name)},
            {"about", jsonText(deck.about)},
            {"cards", entriesOf(game.pool(), deck.entries)},
            {"extra", entriesOf(game.pool(), deck.extra)},
            {"sideboard", entriesOf(game.pool(), deck.sideboard)}};
}

const std::vector<JsonKey>& deckKeys() {
    static const std::vector<JsonKey> keys{
        {"game", "the game that it is for"},
        {"name", "what it is called; may be empty"},
        {"about", "a line about it; may be empty"},
        {"cards", "a list of its cards"},
        {"cards.count", "so many"},
        {"cards.name", "of the card of that name"},
        {"extra", "a list of the cards of its extra deck"},
        {"extra.count", "so many"},
        {"extra.name", "of the card of that name"},
        {"sideboard", "a list of the cards that are kept beside it"},
        {"sideboard.count", "so many"},
        {"sideboard.name", "of the card of that name"},
    };
    return keys;
}

QJsonValue seatJson(const Game& game, const Deck& deck) {
    const auto seat = seatOfDeck(game, deck);
    return seat ? QJsonValue(static_cast<int>(*seat) + 1) : QJsonValue();
}

QJsonObject deckSummary(const Game& game, const std::string& id, const Deck& deck, bool own) {
    return {{"game", jsonText(game.id())},
            {"id", jsonText(id)},
            {"name", jsonText(deck.name)},
            {"about", jsonText(deck.about)},
            {"own", own},
            {"seat", seatJson(game, deck)},
            {"size", deck.size()},
            {"beside", Deck::countOf(deck.sideboard)}};
}

const std::vector<JsonKey>& deckSummaryKeys() {
    static const std::vector<JsonKey> keys{
        {"game", "the game that it is for"}, {"id", "how a command line names it"},
        {"name", "what it is called"},       {"about", "a line about it; may be empty"},
        {"own", "whether it is yours"},      {"seat", "the only seat for which it is, from 1, or null"},
        {"size", "how many cards it has"},   {"beside", "how many cards are in its sideboard"},
    };
    return keys;
}

QJsonArray mistakesJson(const std::vector<DeckError>& mistakes) {
    QJsonArray array;
    for (const DeckError& mistake : mistakes) {
        array.append(QJsonObject{
            {"file", jsonText(mistake.file)}, {"line", mistake.line}, {"message", jsonText(mistake.message)}});
    }
    return array;
}

}  // namespace duelogue

#include "app/cli/output/DeckJson.h"

#include "app/library/decks/DeckSeat.h"
#include "app/library/files/Json.h"
#include "cards/data/CardPool.h"

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
        {"game", "Game of the deck"},
        {"name", "Name; may be empty"},
        {"about", "Description; may be empty"},
        {"cards", "Cards"},
        {"cards.count", "Number of copies"},
        {"cards.name", "Card name"},
        {"extra", "Cards of the extra deck"},
        {"extra.count", "Number of copies"},
        {"extra.name", "Card name"},
        {"sideboard", "Cards of the sideboard"},
        {"sideboard.count", "Number of copies"},
        {"sideboard.name", "Card name"},
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
        {"game", "Game of the deck"},
        {"id", "Id on the command line"},
        {"name", "Name"},
        {"about", "Description; may be empty"},
        {"own", "true if the deck is yours"},
        {"seat", "Only seat that the deck fits, from 1, or null"},
        {"size", "Number of cards"},
        {"beside", "Number of cards in the sideboard"},
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

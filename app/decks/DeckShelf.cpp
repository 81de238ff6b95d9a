#include "app/decks/DeckShelf.h"

#include <QSqlQuery>
#include <QString>
#include <algorithm>

#include "app/files/Database.h"

namespace duelogue {

namespace {

/// "Red Rush!" becomes "red-rush"; without any letter, "deck".
std::string idOf(const std::string& name) {
    QString id;
    for (const QChar c : QString::fromStdString(name).normalized(QString::NormalizationForm_KD).toLower()) {
        const bool fits = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (fits) id += c;
        if (!fits && !c.isMark() && c != u'\'' && !id.isEmpty() && !id.endsWith(u'-')) id += u'-';
    }
    constexpr qsizetype longest = 40;
    id.truncate(longest);
    while (id.endsWith(u'-')) id.chop(1);
    return id.isEmpty() ? "deck" : id.toStdString();
}

bool isOfGame(const Game& game, const std::string& id) {
    return std::any_of(game.decks().begin(), game.decks().end(), [&](const NamedDeck& deck) { return deck.id == id; });
}

/// What a deck of that name is kept as: never what the game calls one of its own.
std::string shelfId(const Game& game, const std::string& name) {
    const std::string id = idOf(name);
    return isOfGame(game, id) ? "my-" + id : id;
}

/// "My deck", "My deck 2": the first that is not kept yet.
std::string freeName(const Game& game) {
    const std::vector<OwnDeck> own = ownDecks(game);
    for (int number = 1;; ++number) {
        std::string name = number == 1 ? "My deck" : "My deck " + std::to_string(number);
        const std::string id = idOf(name);
        if (std::none_of(own.begin(), own.end(), [&](const OwnDeck& deck) { return deck.id == id; })) return name;
    }
}

}  // namespace

std::vector<OwnDeck> ownDecks(const Game& game) {
    std::vector<OwnDeck> decks;
    Database database(Database::Opening::IfThere);
    const auto add = [&](const QSqlQuery& row) {
        const std::string id = row.value(0).toString().toStdString();
        DeckReading reading = readPlainDeck(game.pool(), id, row.value(1).toString().toStdString());
        OwnDeck own{id, std::move(reading.deck), {}};
        for (const DeckError& error : reading.errors) own.missing.push_back(error.message);
        decks.push_back(std::move(own));
    };
    (void)database.run("SELECT id, text FROM decks WHERE game = ? ORDER BY id", {QString::fromStdString(game.id())},
                       add);
    return decks;
}

std::vector<std::string> gamesOfOwnDeck(const std::string& id) {
    std::vector<std::string> games;
    Database database(Database::Opening::IfThere);
    (void)database.run("SELECT game FROM decks WHERE id = ?", {QString::fromStdString(id)},
                       [&](const QSqlQuery& row) { games.push_back(row.value(0).toString().toStdString()); });
    return games;
}

std::optional<std::string> keepDeck(const Game& game, Deck deck) {
    if (deck.name.empty()) deck.name = freeName(game);
    const std::string id = shelfId(game, deck.name);
    return keepText(game, id, writePlainDeck(game.pool(), deck)) ? std::optional(id) : std::nullopt;
}

std::optional<std::string> keptText(const Game& game, const std::string& id) {
    Database database(Database::Opening::IfThere);
    std::optional<std::string> text;
    (void)database.run("SELECT text FROM decks WHERE game = ? AND id = ?",
                       {QString::fromStdString(game.id()), QString::fromStdString(id)},
                       [&](const QSqlQuery& row) { text = row.value(0).toString().toStdString(); });
    return text;
}

bool keepText(const Game& game, const std::string& id, const std::string& text) {
    const QVariantList values{QString::fromStdString(game.id()), QString::fromStdString(id),
                              QString::fromStdString(text)};
    const auto keep = [&](Database& database) {
        return database.run("INSERT OR REPLACE INTO decks (game, id, text) VALUES (?, ?, ?)", values);
    };
    Database database(Database::Opening::MakeIt);
    if (keep(database)) return true;
    if (!database.wasSetAside()) return false;
    Database anew(Database::Opening::MakeIt);
    return keep(anew);
}

bool isDeckKept(const Game& game, const std::string& name) {
    const std::vector<OwnDeck> own = ownDecks(game);
    const std::string id = shelfId(game, name);
    return !name.empty() && std::any_of(own.begin(), own.end(), [&](const OwnDeck& deck) { return deck.id == id; });
}

bool forgetDeck(const Game& game, const std::string& id) {
    Database database(Database::Opening::IfThere);
    bool gone = false;
    const QVariantList values{QString::fromStdString(game.id()), QString::fromStdString(id)};
    (void)database.run("DELETE FROM decks WHERE game = ? AND id = ? RETURNING id", values,
                       [&](const QSqlQuery&) { gone = true; });
    return gone;
}

}  // namespace duelogue

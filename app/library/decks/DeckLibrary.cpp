#include "app/library/decks/DeckLibrary.h"

#include <QSqlQuery>
#include <QString>
#include <algorithm>
#include <cstdint>
#include <functional>

#include "app/library/files/Database.h"
#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

/// Returns a name as an id: "Red Rush!" becomes "red-rush"; "deck" if it contains no letter or digit.
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

/// Returns true if the id has another meaning on the command line: a keyword, or a deck that comes with any game.
bool isReserved(const std::string& id) {
    if (id == "all" || id == "own" || id == "random") return true;
    const std::vector<std::string> games = gameIds();
    return std::ranges::any_of(games, [&](const std::string& each) {
        const auto& decks = game(each)->decks();
        return std::ranges::any_of(decks, [&](const NamedDeck& deck) { return deck.id == id; });
    });
}

/// A row of the table of decks.
struct StoredDeck {
    std::string game;
    std::string id;
    std::string text;
};

/// Returns the rows of all games; nullopt if they can't be read.
std::optional<std::vector<StoredDeck>> rowsOf(Database& database) {
    std::vector<StoredDeck> rows;
    const auto add = [&](const QSqlQuery& row) {
        rows.push_back({row.value(0).toString().toStdString(), row.value(1).toString().toStdString(),
                        row.value(2).toString().toStdString()});
    };
    if (!database.run("SELECT game, id, text FROM decks", {}, add)) return std::nullopt;
    return rows;
}

/// Returns the first id that no deck of any game has: "same", "same-2".
std::string freeId(const std::vector<StoredDeck>& rows, const std::string& name) {
    std::string base = idOf(name);
    if (isReserved(base)) base.insert(0, "my-");
    for (int number = 1;; ++number) {
        std::string id = number == 1 ? base : base + "-" + std::to_string(number);
        if (std::ranges::find(rows, id, &StoredDeck::id) == rows.end()) return id;
    }
}

Deck deckOf(const Game& game, const StoredDeck& row) { return readPlainDeck(game.pool(), row.id, row.text).deck; }

/// Returns the row of the game's deck of that name, or nullptr.
const StoredDeck* rowNamed(const Game& game, const std::vector<StoredDeck>& rows, const std::string& name) {
    const auto isIt = [&](const StoredDeck& row) { return row.game == game.id() && deckOf(game, row).name == name; };
    const auto found = std::ranges::find_if(rows, isIt);
    return found == rows.end() ? nullptr : &*found;
}

/// Returns the first name that no deck of the game has: "My deck", "My deck 2".
std::string freeName(const Game& game, const std::vector<StoredDeck>& rows, const std::string& wished) {
    for (int number = 1;; ++number) {
        std::string name = number == 1 ? wished : wished + " " + std::to_string(number);
        if (rowNamed(game, rows, name) == nullptr) return name;
    }
}

enum class Inserted : std::uint8_t { Yes, Taken, Failed };

Inserted insert(Database& database, const StoredDeck& row) {
    bool isThere = false;
    const QVariantList values{QString::fromStdString(row.game), QString::fromStdString(row.id),
                              QString::fromStdString(row.text)};
    const bool ran =
        database.run("INSERT INTO decks (game, id, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING id", values,
                     [&](const QSqlQuery&) { isThere = true; });
    if (!ran) return Inserted::Failed;
    return isThere ? Inserted::Yes : Inserted::Taken;
}

/// Returns the name on one line without surrounding spaces, as the plain format requires.
std::string tidyName(const std::string& name) { return QString::fromStdString(name).simplified().toStdString(); }

std::optional<KeptDeck> keepIn(Database& database, const Game& game, const Deck& deck) {
    while (true) {
        const auto rows = rowsOf(database);
        if (!rows) return std::nullopt;
        const std::string wished = deck.name.empty() ? "My deck" : deck.name;
        const StoredDeck* const same = deck.name.empty() ? nullptr : rowNamed(game, *rows, wished);
        if (same != nullptr && same->text == writePlainDeck(game.pool(), deck))
            return KeptDeck{same->id, wished, false};
        Deck named = deck;
        named.name = freeName(game, *rows, wished);
        const StoredDeck row{game.id(), freeId(*rows, named.name), writePlainDeck(game.pool(), named)};
        const Inserted inserted = insert(database, row);
        if (inserted == Inserted::Yes) {
            // Versions of a deleted deck with that id.
            (void)database.run("DELETE FROM deck_versions WHERE game = ? AND id = ?",
                               {QString::fromStdString(row.game), QString::fromStdString(row.id)});
            return KeptDeck{row.id, named.name};
        }
        if (inserted == Inserted::Failed) return std::nullopt;
        // Another program has just stored a deck under that id, so try again.
    }
}

/// Runs an action on the database. If the file was damaged and has been set aside, runs the action again on a new
/// database.
template <class Result>
std::optional<Result> inDatabase(const std::function<std::optional<Result>(Database&)>& act) {
    Database database(Database::Opening::MakeIt);
    auto result = act(database);
    if (result || !database.wasSetAside()) return result;
    Database anew(Database::Opening::MakeIt);
    return act(anew);
}

/// Replaces the text of a row if it is still unchanged. Returns false if the text has changed or can't be written.
bool replaceText(Database& database, const StoredDeck& row, const std::string& text) {
    bool done = false;
    const QVariantList values{QString::fromStdString(text), QString::fromStdString(row.game),
                              QString::fromStdString(row.id), QString::fromStdString(row.text)};
    const bool ran = database.run("UPDATE decks SET text = ? WHERE game = ? AND id = ? AND text = ? RETURNING id",
                                  values, [&](const QSqlQuery&) { done = true; });
    return ran && done;
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

std::optional<std::string> keptDeckNamed(const Game& game, const std::string& name) {
    Database database(Database::Opening::IfThere);
    const auto rows = rowsOf(database);
    const StoredDeck* const row = rows ? rowNamed(game, *rows, tidyName(name)) : nullptr;
    return row != nullptr ? std::optional(row->id) : std::nullopt;
}

std::optional<std::string> keptText(const Game& game, const std::string& id) {
    Database database(Database::Opening::IfThere);
    std::optional<std::string> text;
    (void)database.run("SELECT text FROM decks WHERE game = ? AND id = ?",
                       {QString::fromStdString(game.id()), QString::fromStdString(id)},
                       [&](const QSqlQuery& row) { text = row.value(0).toString().toStdString(); });
    return text;
}

std::optional<KeptDeck> keepDeck(const Game& game, Deck deck) {
    deck.name = tidyName(deck.name);
    return inDatabase<KeptDeck>([&](Database& database) { return keepIn(database, game, deck); });
}

std::optional<FormerDeck> replaceDeck(const Game& game, const std::string& id, const Deck& deck) {
    const auto before = keptText(game, id);
    if (!before) return std::nullopt;
    Database database(Database::Opening::IfThere);
    FormerDeck former{id, *before, writePlainDeck(game.pool(), deck)};
    if (!replaceText(database, {game.id(), id, *before}, former.replacedBy)) return std::nullopt;
    return former;
}

std::optional<FormerDeck> forgetDeck(const Game& game, const std::string& id) {
    Database database(Database::Opening::IfThere);
    std::optional<FormerDeck> former;
    const QVariantList values{QString::fromStdString(game.id()), QString::fromStdString(id)};
    (void)database.run("DELETE FROM decks WHERE game = ? AND id = ? RETURNING text", values, [&](const QSqlQuery& row) {
        former = FormerDeck{id, row.value(0).toString().toStdString(), {}};
    });
    return former;
}

std::optional<std::string> bringBack(const Game& game, const FormerDeck& former) {
    return inDatabase<std::string>([&](Database& database) -> std::optional<std::string> {
        if (!former.replacedBy.empty() && replaceText(database, {game.id(), former.id, former.replacedBy}, former.text))
            return former.id;
        StoredDeck row{game.id(), former.id, former.text};
        Inserted inserted = insert(database, row);
        while (inserted == Inserted::Taken) {
            const auto rows = rowsOf(database);
            if (!rows) return std::nullopt;
            row.id = freeId(*rows, deckOf(game, row).name);
            inserted = insert(database, row);
        }
        return inserted == Inserted::Yes ? std::optional(row.id) : std::nullopt;
    });
}

}  // namespace duelogue

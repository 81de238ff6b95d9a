#include "app/Games.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <mutex>

#include "cards/CardLoader.h"
#include "cards/Nearest.h"
#include "match/arcana/Arcana.h"
#include "resources/Embedded.h"

namespace duelogue {

namespace {

/// All that there is to say about a game here. A new one needs one entry.
struct Entry {
    std::string_view id;
    std::string_view title;
    std::vector<std::string_view> cards;  ///< its card files' paths begin with one of these
    Vocabulary (*vocabulary)();
    std::unique_ptr<Rulebook> (*rulebook)(const CardPool&);
};

template <class Rules>
std::unique_ptr<Rulebook> make(const CardPool& pool) {
    return std::make_unique<Rules>(pool);
}

const std::vector<Entry>& entries() {
    static const std::vector<Entry> all{
        {"arcana", "Arcana", {"cards/portal", "cards/arcana/"}, &arcana::vocabulary, &make<arcana::Arcana>},
    };
    return all;
}

const Entry* find(std::string_view id) {
    const auto found = std::find_if(entries().begin(), entries().end(), [&](const Entry& e) { return e.id == id; });
    return found != entries().end() ? &*found : nullptr;
}

std::string_view withoutFolderAndEnding(std::string_view path) {
    path = path.substr(path.rfind('/') + 1);
    return path.substr(0, path.rfind('.'));
}

void addDecks(Game& game, std::vector<std::string>& errors) {
    const std::string folder = "decks/" + game.id() + "/";
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (!file.path.starts_with(folder) || !file.path.ends_with(".deck")) continue;
        DeckReading reading = readPlainDeck(game.pool(), file.path, file.text);
        for (const DeckError& error : reading.errors) errors.push_back(error.text());
        game.add({std::string(withoutFolderAndEnding(file.path)), std::move(reading.deck)});
    }
}

}  // namespace

std::vector<std::string> gameIds() {
    std::vector<std::string> ids;
    for (const Entry& entry : entries()) ids.emplace_back(entry.id);
    return ids;
}

std::vector<CardFile> cardFiles(std::string_view id) {
    std::vector<CardFile> files;
    const Entry* entry = find(id);
    if (entry == nullptr) return files;
    for (const EmbeddedFile& file : embeddedFiles()) {
        const bool own = std::any_of(entry->cards.begin(), entry->cards.end(),
                                     [&](std::string_view prefix) { return file.path.starts_with(prefix); });
        if (own && file.path.ends_with(".yaml")) files.push_back({file.path, file.text});
    }
    return files;
}

namespace {

std::unique_ptr<CardPool> loadPool(const Entry& entry, const std::vector<CardFile>& files,
                                   std::vector<std::string>& errors) {
    auto pool = std::make_unique<CardPool>(entry.vocabulary());
    for (const CardFile& file : files) {
        for (const CardError& error : loadCards(*pool, file.name, file.text)) errors.push_back(error.text());
    }
    return pool;
}

}  // namespace

std::size_t countCards(std::string_view id, const std::vector<CardFile>& files, std::vector<std::string>& errors) {
    const Entry* entry = find(id);
    return entry == nullptr ? 0 : loadPool(*entry, files, errors)->definitions().size();
}

std::unique_ptr<Game> loadGame(std::string_view id, const std::vector<CardFile>& files,
                               std::vector<std::string>& errors) {
    const Entry* entry = find(id);
    if (entry == nullptr) return nullptr;
    auto pool = loadPool(*entry, files, errors);
    auto rulebook = entry->rulebook(*pool);
    auto game =
        std::make_unique<Game>(std::string(entry->id), std::string(entry->title), std::move(pool), std::move(rulebook));
    addDecks(*game, errors);
    return game;
}

const Game* game(std::string_view id) {
    static std::mutex mutex;
    static std::map<std::string, std::unique_ptr<Game>, std::less<>> loaded;
    const std::lock_guard lock(mutex);
    const auto found = loaded.find(id);
    if (found != loaded.end()) return found->second.get();
    if (find(id) == nullptr) return nullptr;
    std::vector<std::string> errors;
    return loaded.emplace(std::string(id), loadGame(id, cardFiles(id), errors)).first->second.get();
}

namespace {

/// Far more than any game wants, and far less than a match can hold.
constexpr int mostCards = 1000;

bool isPlayable(const Deck& deck) { return deck.size() > 0 && deck.size() <= mostCards; }

}  // namespace

std::variant<Deck, std::string> findDeck(const Game& game, std::string_view idOrFile) {
    std::vector<std::string> ids;
    for (const NamedDeck& named : game.decks()) {
        if (named.id == idOrFile) return named.deck;
        ids.push_back(named.id);
    }
    const std::string path(idOrFile);
    std::ifstream file(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    if (!file) return "deck: " + foundInstead(idOrFile, "the name of a deck or a file that can be read", ids);
    DeckReading reading = readPlainDeck(game.pool(), path, text);
    if (reading.errors.empty() && isPlayable(reading.deck)) return std::move(reading.deck);
    std::string message;
    if (reading.errors.empty()) {
        message = path + ": found " + std::to_string(reading.deck.size()) + " cards, expected from 1 to " +
                  std::to_string(mostCards);
    }
    for (const DeckError& error : reading.errors) message += (message.empty() ? "" : "\n") + error.text();
    return message;
}

}  // namespace duelogue

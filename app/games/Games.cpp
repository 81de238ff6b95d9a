#include "app/games/Games.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <sstream>

#include "app/games/arcana/ArcanaColors.h"
#include "app/games/arcana/ArcanaHowToPlay.h"
#include "app/games/arcana/ArcanaPresenter.h"
#include "app/games/basebreak/BasebreakColors.h"
#include "app/games/basebreak/BasebreakHowToPlay.h"
#include "app/games/basebreak/BasebreakPresenter.h"
#include "app/games/netrun/NetrunColors.h"
#include "app/games/netrun/NetrunHowToPlay.h"
#include "app/games/netrun/NetrunPresenter.h"
#include "app/games/tribute/TributeColors.h"
#include "app/games/tribute/TributeHowToPlay.h"
#include "app/games/tribute/TributePresenter.h"
#include "cards/data/CardPool.h"
#include "cards/data/FreeUses.h"
#include "cards/data/Vocabulary.h"
#include "cards/parser/CardError.h"
#include "cards/parser/CardLoader.h"
#include "cards/rulestext/SpellingSuggestion.h"
#include "cards/warnings/Plausibility.h"
#include "match/arcana/Arcana.h"
#include "match/arcana/DeckBuilding.h"
#include "match/basebreak/Basebreak.h"
#include "match/basebreak/DeckBuilding.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/DeckBuilding.h"
#include "match/netrun/Netrun.h"
#include "match/tribute/DeckBuilding.h"
#include "match/tribute/Tribute.h"
#include "players/plain/Evaluation.h"
#include "resources/Embedded.h"

namespace duelogue {

namespace {

template <class Rules>
std::unique_ptr<Rulebook> make(const CardPool& pool) {
    return std::make_unique<Rules>(pool);
}

template <class OfGame>
const GamePresenter& shared() {
    static const OfGame presenter;
    return presenter;
}

/// The games of the program. The first one is shown at the start.
std::deque<GameEntry> ownGames() {
    return {
        {.id = "arcana",
         .words = {"Arcana", "Duels of spells and creatures, with the 200 cards of Portal.", "crossed-swords"},
         .vocabulary = &arcana::vocabulary,
         .rulebook = &make<arcana::Arcana>,
         .presenter = &shared<arcana::ArcanaPresenter>,
         .cardColors = &arcana::cardColors,
         .howToPlay = &arcana::howToPlay,
         .deckBuilding = &arcana::deckBuilding,
         .usualDecks = {"ash-and-bone", "dawn-patrol"},
         .firstDecks = {"the-old-forest", "goblin-hour"}},
        {.id = "basebreak",
         .words = {"Basebreak", "Two factions shuffled together, and bases to fight over, for two to four players.",
                   "castle"},
         .vocabulary = &basebreak::vocabulary,
         .rulebook = &make<basebreak::Basebreak>,
         .presenter = &shared<basebreak::BasebreakPresenter>,
         .cardColors = &basebreak::cardColors,
         .howToPlay = &basebreak::howToPlay,
         .deckBuilding = &basebreak::deckBuilding,
         .usualDecks = {"aliens+pirates", "robots+zombies", "ninjas+wizards", "dinosaurs+tricksters"},
         .firstDecks = {"dinosaurs+robots", "pirates+zombies"}},
        {.id = "tribute",
         .words = {"Tribute", "Monsters, spells and traps, set face-down and sprung in chains.", "eye-of-horus"},
         .vocabulary = &tribute::vocabulary,
         .rulebook = &make<tribute::Tribute>,
         .presenter = &shared<tribute::TributePresenter>,
         .cardColors = &tribute::cardColors,
         .howToPlay = &tribute::howToPlay,
         .deckBuilding = &tribute::deckBuilding,
         .usualDecks = {"yugi", "kaiba"},
         .firstDecks = {"iron-banner", "wild-herd"}},
        {.id = "netrun",
         .words = {"Netrun", "A Corp with secrets behind its servers, and a Runner who breaks into them.",
                   "server-rack"},
         .vocabulary = &netrun::vocabulary,
         .rulebook = &make<netrun::Netrun>,
         .presenter = &shared<netrun::NetrunPresenter>,
         .cardColors = &netrun::cardColors,
         .howToPlay = &netrun::howToPlay,
         .deckBuilding = &netrun::deckBuilding,
         .usualDecks = {"solid-ground", "night-shift"},
         .firstDecks = {"solid-ground", "bright-workshop"}},
    };
}

/// All games, the program's own ones first.
std::deque<GameEntry>& entries() {
    static std::deque<GameEntry> all = ownGames();
    return all;
}

const GameEntry* find(std::string_view id) {
    const auto found = std::ranges::find(entries(), id, &GameEntry::id);
    return found != entries().end() ? &*found : nullptr;
}

std::string_view withoutFolderAndEnding(std::string_view path) {
    path = path.substr(path.rfind('/') + 1);
    return path.substr(0, path.rfind('.'));
}

/// Returns the files that are compiled into the program from a folder of resources/.
std::vector<CardFile> embeddedBelow(const std::string& folder, std::string_view ending) {
    std::vector<CardFile> files;
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (file.path.starts_with(folder) && file.path.ends_with(ending)) files.push_back({file.path, file.text});
    }
    return files;
}

void addDecks(Game& game, const GameEntry& entry, std::vector<std::string>& errors) {
    const auto decks = entry.decks.empty() ? embeddedBelow("decks/" + entry.id + "/", ".deck") : entry.decks;
    for (const CardFile& file : decks) {
        DeckReading reading = readPlainDeck(game.pool(), file.name, file.text);
        for (const DeckError& error : reading.errors) errors.push_back(error.text());
        game.add({std::string(withoutFolderAndEnding(file.name)), std::move(reading.deck)});
    }
}

}  // namespace

void registerGame(GameEntry entry) {
    if (entry.evaluation != nullptr) registerEvaluation(entry.id, *entry.evaluation);
    entries().push_back(std::move(entry));
}

const std::vector<std::string>& firstDecks(std::string_view game) {
    static const std::vector<std::string> none;
    const GameEntry* const entry = find(game);
    return entry == nullptr ? none : entry->firstDecks;
}

const HowToPlay& howToPlay(std::string_view game) {
    static const HowToPlay none;
    const GameEntry* const entry = find(game);
    return entry == nullptr ? none : entry->howToPlay();
}

std::vector<std::string> gameIds() {
    std::vector<std::string> ids;
    for (const GameEntry& entry : entries()) ids.emplace_back(entry.id);
    return ids;
}

std::vector<CardColors> cardColors() {
    std::vector<CardColors> all;
    for (const GameEntry& entry : entries()) all.push_back(entry.cardColors());
    return all;
}

std::vector<CardFile> cardFiles(std::string_view id) {
    const GameEntry* const entry = find(id);
    if (entry == nullptr) return {};
    return entry->cards.empty() ? embeddedBelow("cards/" + entry->id + "/", ".yaml") : entry->cards;
}

namespace {

std::unique_ptr<CardPool> loadPool(const GameEntry& entry, const std::vector<CardFile>& files,
                                   std::vector<std::string>& errors) {
    auto pool = std::make_unique<CardPool>(entry.vocabulary());
    for (const CardFile& file : files) {
        for (const CardError& error : loadCards(*pool, file.name, file.text)) errors.push_back(error.text());
    }
    return pool;
}

/// Returns the line of the card's icon in its file; in files with another layout, the line of the card.
int lineOfIcon(const Definition& card, std::string_view text) {
    std::istringstream lines{std::string(text)};
    std::string words;
    for (int line = 1; std::getline(lines, words); ++line) {
        if (line >= card.line && words.find("icon:") != std::string::npos) return line;
    }
    return card.line;
}

/// Returns an error if the card has an icon that does not exist; otherwise nullopt.
std::optional<CardError> problemOfIcon(const Definition& card, const std::vector<CardFile>& files,
                                       const std::vector<std::string>& icons) {
    if (card.icon.empty() || std::ranges::binary_search(icons, card.icon)) return std::nullopt;
    const auto file = std::ranges::find(files, std::string_view(card.file), &CardFile::name);
    return CardError{card.file, file == files.end() ? card.line : lineOfIcon(card, file->text), card.name,
                     foundInstead(card.icon, "an icon of the program (see \"duelogue cards icons\")", icons)};
}

}  // namespace

std::vector<std::string> cardIcons() {
    std::vector<std::string> icons;
    for (const QFileInfo& file : QDir(":/icons").entryInfoList({"*.svg"}))
        icons.push_back(file.baseName().toStdString());
    std::ranges::sort(icons);
    return icons;
}

CardReport examineCards(std::string_view id, const std::vector<CardFile>& files) {
    CardReport report;
    const GameEntry* entry = find(id);
    if (entry == nullptr) return report;
    const auto pool = loadPool(*entry, files, report.mistakes);
    report.cards = pool->definitions().size();
    const std::vector<std::string> icons = cardIcons();
    for (const Definition& card : pool->definitions()) {
        const auto problem = problemOfIcon(card, files, icons);
        if (!problem) continue;
        report.mistakes.push_back(problem->text());
        --report.cards;
    }
    for (const CardWarning& warning : implausibleParts(*pool)) {
        const Definition& card = (*pool)[warning.card];
        report.warnings.push_back(CardError{card.file, warning.line, card.name, warning.message}.text());
    }
    for (const FreeUse& free : freeUses(*pool)) {
        const Definition& card = (*pool)[(*pool)[free.ability].definition];
        const std::string reason = free.isRepaid ? "can pay for itself" : "costs nothing";
        report.warnings.push_back(CardError{
            card.file, (*pool)[free.ability].line, card.name,
            "this ability " + reason + " and can be used without end; let it cost something, or mark the card"}
                                      .text());
    }
    return report;
}

std::unique_ptr<Game> loadGame(std::string_view id, const std::vector<CardFile>& files,
                               std::vector<std::string>& errors) {
    const GameEntry* entry = find(id);
    if (entry == nullptr) return nullptr;
    auto pool = loadPool(*entry, files, errors);
    auto rulebook = entry->rulebook(*pool);
    auto building = entry->deckBuilding(*pool);
    auto game = std::make_unique<Game>(std::string(entry->id), entry->words, std::move(pool), std::move(rulebook),
                                       entry->presenter(), std::move(building), entry->usualDecks);
    addDecks(*game, *entry, errors);
    return game;
}

namespace {

/// The games loaded with one folder of own cards.
struct Loaded {
    std::map<std::string, std::unique_ptr<Game>, std::less<>> games;
    std::vector<std::string> mistakes;
};

struct Library {
    std::mutex mutex;
    std::string ownCards;
    bool isNamed = false;  ///< named by the user, so it is expected to contain card files
    std::map<std::string, Loaded> byFolder;
};

Library& library() {
    static Library all;
    return all;
}

}  // namespace

void readOwnCards(const std::string& folder) {
    const std::lock_guard lock(library().mutex);
    library().ownCards = folder;
    library().isNamed = false;
}

void readNamedCards(const std::string& folder) {
    const std::lock_guard lock(library().mutex);
    library().ownCards = folder;
    library().isNamed = true;
}

std::string usualOwnCards() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).toStdString() + "/cards";
}

std::string ownCardsFor(const std::string& folder, std::string_view game) {
    return folder.empty() ? folder : folder + "/" + std::string(game);
}

std::vector<TextFile> ownCardFiles(const std::string& folder, std::string_view game,
                                   std::vector<std::string>& problems) {
    const std::size_t before = problems.size();
    std::vector<TextFile> files;
    if (game == usualGame) files = textFilesOf(folder, ".yaml", problems);
    if (problems.size() > before) return files;
    for (TextFile& file : textFilesOf(ownCardsFor(folder, game), ".yaml", problems)) files.push_back(std::move(file));
    return files;
}

namespace {

/// Returns true if the folder has a card file of any game.
bool hasCardFiles(const std::string& folder) {
    const auto has = [](const std::string& place) {
        return !QDir(QString::fromStdString(place)).entryList({"*.yaml"}, QDir::Files).isEmpty();
    };
    return has(folder) ||
           std::ranges::any_of(entries(), [&](const GameEntry& each) { return has(ownCardsFor(folder, each.id)); });
}

}  // namespace

std::vector<std::string> ownCardMistakes() {
    const std::lock_guard lock(library().mutex);
    return library().byFolder[library().ownCards].mistakes;
}

const Game* game(std::string_view id) {
    const std::lock_guard lock(library().mutex);
    Loaded& loaded = library().byFolder[library().ownCards];
    const auto found = loaded.games.find(id);
    if (found != loaded.games.end()) return found->second.get();
    if (find(id) == nullptr) return nullptr;
    std::vector<CardFile> files = cardFiles(id);
    const std::vector<TextFile> own = ownCardFiles(library().ownCards, id, loaded.mistakes);
    if (library().isNamed && loaded.mistakes.empty() && !hasCardFiles(library().ownCards))
        loaded.mistakes.push_back("--cards: no card file in " + library().ownCards +
                                  " or its folder of a game; their names end in .yaml");
    for (const TextFile& file : own) files.push_back({file.path, file.text});
    return loaded.games.emplace(std::string(id), loadGame(id, files, loaded.mistakes)).first->second.get();
}

}  // namespace duelogue

#include <algorithm>
#include <array>

#include "app/cli/ReadPlayOptions.h"
#include "app/cli/commands/CardSearch.h"
#include "app/cli/output/CardJson.h"
#include "app/cli/output/CardList.h"
#include "app/games/Games.h"
#include "app/games/ProgramRulings.h"
#include "app/library/files/Json.h"
#include "app/library/files/TextFile.h"
#include "app/library/reference/CardSchema.h"
#include "app/library/reference/LanguageReference.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "cards/rulestext/RulesText.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 3> cardsOptions{{everyGameOption, jsonOption, completeOption}};

std::vector<GameCard> cardsOf(const std::vector<const Game*>& games) {
    std::vector<GameCard> cards;
    for (const Game* game : games) {
        for (std::size_t i = 0; i < game->pool().definitions().size(); ++i)
            cards.push_back({game, DefinitionId(static_cast<std::uint16_t>(i))});
    }
    return cards;
}

ExitStatus listCards(Arguments& arguments, Console& console) {
    const auto games = readGames(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const auto cards = cardsOf(games);
    if (wantsJson(arguments)) {
        writeCardsAsJson(cards, console);
    } else {
        writeCardLines(cards, console);
    }
    return ExitStatus::Fine;
}

void tell(const Game& game, DefinitionId id, std::ostream& out) {
    const CardPool& pool = game.pool();
    const Definition& card = pool[id];
    const std::string cost = costText(pool, id);
    const std::string figures = figuresText(pool, id);
    const std::string text = rulesText(pool, id);
    out << card.name << (cost.empty() ? "" : "  " + cost) << "\n" << typeLine(pool, id);
    out << (figures.empty() ? "" : "  " + figures) << "\n" << text << (text.empty() ? "" : "\n");
    out << card.set << (card.rarity.empty() ? "" : ", " + card.rarity) << " (" << card.file << ":" << card.line
        << ")\n";
    for (const GlossaryEntry* entry : termsOf(pool, id))
        out << "  " << entry->reminder(GlossaryLanguage::English) << "\n";
    for (const Ruling* ruling : rulingsOf(game).ofCard(card.name))
        out << "  Ruling: " << ruling->sentence().english.text << "\n";
}

/// Joins the words after the task into one name.
std::string nameOf(const Arguments& arguments) {
    std::string name;
    for (const std::string& word : std::span(arguments.words()).subspan(1)) name += (name.empty() ? "" : " ") + word;
    return name;
}

/// Shows the card of that name from each game that has one.
ExitStatus showCards(Arguments& arguments, Console& console) {
    const std::string name = nameOf(arguments);
    std::vector<GameCard> found;
    std::vector<std::string> names;
    for (const GameCard& card : cardsOf(readGames(arguments))) {
        names.push_back(card.game->pool()[card.id].name);
        if (names.back() == name) found.push_back(card);
    }
    if (found.empty()) arguments.setProblem("No card named \"" + name + '"' + didYouMean(name, names));
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    if (arguments.has(jsonOption.name)) {
        writeCardsAsJson(found, console);
        return ExitStatus::Fine;
    }
    for (const GameCard& card : found) tell(*card.game, card.id, console.out);
    return ExitStatus::Fine;
}

// -------------------------------------------------------------------------------------------------- card files

std::string_view fileName(std::string_view path) { return path.substr(path.rfind('/') + 1); }

/// Returns the files to validate: the named ones, or the user's own. Adds named files that can't be read to
/// `unreadable`.
std::vector<TextFile> filesToValidate(const Arguments& arguments, const Game& game, std::vector<std::string>& mistakes,
                                      std::vector<std::string>& unreadable) {
    const auto paths = std::span(arguments.words()).subspan(1);
    const bool named = arguments.has(ownCardsOption.name);
    if (paths.empty()) {
        const std::string folder = named ? arguments.value(ownCardsOption.name) : usualOwnCards();
        return ownCardFiles(folder, game.id(), mistakes);
    }
    std::vector<TextFile> files;
    for (const std::string& path : paths) {
        auto file = readTextFile(path);
        if (const auto* problem = std::get_if<TextProblem>(&file)) {
            unreadable.push_back(problem->message());
        } else {
            files.push_back(std::get<TextFile>(std::move(file)));
        }
    }
    return files;
}

/// Validates card files together with those of the program, as the game would load them. A file with the name of one of
/// the program's files replaces it. Without named files, validates those of the program and of the user.
ExitStatus validateCards(Arguments& arguments, Console& console) {
    std::vector<std::string> mistakes;
    const Game* game = readGame(arguments);
    if (game == nullptr) return ExitStatus::Misused;
    std::vector<std::string> unreadable;
    const std::vector<TextFile> own = filesToValidate(arguments, *game, mistakes, unreadable);
    if (!unreadable.empty() && own.empty()) arguments.setProblem(unreadable.front());
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    for (const std::string& problem : unreadable) console.err << problem << "\n";
    std::vector<CardFile> files = cardFiles(game->id());
    std::erase_if(files, [&](const CardFile& file) {
        return std::any_of(own.begin(), own.end(),
                           [&](const TextFile& mine) { return fileName(mine.path) == fileName(file.name); });
    });
    const std::size_t before = arguments.words().size() == 1 ? 0 : examineCards(game->id(), files).cards;
    const std::vector<CardFile> ofProgram = files;
    for (const TextFile& file : own) files.push_back({file.path, file.text});
    CardReport report = examineCards(game->id(), files);
    std::erase_if(report.warnings, [&](const std::string& warning) {
        return std::ranges::any_of(ofProgram, [&](const CardFile& file) { return warning.starts_with(file.name); });
    });
    mistakes.insert(mistakes.end(), report.mistakes.begin(), report.mistakes.end());
    const std::size_t cards = report.cards - before;
    if (arguments.has(jsonOption.name)) {
        writeJson(console.out, QJsonObject{{"cards", static_cast<qint64>(cards)},
                                           {"mistakes", jsonList(mistakes)},
                                           {"warnings", jsonList(report.warnings)}});
    } else {
        for (const std::string& mistake : mistakes) console.out << mistake << "\n";
        for (const std::string& warning : report.warnings) console.out << "Warning: " << warning << "\n";
        console.out << cards << (cards == 1 ? " card, " : " cards, ") << mistakes.size()
                    << (mistakes.size() == 1 ? " error\n" : " errors\n");
    }
    if (!unreadable.empty()) return ExitStatus::Misused;
    return mistakes.empty() ? ExitStatus::Fine : ExitStatus::Failed;
}

ExitStatus writeReference(Arguments& arguments, Console& console) {
    const Game* game = readGame(arguments);
    if (game == nullptr) return ExitStatus::Misused;
    console.out << languageReference(game->pool().vocabulary(), cardFiles(game->id()));
    return ExitStatus::Fine;
}

ExitStatus writeSchema(Arguments& arguments, Console& console) {
    const Game* game = readGame(arguments);
    if (game == nullptr) return ExitStatus::Misused;
    console.out << printableJson(QJsonDocument(cardSchema(game->pool().vocabulary())).toJson().toStdString());
    return ExitStatus::Fine;
}

/// Lists the available icons. With words after the task, lists only icons whose name contains one of them.
ExitStatus listIcons(Arguments& arguments, Console& console) {
    const auto words = std::span(arguments.words()).subspan(1);
    const std::vector<std::string> icons = cardIcons();
    std::vector<std::string> found;
    std::ranges::copy_if(icons, std::back_inserter(found), [&](const std::string& icon) {
        const auto isIn = [&](const std::string& word) { return icon.find(word) != std::string::npos; };
        return words.empty() || std::ranges::any_of(words, isIn);
    });
    if (arguments.has(jsonOption.name)) {
        writeJson(console.out, jsonList(found));
    } else {
        for (const std::string& icon : found) console.out << icon << "\n";
    }
    return ExitStatus::Fine;
}

const std::vector<JsonKey>& cardFileKeys() {
    static const std::vector<JsonKey> keys{
        {"cards", "Number of cards without errors"},
        {"mistakes", "Errors, each as \"FILE:LINE: CARD: message\""},
        {"warnings", "Parts that may not do what was meant, each as \"FILE:LINE: CARD: message\""},
    };
    return keys;
}

}  // namespace

Command cardsCommand() {
    constexpr std::size_t any = 1000;
    return {"cards",
            "",
            "List, find, show and check cards",
            cardsOptions,
            {},
            nullptr,
            {{"list",
              "",
              "List all cards",
              "",
              0,
              {"game", "json"},
              {"a list, an object for each card", cardKeys()},
              &listCards},
             {"show",
              "NAME",
              "Show the card of that name",
              "a card name",
              any,
              {"game", "json"},
              {"a list, an object for each card", cardKeys()},
              &showCards},
             {.word = "search",
              .arguments = "QUERY",
              .text = "Find cards, e.g. 't:goblin cost<=2' (put the query in single quotes)",
              .expected = "a query",
              .most = any,
              .options = {"game", "json", "complete"},
              .json = {"a list, an object for each card", cardKeys()},
              .run = &searchCards,
              .takesDashes = true},
             {"fields",
              "",
              "List the fields of queries",
              "",
              0,
              {"game", "json"},
              {"a list, an object for each field", fieldKeys()},
              &listFields},
             {"validate",
              "[FILE...]",
              "Check card files (default: all)",
              "",
              any,
              {"game", "json"},
              {"an object", cardFileKeys()},
              &validateCards},
             {"icons",
              "[WORD...]",
              "List the icons for cards (default: all; with words, only icons whose name contains one of them)",
              "",
              any,
              {"json"},
              {"a list of icon names", {}},
              &listIcons},
             {"reference", "", "Print the card language reference", "", 0, {"game"}, {}, &writeReference},
             {"schema", "", "Print the JSON schema of card files, for editors", "", 0, {"game"}, {}, &writeSchema}}};
}

}  // namespace duelogue

#include <algorithm>
#include <array>
#include <iomanip>

#include "app/cli/ReadPlayOptions.h"
#include "app/cli/commands/deck/DeckArgument.h"
#include "app/cli/commands/deck/DeckComparison.h"
#include "app/cli/commands/deck/DeckMaking.h"
#include "app/cli/commands/deck/DeckMeasure.h"
#include "app/cli/commands/deck/DeckStudy.h"
#include "app/cli/commands/deck/DeckSuggest.h"
#include "app/cli/output/CardJson.h"
#include "app/cli/output/DeckJson.h"
#include "app/cli/output/DeckMeasurementKeys.h"
#include "app/cli/output/DeckSuggestionJson.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/library/decks/DeckSeat.h"
#include "app/library/decks/FindDeck.h"
#include "app/library/files/Json.h"
#include "app/library/files/WriteFile.h"
#include "app/library/formats/ReadDeck.h"
#include "app/library/formats/WriteDeck.h"
#include "cards/data/CardPool.h"
#include "cards/parser/Printable.h"
#include "cards/rulestext/SpellingSuggestion.h"
#include "cards/rulestext/grammar/English.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 12> decksOptions{{
    {"game", "NAME", "", "Game (default: all, or the game of the deck)"},
    {"format", "F", "", "Deck format: plain, arena, dec, forge, cockatrice, mwdeck, list or ydk (default: detected)"},
    {"seed", "S", "1", "Random seed; the same seed gives the same result"},
    {"name", "NAME", "", "Name for the imported deck"},
    {"turns", "N", "5", "Last own turn for which to print chances"},
    {"against", "A,B,...", "all", "The other decks: ids, files, \"all\" of the program, or \"own\""},
    {"player", "PLAYER", "", "Player of both sides (default: the strongest level that plays 20 matches a minute)"},
    {"matches", "N", "", "Matches against each deck (default: 20); for suggest: the most in all (default: 1000)"},
    {"jobs", "J", "1", "Worker threads"},
    {"part", "I/N", "1/1", "Play only part I of N equal parts of the run"},
    {"join", "", "", "Join the results of several parts, which are FILEs made with --json"},
    jsonOption,
}};

/// Means standard input or output instead of a file name.
constexpr std::string_view standardStream = "-";

void tell(const std::string& deck, const std::vector<std::string>& problems, std::ostream& out) {
    for (const std::string& problem : problems) out << deck << ": " << problem << "\n";
}

ExitStatus listDecks(Arguments& arguments, Console& console) {
    QJsonArray array;
    const auto add = [&](const Game& game, const std::string& id, const Deck& deck, bool own) {
        array.append(deckSummary(game, id, deck, own));
        if (wantsJson(arguments)) return;
        console.out << std::left << std::setw(24) << id << " " << std::setw(28) << deck.name << " " << deck.about
                    << "\n";
    };
    const auto games = readGames(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    for (const Game* game : games) {
        for (const NamedDeck& named : game->decks()) add(*game, named.id, named.deck, false);
        for (const OwnDeck& own : ownDecks(*game)) add(*game, own.id, own.deck, true);
    }
    if (wantsJson(arguments)) writeJson(console.out, array);
    return ExitStatus::Fine;
}

// -------------------------------------------------------------------------------------------------- import, export

/// Returns the kind of the deck for a message, such as "a Keeper deck"; empty unless the deck fits only one seat.
std::string kindToTell(const Game& game, const Deck& deck) {
    const auto seat = seatOfDeck(game, deck);
    return seat ? withArticle(deckKind(game, *seat)) : std::string();
}

void tellImported(const Game& game, const KeptDeck& kept, const ImportedDeck& reading, bool json, Console& console) {
    const Deck& deck = reading.deck;
    const auto problems = deckProblems(game.pool(), deck, game.deckBuilding().rules);
    if (json) {
        QJsonObject object = deckSummary(game, kept.id, deck, true);
        object["mistakes"] = mistakesJson(reading.errors);
        object["assumptions"] = mistakesJson(reading.assumptions);
        object["problems"] = jsonList(problems);
        writeJson(console.out, object);
    } else {
        console.out << (kept.isNew ? "Imported \"" : "Unchanged: \"") << deck.name << "\" as " << kept.id << ": "
                    << deck.size() << (deck.size() == 1 ? " card" : " cards");
        const int extra = Deck::countOf(deck.extra);
        if (extra > 0) console.out << ", " << extra << " in the extra deck";
        const int beside = Deck::countOf(deck.sideboard);
        if (beside > 0) console.out << " and " << beside << " in the sideboard";
        if (const std::string kind = kindToTell(game, deck); !kind.empty()) console.out << ", " << kind;
        console.out << "\n";
    }
    for (const std::string& problem : problems) console.err << "Not legal yet: " << problem << "\n";
}

/// Reports if the deck was stored under another name, or is already stored.
void tellName(const std::string& name, const KeptDeck& kept, Console& console) {
    if (!kept.isNew) console.err << kept.id << ": you already have this deck\n";
    if (name.empty() || kept.name == name) return;
    console.err << kept.id << ": you already have another deck named \"" << name << "\", so this one is saved as \""
                << kept.name << "\"\n";
}

/// Reports the lines that could not be read. `isSaved` says that the others were.
void tellErrors(const std::vector<DeckError>& errors, bool isSaved, Console& console) {
    for (const DeckError& error : errors) {
        const std::string text = error.text();
        console.err << text << (!isSaved ? "" : text.ends_with('?') ? " Line skipped." : "; line skipped") << "\n";
    }
}

/// Reports how ambiguous lines were read.
void tellAssumptions(const std::vector<DeckError>& assumptions, std::ostream& out) {
    for (const DeckError& assumed : assumptions) out << assumed.text() << "\n";
}

/// Stores the cards that could be read and reports the others.
ExitStatus importDeck(Arguments& arguments, Console& console) {
    const auto format = readFormat(arguments);
    const DeckArgument given(arguments.words()[1]);
    const Game* game = gameOf(arguments, given, format);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const std::string name = arguments.value("name");
    // The name is stored as one line of a file.
    if (printable(name) != name || name.find('\n') != std::string::npos)
        arguments.setProblem("--name must be one line");
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    if (!given.file) {
        arguments.setProblem("can't read the file " + given.name);
        return ExitStatus::Misused;
    }
    ImportedDeck reading = given.file->read(game->pool(), format, game->deckBuilding().rules);
    tellErrors(reading.errors, reading.deck.size() > 0, console);
    tellAssumptions(reading.assumptions, console.err);
    if (reading.deck.size() == 0) {
        console.err << given.name << ": no cards found; nothing imported\n";
        return ExitStatus::Failed;
    }
    if (arguments.has("name")) reading.deck.name = name;
    const auto kept = keepDeck(*game, reading.deck);
    if (!kept) {
        console.err << "Couldn't save the deck.\n";
        return ExitStatus::Failed;
    }
    tellName(reading.deck.name, *kept, console);
    reading.deck.name = kept->name;
    tellImported(*game, *kept, reading, wantsJson(arguments), console);
    return reading.errors.empty() ? ExitStatus::Fine : ExitStatus::Failed;
}

ExitStatus exportDeck(Arguments& arguments, Console& console) {
    const DeckArgument given(arguments.words()[1]);
    const Game* game = gameOf(arguments, given);
    const auto format = readFormat(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const auto& words = arguments.words();
    const bool toFile = words.size() > 2 && words[2] != standardStream;
    const auto deck = deckOf(arguments, *game, given);
    if (wantsJson(arguments) && (toFile || format))
        arguments.setProblem("--json can't be combined with FILE or --format");
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    if (wantsJson(arguments)) {
        writeJson(console.out, deckJson(*game, *deck));
        return ExitStatus::Fine;
    }
    const auto ofFile = toFile ? deckFormatOfFile(words[2]) : std::nullopt;
    const DeckFormat used = format.value_or(ofFile.value_or(toFile ? DeckFormat::Arena : DeckFormat::Plain));
    const std::string text = writeDeck(game->pool(), *deck, used);
    if (!toFile) {
        console.out << text;
    } else if (const std::string problem = writeFile(words[2], text); !problem.empty()) {
        arguments.setProblem(problem);
    }
    return ExitStatus::Fine;
}

// -------------------------------------------------------------------------------------------------- validate

/// The errors of one deck.
struct Validated {
    std::vector<DeckError> mistakes;          ///< errors in its file
    std::vector<std::string> problems;        ///< violations of the rules for decks
    bool there = true;                        ///< false if the deck does not exist; the only problem then says so
    Deck deck{};                              ///< the cards that could be read
    std::vector<DeckError> assumptions = {};  ///< how ambiguous lines of its file were read

    [[nodiscard]] std::size_t count() const { return mistakes.size() + problems.size(); }
};

Validated validated(const Game& game, const DeckArgument& deck, std::optional<DeckFormat> format) {
    const auto& rules = game.deckBuilding().rules;
    if (deck.file) {
        ImportedDeck reading = deck.file->read(game.pool(), format, rules);
        auto problems = deckProblems(game.pool(), reading.deck, rules);
        return {std::move(reading.errors), std::move(problems), true, std::move(reading.deck),
                std::move(reading.assumptions)};
    }
    const auto found = findDeck(game, deck.name);
    if (const auto* problem = std::get_if<std::string>(&found)) return {{}, {*problem}, false};
    return {{}, deckProblems(game.pool(), std::get<Deck>(found), rules), true, std::get<Deck>(found)};
}

struct GameDeck {
    const Game* game = nullptr;
    DeckArgument named;
};

/// Returns the named decks, or all decks of the program and of the user.
std::vector<GameDeck> decksToValidate(Arguments& arguments, std::optional<DeckFormat> format) {
    std::vector<GameDeck> decks;
    const auto names = std::span(arguments.words()).subspan(1);
    if (!names.empty()) {
        for (const std::string& name : names) {
            const DeckArgument named(name);
            decks.push_back({gameOf(arguments, named, format), named});
        }
        return decks;
    }
    for (const Game* game : readGames(arguments)) {
        for (const NamedDeck& named : game->decks()) decks.push_back({game, DeckArgument(named.id)});
        for (const OwnDeck& own : ownDecks(*game)) decks.push_back({game, DeckArgument(own.id)});
    }
    return decks;
}

/// Writes the errors of a deck. For a deck that was named, also writes its seat.
void tell(const GameDeck& deck, const Validated& found, bool named, std::ostream& out) {
    const std::string kind = kindToTell(*deck.game, found.deck);
    if (named && !kind.empty()) out << deck.named.name << ": " << kind << "\n";
    for (const DeckError& mistake : found.mistakes) out << mistake.text() << "\n";
    tellAssumptions(found.assumptions, out);
    if (!found.there) out << found.problems.front() << "\n";
    if (found.there) tell(deck.named.name, found.problems, out);
}

ExitStatus validateDecks(Arguments& arguments, Console& console) {
    const auto format = readFormat(arguments);
    const auto decks = decksToValidate(arguments, format);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    std::size_t problems = 0;
    QJsonArray array;
    for (const GameDeck& deck : decks) {
        const Validated found = validated(*deck.game, deck.named, format);
        problems += found.count();
        array.append(QJsonObject{{"game", jsonText(deck.game->id())},
                                 {"deck", jsonText(deck.named.name)},
                                 {"seat", seatJson(*deck.game, found.deck)},
                                 {"mistakes", mistakesJson(found.mistakes)},
                                 {"assumptions", mistakesJson(found.assumptions)},
                                 {"problems", jsonList(found.problems)}});
        if (!wantsJson(arguments)) tell(deck, found, arguments.words().size() > 1, console.out);
    }
    if (wantsJson(arguments)) {
        writeJson(console.out, QJsonObject{{"decks", array}, {"problems", static_cast<qint64>(problems)}});
    } else {
        console.out << decks.size() << (decks.size() == 1 ? " deck, " : " decks, ") << problems
                    << (problems == 1 ? " problem\n" : " problems\n");
    }
    return problems == 0 ? ExitStatus::Fine : ExitStatus::Failed;
}

ExitStatus removeDeck(Arguments& arguments, Console& console) {
    const std::string& id = arguments.words()[1];
    const Game* game = gameOf(arguments, DeckArgument(id));
    if (game == nullptr) return ExitStatus::Misused;
    if (forgetDeck(*game, id)) {
        if (wantsJson(arguments)) {
            writeJson(console.out, QJsonObject{{"removed", jsonText(id)}});
        } else {
            console.out << "Deleted " << id << ".\n";
        }
        return ExitStatus::Fine;
    }
    std::vector<std::string> known;
    for (const OwnDeck& own : ownDecks(*game)) known.push_back(own.id);
    arguments.setProblem("You have no deck named \"" + id + '"' + didYouMean(id, known));
    return ExitStatus::Misused;
}

// -------------------------------------------------------------------------------------------------- the help

std::vector<JsonKey> mistakeKeys(std::string_view path, std::string_view file, std::string_view line,
                                 std::string_view message, std::string_view meaning = "Errors in the deck file") {
    return {{path, meaning}, {file, "File"}, {line, "Line"}, {message, "Message"}};
}

constexpr std::string_view assumptionsHelp = "How ambiguous lines of the deck file were read";

std::vector<JsonKey> importKeys() {
    std::vector<JsonKey> keys = deckSummaryKeys();
    const auto mistakes = mistakeKeys("mistakes", "mistakes.file", "mistakes.line", "mistakes.message");
    keys.insert(keys.end(), mistakes.begin(), mistakes.end());
    const auto assumed =
        mistakeKeys("assumptions", "assumptions.file", "assumptions.line", "assumptions.message", assumptionsHelp);
    keys.insert(keys.end(), assumed.begin(), assumed.end());
    keys.push_back({"problems", "Violations of the deck rules"});
    return keys;
}

std::vector<JsonKey> validateKeys() {
    std::vector<JsonKey> keys{{"problems", "Number of errors and violations"},
                              {"decks", "Decks"},
                              {"decks.game", "Game of the deck"},
                              {"decks.deck", "Name, as it was given"},
                              {"decks.seat", "Only seat that the deck fits, from 1, or null"},
                              {"decks.problems", "Violations of the deck rules"}};
    const auto mistakes =
        mistakeKeys("decks.mistakes", "decks.mistakes.file", "decks.mistakes.line", "decks.mistakes.message");
    keys.insert(keys.end(), mistakes.begin(), mistakes.end());
    const auto assumed = mistakeKeys("decks.assumptions", "decks.assumptions.file", "decks.assumptions.line",
                                     "decks.assumptions.message", assumptionsHelp);
    keys.insert(keys.end(), assumed.begin(), assumed.end());
    return keys;
}

}  // namespace

Command deckCommand() {
    constexpr std::size_t any = 1000;
    const JsonHelp deck{"an object", deckKeys()};
    return {"deck",
            "",
            "Manage decks: list, import, export, check, generate",
            decksOptions,
            {},
            nullptr,
            {{"list",
              "",
              "List the decks of the program and your own",
              "",
              0,
              {"game", "json"},
              {"a list, an object for each deck", deckSummaryKeys()},
              &listDecks},
             {"import",
              "FILE",
              "Import a deck file",
              "a deck file",
              1,
              {"game", "format", "name", "json"},
              {"an object", importKeys()},
              &importDeck},
             {"export",
              "DECK [FILE]",
              "Export a deck to a file or to standard output",
              "a deck",
              2,
              {"game", "format", "json"},
              deck,
              &exportDeck},
             {"validate",
              "[DECK...]",
              "Check decks against the deck rules (default: all)",
              "",
              any,
              {"game", "format", "json"},
              {"an object", validateKeys()},
              &validateDecks},
             {"odds",
              "DECK CARD...",
              "Print the chances to draw these cards, by turn",
              "a deck",
              any,
              {"game", "turns", "json"},
              {"an object", deckOddsKeys()},
              &printDeckOdds},
             {"diff",
              "DECK DECK",
              "Compare two decks",
              "a deck",
              2,
              {"game", "json"},
              {"an object", deckDifferenceKeys()},
              &printDeckDifference},
             {"measure",
              "DECK",
              "Play a deck against others: win rates, also by card",
              "a deck",
              any,
              {"game", "against", "player", "matches", "seed", "jobs", "part", "join", "json"},
              {"an object", measurementKeys()},
              &measureDeckTask},
             {"compare",
              "FILE FILE",
              "Compare two results of \"measure --json\"",
              "two files",
              2,
              {"json"},
              {"an object", deckComparisonKeys()},
              &compareDecks},
             {"suggest",
              "DECK",
              "Find changes that raise the win rate of a deck",
              "a deck",
              any,
              {"game", "against", "player", "matches", "seed", "jobs", "json"},
              {"an object", suggestionKeys()},
              &suggestForDeck},
             {"delete",
              "DECK",
              "Delete one of your decks",
              "a deck",
              1,
              {"game", "json"},
              {"an object", {{"removed", "Id of the deleted deck"}}},
              &removeDeck,
              "remove"},
             {"make",
              "[TEMPLATE] [COLORS]",
              "Generate a random deck",
              "",
              any,
              {"game", "format", "seed", "json"},
              deck,
              &makeRandomDeck},
             {"booster",
              "",
              "Open a booster pack",
              "",
              0,
              {"game", "seed", "json"},
              {"a list, an object for each card", cardKeys()},
              &openPack},
             {"sealed",
              "",
              "Open a sealed pool and build a deck from it",
              "",
              0,
              {"game", "format", "seed", "json"},
              deck,
              &openSealedPool}}};
}

}  // namespace duelogue

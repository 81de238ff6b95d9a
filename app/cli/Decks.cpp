#include <algorithm>
#include <array>
#include <iomanip>

#include <QFile>

#include "app/TextFile.h"
#include "app/cli/CommandLine.h"
#include "app/cli/DeckMaking.h"
#include "app/decks/DeckShelf.h"
#include "app/decks/ReadDeck.h"
#include "app/decks/WriteDeck.h"
#include "cards/Nearest.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 4> options{{
    {"game", "NAME", "arcana", "which game"},
    {"format", "F", "", "plain, arena, dec, forge, cockatrice or mwdeck; where not given, what the file looks like"},
    {"seed", "S", "1", "the same seed makes the same deck"},
    {"name", "NAME", "", "what an imported deck is called"},
}};

/// One call of the command.
class DeckTask {
public:
    DeckTask(const Game& game, Arguments& arguments, Console& console)
        : m_game(game), m_arguments(arguments), m_console(console), m_words(arguments.words()) {}

    ExitStatus run() {
        struct Task {
            std::string_view word;
            std::size_t least;
            std::size_t most;
            ExitStatus (DeckTask::*run)();
        };
        constexpr std::size_t any = 1000;
        static constexpr std::array<Task, 8> tasks{{{"list", 1, 1, &DeckTask::list},
                                                    {"import", 2, 2, &DeckTask::import},
                                                    {"export", 2, 3, &DeckTask::exportDeck},
                                                    {"validate", 1, any, &DeckTask::validate},
                                                    {"remove", 2, 2, &DeckTask::remove},
                                                    {"make", 1, any, &DeckTask::make},
                                                    {"booster", 1, 1, &DeckTask::booster},
                                                    {"sealed", 1, 1, &DeckTask::sealed}}};
        if (m_arguments.has("format")) {
            m_format = deckFormatNamed(m_arguments.value("format"));
            if (!m_format) {
                const auto known = deckFormatWords();
                return misused("--format: " + foundInstead(m_arguments.value("format"), "a format", known));
            }
        }
        const std::string word = m_words.empty() ? std::string() : m_words.front();
        const auto* const task = std::ranges::find(tasks, std::string_view(word), &Task::word);
        if (task == tasks.end()) {
            std::vector<std::string> known;
            known.reserve(tasks.size());
            for (const Task& each : tasks) known.emplace_back(each.word);
            return misused(
                foundInstead(word, "list, import, export, validate, remove, make, booster or sealed", known));
        }
        if (m_words.size() < task->least) return misused(word + ": found nothing, expected a deck");
        if (m_words.size() > task->most)
            return misused(word + ": found \"" + m_words.back() + "\", expected nothing more");
        return (this->*task->run)();
    }

private:
    const Game& m_game;
    Arguments& m_arguments;
    Console& m_console;
    const std::vector<std::string>& m_words;
    std::optional<DeckFormat> m_format;

    ExitStatus misused(std::string problem) {
        m_arguments.setProblem(std::move(problem));
        return ExitStatus::Misused;
    }

    void line(const std::string& id, const Deck& deck) {
        m_console.out << std::left << std::setw(24) << id << " " << std::setw(28) << deck.name << " " << deck.about
                      << "\n";
    }

    ExitStatus list() {
        for (const NamedDeck& named : m_game.decks()) line(named.id, named.deck);
        for (const OwnDeck& own : ownDecks(m_game)) line(own.id, own.deck);
        return ExitStatus::Fine;
    }

    /// What could be read is kept; what could not is named.
    ExitStatus import() {
        const auto file = readTextFile(m_words[1]);
        if (!file) return misused(m_words[1] + ": found nothing, expected a file that can be read");
        DeckReading reading = readDeck(m_game.pool(), file->path, file->text, m_format);
        for (const DeckError& error : reading.errors) m_console.err << error.text() << "\n";
        if (reading.deck.size() == 0) {
            m_console.err << file->path << ": found no card, so nothing is kept\n";
            return ExitStatus::Failed;
        }
        if (m_arguments.has("name")) reading.deck.name = m_arguments.value("name");
        const auto id = keepDeck(m_game, reading.deck);
        if (!id) {
            m_console.err << "The deck can't be kept: the data folder can't be written\n";
            return ExitStatus::Failed;
        }
        m_console.out << *id << ": " << reading.deck.size() << " cards";
        const int beside = Deck::countOf(reading.deck.sideboard);
        if (beside > 0) m_console.out << " and " << beside << " in the sideboard";
        m_console.out << "\n";
        tell(*id, deckProblems(m_game.pool(), reading.deck, m_game.deckBuilding().rules), m_console.err);
        return reading.errors.empty() ? ExitStatus::Fine : ExitStatus::Failed;
    }

    static void tell(const std::string& deck, const std::vector<std::string>& problems, std::ostream& out) {
        for (const std::string& problem : problems) out << deck << ": " << problem << "\n";
    }

    ExitStatus exportDeck() {
        const auto found = findDeck(m_game, m_words[1]);
        if (const auto* problem = std::get_if<std::string>(&found)) return misused(*problem);
        const bool toFile = m_words.size() > 2;
        const auto ofFile = toFile ? deckFormatOfFile(m_words[2]) : std::nullopt;
        const DeckFormat format = m_format.value_or(ofFile.value_or(toFile ? DeckFormat::Arena : DeckFormat::Plain));
        const std::string text = writeDeck(m_game.pool(), std::get<Deck>(found), format);
        if (!toFile) {
            m_console.out << text;
            return ExitStatus::Fine;
        }
        QFile file(QString::fromStdString(m_words[2]));
        const auto size = static_cast<qint64>(text.size());
        if (file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size) return ExitStatus::Fine;
        return misused(m_words[2] + ": this file can't be written");
    }

    /// The decks that are named, or else all of the program and of the user.
    ExitStatus validate() {
        std::vector<std::string> names(m_words.begin() + 1, m_words.end());
        if (names.empty()) {
            for (const NamedDeck& named : m_game.decks()) names.push_back(named.id);
            for (const OwnDeck& own : ownDecks(m_game)) names.push_back(own.id);
        }
        std::size_t problems = 0;
        for (const std::string& name : names) problems += validate(name);
        m_console.out << names.size() << (names.size() == 1 ? " deck, " : " decks, ") << problems
                      << (problems == 1 ? " problem\n" : " problems\n");
        return problems == 0 ? ExitStatus::Fine : ExitStatus::Failed;
    }

    std::size_t validate(const std::string& name) {
        std::vector<std::string> problems;
        if (const auto file = readTextFile(name)) {
            const DeckReading reading = readDeck(m_game.pool(), file->path, file->text, m_format);
            for (const DeckError& error : reading.errors) m_console.out << error.text() << "\n";
            problems = deckProblems(m_game.pool(), reading.deck, m_game.deckBuilding().rules);
            tell(name, problems, m_console.out);
            return problems.size() + reading.errors.size();
        }
        const auto found = findDeck(m_game, name);
        if (const auto* problem = std::get_if<std::string>(&found)) {
            m_console.out << *problem << "\n";
            return 1;
        }
        problems = deckProblems(m_game.pool(), std::get<Deck>(found), m_game.deckBuilding().rules);
        tell(name, problems, m_console.out);
        return problems.size();
    }

    ExitStatus make() { return makeRandomDeck(m_game, m_arguments, m_console, m_format.value_or(DeckFormat::Plain)); }
    ExitStatus booster() { return openPack(m_game, m_arguments, m_console); }
    ExitStatus sealed() { return openSealedPool(m_game, m_arguments, m_console, m_format.value_or(DeckFormat::Plain)); }

    ExitStatus remove() {
        if (forgetDeck(m_game, m_words[1])) return ExitStatus::Fine;
        std::vector<std::string> known;
        for (const OwnDeck& own : ownDecks(m_game)) known.push_back(own.id);
        return misused("remove: " + foundInstead(m_words[1], "a deck of your own", known));
    }
};

ExitStatus runDeck(Arguments& arguments, Console& console) {
    const std::string id = arguments.value("game");
    const Game* played = game(id);
    if (played == nullptr) {
        arguments.setProblem("--game: " + foundInstead(id, "a game", gameIds()));
        return ExitStatus::Misused;
    }
    return DeckTask(*played, arguments, console).run();
}

}  // namespace

Command deckCommand() {
    return {"deck",
            "list | import FILE | export DECK [FILE] | validate [DECK...] | remove DECK |\n"
            "    make [TEMPLATE] [COLOURS] | booster | sealed",
            "Keeps, writes, checks and makes decks, for other programs and from their files too", options, &runDeck};
}

}  // namespace duelogue

// Fuzzing of all text formats, in every game: a damaged text either gives an error with a place, or is accepted and can
// be played. A seed reproduces a failure: DUELOGUE_SEED=N runs only mutation N of each kind, and DUELOGUE_LONG=1 runs a
// hundred times as many.
#include <QDirIterator>
#include <QtTest>
#include <algorithm>
#include <map>

#include "app/library/decks/FindDeck.h"
#include "app/library/formats/ReadDeck.h"
#include "app/library/formats/WriteDeck.h"
#include "app/match/saved/SavedMatchText.h"
#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "cards/rulestext/RulesText.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/fuzz/Mutator.h"
#include "tests/fuzz/SeedTeller.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/RandomMatch.h"

using namespace duelogue;

namespace {

/// Splits a text at the lines that begin in this way.
std::vector<std::string> pieces(const std::string& text, std::string_view begin) {
    std::vector<std::string> all;
    std::size_t at = text.find(begin);
    while (at != std::string::npos) {
        const std::size_t next = text.find(begin, at + begin.size());
        all.push_back(text.substr(at, next == std::string::npos ? next : next - at));
        at = next;
    }
    return all;
}

/// Returns all pieces of the matching files in a folder.
std::vector<std::string> piecesBelow(const QString& folder, const QString& pattern, std::string_view begin) {
    std::vector<std::string> all;
    QDirIterator files(DUELOGUE_SOURCE_DIR "/" + folder, {pattern}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) qFatal("can't read %s", qPrintable(file.fileName()));
        const auto found = pieces(file.readAll().toStdString(), begin);
        all.insert(all.end(), found.begin(), found.end());
    }
    return all;
}

/// The texts of a game to be mutated.
struct Spoilt {
    const Game& game;
    std::vector<std::string> cards;
    std::vector<std::string> scenarios;

    explicit Spoilt(const std::string& id) : game(*duelogue::game(id)) {
        for (const CardFile& file : cardFiles(id)) {
            const auto found = pieces(std::string(file.text), "  - name: ");
            cards.insert(cards.end(), found.begin(), found.end());
        }
        scenarios = piecesBelow("tests/scenarios/" + QString::fromStdString(id), "*.duel", "game  ");
    }
};

const Spoilt& spoilt(const std::string& id) {
    static std::map<std::string, Spoilt> all;
    return all.try_emplace(id, id).first->second;
}

/// Plays random replies. Returns a description of the first failure, or an empty string.
std::string playOn(Match& match, Random& random, int replies) {
    RandomMatch on(match, random.next(), &noProblem, &noProblem);
    return on.play(replies);
}

/// A partly played match with random decks of the program, and with a random number of seats if the game allows it.
struct RandomlyPlayed {
    SavedMatch kept;

    RandomlyPlayed(const Game& game, Random& random, int replies) {
        const bool isJoined = game.deckBuilding().joined > 1;
        std::vector<std::string> names = game.usualDecks();
        if (isJoined) names.assign(2 + random.below(3), "random");
        kept.seed = random.below(1000);
        kept.config.game = QString::fromStdString(game.id());
        for (const std::string& name : dealtNames(game, names, kept.seed)) {
            const auto seat = kept.decks.size();
            kept.config.seats.push_back(
                {QString("Player %1").arg(seat + 1), seat == 0 ? "person" : "greedy", QString::fromStdString(name)});
            kept.decks.push_back(std::get<Deck>(findDeck(game, name, kept.seed, seat)));
        }
        Match match(game.rulebook());
        begin(match, kept.start());
        for (int i = 0; i < replies && match.pendingQuestion() != nullptr; ++i) {
            kept.replies.push_back({match.playerToAct(), anyOf(match, random)});
            (void)match.play(match.playerToAct(), kept.replies.back().reply);
        }
    }
};

/// The result of reading a mutated text.
struct Verdict {
    std::string wrong;  ///< a fault of the program; empty: none
    bool taken = true;  ///< read without an error

    /// Records an error, which needs a message and an existing line.
    void refuse(const std::string& message, int line, std::string_view text) {
        taken = false;
        const auto endsLine = [](char c) { return c == '\n' || c == '\r'; };
        const auto lines = std::count_if(text.begin(), text.end(), endsLine) + 1;
        if (message.empty()) wrong = "a mistake without a message";
        if (line < 0 || line > lines + 1) wrong = "a line that is not there: " + std::to_string(line);
    }
};

}  // namespace

class TestInputFuzz : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasEnoughFilesToDamage() {
        struct Least {
            const char* game;
            std::size_t cards;
            std::size_t scenarios;
        };
        for (const Least& least : {Least{"arcana", 100, 1000}, Least{"tribute", 80, 500}, Least{"basebreak", 100, 500},
                                   Least{"netrun", 100, 1000}}) {
            QVERIFY(spoilt(least.game).cards.size() > least.cards);
            QVERIFY(spoilt(least.game).scenarios.size() > least.scenarios);
        }
    }

    void damagedCardFilesAreHandled_data() { addGames(); }
    void damagedCardFilesAreHandled() {
        const Spoilt& of = now();
        spoil(600, [&of](Mutator& mutator, Random& /*random*/) {
            const std::string source = mutator.anyOf(of.cards) + mutator.anyOf(of.cards) + mutator.anyOf(of.cards);
            std::string text = "set: Spoilt\ncards:\n" + mutator.anyOf(of.cards) + mutator.anyOf(of.cards);
            spoilText(mutator, text, source);
            CardPool pool(of.game.pool().vocabulary());
            Verdict verdict;
            for (const CardError& error : loadCards(pool, "spoilt.yaml", text)) {
                verdict.refuse(error.message, error.line, text);
            }
            for (std::uint16_t d = 0; d < pool.definitions().size(); ++d) (void)rulesText(pool, DefinitionId(d));
            return verdict;
        });
    }

    void damagedScenariosAreHandled_data() { addGames(); }
    void damagedScenariosAreHandled() {
        const Spoilt& of = now();
        spoil(1500, [&of](Mutator& mutator, Random& random) {
            std::string text = mutator.anyOf(of.scenarios);
            spoilText(mutator, text, mutator.anyOf(of.scenarios));
            return scenarioVerdict(of.game, text, random);
        });
    }

    void damagedReplaysAreHandled_data() { addGames(); }
    void damagedReplaysAreHandled() {
        const Spoilt& of = now();
        spoil(150, [&of](Mutator& mutator, Random& random) {
            const RandomlyPlayed played(of.game, random, 60);
            std::string text = writeReplay(of.game.rulebook(), played.kept.start(), played.kept.replies, "a replay");
            // Most of a replay is read strictly. One change in every second text leaves enough of them readable.
            if (mutator.below(2) == 0) {
                mutator.spoilText(text, {});
            } else {
                spoilText(mutator, text, {});
            }
            return scenarioVerdict(of.game, text, random);
        });
    }

    void damagedSavedMatchesAreHandled_data() { addGames(); }
    void damagedSavedMatchesAreHandled() {
        const Spoilt& of = now();
        spoil(300, [&of](Mutator& mutator, Random& random) {
            const RandomlyPlayed played(of.game, random, 40);
            std::string text = (keptHead(of.game, played.kept) + keptTail(played.kept, 0)).toStdString();
            spoilText(mutator, text, {});
            const FoundMatch found = readKept(QByteArray::fromStdString(text), "kept");
            Verdict verdict;
            if (const auto* problem = std::get_if<AutosaveProblem>(&found)) {
                verdict.refuse(problem->message.toStdString(), 0, text);
            } else if (const auto* kept = std::get_if<SavedMatch>(&found)) {
                verdict.wrong = goOn(*kept, random);
            }
            return verdict;
        });
    }

    void damagedDecksAreHandled_data() { addGames(); }
    /// A deck that can be read gives the same deck after it is written in the same format.
    void damagedDecksAreHandled() {
        const Spoilt& of = now();
        spoil(1500, [&of](Mutator& mutator, Random& /*random*/) {
            const CardPool& pool = of.game.pool();
            Deck deck = std::get<Deck>(findDeck(of.game, of.game.usualDecks().front()));
            deck.sideboard.assign(deck.entries.begin(), deck.entries.begin() + 3);
            deck.extra.assign(deck.entries.begin(), deck.entries.begin() + 2);
            const DeckFormat format = mutator.anyOf(deckFormats()).format;
            std::string text = writeDeck(pool, deck, format);
            spoilText(mutator, text, {});
            ImportedDeck reading = readDeck(pool, "spoilt", text, format);
            Verdict verdict;
            for (const DeckError& error : reading.errors) verdict.refuse(error.message, error.line, text);
            ImportedDeck again = readDeck(pool, "again", writeDeck(pool, reading.deck, format), format);
            // Headings change the order of the cards.
            for (Deck* each : {&reading.deck, &again.deck}) {
                if (format == DeckFormat::List) std::ranges::sort(each->entries, {}, &DeckEntry::card);
            }
            if (again.deck.entries != reading.deck.entries) verdict.wrong = "it is read otherwise";
            return verdict;
        });
    }

private:
    static void addGames() {
        QTest::addColumn<std::string>("game");
        for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << id;
    }
    /// Returns the texts of the game in this row.
    static const Spoilt& now() {
        QFETCH(std::string, game);
        return spoilt(game);
    }

    static void spoilText(Mutator& mutator, std::string& text, std::string_view source) {
        for (std::size_t i = 0; i <= mutator.below(4); ++i) mutator.spoilText(text, source);
    }

    static std::string goOn(const SavedMatch& kept, Random& random) {
        Match match(game(kept.config.game.toStdString())->rulebook());
        begin(match, kept.start());
        for (const JournalEntry& entry : kept.replies) {
            if (match.play(entry.player, entry.reply) != MessageId::None) return "it can't go on";
        }
        return playOn(match, random, 20);
    }

    static Verdict scenarioVerdict(const Game& game, const std::string& text, Random& random) {
        Verdict verdict;
        const auto read = readScenarios(text);
        if (const auto* error = std::get_if<NotationError>(&read)) {
            verdict.refuse(error->message(), error->line, text);
            return verdict;
        }
        for (const Scenario& scenario : std::get<std::vector<Scenario>>(read)) {
            if (scenario.game != game.id()) continue;
            ScenarioRunner runner(game.rulebook());
            if (const auto error = runner.run(scenario)) {
                verdict.refuse(error->message(), error->line, text);
                continue;
            }
            verdict.wrong += playOn(runner.match(), random, 20);
        }
        return verdict;
    }

    template <class Trial>
    static void spoil(int rounds, const Trial& trial) {
        const auto only = onlySeed();
        const int times = isLongRun() ? 100 * rounds : rounds;
        int taken = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(times); ++seed) {
            if (only != 0 && seed != only) continue;
            SeedTeller::set(seed);
            Mutator mutator(seed);
            Random random(seed);
            const Verdict verdict = trial(mutator, random);
            if (!verdict.wrong.empty()) QFAIL(("seed " + std::to_string(seed) + ": " + verdict.wrong).c_str());
            taken += verdict.taken ? 1 : 0;
        }
        qInfo("%d of %d were taken", taken, times);
        // Otherwise the test proves little: nothing was damaged, or nothing was read.
        QVERIFY(only != 0 || (taken > times / 50 && taken < times * 9 / 10));
    }
};

DUELOGUE_TEST(TestInputFuzz, QCoreApplication)
#include "tst_inputfuzz.moc"

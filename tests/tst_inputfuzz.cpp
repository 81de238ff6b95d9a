// Whatever is read is spoilt in all ways: it is answered by a message that names a place, or it is taken, and what was
// taken can be played. A seed is all that it takes to do it again: DUELOGUE_SEED=N does the spoiling N of each kind
// alone, DUELOGUE_LONG=1 a hundred times as many.
#include <QDirIterator>
#include <QtTest>
#include <algorithm>

#include "app/decks/FindDeck.h"
#include "app/decks/ReadDeck.h"
#include "app/decks/WriteDeck.h"
#include "app/session/KeptText.h"
#include "cards/reading/CardLoader.h"
#include "cards/wording/RulesText.h"
#include "match/notation/ScenarioRunner.h"
#include "tests/SelfPlay.h"
#include "tests/fuzz/Mutator.h"
#include "tests/fuzz/SeedTeller.h"

using namespace duelogue;

namespace {

const Game& arcanaGame() { return *game("arcana"); }

std::string contents(const QString& path) {
    QFile file(QStringLiteral(DUELOGUE_SOURCE_DIR "/") + path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("can't read %s", qPrintable(file.fileName()));
    return file.readAll().toStdString();
}

/// The texts between lines that begin in this way.
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

/// A few replies by chance; what goes wrong on the way, if anything.
std::string playOn(Match& match, Random& random, int replies) {
    for (int i = 0; i < replies && match.question() != nullptr; ++i) {
        Replies legal;
        match.options(legal);
        if (legal.empty()) return "somebody is asked who can't answer";
        const Reply reply = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (i % 8 == 0) {
            const View view(match, match.asked());
            (void)view.sample(random);
        }
        if (match.answer(match.asked(), reply) != MessageId::None) return "a legal reply is refused";
    }
    return {};
}

/// A match of two decks of the program, some way on.
struct PlayedMatch {
    KeptMatch kept;
    Match match{arcanaGame().rulebook()};

    PlayedMatch(Random& random, int replies) {
        kept.wish = {"arcana", {{"Ann", "person", "ash-and-bone"}, {"Ben", "greedy", "dawn-patrol"}}};
        kept.seed = random.below(1000);
        for (const MatchWish::Seat& seat : kept.wish.seats) {
            kept.decks.push_back(std::get<Deck>(findDeck(arcanaGame(), seat.deck.toStdString())));
        }
        begin(match, kept.start());
        for (int i = 0; i < replies && match.question() != nullptr; ++i) {
            Replies legal;
            match.options(legal);
            const Reply reply = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            kept.replies.push_back({match.asked(), reply});
            (void)match.answer(match.asked(), reply);
        }
    }
};

/// What became of a spoilt text.
struct Verdict {
    std::string wrong;  ///< with the program; empty: nothing
    bool taken = true;  ///< without a mistake

    /// What is wrong with a text is said in a sentence, at a line that it has.
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
    void initTestCase() {
        m_cards = pieces(contents("resources/cards/portal.yaml"), "  - name: ");
        QDirIterator files(DUELOGUE_SOURCE_DIR "/tests/scenarios/arcana", {"*.duel"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto found = pieces(file.readAll().toStdString(), "game  ");
            m_scenarios.insert(m_scenarios.end(), found.begin(), found.end());
        }
        QVERIFY(m_cards.size() > 100 && m_scenarios.size() > 1000);
    }

    void spoiltCardFiles() {
        spoil(600, [this](Mutator& mutator, Random& /*random*/) {
            const std::string source = mutator.anyOf(m_cards) + mutator.anyOf(m_cards) + mutator.anyOf(m_cards);
            std::string text = "set: Spoilt\ncards:\n" + mutator.anyOf(m_cards) + mutator.anyOf(m_cards);
            spoilText(mutator, text, source);
            CardPool pool(arcana::vocabulary());
            Verdict verdict;
            for (const CardError& error : loadCards(pool, "spoilt.yaml", text)) {
                verdict.refuse(error.message, error.line, text);
            }
            for (std::uint16_t d = 0; d < pool.definitions().size(); ++d) (void)rulesText(pool, DefinitionId(d));
            return verdict;
        });
    }

    void spoiltScenarios() {
        spoil(1500, [this](Mutator& mutator, Random& random) {
            std::string text = mutator.anyOf(m_scenarios);
            spoilText(mutator, text, mutator.anyOf(m_scenarios));
            return scenarioVerdict(text, random);
        });
    }

    void spoiltReplays() {
        spoil(150, [](Mutator& mutator, Random& random) {
            const PlayedMatch played(random, 60);
            std::string text =
                writeReplay(arcanaGame().rulebook(), played.kept.start(), played.kept.replies, "a replay");
            spoilText(mutator, text, {});
            return scenarioVerdict(text, random);
        });
    }

    void spoiltKeptMatches() {
        spoil(300, [](Mutator& mutator, Random& random) {
            const PlayedMatch played(random, 40);
            std::string text = (keptHead(arcanaGame(), played.kept) + keptTail(played.kept, 0)).toStdString();
            spoilText(mutator, text, {});
            const FoundMatch found = readKept(QByteArray::fromStdString(text), "kept");
            Verdict verdict;
            if (const auto* problem = std::get_if<KeepProblem>(&found)) {
                verdict.refuse(problem->message.toStdString(), 0, text);
            } else if (const auto* kept = std::get_if<KeptMatch>(&found)) {
                verdict.wrong = goOn(*kept, random);
            }
            return verdict;
        });
    }

    /// What could be read is written in the same format, and is the same deck.
    void spoiltDecks() {
        spoil(1500, [](Mutator& mutator, Random& /*random*/) {
            const CardPool& pool = arcanaGame().pool();
            Deck deck = std::get<Deck>(findDeck(arcanaGame(), "dawn-patrol"));
            deck.sideboard.assign(deck.entries.begin(), deck.entries.begin() + 3);
            deck.extra.assign(deck.entries.begin(), deck.entries.begin() + 2);
            const DeckFormat format = mutator.anyOf(deckFormats()).format;
            std::string text = writeDeck(pool, deck, format);
            spoilText(mutator, text, {});
            const DeckReading reading = readDeck(pool, "spoilt", text, format);
            Verdict verdict;
            for (const DeckError& error : reading.errors) verdict.refuse(error.message, error.line, text);
            const DeckReading again = readDeck(pool, "again", writeDeck(pool, reading.deck, format), format);
            if (again.deck.entries != reading.deck.entries) verdict.wrong = "it is read otherwise";
            return verdict;
        });
    }

private:
    std::vector<std::string> m_cards;
    std::vector<std::string> m_scenarios;

    static void spoilText(Mutator& mutator, std::string& text, std::string_view source) {
        for (std::size_t i = 0; i <= mutator.below(4); ++i) mutator.spoilText(text, source);
    }

    static std::string goOn(const KeptMatch& kept, Random& random) {
        Match match(game(kept.wish.game.toStdString())->rulebook());
        begin(match, kept.start());
        for (const JournalEntry& entry : kept.replies) {
            if (match.answer(entry.player, entry.reply) != MessageId::None) return "it can't go on";
        }
        return playOn(match, random, 20);
    }

    static Verdict scenarioVerdict(const std::string& text, Random& random) {
        Verdict verdict;
        const auto read = readScenarios(text);
        if (const auto* error = std::get_if<NotationError>(&read)) {
            verdict.refuse(error->message(), error->line, text);
            return verdict;
        }
        for (const Scenario& scenario : std::get<std::vector<Scenario>>(read)) {
            if (scenario.game != "arcana") continue;
            ScenarioRunner runner(arcanaGame().rulebook());
            if (const auto error = runner.run(scenario)) {
                verdict.refuse(error->message(), error->line, text);
                continue;
            }
            verdict.wrong += arcana::copyProblem(runner.match());
            verdict.wrong += playOn(runner.match(), random, 20);
        }
        return verdict;
    }

    template <class Trial>
    static void spoil(int rounds, const Trial& trial) {
        const auto only = static_cast<std::uint64_t>(qEnvironmentVariableIntValue("DUELOGUE_SEED"));
        const int times = qEnvironmentVariableIntValue("DUELOGUE_LONG") != 0 ? 100 * rounds : rounds;
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
        // Otherwise it is not worth much: nothing is spoilt, or nothing is read.
        QVERIFY(only != 0 || (taken > times / 50 && taken < times * 9 / 10));
    }
};

QTEST_GUILESS_MAIN(TestInputFuzz)
#include "tst_inputfuzz.moc"

// Rules that no card of the program shows, tested with the cards and scenarios in tests/ownrules. DUELOGUE_LONG=1 plays
// many more random matches.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "match/arcana/Arcana.h"
#include "match/arcana/payment/Mana.h"
#include "match/basebreak/Basebreak.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Netrun.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "match/tribute/Tribute.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ProgramCards.h"
#include "tests/support/match/RandomMatch.h"
#include "tests/support/match/ScenarioRows.h"

using namespace duelogue;

namespace {

const QString folder = QStringLiteral(DUELOGUE_SOURCE_DIR "/tests/ownrules");

std::string contentsOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("can't read %s", qPrintable(path));
    return file.readAll().toStdString();
}

QStringList filesIn(const QString& where, const QString& pattern) {
    QStringList paths;
    QDirIterator files(where, {pattern}, QDir::Files);
    while (files.hasNext()) paths += files.next();
    paths.sort();
    return paths;
}

/// Returns the folder with the card files and scenarios of a game.
QString folderOf(std::string_view game) {
    return folder + "/" + QString::fromUtf8(game.data(), qsizetype(game.size()));
}

/// Returns a pool with the program's cards and those of the folder.
CardPool poolWithOwnCards(Vocabulary vocabulary) {
    const std::string game = vocabulary.game;
    CardPool pool(std::move(vocabulary));
    addProgramCards(pool);
    for (const QString& path : filesIn(folderOf(game), QStringLiteral("*.yaml"))) {
        for (const CardError& error : loadCards(pool, path.toStdString(), contentsOf(path)))
            qFatal("%s", error.text().c_str());
    }
    return pool;
}

}  // namespace

class TestOwnRules : public QObject {
    Q_OBJECT

private slots:
    void aScenarioPasses_data() {
        QTest::addColumn<Scenario>("scenario");
        QStringList files;
        for (const char* game : {"arcana", "basebreak", "tribute", "netrun"})
            files += filesIn(folderOf(game), QStringLiteral("*.duel"));
        for (const QString& path : files) addScenarios(path, QDir(folder).relativeFilePath(path).toStdString());
    }

    void aScenarioPasses() {
        QFETCH(Scenario, scenario);
        const auto error = runScenario(rulebookOf(scenario.game), scenario);
        if (error) QFAIL(("line " + std::to_string(error->line) + ": " + error->message()).c_str());
    }

    /// Random decks of the folder's Arcana cards. No match gets stuck, and copies, saves and views are valid at every
    /// decision.
    void randomMatchesKeepAllInvariants() {
        Random random(1);
        int decisions = 0;
        const std::uint64_t games = isLongRun() ? 3'000 : 60;
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            Match begun(m_rulebook);
            begin(begun, {seed, {deck(random), deck(random)}});
            RandomMatch match(std::move(begun), seed, &problemAt, &noProblem, &busily);
            match.mayLeaveTraces();
            const std::string wrong = match.play(400);
            if (!wrong.empty()) QFAIL(("seed " + std::to_string(seed) + ": " + wrong).c_str());
            decisions += match.decisions();
        }
        qInfo("%d decisions", decisions);
        QVERIFY(decisions > 10'000);
    }

private:
    CardPool m_pool = poolWithOwnCards(arcana::vocabulary());
    arcana::Arcana m_rulebook{m_pool};
    CardPool m_tributePool = poolWithOwnCards(tribute::vocabulary());
    tribute::Tribute m_tribute{m_tributePool};
    CardPool m_basebreakPool = poolWithOwnCards(basebreak::vocabulary());
    basebreak::Basebreak m_basebreak{m_basebreakPool};
    CardPool m_netrunPool = poolWithOwnCards(netrun::vocabulary());
    netrun::Netrun m_netrun{m_netrunPool};

    [[nodiscard]] const Rulebook& rulebookOf(const std::string& game) const {
        if (game == "basebreak") return m_basebreak;
        if (game == "netrun") return m_netrun;
        return game == "tribute" ? static_cast<const Rulebook&>(m_tribute) : m_rulebook;
    }

    /// Returns a deck of twenty basic lands and forty random cards of the folder.
    [[nodiscard]] std::vector<DefinitionId> deck(Random& random) const {
        std::vector<DefinitionId> own;
        for (std::uint16_t d = 0; d < m_pool.definitions().size(); ++d) {
            if (m_pool[DefinitionId(d)].set.starts_with("Own rules")) own.emplace_back(d);
        }
        std::vector<DefinitionId> cards;
        for (const char* land : {"Plains", "Island", "Swamp", "Mountain", "Forest"}) {
            cards.insert(cards.end(), 4, m_pool.find(land));
        }
        while (cards.size() < 60) cards.push_back(own[random.below(static_cast<std::uint32_t>(own.size()))]);
        return cards;
    }

    static std::string problemAt(const ReadableMatch& match) {
        const MatchState& state = match.state();
        const auto owes = [&state](PlayerId player) {
            return std::ranges::any_of(arcana::manaPool(state, player), [](int held) { return held < 0; });
        };
        return std::ranges::any_of(state.seatsFrom(PlayerId(0)), owes) ? "mana is owed" : "";
    }
};

DUELOGUE_TEST(TestOwnRules, NoApplication)
#include "tst_ownrules.moc"

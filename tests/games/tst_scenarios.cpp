// Runs every scenario in tests/scenarios, each as a row of its own.
#include <QDirIterator>
#include <QtTest>

#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/ScenarioRows.h"
#include "tests/support/match/TributeGame.h"

using namespace duelogue;

class TestScenarios : public QObject {
    Q_OBJECT

private slots:
    void aScenarioPasses_data() {
        QTest::addColumn<Scenario>("scenario");
        const QDir folder(QStringLiteral(DUELOGUE_SOURCE_DIR "/tests/scenarios"));
        QDirIterator files(folder.path(), {QStringLiteral("*.duel")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            addScenarios(path, folder.relativeFilePath(path).toStdString());
        }
    }

    void aScenarioPasses() {
        QFETCH(Scenario, scenario);
        const Rulebook* rulebook = nullptr;
        if (scenario.game == "arcana") rulebook = &ArcanaGame::instance().rulebook();
        if (scenario.game == "basebreak") rulebook = &BasebreakGame::instance().rulebook();
        if (scenario.game == "netrun") rulebook = &NetrunGame::instance().rulebook();
        if (scenario.game == "tribute") rulebook = &TributeGame::instance().rulebook();
        QVERIFY2(rulebook != nullptr, scenario.game.c_str());
        const auto error = runScenario(*rulebook, scenario);
        if (error) QFAIL(("line " + std::to_string(error->line) + ": " + error->message()).c_str());
    }
};

DUELOGUE_TEST(TestScenarios, NoApplication)
#include "tst_scenarios.moc"

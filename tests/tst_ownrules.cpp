// Rules that no card of the program can show, played with the cards and scenarios in tests/ownrules.
#include <QDirIterator>
#include <QFile>
#include <QtTest>

#include "cards/CardLoader.h"
#include "match/ScenarioRunner.h"
#include "match/arcana/Arcana.h"
#include "resources/Embedded.h"

using namespace duelogue;

Q_DECLARE_METATYPE(duelogue::Scenario)

namespace {

const QString folder = QStringLiteral(DUELOGUE_SOURCE_DIR "/tests/ownrules");

std::string contentsOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("can't read %s", qPrintable(path));
    return file.readAll().toStdString();
}

QStringList filesIn(const QString& pattern) {
    QStringList paths;
    QDirIterator files(folder, {pattern}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) paths += files.next();
    paths.sort();
    return paths;
}

/// The program's cards, and those of the folder.
CardPool poolWithOwnCards() {
    CardPool pool(arcana::vocabulary());
    const auto add = [&pool](const std::string& path, std::string_view text) {
        for (const CardError& error : loadCards(pool, path, text)) qFatal("%s", error.text().c_str());
    };
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (file.path.starts_with("cards/") && file.path.ends_with(".yaml")) add(std::string(file.path), file.text);
    }
    for (const QString& path : filesIn(QStringLiteral("*.yaml"))) add(path.toStdString(), contentsOf(path));
    return pool;
}

}  // namespace

class TestOwnRules : public QObject {
    Q_OBJECT

private slots:
    void aScenarioHolds_data() {
        QTest::addColumn<Scenario>("scenario");
        for (const QString& path : filesIn(QStringLiteral("*.duel"))) {
            const std::string name = QFileInfo(path).fileName().toStdString();
            const auto read = readScenarios(contentsOf(path));
            if (const auto* error = std::get_if<NotationError>(&read)) {
                QFAIL((name + ":" + std::to_string(error->line) + ": " + error->message()).c_str());
            }
            for (const Scenario& scenario : std::get<std::vector<Scenario>>(read)) {
                const std::string row = name + ":" + std::to_string(scenario.line) + ": " + scenario.name;
                QTest::newRow(row.c_str()) << scenario;
            }
        }
    }

    void aScenarioHolds() {
        QFETCH(Scenario, scenario);
        const auto error = runScenario(m_rulebook, scenario);
        if (error) QFAIL(("line " + std::to_string(error->line) + ": " + error->message()).c_str());
    }

private:
    CardPool m_pool = poolWithOwnCards();
    arcana::Arcana m_rulebook{m_pool};
};

QTEST_APPLESS_MAIN(TestOwnRules)
#include "tst_ownrules.moc"

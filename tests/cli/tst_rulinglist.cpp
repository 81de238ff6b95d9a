// The command "duelogue rulings", and the rulings of a card.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "app/games/ProgramRulings.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"

using namespace duelogue;

namespace {

constexpr const char* oneLand = "You may play only one land each turn.";

QJsonArray jsonOf(const QString& command) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(CommandRun::of(command).out)).array();
}

}  // namespace

class TestRulingList : public QObject {
    Q_OBJECT

private slots:
    void rulingsAreListedByGame() {
        const std::string all = CommandRun::of("rulings").out;
        const CommandRun more = CommandRun::of("rulings Forest");
        QCOMPARE(more.status, ExitStatus::Misused);
        QVERIFY2(more.err.find("unexpected argument \"Forest\"") != std::string::npos, more.err.c_str());
        const std::string line = std::string("arcana     ") + oneLand + "\n";
        QVERIFY(all.find(line) != std::string::npos);
        for (const std::string& id : gameIds()) QVERIFY(all.find(id + " ") != std::string::npos);
        const std::string arcana = CommandRun::of("rulings --game arcana").out;
        QVERIFY(arcana.find(line) != std::string::npos);
        QVERIFY(arcana.find("netrun") == std::string::npos);
        QVERIFY(CommandRun::of("rulings --game chess").status == ExitStatus::Misused);
    }

    void aRulingIsWrittenWithItsPlace() {
        const QJsonArray list = jsonOf("rulings --json --game arcana");
        QCOMPARE(static_cast<std::size_t>(list.size()), rulingsOf(*game("arcana")).all().size());
        const auto found = std::find_if(list.begin(), list.end(), [](const QJsonValue& each) {
            return each.toObject()["ruling"].toString() == QLatin1String(oneLand);
        });
        QVERIFY(found != list.end());
        const QJsonObject ruling = found->toObject();
        QCOMPARE(ruling["file"].toString(), QString("arcana/lands.duel"));
        QVERIFY(ruling["line"].toInt() > 1);
        QVERIFY(!ruling["german"].toString().isEmpty());
    }

    void aCardShowsItsRulings() {
        const std::string sentence = "Summer Bloom lets you play three lands in addition to your usual one.";
        QVERIFY(CommandRun::of("cards show Summer Bloom").out.find("  Ruling: " + sentence) != std::string::npos);
        const QJsonArray rulings = jsonOf("cards show --json Summer Bloom")[0].toObject()["rulings"].toArray();
        QCOMPARE(rulings.size(), 1);
        QCOMPARE(rulings[0].toObject()["ruling"].toString().toStdString(), sentence);
        QVERIFY(jsonOf("cards show --json Storm Crow")[0].toObject()["rulings"].toArray().isEmpty());
    }
};

DUELOGUE_TEST(TestRulingList, QCoreApplication)
#include "tst_rulinglist.moc"

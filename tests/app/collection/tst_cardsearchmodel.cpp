// The cards that a query finds, as QML sees them.
#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QtTest>

#include "app/games/Games.h"
#include "app/library/collection/CardSearchModel.h"
#include "app/shell/language/Language.h"
#include "app/shell/paint/FaceStore.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

QStringList cardNames(const CardSearchModel& cards) {
    QStringList names;
    for (int row = 0; row < cards.count(); ++row) names += cards.nameAt(row);
    return names;
}

/// Clicks a value by its label, as it is shown. Returns false if it is not offered.
bool clickValue(CardSearchModel& cards, const QString& label) {
    for (int row = 0; row < cards.filters()->count(); ++row) {
        const auto* const choices = cards.filters()->value(row, "choices").value<RowModel*>();
        for (int i = 0; i < choices->count(); ++i) {
            if (choices->value(i, "label") != label) continue;
            cards.toggle(cards.filters()->value(row, "filter").toInt(), choices->value(i, "choice").toInt());
            return true;
        }
    }
    return false;
}

QStringList chosenLabels(CardSearchModel& cards) {
    QStringList labels;
    for (int row = 0; row < cards.filters()->count(); ++row) {
        const auto* const choices = cards.filters()->value(row, "choices").value<RowModel*>();
        for (int i = 0; i < choices->count(); ++i) {
            if (choices->value(i, "chosen").toBool()) labels += choices->value(i, "label").toString();
        }
    }
    return labels;
}

QStringList texts(const QVariantList& completions) {
    QStringList list;
    for (const QVariant& each : completions) list += each.toMap()["text"].toString();
    return list;
}

}  // namespace

class TestCardSearchModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_cards.setGame("arcana");
        m_cards.setText({});
        m_cards.setCurrent(0);
    }

    void anEmptyQueryFindsAllCards_data();
    void anEmptyQueryFindsAllCards();
    void typingFilters();
    void aCardHasItsFaceAndWords();
    void aMistakeKeepsTheResultAndIsToldAtItsPlace();
    void anUnfinishedTextIsNoMistakeYet();
    void aClickWritesTheQuery();
    void aClickAfterAMistakeGoesOnFromTheResult();
    void sortingWritesTheQuery();
    void suggestionsReplaceTheWordAtTheCursor();
    void theCurrentCardStaysCurrent();
    void eachGameKeepsItsQueryAndCard();
    void rowsChangeInPlace();
    void filtersAreFewAndDifferent_data();
    void filtersAreFewAndDifferent();

private:
    OwnHome m_home;
    CardSearchModel m_cards;
};

void TestCardSearchModel::anEmptyQueryFindsAllCards_data() {
    QTest::addColumn<QString>("game");
    for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

void TestCardSearchModel::anEmptyQueryFindsAllCards() {
    QFETCH(QString, game);
    m_cards.setGame(game);
    const auto& cards = duelogue::game(game.toStdString())->pool().definitions();
    QCOMPARE(m_cards.count(), static_cast<int>(cards.size()));
    QCOMPARE(m_cards.nameAt(0).toStdString(), cards.front().name);
    QCOMPARE(m_cards.countText(), QString("%1 cards").arg(cards.size()));
    QCOMPARE(m_cards.current(), 0);
}

void TestCardSearchModel::typingFilters() {
    m_cards.setText("t:goblin");
    QCOMPARE(m_cards.count(), 3);
    QCOMPARE(m_cards.countText(), "3 of 200 cards");
    m_cards.setText("t:goblin pow>1");
    QVERIFY(m_cards.count() < 3);
    m_cards.setText("no card has this name");
    QCOMPARE(m_cards.count(), 0);
    QCOMPARE(m_cards.current(), -1);
    QCOMPARE(m_cards.nameAt(0), QString());
}

void TestCardSearchModel::aCardHasItsFaceAndWords() {
    m_cards.setText("\"raging goblin\"");
    QCOMPARE(m_cards.count(), 1);
    const auto value = [this](const char* role) {
        return m_cards.data(m_cards.index(0), m_cards.roleNames().key(role)).toString();
    };
    QCOMPARE(value("name"), "Raging Goblin");
    QCOMPARE(FaceStore::instance().face(value("faceKey")).name, "Raging Goblin");
    QVERIFY(value("spoken").startsWith("Raging Goblin, "));
    QVERIFY(value("spoken").contains("power 1, toughness 1"));
}

void TestCardSearchModel::aMistakeKeepsTheResultAndIsToldAtItsPlace() {
    m_cards.setText("t:goblin");
    m_cards.setText("\"ö\" costs>2 pow>1");
    QCOMPARE(m_cards.count(), 3);
    QVERIFY(!m_cards.isUnfinished());
    QCOMPARE(m_cards.text().mid(m_cards.mistakeBegin(), m_cards.mistakeEnd() - m_cards.mistakeBegin()), "costs");
    m_cards.setText("powr>1");
    QCOMPARE(m_cards.mistake(), "There is no field “powr”. Did you mean “pow”?");
    m_cards.setText("r:mythic c:r");
    QCOMPARE(m_cards.mistake(), "Rarity: no card has “mythic”. Possible: common, uncommon, rare.");
    m_cards.setText("c:r");
    QCOMPARE(m_cards.mistake(), QString());
}

void TestCardSearchModel::anUnfinishedTextIsNoMistakeYet() {
    m_cards.setText("t:goblin r:");
    QVERIFY(m_cards.isUnfinished());
    QCOMPARE(m_cards.mistake(), "A value is missing after “r:”. Possible: common, uncommon, rare.");
    QCOMPARE(m_cards.mistakeBegin(), 11);
}

void TestCardSearchModel::aClickWritesTheQuery() {
    QVERIFY(clickValue(m_cards, "Red"));
    QCOMPARE(m_cards.text(), "c:r");
    QVERIFY(clickValue(m_cards, "Goblin"));
    QCOMPARE(m_cards.text(), "c:r t:goblin");
    QCOMPARE(m_cards.count(), 3);
    QCOMPARE(chosenLabels(m_cards), (QStringList{"Goblin", "Red"}));
    m_cards.setText("pow<=1");
    QCOMPARE(chosenLabels(m_cards), (QStringList{"0", "1"}));
    QVERIFY(!clickValue(m_cards, "Purple"));
}

void TestCardSearchModel::aClickAfterAMistakeGoesOnFromTheResult() {
    m_cards.setText("t:goblin");
    m_cards.setText("t:goblin colour:x");
    QVERIFY(clickValue(m_cards, "Red"));
    QCOMPARE(m_cards.text(), "t:goblin c:r");
}

void TestCardSearchModel::sortingWritesTheQuery() {
    m_cards.setText("t:goblin");
    const int cost = m_cards.sortFields()->value(2, "field").toInt();
    QCOMPARE(m_cards.sortFields()->value(2, "name").toString(), "Mana value");
    m_cards.sortBy(cost);
    QCOMPARE(m_cards.text(), "t:goblin sort:cost");
    QCOMPARE(m_cards.sortFields()->value(2, "order").toInt(), 1);
    m_cards.sortBy(cost);
    QCOMPARE(m_cards.text(), "t:goblin sort:-cost");
    QCOMPARE(m_cards.sortFields()->value(2, "order").toInt(), -1);
    m_cards.sortBy(cost);
    QCOMPARE(m_cards.text(), "t:goblin");
    m_cards.sortBy(99);
    QCOMPARE(m_cards.text(), "t:goblin");
}

void TestCardSearchModel::suggestionsReplaceTheWordAtTheCursor() {
    m_cards.setText("ä r:unc pow>1");
    QCOMPARE(texts(m_cards.completions(7)), QStringList{"uncommon"});
    QCOMPARE(m_cards.complete(7, "uncommon"), 12);
    QCOMPARE(m_cards.text(), "ä r:uncommon pow>1");
    QCOMPARE(texts(m_cards.completions(12)), QStringList());
    m_cards.setText({});
    QVERIFY(texts(m_cards.completions(0)).contains("t:"));
    QVERIFY(!m_cards.completions(0).front().toMap()["meaning"].toString().isEmpty());
}

void TestCardSearchModel::theCurrentCardStaysCurrent() {
    m_cards.setText("t:goblin");
    m_cards.setCurrent(1);
    const QString name = m_cards.nameAt(1);
    m_cards.setText({});
    QCOMPARE(m_cards.nameAt(m_cards.current()), name);
    QCOMPARE(m_cards.current(), m_cards.rowOfCard(name));
    m_cards.setText("t:land");
    QCOMPARE(m_cards.current(), 0);
    m_cards.setCurrent(1000);
    m_cards.setCurrent(-1);
    QCOMPARE(m_cards.current(), 0);
    QCOMPARE(m_cards.rowOfCard("Nobody"), -1);
}

void TestCardSearchModel::eachGameKeepsItsQueryAndCard() {
    m_cards.setText("t:goblin");
    m_cards.setCurrent(2);
    const QString name = m_cards.nameAt(2);
    m_cards.setGame("tribute");
    QCOMPARE(m_cards.text(), QString());
    m_cards.setText("atk>1500");
    m_cards.setGame("arcana");
    QCOMPARE(m_cards.text(), "t:goblin");
    QCOMPARE(m_cards.nameAt(m_cards.current()), name);
    m_cards.setGame("unknown");
    QCOMPARE(m_cards.count(), 0);
    QCOMPARE(m_cards.filters()->count(), 0);
    m_cards.toggle(0, 0);
    QCOMPARE(m_cards.completions(0), QVariantList());
    m_cards.setGame("tribute");
    m_cards.setText({});
}

/// Views keep their delegates: rows are only added and removed at the end.
void TestCardSearchModel::rowsChangeInPlace() {
    const QAbstractItemModelTester tester(&m_cards, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&m_cards, &QAbstractItemModel::modelReset);
    QSignalSpy inserted(&m_cards, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&m_cards, &QAbstractItemModel::rowsRemoved);
    QSignalSpy changed(&m_cards, &QAbstractItemModel::dataChanged);
    m_cards.setText("c:r");
    const int red = m_cards.count();
    QCOMPARE(removed.count(), 1);
    QCOMPARE(removed.front()[1].toInt(), red);
    m_cards.setText("sort:name");
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(inserted.front()[1].toInt(), red);
    QVERIFY(changed.count() > 0);
    m_cards.setText("sort:name name:");
    QCOMPARE(inserted.count() + removed.count(), 2);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(cardNames(m_cards).first(2), (QStringList{"Alabaster Dragon", "Alluring Scent"}));
}

void TestCardSearchModel::filtersAreFewAndDifferent_data() { anEmptyQueryFindsAllCards_data(); }

void TestCardSearchModel::filtersAreFewAndDifferent() {
    QFETCH(QString, game);
    m_cards.setGame(game);
    QVERIFY(m_cards.filters()->count() >= 4);
    const int all = m_cards.count();
    for (int row = 0; row < m_cards.filters()->count(); ++row) {
        QSet<QString> labels;
        const auto* const choices = m_cards.filters()->value(row, "choices").value<RowModel*>();
        for (int i = 0; i < choices->count(); ++i) {
            const int cards = choices->value(i, "cards").toInt();
            QVERIFY(cards > 0 && cards < all);
            const QString label = choices->value(i, "label").toString();
            QVERIFY2(!labels.contains(label), qPrintable(label));
            labels += label;
        }
    }
}

DUELOGUE_TEST(TestCardSearchModel, QGuiApplication)
#include "tst_cardsearchmodel.moc"

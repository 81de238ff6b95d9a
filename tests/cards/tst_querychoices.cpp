// Queries that are written by clicks on values.
#include <QtTest>
#include <algorithm>
#include <random>

#include "cards/search/QueryChoices.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/basebreak/text/Vocabulary.h"
#include "match/netrun/text/Vocabulary.h"
#include "match/tribute/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/SearchedGame.h"

using namespace duelogue;

namespace {

/// The choices of a game, by the names of fields and the words of values.
class Clicks {
public:
    explicit Clicks(Vocabulary vocabulary) : m_game(SearchedGame::of(std::move(vocabulary))) {}

    [[nodiscard]] const SearchedGame& game() const { return *m_game; }
    [[nodiscard]] const std::vector<QueryChoices>& all() const { return m_choices; }

    /// Returns the choices of a field, or empty ones.
    [[nodiscard]] const QueryChoices& of(const char* field) const {
        static const QueryChoices none;
        const auto found = std::ranges::find(m_choices, fields().find(field), &QueryChoices::field);
        return found == m_choices.end() ? none : *found;
    }
    [[nodiscard]] QStringList words(const char* field) const {
        QStringList words;
        for (const QueryChoice& choice : of(field).choices) words += wordOf(of(field), choice);
        return words;
    }
    [[nodiscard]] QStringList chosen(const char* query, const char* field) const {
        const QueryChoices& choices = of(field);
        const std::vector<bool> chosen = chosenIn(read(query), choices, fields());
        QStringList words;
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            if (chosen[i]) words += wordOf(choices, choices.choices[i]);
        }
        return words;
    }
    /// Returns the text of a query after a click on a value.
    [[nodiscard]] QString clicked(const char* query, const char* field, const char* word) const {
        const QueryChoices& choices = of(field);
        const auto place = words(field).indexOf(word);
        if (place < 0) return QStringLiteral("no such value");
        const Query query2 = withToggled(read(query), choices, static_cast<std::size_t>(place), fields());
        return QString::fromStdString(printQuery(query2, fields()));
    }
    [[nodiscard]] Query read(const char* query) const { return std::get<Query>(parseQuery(query, fields())); }

private:
    std::unique_ptr<SearchedGame> m_game;
    std::vector<QueryChoices> m_choices = queryChoices(m_game->pool(), m_game->fields(), m_game->index());

    [[nodiscard]] const CardFields& fields() const { return m_game->fields(); }
    [[nodiscard]] QString wordOf(const QueryChoices& choices, const QueryChoice& choice) const {
        return QString::fromStdString(choiceWord(fields()[choices.field], choice.value));
    }
};

const Clicks& clicks() {
    static const Clicks arcana(arcana::vocabulary());
    return arcana;
}

}  // namespace

class TestQueryChoices : public QObject {
    Q_OBJECT

private slots:
    void fieldsOfferTheValuesOfTheirCards();
    void aClickWritesTheQuery_data();
    void aClickWritesTheQuery();
    void aTypedQueryIsReflected_data();
    void aTypedQueryIsReflected();
    void twoClicksOnAValueRestoreTheQuery_data();
    void twoClicksOnAValueRestoreTheQuery();
    void clicksOnAFieldSortByIt();
};

void TestQueryChoices::fieldsOfferTheValuesOfTheirCards() {
    QCOMPARE(clicks().words("c"), (QStringList{"white", "blue", "black", "red", "green"}));
    QCOMPARE(clicks().words("r"), (QStringList{"common", "uncommon", "rare"}));
    QCOMPARE(clicks().words("t").first(2), (QStringList{"creature", "sorcery"}));  // the most frequent first
    QCOMPARE(clicks().words("cost").first(3), (QStringList{"0", "1", "2"}));
    QVERIFY(clicks().words("o").isEmpty());
    for (const QueryChoices& choices : clicks().all()) {
        for (const QueryChoice& choice : choices.choices) QVERIFY(choice.cards > 0);
    }
}

void TestQueryChoices::aClickWritesTheQuery_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* before, const char* field, const char* word, const char* after) {
        QTest::addRow("%s, %s", before, word) << QByteArray(before) << QByteArray(field) << QByteArray(word) << after;
    };
    row("", "c", "red", "c:r");
    row("c:r", "c", "red", "");
    row("c:r", "c", "blue", "c:u or c:r");
    row("c:r", "t", "creature", "c:r t:creature");
    row("c:r t:creature", "c", "blue", "(c:u or c:r) t:creature");
    row("c:r t:creature", "t", "creature", "c:r");
    row("dragon sort:-pow", "cost", "5", "dragon cost=5 sort:-pow");
    row("cost<=2", "cost", "2", "cost=0 or cost=1");
    row("-c:r pow>tou", "c", "blue", "-c:r pow>tou c:u");
    row("c:br", "c", "red", "c:br c:r");
    row("c:r or t:goblin", "c", "red", "(c:r or t:goblin) c:r");
    row("pow>=3 c:r pow<=4", "pow", "4", "pow=3 c:r");
}

void TestQueryChoices::aClickWritesTheQuery() {
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, field);
    QFETCH(const QByteArray, word);
    QTEST(clicks().clicked(before, field, word), "after");
}

void TestQueryChoices::aTypedQueryIsReflected_data() {
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QStringList>("chosen");
    QTest::newRow("none") << QByteArray() << QByteArray("c") << QStringList();
    QTest::newRow("a short value") << QByteArray("C:R") << QByteArray("c") << QStringList{"red"};
    QTest::newRow("the beginning of a word") << QByteArray("t:creat") << QByteArray("t") << QStringList{"creature"};
    QTest::newRow("several") << QByteArray("t:land or t:sorc") << QByteArray("t") << QStringList{"sorcery", "land"};
    QTest::newRow("a comparison") << QByteArray("tou<3 tou>0") << QByteArray("tou") << QStringList{"1", "2"};
    QTest::newRow("a rank") << QByteArray("r>=unc") << QByteArray("r") << QStringList{"uncommon", "rare"};
    QTest::newRow("another field") << QByteArray("c:r") << QByteArray("t") << QStringList();
    QTest::newRow("a negation") << QByteArray("-c:r") << QByteArray("c") << QStringList();
    QTest::newRow("two fields") << QByteArray("pow>tou") << QByteArray("pow") << QStringList();
    QTest::newRow("a set") << QByteArray("c>=rb") << QByteArray("c") << QStringList();
    QTest::newRow("an alternative") << QByteArray("c:r or pow=1") << QByteArray("c") << QStringList();
}

void TestQueryChoices::aTypedQueryIsReflected() {
    QFETCH(const QByteArray, query);
    QFETCH(const QByteArray, field);
    QTEST(clicks().chosen(query, field), "chosen");
}

void TestQueryChoices::twoClicksOnAValueRestoreTheQuery_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"Arcana", "Tribute", "Basebreak", "Netrun"}) QTest::newRow(game) << game;
}

/// A click on each value finds the cards that its number promises, and a second click ends it.
void TestQueryChoices::twoClicksOnAValueRestoreTheQuery() {
    QFETCH(const QString, game);
    const Clicks clicks(game == u"Arcana"      ? arcana::vocabulary()
                        : game == u"Tribute"   ? tribute::vocabulary()
                        : game == u"Basebreak" ? basebreak::vocabulary()
                                               : netrun::vocabulary());
    const CardFields& fields = clicks.game().fields();
    for (const QueryChoices& choices : clicks.all()) {
        for (std::size_t i = 0; i < choices.choices.size(); ++i) {
            const Query once = withToggled({}, choices, i, fields);
            QCOMPARE(std::get<Query>(parseQuery(printQuery(once, fields), fields)), once);
            QCOMPARE(clicks.game().find(once).size(), choices.choices[i].cards);
            QVERIFY(chosenIn(once, choices, fields)[i]);
            QCOMPARE(withToggled(once, choices, i, fields), Query{});
        }
    }
}

void TestQueryChoices::clicksOnAFieldSortByIt() {
    const CardFields& fields = clicks().game().fields();
    Query query = clicks().read("c:r sort:name sort:pow");
    QStringList texts;
    for (int i = 0; i < 3; ++i) {
        query = withSortStep(query, fields.find("pow"));
        texts += QString::fromStdString(printQuery(query, fields));
    }
    QCOMPARE(texts, (QStringList{"c:r sort:pow", "c:r sort:-pow", "c:r"}));
}

DUELOGUE_TEST(TestQueryChoices, NoApplication)
#include "tst_querychoices.moc"

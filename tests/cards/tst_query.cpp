// Queries as text: printing, parsing, mistakes and completion. tst_cardsearch finds cards with them.
#include <QtTest>
#include <algorithm>
#include <variant>

#include "cards/search/QueryCompletion.h"
#include "cards/search/QueryMistake.h"
#include "cards/search/QueryParser.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/basebreak/text/Vocabulary.h"
#include "match/netrun/text/Vocabulary.h"
#include "match/tribute/text/Vocabulary.h"
#include "tests/madeup/Words.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/RandomQuery.h"
#include "tests/support/cards/SearchedGame.h"

using namespace duelogue;

namespace {

using MakeVocabulary = Vocabulary (*)();

CardPool poolOf(Vocabulary words) {
    CardPool pool(std::move(words));
    if (pool.vocabulary().game != "madeup") addProgramCards(pool);
    return pool;
}

QString printed(std::string_view text, const CardFields& fields) {
    const auto parsed = parseQuery(text, fields);
    if (const auto* query = std::get_if<Query>(&parsed)) return QString::fromStdString(printQuery(*query, fields));
    const auto& mistake = std::get<QueryMistake>(parsed);
    return QString("%1: ").arg(columnOf(mistake, text)) + QString::fromStdString(messageOf(mistake));
}

/// Returns the suggestions at the mark "|" of a text, separated by spaces.
QString suggested(std::string text, const CardFields& fields) {
    const std::size_t cursor = text.find('|');
    text.erase(cursor, 1);
    QStringList found;
    for (const QuerySuggestion& each : completeQuery(text, cursor, fields).suggestions)
        found += QString::fromStdString(each.text);
    return found.join(' ');
}

}  // namespace

class TestQuery : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_pool = std::make_unique<CardPool>(poolOf(arcana::vocabulary()));
        m_fields = std::make_unique<CardFields>(*m_pool);
    }

    void aQueryIsPrintedInItsUsualForm_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("usual");
        const auto row = [](const char* text, const char* usual) { QTest::newRow(text) << text << usual; };
        row("", "");
        row("  ", "");
        row("dragon", "dragon");
        row("Fire  dragon", "Fire dragon");
        row("name:dragon", "dragon");
        row("\"fire dragon\"", "\"fire dragon\"");
        row("\"dragon\"", "dragon");
        row("\"or\"", "\"or\"");
        row("name=\"Ebon Dragon\"", "name=\"Ebon Dragon\"");
        row("oracle:flying", "o:flying");
        row("o:\"draw a card\"", "o:\"draw a card\"");
        row("o:\"draw a", "o:\"draw a\"");
        row("TYPE:Goblin", "t:Goblin");
        row("power>=03", "pow>=3");
        row("pow:3", "pow=3");
        row("power>toughness", "pow>tou");
        row("cmc!=-1", "cost!=-1");
        row("c:red", "c:r");
        row("c:br", "c:br");
        row("c:rb", "c:br");
        row("c>=gu", "c>=ug");
        row("c:colorless", "c=colorless");
        row("c:m", "c:multicolor");
        row("r:unc", "r=uncommon");
        row("is:\"first strike\"", "is:\"first strike\"");
        row("-t:goblin", "-t:goblin");
        row("--dragon", "--dragon");
        row("(dragon)", "dragon");
        row("((a b) c)", "a b c");
        row("a or (b or c)", "a or b or c");
        row("a OR b c", "a or b c");
        row("a (b or c)", "a (b or c)");
        row("(a b) or c", "a b or c");
        row("-(a b)", "-(a b)");
        row("-(a or b)", "-(a or b)");
        row("(a or b", "a or b");
        row("sort:-power dragon", "dragon sort:-pow");
        row("a or b sort:cost sort:name", "a or b sort:cost sort:name");
        row("Urza's x!y a,b", "Urza's x!y a,b");
        row("\"a \\\"b\\\" \\\\ c\"", "\"a \\\"b\\\" \\\\ c\"");
    }

    void aQueryIsPrintedInItsUsualForm() {
        QFETCH(QString, text);
        QTEST(printed(text.toStdString(), *m_fields), "usual");
    }

    void aMistakeIsShownAtItsPlace_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* text, const char* message) { QTest::newRow(text) << text << message; };
        row("pow>=goblin", "6: \"goblin\" is not a number; expected one, or cost, pow, tou or cn");
        row("powr>=3", "1: unknown field \"powr\". Did you mean \"pow\"?");
        row("c:purple",
            "3: unknown color \"purple\"; expected white, blue, black, red, green, colorless or multicolor");
        row("c:whit dragon c:blck", "17: unknown color \"blck\". Did you mean \"black\"?");
        row("déjà t:gobiln", "8: unknown type \"gobiln\". Did you mean \"goblin\"?");
        row("c:bl", "3: \"bl\" can be blue or black");
        row("c<multicolor", "2: \"<\" can't be used with multicolor; expected : or !=");
        row("r:mythic", "3: unknown rarity \"mythic\"; expected common, uncommon or rare");
        row("r>", "3: expected a value after \"r>\": common, uncommon or rare");
        row("o:", "3: expected a text after \"o:\"");
        row("o>3", "2: \">\" can't be used with rules text; expected :, = or !=");
        row("pow>=", "6: expected a value after \"pow>=\": cost, pow, tou or cn");
        row("pow>=99999999999", "6: 99999999999 is too large");
        row(">=3", "1: expected a field before \">=\"");
        row("a )", "3: \")\" without \"(\"");
        row(")", "1: \")\" without \"(\"");
        row("sort:o",
            "6: can't sort by \"o\"; expected name, t, type, c, color, is, kw, keyword, cost, mv, cmc, pow, "
            "power, tou, toughness, r, rarity, s, set, e or 3 others");
        row("sort:pwoer", "6: unknown field \"pwoer\". Did you mean \"power\"?");
        row("sort=pow", "5: \"=\" can't be used with sort; expected :");
        row("(a sort:pow)", "4: \"sort:\" must not stand in parentheses or after \"-\"");
        row("-sort:pow", "2: \"sort:\" must not stand in parentheses or after \"-\"");
    }

    void aMistakeIsShownAtItsPlace() {
        QFETCH(QString, text);
        QTEST(printed(text.toStdString(), *m_fields), "message");
    }

    void aMissingConditionNamesTheFields() {
        const QString fields = ": name, o, t, c, is, kw, cost, pow, tou, r, s or cn";
        const QString begin = "expected a word of the name or a field";
        for (const auto& [text, place] :
             std::vector<std::pair<const char*, QString>>{{"a or", "5: " + begin},
                                                          {"(", "2: " + begin},
                                                          {"-", "2: " + begin},
                                                          {"()", "2: " + begin + " before \")\""},
                                                          {"or a", "1: " + begin + " before \"or\""}})
            QCOMPARE(printed(text, *m_fields), place + fields);
        QCOMPARE(printed("a - b", *m_fields), "3: " + begin + " directly after \"-\"");
        QVERIFY(printed(std::string(100, '('), *m_fields).endsWith("too many parentheses or \"-\" within each other"));
        QVERIFY(printed(std::string(100000, '-'), *m_fields).endsWith("within each other"));
    }

    void anUnknownFieldSaysHowToWriteAName() {
        const QString message = printed("noise:", *m_fields);
        QVERIFY2(message.startsWith("1: unknown field \"noise\"; expected name, o, text, "), qPrintable(message));
        QVERIFY(message.endsWith("A name with this sign needs quotation marks"));
    }

    void aCaretMarksTheMistake() {
        const auto marked = [this](const std::string& text) {
            return markedText(std::get<QueryMistake>(parseQuery(text, *m_fields)), text);
        };
        QCOMPARE(marked("pow>=goblin a"), std::string("pow>=goblin a\n     ^~~~~~"));
        QCOMPARE(marked("pow>="), std::string("pow>=\n     ^"));
        QCOMPARE(marked("déjà\tc:x"), std::string("déjà c:x\n       ^"));
        QCOMPARE(marked("\x1b c:xyz"), std::string("\\x1b c:xyz\n       ^~~"));
    }

    void printingAndParsingKeepAnyTree_data() {
        QTest::addColumn<MakeVocabulary>("vocabulary");
        QTest::newRow("arcana") << &arcana::vocabulary;
        QTest::newRow("tribute") << &tribute::vocabulary;
        QTest::newRow("basebreak") << &basebreak::vocabulary;
        QTest::newRow("netrun") << &netrun::vocabulary;
    }

    void printingAndParsingKeepAnyTree() {
        QFETCH(MakeVocabulary, vocabulary);
        const CardPool pool = poolOf(vocabulary());
        const CardFields fields(pool);
        RandomQuery random(fields, 1);
        for (int i = 0; i < 1000; ++i) {
            const Query query = random.query();
            const std::string text = printQuery(query, fields);
            const auto parsed = parseQuery(text, fields);
            const auto* same = std::get_if<Query>(&parsed);
            QVERIFY2(same != nullptr, (text + " " + printed(text, fields).toStdString()).c_str());
            QVERIFY2(*same == query, text.c_str());
            QCOMPARE(printQuery(*same, fields), text);
        }
    }

    /// A query that is being typed has a result, or a mistake that says what may come next.
    void everyBeginningOfAQueryIsUnfinished() {
        RandomQuery random(*m_fields, 2);
        for (int i = 0; i < 300; ++i) {
            const std::string text = printQuery(random.query(), *m_fields);
            for (std::size_t end = 0; end <= text.size(); ++end) {
                const auto parsed = parseQuery(text.substr(0, end), *m_fields);
                const auto* mistake = std::get_if<QueryMistake>(&parsed);
                if (mistake == nullptr) continue;
                QVERIFY2(mistake->isUnfinished, (text.substr(0, end) + ": " + messageOf(*mistake)).c_str());
                QCOMPARE(mistake->end, end);
            }
        }
    }

    void anyTextGivesAResultOrOneMistake() {
        RandomQuery random(*m_fields, 3);
        int mistakes = 0;
        for (int i = 0; i < 20000; ++i) {
            std::string text = random.text();
            if (!text.empty() && i % 4 == 0) text[random.below(text.size())] = static_cast<char>(random.below(256));
            const auto parsed = parseQuery(text, *m_fields);
            if (const auto* mistake = std::get_if<QueryMistake>(&parsed)) {
                ++mistakes;
                QVERIFY2(mistake->begin <= mistake->end && mistake->end <= text.size(), text.c_str());
                QVERIFY(!messageOf(*mistake).empty());
                QVERIFY(markedText(*mistake, text).find('^') != std::string::npos);
            }
            const QueryCompletion completion = completeQuery(text, random.below(text.size() + 3), *m_fields);
            QVERIFY2(completion.begin <= completion.end && completion.end <= text.size(), text.c_str());
        }
        QVERIFY(mistakes > 5000 && mistakes < 15000);
    }

    void fieldsAndValuesAreCompleted_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("suggestions");
        const auto row = [](const char* text, const char* offered) { QTest::newRow(text) << text << offered; };
        row("|", "name: o: t: c: is: kw: cost pow tou r s: cn sort:");
        row("dragon (|", "name: o: t: c: is: kw: cost pow tou r s: cn sort:");
        row("po|", "pow");
        row("powe|", "power");
        row("pow|", "pow: pow= pow!= pow< pow<= pow> pow>=");
        row("-ke|", "keyword:");
        row("or|", "oracle:");
        row("so|", "sort:");
        row("xyz|", "");
        row("t:gob|", "goblin");
        row("t:gob| dragon", "goblin");
        row("T=\"gob|", "goblin");
        row("(t:gob|)", "goblin");
        row("is:first|", "first-strike");
        row("is:\"first s|\"", "first-strike");
        row("c:|", "white blue black red green colorless multicolor");
        row("c>=b|l", "blue black");
        row("r>=|", "common uncommon rare");
        row("pow>|", "cost tou cn");
        row("pow>3|", "");
        row("o:dr|", "");
        row("\"drag|", "");
        row("what:x|", "");
        row("sort:p|", "pow");
        row("sort:-c|", "-c -cost -cn");
        row("p|ow>3", "pow");
    }

    void fieldsAndValuesAreCompleted() {
        QFETCH(QString, text);
        QTEST(suggested(text.toStdString(), *m_fields), "suggestions");
    }

    /// A suggestion at the end of a text is a query, or the beginning of one.
    void everySuggestionIsValid() {
        for (const char* begin : {"", "t:", "c:", "is:", "kw=", "r>=", "s:", "pow>", "sort:", "sort:-", "t:d", "cos"}) {
            const std::string text = begin;
            const QueryCompletion completion = completeQuery(text, text.size(), *m_fields);
            QVERIFY2(!completion.suggestions.empty(), begin);
            for (const QuerySuggestion& each : completion.suggestions) {
                const std::string whole = text.substr(0, completion.begin) + each.text;
                const auto parsed = parseQuery(whole, *m_fields);
                const auto* mistake = std::get_if<QueryMistake>(&parsed);
                QVERIFY2(mistake == nullptr || mistake->isUnfinished, whole.c_str());
            }
        }
    }

    /// Names of fields are short words of lower-case letters, and each belongs to one field of a game.
    void everyGameNamesItsFieldsClearly() {
        for (Vocabulary (*const vocabulary)() : {&arcana::vocabulary, &tribute::vocabulary, &basebreak::vocabulary,
                                                 &netrun::vocabulary, &madeup::vocabulary}) {
            const CardPool pool = poolOf(vocabulary());
            const CardFields fields(pool);
            QStringList names{"sort", "or"};
            std::size_t figures = 0;
            for (const CardField& field : fields.all()) {
                QVERIFY(!field.word.noun.empty() && !field.word.meaning.empty());
                for (const std::string& name : field.word.names) names += QString::fromStdString(name);
                figures += field.word.source == FieldWord::Source::Figure ? 1 : 0;
                QVERIFY(field.values.size() <= 64 || field.kind == FieldKind::Words);
            }
            for (const QString& name : names) {
                static const QRegularExpression letters("^[a-z]+$");
                QVERIFY2(letters.match(name).hasMatch() && names.count(name) == 1, qPrintable(name));
            }
            // Figures that the rules compute are not printed on cards.
            std::size_t printedFigures = 0;
            for (std::size_t i = 0; i < pool.vocabulary().figures.size(); ++i)
                printedFigures += traitsWith(pool.vocabulary(), i) != 0 ? 1U : 0U;
            QCOMPARE(figures, printedFigures);
        }
    }

private:
    std::unique_ptr<CardPool> m_pool;
    std::unique_ptr<CardFields> m_fields;
};

DUELOGUE_TEST(TestQuery, NoApplication)

#include "tst_query.moc"

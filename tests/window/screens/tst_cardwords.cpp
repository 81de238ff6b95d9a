// Card text in other languages: resources/translations/cards_LANGUAGE.ts.
#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamWriter>
#include <algorithm>
#include <map>
#include <set>

#include "app/games/Games.h"
#include "app/shell/language/CardWords.h"
#include "app/shell/language/Language.h"
#include "cards/data/CardPool.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/WordList.h"
#include "tests/support/app/CardLines.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

namespace {

/// A line and the game that has its own translation of it; an empty game means all games with the line.
using Key = std::pair<QString, QString>;
using CardList = std::map<Key, QString>;

QStringList languages() { return languagesOf("cards"); }

/// Returns the finished translations.
CardList wordsOf(const QString& language) {
    CardList list;
    for (const WordEntry& entry : wordEntries(wordListPath("cards_" + language + ".ts")))
        list[{entry.text, entry.comment}] = entry.finished ? entry.translations.join('\n') : QString();
    return list;
}

QString gameId(const Game& game) { return QString::fromStdString(game.id()); }

Key keyIn(const CardList& list, const Game& game, const QString& line) {
    const Key own(line, gameId(game));
    return list.contains(own) ? own : Key(line, QString());
}

/// Returns each untranslated line with its card: "Lava Axe: Lava Axe deals 5 damage to target player."
QStringList missing(const CardList& list, const Game& game) {
    QStringList found;
    for (const CardLine& line : CardLines(game).all()) {
        const auto entry = list.find(keyIn(list, game, line.text));
        if (entry == list.end() || entry->second.trimmed().isEmpty()) found += line.card + ": " + line.text;
    }
    return found;
}

std::vector<const Game*> games() {
    std::vector<const Game*> all;
    for (const std::string& id : gameIds()) all.push_back(game(id));
    return all;
}

std::set<Key> needed(const CardList& list) {
    std::set<Key> keys;
    for (const Game* each : games()) {
        for (const CardLine& line : CardLines(*each).all()) keys.insert(keyIn(list, *each, line.text));
    }
    return keys;
}

/// Returns the parts that no language may change: figures, placeholders and symbols such as "+2/+0", "%1", "X", "R&D".
QStringList signsOf(const QString& text) {
    static const QRegularExpression each(R"(%\d|[+-]?\d+|[+-]?\bX\b|\{\w+\}|R&D|\bHQ\b)");
    QStringList found;
    for (auto match = each.globalMatch(text); match.hasNext();) found += match.next().captured();
    found.sort();
    return found;
}

/// Rewrites the list in the order of the cards. New lines are unfinished, and unused lines are removed.
void writeList(const QString& language) {
    const CardList list = wordsOf(language);
    QFile file(wordListPath("cards_" + language + ".ts"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QXmlStreamWriter xml(&file);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeDTD("<!DOCTYPE TS>");
    xml.writeStartElement("TS");
    xml.writeAttribute("version", "2.1");
    xml.writeAttribute("language", QLocale(language).name());
    xml.writeAttribute("sourcelanguage", "en");
    xml.writeStartElement("context");
    xml.writeTextElement("name", "cards");
    std::set<Key> written;
    for (const Game* each : games()) {
        for (const CardLine& line : CardLines(*each).all()) {
            const Key key = keyIn(list, *each, line.text);
            if (!written.insert(key).second) continue;
            const auto known = list.find(key);
            const QString translation = known == list.end() ? QString() : known->second;
            xml.writeStartElement("message");
            xml.writeTextElement("source", key.first);
            if (!key.second.isEmpty()) xml.writeTextElement("comment", key.second);
            xml.writeStartElement("translation");
            if (translation.isEmpty()) xml.writeAttribute("type", "unfinished");
            xml.writeCharacters(translation);
            xml.writeEndElement();
            xml.writeEndElement();
        }
    }
    xml.writeEndDocument();
}

/// Returns the game with a text in its cards replaced, and with further cards.
std::unique_ptr<Game> changed(std::string_view id, const std::string& from, const std::string& to,
                              std::string_view more = {}) {
    std::vector<std::string> texts;
    std::vector<CardFile> files = cardFiles(id);
    texts.reserve(files.size());
    for (CardFile& file : files) {
        texts.emplace_back(file.text);
        const std::size_t at = from.empty() ? std::string::npos : texts.back().find(from);
        if (at != std::string::npos) texts.back().replace(at, from.size(), to);
        file.text = texts.back();
    }
    if (!more.empty()) files.push_back({"own.yaml", more});
    std::vector<std::string> errors;
    auto game = loadGame(id, files, errors);
    if (!errors.empty()) qFatal("%s", errors.front().c_str());
    return game;
}

}  // namespace

class TestCardWords : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { speak("en"); }
    void cleanup() { speak("en"); }

    void everyLineOfEveryCardIsTranslated_data();
    void everyLineOfEveryCardIsTranslated();
    void everyTranslationIsUsedByACard();
    void translationsKeepNumbersAndSymbols();
    void aChangedCardLacksItsTranslation();
    void aLineOfAnOwnCardStaysEnglish();
    void aLineIsTranslatedByItsGame();
    void typeLinesAreTranslatedWithSubtypes();
    void namesAreInsertedIntoTranslations();
    void theWindowShowsOnlyTranslatableTexts();
    void cardsOnTheTableFollowTheLanguage_data();
    void cardsOnTheTableFollowTheLanguage();

private:
    static void speak(const QString& code) {
        Language::ofProgram().choose(code);
        QCoreApplication::processEvents();
    }
    /// Returns the texts and types of the cards on the table and of the card that asks.
    [[nodiscard]] QStringList faces() const;
};

// -------------------------------------------------------------------------------------------------- the lists

void TestCardWords::everyLineOfEveryCardIsTranslated_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("id");
    for (const QString& language : languages()) {
        for (const Game* each : games())
            QTest::addRow("%s %s", qPrintable(language), each->id().c_str()) << language << gameId(*each);
    }
}

/// DUELOGUE_GOLDEN=write adds new lines to the lists, unfinished, and removes unused ones.
void TestCardWords::everyLineOfEveryCardIsTranslated() {
    QFETCH(const QString, language);
    QFETCH(const QString, id);
    if (qgetenv("DUELOGUE_GOLDEN") == "write") writeList(language);
    const Game& played = *duelogue::game(id.toStdString());
    QVERIFY(CardLines(played).all().size() > 50);
    const QStringList found = missing(wordsOf(language), played);
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

void TestCardWords::everyTranslationIsUsedByACard() {
    QStringList left;
    for (const QString& language : languages()) {
        const CardList list = wordsOf(language);
        QVERIFY(!list.empty());
        const std::set<Key> keys = needed(list);
        for (const auto& [key, translation] : list) {
            if (!keys.contains(key)) left += language + ": " + key.first;
        }
    }
    QVERIFY2(left.isEmpty(), qPrintable(left.join('\n')));
}

void TestCardWords::translationsKeepNumbersAndSymbols() {
    QStringList wrong;
    for (const QString& language : languages()) {
        for (const auto& [key, translation] : wordsOf(language)) {
            const bool sentence = key.first.endsWith('.') == translation.endsWith('.');
            if (signsOf(key.first) != signsOf(translation) || !sentence) wrong += key.first + "\n  " + translation;
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

void TestCardWords::aChangedCardLacksItsTranslation() {
    const auto game =
        changed("arcana", "do: {damage: {amount: 5, to: target}}", "do: {damage: {amount: 7, to: target}}");
    QCOMPARE(missing(wordsOf("de"), *game), QStringList{"Lava Axe: Lava Axe deals 7 damage to target player."});
}

// -------------------------------------------------------------------------------------------------- lookup

void TestCardWords::aLineOfAnOwnCardStaysEnglish() {
    const auto game = changed("arcana", {}, {},
                              "set: Own\ncards:\n  - name: Kite\n    type: Creature - Human Kite\n    cost: W\n"
                              "    stats: 1/1\n    keywords: [flying]\n    abilities:\n"
                              "      - when: enters\n        do: {gain life: 17}\n");
    const DefinitionId kite = game->pool().find("Kite");
    speak("de");
    QCOMPARE(spoken::rulesText(game->pool(), kite),
             QString("Flugfähigkeit\nWhen this creature enters, you gain 17 life."));
    QCOMPARE(spoken::typeLine(game->pool(), kite), QString::fromUtf8("Kreatur — Mensch, Kite"));
}

void TestCardWords::aLineIsTranslatedByItsGame() {
    QCOMPARE(inLanguage("Beast", "tribute"), QString("Beast"));
    speak("de");
    QCOMPARE(inLanguage("Beast", "arcana"), QString("Bestie"));
    QCOMPARE(inLanguage("Beast", "tribute"), QString("Ungeheuer"));
    QCOMPARE(inLanguage("Draw two cards.", "arcana"), inLanguage("Draw two cards.", "basebreak"));
}

void TestCardWords::typeLinesAreTranslatedWithSubtypes() {
    const auto line = [](const char* id, const char* card) {
        const CardPool& pool = game(id)->pool();
        return spoken::typeLine(pool, pool.find(card));
    };
    QCOMPARE(line("arcana", "Wood Elves"), QString::fromUtf8("Creature — Elf Scout"));
    QCOMPARE(line("arcana", "Lava Axe"), QString("Sorcery"));
    speak("de");
    QCOMPARE(line("arcana", "Wood Elves"), QString::fromUtf8("Kreatur — Elf, Späher"));
    QCOMPARE(line("arcana", "Lava Axe"), QString("Hexerei"));
    QCOMPARE(line("tribute", "Skull Red Bird"), QString::fromUtf8("Wind, normales Monster — Geflügeltes Ungeheuer"));
}

/// With any name.
void TestCardWords::namesAreInsertedIntoTranslations() {
    const CardPool& pool = game("arcana")->pool();
    for (std::size_t i = 0; i < pool.abilities().size(); ++i) {
        const AbilityId ability(static_cast<std::uint16_t>(i));
        if (pool[pool[ability].definition].name != "Ebon Dragon") continue;
        const auto offered = [&](const QString& name) {
            return spoken::offerAt(pool, ability, pool[ability].body, {name}).action;
        };
        QCOMPARE(offered("Ben"), QString("Have Ben discard a card"));
        QCOMPARE(offered(""), QString("Have target opponent discard a card"));
        speak("de");
        QCOMPARE(offered("Ben"), QString("Ben eine Karte abwerfen lassen"));
        QCOMPARE(offered("100%1"), QString("100%1 eine Karte abwerfen lassen"));
        QCOMPARE(offered(""), QString("Einen Gegner deiner Wahl eine Karte abwerfen lassen"));
        return;
    }
    QFAIL("Ebon Dragon has no ability");
}

/// The command line and the reference are in English and use the texts directly.
void TestCardWords::theWindowShowsOnlyTranslatableTexts() {
    const QString app = QString(DUELOGUE_SOURCE_DIR) + "/app";
    int seen = 0;
    for (QDirIterator files(app, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        QFile file(files.next());
        const QString path = QDir(app).relativeFilePath(file.fileName());
        const QStringList exempt{"cli/", "library/reference/", "shell/language/"};
        if (std::ranges::any_of(exempt, [&](const QString& folder) { return path.startsWith(folder); })) continue;
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("cards/rulestext/RulesText.h"), qPrintable(file.fileName()));
        ++seen;
    }
    QVERIFY(seen > 100);
}

// -------------------------------------------------------------------------------------------------- on the table

QStringList TestCardWords::faces() const {
    QStringList all;
    const TableState& table = m_table->table();
    for (const TableCard& card : table.cards) {
        if (!card.hidden) all << card.face.typeLine << card.face.text;
    }
    return all << table.question.source.typeLine << table.question.source.text;
}

void TestCardWords::cardsOnTheTableFollowTheLanguage_data() {
    QTest::addColumn<QString>("id");
    for (const Game* each : games()) QTest::newRow(each->id().c_str()) << gameId(*each);
}

/// Every visible card is completely translated, and returns to its English text with the English language.
void TestCardWords::cardsOnTheTableFollowTheLanguage() {
    QFETCH(const QString, id);
    const CardList list = wordsOf("de");
    openWindow();
    start().chooseGame(id);
    QVERIFY(m_session->begin(start().config(), 11));
    for (int i = 0; i < 12 && !m_table->result()->over(); ++i) {
        QVERIFY(settle());
        const QStringList english = faces();
        speak("de");
        const QStringList german = faces();
        QCOMPARE(german.size(), english.size());
        int translated = 0;
        for (int at = 0; at < english.size(); ++at) {
            const QStringList lines = english[at].split('\n', Qt::SkipEmptyParts);
            for (const QString& line : lines) {
                const auto known = list.find(keyIn(list, *duelogue::game(id.toStdString()), line));
                if (known == list.end()) continue;  // a type line, which is composed
                QVERIFY2(german[at].split('\n').contains(known->second), qPrintable(german[at]));
                ++translated;
            }
        }
        QVERIFY(translated > 0);
        picture(QString("cards-%1-%2").arg(id).arg(i));
        speak("en");
        QCOMPARE(faces(), english);
        if (!m_table->result()->over()) answerByMouse();
        if (QTest::currentTestFailed()) break;
    }
    closeWindow();
}

DUELOGUE_TEST(TestCardWords, QGuiApplication)
#include "tst_cardwords.moc"

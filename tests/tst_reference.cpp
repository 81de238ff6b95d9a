// The reference of the card files' language and its schema: that they are not stale, and that they are right.
#include <QFile>
#include <QJsonDocument>
#include <QtTest>
#include <set>

#include "app/games/Games.h"
#include "app/reference/CardExamples.h"
#include "app/reference/CardSchema.h"
#include "app/reference/LanguageReference.h"
#include "cards/reading/CardLoader.h"
#include "cards/reading/Language.h"
#include "match/arcana/Words.h"
#include "match/basebreak/Words.h"
#include "match/netrun/Words.h"
#include "match/tribute/Words.h"
#include "tests/JsonSchema.h"
#include "tests/madeup/Words.h"

using namespace duelogue;

namespace {

QByteArray contents(const QString& path) {
    QFile file(QStringLiteral(DUELOGUE_SOURCE_DIR "/") + path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("can't read %s", qPrintable(file.fileName()));
    return file.readAll();
}

/// As an editor reads YAML: numbers are numbers.
QJsonValue json(const FileNode& node) {
    switch (node.kind) {
        case FileNode::Kind::Empty:
            return QJsonValue::Null;
        case FileNode::Kind::Text: {
            bool isNumber = false;
            const int number = QString::fromStdString(node.text).toInt(&isNumber);
            return isNumber ? QJsonValue(number) : QJsonValue(QString::fromStdString(node.text));
        }
        case FileNode::Kind::List: {
            QJsonArray list;
            for (const FileNode& item : node.items) list.append(json(item));
            return list;
        }
        case FileNode::Kind::Map: {
            QJsonObject map;
            for (const FileEntry& entry : node.entries) map[QString::fromStdString(entry.key)] = json(entry.value);
            return map;
        }
    }
    return {};
}

QJsonValue yaml(const std::string& text) {
    const auto read = readYaml(text);
    const auto* node = std::get_if<FileNode>(&read);
    if (node == nullptr) qFatal("no YAML: %s", text.c_str());
    return json(*node);
}

/// A card that other cards' descriptions can name, and one under test.
std::string fileWith(const std::string& card) { return "set: S\ncards:\n- " + card + "\n"; }
std::string spellWith(const std::string& body) {
    return fileWith("{name: A, type: Sorcery, cost: X, targets: [2 creatures, player], do: " + body + "}");
}
std::string cardWith(const std::string& ability) {
    return fileWith("{name: A, type: Creature, stats: 1/1, abilities: [" + ability + "]}");
}

/// An instruction where the words of the phrase in it can mean something.
std::string spellFor(std::string_view phrase, const std::string& body) {
    const auto speaksOf = [phrase](std::string_view word) { return phrase.find(word) != std::string_view::npos; };
    if (speaksOf("that much")) return spellWith("[{draw: 2}, " + body + "]");
    if (speaksOf("chosen") || speaksOf("rest")) return spellWith("[{choose: 1 creature}, " + body + "]");
    if (speaksOf("that card")) return spellWith("{for each: creatures, do: " + body + "}");
    if (speaksOf("that player")) return spellWith("{for each: every player, do: " + body + "}");
    if (speaksOf("affected card")) return cardWith("{when: dies, do: " + body + "}");
    if (speaksOf("of this")) return cardWith("{when: enters, do: " + body + "}");
    if (speaksOf("affected player")) return cardWith("{when: {draws: opponent}, do: " + body + "}");
    if (speaksOf("source")) return cardWith("{when: {is dealt damage: this}, do: " + body + "}");
    if (!speaksOf("paid")) return spellWith(body);
    return fileWith("{name: A, type: Sorcery, also pay: [{choose: 1 creature}, {sacrifice: chosen}], do: " + body +
                    "}");
}

/// The beginning of an instruction about them: any card can be revealed, players can't.
std::string cardVerbOf(std::string_view phrase) {
    return phrase.find("player") == std::string_view::npos ? "{reveal: {cards: '" : "{damage: {amount: 1, to: '";
}

const JsonSchema& schema() {
    static const JsonSchema made(cardSchema(arcana::vocabulary()));
    return made;
}

}  // namespace

class TestReference : public QObject {
    Q_OBJECT

private slots:
    void theReferenceIsNotStale() {
        const std::string written = languageReference(arcana::vocabulary(), cardFiles("arcana"));
        QVERIFY2(contents("resources/cards/LANGUAGE.md") == QByteArray::fromStdString(written),
                 "duelogue cards reference > resources/cards/LANGUAGE.md");
        for (const auto& [game, words] :
             {std::pair("basebreak", basebreak::vocabulary()), std::pair("tribute", tribute::vocabulary()),
              std::pair("netrun", netrun::vocabulary())}) {
            const std::string file = std::string("resources/cards/") + game + "/LANGUAGE.md";
            const std::string other = languageReference(words, cardFiles(game));
            QVERIFY2(contents(QString::fromStdString(file)) == QByteArray::fromStdString(other),
                     ("duelogue cards reference --game " + std::string(game) + " > " + file).c_str());
        }
    }

    void theSchemaIsNotStale() {
        QVERIFY2(
            contents("resources/cards/cards.schema.json") == QJsonDocument(cardSchema(arcana::vocabulary())).toJson(),
            "duelogue cards schema > resources/cards/cards.schema.json");
    }

    void everyExampleIsRight_data() {
        QTest::addColumn<QByteArray>("file");
        for (const auto& [name, file] : examples()) QTest::newRow(name.c_str()) << QByteArray::fromStdString(file);
    }

    void everyExampleIsRight() {
        QFETCH(QByteArray, file);
        CardPool pool(arcana::vocabulary());
        const auto errors = loadCards(pool, "example.yaml", file.toStdString());
        QVERIFY2(errors.empty(), errors.empty() ? "" : (errors.front().text() + "\n" + file.constData()).c_str());
        QCOMPARE(schema().problem(yaml(file.toStdString())), QString());
    }

    /// Whatever the language can say is said by some example: an ability's kind, an instruction, a term.
    void nothingOfTheLanguageIsWithoutExample() {
        CardPool pool(arcana::vocabulary());
        int number = 0;
        for (const auto& example : examples()) {
            std::string text = example.second;
            const std::string name = "name: A" + std::to_string(number++);
            text.replace(text.find("name: A"), 7, name);
            if (const auto named = text.find("named A"); named != std::string::npos) text.replace(named, 7, "named A0");
            QVERIFY(loadCards(pool, "example.yaml", text).empty());
        }
        std::set<Op> ops;
        for (const Instruction& instruction : pool.instructions()) ops.insert(instruction.op);
        QCOMPARE(ops.size(), static_cast<std::size_t>(Op::Float) + 1);
        std::set<AbilityKind> kinds;
        for (const Ability& ability : pool.abilities()) kinds.insert(ability.kind);
        QCOMPARE(kinds.size(), static_cast<std::size_t>(AbilityKind::Response) + 1);
    }

    void theCardsConformToTheSchema() {
        QCOMPARE(schema().problem(yaml(contents("resources/cards/portal.yaml").toStdString())), QString());
        const JsonSchema madeUp(cardSchema(madeup::vocabulary()));
        QCOMPARE(madeUp.problem(yaml(contents("tests/madeup/cards.yaml").toStdString())), QString());
    }

    void aWrongFileDoesNotConform_data() {
        QTest::addColumn<QByteArray>("file");
        const auto add = [](const char* name, const std::string& file) {
            QTest::newRow(name) << QByteArray::fromStdString(file);
        };
        add("no set", "cards: []");
        add("unknown key", "set: S\ncrads: []\ncards: []");
        add("no name", fileWith("{type: Sorcery}"));
        add("unknown key of a card", fileWith("{name: A, type: Sorcery, abilties: []}"));
        add("unknown rarity", fileWith("{name: A, type: Sorcery, rarity: mythical}"));
        add("unknown keyword", fileWith("{name: A, type: Creature, stats: 1/1, keywords: [flyng]}"));
        add("number", fileWith("{name: A, type: Sorcery, number: many}"));
        add("unknown verb", spellWith("{destory: targets}"));
        add("unknown argument", spellWith("{damage: {amount: 1, too: target}}"));
        add("missing argument", spellWith("{damage: {amount: 1}}"));
        add("unknown zone", spellWith("{move: {cards: this, to: grave}}"));
        add("statement as instruction", spellWith("{can't attack: this}"));
        add("instruction as statement", cardWith("{always: {draw: 1}}"));
        add("unknown event", cardWith("{when: entres, do: {draw: 1}}"));
        add("ability without body", cardWith("{when: enters}"));
        add("one option", spellWith("{choose one: [{draw: 1}]}"));
        add("contest", spellWith("{contest: {most: 1, of: strife, against: opponent}}"));
        add("yes or no", cardWith("{negate: dies, optional: maybe}"));
    }

    void aWrongFileDoesNotConform() {
        QFETCH(QByteArray, file);
        QVERIFY(!schema().problem(yaml(file.toStdString())).isEmpty());
        CardPool pool(arcana::vocabulary());
        QVERIFY(!loadCards(pool, "wrong.yaml", file.toStdString()).empty());
    }

    void whatIsShownInOneLineIsReadAgain() {
        const auto read = readYaml(contents("resources/cards/portal.yaml").toStdString());
        const FileNode& root = std::get<FileNode>(read);
        QCOMPARE(yaml(flowYaml(root)), json(root));
    }

private:
    /// For a text in single quotes.
    static std::string doubled(std::string text) {
        for (std::size_t at = 0; (at = text.find('\'', at)) != std::string::npos; at += 2) text.insert(at, "'");
        return text;
    }

    /// Every example with a file that has it.
    static std::vector<std::pair<std::string, std::string>> examples() {
        std::vector<std::pair<std::string, std::string>> all;
        const Vocabulary words = arcana::vocabulary();
        const auto add = [&](const std::string& name, const std::string& file) { all.emplace_back(name, file); };
        // What no vocabulary has words for: the cards of these files are called A.
        const auto in = [&](std::string_view example) {
            std::string said = exampleIn(words, example);
            constexpr std::string_view name = "<name>";
            if (const auto at = said.find(name); at != std::string::npos) said.replace(at, name.size(), "A");
            return said;
        };
        for (const MapForm& form : abilityForms()) {
            std::string example = in(form.example);
            if (const auto at = example.find("<statement>"); at != std::string::npos)
                example.replace(at, std::string_view("<statement>").size(), "can't attack");
            add(example, cardWith(example));
        }
        for (const MapForm& form : formsFor(words, instructionForms()))
            add(in(form.example), spellWith(in(form.example)));
        for (const VerbWord& verb : words.verbs) {
            if (verb.byRules) continue;
            const std::string example = verbExample(words, verb);
            add(example, verb.statement ? cardWith("{always: " + example + "}") : spellWith(example));
        }
        for (const PhraseForm& form : formsFor(words, amountForms())) {
            add("amount " + in(form.form), spellFor(form.form, "{draw: " + in(form.form) + "}"));
        }
        for (const auto* forms : {&cardForms(), &countedForms(), &descriptionForms()}) {
            for (const PhraseForm& form : formsFor(words, *forms)) {
                add("cards " + in(form.form),
                    spellFor(form.form, cardVerbOf(form.form) + doubled(in(form.form)) + "'}}"));
            }
        }
        for (const PhraseForm& form : formsFor(words, countedForms())) {
            if (form.form.find(" among ") != std::string_view::npos) continue;
            if (form.form.find("at random") != std::string_view::npos || form.form.find(" of ") == 1) continue;
            if (form.form.starts_with("X ") || form.form.starts_with("any ")) continue;
            add("target " + in(form.form),
                fileWith("{name: A, type: Sorcery, targets: [" + in(form.form) + "], do: {tap: targets}}"));
        }
        for (const PhraseForm& form : formsFor(words, playerForms())) {
            add("players " + in(form.form),
                spellFor(form.form,
                         "{draw: {amount: 1, player: " + (form.form == "target" ? "target 2" : in(form.form)) + "}}"));
        }
        for (const PhraseForm& form : formsFor(words, conditionForms())) {
            add("condition " + in(form.form),
                fileWith("{name: A, type: Creature, stats: 1/1, if: '" + in(form.form) + "'}"));
        }
        for (const EventWord& event : words.events) {
            add("event " + event.word, cardWith("{when: " + event.word + ", do: {draw: 1}}"));
        }
        return all;
    }
};

QTEST_GUILESS_MAIN(TestReference)
#include "tst_reference.moc"

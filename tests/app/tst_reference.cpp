// The reference of the card language and its schema: they are up to date and correct.
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QtTest>
#include <algorithm>
#include <map>
#include <set>

#include "app/games/Games.h"
#include "app/library/reference/CardExamples.h"
#include "app/library/reference/CardSchema.h"
#include "app/library/reference/LanguageReference.h"
#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/VerbExample.h"
#include "cards/parser/phrases/VerbKeys.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/basebreak/text/Vocabulary.h"
#include "match/netrun/text/Vocabulary.h"
#include "match/tribute/text/Vocabulary.h"
#include "tests/madeup/Words.h"
#include "tests/support/JsonSchema.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;

namespace {

QByteArray contents(const QString& path) {
    QFile file(QStringLiteral(DUELOGUE_SOURCE_DIR "/") + path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("can't read %s", qPrintable(file.fileName()));
    return file.readAll();
}

/// Converts YAML as an editor reads it, with numbers as numbers.
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

/// A game with possible beginnings of cards: those that leave after they are played, and those that stay.
struct PlayedGame {
    std::string name;
    Vocabulary words;
    std::vector<std::string> passing;
    std::vector<std::string> staying;
};

const std::vector<PlayedGame>& allGames() {
    static const std::vector<PlayedGame> all{
        {"arcana", arcana::vocabulary(), {"type: Sorcery, cost: X"}, {"type: Creature, stats: 1/1"}},
        {"basebreak",
         basebreak::vocabulary(),
         {"type: Action"},
         {"type: Minion, stats: 1", "type: Base, stats: 9/3/2/1"}},
        {"tribute", tribute::vocabulary(), {"type: Normal Spell"}, {"type: Earth Effect Monster, stats: 4/1/1"}},
        {"netrun",
         netrun::vocabulary(),
         {"type: NBN Operation, cost: X, stats: 1", "type: Adam Event, cost: X, stats: 1"},
         {"type: NBN Ice, cost: 1, stats: 1/1", "type: Adam Hardware, cost: 1, stats: 1",
          "type: NBN Agenda, stats: 3/1/1", "type: Server"}}};
    return all;
}
const PlayedGame& theArcana() { return allGames().front(); }

std::string languageFile(const PlayedGame& game) { return "resources/cards/" + game.name + "/LANGUAGE.md"; }

/// Returns a file with a card to test, called A. Several beginnings give several files.
using Files = std::vector<std::string>;
std::string fileWith(const std::string& card) { return "set: S\ncards:\n- " + card + "\n"; }
Files filesWith(const std::vector<std::string>& heads, const std::string& rest) {
    Files files;
    const auto file = [&rest](const std::string& head) { return fileWith("{name: A, " + head + ", " + rest + "}"); };
    std::ranges::transform(heads, std::back_inserter(files), file);
    return files;
}
Files spellWith(const std::string& body, const PlayedGame& game = theArcana()) {
    const std::string targets = exampleIn(game.words, "targets: [2 <types>, player], ");
    return filesWith(game.passing, targets + "do: " + body);
}
Files cardWith(const std::string& ability, const PlayedGame& game = theArcana()) {
    std::vector<std::string> heads = game.staying;
    heads.insert(heads.end(), game.passing.begin(), game.passing.end());
    return filesWith(heads, "abilities: [" + ability + "]");
}

/// Returns true if the verb applies only to cards that never stay in play.
bool happensToPassing(const Vocabulary& words, const VerbWord& verb) {
    const auto cards = std::ranges::find(verb.parameters, Slot::Cards, &Parameter::slot);
    if (cards == verb.parameters.end() || cards->to == 0) return false;
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        if (((cards->to >> i) & 1U) != 0 && !words.traits[i].passes) return false;
    }
    return true;
}

/// Returns an instruction in which the words of the phrase have a meaning.
Files spellFor(std::string_view phrase, const std::string& body, const PlayedGame& game) {
    const auto speaksOf = [phrase](std::string_view word) { return phrase.find(word) != std::string_view::npos; };
    const auto behind = [&](const char* event) {
        return cardWith(exampleIn(game.words, event) + ", do: " + body + "}", game);
    };
    if (speaksOf("that much")) return spellWith("[{draw: 2}, " + body + "]", game);
    if (speaksOf("chosen") || speaksOf("rest"))
        return spellWith(exampleIn(game.words, "[{choose: 1 <type>}, ") + body + "]", game);
    if (speaksOf("<family>")) return spellWith("[{choose " + game.words.family + ": you}, " + body + "]", game);
    if (speaksOf("that card")) return spellWith(exampleIn(game.words, "{for each: <types>, do: ") + body + "}", game);
    if (speaksOf("that player")) return spellWith("{for each: every player, do: " + body + "}", game);
    if (speaksOf("of this") || speaksOf("here") || speaksOf("host")) return behind("{when: <event>");
    if (speaksOf("affected player")) return behind("{when: {draw: <rival>}");
    if (speaksOf("affected card") || speaksOf("source")) return behind("{when: {reveal: this}");
    if (!speaksOf("paid")) return spellWith(body, game);
    return cardWith(
        exampleIn(game.words, "{pay: [{choose: 1 card in your <hand>}, {discard: chosen}], do: ") + body + "}", game);
}

/// Returns an instruction about cards or players: any card can be revealed, but players can't.
std::string bodyAbout(const std::string& said) {
    std::string quoted = said;
    for (std::size_t at = 0; (at = quoted.find('\'', at)) != std::string::npos; at += 2) quoted.insert(at, "'");
    if (said.find("player") == std::string::npos) return "{reveal: {cards: '" + quoted + "'}}";
    return "{for each: '" + quoted + "', do: {draw: 1}}";
}

const JsonSchema& schema(const PlayedGame& game = theArcana()) {
    static std::map<std::string, JsonSchema> made;
    return made.try_emplace(game.name, cardSchema(game.words)).first->second;
}

/// Returns the first error of the file for the loader or an editor, or an empty string.
std::string schemaProblem(const PlayedGame& game, const std::string& file) {
    CardPool pool(game.words);
    const auto errors = loadCards(pool, "example.yaml", file);
    if (!errors.empty()) return errors.front().text() + "\n" + file;
    return schema(game).problem(yaml(file)).toStdString();
}

}  // namespace

class TestReference : public QObject {
    Q_OBJECT

private slots:
    void theReferenceIsUpToDate() {
        for (const PlayedGame& game : allGames()) {
            const std::string file = languageFile(game);
            const std::string written = languageReference(game.words, cardFiles(game.name));
            QVERIFY2(contents(QString::fromStdString(file)) == QByteArray::fromStdString(written),
                     ("duelogue cards reference --game " + game.name + " > " + file).c_str());
        }
    }

    void theSchemaIsUpToDate() {
        QVERIFY2(contents("resources/cards/arcana/cards.schema.json") ==
                     QJsonDocument(cardSchema(arcana::vocabulary())).toJson(),
                 "duelogue cards schema > resources/cards/arcana/cards.schema.json");
    }

    void everyExampleIsValid_data() {
        QTest::addColumn<int>("game");
        QTest::addColumn<QByteArrayList>("files");
        for (std::size_t i = 0; i < allGames().size(); ++i) {
            for (const auto& [name, files] : examples(allGames()[i])) {
                QByteArrayList list;
                for (const std::string& file : files) list.append(QByteArray::fromStdString(file));
                QTest::newRow((allGames()[i].name + ' ' + name).c_str()) << static_cast<int>(i) << list;
            }
        }
    }

    /// The example is valid on at least one card of the game.
    void everyExampleIsValid() {
        QFETCH(int, game);
        QFETCH(QByteArrayList, files);
        std::string wrong;
        for (const QByteArray& file : files) {
            const std::string found = schemaProblem(allGames()[static_cast<std::size_t>(game)], file.toStdString());
            if (found.empty()) return;
            wrong += found + '\n';
        }
        QVERIFY2(false, wrong.c_str());
    }

    void examplesHaveNoPlaceholders_data() { gameRows(); }
    /// Except for a name, for which no vocabulary has a word.
    void examplesHaveNoPlaceholders() {
        const QString text = QString::fromStdString(referenceOf(chosenGame()));
        static const QRegularExpression place("<(?!name>)[a-z ]+>");
        QCOMPARE(place.match(text).captured(), QString());
    }

    void everyWordOfAGameIsDocumented_data() { gameRows(); }
    void everyWordOfAGameIsDocumented() {
        const std::string text = referenceOf(chosenGame());
        for (const std::string& word : wordsOf(chosenGame().words))
            QVERIFY2(text.find('`' + word + '`') != std::string::npos, word.c_str());
        const std::string& relation = chosenGame().words.relation;
        QVERIFY2(relation.empty() || text.find(' ' + relation + " you`") != std::string::npos, relation.c_str());
    }

    void theParametersOfAVerbAreListed_data() { gameRows(); }
    void theParametersOfAVerbAreListed() {
        const Vocabulary& words = chosenGame().words;
        const std::string text = referenceOf(chosenGame());
        for (const VerbWord& verb : words.verbs) {
            if (verb.byRules) continue;
            const std::string section = sectionOf(text, verb.word, text.find("## Verbs"));
            const auto says = [&](const std::string& said) { return section.find(said) != std::string::npos; };
            for (const std::string& word : wordsBehind(words, verb)) {
                const auto value = indexOf(words.playerValues, word);
                const bool isOfRules = value && words.playerValues[*value].byRules;
                QVERIFY2(isOfRules || says('`' + word + '`'), (verb.word + ' ' + word).c_str());
            }
            for (const Parameter& parameter : verb.parameters) {
                if (parameter.isChange) QVERIFY2(says("with a minus"), verb.word.c_str());
                if (parameter.slot != Slot::TraitSet) continue;
                for (std::size_t i = 0; i < words.traits.size(); ++i) {
                    const bool isMeant = ((parameter.among >> i) & 1U) != 0;
                    QVERIFY2(!isMeant || says('`' + words.traits[i].word + '`'), words.traits[i].word.c_str());
                }
            }
        }
    }

    void everyComparisonOperatorIsDocumented_data() { gameRows(); }
    void everyComparisonOperatorIsDocumented() {
        const PlayedGame& game = chosenGame();
        for (const std::string sign : {">", ">=", "=", "<", "<="}) {
            const std::string condition = exampleIn(game.words, "if: your <value> ") + sign + " 10";
            QCOMPARE(schemaProblem(game, filesWith(game.passing, condition).front()), std::string());
            QVERIFY2(referenceOf(game).find('`' + sign + '`') != std::string::npos, sign.c_str());
        }
    }

    void examplesContainAllRequiredKeys_data() { gameRows(); }
    void examplesContainAllRequiredKeys() {
        const PlayedGame& game = chosenGame();
        const std::string text = referenceOf(game);
        for (const auto* forms : {&abilityForms(), &instructionForms()}) {
            for (const MapForm& form : formsFor(game.words, *forms)) {
                const QString section =
                    QString::fromStdString(sectionOf(text, exampleIn(game.words, form.keys.front().key)));
                for (const QString& line : section.split('\n')) {
                    if (!line.startsWith("- `{")) continue;
                    const QJsonObject map = yaml(line.mid(3, line.lastIndexOf('`') - 3).toStdString()).toObject();
                    for (const KeyForm& key : form.keys) {
                        const bool isThere = map.contains(QString::fromStdString(exampleIn(game.words, key.key)));
                        QVERIFY2(!key.required || isThere, qPrintable(line));
                    }
                }
            }
        }
    }

    /// Every construct of the language occurs in an example: kinds of abilities, instructions and terms.
    void everyConstructHasAnExample() {
        CardPool pool(arcana::vocabulary());
        int number = 0;
        for (const auto& example : examples(theArcana())) {
            std::string text = example.second.front();
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
        for (const PlayedGame& game : allGames()) {
            for (const CardFile& file : cardFiles(game.name)) {
                const QString problem = schema(game).problem(yaml(std::string(file.text)));
                QVERIFY2(problem.isEmpty(), qPrintable(QString::fromUtf8(file.name) + ": " + problem));
            }
        }
        const JsonSchema madeUp(cardSchema(madeup::vocabulary()));
        QCOMPARE(madeUp.problem(yaml(contents("tests/madeup/cards.yaml").toStdString())), QString());
    }

    void argumentsBesideTheirVerbConform() {
        for (const PlayedGame& game : allGames()) {
            const std::string player = exampleOf(game.words, Shape::Player);
            const Files files = spellWith("{draw: 1, player: " + player + "}", game);
            QVERIFY(std::ranges::any_of(files, [&](const auto& file) { return schemaProblem(game, file).empty(); }));
        }
    }

    void anInvalidFileDoesNotConform_data() {
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
        add("unknown verb", spellWith("{destory: targets}").front());
        add("unknown argument", spellWith("{damage: {amount: 1, too: target}}").front());
        add("missing argument", spellWith("{damage: {amount: 1}}").front());
        add("unknown zone", spellWith("{move: {cards: this, to: grave}}").front());
        add("statement as instruction", spellWith("{can't attack: this}").front());
        add("instruction as statement", cardWith("{always: {draw: 1}}").front());
        add("unknown event", cardWith("{when: entres, do: {draw: 1}}").front());
        add("ability without body", cardWith("{when: enters}").front());
        add("one option", spellWith("{choose one: [{draw: 1}]}").front());
        add("contest", spellWith("{contest: {most: 1, of: strife, against: opponent}}").front());
        add("yes or no", cardWith("{negate: dies, optional: maybe}").front());
    }

    void anInvalidFileDoesNotConform() {
        QFETCH(QByteArray, file);
        QVERIFY(!schema().problem(yaml(file.toStdString())).isEmpty());
        CardPool pool(arcana::vocabulary());
        QVERIFY(!loadCards(pool, "wrong.yaml", file.toStdString()).empty());
    }

    void oneLineExamplesCanBeReadBack() {
        const auto read = readYaml(contents("resources/cards/arcana/portal.yaml").toStdString());
        const FileNode& root = std::get<FileNode>(read);
        QCOMPARE(yaml(flowYaml(root)), json(root));
    }

private:
    static void gameRows() {
        QTest::addColumn<int>("game");
        for (std::size_t i = 0; i < allGames().size(); ++i)
            QTest::newRow(allGames()[i].name.c_str()) << static_cast<int>(i);
    }
    /// Returns the game of this row.
    static const PlayedGame& chosenGame() {
        QFETCH(int, game);
        return allGames()[static_cast<std::size_t>(game)];
    }
    static std::string referenceOf(const PlayedGame& game) {
        return languageReference(game.words, cardFiles(game.name));
    }

    /// Returns the section below a heading of the reference.
    static std::string sectionOf(const std::string& text, const std::string& heading, std::size_t from = 0) {
        const std::size_t begin = text.find("### `" + heading + "`\n", from);
        return begin == std::string::npos ? std::string() : text.substr(begin, text.find("\n#", begin) - begin);
    }

    /// Returns all words that a card file can use.
    static std::set<std::string> wordsOf(const Vocabulary& words) {
        std::set<std::string> all(words.rarities.begin(), words.rarities.end());
        const auto add = [&all](const auto& list, auto... members) {
            for (const auto& each : list) (all.insert(each.*members), ...);
        };
        add(words.traits, &TraitWord::word, &TraitWord::plural);
        add(words.flags, &FlagWord::word, &FlagWord::opposite, &FlagWord::cost);
        add(words.figures, &FigureWord::word);
        add(words.playerValues, &Word::word);
        add(words.counters, &CounterWord::word, &CounterWord::plural);
        add(words.resources, &ResourceWord::symbol);
        add(words.zones, &ZoneWord::word, &ZoneWord::noun, &ZoneWord::plural);
        add(words.verbs, &VerbWord::word);
        add(words.events, &EventWord::word);
        add(words.durations, &DurationWord::word);
        add(words.facts, &Word::word);
        add(words.details, &Word::word);
        add(words.players, &PlayerWord::word, &PlayerWord::plural);
        add(words.roles, &RoleWord::word);
        add(words.names, &NameWord::word);
        all.erase("");
        return all;
    }

    /// Returns every example of the reference with several files, at least one of which makes the example valid.
    static std::vector<std::pair<std::string, Files>> examples(const PlayedGame& game) {
        std::vector<std::pair<std::string, Files>> all;
        const Vocabulary& words = game.words;
        const auto add = [&](const std::string& name, const Files& files) { all.emplace_back(name, files); };
        // The cards of these files are called A, because no vocabulary has a word for a name.
        const auto in = [&](std::string_view example) {
            std::string said = exampleIn(words, example);
            constexpr std::string_view name = "<name>";
            if (const auto at = said.find(name); at != std::string::npos) said.replace(at, name.size(), "A");
            return said;
        };
        const auto anyStatement = std::ranges::find(words.verbs, true, &VerbWord::statement);
        for (const MapForm& form : abilityForms()) {
            std::string example = in(form.example);
            if (const auto at = example.find("<statement>"); at != std::string::npos)
                example.replace(at, std::string_view("<statement>").size(), verbExample(words, *anyStatement));
            add(example, cardWith(example, game));
        }
        for (const MapForm& form : formsFor(words, instructionForms()))
            add(in(form.example), spellWith(in(form.example), game));
        for (const VerbWord& verb : words.verbs) {
            if (verb.byRules) continue;
            const std::string example = verbExample(words, verb);
            if (verb.statement) {
                add(example, cardWith("{always: " + example + "}", game));
                continue;
            }
            if (const auto limit = std::ranges::find(words.flags, verb.word, &FlagWord::limitVerb);
                limit != words.flags.end()) {
                std::string ability = in("{when: <event>, if: this is ");
                ability.append(limit->opposite).append(", do: [").append(example).append(", {draw: 1}]}");
                add(example, cardWith(ability, game));
                continue;
            }
            Files files = spellWith(example, game);
            for (const std::string& file : cardWith(in("{when: <event>, do: ") + example + "}", game))
                files.push_back(file);
            add(example, files);
        }
        for (const PhraseForm& form : formsFor(words, amountForms())) {
            add("amount " + in(form.form), spellFor(form.form, "{draw: " + in(form.form) + "}", game));
        }
        for (const auto* forms : {&cardForms(), &countedForms(), &descriptionForms()}) {
            for (const PhraseForm& form : formsFor(words, *forms)) {
                add("cards " + in(form.form), spellFor(form.form, bodyAbout(in(form.form)), game));
            }
        }
        for (const PhraseForm& form : formsFor(words, countedForms())) {
            if (form.form.find(" among ") != std::string_view::npos) continue;
            if (form.form.find("at random") != std::string_view::npos || form.form.find(" of ") == 1) continue;
            if (form.form.starts_with("X ") || form.form.starts_with("any ") || form.form.starts_with("(")) continue;
            add("target " + in(form.form),
                filesWith(game.passing, "targets: [" + in(form.form) + "], do: {reveal: targets}"));
        }
        for (const PhraseForm& form : formsFor(words, targetPlayerForms())) {
            add("target " + in(form.form), filesWith(game.passing, "targets: [" + in(form.form) + "], do: {draw: 1}"));
        }
        for (const PhraseForm& form : formsFor(words, priceForms())) {
            add("price " + in(form.form), cardWith("{pay: " + in(form.form) + ", do: {draw: 1}}", game));
        }
        for (const PhraseForm& form : formsFor(words, playerForms())) {
            const std::string player = form.form == "target" ? "target 2" : in(form.form);
            add("players " + in(form.form),
                spellFor(form.form, "{draw: {amount: 1, player: \"" + player + "\"}}", game));
        }
        for (const PhraseForm& form : formsFor(words, conditionForms())) {
            add("condition " + in(form.form), filesWith(game.staying, "if: '" + in(form.form) + "'"));
        }
        for (const VerbWord& verb : words.verbs) {
            if (!verb.byRules) continue;
            // An event of a card that leaves with it is not noticed by the card itself.
            const std::string about = happensToPassing(words, verb) ? "{" + verb.word + ": card}" : verb.word;
            add("event " + verb.word, cardWith("{when: " + about + ", do: {draw: 1}}", game));
        }
        for (const EventWord& event : words.events) {
            add("event " + event.word, cardWith("{when: " + event.word + ", do: {draw: 1}}", game));
        }
        return all;
    }
};

DUELOGUE_TEST(TestReference, QCoreApplication)
#include "tst_reference.moc"

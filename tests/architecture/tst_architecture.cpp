#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include "tests/support/RegisteredTest.h"

// Rules of the architecture: which folders may include which, and that shared code names no game.
namespace {

struct Source {
    QString path;  // relative to the root of the repository: "match/arcana/payment/Payment.cpp"
    QString text;
};

// The layers, lowest first. A layer may include itself and lower layers. Every layer may read the embedded resources.
const QStringList layers{"resources", "cards", "match", "players", "app", "tests"};

// Words that belong to a single game.
const QSet<QString> wordsOfOneGame{
    "arcana",     "basebreak", "netrun", "tribute",    "attack", "attacker", "attacking",    "battlefield", "block",
    "blocker",    "blocking",  "combat", "chain",      "corp",   "creature", "graveyard",    "ice",         "instant",
    "land",       "library",   "life",   "mana",       "minion", "mulligan", "planeswalker", "runner",      "server",
    "sorcery",    "spell",     "tap",    "tapped",     "summon", "summoned", "monster",      "trap",        "faction",
    "breakpoint", "agenda",    "rez",    "subroutine", "credit", "swamp",    "icebreaker",   "advancement", "talent"};

// The folders of the games, and the sources that register all games. No other shared source may name a game.
const QStringList games{"arcana", "tribute", "netrun", "basebreak"};
const QStringList registries{"players/Evaluation.cpp", "app/games/Games.cpp", "app/games/Games.h"};

// Names of Qt, the language or Duelogue that happen to contain such a word.
const QStringList otherNames{
    "ScenarioRunner",       "QLocalServer", "connectToServer", "disconnectFromServer", "removeServer",
    "nextItemInFocusChain", "TapHandler",   "onTapped",        "blocking: true",       ".pragma library",
    "QLibraryInfo",         "app/library/", "DeckLibrary",     "qsTr(\"Instant\")",    "qsTr(\"Speed: instant\")"};

QString layerOf(const QString& path) { return path.section('/', 0, 0); }

bool isOfOneGame(const QString& path) {
    return games.contains(path.section('/', path.startsWith("app/games/") ? 2 : 1).section('/', 0, 0));
}

// Returns true for sources that all games share, except for the registries.
bool isShared(const QString& path) {
    const bool ours = QStringList{"cards", "match", "players", "app"}.contains(layerOf(path));
    return ours && !isOfOneGame(path) && !registries.contains(path);
}

QStringList captures(const QString& text, const QString& pattern) {
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    QStringList found;
    for (auto match = expression.globalMatch(text); match.hasNext();) found += match.next().captured(1);
    return found;
}

bool mayKnowAGame(const QString& path) {
    return layerOf(path) == "tests" || isOfOneGame(path) || registries.contains(path);
}

// Returns the includes of a source that point upward, as one sentence each.
QStringList wrongIncludes(const Source& source) {
    const QString layer = layerOf(source.path);
    QStringList found;
    for (const QString& included : captures(source.text, R"(^\s*#\s*include\s*\x22([^\x22]+)\x22)")) {
        if (included.endsWith(".moc")) continue;
        const QString other = layerOf(included);
        if (!layers.contains(other))
            found += source.path + " includes " + included + ", which is not written from the root";
        else if (layers.indexOf(other) > layers.indexOf(layer))
            found += source.path + " includes " + included + ", which stands above it";
        else if (isOfOneGame(included) && !mayKnowAGame(source.path))
            found += source.path + " includes " + included + ", which is of one game";
    }
    if (layer == "cards" || layer == "match")
        for (const QString& included : captures(source.text, R"(^\s*#\s*include\s*<(Q\w.*|q\w+\.h)>)"))
            found += source.path + " includes " + included + " of Qt";
    return found;
}

QString singular(const QString& word) {
    if (word.endsWith("ies")) return word.chopped(3) + 'y';
    return word.endsWith('s') ? word.chopped(1) : word;
}

// Returns words of a single game in a shared source, also within names (tapLand, LandCount, LAND_MAX).
QStringList wordsOfAGame(const Source& source) {
    QStringList found;
    if (!isShared(source.path)) return found;
    QString text = source.text;
    for (const QString& name : otherNames) text.remove(name);
    for (const QString& word : captures(text, "([A-Z]?[a-z]+|[A-Z]+(?![a-z]))"))
        if (wordsOfOneGame.contains(singular(word.toLower()))) found += source.path + " says " + word;
    return found;
}

// Returns numbers of rules in a shared source. Only the code of a game may cite its rules. The app is not checked,
// because lengths in its code look like such numbers.
QStringList numbersOfRules(const Source& source) {
    QStringList found;
    if (!isShared(source.path) || layerOf(source.path) == "app") return found;
    for (const QString& number : captures(source.text, R"(\b(\d{3}\.\d+[a-z]?)\b)"))
        found += source.path + " speaks of rule " + number;
    return found;
}

// Returns the classes that a source defines outside anonymous namespaces, with their namespaces.
QStringList classesOf(const Source& source) {
    static const QRegularExpression space(R"(^(?:inline )?namespace ([\w:]*) ?\{)");
    static const QRegularExpression left(R"(^\}  // namespace)");
    static const QRegularExpression defined(R"(^(?:struct|class) (\w+)(?: final)?(?: :[^;]*)?(?: \{.*)?$)");
    QStringList found;
    QStringList spaces;
    for (const QString& line : source.text.split('\n')) {
        if (const auto match = space.match(line); match.hasMatch()) spaces += match.captured(1);
        if (left.match(line).hasMatch() && !spaces.isEmpty()) spaces.removeLast();
        if (const auto match = defined.match(line); match.hasMatch() && !spaces.contains(QString()))
            found += spaces.join("::") + "::" + match.captured(1);
    }
    return found;
}

// Returns true if the source only holds the colors of a theme.
bool isPalette(const Source& source) {
    return source.path.startsWith("app/qml/theme/") && source.text.startsWith(".pragma library") &&
           !source.text.contains("function") && !source.text.contains("=>");
}

// Returns imports that QML must not have. It may import Qt, the program's own module and the palettes of the themes,
// but no other file and no folder.
QStringList wrongImports(const Source& source) {
    QStringList found;
    const bool isTheme = source.path.startsWith("app/qml/theme/");
    for (const QString& imported : captures(source.text, R"(^\s*import\s+(\S+))")) {
        const bool areColors = isTheme && imported.endsWith("Colors.js\"");
        if (!imported.startsWith("Qt") && imported != "Duelogue" && !areColors)
            found += source.path + " imports " + imported;
    }
    return found;
}

// Finds texts that interpret markup, even in a name. Ours are PlainText, MarkedText for lines with our own markup, and
// TermText, which escapes everything but its links.
// Ready-made controls bring Qt's own labels and tooltips.
QStringList interpretedTexts(const Source& source) {
    if (!source.path.endsWith(".qml")) return {};
    const QString file = source.path.section('/', -1);
    const bool isBase = file == "PlainText.qml" || file == "MarkedText.qml" || file == "TermText.qml";
    QStringList found;
    if (!isBase) {
        for (const QString& type :
             captures(source.text, R"(^(?:.*[^\w.])?((?:\w+\.)?(?:Text|TextEdit|TextArea|Label)) *\{)"))
            found += source.path + " has a " + type + " in place of a PlainText";
        if (source.text.contains("textFormat")) found += source.path + " sets textFormat";
    }
    for (const QString& attached : captures(source.text, R"(\b(ToolTip\.\w+))"))
        found += source.path + " has Qt's own tooltip: " + attached;
    if (source.text.contains("import QtQuick.Controls")) found += source.path + " imports ready-made controls";
    return found;
}

// Finds properties of a QML type that hide one of the type below it: handlers written for that one would read the
// other.
QStringList hiddenProperties(const QList<Source>& sources) {
    QMap<QString, QString> bases;
    QMap<QString, QStringList> properties;
    for (const Source& source : sources) {
        const QString type = source.path.section('/', -1).remove(".qml");
        bases[type] = captures(source.text, R"(^([A-Z]\w*) \{)").value(0);
        properties[type] = captures(source.text, R"(^ {4}(?:(?:default|readonly|required) )*property \S+ (\w+))");
    }
    QStringList found;
    for (const QString& type : bases.keys()) {
        for (QString base = bases[type]; properties.contains(base); base = bases[base]) {
            for (const QString& property : std::as_const(properties[type])) {
                if (properties[base].contains(property))
                    found += type + "." + property + " hides " + base + "." + property;
            }
        }
    }
    return found;
}

QList<Source> sourcesBelow(const QString& folder, const QStringList& patterns) {
    const QDir root(DUELOGUE_SOURCE_DIR);
    QList<Source> sources;
    for (QDirIterator i(root.filePath(folder), patterns, QDir::Files, QDirIterator::Subdirectories); i.hasNext();) {
        QFile file(i.next());
        if (file.open(QIODevice::ReadOnly)) sources += {root.relativeFilePath(file.fileName()), file.readAll()};
    }
    return sources;
}

// Returns the folder of a source: "match/effects", or "app/match/table" within the groups of folders in app. Sources
// that name all games belong to no folder.
QString folderOf(const QString& path) {
    static const QStringList groups{"games", "library", "match", "shell"};
    const bool isGrouped = path.startsWith("app/") && groups.contains(path.section('/', 1, 1));
    const qsizetype depth = isGrouped ? 2 : 1;
    return registries.contains(path) ? QString() : path.section('/', 0, std::min(path.count('/') - 1, depth));
}

// Returns the folders that each folder includes.
QMap<QString, QSet<QString>> foldersIncluded(const QList<Source>& sources) {
    QMap<QString, QSet<QString>> found;
    for (const Source& source : sources) {
        const QString folder = folderOf(source.path);
        for (const QString& included : captures(source.text, R"(^\s*#\s*include\s*\x22([^\x22]+)\x22)")) {
            const QString other = folderOf(included);
            if (!folder.isEmpty() && !included.endsWith(".moc") && other != folder) found[folder] += other;
        }
    }
    return found;
}

// Returns the folders in or above a cycle. All others are removed in turn, because all that they include has been
// removed.
QStringList circles(QMap<QString, QSet<QString>> folders) {
    for (bool changed = true; changed;) {
        changed = false;
        for (const QString& folder : folders.keys()) {
            const QSet<QString> others = folders[folder];
            const bool leadsOn = std::any_of(others.begin(), others.end(),
                                             [&](const QString& other) { return folders.contains(other); });
            if (!leadsOn) changed = folders.remove(folder) > 0;
        }
    }
    return folders.keys();
}

// Returns the findings of a check in all sources of the repository.
QStringList inAllSources(QStringList (*check)(const Source&)) {
    QStringList found;
    for (const QString& layer : layers)
        for (const Source& source : sourcesBelow(layer, {"*.h", "*.cpp", "*.qml", "*.js"})) found += check(source);
    return found;
}

void verifyNone(const QStringList& found) { QVERIFY2(found.isEmpty(), qPrintable(found.join('\n'))); }

// Returns the number of public member functions of each class or struct in a header, as "Class": constructors,
// destructors and operators do not count, and overloads count one by one. Relies on the indentation of clang-format.
QMap<QString, int> publicFunctions(const Source& source) {
    static const QRegularExpression begins("^( *)(class|struct) (\\w+)(?: final)?(?: :[^;{]*)?\\s*\\{$");
    static const QRegularExpression access("^ *(public|protected|private):$");
    static const QRegularExpression function(
        "^(?:\\[\\[nodiscard\\]\\] )?(?!using|friend|static_assert|template|[^(]* = )"
        "(?:[\\w:<>,&*. ]+ [&*]?)(\\w+)\\(");
    struct Open {
        QString name, indentation;
        bool isPublic;
    };
    QMap<QString, int> found;
    QList<Open> open;
    for (const QString& line : source.text.split('\n')) {
        if (const auto match = begins.match(line); match.hasMatch()) {
            open.append({match.captured(3), match.captured(1), match.captured(2) == "struct"});
            continue;
        }
        if (open.isEmpty()) continue;
        Open& inner = open.last();
        if (line.startsWith(inner.indentation + "};")) {
            open.removeLast();
        } else if (const auto match = access.match(line); match.hasMatch()) {
            inner.isPublic = match.captured(1) == "public";
        } else if (inner.isPublic && line.startsWith(inner.indentation + "    ") &&
                   !line.startsWith(inner.indentation + "     ")) {
            const auto declared = function.match(line.mid(inner.indentation.size() + 4));
            const bool counts = declared.hasMatch() && !declared.captured(1).startsWith("operator");
            if (counts && declared.captured(1) != inner.name) ++found[inner.name];
        }
    }
    return found;
}

}  // namespace

class ArchitectureTest : public QObject {
    Q_OBJECT

private slots:
    void includesPointOneWay() { verifyNone(inAllSources(wrongIncludes)); }
    void sharedCodeNamesNoGame() {
        verifyNone(inAllSources(wordsOfAGame));
        verifyNone(inAllSources(numbersOfRules));
    }
    void foldersFormLayers();
    void aClassNameIsUsedOnce();
    void qmlContainsNoRules();
    void foreignTextsAreShownAsPlainText();
    void qmlTypesHideNoPropertyOfTheirBase();
    void theTopLevelIsComplete();
    void pathsInContributingExist();
    void foldersStaySmall();
    void classesOfTheEngineStaySmall();
    void headersOfTheLoopStayShort();
    void aPlantedIncludeIsFound_data();
    void aPlantedIncludeIsFound();
    void aPlantedWordIsFound_data();
    void aPlantedWordIsFound();
    void aPlantedImportIsFound();
    void aPlantedTextIsFound_data();
    void aPlantedTextIsFound();
};

// Folders must not include each other in a cycle, not even within a layer.
void ArchitectureTest::foldersFormLayers() {
    QList<Source> sources;
    for (const QString& layer : layers) {
        if (layer != "tests") sources += sourcesBelow(layer, {"*.h", "*.cpp"});
    }
    verifyNone(circles(foldersIncluded(sources)));
    const QList<Source> planted{{"match/a/One.h", "#include \"match/b/Two.h\"\n"},
                                {"match/b/Two.cpp", "#include \"match/c/Three.h\"\n"},
                                {"match/c/Three.h", "#include \"match/a/One.h\"\n"},
                                {"match/d/Four.h", "#include \"match/a/One.h\"\n"}};
    QCOMPARE(circles(foldersIncluded(planted)).size(), 4);
}

// If two classes of one program have the same name, the linker silently keeps only one of them.
void ArchitectureTest::aClassNameIsUsedOnce() {
    QMap<QString, QString> places;
    QStringList found;
    for (const QString& layer : layers) {
        for (const Source& source : sourcesBelow(layer, {"*.h", "*.cpp"})) {
            for (const QString& name : classesOf(source)) {
                if (places.contains(name)) found += name + " is in " + places[name] + " and in " + source.path;
                places[name] = source.path;
            }
        }
    }
    QVERIFY(places.size() > 200);
    verifyNone(found);
}

void ArchitectureTest::qmlContainsNoRules() {
    QStringList found;
    for (const Source& source : sourcesBelow("app/qml", {"*"})) {
        if (source.path == "app/qml/README.md") continue;
        if (!source.path.endsWith(".qml") && !isPalette(source)) found += source.path + " is neither QML nor a palette";
        found += wrongImports(source);
    }
    verifyNone(found);
}

void ArchitectureTest::foreignTextsAreShownAsPlainText() {
    QStringList found, marked;
    for (const Source& source : sourcesBelow("app/qml", {"*.qml"})) {
        found += interpretedTexts(source);
        if (source.text.contains(QRegularExpression(R"(\bMarkedText *\{)"))) marked += source.path.section('/', -1);
    }
    verifyNone(found);
    // Log lines and phrases of animations: richText() escapes the names in them.
    marked.sort();
    QCOMPARE(marked, (QStringList{"LogView.qml", "PaceBar.qml", "RankPanel.qml", "RecapBar.qml", "ResultScreen.qml"}));
}

void ArchitectureTest::qmlTypesHideNoPropertyOfTheirBase() {
    const QList<Source> planted{{"app/qml/One.qml", "Item {\n    property Item first: one\n}\n"},
                                {"app/qml/Two.qml", "One {\n    property int second\n}\n"},
                                {"app/qml/Three.qml", "Two {\n    readonly property string first: \"\"\n}\n"}};
    QCOMPARE(hiddenProperties(planted), QStringList("Three.first hides One.first"));
    verifyNone(hiddenProperties(sourcesBelow("app/qml", {"*.qml"})));
}

void ArchitectureTest::theTopLevelIsComplete() {
    QStringList entries = QDir(DUELOGUE_SOURCE_DIR).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
    entries.removeIf([](const QString& entry) { return entry == "build" || entry.startsWith("build-"); });
    const QStringList house{"CMakeLists.txt", "LICENSE", "README.md", "app",  "cards",
                            "match",          "players", "resources", "tests"};
    entries.sort();
    QCOMPARE(entries, house);
}

// A newcomer finds a file by the name of its folder only if the folder is small.
void ArchitectureTest::foldersStaySmall() {
    QMap<QString, int> sources;
    int types = 0;
    for (const QString& layer : layers) {
        for (const Source& source : sourcesBelow(layer, {"*.h", "*.cpp", "*.qml"})) {
            ++sources[source.path.section('/', 0, -2)];
            types += source.path.endsWith(".qml") ? 1 : 0;
        }
    }
    QVERIFY(sources.size() > 60);
    QStringList found;
    for (auto i = sources.cbegin(); i != sources.cend(); ++i) {
        if (i.value() > 30) found += i.key() + " holds " + QString::number(i.value()) + " sources, at most 30 may";
    }
    if (types > 135) found += QString::number(types) + " QML files, at most 135 may be";
    verifyNone(found);
}

// A class with few public functions has one kind of caller, whom its header can address.
void ArchitectureTest::classesOfTheEngineStaySmall() {
    constexpr int most = 25;
    QStringList found;
    int classes = 0;
    for (const Source& source : sourcesBelow("match", {"*.h"})) {
        const QMap<QString, int> functions = publicFunctions(source);
        for (auto each = functions.cbegin(); each != functions.cend(); ++each) {
            ++classes;
            if (each.value() > most)
                found +=
                    source.path + ": " + each.key() + " has " + QString::number(each.value()) + " public functions";
        }
    }
    QVERIFY(classes > 80);
    verifyNone(found);
    const Source planted{"match/loop/One.h",
                         "class One : public Base {\npublic:\n    One();\n    [[nodiscard]] int two() const;\n"
                         "    void three(int number);\n    struct Two {\n        void four();\n    };\n"
                         "    bool operator==(const One&) const = default;\n\nprivate:\n    void five();\n};\n"};
    QCOMPARE(publicFunctions(planted), (QMap<QString, int>{{"One", 2}, {"Two", 1}}));
}

void ArchitectureTest::headersOfTheLoopStayShort() {
    constexpr int most = 150;
    QStringList found;
    const QList<Source> headers = sourcesBelow("match/loop", {"*.h"});
    QVERIFY(headers.size() > 20);
    for (const Source& header : headers) {
        const auto lines = header.text.count('\n');
        if (lines > most) found += header.path + " has " + QString::number(lines) + " lines";
    }
    verifyNone(found);
}

// A path is a word in backticks that begins with a folder of the top level.
void ArchitectureTest::pathsInContributingExist() {
    const QDir root(DUELOGUE_SOURCE_DIR);
    QFile page(root.filePath(".github/CONTRIBUTING.md"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QStringList paths = captures(page.readAll(), "`((?:cards|match|players|app|resources|tests)(?:/[\\w.]+)*)`");
    QVERIFY(paths.size() > 20);
    QStringList missing;
    for (const QString& path : paths)
        if (!root.exists(path)) missing += path;
    verifyNone(missing);
}

void ArchitectureTest::aPlantedIncludeIsFound_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isWrong");
    QTest::newRow("upwards") << "cards/Card.h"
                             << "\n#include \"match/loop/Match.h\"\n"
                             << true;
    QTest::newRow("downwards") << "match/loop/Match.h"
                               << "#include \"cards/Card.h\"" << false;
    QTest::newRow("from the core to a game") << "match/loop/Match.cpp"
                                             << "#include \"match/arcana/payment/Mana.h\"" << true;
    QTest::newRow("from a game to the core") << "match/arcana/payment/Mana.h"
                                             << "#include \"match/loop/Match.h\"" << false;
    QTest::newRow("from the window to a game") << "app/match/session/MatchController.cpp"
                                               << "#include \"match/arcana/payment/Mana.h\"" << true;
    QTest::newRow("from a game's table to the game") << "app/games/arcana/ArcanaTable.cpp"
                                                     << "#include \"match/arcana/payment/Mana.h\"" << false;
    QTest::newRow("from the list of games to a game") << "app/games/Games.cpp"
                                                      << "#include \"match/arcana/Arcana.h\"" << false;
    QTest::newRow("not from the root") << "match/loop/Match.cpp"
                                       << "#include \"Match.h\"" << true;
    QTest::newRow("Qt in the engine") << "match/loop/Match.h"
                                      << "#  include <QString>" << true;
    QTest::newRow("Qt in the window") << "app/shell/window/Window.h"
                                      << "#include <QString>" << false;
    QTest::newRow("the standard library") << "cards/Card.h"
                                          << "#include <queue>" << false;
}

void ArchitectureTest::aPlantedIncludeIsFound() {
    QFETCH(const QString, path);
    QFETCH(const QString, text);
    QTEST(!wrongIncludes({path, text}).isEmpty(), "isWrong");
}

void ArchitectureTest::aPlantedWordIsFound_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isWrong");
    QTest::newRow("alone") << "match/loop/Match.h"
                           << "int mana = 0;" << true;
    QTest::newRow("in a comment") << "cards/Card.h"
                                  << "// for Creatures" << true;
    QTest::newRow("within a name") << "match/loop/Match.h"
                                   << "int landCount();" << true;
    QTest::newRow("at the end of a name") << "match/loop/Match.h"
                                          << "int countSorceries();" << true;
    QTest::newRow("in a constant") << "match/loop/Match.h"
                                   << "MAX_LANDS" << true;
    QTest::newRow("part of another word") << "match/loop/Match.h"
                                          << "island manager LANDMARK" << false;
    QTest::newRow("in a rulebook") << "match/arcana/payment/Mana.h"
                                   << "mana" << false;
    QTest::newRow("in the window") << "app/match/session/MatchController.h"
                                   << "bool isAttack = false;" << true;
    QTest::newRow("in QML") << "app/qml/match/SeatPanel.qml"
                            << "text: qsTr(\"Mana\")" << true;
    QTest::newRow("a name of Qt") << "app/qml/match/LogView.qml"
                                  << "TapHandler {}" << false;
    QTest::newRow("in a game's table") << "app/games/arcana/ArcanaTable.cpp"
                                       << "mana" << false;
}

void ArchitectureTest::aPlantedWordIsFound() {
    QFETCH(const QString, path);
    QFETCH(const QString, text);
    QTEST(!wordsOfAGame({path, text}).isEmpty(), "isWrong");
}

void ArchitectureTest::aPlantedImportIsFound() {
    QVERIFY(!wrongImports({"app/qml/Main.qml", "import QtQuick\nimport \"rules.js\" as Rules\n"}).isEmpty());
    QVERIFY(wrongImports({"app/qml/Main.qml", "import QtQuick\nimport Duelogue\n"}).isEmpty());
}

void ArchitectureTest::aPlantedTextIsFound_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isWrong");
    QTest::newRow("a text") << "    Text {\n" << true;
    QTest::newRow("as a property") << "    contentItem: Text {\n" << true;
    QTest::newRow("at the root") << "Text {\n" << true;
    QTest::newRow("a label of a template") << "    T.Label {\n" << true;
    QTest::newRow("a field of several lines") << "    TextEdit {\n" << true;
    QTest::newRow("rich text") << "    PlainText {\n        textFormat: Text.RichText\n" << true;
    QTest::newRow("an attached tooltip") << "    ToolTip.text: name\n" << true;
    QTest::newRow("controls") << "import QtQuick.Controls.Basic\n" << true;
    QTest::newRow("plain text") << "    PlainText {\n        elide: Text.ElideRight\n" << false;
    QTest::newRow("a tooltip of our own") << "    T.ToolTip {\n" << false;
    QTest::newRow("a field") << "    TextInput {\n" << false;
}

void ArchitectureTest::aPlantedTextIsFound() {
    QFETCH(const QString, text);
    QTEST(!interpretedTexts({"app/qml/parts/Some.qml", text}).isEmpty(), "isWrong");
}

DUELOGUE_TEST(ArchitectureTest, duelogue::NoApplication)

#include "tst_architecture.moc"

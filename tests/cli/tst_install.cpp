#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "app/cli/Command.h"
#include "app/cli/ProgramTask.h"
#include "app/cli/WindowOptions.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;

namespace {

const QString appId = "org.duelogue.Duelogue";

struct Ended {
    int status = -1;
    QString out;
    QString err;
};

Ended runProcess(const QString& program, const QStringList& words) {
    QProcess process;
    process.start(program, words);
    if (!process.waitForFinished(60'000)) return {-1, {}, process.errorString()};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns the values of all XML elements with that name, or of their attribute.
QStringList valuesOf(const QString& path, const QString& element, const QString& attribute = {}) {
    QXmlStreamReader xml(textOf(path));
    QStringList values;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement() || xml.name() != element) continue;
        values += attribute.isEmpty() ? xml.readElementText() : xml.attributes().value(attribute).toString();
    }
    if (xml.hasError()) qFatal("%s: %s", qPrintable(path), qPrintable(xml.errorString()));
    return values;
}

}  // namespace

/// The program and its files as installed by `cmake --install` into any folder.
class TestInstall : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theProgramReportsTheVersionOfTheProject();
    void theInstalledProgramFindsItsCards();
    void theInstalledWindowOpens();
    void theInstallationIsRelocatable();
    void theDesktopEntryIsComplete();
    void theMetadataMatchThisVersion();
    void supportedFilesHaveMimeTypes();
    void theManualListsEveryCommandAndOption();
    void bashCompletesWords_data();
    void bashCompletesWords();
    void bashCompletesQueries_data();
    void bashCompletesQueries();
    void zshReadsItsCompletion();
    void thirdPartyWorkIsCredited();

private:
    QTemporaryDir m_folder;
    QString m_prefix;
    bool m_hides = false;  ///< whether the sources and the build folder can be hidden from a process

    [[nodiscard]] QString share(const QString& path) const { return m_prefix + "/share/" + path; }
    [[nodiscard]] Ended run(const QStringList& words) const;
};

/// Runs the installed program. If possible, an empty file system hides the sources and the build folder.
Ended TestInstall::run(const QStringList& words) const {
    const QString program = m_prefix + "/bin/duelogue";
    if (!m_hides) return runProcess(program, words);
    const QString order = "mount -t tmpfs none '" DUELOGUE_SOURCE_DIR "' && cd / && exec \"$@\"";
    return runProcess("unshare", QStringList{"-r", "-m", "sh", "-c", order, "sh", program} + words);
}

void TestInstall::initTestCase() {
    for (const char* place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qputenv(place, m_folder.filePath("home").toUtf8());
    // Under the address sanitizer, the list of Qt's own leaks is hidden with the sources.
    qputenv("LSAN_OPTIONS", "detect_leaks=0");
    const QString first = m_folder.filePath("first");
    const Ended installed = runProcess("cmake", {"--install", DUELOGUE_BUILD_DIR, "--prefix", first});
    QVERIFY2(installed.status == 0, qPrintable(installed.err));
    // Moves the installation, so the program can't rely on its original path.
    m_prefix = m_folder.filePath("any where");
    QVERIFY(QDir().rename(first, m_prefix));
    m_hides = runProcess("unshare", {"-r", "-m", "mount", "-t", "tmpfs", "none", m_folder.path()}).status == 0;
    if (!m_hides) qWarning("the sources can't be hidden here: only names of them are looked for");
}

void TestInstall::theProgramReportsTheVersionOfTheProject() {
    static const QRegularExpression project(R"(project\(Duelogue VERSION ([0-9.]+))");
    const auto version = project.match(textOf(DUELOGUE_SOURCE_DIR "/CMakeLists.txt"));
    QVERIFY(version.hasMatch());
    const Ended said = run({"--version"});
    QCOMPARE(said.out, "duelogue " + version.captured(1) + "\n");
    QCOMPARE(said.status, 0);
}

void TestInstall::theInstalledProgramFindsItsCards() {
    const Ended cards = run({"cards", "list"});
    QCOMPARE(cards.err, QString());
    QVERIFY(cards.out.contains("Ebon Dragon"));
    QVERIFY(cards.out.count('\n') > 400);
    const Ended played = run({"simulate", "--players", "random,random", "--games", "2", "--seed", "3"});
    QVERIFY2(played.status == 0, qPrintable(played.err));
}

void TestInstall::theInstalledWindowOpens() {
    const Ended window = run({"--first-frame", "-platform", "offscreen"});
    QVERIFY2(window.out.startsWith("first frame after "), qPrintable(window.out + window.err));
    QCOMPARE(window.status, 0);
}

/// If the sources can't be hidden, at least the program must not contain their paths.
void TestInstall::theInstallationIsRelocatable() {
    QFile program(m_prefix + "/bin/duelogue");
    QVERIFY(program.open(QIODevice::ReadOnly));
    const QByteArray bytes = program.readAll();
    QVERIFY(bytes.size() > 1'000'000);
#ifdef NDEBUG
    for (const char* folder : {DUELOGUE_SOURCE_DIR "/", DUELOGUE_BUILD_DIR "/"}) {
        const qsizetype at = bytes.indexOf(folder);
        QVERIFY2(at < 0, bytes.mid(at, 200).constData());
    }
#endif
}

void TestInstall::theDesktopEntryIsComplete() {
    const QString path = share("applications/" + appId + ".desktop");
    const QString entry = textOf(path);
    QVERIFY(entry.contains("\nExec=duelogue %f\n"));
    QVERIFY(entry.contains("\nIcon=" + appId + "\n"));
    QVERIFY(QFile::exists(share("icons/hicolor/scalable/apps/" + appId + ".svg")));
    static const QRegularExpression types("\nMimeType=([^\n]*);\n");
    const QStringList known = valuesOf(share("mime/packages/" + appId + ".xml"), "mime-type", "type");
    QCOMPARE(types.match(entry).captured(1).split(';'), known);
    if (QStandardPaths::findExecutable("desktop-file-validate").isEmpty()) return;
    const Ended checked = runProcess("desktop-file-validate", {path});
    QVERIFY2(checked.status == 0 && checked.out.isEmpty(), qPrintable(checked.out));
}

void TestInstall::theMetadataMatchThisVersion() {
    const QString path = share("metainfo/" + appId + ".metainfo.xml");
    QCOMPARE(valuesOf(path, "id"), QStringList{appId});
    QCOMPARE(valuesOf(path, "launchable"), QStringList{appId + ".desktop"});
    QCOMPARE("duelogue " + valuesOf(path, "release", "version").value(0) + "\n", run({"--version"}).out);
    const QStringList known = valuesOf(share("mime/packages/" + appId + ".xml"), "mime-type", "type");
    for (const QString& type : valuesOf(path, "mediatype")) QVERIFY2(known.contains(type), qPrintable(type));
    QVERIFY(textOf(share("doc/duelogue/CHANGELOG.md")).contains("\n## "));
    if (QStandardPaths::findExecutable("appstreamcli").isEmpty()) return;
    const Ended checked = runProcess("appstreamcli", {"validate", "--no-net", path});
    QVERIFY2(checked.status == 0, qPrintable(checked.out));
}

void TestInstall::supportedFilesHaveMimeTypes() {
    const QStringList patterns = valuesOf(share("mime/packages/" + appId + ".xml"), "glob", "pattern");
    for (const char* ending : {"*.deck", "*.duel", "*.ydk", "*.dec"}) QVERIFY2(patterns.contains(ending), ending);
    if (QStandardPaths::findExecutable("update-mime-database").isEmpty()) return;
    const Ended made = runProcess("update-mime-database", {share("mime")});
    QVERIFY2(made.status == 0, qPrintable(made.err));
    QVERIFY(textOf(share("mime/globs2")).contains(":application/x-duelogue-deck:*.deck\n"));
}

void TestInstall::theManualListsEveryCommandAndOption() {
    const QString path = share("man/man6/duelogue.6");
    QString page = textOf(path);
    QVERIFY(page.startsWith(".TH DUELOGUE 6 "));
    page.remove("\\fB").remove("\\fI").remove("\\fR").replace("\\-", "-");
    const auto names = [&](std::string_view name) {
        return page.contains("--" + QString::fromUtf8(name.data(), qsizetype(name.size())));
    };
    for (const Command& command : commands()) {
        QVERIFY2(page.contains(".SS " + QString::fromStdString(std::string(command.name)) + "\n"), command.name.data());
        for (const OptionHelp& option : command.options) QVERIFY2(names(option.name), option.name.data());
        for (const Task& task : command.tasks)
            QVERIFY2(page.contains(QString::fromStdString(std::string(task.text))), task.word.data());
    }
    for (const OptionHelp& option : windowOptions()) QVERIFY2(names(option.name), option.name.data());
    for (const ProgramTask& task : programTasks()) QVERIFY2(names(task.name), task.name.data());
    if (QStandardPaths::findExecutable("man").isEmpty()) return;
    const Ended read = runProcess("man", {"--warnings", "--encoding=UTF-8", "--local-file", "-Tutf8", path});
    QVERIFY2(read.status == 0 && read.err.isEmpty(), qPrintable(read.err));
    QVERIFY(read.out.contains("duelogue"));
}

void TestInstall::bashCompletesWords_data() {
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QStringList>("offered");
    QTest::newRow("commands") << QStringList{"s"} << QStringList{"simulate"};
    QTest::newRow("an option without a command") << QStringList{"--ve"} << QStringList{"--version"};
    QTest::newRow("the window's options") << QStringList{"--n"} << QStringList{"--new-window"};
    QTest::newRow("a file for the window") << QStringList{"/etc/debian_v"} << QStringList{"/etc/debian_version"};
    QTest::newRow("options") << QStringList{"arena", "--s"} << QStringList{"--seats", "--seed", "--sprt"};
    QTest::newRow("every command's options") << QStringList{"bench", "--ca"} << QStringList{"--cards"};
    QTest::newRow("games") << QStringList{"arena", "--game", "b"} << QStringList{"basebreak"};
    QTest::newRow("games after =") << QStringList{"arena", "--game", "=", "tr"} << QStringList{"tribute"};
    QTest::newRow("tasks") << QStringList{"deck", "ex"} << QStringList{"export"};
    QTest::newRow("options of the task") << QStringList{"deck", "list", "--"}
                                         << QStringList{"--cards", "--game", "--help", "--json"};
    QTest::newRow("a file for a command")
        << QStringList{"replay", "/etc/debian_v"} << QStringList{"/etc/debian_version"};
    QTest::newRow("a file for an option")
        << QStringList{"arena", "--out", "/etc/debian_v"} << QStringList{"/etc/debian_version"};
    QTest::newRow("a folder") << QStringList{"cards", "--cards", "/us"} << QStringList{"/usr"};
    QTest::newRow("a number has no completion") << QStringList{"bench", "--seed", ""} << QStringList{};
}

void TestInstall::bashCompletesWords() {
    QFETCH(QStringList, line);
    QFETCH(QStringList, offered);
    const QString order = QStringLiteral(
        "source \"$1\"; shift; COMP_WORDS=(duelogue \"$@\"); COMP_CWORD=$#; _duelogue; printf '%s\\n' "
        "\"${COMPREPLY[@]}\"");
    const QString file = share("bash-completion/completions/duelogue");
    QVERIFY(QFile::exists(file));
    const Ended completed = runProcess("bash", QStringList{"-c", order, "bash", file} + line);
    QCOMPARE(completed.err, QString());
    QStringList found = completed.out.split('\n', Qt::SkipEmptyParts);
    found.removeDuplicates();
    std::sort(found.begin(), found.end());
    QCOMPARE(found, offered);
}

void TestInstall::bashCompletesQueries_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("words");  // as bash splits the line
    QTest::addColumn<QStringList>("offered");
    const auto row = [](const char* line, const QStringList& words, const QStringList& offered) {
        QTest::newRow(line) << line << words << offered;
    };
    row("cards search --game arcana po", {"cards", "search", "--game", "arcana", "po"}, {"pow"});
    row("cards search --game=arcana r", {"cards", "search", "--game", "=", "arcana", "r"},
        {"r!=", "r:", "r<", "r<=", "r=", "r>", "r>="});
    row("cards search t:gob", {"cards", "search", "t", ":", "gob"}, {"goblin"});
    row("cards search -f:", {"cards", "search", "-f", ":"},
        {"adam", "aliens", "anarch", "bears", "criminal", "dinosaurs", "haas-bioroid", "jinteki", "nbn", "neutral-corp",
         "neutral-runner", "ninjas", "pirates", "robots", "shaper", "tricksters", "weyland", "wizards", "zombies"});
    row("cards search 'dragon c:bla", {"cards", "search", "'dragon c:bla"}, {"dragon c:black"});
    row("cards search 't:goblin sort:-to", {"cards", "search", "'t:goblin sort:-to"}, {"t:goblin sort:-tou"});
    row("cards search --js", {"cards", "search", "--js"}, {"--json"});
}

void TestInstall::bashCompletesQueries() {
    QFETCH(QString, line);
    QFETCH(QStringList, words);
    QFETCH(QStringList, offered);
    const QString order = QStringLiteral(
        "source \"$1\"; PATH=$2:$PATH; COMP_LINE=\"duelogue $3\"; COMP_POINT=${#COMP_LINE}; shift 3; "
        "COMP_WORDS=(duelogue \"$@\"); COMP_CWORD=$#; _duelogue; printf '%s\\n' \"${COMPREPLY[@]}\"");
    const QString file = share("bash-completion/completions/duelogue");
    const Ended completed = runProcess("bash", QStringList{"-c", order, "bash", file, m_prefix + "/bin", line} + words);
    QCOMPARE(completed.err, QString());
    QStringList found = completed.out.split('\n', Qt::SkipEmptyParts);
    std::sort(found.begin(), found.end());
    QCOMPARE(found, offered);
}

void TestInstall::zshReadsItsCompletion() {
    const QString path = share("zsh/vendor-completions/_duelogue");
    const QString text = textOf(path);
    QVERIFY(text.startsWith("#compdef duelogue\n"));
    for (const Command& command : commands()) {
        const QString name = QString::fromStdString(std::string(command.name));
        QVERIFY2(text.contains("\n    " + name + ") _arguments "), qPrintable(name));
    }
    if (QStandardPaths::findExecutable("zsh").isEmpty()) return;
    const Ended read = runProcess("zsh", {"-n", path});
    QVERIFY2(read.status == 0 && read.err.isEmpty(), qPrintable(read.err));
}

void TestInstall::thirdPartyWorkIsCredited() {
    const QString text = textOf(share("doc/duelogue/copyright"));
    for (const char* word : {"game-icons.net", "CC-BY-3.0", "Inter", "Quattrocento", "OFL-1.1", "Permission is hereby"})
        QVERIFY2(text.contains(word), word);
    QVERIFY(!text.contains('@' + QString("EXPAT")));
    QVERIFY(textOf(share("doc/duelogue/credits.txt")).contains("game-icons"));
    for (const char* font : {"inter", "quattrocento"})
        QVERIFY(textOf(share(QString("doc/duelogue/fonts-%1.copyright").arg(font))).contains("Font Software"));
}

DUELOGUE_TEST(TestInstall, QCoreApplication)
#include "tst_install.moc"

#include <QAccessible>
#include <QClipboard>
#include <QQmlComponent>
#include <QQmlContext>
#include <QRegularExpression>
#include <QSettings>
#include <QTcpServer>
#include <QTest>

#include "app/games/Games.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/library/matches/StatisticsModel.h"
#include "app/match/saved/MatchArchive.h"
#include "app/shell/window/FileOpener.h"
#include "cards/data/CardPool.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/AccessTree.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

namespace {

/// A name with markup, an entity, a card in the format of the log, and a placeholder. All of it is plain text.
const QString markup = "<b>Bld</b>&amp;[[R|x]]%1";
/// Every text with this part must show the complete markup.
const QString probe = "Bld";

/// Returns a card with this name for a game, one for each side of the game.
QByteArray ownCards(const QString& game, const QString& name) {
    const auto card = [&](const char* before, const char* rest) {
        return "  - name: \"" + QByteArray(before) + QString(name).replace('"', "\\\"").toUtf8() + "\"\n" + rest;
    };
    QByteArray cards = "set: Mine\ncards:\n";
    if (game == "arcana") cards += card("", "    cost: R\n    type: Creature - Cat\n    stats: 2/1\n");
    if (game == "tribute") cards += card("", "    type: Light Normal Monster - Fairy\n    stats: 4/1500/1000\n");
    if (game == "basebreak") cards += card("", "    type: Minion - Aliens\n    stats: 3\n");
    if (game == "netrun") {
        cards += card("",
                      "    type: Neutral Corp Operation - Transaction\n    cost: 0\n    stats: \"0\"\n"
                      "    do: {gain credits: 1}\n");
        cards +=
            card("A ", "    type: Neutral Runner Event\n    cost: 0\n    stats: \"0\"\n    do: {gain credits: 1}\n");
    }
    return cards;
}

/// Removes our own markup from a line: the colors of card names, their numbered links, and line breaks.
QString read(QString text) {
    static const QRegularExpression ours("<font color=\"#[0-9a-f]{6}\">|</font>|<a href=\"[0-9]+\">|</a>");
    text.remove(ours).replace("<br>", "\n");
    return text;
}

QString unescaped(QString text) {
    return text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
}

}  // namespace

/// Foreign names: of decks, players, matches, own cards, files and programs. No screen interprets a name as markup, and
/// the window never uses the network.
class TestPlainText : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() {
        QAccessible::setActive(true);
        OwnHome::empty();
        openWindow();
    }
    void cleanup();

    void namesOnTheStartScreenArePlainText_data() { addGames(); }
    void namesOnTheStartScreenArePlainText();
    void namesInAMatchArePlainText_data() { addGames(); }
    void namesInAMatchArePlainText();
    void namesOfSavedMatchesArePlainText();
    void theEngineMakesNoNetworkRequests();

private:
    QTcpServer m_server;
    QTemporaryDir m_cards;
    QString m_name;  ///< with an image and a link to the server

    static void addGames() {
        QTest::addColumn<QString>("game");
        for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void look(const QString& where);
    [[nodiscard]] static bool isWhole(const QString& text);
    void lookAtText(const QQuickItem& item, const QString& where);
    void lookAtAll(QQuickItem* item, const QString& where);
    void keepDecks(const QString& id) const;
    [[nodiscard]] MatchConfig configFor(const QString& id) const;
    void press(int key) {
        QTest::keyClick(m_window, static_cast<Qt::Key>(key));
        QTest::qWait(20);
    }
    void press(const QString& button) {
        QQuickItem* const item = find("text", button);
        QVERIFY2(item != nullptr, qPrintable(button));
        clickItem(item);
        QTest::qWait(20);
    }
};

void TestPlainText::initTestCase() {
    QVERIFY(m_server.listen(QHostAddress::LocalHost));
    const QString at = QString("http://127.0.0.1:%1/").arg(m_server.serverPort());
    m_name = "<img src=\"" + at + "x.png\">" + markup + "<a href=\"" + at + "\">a</a>";
    for (const std::string& id : gameIds()) {
        const QString folder = QString::fromStdString(ownCardsFor(m_cards.path().toStdString(), id));
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + "/mine.yaml");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(ownCards(QString::fromStdString(id), m_name));
    }
    readOwnCards(m_cards.path().toStdString());
    for (const std::string& id : gameIds()) (void)game(id);
    QVERIFY2(ownCardMistakes().empty(), ownCardMistakes().empty() ? "" : ownCardMistakes().front().c_str());
    // A program as a player. Its name is a key of the settings, in which a slash would begin a group.
    QSettings("Duelogue", "Duelogue").setValue("bots/<img src=x><b>Bot&amp;", "true");
}

void TestPlainText::cleanup() {
    QTest::qWait(50);
    QVERIFY2(!m_server.hasPendingConnections(), "the window has asked a server for something");
    closeWindow();
}

/// Returns true if a text contains the complete markup. A message that quotes a line of a deck shows the line as it was
/// read: without entities, and truncated if it is long.
bool TestPlainText::isWhole(const QString& text) {
    return !text.contains(probe) || text.contains(markup) || text.contains(": unknown card \"<img src=");
}

void TestPlainText::lookAtText(const QQuickItem& item, const QString& where) {
    const QString text = item.property("text").toString();
    const QString what = where + ": " + text;
    constexpr int plain = 0;   // Text.PlainText
    constexpr int styled = 4;  // Text.StyledText
    const int format = item.property("textFormat").toInt();
    QVERIFY2(format == plain || format == styled, qPrintable(what));
    const QString seen = format == plain ? text : unescaped(read(text));
    if (format == styled) QVERIFY2(!read(text).contains('<'), qPrintable(what));
    QVERIFY2(isWhole(seen), qPrintable(what));
}

void TestPlainText::lookAtAll(QQuickItem* item, const QString& where) {
    if (!item->isVisible() || QTest::currentTestFailed()) return;
    if (item->inherits("QQuickText")) lookAtText(*item, where);
    const auto children = item->childItems();
    for (QQuickItem* child : children) lookAtAll(child, where);
}

/// Checks all visible items and all texts for screen readers.
void TestPlainText::look(const QString& where) {
    if (QTest::currentTestFailed()) return;
    QTest::qWait(20);
    lookAtAll(m_window->contentItem(), where);
    const AccessTree tree(m_window);
    for (const AccessTree::Node& node : tree.nodes()) {
        for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description}) {
            const QString told = node.what->text(kind);
            QVERIFY2(isWhole(told) && !told.contains("<font") && !told.contains("&lt;"),
                     qPrintable(where + ", told: " + told));
        }
    }
    QCOMPARE(m_window->title(), QString("Duelogue"));
    if (QTest::currentTestFailed()) picture("markup");
}

/// Saves a deck of own cards for each seat, if the game needs one.
void TestPlainText::keepDecks(const QString& id) const {
    const Game& its = *game(id.toStdString());
    const auto add = [&](const QString& name, const std::vector<std::pair<const char*, int>>& cards) {
        Deck deck;
        deck.name = name.toStdString();
        deck.about = m_name.toStdString();
        for (const auto& [card, count] : cards) {
            const std::string own = QString(card).replace("own", m_name).toStdString();
            const DefinitionId found = its.pool().find(own);
            if (!found) qFatal("no card %s", own.c_str());
            (void)Deck::add(deck.entries, {count, found});
        }
        if (!keepDeck(its, deck)) qFatal("can't keep a deck");
    };
    if (id == "arcana") add(m_name, {{"Mountain", 24}, {"own", 36}});
    if (id == "tribute" || id == "basebreak") add(m_name, {{"own", 40}});
    if (id == "netrun") {
        add(m_name, {{"Weyland Consortium: Building a Better World", 1}, {"own", 30}, {"Hostile Takeover", 15}});
        add("Two " + m_name, {{"Noise: Hacker Extraordinaire", 1}, {"A own", 45}});
    }
}

MatchConfig TestPlainText::configFor(const QString& id) const {
    MatchConfig config{id, {}};
    for (const OwnDeck& each : ownDecks(*game(id.toStdString())))
        config.seats.push_back({m_name, "person", QString::fromStdString(each.id)});
    while (config.seats.size() < 2) config.seats.push_back(config.seats.front());
    // Netrun's Corp sits first, so the name of its deck comes first.
    config.seats[1].name = "Two " + m_name;
    return config;
}

void TestPlainText::namesOnTheStartScreenArePlainText() {
    QFETCH(const QString, game);
    keepDecks(game);
    start().update(startOffer());
    start().chooseGame(game);
    start().choose(configFor(game));
    look("start");
    start().setName(0, "<b>Bld</b>&amp;[[R|x]]%1");
    start().setKind(1, int(start().kinds().size()) - 1);
    look("external bot");
    start().copyDeck(0);
    look("copied");
    start().start();
    look("doubts");
    start().dropDoubts();
    const QString deck = QGuiApplication::clipboard()->text();
    start().pasteDeck(0);
    QVERIFY(start().draft()->isOpen());
    look("pasted");
    start().draft()->keep(m_name);
    look("replaced");
    QGuiApplication::clipboard()->setText("4 " + m_name + " and more\n4 <img src=x>\n" + deck);
    start().pasteDeck(0);
    look("pasted with mistakes");
    press(Qt::Key_Escape);
    start().forgetDeck(0);
    look("forgotten");
    FileOpener(start(), *m_table, *m_desk, *m_matches).open(("/no/such/" + m_name + ".deck").toStdString());
    look("a file that is not there");
    press("Match rules");
    look("rules");
}

void TestPlainText::namesInAMatchArePlainText() {
    QFETCH(const QString, game);
    keepDecks(game);
    QVERIFY(m_session->begin(configFor(game), 5));
    QSet<int> asked;
    for (int answers = 0; answers < 36 && settle() && !m_table->result()->over(); ++answers) {
        if (!m_table->curtainName().isEmpty()) {
            if (answers < 3) look("curtain");
            m_table->raiseCurtain();
            continue;
        }
        const int kind = int(m_table->table().question.ask);
        if (answers % 10 == 0 || !asked.contains(kind)) look(QString("question %1").arg(kind));
        if (QTest::currentTestFailed()) return;
        asked << kind;
        m_table->answer(wanted()->index);
    }
    QVERIFY(settle());
    m_table->raiseCurtain();
    QVERIFY(!m_table->result()->over());
    QQuickItem* own = nullptr;
    for (QQuickItem* card : itemsWith("cardId")) {
        if (card->activeFocusOnTab() || card->property("walkable").toBool()) own = card;
    }
    QVERIFY(own != nullptr);
    own->forceActiveFocus(Qt::TabFocusReason);
    QTest::qWait(600);  // long enough for a tooltip
    look("a card with its notes");
    press(Qt::Key_G);
    look("a pile");
    press(Qt::Key_Escape);
    press(Qt::Key_F10);
    look("menu");
    press(Qt::Key_Escape);
    press(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(m_table->hints()->rows()->count() > 0 && !m_table->hints()->thinking(), 20'000);
    look("a hint");
    m_table->undo();
    QTest::qWait(50);
    look("taken back");
    m_table->raiseCurtain();
    m_table->giveLeave(false);
    m_table->concede();
    QTRY_VERIFY(m_table->result()->over());
    look("result");
}

void TestPlainText::namesOfSavedMatchesArePlainText() {
    for (const std::string& id : gameIds()) {
        const QString game = QString::fromStdString(id);
        keepDecks(game);
        QVERIFY(m_session->begin(configFor(game), 5));
        for (int answers = 0; answers < 25 && settle() && !m_table->result()->over(); ++answers) {
            if (m_table->curtainName().isEmpty())
                m_table->answer(wanted()->index);
            else
                m_table->raiseCurtain();
        }
        m_table->leave();
        start().update(startOffer());
        look("start with a match to go on with");
    }
    press(Qt::Key_F6);
    look("matches");
    press(Qt::Key_F2);
    look("a name");
    press(Qt::Key_Escape);
    m_matches->rename(archivedMatches().front().id, m_name);
    look("named");
    press("Export…");
    look("into a file");
    press(Qt::Key_Escape);
    press("Import…");
    look("from a file");
    (void)m_matches->importFile("/no/such/" + m_name);
    look("a file that is not there");
    press(Qt::Key_Escape);
    QGuiApplication::clipboard()->setText("game " + m_name + "\n");
    m_matches->paste();
    look("no match");
    for (const ArchivedMatch& match : archivedMatches()) {
        m_matches->open(match.id);
        ReplayModel& replay = *m_matches->replay();
        replay.go(replay.last() / 2);
        look("a replay");
        press(Qt::Key_B);
        look("played on from there");
        press(Qt::Key_Escape);
        replay.toEnd();
        look("the end of a replay");
        press(Qt::Key_Escape);
    }
    m_matches->remove(archivedMatches().front().id);
    look("deleted");
    press(Qt::Key_F8);
    look("statistics");
}

/// Neither images nor fonts, components or requests of scripts.
void TestPlainText::theEngineMakesNoNetworkRequests() {
    const QString at = QString("http://127.0.0.1:%1/").arg(m_server.serverPort());
    QQmlComponent component(m_engine.get());
    component.setData(QString(R"(
        import QtQuick
        Item {
            property int status: -1
            Image { source: "%1a.png" }
            BorderImage { source: "%1b.png" }
            AnimatedImage { source: "%1c.gif" }
            FontLoader { source: "%1d.ttf" }
            Loader { source: "%1E.qml" }
            Text { textFormat: Text.RichText; text: "<img src='%1f.png'>" }
            Text { textFormat: Text.StyledText; text: "<img src='%1g.png'>" }
            Component.onCompleted: {
                const request = new XMLHttpRequest;
                request.onreadystatechange = () => status = request.readyState === 4 ? request.status : -1;
                request.open("GET", "%1h");
                request.send();
            }
        })")
                          .arg(at)
                          .toUtf8(),
                      QUrl("qrc:/qt/qml/Duelogue/Hostile.qml"));
    const std::unique_ptr<QObject> made(component.create());
    QVERIFY2(made != nullptr, qPrintable(component.errorString()));
    qobject_cast<QQuickItem*>(made.get())->setParentItem(m_window->contentItem());
    QTRY_COMPARE(made->property("status").toInt(), 0);
    QTest::qWait(200);
    QVERIFY2(!m_server.hasPendingConnections(), "the engine has asked a server for something");
    // Resources of the program are still loaded.
    QQmlComponent ours(m_engine.get(), QUrl("qrc:/qt/qml/Duelogue/FeltBackground.qml"));
    QVERIFY2(ours.isReady(), qPrintable(ours.errorString()));
    Warnings::collect();  // Qt has printed the refused requests
}

DUELOGUE_TEST(TestPlainText, QGuiApplication)
#include "tst_plaintext.moc"

// Best of three: the first player and the decks of the next match, saving, and the end of the series.
#include <QtTest>

#include "app/library/decks/DeckLibrary.h"
#include "app/library/matches/MatchWords.h"
#include "app/match/saved/MatchArchive.h"
#include "app/match/saved/SavedMatchText.h"
#include "app/match/saved/Series.h"
#include "app/start/LastSetup.h"
#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

namespace {

MatchConfig withSeries(MatchConfig config, int of) {
    config.series.of = of;
    return config;
}

/// Saves a deck of the user with 60 cards and a sideboard of three.
void keepDeckWithSideboard() {
    const Game& arcana = *game("arcana");
    const char* const text =
        "name: Woods\n26 Forest\n4 Grizzly Bears\n30 Plains\nsideboard:\n2 Giant Spider\n1 Forest\n";
    QVERIFY(keepDeck(arcana, readPlainDeck(arcana.pool(), "woods", text).deck));
}

/// Returns a saved match with these replies.
SavedMatch keptOf(const MatchConfig& config, const std::vector<JournalEntry>& replies, std::uint64_t seed = 3) {
    SavedMatch kept;
    kept.config = config;
    kept.seed = seed;
    kept.decks = Participants::decksOf(config, seed);
    kept.replies = replies;
    kept.identity = MatchIdentity::now();
    kept.over = playedOut(*game(config.game.toStdString()), kept).pendingQuestion() == nullptr;
    return kept;
}

JournalEntry givingUp(int seat) { return {PlayerId(static_cast<std::uint8_t>(seat)), Reply(ReplyWord::Concede)}; }

bool awaits(const SavedMatch& match) {
    return awaitsNext(match.config, playedOut(*game(match.config.game.toStdString()), match));
}

PlayerId beginner(const SavedMatch& match) {
    const Game& played = *game(match.config.game.toStdString());
    Match begun(played.rulebook());
    begin(begun, match.start());
    return begun.state().globals.current;
}

}  // namespace

class TestSeries : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        QSettings("Duelogue", "Duelogue").clear();
        openWindow();
    }
    void cleanup() { closeWindow(); }

    // The order of matches.

    void theLoserBeginsTheNextMatch() {
        for (const int loser : {0, 1}) {
            for (std::uint64_t seed = 1; seed < 9; ++seed) {
                const SavedMatch lost = keptOf(withSeries(config("person", "novice"), 3), {givingUp(loser)}, seed);
                QVERIFY(awaits(lost));
                const SavedMatch next = nextOf(*game("arcana"), lost, lost.decks, seed + 1);
                QCOMPARE(int{beginner(next).value}, loser);
                QCOMPARE(next.config.series.wins[static_cast<std::size_t>(loser)], 0);
                QCOMPARE(next.config.series.wins[static_cast<std::size_t>(1 - loser)], 1);
                QCOMPARE(next.decks, lost.decks);
                QVERIFY(next.seed != lost.seed);
                QVERIFY(next.replies.empty() && next.identity.id.isEmpty() && !next.over);
            }
        }
    }

    void placeholdersInNamesAreKept() {
        MatchConfig wished = config("person", "novice");
        wished.seats[0].name = "%2 %1";
        QCOMPARE(seriesWords(wished.seats, 3, {1, 0}), QString("Best of 3: %2 %1 1, Ben 0"));
    }

    void anEndDuringMulligansHasNoTurn() {
        ArchivedMatch archived;
        archived.seats = config("person", "novice").seats;
        QCOMPARE(matchResult(archived), QString("unfinished, before turn 1"));
        archived.over = true;
        archived.winners = {1};
        QCOMPARE(matchResult(archived), QString("Ben won before turn 1"));
        archived.turns = 1;
        QCOMPARE(matchResult(archived), QString("Ben won on turn 1"));
    }

    void aDrawCountsForNoPlayer() {
        const MatchConfig wished = withSeries(config("person", "novice"), 3);
        Match match = playedOut(*game("arcana"), keptOf(wished, {}));
        match.state().globals.over = 1;
        const SeriesStanding standing = standingOf(wished, match);
        QCOMPARE(standing.wins, (std::vector<int>{0, 0}));
        QVERIFY(!standing.decided);
    }

    void aMajorityOfMatchesWinsTheSeries() {
        MatchConfig wished = withSeries(config("person", "novice"), 5);
        wished.series.wins = {1, 2};
        QVERIFY(awaits(keptOf(wished, {givingUp(1)})));
        QVERIFY(!awaits(keptOf(wished, {givingUp(0)})));
        QVERIFY(!awaits(keptOf(wished, {})));  // it is not over
        wished.series = {};
        QVERIFY(!awaits(keptOf(wished, {givingUp(1)})));
    }

    void playersSwapRolesBetweenMatches() {
        MatchConfig wished{"netrun", {{"Anna", "person", "solid-ground"}, {"Ben", "novice", "slow-poison"}}};
        wished.series = {3, {1, 0}};
        const SavedMatch lost = keptOf(wished, {givingUp(0)});
        const SavedMatch next = nextOf(*game("netrun"), lost, lost.decks, 7);
        QCOMPARE(next.config.seats[0].name, QString("Ben"));
        QCOMPARE(next.config.seats[0].kind, QString("novice"));
        QCOMPARE(next.config.seats[0].deck, QString("solid-ground"));
        QCOMPARE(next.config.seats[1].name, QString("Anna"));
        QCOMPARE(next.decks, lost.decks);
        QCOMPARE(next.config.series.wins, (std::vector<int>{1, 1}));
    }

    void theLoserBeginsEvenIfTheFirstPlayerWasChosen() {
        MatchConfig wished = withSeries(config("person", "person"), 3);
        for (const Rulebook::MatchSetting& setting : game("arcana")->rulebook().settings())
            wished.options.push_back(static_cast<std::int16_t>(setting.isSeat ? 2 : setting.usual));
        const SavedMatch lost = keptOf(wished, {givingUp(0)});
        QCOMPARE(beginner(lost), PlayerId(1));
        QCOMPARE(beginner(nextOf(*game("arcana"), lost, lost.decks, 7)), PlayerId(0));
    }

    // In the window.

    void aSeriesLastsUntilAPlayerHasWonTwo() {
        QVERIFY(m_session->begin(withSeries(config("person", "person"), 3), 5));
        giveUp();
        const QString first = winner();
        QCOMPARE(m_table->result()->series(),
                 first == "Anna" ? "Best of 3: Anna 1, Ben 0" : "Best of 3: Anna 0, Ben 1");
        toNextMatch();
        QCOMPARE(winsOf(first), 1);
        QVERIFY(beginsNow() != first);
        // The loser of the first match concedes again, or the other player does; then the third match decides.
        giveUp();
        const bool decided = !m_table->result()->seriesGoesOn();
        if (!decided) {
            QCOMPARE(m_table->result()->series(), QString("Best of 3: Anna 1, Ben 1"));
            toNextMatch();
            giveUp();
        }
        QVERIFY(!m_table->result()->seriesGoesOn());
        QVERIFY(m_table->result()->series().contains(winner() + " 2"));
        // After the end, "Rematch" starts a new series.
        clickItem(find("text", "Rematch", false, "primary"));
        QVERIFY(settle());
        QCOMPARE(winsOf("Anna") + winsOf("Ben"), 0);
        QCOMPARE(m_table->table().seats[0].winsNeeded, 2);
    }

    void thePersonSwitchesSides() {
        MatchConfig wished{"netrun", {{"Anna", "person", "solid-ground"}, {"Ben", "novice", "slow-poison"}}};
        QVERIFY(m_session->begin(withSeries(wished, 3), 5));
        giveUp();
        toNextMatch();
        const TableState& table = m_table->table();
        QCOMPARE(table.viewer, 1);
        QCOMPARE(table.seats[1].name, QString("Anna"));
        QVERIFY(table.seats[1].person && !table.seats[0].person);
        QCOMPARE(winsOf("Ben"), 1);
        giveUp();
        QCOMPARE(m_table->result()->series(), QString("Best of 3: Ben 2, Anna 0"));
    }

    void aSeriesIsPlayedToItsEndByMouse() {
        MatchConfig wished{"tribute", {{"Anna", "person", "iron-banner"}, {"Ben", "random", "dragons-court"}}};
        QVERIFY(m_session->begin(withSeries(wished, 3), 5));
        int matches = 1;
        playOut(
            By::Mouse, [this] { answerByMouse(); }, "series", 1000);
        for (; m_table->result()->seriesGoesOn() && !QTest::currentTestFailed(); ++matches) {
            toNextMatch();
            playOut(
                By::Mouse, [this] { answerByMouse(); }, "series", 1000);
        }
        QVERIFY(matches == 2 || matches == 3);
        QCOMPARE(winsOf("Anna") + winsOf("Ben"), matches);
        QCOMPARE(winsOf(winner()), 2);
    }

    // The end of a match.

    void theResultShowsTheFinalBlowAndTheScores() {
        MatchConfig wished{"tribute", {{"Anna", "person", "iron-banner"}, {"Ben", "random", "kaiba"}}};
        QVERIFY(m_session->begin(wished, 5));
        playOut(
            By::Mouse, [this] { answerByMouse(); }, "end-of-tribute", 1000);
        const QString blow = m_table->table().result.blow;
        QVERIFY2(blow.endsWith(" LP (0 left)."), qPrintable(blow));
        QVERIFY2(blow.contains("[["), qPrintable(blow));  // a card is named
        const QVariantList curves = m_table->result()->curves();
        QCOMPARE(curves.size(), 1);
        const QVariantMap curve = curves[0].toMap();
        QCOMPARE(curve["name"].toString(), QString("Anna"));
        QCOMPARE(curve["other"].toString(), QString("Ben"));
        const QVariantList points = curve["points"].toList();
        QVERIFY(points.size() >= 4);
        QCOMPARE(points.front().toPointF().x(), 0.0);
        QCOMPARE(points.back().toPointF(), QPointF(1, m_table->result()->won() ? 1 : 0));
        for (const QVariant& point : points) QVERIFY(point.toPointF().y() >= 0 && point.toPointF().y() <= 1);
        QVERIFY(find("duel", true, false, "curves") != nullptr);
    }

    /// If several cards hit at once, the log can have further hits after the one on the loser.
    void theFinalBlowIsTheOneOnTheLoser() {
        QVERIFY(m_session->begin(config("person", "random"), 2));
        playOut(
            By::Mouse, [this] { answerByMouse(); }, "end-of-arcana", 1000);
        const QString loser = m_table->result()->won() ? "Ben" : "you";
        const QString blow = m_table->table().result.blow;
        QVERIFY2(blow.endsWith(" damage to " + loser + "."), qPrintable(blow));
        const std::vector<TableLogLine>& log = m_table->table().log;
        QVERIFY(std::ranges::find(log, blow.chopped(1), &TableLogLine::text) != log.end());
        QVERIFY(log[log.size() - 2].text != blow.chopped(1));  // the last line before the result
    }

    void concedingEndsWithoutAFinalBlow() {
        QVERIFY(m_session->begin(config("person", "person"), 5));
        giveUp();
        QCOMPARE(m_table->result()->blow(), QString());
        QCOMPARE(m_table->result()->curves().size(), 0);  // the match was too short for a curve
        QVERIFY(itemsWith("duel").isEmpty());
    }

    void eachOfThreePlayersHasACurve() {
        MatchConfig wished{"basebreak",
                           {{"Anna", "random", "aliens+ninjas"},
                            {"Ben", "random", "pirates+robots"},
                            {"Cleo", "random", "tricksters+wizards"}}};
        QVERIFY(m_session->begin(wished, 5));
        QVERIFY(QTest::qWaitFor([this] { return m_table->result()->over(); }, 60'000));
        QCOMPARE(m_table->result()->curves().size(), 3);
        QCOMPARE(m_table->result()->blow(), QString());  // the points explain the result
        picture("end-of-basebreak");
    }

    void aSingleMatchShowsNoSeries() {
        QVERIFY(m_session->begin(config("person", "person"), 5));
        giveUp();
        QCOMPARE(m_table->result()->series(), QString());
        QVERIFY(!m_table->result()->seriesGoesOn());
        QCOMPARE(m_table->table().seats[0].winsNeeded, 0);
    }

    void theNextMatchCanBeStartedAfterARestart() {
        QVERIFY(m_session->begin(withSeries(config("person", "novice"), 3), 5));
        giveUp();
        closeWindow();
        openWindow();
        const Setup offered = startOffer();
        QVERIFY(offered.canResume);
        QCOMPARE(offered.resumeText, QString("Best of 3: Anna 0, Ben 1, between matches"));
        QVERIFY(m_session->resume());
        QVERIFY(m_table->result()->over() && m_table->result()->seriesGoesOn());
        toNextMatch();
        QCOMPARE(winsOf("Ben"), 1);
        // The same in the middle of the second match.
        closeWindow();
        openWindow();
        QVERIFY(startOffer().resumeText.startsWith("Best of 3: Anna 0, Ben 1, "));
        QVERIFY(m_session->resume());
        QCOMPARE(winsOf("Ben"), 1);
        giveUp();
        QCOMPARE(m_table->result()->series(), QString("Best of 3: Anna 0, Ben 2"));
        // A decided series is not offered again.
        closeWindow();
        openWindow();
        QVERIFY(!startOffer().canResume);
    }

    void aBranchIsASingleMatch() {
        SavedMatch kept = keptOf(withSeries(config("person", "novice"), 3), {givingUp(1)});
        QVERIFY(putAway(kept, 1));
        m_matches->refresh();
        m_matches->open(kept.identity.id);
        m_matches->replay()->go(0);
        m_matches->replay()->branch({0, 1});
        QVERIFY(settle());
        giveUp();
        QCOMPARE(m_table->result()->series(), QString());
        QVERIFY(!m_table->result()->seriesGoesOn());
    }

    // The sideboard.

    void cardsAreSwappedWithTheSideboard() {
        loseTheFirstOf(5);
        clickItem(find("text", "Next match", false, "primary"));
        QVERIFY(desk().isOpen());
        QVERIFY(m_table->result()->over());  // until the deck is final
        QCOMPARE(desk().name(), QString("Anna"));
        QVERIFY(!desk().isCovered());
        QCOMPARE(desk().inDeck(), 60);
        QCOMPARE(desk().beside(), 3);
        // With one card removed, there are too few. With another one added, the deck is legal.
        clickItem(find("name", "Grizzly Bears", false, "effect"));
        QCOMPARE(desk().inDeck(), 59);
        QCOMPARE(desk().problem(), QString("Illegal deck: only 59 cards (minimum 60)."));
        QVERIFY(!desk().canGoOn());
        desk().goOn();
        QVERIFY(desk().isOpen());
        desk().toDeck(rowOf("Giant Spider"));
        QVERIFY(desk().canGoOn());
        clickItem(find("text", "Done", false, "primary"));
        QVERIFY(!desk().isOpen());
        QVERIFY(settle());
        QVERIFY(!m_table->result()->over());
        const CardPool& pool = game("arcana")->pool();
        int bears = 0;
        int spiders = 0;
        for (const Card& card : m_session->match()->state().cards) {
            bears += card.owner == PlayerId(0) && card.definition == pool.find("Grizzly Bears") ? 1 : 0;
            spiders += card.owner == PlayerId(0) && card.definition == pool.find("Giant Spider") ? 1 : 0;
        }
        QCOMPARE(bears, 3);
        QCOMPARE(spiders, 1);
        QCOMPARE(beginsNow(), QString("Anna"));
        // The deck stays changed in a resumed match.
        closeWindow();
        openWindow();
        QVERIFY(m_session->resume());
        giveUp();
        m_table->again();
        QCOMPARE(desk().cards()[rowOf("Giant Spider")].toMap()["side"].toInt(), 1);
        QCOMPARE(desk().cards()[rowOf("Grizzly Bears")].toMap()["side"].toInt(), 1);
    }

    void cancelingReturnsToTheResult() {
        loseTheFirstOf(3);
        m_table->again();
        desk().toSideboard(rowOf("Forest"));
        QVERIFY(desk().isDifferent());
        desk().putBack();
        QVERIFY(!desk().isDifferent());
        desk().toSideboard(rowOf("Forest"));
        QTest::keyClick(m_window, Qt::Key_Escape);
        QVERIFY(!desk().isOpen());
        QVERIFY(m_table->result()->over());
        QVERIFY(find("text", "Next match", false, "primary") != nullptr);
        m_table->again();
        QVERIFY(!desk().isDifferent());
        m_table->leave();
        QVERIFY(!desk().isOpen());
    }

    void sideboardsAreHiddenFromOpponents() {
        keepDeckWithSideboard();
        MatchConfig wished = withSeries(config("person", "person"), 3);
        wished.seats[0].deck = wished.seats[1].deck = "woods";
        QVERIFY(m_session->begin(wished, 5));
        giveUp();
        m_table->again();
        for (const QString name : {"Anna", "Ben"}) {
            QCOMPARE(desk().name(), name);
            QVERIFY(desk().isCovered());
            QVERIFY(itemsWith("effect").isEmpty());
            desk().toSideboard(0);
            desk().goOn();
            QVERIFY(!desk().isDifferent());
            QCOMPARE(desk().name(), name);
            clickItem(find("text", "I'm " + name, false, "primary"));
            QVERIFY(!itemsWith("effect").isEmpty());
            QVERIFY(m_table->result()->over());
            clickItem(find("text", "Done", false, "primary"));
        }
        QVERIFY(settle());
        QVERIFY(!m_table->result()->over());
    }

    void theSideboardIsUsedByKeyboard() {
        loseTheFirstOf(3);
        m_table->again();
        QTRY_COMPARE(m_window->activeFocusItem()->property("text").toString(), QString("Done"));
        const auto tabTo = [this](const QString& name, const char* property) {
            for (int i = 0; i < 40; ++i) {
                if (m_window->activeFocusItem()->property(property).toString() == name) return true;
                QTest::keyClick(m_window, Qt::Key_Tab);
            }
            return false;
        };
        QVERIFY(tabTo("Grizzly Bears", "name"));
        QTest::keyClick(m_window, Qt::Key_Return);
        QCOMPARE(desk().inDeck(), 59);
        QTest::keyClick(m_window, Qt::Key_Space);
        QCOMPARE(desk().inDeck(), 58);
        QVERIFY(tabTo("Giant Spider", "name"));
        QTest::keyClick(m_window, Qt::Key_Return);
        QTest::keyClick(m_window, Qt::Key_Return);
        QTest::keyClick(m_window, Qt::Key_Return);  // no copy is left
        QCOMPARE(desk().inDeck(), 60);
        QVERIFY(tabTo("Done", "text"));
        QTest::keyClick(m_window, Qt::Key_Return);
        QVERIFY(settle());
        QVERIFY(!m_table->result()->over());
    }

    // Saving and text.

    void aSeriesSurvivesSavingAndLoading() {
        keepDeckWithSideboard();
        MatchConfig wished = withSeries(config("person", "novice"), 5);
        wished.seats[0].deck = "woods";
        wished.series.wins = {2, 1};
        const SavedMatch kept = keptOf(wished, {givingUp(0)});
        const MatchReading reading = readMatch(writeMatch(*game("arcana"), kept, "A name", 1));
        const auto* read = std::get_if<ReadMatch>(&reading);
        QVERIFY(read != nullptr);
        QCOMPARE(read->match.config.series, kept.config.series);
        QCOMPARE(read->match.decks[0].sideboard, kept.decks[0].sideboard);
        QVERIFY(putAway(kept, 1));
        const auto archived = archivedMatch(kept.identity.id);
        QVERIFY(archived.has_value());
        QCOMPARE(archived->series, kept.config.series);
        QCOMPARE(matchSeries(*archived), QString("Best of 5: Anna 2, Ben 2"));
        const auto forgotten = forgetMatch(kept.identity.id);
        QVERIFY(forgotten.has_value());
        QVERIFY(bringBack(*forgotten));
        QCOMPARE(archivedMatch(kept.identity.id)->series, kept.config.series);
    }

    void anImpossibleSeriesIsRefused_data() {
        QTest::addColumn<QByteArray>("series");
        QTest::newRow("even") << QByteArray(R"({"of":2,"wins":[0,0]})");
        QTest::newRow("too long") << QByteArray(R"({"of":99,"wins":[0,0]})");
        QTest::newRow("no number") << QByteArray(R"({"of":"three","wins":[0,0]})");
        QTest::newRow("decided") << QByteArray(R"({"of":3,"wins":[2,0]})");
        QTest::newRow("below zero") << QByteArray(R"({"of":3,"wins":[-1,0]})");
        QTest::newRow("of others") << QByteArray(R"({"of":3,"wins":[0,0,0]})");
        QTest::newRow("unknown cards") << QByteArray(R"({"of":3,"wins":[0,0],"beside":[[[0,"Forest"]]]})");
        QTest::newRow("of more seats") << QByteArray(R"({"of":3,"wins":[0,0],"beside":[[],[],[]]})");
    }
    void anImpossibleSeriesIsRefused() {
        QFETCH(QByteArray, series);
        SavedMatch kept = keptOf(withSeries(config("person", "novice"), 3), {});
        for (Deck& deck : kept.decks) deck.sideboard.clear();
        QByteArray text = keptHead(*game("arcana"), kept) + keptTail(kept, 0);
        QVERIFY(std::holds_alternative<SavedMatch>(readKept(text, "there")));
        text.replace(R"("series":{"of":3,"wins":[]})", "\"series\":" + series);
        QVERIFY(text.contains(series));
        const FoundMatch found = readKept(text, "there");
        const auto* problem = std::get_if<AutosaveProblem>(&found);
        QVERIFY(problem != nullptr);
        QCOMPARE(problem->message, QString("Can't resume the last match: its file is damaged (there, line 1)."));
    }

    // On the start screen.

    void theSeriesIsChosenWithTheRules() {
        start().chooseGame("arcana");
        clickItem(find("text", "Match rules"));
        clickItem(find("tooltip", "Best of: more"));
        QCOMPARE(start().config().series.of, 3);
        clickItem(find("tooltip", "Best of: more"));
        QCOMPARE(start().config().series.of, 5);
        clickItem(find("tooltip", "Best of: less"));
        QTest::keyClick(m_window, Qt::Key_Escape);
        QVERIFY(find("text", "Match rules (customized)") != nullptr);
        start().resetOptions();
        QCOMPARE(start().config().series.of, 1);
    }

    void theSeriesIsRememberedForEachGame() {
        rememberChoices(start());
        start().chooseGame("tribute");
        start().setSeries(3);
        start().chooseGame("arcana");
        QCOMPARE(start().series(), 1);
        SetupModel next;
        next.show(startOffer());
        rememberChoices(next);
        QCOMPARE(next.series(), 1);
        next.chooseGame("tribute");
        QCOMPARE(next.series(), 3);
    }

    void moreThanTwoPlayASingleMatch() {
        start().chooseGame("basebreak");
        start().setSeries(3);
        QCOMPARE(start().config().series.of, 3);
        start().addSeat();
        QCOMPARE(start().config().series.of, 1);
        QCOMPARE(start().longestSeries(), 1);
        start().takeSeat(2);
        QCOMPARE(start().config().series.of, 3);
    }

private:
    /// Concedes for the viewer and expects the result.
    void giveUp() {
        QVERIFY(settle());
        if (!m_table->table().curtain.name.isEmpty()) m_table->raiseCurtain();
        m_table->concede();
        QVERIFY(m_table->result()->over());
    }
    [[nodiscard]] QString winner() const {
        return m_table->table().seats[static_cast<std::size_t>(m_table->table().result.winner)].name;
    }
    [[nodiscard]] QString beginsNow() const {
        const PlayerId current = m_session->match()->state().globals.current;
        return m_table->table().seats[current.value].name;
    }
    [[nodiscard]] int winsOf(const QString& name) const {
        for (const TableSeat& seat : m_table->table().seats) {
            if (seat.name == name) return seat.wins;
        }
        return -1;
    }
    /// Anna, who has a sideboard, loses the first match against a computer.
    void loseTheFirstOf(int matches) {
        keepDeckWithSideboard();
        MatchConfig wished = withSeries(config("person", "novice"), matches);
        wished.seats[0].deck = "woods";
        QVERIFY(m_session->begin(wished, 5));
        giveUp();
    }
    /// Starts the next match with unchanged decks.
    void toNextMatch() {
        clickItem(find("text", "Next match", false, "primary"));
        while (desk().isOpen()) {
            desk().uncover();
            desk().goOn();
        }
        QVERIFY(settle());
        QVERIFY(!m_table->result()->over());
    }
    [[nodiscard]] SideboardEditor& desk() { return *m_table->result()->sideboard(); }
    [[nodiscard]] int rowOf(const QString& name) {
        const QVariantList cards = desk().cards();
        for (int i = 0; i < cards.size(); ++i) {
            if (cards[i].toMap()["name"] == name) return i;
        }
        return -1;
    }
};

DUELOGUE_TEST(TestSeries, QGuiApplication)
#include "tst_series.moc"

// Computer players and abilities of own cards that cost nothing, in every game: turns end, and decisions take no longer
// than usual.
#include <QtTest>
#include <ctime>

#include "cards/data/FreeUses.h"
#include "match/effects/CoreVerbs.h"
#include "players/MakePlayer.h"
#include "players/plain/Evaluation.h"
#include "tests/support/match/OwnGames.h"

using namespace duelogue;

namespace {

void addPlaces() {
    QTest::addColumn<int>("at");
    for (int i = 0; i < 4; ++i) QTest::newRow(ownPlaces[i].game) << i;
}

/// Counts how often a value of a player goes up.
class Gains : public Observer {
public:
    void completed(const Match& /*match*/, const Communication& done) override {
        m_count += done.is(CoreVerb::Gain) && done.succeeded() ? 1 : 0;
    }
    [[nodiscard]] int count() const { return m_count; }

private:
    int m_count = 0;
};

std::unique_ptr<ComputerPlayer> playerOf(const QString& name, const Rulebook& rulebook) {
    return std::get<std::unique_ptr<ComputerPlayer>>(makePlayer(name.toStdString(), rulebook, 1));
}

/// Lets a player answer the questions of its seat until the turn is over; how many it was asked.
int playTurn(Match& match, ComputerPlayer& player, int most) {
    const PlayerId self = match.asked();
    const int turn = match.state().globals.turn;
    Replies options;
    int asked = 0;
    match.toChoice(options);
    while (!options.empty() && match.state().globals.turn == turn && asked < most) {
        const Evaluation& evaluation = evaluationFor(match.rulebook());
        Reply reply = options.front();
        if (match.asked() == self) {
            ++asked;
            reply = player.choose(View(match, self));
        } else {
            evaluation.narrow(match, options);
        }
        if (match.asked() != self) reply = options.front();
        match.takeToChoice(reply, options);
    }
    return asked;
}

}  // namespace

class TestEndless : public QObject {
    Q_OBJECT

private slots:
    void freeAbilitiesAreUsedAtMost20TimesATurn_data() { addPlayers(); }
    void freeAbilitiesAreUsedAtMost20TimesATurn() {
        QFETCH(int, at);
        QFETCH(QString, player);
        const OwnPlace& place = ownPlaces[at];
        const auto own = cardOf(place, "Fountain", "{pay: 0, do: {gain " + std::string(place.value) + ": 1}}");
        OwnGame game(place.game, own);
        QCOMPARE(game.play(positionOf(place, "Fountain")), std::string());
        Match match = game.match();
        Gains gains;
        match.setObserver(&gains);
        const auto made = playerOf(player, match.rulebook());
        const int turn = match.state().globals.turn;
        const int asked = playTurn(match, *made, 200);
        QVERIFY(match.state().globals.over != 0 || match.state().globals.turn > turn);
        QVERIFY2(asked < 200, qPrintable(QString::number(asked)));
        QVERIFY2(gains.count() <= 30, qPrintable(QString::number(gains.count())));
    }

    void anAbilityThatChangesNothingIsSoonLeftAlone_data() { addPlayers(); }
    void anAbilityThatChangesNothingIsSoonLeftAlone() {
        QFETCH(int, at);
        QFETCH(QString, player);
        const OwnPlace& place = ownPlaces[at];
        const auto own = cardOf(place, "Idol", "{pay: 0, do: {lose " + std::string(place.value) + ": 0}}");
        OwnGame game(place.game, own);
        QCOMPARE(game.play(positionOf(place, "Idol")), std::string());
        Match match = game.match();
        const auto made = playerOf(player, match.rulebook());
        const int turn = match.state().globals.turn;
        const int asked = playTurn(match, *made, 60);
        QVERIFY(match.state().globals.over != 0 || match.state().globals.turn > turn);
        QVERIFY2(asked < 60, qPrintable(QString::number(asked)));
    }

    void freeAbilitiesWithoutEndAreFound_data() { addPlaces(); }
    void freeAbilitiesWithoutEndAreFound() {
        QFETCH(int, at);
        const OwnGame game(
            ownPlaces[at].game,
            cardOf(ownPlaces[at], "Idol", "{pay: 0, do: {lose " + std::string(ownPlaces[at].value) + ": 1}}"));
        QStringList free;
        for (const AbilityId id : freeUses(game.pool()))
            free += QString::fromStdString(game.pool()[game.pool()[id].definition].name);
        QStringList expected{QStringLiteral("Idol")};
        // Yog.0 breaks subroutines that are not broken yet, so its use does come to an end.
        if (ownPlaces[at].game == std::string_view("netrun")) expected.prepend(QStringLiteral("Yog.0"));
        QCOMPARE(free, expected);
    }

    /// Compared with a card that does nothing, whatever the other one does. In processor time, for the machine may be
    /// busy.
    void noDecisionTakesThreeTimesAsLongAsUsual_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("player");
        QTest::addColumn<QString>("abilities");
        const std::pair<const char*, const char*> cards[] = {
            {"free gain", "{pay: 0, do: {gain %1: 1}}"},
            {"nothing", "{pay: 0, do: {lose %1: 0}}"},
            {"loop",
             "{pay: 0, do: {gain %1: 1}}, {when: {gain %1: you}, do: {lose %1: 1}}, "
             "{when: {lose %1: you}, do: {gain %1: 1}}"},
            {"growing loop",
             "{pay: 0, do: {lose %1: 1}}, {when: {lose %1: you}, do: {gain %1: 1}}, "
             "{when: {gain %1: you}, do: {gain %1: 1}}"},
            {"long use", "{pay: 0, do: {repeat: 60, do: {repeat: 60, do: {lose %1: 0}}}}"},
        };
        for (int i = 0; i < 4; ++i) {
            for (const char* player : {"greedy", "search:150"}) {
                for (const auto& [name, card] : cards)
                    QTest::addRow("%s %s %s", ownPlaces[i].game, player, name)
                        << i << player << QString::fromUtf8(card).replace("%1", ownPlaces[i].value);
            }
        }
    }
    void noDecisionTakesThreeTimesAsLongAsUsual() {
        QFETCH(int, at);
        QFETCH(QString, player);
        QFETCH(QString, abilities);
        const OwnPlace& place = ownPlaces[at];
        const double usual = secondsFor(place, player, {});
        const double here = secondsFor(place, player, abilities.toStdString());
        // In the middle of a match a decision of such players takes up to so long; here some are settled at once.
        constexpr double ofMidGame = 0.05;
        QVERIFY2(here <= 3 * std::max(usual, ofMidGame),
                 qPrintable(QStringLiteral("%1 s instead of %2 s").arg(here).arg(usual)));
    }

private:
    /// Processor time for the first decision in the position with such a card: the least of three times.
    static double secondsFor(const OwnPlace& place, const QString& player, const std::string& abilities) {
        OwnGame game(place.game, cardOf(place, "Thing", abilities));
        const std::string wrong = game.play(positionOf(place, "Thing"));
        if (!wrong.empty()) qFatal("%s", wrong.c_str());
        const View view(game.match(), game.match().asked());
        double least = 1e9;
        for (int i = 0; i < 3; ++i) {
            const auto made = playerOf(player, game.rulebook());
            const std::clock_t begun = std::clock();
            (void)made->choose(view);
            least = std::min(least, static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
        }
        return least;
    }

    static void addPlayers() {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("player");
        for (int i = 0; i < 4; ++i) {
            for (const char* player : {"greedy", "search:30", "ensemble:30", "novice", "apprentice"})
                QTest::addRow("%s %s", ownPlaces[i].game, player) << i << player;
        }
    }
};

QTEST_APPLESS_MAIN(TestEndless)
#include "tst_endless.moc"

// A player who concedes: the log, the result, the list of matches and the statistics name that player in every game.
#include <QtTest>
#include <algorithm>

#include "app/games/Games.h"
#include "app/games/presenter/GamePresenter.h"
#include "app/library/matches/MatchWords.h"
#include "app/library/matches/Statistics.h"
#include "app/match/saved/MatchArchive.h"
#include "app/match/saved/Participants.h"
#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/MatchLog.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

const QStringList seatNames{"Anna", "Ben", "Cleo", "Dov"};

MatchConfig configFor(const QString& game, int seats) {
    MatchConfig config{game, {}};
    for (int seat = 0; seat < seats; ++seat)
        config.seats.push_back({seatNames[seat], "random", game == "basebreak" ? "random+random" : "random"});
    return config;
}

/// A match of random replies in which all players but one concede at some point.
class Conceded {
public:
    Conceded(const QString& game, int seats, std::size_t replies, PlayerId winner)
        : m_participants(Participants::of(configFor(game, seats), seed,
                                          Participants::decksOf(configFor(game, seats), seed), usualPlayer)),
          m_driver{Match(m_participants->game().rulebook())},
          m_match(m_driver.edit()),
          m_winner(winner) {
        m_kept = {m_participants->config(), seed, m_participants->decks(), {}, {}, true, MatchIdentity::now()};
        m_driver.setObserver(&m_log);
        begin(m_match, m_kept.start());
        while (m_kept.replies.size() < replies && m_match.pendingQuestion() != nullptr) {
            const PlayerId asked = m_match.playerToAct();
            answer(asked, (*m_participants)[asked].player->choose(View(m_match, asked), {}));
        }
        for (const PlayerId seat : m_participants->ids()) {
            if (seat != winner) answer(seat, Reply(ReplyWord::Concede));
        }
    }

    [[nodiscard]] TableState tableOf(PlayerId viewer) const {
        const std::vector<Occupant> occupants = m_participants->occupants();
        return m_participants->game().presenter().table(View(m_match, viewer), occupants, {}, m_log);
    }
    /// Returns the match as a person at `seat` played it against the adept level.
    [[nodiscard]] SavedMatch keptFor(int seat) const {
        SavedMatch kept = m_kept;
        for (MatchConfig::Seat& each : kept.config.seats) each.kind = "adept";
        kept.config.seats[static_cast<std::size_t>(seat)].kind = "person";
        return kept;
    }
    [[nodiscard]] bool isOver() const { return m_match.pendingQuestion() == nullptr; }
    /// Returns the turn in which the match ends: a concession of the current player begins the next turn.
    [[nodiscard]] int turn() const { return m_match.state().globals.turn; }
    [[nodiscard]] const QString& winner() const { return seatNames[m_winner.value]; }
    [[nodiscard]] std::vector<PlayerId> seats() const { return m_participants->ids(); }

private:
    static constexpr std::uint64_t seed = 7;
    std::optional<Participants> m_participants;
    MatchDriver m_driver;
    Match& m_match;  ///< the driver's
    MatchLog m_log;
    SavedMatch m_kept;
    PlayerId m_winner;

    void answer(PlayerId player, const Reply& reply) {
        if (m_match.play(player, reply) != MessageId::None) qFatal("a reply is refused");
        m_kept.replies.push_back({player, reply});
    }
};

}  // namespace

class TestConceding : public QObject {
    Q_OBJECT

private:
    OwnHome m_home;

private slots:
    void init() {
        waitForPutAway();
        OwnHome::empty();
    }

    void theConcedingPlayerIsNamed_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("replies");
        QTest::addColumn<int>("winner");
        for (const std::string& id : gameIds()) {
            const int most = static_cast<int>(game(id)->rulebook().seatCount().most);
            for (int seats = 2; seats <= most; ++seats) {
                for (int winner = 0; winner < seats; ++winner) {
                    for (const int replies : {0, 90}) {
                        QTest::addRow("%s of %d, %s is left after %d replies", id.c_str(), seats,
                                      qPrintable(seatNames[winner]), replies)
                            << QString::fromStdString(id) << seats << replies << winner;
                    }
                }
            }
        }
    }
    void theConcedingPlayerIsNamed() {
        QFETCH(const QString, game);
        QFETCH(const int, seats);
        QFETCH(const int, replies);
        QFETCH(const int, winner);
        const Conceded conceded(game, seats, static_cast<std::size_t>(replies),
                                PlayerId(static_cast<std::uint8_t>(winner)));
        QVERIFY(conceded.isOver());
        for (const PlayerId viewer : conceded.seats()) {
            const TableState table = conceded.tableOf(viewer);
            QCOMPARE(table.result.winner, winner);
            QVERIFY2(table.result.title.startsWith(conceded.winner()), qPrintable(table.result.title));
            for (const PlayerId each : conceded.seats()) {
                const QString conceding = seatNames[each.value] + " conceded";
                QVERIFY2(table.result.sentence.contains(conceding) == (each.value != winner),
                         qPrintable(table.result.sentence));
            }
            QCOMPARE(table.log.back().text, table.result.title + ". " + table.result.sentence);
            QVERIFY2(table.result.blow.isEmpty() || !table.result.blow.contains("conceded"),
                     qPrintable(table.result.blow));
        }
        for (int person = 0; person < seats; ++person) {
            OwnHome::empty();
            QVERIFY(putAway(conceded.keptFor(person), 1'700'000'000));
            const ArchivedMatch archived = archivedMatches().front();
            const QString when = conceded.turn() == 0 ? "before turn 1" : QString("on turn %1").arg(conceded.turn());
            QCOMPARE(matchResult(archived), conceded.winner() + " won " + when);
            const Statistics counted = statisticsOf(matchResults());
            QCOMPARE(counted.all.won, person == winner ? 1 : 0);
            QCOMPARE(counted.all.lost, person == winner ? 0 : 1);
            QCOMPARE(counted.rating.matches, conceded.turn() == 0 ? 0 : 1);
        }
    }
};

DUELOGUE_TEST(TestConceding, QCoreApplication)
#include "tst_conceding.moc"

// The log of Basebreak: what it says of what has happened.
#include <QTest>

#include "app/staging/LogBook.h"
#include "tests/BasebreakGame.h"
#include "tests/LogLines.h"

using namespace duelogue;

namespace {

/// From a position with two bases in play; "deck" and the like may be said of each player.
QStringList lines(const char* mine, const char* others, const QString& moves) {
    const QString position =
        QString("game basebreak\ntable\nplay The Grey Opal, Tar Pits\nplayer 1\n%1\nplayer 2\n%2\nmoves\n")
            .arg(mine, others);
    return linesOf(BasebreakGame::instance().rulebook(), position.toUtf8().constData(), moves);
}

}  // namespace

class TestBasebreakLog : public QObject {
    Q_OBJECT

private slots:
    void tells_data() {
        const LogRows add;
        add("an ability before what it does",
            lines("hand Gnome\nplay Ninja Acolyte (on Tar Pits)\ndeck King Rex x10", "deck King Rex x10",
                  "1 use Ninja Acolyte"),
            {"You use an ability of Ninja Acolyte", "You may play an extra minion at Tar Pits",
             "Ninja Acolyte goes to your hand"});
        add("an empty deck",
            lines("hand Hoverbot\ndiscard pile Warbot", "deck King Rex x10", "1 play Hoverbot|1 choose Tar Pits"),
            {"You play Hoverbot at Tar Pits", "You shuffle the discard pile into the deck", "You reveal Warbot"});
        add("an action whose minion is protected from it by now",
            lines("hand Wildlife Preserve\nplay Invader (on Tar Pits)\ndeck King Rex x10",
                  "play Poison (on Invader)\ndeck King Rex x10", "1 play Wildlife Preserve|1 choose Tar Pits"),
            {"You play Wildlife Preserve on Tar Pits", "Poison loses its hold"});
    }
    void tells() {
        QFETCH(QStringList, told);
        QTEST(told, "lines");
    }

    void whatBeginsTheMatchIsTold() {
        const BasebreakGame& game = BasebreakGame::instance();
        Match match(game.rulebook());
        LogBook book;
        match.setObserver(&book);
        begin(match, game.start(5, 3));
        Replies replies;
        match.options(replies);
        while (match.state().globals.turn == 0) (void)match.take(replies.front());
        const auto told = std::ranges::find_if(book.lines(), [](const LogBook::Line& line) {
            return line.text.find("; the bases are [") != std::string::npos;
        });
        QVERIFY(told != book.lines().end());
        QCOMPARE(told->cards.size(), 4U);
    }
};

QTEST_APPLESS_MAIN(TestBasebreakLog)
#include "tst_basebreaklog.moc"

// S2.11 with the cards of Arcana, whose abilities wait on the stack before they resolve: every event can be traced to
// its cause.
#include <QTest>
#include <map>

#include "cards/data/CardPool.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/players/PlayerPositions.h"

using namespace duelogue;

namespace {

/// Records each completed communication by its id.
class Causes : public Observer {
public:
    void completed(const ReadableMatch& match, const Communication& done) override {
        QString what = QString::fromStdString(match.rulebook().kinds()[done.kind].name);
        if (done.kind.value < maxVerbs && !subjectsOf(match, done).empty()) {
            const Subject subject = subjectsOf(match, done).front();
            if (subject.isCard()) {
                what += ' ';
                what += QString::fromStdString(match.pool()[match.state().card(subject.card()).definition].name);
            }
        }
        m_done[done.id.value] = {done.cause, what};
    }
    /// Returns the causes of the last communication with that name, nearest first.
    [[nodiscard]] QStringList of(const QString& what) const {
        const auto last =
            std::find_if(m_done.rbegin(), m_done.rend(), [&](const auto& entry) { return entry.second.what == what; });
        QStringList causes;
        if (last == m_done.rend()) return {"no " + what};
        for (auto at = m_done.find(last->second.cause.value); at != m_done.end();
             at = m_done.find(at->second.cause.value)) {
            causes += at->second.what;
        }
        return causes;
    }

private:
    struct Done {
        CommunicationId cause;
        QString what;
    };
    std::map<std::uint32_t, Done> m_done;
};

/// Gives the replies in order. No forced reply is skipped.
void play(Match& match, const QStringList& replies) {
    for (const QString& wanted : replies) {
        Replies options;
        match.legalReplies(options);
        const auto found = std::find_if(options.begin(), options.end(),
                                        [&](const Reply& reply) { return words(match, reply) == wanted; });
        QVERIFY2(found != options.end(), qPrintable(wanted));
        match.apply(*found);
    }
}

}  // namespace

class TestCauses : public QObject {
    Q_OBJECT

private slots:
    void S2_11_effectsOfATriggerLeadBackToItsEvent();
    void S2_11_effectsOfASpellLeadBackToItsCasting();
};

void TestCauses::S2_11_effectsOfATriggerLeadBackToItsEvent() {
    MatchDriver driver(
        positionOf("turn 1 main player 1\nplayer 1\nhand Ebon Dragon\nbattlefield Swamp x7\nlibrary Swamp x9\n"
                   "player 2\nhand Forest, Bee Sting\nlibrary Forest x9\nmoves\n"));
    Match& match = driver.edit();
    Causes causes;
    driver.setObserver(&causes);
    play(match, {"play Ebon Dragon", "pay auto", "pass", "pass", "pass", "pass", "yes", "choose Bee Sting"});
    QCOMPARE(causes.of("move Bee Sting").mid(0, 2), QStringList({"discard Bee Sting", "move Ebon Dragon"}));
}

void TestCauses::S2_11_effectsOfASpellLeadBackToItsCasting() {
    MatchDriver driver(
        positionOf("turn 1 main player 1\nplayer 1\nhand Lava Axe\nbattlefield Mountain x5\nlibrary Swamp x9\n"
                   "player 2\nlife 20\nlibrary Forest x9\nmoves\n"));
    Match& match = driver.edit();
    Causes causes;
    driver.setObserver(&causes);
    play(match, {"play Lava Axe", "choose player 2", "pay auto", "pass", "pass"});
    QCOMPARE(causes.of("lose"), QStringList({"damage", "play card", "priority"}));
}

DUELOGUE_TEST(TestCauses, QCoreApplication)
#include "tst_causes.moc"

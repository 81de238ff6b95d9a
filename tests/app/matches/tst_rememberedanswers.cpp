// Answers that are remembered for later questions: which questions they answer, undo, and their text in a saved match.
#include <QTest>
#include <algorithm>

#include "app/match/remembered/RememberedOffers.h"
#include "app/match/remembered/RememberedText.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/StagedTable.h"

using namespace duelogue;

namespace {

using Kind = RememberedAnswer::Kind;

/// Neophyte asks about an action that can be played.
const QString atPlayable =
    "game basebreak\ntable\n  play The Grey Opal\nplayer 1\n  hand Neophyte\n"
    "  action of the turn 1\n  deck Howl, Upgrade\n"
    "player 2\n  deck King Rex, War Raptor x4, Armor Stego x3, Laseratops x2\n";
/// Another instruction of Neophyte asks about an action that can't be played.
const QString atUnplayable =
    "game basebreak\ntable\n  play The Grey Opal\nplayer 1\n  hand Neophyte\n"
    "  deck Hidden Ninja, Howl\n"
    "player 2\n  deck King Rex, War Raptor x4, Armor Stego x3, Laseratops x2\n";
/// Both players have a card that asks its owner the same.
const QString atTwoScouts =
    "game basebreak\ntable\n  play Jungle Oasis\n  base deck The Grey Opal\n"
    "player 1\n  play King Rex (on Jungle Oasis), Ninja Master (on Jungle Oasis, power 7), "
    "Scout (on Jungle Oasis)\n  deck Howl x2, War Raptor x4, Armor Stego x3, Laseratops\n"
    "player 2\n  play Scout (on Jungle Oasis)\n"
    "  deck King Rex, War Raptor x4, Armor Stego x3, Laseratops x2\n";
/// Effects of two cards must be put in order, and then those of two others.
const QString atEffects =
    "game basebreak\ntable\n  play Tortuga\nplayer 1\n  hand Gremlin, King Rex, War Raptor\n"
    "  deck Warbot x2, War Raptor x3, Armor Stego x3, Laseratops x2\n"
    "player 2\n  play Flame Trap (on Tortuga), Pay the Piper (on Tortuga)\n  hand Gnome\n"
    "  deck King Rex, War Raptor x4, Armor Stego x3, Laseratops x2\n";

StagedTable staged(const QString& position, const QStringList& moves) {
    return StagedTable::checked(position, moves, {"Anna", "Ben"}, "basebreak");
}

/// Returns the offers with a reply beside the question.
std::vector<RememberedOffer> offersAt(const StagedTable& shown) {
    std::vector<RememberedOffer> offers = rememberedOffers(shown.presenter(), shown.view());
    std::erase_if(offers, [](const RememberedOffer& offer) { return offer.card || !offer.reply; });
    return offers;
}

/// Returns what the offer with this label would remember.
RememberedAnswer offered(const StagedTable& shown, const QString& label) {
    for (const RememberedOffer& offer : offersAt(shown)) {
        if (offer.label == label) return offer.answer;
    }
    qFatal("%s is not offered", qPrintable(label));
}

RememberedAnswers rememberedOf(const RememberedAnswer& answer) {
    RememberedAnswers answers;
    answers.remember(answer, 0);
    return answers;
}

QStringList labelsOf(const std::vector<RememberedOffer>& offers) {
    QStringList labels;
    for (const RememberedOffer& offer : offers) labels << offer.label;
    return labels;
}

}  // namespace

class TestRememberedAnswers : public QObject {
    Q_OBJECT

private slots:
    void anOptionalEffectIsAnsweredAgain() {
        const StagedTable asked = staged(atPlayable, {"1 play Neophyte"});
        QCOMPARE(labelsOf(offersAt(asked)), QStringList({"Always yes", "Always no"}));
        const auto yes = rememberedOf(offered(asked, "Always yes")).replyTo(asked.view());
        QVERIFY(yes && yes->is(ReplyWord::Yes));
        const auto no = rememberedOf(offered(asked, "Always no")).replyTo(asked.view());
        QVERIFY(no && no->is(ReplyWord::No));
    }

    void anotherEffectOfTheSameCardIsAsked() {
        const StagedTable asked = staged(atPlayable, {"1 play Neophyte"});
        const StagedTable other = staged(atUnplayable, {"1 play Neophyte"});
        const RememberedAnswers no = rememberedOf(offered(asked, "Always no"));
        QVERIFY(no.replyTo(asked.view()).has_value());
        QVERIFY(!no.replyTo(other.view()).has_value());
        QCOMPARE(labelsOf(offersAt(other)), QStringList({"Always yes", "Always no"}));
    }

    void anotherPlayerIsAsked() {
        const StagedTable first = staged(atTwoScouts, {"1 done", "1 option 1's Scout"});
        const StagedTable second = staged(atTwoScouts, {"1 done", "1 option 2's Scout"});
        QVERIFY(first.view().viewer() != second.view().viewer());
        const RememberedAnswers no = rememberedOf(offered(first, "Always no"));
        QVERIFY(no.replyTo(first.view()).has_value());
        QVERIFY(!no.replyTo(second.view()).has_value());
    }

    void aQuestionOfTheRulesIsNeverRemembered() {
        const StagedTable asked = staged(atPlayable, {});
        QVERIFY(offersAt(asked).empty());
    }

    void theSameEffectsAreOrderedAgain() {
        const StagedTable asked = staged(atEffects, {"1 play Gremlin"});
        QCOMPARE(labelsOf(offersAt(asked)), QStringList({"Always first: Flame Trap", "Always first: Pay the Piper"}));
        const RememberedAnswers answers = rememberedOf(offered(asked, "Always first: Pay the Piper"));
        const auto reply = answers.replyTo(asked.view());
        QVERIFY(reply && reply->is(ReplyWord::Option));
        QCOMPARE(asked.table().question.answers[std::size_t(reply->number)].label, "Pay the Piper");
        // The same effect among others is asked about.
        const StagedTable other = staged(atEffects, {"1 play Gremlin", "1 option Flame Trap"});
        QCOMPARE(labelsOf(offersAt(other)), QStringList({"Always first: Pay the Piper", "Always first: Gremlin"}));
        QVERIFY(!answers.replyTo(other.view()).has_value());
    }

    void copiesOfACardAreOneEffect() {
        const StagedTable asked = staged(atTwoScouts, {"1 done"});
        QCOMPARE(labelsOf(offersAt(asked)), QStringList({"Always first: Scout"}));
    }

    void anAnswerReplacesTheOneToTheSameQuestion() {
        const StagedTable asked = staged(atPlayable, {"1 play Neophyte"});
        RememberedAnswers answers = rememberedOf(offered(asked, "Always yes"));
        answers.remember(offered(asked, "Always no"), 3);
        QCOMPARE(answers.of(PlayerId(0), 1).size(), 1);
        QVERIFY(answers.replyTo(asked.view())->is(ReplyWord::No));
    }

    void undoRestoresTheAnswersOfThatDecision() {
        const StagedTable asked = staged(atPlayable, {"1 play Neophyte"});
        RememberedAnswers answers;
        answers.remember(offered(asked, "Always yes"), 3);
        answers.revoke(offered(asked, "Always yes"), 7);
        QVERIFY(answers.of(PlayerId(0), 1).empty());
        answers.backTo(7);
        QCOMPARE(answers.of(PlayerId(0), 1).size(), 1);
        answers.backTo(3);
        QVERIFY(answers.of(PlayerId(0), 1).empty());
        answers.forwardTo(5);
        QCOMPARE(answers.of(PlayerId(0), 1).size(), 1);
        answers.forwardTo(8);
        QVERIFY(answers.of(PlayerId(0), 1).empty());
        answers.backTo(5);
        answers.act();
        answers.forwardTo(8);
        QCOMPARE(answers.of(PlayerId(0), 1).size(), 1);
    }

    void aTurnEndsWhatWasRememberedForIt() {
        RememberedAnswers answers;
        answers.remember({Kind::Quiet, PlayerId(0), {DefinitionId(4), {}, {}}, {}, 2}, 0);
        QCOMPARE(answers.of(PlayerId(0), 2).size(), 1);
        QVERIFY(answers.of(PlayerId(0), 3).empty());
        QVERIFY(answers.of(PlayerId(1), 2).empty());
    }

    void aSavedMatchNamesTheCards() {
        const StagedTable asked = staged(atPlayable, {"1 play Neophyte"});
        const StagedTable order = staged(atEffects, {"1 play Gremlin"});
        const CardPool& pool = asked.view().match().pool();
        RememberedAnswers answers;
        answers.remember(offered(asked, "Always no"), 3);
        answers.remember(offered(order, "Always first: Flame Trap"), 4);
        answers.remember({Kind::Quiet, PlayerId(1), {pool.find("Howl"), {}, {}}, {}, 2}, 5);
        answers.revoke(offered(asked, "Always no"), 6);
        const QJsonArray written = writeRemembered(pool, answers.entries());
        QVERIFY(readRemembered(pool, written) == answers.entries());
        QJsonArray damaged = written;
        damaged[0] = QJsonObject{{"answer", "no"}, {"player", 0}, {"effect", QJsonArray{"Nobody", "Nobody", 0, 0}}};
        QCOMPARE(readRemembered(pool, damaged).size(), 2);
    }
};

DUELOGUE_TEST(TestRememberedAnswers, NoApplication)
#include "tst_rememberedanswers.moc"

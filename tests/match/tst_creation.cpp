// Cards that are created during a match, cards that become other cards, and choices among the names of cards.
#include <QTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "cards/rulestext/RulesText.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Match.h"
#include "match/loop/Questions.h"
#include "match/loop/Save.h"
#include "match/loop/View.h"
#include "match/notation/RulesFingerprint.h"
#include "match/notation/scenario/Position.h"
#include "match/notation/scenario/Scenario.h"
#include "match/state/EngineLimits.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

namespace {

/// Returns the first error in a deed with this body, without its place; empty if the deed is valid.
QString errorIn(const QString& body) {
    CardPool pool(madeup::vocabulary());
    const QString file =
        u"set: T\ncards:\n- {name: Grunt, type: Unit, cost: 1, stats: \"1\"}\n"
        "- {name: Trial, type: Deed, cost: 1, targets: [unit], do: %1}\n"_s.arg(body);
    const std::vector<CardError> errors = loadCards(pool, "t.yaml", file.toStdString());
    return errors.empty() ? QString() : QString::fromStdString(errors.front().message);
}

QString textOf(const QString& card) {
    return QString::fromStdString(rulesText(madeUpCards(), madeUpCards().find(card.toStdString())));
}

const Card& cardIn(const Table& table, const QString& name) { return table.match().state().card(table.card(name)); }

}  // namespace

class TestCreation : public QObject {
    Q_OBJECT

private slots:
    void createdCardsComeIntoPlay();
    void otherCardsNoticeCreatedCards();
    void eachNamedPlayerGetsTheirOwnCards();
    void aCopyHasThePrintOfItsModel();
    void aCardThatAPlayerDoesNotKnowIsNotCopied();
    void aCreatedCardCeasesToExistWhenItLeavesPlay();
    void aTransformedCardStaysTheSameObject();
    void aTransformedCardBecomesItselfWhenItLeavesPlay();
    void abilitiesOfTheNewPrintWork();
    void aPlayerNamesOneOfTheOfferedCards();
    void theNamedCardIsCreated();
    void theOfferedNamesArePublic();
    void equalCardsOfDifferentOriginAreNotInterchangeable();
    void aMatchHasALimitOfCards();
    void aSaveWithAnUnknownPrintIsRefused();
    void aPositionTellsWhatWasCreated();
    void theFingerprintCoversCardsThatCanBeCreated();
    void rulesTextNamesTheCards();
    void mistakesAreExplained_data();
    void mistakesAreExplained();
};

void TestCreation::createdCardsComeIntoPlay() {
    Table table;
    table.hand(A, {"Toymaker"}).begin();
    (void)table.plays(A, "Toymaker");
    QCOMPARE(table.names(A, Zone::Board), QStringList({"Grunt", "Grunt"}));
    QCOMPARE(table.power("Grunt"), 1);
    QCOMPARE(cardIn(table, "Grunt").owner, A);
    QVERIFY(table.inOrder({"create A 2: happened"}));
}

void TestCreation::otherCardsNoticeCreatedCards() {
    Table table;
    table.hand(A, {"Toymaker"}).board(A, {"Herald"}).begin();
    (void)table.plays(A, "Toymaker");
    QCOMPARE(table.credits(A), 10 - 1 + 2);
}

void TestCreation::eachNamedPlayerGetsTheirOwnCards() {
    Table table(3);
    table.hand(A, {"Crowd"}).begin();
    (void)table.plays(A, "Crowd");
    for (const PlayerId player : {A, B, C}) QCOMPARE(table.names(player, Zone::Board), QStringList({"Page"}));
}

void TestCreation::aCopyHasThePrintOfItsModel() {
    Table table;
    table.hand(A, {"Mirror"}).board(B, {"Brute"}).begin();
    (void)table.says(A, "play Mirror");
    (void)table.says(A, "choose Brute");
    (void)table.says(A, "pay");
    QCOMPARE(table.names(A, Zone::Board), QStringList({"Brute"}));
    QCOMPARE(table.names(B, Zone::Board), QStringList({"Brute"}));
}

void TestCreation::aCardThatAPlayerDoesNotKnowIsNotCopied() {
    Table table;
    table.hand(A, {"Mirror"}).board(B, {"Brute"});
    table.match().state().card(table.card("Brute")).knownTo = PlayerSet(B).bits();
    table.begin();
    (void)table.says(A, "play Mirror");
    (void)table.says(A, "choose Brute");
    (void)table.says(A, "pay");
    QCOMPARE(table.names(A, Zone::Board), QStringList());
}

void TestCreation::aCreatedCardCeasesToExistWhenItLeavesPlay() {
    Table table;
    table.hand(A, {"Toymaker", "Strike"}).begin();
    (void)table.plays(A, "Toymaker");
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Grunt");
    (void)table.says(A, "pay");
    QCOMPARE(table.names(A, Zone::Board), QStringList({"Grunt"}));
    QCOMPARE(table.names(A, Zone::Discard), QStringList({"Toymaker", "Strike"}));
    QCOMPARE(table.names(A, Zone::Outside), QStringList({"Grunt"}));
}

void TestCreation::aTransformedCardStaysTheSameObject() {
    Table table;
    table.hand(A, {"Curse"}).board(B, {"Brute"});
    const CardId brute = table.card("Brute");
    table.match().state().card(brute).values[static_cast<std::size_t>(Counter::Notch)] = 2;
    table.begin();
    const std::uint32_t since = table.match().state().card(brute).since;
    (void)table.says(A, "play Curse");
    (void)table.says(A, "choose Brute");
    (void)table.says(A, "pay");
    const Card& now = table.match().state().card(brute);
    QCOMPARE(table.name(brute), u"Page"_s);
    QCOMPARE(now.current.figures[0], std::int16_t{0});
    QCOMPARE(now.values[static_cast<std::size_t>(Counter::Notch)], std::int16_t{2});
    QCOMPARE(now.since, since);
}

void TestCreation::aTransformedCardBecomesItselfWhenItLeavesPlay() {
    Table table;
    table.hand(A, {"Curse", "Strike"}).board(B, {"Brute"}).begin();
    (void)table.says(A, "play Curse");
    (void)table.says(A, "choose Brute");
    (void)table.says(A, "pay");
    (void)table.says(A, "play Strike");
    (void)table.says(A, "choose Page");
    (void)table.says(A, "pay");
    QCOMPARE(table.names(B, Zone::Discard), QStringList({"Brute"}));
}

void TestCreation::abilitiesOfTheNewPrintWork() {
    Table table;
    table.hand(A, {"Mirror", "Toymaker"}).board(B, {"Herald"}).begin();
    (void)table.says(A, "play Mirror");
    (void)table.says(A, "choose Herald");
    (void)table.says(A, "pay");
    (void)table.plays(A, "Toymaker");
    QCOMPARE(table.credits(A), 10 - 1 - 1 + 2);  // the copy of Herald sees two Grunts
}

void TestCreation::aPlayerNamesOneOfTheOfferedCards() {
    Table table;
    table.hand(A, {"Inventor"}).begin();
    QCOMPARE(table.plays(A, "Inventor"), u"A choose-name Inventor"_s);
    QCOMPARE(table.options().size(), 3);
    const CardPool& pool = madeUpCards();
    for (const Subject offered : table.match().list(*table.match().pendingQuestion())) {
        const Definition& print = pool[DefinitionId(static_cast<std::uint16_t>(offered.number()))];
        QVERIFY2((print.traits & bit(Trait::Unit)) != 0 && print.figures[0] <= 3, print.name.c_str());
    }
    QCOMPARE(table.match().refusalReason(Reply(ReplyWord::Name, Subject{}, Subject{}, 0)).message,
             MessageId::NotToChoose);
}

void TestCreation::theNamedCardIsCreated() {
    Table table;
    table.hand(A, {"Inventor"}).begin();
    (void)table.plays(A, "Inventor");
    const QString second = table.options()[1];
    QCOMPARE(table.says(A, second), u"A turn"_s);
    QCOMPARE(table.names(A, Zone::Board), QStringList({second.mid(5)}));
}

void TestCreation::theOfferedNamesArePublic() {
    Table table;
    table.hand(A, {"Inventor"}).begin();
    (void)table.plays(A, "Inventor");
    const View view(table.match(), B);
    const auto offered = view.match().list(*view.match().pendingQuestion());
    QVERIFY(std::ranges::equal(offered, table.match().list(*table.match().pendingQuestion())));
}

void TestCreation::equalCardsOfDifferentOriginAreNotInterchangeable() {
    Table table;
    table.hand(A, {"Toymaker", "Strike"}).board(A, {"Grunt"}).begin();
    (void)table.plays(A, "Toymaker");
    (void)table.says(A, "play Strike");
    // A created Grunt ceases to exist, and the other goes to the discard.
    QCOMPARE(table.options().count("choose Grunt"), 2);
}

void TestCreation::aMatchHasALimitOfCards() {
    Table table;
    table.hand(A, {"Toymaker"});
    while (table.match().state().cards.size() < EngineLimits::cards - 1) table.discard(A, {"Page"});
    table.begin();
    (void)table.plays(A, "Toymaker");
    QCOMPARE(table.names(A, Zone::Board), QStringList({"Grunt"}));
}

void TestCreation::aSaveWithAnUnknownPrintIsRefused() {
    Table table;
    table.hand(A, {"Inventor"}).begin();
    (void)table.plays(A, "Inventor");
    MatchState state = table.match().state();
    QCOMPARE(problemIn(state, madeUpRules()), std::nullopt);
    state.lists[state.communications.back().listBegin] = Subject::number(9'999);
    QVERIFY(problemIn(state, madeUpRules()));
    state = table.match().state();
    state.cards.front().origin = 9'999;
    QVERIFY(problemIn(state, madeUpRules()));
}

void TestCreation::aPositionTellsWhatWasCreated() {
    Table table;
    table.hand(A, {"Toymaker", "Curse"}).board(B, {"Brute"}).begin();
    (void)table.plays(A, "Toymaker");
    (void)table.says(A, "play Curse");
    (void)table.says(A, "choose Brute");
    (void)table.says(A, "pay");
    const QString written = QString::fromStdString(writePosition(table.match(), {}));
    QVERIFY2(written.contains("Grunt x2 (created)"), qPrintable(written));
    QVERIFY2(written.contains("Page (printed Brute)"), qPrintable(written));
    QVERIFY2(!written.contains("outside"), qPrintable(written));
    Match again(madeUpRules());
    const auto read = readScenarios(written.toStdString());
    const auto mistakes = mistakesOfSetUp(again, std::get<std::vector<Scenario>>(read).front());
    QVERIFY2(mistakes.empty(), mistakes.empty() ? "" : mistakes.front().message().c_str());
    QCOMPARE(QString::fromStdString(writePosition(again, {})), written);
}

void TestCreation::theFingerprintCoversCardsThatCanBeCreated() {
    const CardPool& pool = madeUpCards();
    const std::vector<std::vector<DefinitionId>> toys{{pool.find("Toymaker")}};
    const std::vector<std::vector<DefinitionId>> both{{pool.find("Toymaker"), pool.find("Grunt")}};
    QCOMPARE(editionOf(madeUpRules(), toys), editionOf(madeUpRules(), both));
    const std::vector<std::vector<DefinitionId>> inventor{{pool.find("Inventor")}};
    QCOMPARE(editionOf(madeUpRules(), inventor).cards.size(), pool.definitions().size());
}

void TestCreation::rulesTextNamesTheCards() {
    QCOMPARE(textOf("Toymaker"), u"Create two copies of Grunt."_s);
    QCOMPARE(textOf("Mirror"), u"Create a copy of target unit."_s);
    QCOMPARE(textOf("Crowd"), u"Each player creates a copy of Page."_s);
    QCOMPARE(textOf("Curse"), u"Target unit becomes a copy of Page."_s);
    QCOMPARE(textOf("Inventor"),
             u"Choose one of three random units with power 3 or less, then create a copy of the named card."_s);
}

void TestCreation::mistakesAreExplained_data() {
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("message");
    QTest::newRow("an unknown name") << u"{create: Grunz}"_s << u"Did you mean \"Grunt\"?"_s;
    QTest::newRow("no card") << u"{create: {amount: 2}}"_s << u"needs \"card\""_s;
    QTest::newRow("nothing was named") << u"{create: named card}"_s << u"no card has been named right before it"_s;
    QTest::newRow("counted since") << u"[{choose name: unit}, {draw: 1}, {create: named card}]"_s
                                   << u"no card has been named right before it"_s;
    QTest::newRow("cards of the match") << u"[{choose name: unit you control}, {create: named card}]"_s
                                        << u"expected only printed values"_s;
    QTest::newRow("a copy of a player") << u"{create: copy of you}"_s << u"a card"_s;
}

void TestCreation::mistakesAreExplained() {
    QFETCH(QString, body);
    QFETCH(QString, message);
    const QString error = errorIn(body);
    QVERIFY2(error.contains(message), qPrintable(error));
}

DUELOGUE_TEST(TestCreation, NoApplication)
#include "tst_creation.moc"

#include <QTest>
#include <cstring>

#include "cards/data/CardPool.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Match.h"
#include "match/loop/Save.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/madeup/BusyTable.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

namespace {

/// Return the outstanding ability and the outstanding verb.
Communication& running(MatchState& state) {
    return *std::ranges::find_if(state.communications, [](const Communication& c) { return c.is<RunAbility>(); });
}
Communication& acting(MatchState& state) {
    return *std::ranges::find_if(state.communications, [](const Communication& c) { return c.kind.value < maxVerbs; });
}

QString loadError(const std::vector<std::byte>& bytes, const Rulebook& rules = madeUpRules()) {
    const auto loaded = load(rules, bytes);
    const auto* error = std::get_if<SaveError>(&loaded);
    return error != nullptr ? QString::fromStdString(error->message) : u"loaded"_s;
}

}  // namespace

// Saved states: loading, and saves that are refused.
class TestSaves : public QObject {
    Q_OBJECT

private slots:
    void aStateInMidEffectSurvivesSavingAndLoading();
    void aLoadedMatchReachesTheSameEnd();
    void truncatedSavesAreRefusedWithThePosition();
    void alteredSavesAreRefused();
    void savesOfOtherGamesAndCardsAreRefused();
    void savesWithTrailingBytesAreRefused();
    void savesWithDanglingReferencesAreRefused_data();
    void savesWithDanglingReferencesAreRefused();
};

void TestSaves::aStateInMidEffectSurvivesSavingAndLoading() {
    Table table;
    dealBusyTable(table);
    QVERIFY(!table.match().state().continuousEffects.empty() && !table.match().state().triggers.empty());
    QCOMPARE(brokenPromise(table.match()), QString());
    const auto bytes = save(table.match());
    const auto loaded = load(madeUpRules(), bytes);
    QVERIFY(save(Match(madeUpRules(), std::get<MatchState>(loaded))) == bytes);
}

void TestSaves::aLoadedMatchReachesTheSameEnd() {
    Table table;
    dealBusyTable(table);
    const auto loaded = load(madeUpRules(), save(table.match()));
    QVERIFY(goOnAlike(table.match(), Match(madeUpRules(), std::get<MatchState>(loaded)), 17));
}

void TestSaves::truncatedSavesAreRefusedWithThePosition() {
    Table table;
    dealBusyTable(table);
    const auto bytes = save(table.match());
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        const auto loaded = load(madeUpRules(), std::span(bytes).first(size));
        const auto* error = std::get_if<SaveError>(&loaded);
        QVERIFY2(error != nullptr, qPrintable(QString::number(size)));
        QVERIFY(!error->message.empty());
        QVERIFY(error->offset <= size);
    }
}

void TestSaves::alteredSavesAreRefused() {
    Table table;
    dealBusyTable(table);
    auto bytes = save(table.match());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        for (const std::byte change : {std::byte{0x01}, std::byte{0x80}, std::byte{0xff}}) {
            bytes[i] ^= change;
            QVERIFY2(loadError(bytes) != "loaded"_L1, qPrintable(QString::number(i)));
            bytes[i] ^= change;
        }
    }
    QCOMPARE(loadError(bytes), "loaded"_L1);
}

void TestSaves::savesOfOtherGamesAndCardsAreRefused() {
    Table table;
    dealBusyTable(table);
    const auto bytes = save(table.match());
    const CardPool noCards(vocabulary());
    QCOMPARE(loadError(bytes, MadeUpRulebook(noCards)), "This match was played with other cards."_L1);
    Vocabulary words = vocabulary();
    words.game = "something else";
    const CardPool otherGame(words);
    QCOMPARE(loadError(bytes, MadeUpRulebook(otherGame)), "This match is of another game."_L1);
    const std::string text = "This is a letter to my aunt and no saved match at all, whatever its name may be.";
    std::vector<std::byte> letter(text.size());
    std::memcpy(letter.data(), text.data(), text.size());
    QCOMPARE(loadError(letter), "This is not a saved match of this version."_L1);
    QCOMPARE(loadError({}), "The file is too short for a saved match."_L1);
}

void TestSaves::savesWithTrailingBytesAreRefused() {
    Table table;
    dealBusyTable(table);
    auto bytes = save(table.match());
    bytes.insert(bytes.end(), 8, std::byte{});
    QVERIFY(loadError(bytes) != "loaded"_L1);
}

void TestSaves::savesWithDanglingReferencesAreRefused_data() {
    using Damage = void (*)(MatchState&);
    QTest::addColumn<Damage>("damage");
    const auto row = [](const char* name, Damage damage) { QTest::newRow(name) << damage; };
    row("no seats", [](MatchState& s) { s.globals.playerCount = 0; });
    row("too many seats", [](MatchState& s) { s.globals.playerCount = 9; });
    row("an absent current player", [](MatchState& s) { s.globals.current = C; });
    row("a card without an owner", [](MatchState& s) { s.cards[0].owner = PlayerId{}; });
    row("an unknown card", [](MatchState& s) { s.cards[0].definition = DefinitionId(9999); });
    row("a card without a zone", [](MatchState& s) { s.cards[0].zone = 99; });
    row("a card on an unknown host", [](MatchState& s) { s.cards[0].current.host = CardId(9999); });
    row("a card in two places", [](MatchState& s) { s.order[0] = s.order[1]; });
    row("zones that overlap", [](MatchState& s) { ++s.zones[0].end; });
    row("a request of an unknown kind", [](MatchState& s) { s.communications.back().kind = KindId(250); });
    row("a question to the match", [](MatchState& s) { s.communications.back().answerer = Party::match(); });
    row("a question to an unknown player", [](MatchState& s) { s.communications.back().answerer = Party::of(D); });
    row("a list beyond the end", [](MatchState& s) { s.communications.back().listEnd = 999; });
    row("a request about an unknown card", [](MatchState& s) { s.communications[0].body.fill(std::byte{0x7f}); });
    row("an ability with an invalid next step",
        [](MatchState& s) { running(s).as<RunAbility>().at = InstructionId(60'000); });
    row("an ability of an unknown card", [](MatchState& s) { running(s).as<RunAbility>().each = CardId(9999); });
    row("an ability with an unknown event context",
        [](MatchState& s) { running(s).as<RunAbility>().event.source = CardId(9999); });
    row("an ability with too many targets", [](MatchState& s) { running(s).as<RunAbility>().targets = 99; });
    row("a verb with too many subjects", [](MatchState& s) { acting(s).as<VerbBody>().subjects = 99; });
    row("a verb to an unknown zone", [](MatchState& s) { acting(s).as<VerbBody>().zone = 77; });
    row("a verb that gives an unknown ability",
        [](MatchState& s) { acting(s).as<VerbBody>().ability = AbilityId(60'000); });
    row("a question of an unknown instruction", [](MatchState& s) { s.communications.back().instruction = 60'000; });
    row("a trigger of an unknown source", [](MatchState& s) { s.triggers[0].source = CardId(9999); });
    row("a trigger of an unknown ability", [](MatchState& s) { s.triggers[0].ability = AbilityId(9999); });
    row("an effect on an unknown card", [](MatchState& s) { s.continuousEffects[0].on = CardId(9999); });
    row("an effect without a controller", [](MatchState& s) { s.continuousEffects[0].controller = PlayerId{}; });
}

void TestSaves::savesWithDanglingReferencesAreRefused() {
    using Damage = void (*)(MatchState&);
    QFETCH(Damage, damage);
    Table table;
    dealBusyTable(table);
    Match match = table.match();
    damage(match.state());
    const QString why = loadError(save(match));
    QVERIFY2(why != "loaded"_L1, qPrintable(why));
    QVERIFY(problemIn(match.state(), madeUpRules()).has_value());
}

DUELOGUE_TEST(TestSaves, QCoreApplication)

#include "tst_saves.moc"

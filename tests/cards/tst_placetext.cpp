#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "cards/rulestext/RulesText.h"
#include "match/arcana/text/Vocabulary.h"
#include "tests/fuzz/CardMaker.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/PlaceCards.h"
#include "tests/support/match/PlaceWords.h"

using namespace duelogue;

namespace {

std::string base(const std::string& ability) {
    return "    type: Base\n    stats: 20\n    abilities:\n      - " + ability + "\n";
}

QString trialText(const std::string& lines) {
    const LoadedTrial loaded = loadTrial(lines);
    return QString::fromStdString(loaded.errors.empty() ? rulesText(loaded.pool, loaded.pool.find("Trial"))
                                                        : loaded.errors.front().text());
}

void addTextColumns() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("text");
}
void add(const std::string& card, const char* text) {
    QTest::newRow(rowOf(card).c_str()) << QString::fromStdString(card) << QString::fromUtf8(text);
}

}  // namespace

// Rules text of cards with places, hosts and names.
class TestPlaceText : public QObject {
    Q_OBJECT

private slots:
    /// Random cards with this vocabulary must have a rules text. tst_cardfuzz also plays random cards of Arcana.
    void everyAcceptedCardHasARulesText() {
        std::size_t accepted = 0;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            CardPool pool(places::vocabulary());
            const std::string file = CardMaker(pool.vocabulary(), seed).file(30);
            for (const CardError& error : loadCards(pool, "made-up.yaml", file)) {
                QVERIFY2(error.line >= 3 && !error.card.empty(), error.text().c_str());
            }
            accepted += pool.definitions().size();
            for (std::uint16_t d = 0; d < pool.definitions().size(); ++d) {
                const std::string text = rulesText(pool, DefinitionId(d));
                QVERIFY2(text.find_first_of("{}[]") == std::string::npos, text.c_str());
            }
        }
        QVERIFY2(accepted > 1500, std::to_string(accepted).c_str());
    }

    void anActionReadsLikeEnglish_data() {
        addTextColumns();
        add(action("{destroy: 1 minion here}"), "Destroy a minion here.");
        add(action("{for each: minions here, do: {draw: 1}}"), "For each minion here, draw a card.");
        add(action("{destroy: 1 minion not here}"), "Destroy a minion on another base.");
        add(aimed("base", "{destroy: minions at target}"), "Destroy all minions on target base.");
        add(aimed("base", "[{destroy: minions at target}, {put: {cards: 1 minion at target, to: hand}}]"),
            "Destroy all minions on target base, then return a minion on that base to its owner's hand.");
        add(aimed("minion", "[{destroy: target}, {destroy: minions at target}]"),
            "Destroy target minion, then destroy all minions on its base.");
        add(aimed("minion", "[{choose: 1 base not at target}, {move: {cards: target, to: chosen}}]"),
            "Move target minion to another base.");
        add(aimed("minion", "{destroy: other minions with power less than power of target}"),
            "Destroy all other minions with less power than target minion.");
        add(aimed("minion", "{destroy: minions at target with power less than power of target}"),
            "Destroy all minions on target minion's base with less power than that minion.");
        add(action("{destroy: 1 minion with power less than number of minions you control here}"),
            "Destroy a minion with power less than the number of minions you control here.");
        add(action("{destroy: 1 base with minion you control}"), "Destroy a base with a minion you control.");
        add(action("{destroy: bases without minion you control}"), "Destroy all bases without a minion you control.");
        add(action("{destroy: 1 other base}"), "Destroy another base.");
        add(action("{destroy: 1 base not here}"), "Destroy another base.");
        add(action("[{choose: 1 base}, {destroy: minions at chosen}]"),
            "Choose a base, then destroy all minions on that base.");
        add(action("[{choose: 1 minion}, {destroy: base of chosen}]"), "Choose a minion, then destroy its base.");
        add(action("[{choose: 1 minion}, {destroy: other minions named like chosen}]"),
            "Choose a minion, then destroy all other minions with the same name.");
        add(action("{for each: bases, do: {destroy: 1 minion at that card}}"),
            "For each base, destroy a minion on that base.");
        add(action("{for each: minions you control, do: {score: least power of minions at that card}}"),
            "For each minion you control, score points equal to the lowest power among minions on its base.");
        add(action("[{choose: 1 base}, {choose: 2 minions at chosen}, {destroy: chosen}]"),
            "Choose a base, then destroy two minions on that base.");
        add(action("[{choose: 3 minions}, {choose: 1 minion among chosen}, {destroy: chosen}, {put: {cards: rest, to: "
                   "hand}}]"),
            "Choose three minions, destroy a minion among them, then return the rest to their owners' hands.");
        add(action("{draw: {amount: 1, player: winner}}"), "The winner draws a card.");
        add(action("{reveal: cards in winner's hand}"), "Reveal the winner's hand.");
        add(action("{destroy: minions at scoring base}"), "Destroy all minions on the scoring base.");
        add(action("{destroy: scoring base}"), "Destroy the scoring base.");
        add(action("{score: total power of minions you control here}"),
            "Score points equal to the total power of minions you control here.");
        add(action("{score: total power of minions you control here / 5}"),
            "Score points equal to the total power of minions you control here, divided by 5 and rounded down.");
        add(action("{score: greatest power of minions at scoring base}"),
            "Score points equal to the highest power among minions on the scoring base.");
        add(action("{score: 1 for each minion here}"), "Score a point for each minion here.");
        add(action("{score: breakpoint of scoring base}"), "Score points equal to the scoring base's breakpoint.");
        add(action("{destroy: bases with breakpoint 20 or more}"), "Destroy all bases with breakpoint 20 or more.");
        add(action("[{choose faction: you}, {destroy: 1 minion of that faction}]"),
            "Choose a faction, then destroy a minion of that faction.");
        add(action("[{choose faction: winner}, {destroy: minions of that faction you control}]"),
            "The winner chooses a faction. Destroy all minions of that faction you control.");
        add(action("[{look: top 5 cards of your deck}, {reveal: any number of minion cards among top 5 cards of your "
                   "deck}]"),
            "Look at the top five cards of your deck, then reveal any number of minion cards among them.");
        add(action("{put: {cards: 1 minion card among top 3 cards of your deck, to: hand}}"),
            "Put a minion card among the top three cards of your deck into your hand.");
        add(action("{if: any minion among top 3 cards of your deck, then: {draw: 1}}"),
            "If there is a minion card among the top three cards of your deck, draw a card.");
        add(action("{look: top 3 cards of base deck}"), "Look at the top three cards of the base deck.");
        add(action("[{choose: 1 card in base deck}, {reveal: chosen}]"),
            "Search the base deck for a card, then reveal it.");
        add(action("{put: {cards: scoring base, to: base deck}}"), "Put the scoring base on top of the base deck.");
        add(action("{if: any minion you control here, then: {draw: 1}}"), "If you control a minion here, draw a card.");
        add(action("{if: no minion at scoring base, then: {draw: 1}}"),
            "If there is no minion on the scoring base, draw a card.");
    }
    void anActionReadsLikeEnglish() {
        QFETCH(QString, card);
        QFETCH(QString, text);
        QCOMPARE(trialText(card.toStdString()), text);
    }

    void anAbilityReadsLikeEnglish_data() {
        addTextColumns();
        add(minion("{always: {boost: {cards: other minions you control here, power: 1}}}"),
            "Other minions you control here get +1 power.");
        add(minion("{when: {plays: {player: others, card: minion, at: here}}, do: {draw: 1}}"),
            "Whenever another player plays a minion here, draw a card.");
        add(minion("{when: {is hurt: this}, do: {draw: 1}}"), "After something hurts this minion, draw a card.");
        add(minion("{when: {is hurt: {card: this, source: action}}, do: {draw: 1}}"),
            "After an action hurts this minion, draw a card.");
        add(minion("{when: {is played: {card: action, at: minion you control}}, do: {draw: 1}}"),
            "After an action is played on a minion you control, draw a card.");
        add(played("{when: {is played: {card: action, at: host}}, do: {draw: 1}}"),
            "Move this action to target minion.\nAfter an action is played on this minion, draw a card.");
        add(minion("{always: {boost: {cards: minions other player controls, power: 1}}}"),
            "Minions another player controls get +1 power.");
        add(minion("{when: {plays: {player: you, card: other minion, at: base not here}}, do: {draw: 1}}"),
            "Whenever you play another minion at another base, draw a card.");
        add(minion("{when: {plays: {at: scoring base}}, do: {draw: 1}}"),
            "Whenever a player plays a card at the scoring base, draw a card.");
        add(minion("{when: {moves: {card: minion, at: here}}, do: {draw: 1}}"),
            "Whenever a minion moves here, draw a card.");
        add(minion("{when: {destroyed: minion here}, do: {destroy: here}}"),
            "Whenever a minion here is destroyed, destroy this base.");
        add(minion("{when: {destroyed: minion}, do: {destroy: other minions at affected card}}"),
            "Whenever a minion is destroyed, destroy all other minions on its base.");
        add(minion("{when: destroyed, do: {destroy: actions on this}}"),
            "When this minion is destroyed, destroy all actions on this minion.");
        add(minion("{when: destroyed, do: {score: breakpoint of here}}"),
            "When this minion is destroyed, score points equal to this base's breakpoint.");
        add(minion("{when: destroyed, do: {destroy: host}}"), "When this minion is destroyed, destroy this base.");
        add(minion(
                "{when: destroyed, do: [{reveal: top 1 cards of your deck}, {if: any minion among top 1 cards of your "
                "deck, then: {put: {cards: top 1 cards of your deck, to: hand}}}]}"),
            "When this minion is destroyed, reveal the top card of your deck. If it is a minion card, put it into your "
            "hand.");
        add(minion("{when: {moves: this}, do: {destroy: 1 minion you control with power least power of minions here}}"),
            "When this minion moves, destroy a minion you control with the lowest power among minions here.");
        add(minion("{when: {moves: this}, if: this is minion not at scoring base, do: {score: 1}}"),
            "When this minion moves, if it is not on the scoring base, score a point.");
        add("    type: Ongoing Action\n    targets: [minion you control]\n    abilities: [{always: {boost: {cards: "
            "host, "
            "power: 2}}}]\n",
            "Play this on a minion you control.\nThis minion gets +2 power.");
        add(aimed("minion you control", "{score: power of target}"),
            "Score points equal to the power of target minion you control.");
        add(aimed("2 minions, base", "{for each: target, do: {move: {cards: that card, to: target 2}}}"),
            "For each of two target minions, move that card to target base.");
        add(base("{always: {boost: {cards: minions here, power: 1}}}"), "Minions here get +1 power.");
        add(base("{when: {destroyed: minion here}, do: {move: {cards: 1 minion not here, to: here}}}"),
            "Whenever a minion here is destroyed, move a minion on another base to this base.");
        add(base("{always: {can't be moved: minions at this}}"), "Minions here can't be moved.");
        add(base("{when: {plays: {card: minion, at: this}}, do: {draw: 1}}"),
            "After a minion is played here, draw a card.");
        add(played("{always: {boost: {cards: host, power: 2}}}"),
            "Move this action to target minion.\nThis minion gets +2 power.");
        add(played("{when: {destroyed: host}, do: {destroy: base of host}}"),
            "Move this action to target minion.\nWhenever this minion is destroyed, destroy this base.");
        add(played("{when: {destroyed: other minion here}, do: {destroy: other actions on host}}"),
            "Move this action to target minion.\nWhenever another minion here is destroyed, destroy all other actions "
            "on "
            "this minion.");
        add(minion("{when: {destroyed: {card: minion, source: action}}, do: {for: this turn, when: {destroyed: {card: "
                   "minion, source: source}}, do: {draw: 1}}}"),
            "Whenever a minion is destroyed by an action, this turn, whenever a minion is destroyed by that action, "
            "draw a card.");
    }
    void anAbilityReadsLikeEnglish() { anActionReadsLikeEnglish(); }
};

DUELOGUE_TEST(TestPlaceText, QCoreApplication)

#include "tst_placetext.moc"

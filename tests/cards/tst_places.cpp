// Places, hosts, names and families in card files: loading, errors and rules text.
#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "cards/parser/Language.h"
#include "cards/rulestext/RulesText.h"
#include "match/arcana/text/Vocabulary.h"
#include "tests/fuzz/CardMaker.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/MistakeRows.h"
#include "tests/support/match/PlaceWords.h"

using namespace duelogue;

namespace {

struct LoadedTrial {
    CardPool pool{places::vocabulary()};
    std::vector<CardError> errors;
};

/// Loads a file with a card named Trial. The given lines begin in line 4.
LoadedTrial loadTrial(const std::string& lines) {
    LoadedTrial loaded;
    loaded.errors = loadCards(loaded.pool, "test.yaml", "set: Test\ncards:\n  - name: Trial\n" + lines);
    return loaded;
}

std::string action(const std::string& body) { return "    type: Action - Elves\n    do: " + body + "\n"; }
std::string aimed(const std::string& target, const std::string& body) {
    return "    type: Action\n    targets: [" + target + "]\n    do: " + body + "\n";
}
std::string minion(const std::string& ability) {
    return "    type: Minion\n    stats: 2\n    abilities:\n      - " + ability + "\n";
}
std::string base(const std::string& ability) {
    return "    type: Base\n    stats: 20\n    abilities:\n      - " + ability + "\n";
}
/// Returns an action that stays on the minion on which it is played.
std::string played(const std::string& ability) {
    return "    type: Action\n    targets: [minion]\n    do: {move: {cards: this, to: target}}\n    abilities:\n      "
           "- " +
           ability + "\n";
}

QString trialText(const std::string& lines) {
    const LoadedTrial loaded = loadTrial(lines);
    return QString::fromStdString(loaded.errors.empty() ? rulesText(loaded.pool, loaded.pool.find("Trial"))
                                                        : loaded.errors.front().text());
}

/// Returns the name of a row: the card in one line.
std::string rowOf(const std::string& card) { return QString::fromStdString(card).simplified().toStdString(); }

void addTextColumns() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("text");
}
void add(const std::string& card, const char* text) {
    QTest::newRow(rowOf(card).c_str()) << QString::fromStdString(card) << QString::fromUtf8(text);
}

/// Returns the first instruction of the card's first ability.
Instruction firstOf(const LoadedTrial& loaded) {
    const CardPool& pool = loaded.pool;
    return pool[pool.abilitiesOf(pool[pool.find("Trial")]).front().body];
}
/// Returns the filter that describes the cards of the first instruction.
Filter filterOf(const LoadedTrial& loaded) { return loaded.pool[loaded.pool[firstOf(loaded).cards].filter]; }
Pattern patternOf(const LoadedTrial& loaded) {
    const CardPool& pool = loaded.pool;
    return pool[pool.abilitiesOf(pool[pool.find("Trial")]).front().pattern];
}

}  // namespace

class TestPlaces : public QObject {
    Q_OBJECT

private slots:
    void anIncompleteCardIsRefused_data() {
        addMistakeColumns();
        const auto mistake = [](const std::string& card, int line, const char* message) {
            QTest::newRow(rowOf(card).c_str()) << QString::fromStdString(card) << line << QString::fromUtf8(message);
        };
        mistake(action("{destroy: minions at}"), 5, "found nothing, expected a card");
        mistake(action("{destroy: minions on}"), 5, "found nothing, expected a card");
        mistake(action("{destroy: minions named like}"), 5, "found nothing, expected a card");
        mistake(action("{destroy: minions at chosen}"), 5, "\"chosen\" can't be used here: nothing has been");
        mistake(action("{destroy: base of that card}"), 5, "it is not inside a \"for each\" of cards");
        mistake(action("{destroy: host of source}"), 5, "there is no event here");
        mistake(aimed("player", "{destroy: minions not at target}"), 6, "found \"target\", expected cards");
        mistake(aimed("player", "{destroy: host of target}"), 6, "found \"target\", expected cards");
        mistake(action("{destroy: minions at winner}"), 5, "found \"winner\", expected a card");
        mistake(action("{destroy: winner}"), 5, "found \"winner\", expected cards: these are players");
        mistake(action("{draw: {amount: 1, player: scoring base}}"), 5, "found \"scoring\", expected a player");
        mistake(action("{draw: {amount: 1, player: winer}}"), 5, "Did you mean \"winner\"?");
        mistake(action("{destroy: minions of that faction}"), 5,
                "\"of that faction\" can't be used here: no faction has been chosen");
        mistake(action("[{choose faction: you}, {draw: 1}, {destroy: minions of that faction}]"), 5,
                "no faction has been chosen right before it");
        mistake(action("{choose faction: every player}"), 5, "expected one player");
        mistake(action("{choose faction: minion}"), 5, "found \"minion\", expected a player");
        mistake(action("{choose faction: you, player: you}"), 5,
                "found \"player\", expected a key of \"choose faction\"");
        mistake(action("{choose fction: you}"), 5, "Did you mean \"choose faction\"?");
        mistake(action("{look: cards in your base deck}"), 5, "no player owns \"base deck\"");
        mistake(action("{look: cards in any base deck}"), 5, "no player owns \"base deck\": write it without an owner");
        mistake(action("{look: top 3 cards of your base deck}"), 5, "no player owns \"base deck\"");
        mistake(action("{look: top 3 cards of discard pile}"), 5, "expected whose");
        mistake(action("{score: total powr of minions}"), 5,
                "found \"powr\", expected a figure. Did you mean \"power\"?");
        mistake(action("{score: total power minions}"), 5, "expected \"of\" and cards");
        mistake(action("{score: total power of every player}"), 5, "expected cards: these are players");
        mistake(action("{score: power of minions}"), 5, "found \"minions\", expected a card, e.g.");
        mistake(action("{score: 7 / }"), 5, "found nothing, expected an amount");
        mistake(action("{destroy: bases with powr 2}"), 5, "expected a keyword or a figure");
        mistake(action("{destroy: bases with minion with power less than}"), 5, "found nothing, expected an amount");
        mistake(action("{destroy: bases with base with minion}"), 5, "descriptions are nested too deeply");
        mistake(action("{destroy: minions among}"), 5, "found nothing, expected a description");
        mistake(action("{destroy: minions among every player}"), 5, "expected cards: these are players");
        mistake("    type: Action\n    if: any minions among top 2 cards of your deck\n    do: {draw: 1}\n", 5,
                "not everybody sees the cards in \"deck\"");
        mistake("    type: Action\n    if: total power of cards in any hand > 3\n    do: {draw: 1}\n", 5,
                "not everybody sees the cards in \"hand\"");
        mistake(minion("{when: {destroyed: {at: here}}, do: {draw: 1}}"), 7, "this event puts nothing onto a card");
        mistake(minion("{when: {plays: {att: here}}, do: {draw: 1}}"), 7, "Did you mean \"at\"?");
        mistake(minion("{when: {destroyed: {card: minion, source: source}}, do: {draw: 1}}"), 7,
                "\"source\" can't be used here: there is no event here");
        mistake(minion("{when: {plays: {at: winner}}, do: {draw: 1}}"), 7, "found \"winner\", expected");
    }
    void anIncompleteCardIsRefused() {
        QFETCH(QString, card);
        verifyMistake(loadTrial(card.toStdString()).errors);
    }

    /// A game without these words in its vocabulary refuses them.
    void wordsOfOtherGamesAreRefused_data() {
        QTest::addColumn<QString>("body");
        for (const char* body :
             {"{destroy: host}", "{destroy: here}", "{destroy: creatures here}", "{destroy: creatures at this}",
              "{destroy: creatures on this}", "{destroy: creature with land}", "{choose faction: you}",
              "{destroy: creatures of that faction}"}) {
            QTest::newRow(body) << QString::fromUtf8(body);
        }
    }
    void wordsOfOtherGamesAreRefused() {
        QFETCH(QString, body);
        CardPool pool(arcana::vocabulary());
        const std::string card = "set: T\ncards:\n  - name: N\n    type: Sorcery\n    do: " + body.toStdString();
        const bool accepted = loadCards(pool, "t.yaml", card).empty();
        // "with land" describes a type, which every game has.
        QCOMPARE(accepted, body.contains(QStringLiteral("with land")));
    }

    void aDescriptionCanNameThePlaceOfACard() {
        const Filter here = filterOf(loadTrial(action("{destroy: minions here}")));
        QVERIFY(here.at && !here.away);
        const Filter away = filterOf(loadTrial(action("{destroy: minions not at scoring base}")));
        QVERIFY(away.at && away.away);
        const Filter on = filterOf(loadTrial(action("{destroy: actions on host of this}")));
        QVERIFY(on.on && !on.at);
        const LoadedTrial with =
            loadTrial(action("{destroy: bases without minion you control with power less than 3}"));
        const Filter deserted = filterOf(with);
        QVERIFY(deserted.crowd && deserted.deserted);
        QCOMPARE(deserted.comparison, Comparison::None);
        QCOMPARE(with.pool[deserted.crowd].comparison, Comparison::Below);
        QVERIFY(with.pool[deserted.crowd].players);
        const Filter keyword = filterOf(loadTrial(action("{destroy: minions without sturdy}")));
        QVERIFY(!keyword.crowd && keyword.none != 0);
    }

    void aPlaceCanBeThatOfACard() {
        const LoadedTrial loaded = loadTrial(aimed("minion", "{destroy: base of target}"));
        const Expression& place = loaded.pool[firstOf(loaded).cards];
        QCOMPARE(place.term, Term::PlaceOf);
        QCOMPARE(loaded.pool[place.left].term, Term::Target);
        const LoadedTrial host = loadTrial(action("{destroy: host}"));
        QCOMPARE(host.pool[firstOf(host).cards].term, Term::HostOf);
        QCOMPARE(host.pool[host.pool[firstOf(host).cards].left].term, Term::This);
    }

    void aNameStandsForACardOrPlayers() {
        const LoadedTrial card = loadTrial(action("{destroy: scoring base}"));
        QCOMPARE(card.pool[firstOf(card).cards].term, Term::Named);
        const LoadedTrial players =
            loadTrial(action("{for each: winner, do: {draw: {amount: 1, player: that player}}}"));
        QCOMPARE(firstOf(players).op, Op::ForEachPlayer);
        QCOMPARE(players.pool[firstOf(players).player].index, std::uint8_t{1});
    }

    void zonesOfTheTableHaveNoOwner() {
        const LoadedTrial top = loadTrial(action("{look: top 3 cards of base deck}"));
        QCOMPARE(top.pool[firstOf(top).cards].term, Term::Top);
        QVERIFY(!top.pool[firstOf(top).cards].left);
        const Filter in = filterOf(loadTrial(action("{look: cards in base deck}")));
        QCOMPARE(in.zone, static_cast<std::uint8_t>(places::Zone::Bases));
        QVERIFY(!in.players);
    }

    void amongCardsSearchesAllPlaces() {
        const LoadedTrial loaded = loadTrial(action("{reveal: 1 to 2 minion cards among top 5 cards of your deck}"));
        const Instruction choice = firstOf(loaded);
        QCOMPARE(choice.op, Op::Choose);
        const Expression& among = loaded.pool[choice.cards];
        QCOMPARE(among.term, Term::Among);
        QCOMPARE(loaded.pool[among.left].term, Term::Top);
        QCOMPARE(loaded.pool[among.filter].zone, Filter::anyZone);
    }

    void divisionPrecedesAddition() {
        const LoadedTrial loaded = loadTrial(action("{score: 1 + total power of minions here / 5}"));
        const Expression& sum = loaded.pool[firstOf(loaded).amount];
        QCOMPARE(sum.term, Term::Plus);
        const Expression& over = loaded.pool[sum.right];
        QCOMPARE(over.term, Term::Over);
        QCOMPARE(loaded.pool[over.left].term, Term::Sum);
    }

    void anEventCanNameItsDestination() {
        const LoadedTrial loaded =
            loadTrial(minion("{when: {plays: {player: others, card: minion, at: here}}, do: {draw: 1}}"));
        const Pattern pattern = patternOf(loaded);
        QCOMPARE(loaded.pool[loaded.pool[pattern.onto].same].term, Term::PlaceOf);
        QCOMPARE(loaded.pool[pattern.onto].zone, Filter::anyZone);
        QCOMPARE(loaded.pool[pattern.subject].zone, Filter::anyZone);
        QVERIFY(!loaded.pool[pattern.subject].same);
        const LoadedTrial onto = loadTrial(minion("{when: {plays: {card: minion, at: base}}, do: {draw: 1}}"));
        QCOMPARE(onto.pool[patternOf(onto).onto].zone, std::uint8_t{0xff});
        const LoadedTrial host = loadTrial(played("{when: {destroyed: host}, do: {draw: 1}}"));
        const CardPool& pool = host.pool;
        const Pattern dies = pool[pool.abilitiesOf(pool[pool.find("Trial")]).back().pattern];
        QCOMPARE(pool[pool[dies.subject].same].term, Term::HostOf);
        QVERIFY(patternOf(loadTrial(minion("{when: {destroyed: this}, do: {draw: 1}}"))).self);
    }

    void aContinuousEffectKeepsTheSourceOfTheOuterEvent() {
        const LoadedTrial loaded = loadTrial(
            minion("{when: destroyed, do: {for: this turn, when: {destroyed: {card: minion, source: source}}, "
                   "do: {draw: 1}}}"));
        QVERIFY2(loaded.errors.empty(), loaded.errors.empty() ? "" : loaded.errors.front().text().c_str());
    }

    void aFactionStaysKnownUntilAnotherCount() {
        for (const char* body :
             {"[{choose faction: you}, {for each: minions of that faction, do: {destroy: that card}}]",
              "[{choose faction: you}, {destroy: 1 minion of that faction}]",
              "[{choose faction: winner}, {for: this turn, always: {boost: {cards: minions of that "
              "faction, power: 1}}}]"}) {
            const LoadedTrial loaded = loadTrial(action(body));
            QVERIFY2(loaded.errors.empty(), loaded.errors.empty() ? "" : loaded.errors.front().text().c_str());
        }
        const LoadedTrial loaded = loadTrial(action("[{choose faction: you}, {destroy: minions of that faction}]"));
        QCOMPARE(firstOf(loaded).op, Op::ChooseFamily);
    }

    /// All forms as the card reference shows them.
    void everyFormIsRead_data() {
        QTest::addColumn<QString>("card");
        const Vocabulary words = places::vocabulary();
        const auto form = [](const std::string& said, const std::string& body) {
            const std::string before = said.find("that ") == std::string::npos ? "" : "{choose faction: you}, ";
            QTest::newRow(said.c_str()) << QString::fromStdString(action("[" + before + body + "]"));
        };
        for (const auto* forms : {&cardForms(), &descriptionForms()}) {
            for (const PhraseForm& known : formsFor(words, *forms)) {
                if (known.needs == Needs::Nothing) continue;
                const std::string said = exampleIn(words, known.form);
                QVERIFY2(said.find('<') == std::string::npos, said.c_str());
                form(said, "{reveal: " + said + "}");
            }
        }
        for (const PhraseForm& known : formsFor(words, playerForms())) {
            if (known.needs == Needs::Nothing) continue;
            form(exampleIn(words, known.form), "{draw: {amount: 1, player: " + exampleIn(words, known.form) + "}}");
        }
        for (const MapForm& known : formsFor(words, instructionForms())) {
            if (known.needs == Needs::Nothing) continue;
            QTest::newRow("instruction") << QString::fromStdString(action(exampleIn(words, known.example)));
        }
    }
    void everyFormIsRead() {
        QFETCH(QString, card);
        const LoadedTrial loaded = loadTrial(card.toStdString());
        QVERIFY2(loaded.errors.empty(), loaded.errors.empty() ? "" : loaded.errors.front().text().c_str());
    }

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

DUELOGUE_TEST(TestPlaces, QCoreApplication)
#include "tst_places.moc"

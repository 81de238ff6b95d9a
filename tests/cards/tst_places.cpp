// Places, hosts, names and families in card files: loading, errors and rules text.
#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "cards/parser/Language.h"
#include "match/arcana/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/PlaceCards.h"
#include "tests/support/match/MistakeRows.h"
#include "tests/support/match/PlaceWords.h"

using namespace duelogue;

namespace {

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
};

DUELOGUE_TEST(TestPlaces, QCoreApplication)

#include "tst_places.moc"

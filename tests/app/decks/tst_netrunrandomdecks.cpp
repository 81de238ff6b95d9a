#include <QGuiApplication>
#include <QtTest>
#include <set>

#include "app/library/decks/DeckSeat.h"
#include "app/library/decks/FindDeck.h"
#include "cards/data/CardPool.h"
#include "match/netrun/DeckBuilding.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/NetrunDecks.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

// Random decks of Netrun.
class TestNetrunRandomDecks : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    void aRandomDeckFollowsTheRules_data() {
        QTest::addColumn<QString>("word");
        for (const DeckTemplate& each : netrunGame().deckBuilding().templates)
            QTest::newRow(each.word.c_str()) << QString::fromStdString(each.word);
    }

    void aRandomDeckFollowsTheRules() {
        QFETCH(QString, word);
        const auto& templates = netrunGame().deckBuilding().templates;
        const DeckTemplate& like = *std::ranges::find(templates, word.toStdString(), &DeckTemplate::word);
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Deck deck = netrunGame().deckBuilding().maker(netrunPool(), like, seed);
            QCOMPARE(problemsOf(deck), QString());
            QCOMPARE(deck.size(), 46);
            QCOMPARE(seatOfDeck(netrunGame(), deck), std::optional<std::size_t>(like.seat));
            if (like.head) QCOMPARE(deck.entries.front().card, like.head);
            QVERIFY(netrunGame().deckBuilding().maker(netrunPool(), like, seed) == deck);
            if (*like.seat == netrun::corp.value) {
                QCOMPARE(countOf(deck, netrun::Trait::Ice), 17);
                for (const auto kind : {netrun::Trait::Barrier, netrun::Trait::CodeGate, netrun::Trait::Sentry})
                    QVERIFY2(countOf(deck, kind) >= 3, qPrintable(QString::number(seed)));
            } else {
                QVERIFY(countOf(deck, netrun::Trait::Icebreaker) >= 9);
                QVERIFY(countOf(deck, netrun::Trait::Console) <= 4);
            }
        }
    }

    void everyCardOccursInRandomDecks() {
        std::set<DefinitionId> seen;
        const auto& templates = netrunGame().deckBuilding().templates;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Deck deck = netrunGame().deckBuilding().maker(netrunPool(), templates[seed % templates.size()], seed);
            for (const DeckEntry& entry : deck.entries) seen.insert(entry.card);
        }
        for (std::uint16_t d = 0; d < netrunPool().definitions().size(); ++d) {
            const Definition& card = netrunPool()[DefinitionId(d)];
            QVERIFY2(seen.contains(DefinitionId(d)) != is(card, netrun::Trait::Server), card.name.c_str());
        }
    }

    /// Every Runner needs a breaker for each kind of ice.
    void aRandomRunnerHasABreakerForEachKind() {
        for (const char* const word : {"random:noise", "random:gabriel", "random:kate"}) {
            for (int seed = 0; seed < 50; ++seed) {
                const Deck deck = deckNamed(QString("%1:%2").arg(word).arg(seed));
                for (const char* const kind : {"Fracter", "Decoder", "Killer"}) {
                    const TagId tag = netrunPool().findTag(kind);
                    QVERIFY(std::ranges::any_of(deck.entries, [&](const DeckEntry& entry) {
                        const auto& tags = netrunPool()[entry.card].tags;
                        return std::ranges::find(tags, tag) != tags.end();
                    }));
                }
            }
        }
    }

    void aRandomDeckIsNamedAfterItsIdentity_data() {
        QTest::addColumn<QString>("config");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("identity");
        QTest::newRow("noise") << "random:7:noise"
                               << "Random Noise 7"
                               << "Noise: Hacker Extraordinaire";
        QTest::newRow("kate") << "random:kate:8"
                              << "Random Kate \"Mac\" McCaffrey 8"
                              << "Kate \"Mac\" McCaffrey: Digital Tinker";
        QTest::newRow("jinteki") << "random:jinteki"
                                 << "Random Jinteki 1"
                                 << "Jinteki: Personal Evolution";
        QTest::newRow("haas-bioroid") << "random:haas-bioroid"
                                      << "Random Haas-Bioroid 1"
                                      << "Haas-Bioroid: Engineering the Future";
    }

    void aRandomDeckIsNamedAfterItsIdentity() {
        QFETCH(QString, config);
        QFETCH(QString, name);
        QFETCH(QString, identity);
        const Deck deck = deckNamed(config);
        QCOMPARE(QString::fromStdString(deck.name), name);
        QCOMPARE(QString::fromStdString(netrunPool()[deck.entries.front().card].name), identity);
    }

    void anUnknownKindOfDeckIsReported() {
        const auto wrong = findDeck(netrunGame(), "random:nois");
        QCOMPARE(std::get<std::string>(wrong),
                 std::string("random:nois: \"nois\" is not a seed or a deck template. Did you mean \"noise\"?"));
        // Clicks are not a color.
        QVERIFY(std::holds_alternative<std::string>(findDeck(netrunGame(), "random:C")));
    }

    void aRandomDeckSuitsItsSeat() {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const auto found = findDeck(netrunGame(), "random", seed, seat);
                QCOMPARE(seatOfDeck(netrunGame(), std::get<Deck>(found)), std::optional(seat));
            }
        }
    }

private:
    OwnHome m_home;
};

DUELOGUE_TEST(TestNetrunRandomDecks, QGuiApplication)

#include "tst_netrunrandomdecks.moc"

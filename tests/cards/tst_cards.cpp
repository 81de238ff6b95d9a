// The embedded cards and decks: they can be loaded and agree with the printed cards.
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "cards/decks/Deck.h"
#include "cards/parser/CardLoader.h"
#include "cards/rulestext/RulesText.h"
#include "match/arcana/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;

namespace {

QByteArray contents(const QString& path) {
    QFile file(QStringLiteral(DUELOGUE_SOURCE_DIR "/") + path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("can't read %s", qPrintable(file.fileName()));
    return file.readAll();
}

CardPool loadPortal(std::vector<CardError>* errors = nullptr) {
    CardPool pool(arcana::vocabulary());
    const QByteArray text = contents(QStringLiteral("resources/cards/arcana/portal.yaml"));
    auto found = loadCards(pool, "portal.yaml", std::string_view(text.data(), static_cast<std::size_t>(text.size())));
    if (errors != nullptr) *errors = std::move(found);
    return pool;
}

std::string plain(const QByteArray& text) { return text.toStdString(); }

}  // namespace

class TestCards : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        std::vector<CardError> errors;
        m_pool = std::make_unique<CardPool>(loadPortal(&errors));
        for (const CardError& error : errors) qInfo("%s", error.text().c_str());
        QVERIFY(errors.empty());
        QCOMPARE(m_pool->definitions().size(), std::size_t{200});
    }

    void aCardIsWhatPlayersKnow_data() {
        QTest::addColumn<QByteArray>("line");
        const QList<QByteArray> lines = contents(QStringLiteral("tests/data/portal.csv")).split('\n');
        for (qsizetype i = 1; i < lines.size(); ++i) {
            if (lines[i].isEmpty()) continue;
            QTest::newRow(lines[i].split(',')[1].constData()) << lines[i];
        }
    }

    void aCardIsWhatPlayersKnow() {
        QFETCH(QByteArray, line);
        const QList<QByteArray> fields = line.split(',');
        QCOMPARE(fields.size(), 8);
        const DefinitionId id = m_pool->find(plain(fields[1]));
        QVERIFY(id);
        const Definition& card = (*m_pool)[id];
        QCOMPARE(costText(*m_pool, id), plain(fields[2]));
        QCOMPARE(QString::fromStdString(typeLine(*m_pool, id)),
                 QString::fromUtf8(fields[3]).replace(QStringLiteral(" - "), QStringLiteral(" \u2014 ")));
        QCOMPARE(figuresText(*m_pool, id), fields[4].isEmpty() ? std::string() : plain(fields[4] + '/' + fields[5]));
        QCOMPARE(card.rarity, plain(fields[6]));
        QCOMPARE(card.set, std::string("Portal"));
        QCOMPARE(card.setCode, std::string("POR"));
        QCOMPARE(QByteArray::number(card.number), fields[0]);
        for (const QByteArray& keyword : fields[7].split(' ')) {
            if (!keyword.isEmpty()) QVERIFY2(hasTrait(card, plain(keyword)), keyword.constData());
        }
    }

    void aCardHasTheColorsOfItsCost() {
        QVERIFY(hasTrait(card("Ebon Dragon"), "black"));
        QVERIFY(!hasTrait(card("Ebon Dragon"), "red"));
        QVERIFY(hasTrait(card("Winds of Change"), "red"));
        QVERIFY(!hasTrait(card("Plains"), "white"));
    }

    void everySpellDoesSomething() {
        for (const Definition& definition : m_pool->definitions()) {
            const bool spell = hasTrait(definition, "sorcery") || hasTrait(definition, "instant");
            if (!spell) continue;
            const auto abilities = m_pool->abilitiesOf(definition);
            QVERIFY2(!abilities.empty() && abilities.front().kind == AbilityKind::Played, definition.name.c_str());
        }
    }

    void ebonDragonAsksAndTheOtherPlayerChooses() {
        const auto abilities = m_pool->abilitiesOf(card("Ebon Dragon"));
        QCOMPARE(abilities.size(), std::size_t{1});
        const Ability& enters = abilities.front();
        QCOMPARE(enters.kind, AbilityKind::Triggered);
        QCOMPARE(enters.targetCount, std::uint8_t{1});
        const Instruction& may = (*m_pool)[enters.body];
        QCOMPARE(may.op, Op::May);
        QVERIFY(may.player.isNone());
        QCOMPARE((*m_pool)[may.condition].term, Term::Any);
        const Instruction& choose = (*m_pool)[may.body];
        QCOMPARE(choose.op, Op::Choose);
        QCOMPARE((*m_pool)[choose.player].term, Term::TargetPlayer);
        const Instruction& discard = (*m_pool)[choose.next];
        QCOMPARE(discard.op, Op::Do);
        QCOMPARE((*m_pool)[discard.cards].term, Term::Chosen);
        QVERIFY(discard.next.isNone());
    }

    void aBranchGoesOnBehindItsInstruction() {
        // The instructions of Omen: look, order, move, may shuffle, draw.
        const Ability& omen = m_pool->abilitiesOf(card("Omen")).front();
        InstructionId at = omen.body;
        while ((*m_pool)[at].op != Op::May) at = (*m_pool)[at].next;
        const Instruction& may = (*m_pool)[at];
        QVERIFY(may.next);
        QCOMPARE((*m_pool)[may.body].next, may.next);
    }

    void noTwoCardsShareAnIcon() {
        QHash<QString, QString> owners;
        for (const Definition& definition : m_pool->definitions()) {
            const QString icon = QString::fromStdString(definition.icon);
            QVERIFY2(!icon.isEmpty(), definition.name.c_str());
            const QString twice =
                owners.value(icon) + QStringLiteral(" and ") + QString::fromStdString(definition.name);
            QVERIFY2(!owners.contains(icon), qPrintable(twice));
            owners.insert(icon, QString::fromStdString(definition.name));
        }
    }

    void everyIconIsInThePackage() {
        QFile file(
            QStringLiteral(DUELOGUE_SOURCE_DIR "/resources/icons/node_modules/@iconify-json/game-icons/icons.json"));
        if (!file.open(QIODevice::ReadOnly)) QSKIP("the icon package is not installed");
        const QJsonObject icons = QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("icons")].toObject();
        for (const Definition& definition : m_pool->definitions()) {
            QVERIFY2(icons.contains(QString::fromStdString(definition.icon)), definition.icon.c_str());
        }
    }

    void theSameFileGivesTheSameFingerprint() { QCOMPARE(loadPortal().fingerprint(), m_pool->fingerprint()); }

    void aDeckHasSixtyCards_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(DUELOGUE_SOURCE_DIR "/resources/decks/arcana"));
        const QStringList names = folder.entryList({QStringLiteral("*.deck")});
        QCOMPARE(names.size(), 12);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << QStringLiteral("resources/decks/arcana/") + name;
    }

    void aDeckHasSixtyCards() {
        QFETCH(QString, path);
        const DeckReading read = readPlainDeck(*m_pool, "deck", contents(path).toStdString());
        for (const DeckError& error : read.errors) qInfo("%s", error.text().c_str());
        QVERIFY(read.errors.empty());
        QVERIFY(!read.deck.name.empty());
        QVERIFY(!read.deck.about.empty());
        QCOMPARE(read.deck.size(), 60);
        QCOMPARE(read.deck.cards().size(), std::size_t{60});
        int lands = 0;
        for (const DeckEntry& entry : read.deck.entries) {
            const Definition& definition = (*m_pool)[entry.card];
            const bool basic = hasTrait(definition, "basic");
            QVERIFY2(basic || entry.count <= 4, definition.name.c_str());
            if (hasTrait(definition, "land")) lands += entry.count;
        }
        QCOMPARE(lands, 24);
    }

    void aDeckWrittenAndReadIsTheSame() {
        const DeckReading read =
            readPlainDeck(*m_pool, "deck", "name: N\nabout: A\n4 Bee Sting\n20 Forest\n2 Bee Sting");
        QVERIFY(read.errors.empty());
        QCOMPARE(read.deck.entries.front().count, 6);
        QVERIFY(readPlainDeck(*m_pool, "deck", writePlainDeck(*m_pool, read.deck)).deck == read.deck);
    }

    void aMistakeInADeckNamesItsLine_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("unknown card") << QByteArray("# deck\n4 Bee Stign\n1 Forest") << 2
                                      << QByteArray("Did you mean \"Bee Sting\"?");
        QTest::newRow("no number") << QByteArray("1 Forest\nBee Sting") << 2
                                   << QByteArray("expected a number and a card");
        QTest::newRow("no card") << QByteArray("1 Forest\n\n4") << 3 << QByteArray("expected a number and a card");
        QTest::newRow("zero") << QByteArray("0 Forest") << 1 << QByteArray("from 1 to 250");
        QTest::newRow("too many") << QByteArray("999 Forest") << 1 << QByteArray("from 1 to 250");
        QTest::newRow("no end of digits") << QByteArray("99999999999999999999 Forest") << 1 << QByteArray("number");
        QTest::newRow("bytes") << QByteArray("\xff\xfe\x00 x", 5) << 1 << QByteArray("expected a number and a card");
    }

    void aMistakeInADeckNamesItsLine() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(QByteArray, message);
        const DeckReading read = readPlainDeck(*m_pool, "hill.deck", text.toStdString());
        QCOMPARE(read.errors.size(), std::size_t{1});
        QCOMPARE(read.errors.front().line, line);
        QVERIFY2(QByteArray::fromStdString(read.errors.front().text()).contains(message),
                 read.errors.front().text().c_str());
        QVERIFY(read.errors.front().text().starts_with("hill.deck:"));
    }

private:
    std::unique_ptr<CardPool> m_pool;

    const Definition& card(const char* name) const { return (*m_pool)[m_pool->find(name)]; }

    bool hasTrait(const Definition& definition, const std::string& word) const {
        const auto index = indexOf(m_pool->vocabulary().traits, word);
        return index && ((definition.traits >> *index) & 1U) != 0;
    }
};

DUELOGUE_TEST(TestCards, QCoreApplication)
#include "tst_cards.moc"

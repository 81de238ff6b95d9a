// That every card is played in scenarios of its own which would notice if the card were another one: each part of a
// card is changed or taken away, and then one of the card's scenarios must fail. tst_scenarios runs them as they are.
#include <QDirIterator>
#include <QFile>
#include <QtTest>
#include <algorithm>
#include <cctype>
#include <map>

#include "match/notation/ScenarioRunner.h"
#include "tests/ArcanaGame.h"
#include "tests/CardChanges.h"

using namespace duelogue;

namespace {

/// The card with whose name a text begins: the longest such name, for "Mountain Goat" is no Mountain.
DefinitionId cardNamedFirst(const CardPool& pool, std::string_view text) {
    DefinitionId longest;
    for (std::uint16_t i = 0; i < pool.definitions().size(); ++i) {
        const std::string& name = pool.definitions()[i].name;
        if (!text.starts_with(name)) continue;
        const bool wholeWord =
            text.size() == name.size() || std::isalpha(static_cast<unsigned char>(text[name.size()])) == 0;
        if (wholeWord && (!longest || pool[longest].name.size() < name.size())) longest = DefinitionId(i);
    }
    return longest;
}

/// Every scenario, by the card that it is about.
class CardScenarios {
public:
    explicit CardScenarios(const CardPool& pool) : m_byCard(pool.definitions().size()) {
        QDirIterator files(QStringLiteral(DUELOGUE_SOURCE_DIR "/tests/scenarios/arcana"), {QStringLiteral("*.duel")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly)) qFatal("can't read %s", qPrintable(file.fileName()));
            auto read = readScenarios(file.readAll().toStdString());
            for (Scenario& scenario : std::get<std::vector<Scenario>>(read)) {
                const DefinitionId card = cardNamedFirst(pool, scenario.name);
                if (card) m_byCard[card.value].push_back(std::move(scenario));
            }
        }
    }
    [[nodiscard]] const std::vector<Scenario>& of(DefinitionId card) const { return m_byCard[card.value]; }

private:
    std::vector<std::vector<Scenario>> m_byCard;
};

bool isNoticed(const CardPool& pool, const CardChange& change, const std::vector<Scenario>& scenarios) {
    CardPool changed = pool;
    change.apply(changed);
    const arcana::Arcana rulebook(changed);
    return std::any_of(scenarios.begin(), scenarios.end(),
                       [&](const Scenario& scenario) { return runScenario(rulebook, scenario).has_value(); });
}

/// What no scenario can notice with the cards that there are, and how often a card has it.
struct Unnoticeable {
    const char* card;
    const char* change;
    int times;
};
constexpr Unnoticeable unnoticeable[] = {
    // Only a creature of the player whose turn it is attacks, and only an attacker hurts the other player in combat.
    {"Harsh Justice", "cards in whatever state", 1},
    {"Harsh Justice", "event from whichever source", 1},
    {"Harsh Justice", "event in whichever way", 1},
    {"Harsh Justice", "event of whichever player", 1},
    {"Deep Wood", "cards in whatever state", 1},
    {"Deep Wood", "event of whichever player", 1},
    {"Dread Charge", "cards of whoever", 1},
    {"Dread Charge", "cards that need not be creature", 1},
    {"Taunt", "cards of whoever", 1},
    {"Taunt", "cards that need not be creature", 1},
    // The effect lasts for one player's turn or step only.
    {"Exhaustion", "cards of whoever", 1},
    {"Last Chance", "event of whichever player", 1},
    // Damage does nothing to lands.
    {"Dry Spell", "cards that need not be creature", 1},
    {"Earthquake", "cards that need not be creature", 1},
    {"Fire Tempest", "cards that need not be creature", 1},
    {"Pyroclasm", "cards that need not be creature", 1},
    // Who discards or moves a card of whose hand that is makes no difference.
    {"Flux", "you for other players", 1},
    {"Winds of Change", "you for other players", 1},
    // Players know their own hands.
    {"Sorcerous Sight", "cards of whoever", 1},
    // The condition only saves drawing no card.
    {"Balance of Power", "cards of whoever", 1},
    {"Balance of Power", "as many for more", 1},
};

}  // namespace

class TestCardScenarios : public QObject {
    Q_OBJECT

private slots:
    void everyCardHasAScenario_data() { addCards(); }
    void everyCardHasAScenario() {
        QFETCH(int, card);
        QVERIFY(!m_scenarios.of(DefinitionId(static_cast<std::uint16_t>(card))).empty());
    }

    void aCardThatWereAnotherOneIsNoticed_data() { addCards(); }
    void aCardThatWereAnotherOneIsNoticed() {
        QFETCH(int, card);
        const DefinitionId id(static_cast<std::uint16_t>(card));
        const CardChanges changes(m_pool, id);
        std::map<std::string, int> missed;
        for (const CardChange& change : changes.all()) {
            if (!isNoticed(m_pool, change, m_scenarios.of(id))) ++missed[change.name];
        }
        for (const auto& [of, change, times] : unnoticeable) {
            if (of == m_pool[id].name) missed[change] -= times;
        }
        std::erase_if(missed, [](const auto& change) { return change.second == 0; });
        std::string text;
        for (const auto& [change, times] : missed) text += "\n  " + change + " (" + std::to_string(times) + ")";
        if (!missed.empty()) QFAIL(("no scenario of " + m_pool[id].name + " notices:" + text).c_str());
    }

private:
    const CardPool& m_pool = ArcanaGame::instance().pool();
    CardScenarios m_scenarios{m_pool};

    void addCards() {
        QTest::addColumn<int>("card");
        for (std::size_t i = 0; i < m_pool.definitions().size(); ++i) {
            QTest::newRow(m_pool.definitions()[i].name.c_str()) << static_cast<int>(i);
        }
    }
};

QTEST_APPLESS_MAIN(TestCardScenarios)
#include "tst_cardscenarios.moc"

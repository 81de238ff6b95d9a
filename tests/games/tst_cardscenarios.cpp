// Mutation tests of all cards. Every card has scenarios. Each part of a card is changed or removed in turn, and one of
// the card's scenarios must then fail. tst_scenarios runs them with the original cards.
#include <QDirIterator>
#include <QFile>
#include <QtTest>
#include <algorithm>
#include <cctype>
#include <functional>
#include <map>
#include <memory>

#include "cards/data/CardPool.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/CardChanges.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/TributeGame.h"
#include "tests/support/match/UnnoticeableChanges.h"

using namespace duelogue;

namespace {

/// Returns the card whose name begins the text, or an invalid id. The longest name wins, so "Mountain Goat" is not
/// Mountain.
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

/// Returns the text of a scenario in which card names are searched.
std::string textOf(const Scenario& scenario) {
    std::string text = scenario.name + "\n";
    const auto add = [&](const std::vector<NotationLine>& lines) {
        for (const NotationLine& line : lines) text += line.text + "\n";
    };
    for (const Scenario::Seat& seat : scenario.seats) add(seat.entries);
    add(scenario.table.entries);
    add(scenario.moves);
    return text;
}

/// The cards of a game and the scenarios of each card. In a game whose scenarios are named after their card, only those
/// count. In other games, every scenario that names the card counts.
class CardScenarios {
public:
    enum class Counts { ByFirstName, ByAnyName };

    CardScenarios(const char* game, const CardPool& pool, Counts counts,
                  std::function<std::unique_ptr<Rulebook>(const CardPool&)> rules)
        : m_pool(pool), m_rules(std::move(rules)), m_byCard(pool.definitions().size()) {
        QDirIterator files(QStringLiteral(DUELOGUE_SOURCE_DIR "/tests/scenarios/") + QLatin1String(game),
                           {QStringLiteral("*.duel")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly)) qFatal("can't read %s", qPrintable(file.fileName()));
            auto read = readScenarios(file.readAll().toStdString());
            for (Scenario& scenario : std::get<std::vector<Scenario>>(read)) keep(std::move(scenario), counts);
        }
    }
    [[nodiscard]] const CardPool& pool() const { return m_pool; }
    [[nodiscard]] bool has(DefinitionId card) const { return !m_byCard[card.value].empty(); }
    /// Returns true if a scenario of the card fails after the change.
    [[nodiscard]] bool isNoticed(const CardChange& change, DefinitionId card) const {
        CardPool changed = m_pool;
        change.apply(changed);
        const auto rulebook = m_rules(changed);
        return std::ranges::any_of(m_byCard[card.value], [&](std::size_t scenario) {
            return runScenario(*rulebook, m_scenarios[scenario]).has_value();
        });
    }

private:
    const CardPool& m_pool;
    std::function<std::unique_ptr<Rulebook>(const CardPool&)> m_rules;
    std::vector<Scenario> m_scenarios;
    std::vector<std::vector<std::size_t>> m_byCard;

    void keep(Scenario&& scenario, Counts counts) {
        const std::size_t index = m_scenarios.size();
        if (counts == Counts::ByFirstName) {
            const DefinitionId card = cardNamedFirst(m_pool, scenario.name);
            if (card) m_byCard[card.value].push_back(index);
        } else {
            const std::string text = textOf(scenario);
            for (std::size_t i = 0; i < m_byCard.size(); ++i) {
                if (text.find(m_pool.definitions()[i].name) != std::string::npos) m_byCard[i].push_back(index);
            }
        }
        m_scenarios.push_back(std::move(scenario));
    }
};

const CardScenarios& scenariosOf(std::string_view game) {
    using Counts = CardScenarios::Counts;
    if (game == "arcana") {
        static const CardScenarios all("arcana", ArcanaGame::instance().pool(), Counts::ByFirstName,
                                       [](const CardPool& p) { return std::make_unique<arcana::Arcana>(p); });
        return all;
    }
    if (game == "basebreak") {
        static const CardScenarios all("basebreak", BasebreakGame::instance().pool(), Counts::ByAnyName,
                                       [](const CardPool& p) { return std::make_unique<basebreak::Basebreak>(p); });
        return all;
    }
    if (game == "netrun") {
        static const CardScenarios all("netrun", NetrunGame::instance().pool(), Counts::ByAnyName,
                                       [](const CardPool& p) { return std::make_unique<netrun::Netrun>(p); });
        return all;
    }
    static const CardScenarios all("tribute", TributeGame::instance().pool(), Counts::ByAnyName,
                                   [](const CardPool& p) { return std::make_unique<tribute::Tribute>(p); });
    return all;
}
constexpr const char* gamesWithScenarios[] = {"arcana", "basebreak", "netrun", "tribute"};

/// Returns the missed change with this name, with or without a line of the card file before it. Returns the name itself
/// if that change was not missed.
std::string atAnyLine(const std::map<std::string, int>& missed, const std::string& name) {
    const auto is = [&](const auto& change) { return change.first == name || change.first.ends_with(": " + name); };
    const auto found = std::ranges::find_if(missed, is);
    return found == missed.end() ? name : found->first;
}

}  // namespace

class TestCardScenarios : public QObject {
    Q_OBJECT

private slots:
    void everyCardHasAScenario_data() { addCards(); }
    void everyCardHasAScenario() {
        QFETCH(QString, game);
        QFETCH(int, card);
        QVERIFY(scenariosOf(game.toStdString()).has(DefinitionId(static_cast<std::uint16_t>(card))));
    }

    void everyChangeOfACardFailsAScenario_data() { addCards(); }
    void everyChangeOfACardFailsAScenario() {
        QFETCH(QString, game);
        QFETCH(int, card);
        const CardScenarios& scenarios = scenariosOf(game.toStdString());
        const DefinitionId id(static_cast<std::uint16_t>(card));
        const std::string& name = scenarios.pool()[id].name;
        std::map<std::string, int> missed;
        const CardChanges changes(scenarios.pool(), id);
        for (const CardChange& change : changes.all()) {
            if (!scenarios.isNoticed(change, id)) ++missed[change.name];
        }
        for (const auto& [of, whose, change, times] : unnoticeable) {
            if (of == game && whose == name) missed[atAnyLine(missed, change)] -= times;
        }
        std::erase_if(missed, [](const auto& change) { return change.second == 0; });
        std::string text;
        for (const auto& [change, times] : missed) text += "\n  " + change + " (" + std::to_string(times) + ")";
        if (!missed.empty()) QFAIL(("no scenario of " + name + " notices:" + text).c_str());
    }

private:
    static void addCards() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("card");
        for (const char* game : gamesWithScenarios) {
            const auto& cards = scenariosOf(game).pool().definitions();
            for (std::size_t i = 0; i < cards.size(); ++i) {
                QTest::addRow("%s: %s", game, cards[i].name.c_str()) << QString(game) << static_cast<int>(i);
            }
        }
    }
};

DUELOGUE_TEST(TestCardScenarios, NoApplication)
#include "tst_cardscenarios.moc"

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

/// A change that no scenario can notice with the existing cards, and how often it occurs in a card.
struct Unnoticeable {
    const char* game;
    const char* card;
    const char* change;
    int times;
};
constexpr Unnoticeable unnoticeable[] = {
    // Only creatures of the current player attack, and only attackers deal combat damage to the other player.
    {"arcana", "Harsh Justice", "cards in whatever state", 1},
    {"arcana", "Harsh Justice", "event from whichever source", 1},
    {"arcana", "Harsh Justice", "event in whichever way", 1},
    {"arcana", "Harsh Justice", "event of whichever player", 1},
    {"arcana", "Deep Wood", "cards in whatever state", 1},
    {"arcana", "Deep Wood", "event of whichever player", 1},
    {"arcana", "Dread Charge", "cards of whoever", 1},
    {"arcana", "Dread Charge", "cards that need not be creature", 1},
    {"arcana", "Taunt", "cards of whoever", 1},
    {"arcana", "Taunt", "cards that need not be creature", 1},
    // The effect lasts only for one player's turn or step.
    {"arcana", "Exhaustion", "cards of whoever", 1},
    {"arcana", "Last Chance", "event of whichever player", 1},
    // Damage does not affect lands.
    {"arcana", "Dry Spell", "cards that need not be creature", 1},
    {"arcana", "Earthquake", "cards that need not be creature", 1},
    {"arcana", "Fire Tempest", "cards that need not be creature", 1},
    {"arcana", "Pyroclasm", "cards that need not be creature", 1},
    // The result is the same for any player who discards or moves these cards.
    {"arcana", "Flux", "you for other players", 1},
    {"arcana", "Winds of Change", "you for other players", 1},
    // Players know their own hands.
    {"arcana", "Sorcerous Sight", "cards of whoever", 1},
    // The condition only avoids drawing zero cards.
    {"arcana", "Balance of Power", "cards of whoever", 1},
    {"arcana", "Balance of Power", "as many for more", 1},
    // The ability belongs to the card itself, which is a minion in play and in its player's hand.
    {"basebreak", "Scout", "cards that need not be minion", 1},
    {"basebreak", "First Mate", "cards that need not be minion", 1},
    {"basebreak", "Buccaneer", "cards that need not be minion", 1},
    {"basebreak", "Pirate King", "cards that need not be minion", 1},
    {"basebreak", "Shinobi", "cards that need not be minion", 1},
    {"basebreak", "Shinobi", "cards of whoever", 1},
    // Effects that stop a minion from being played ask who owns it or which faction it has, never who plays it.
    {"basebreak", "Shinobi", "another player for you", 1},
    {"basebreak", "Hidden Ninja", "another player for you", 1},
    {"basebreak", "Disguise", "another player for you", 1},
    {"basebreak", "Hoverbot", "another player for you", 1},
    {"basebreak", "Zombie Lord", "another player for you", 1},
    {"basebreak", "They Keep Coming", "another player for you", 1},
    // Only minions have power or minion names. Effects of bases on cards affect minions.
    {"basebreak", "Howl", "cards that need not be minion", 1},
    {"basebreak", "Swashbuckling", "cards that need not be minion", 1},
    {"basebreak", "Temple of Goju", "cards that need not be minion", 1},
    {"basebreak", "Factory 436-1337", "cards that need not be minion", 1},
    {"basebreak", "Not Enough Bullets", "cards that need not be minion", 1},
    {"basebreak", "Infiltrate", "cards that need not be minion", 2},
    // Only bases have cards at them, are marked and score. Only actions are attached to a minion.
    {"basebreak", "Disguise", "cards that need not be base", 1},
    {"basebreak", "Broadside", "cards that need not be base", 1},
    {"basebreak", "Pirate King", "cards that need not be base", 1},
    {"basebreak", "Shinobi", "cards that need not be base", 1},
    {"basebreak", "Buccaneer", "cards that need not be base", 1},
    {"basebreak", "Pirate King", "event of whichever card", 1},
    {"basebreak", "Poison", "cards that need not be action", 1},
    // Cards are destroyed only in play or at a base.
    {"basebreak", "Tooth and Claw... and Guns", "event from whichever zone", 1},
    {"basebreak", "Buccaneer", "event from whichever zone", 1},
    {"basebreak", "Warbot", "event from whichever zone", 1},
    // The cards are already chosen, so any player may discard them with the same result.
    {"basebreak", "Brownie", "you for other players", 1},
    {"basebreak", "Gremlin", "you for other players", 1},
    {"basebreak", "Take the Shinies", "you for other players", 1},
    {"tribute", "Card Destruction", "you for other players", 1},
    // A base is unowned, so "you" on a base is the current player: the only one whose turn begins.
    {"basebreak", "Mushroom Kingdom", "event of whichever player", 1},
    {"basebreak", "Mushroom Kingdom", "you for other players", 1},
    // No player plays cards from another player's hand or discard pile.
    {"basebreak", "Enshrouding Mist", "cards of whoever", 1},
    {"basebreak", "Archmage", "cards of whoever", 1},
    {"basebreak", "Outbreak", "cards of whoever", 1},
    {"basebreak", "They're Coming To Get You", "cards of whoever", 1},
    // A face-down card has neither a subtype nor a name, even if every player has seen it.
    {"tribute", "Dark Energy", "cards in whatever state", 1},
    {"tribute", "Book of Secret Arts", "cards in whatever state", 1},
    {"tribute", "Lord of D.", "cards in whatever state", 1},
    {"tribute", "Dragon Capture Jar", "cards in whatever state", 1},
    {"tribute", "The Flute of Summoning Dragon", "cards in whatever state", 2},
    // Only monsters have a subtype or an attribute, are summoned, attack, and are destroyed by battle.
    {"tribute", "Dark Energy", "cards that need not be monster", 1},
    {"tribute", "Book of Secret Arts", "cards that need not be monster", 1},
    {"tribute", "Lord of D.", "cards that need not be monster", 1},
    {"tribute", "Dragon Capture Jar", "cards that need not be monster", 1},
    {"tribute", "The Flute of Summoning Dragon", "cards that need not be monster", 2},
    {"tribute", "Sogen", "cards that need not be monster", 1},
    {"tribute", "Yami", "cards that need not be monster", 2},
    {"tribute", "Invigoration", "cards that need not be monster", 1},
    {"tribute", "Sword of Dark Destruction", "cards that need not be monster", 1},
    {"tribute", "Mysterious Puppeteer", "cards that need not be monster", 1},
    {"tribute", "Trap Hole", "cards that need not be monster", 1},
    {"tribute", "Wall of Illusion", "cards that need not be monster", 1},
    {"tribute", "Waboku", "cards that need not be monster", 1},
    {"tribute", "Wall of Illusion", "event of whichever card", 1},
    // No card has an attack of 1501, and nothing changes the attack of a card in a deck.
    {"tribute", "Last Will", "number 1500 + 1", 1},
    // A face-up card is already visible: only the log would mention that it is revealed.
    {"tribute", "De-Spell", "cards in whatever state", 1},
    {"tribute", "De-Spell", "no condition", 1},
    {"tribute", "Trap Master", "cards in whatever state", 1},
    {"tribute", "Trap Master", "no condition", 1},
    {"tribute", "The Stern Mystic", "cards in whatever state", 1},
    // Every card still at the base that is being scored was there when it scored.
    {"basebreak", "Scout", "event of whichever card", 1},
    {"basebreak", "First Mate", "event of whichever card", 1},
    // Only minions can be chosen, and in play they are only minions.
    {"basebreak", "Disguise", "cards that need not be minion", 1},
    // The protection ends when the card that it protects from leaves play. No card of the first box affects again in
    // another turn.
    {"basebreak", "Tooth and Claw... and Guns", "line 84: for ever", 1},
    {"basebreak", "Hideout", "line 93: for ever", 1},
    {"basebreak", "Hideout", "event from whichever source", 1},
    {"basebreak", "Hideout", "cards that need not be minion", 1},
    // Effects that change power do not change that of bases, and the power of an action counts nowhere.
    {"basebreak", "The Central Brain", "cards that need not be minion", 1},
    // Only the Runner has a link, installs programs and hardware, suffers damage and is tagged. Only the Corp plays
    // transactions. Only one side has cards of the requested type.
    {"netrun", "Haas-Bioroid: Engineering the Future", "base link + 1", 1},
    {"netrun", "Jinteki: Personal Evolution", "base link + 1", 1},
    {"netrun", "NBN: Making News", "base link + 1", 1},
    {"netrun", "Weyland Consortium: Building a Better World", "base link + 1", 1},
    {"netrun", "Chronos Protocol: Selective Mind-mapping", "base link + 1", 1},
    {"netrun", "Noise: Hacker Extraordinaire", "event of whichever player", 1},
    {"netrun", "Grimoire", "event of whichever player", 1},
    {"netrun", "Kate \"Mac\" McCaffrey: Digital Tinker", "event of whichever player", 1},
    {"netrun", "Crash Space", "event of whichever player", 1},
    {"netrun", "Decoy", "event of whichever player", 1},
    {"netrun", "Deus X", "event of whichever player", 1},
    {"netrun", "Plascrete Carapace", "event of whichever player", 1},
    {"netrun", "Feedback Filter", "event of whichever player", 2},
    {"netrun", "Net Shield", "event of whichever player", 1},
    {"netrun", "Weyland Consortium: Building a Better World", "event of whichever player", 1},
    {"netrun", "Weyland Consortium: Building a Better World", "cards that need not be operation", 1},
    {"netrun", "Déjà Vu", "cards of whoever", 1},
    {"netrun", "Djinn", "cards of whoever", 1},
    {"netrun", "Special Order", "cards of whoever", 1},
    {"netrun", "Modded", "cards of whoever", 1},
    {"netrun", "Rabbit Hole", "cards of whoever", 1},
    {"netrun", "The Personal Touch", "cards of whoever", 1},
    {"netrun", "Aesop's Pawnshop", "cards of whoever", 1},
    {"netrun", "Shipment from MirrorMorph", "cards of whoever", 1},
    {"netrun", "Subcontract", "cards of whoever", 1},
    {"netrun", "Djinn", "cards that need not be program", 1},
    {"netrun", "Research Station", "cards that need not be server", 1},
    // The limit only matters when decks are checked.
    {"netrun", "Deus X", "no limited", 1},
    // Only ice is encountered, broken, rezzed for credits as it is approached, or has strength at a server.
    {"netrun", "Wyrm", "cards that need not be ice", 1},
    {"netrun", "Inside Job", "cards that need not be ice", 1},
    {"netrun", "Inside Job", "event of whichever card", 1},
    {"netrun", "Chum", "cards that need not be ice", 1},
    {"netrun", "Chum", "event of whichever card", 1},
    {"netrun", "Crypsis", "cards that need not be ice", 2},
    {"netrun", "Crypsis", "event of whichever card", 1},
    {"netrun", "Deus X", "cards that need not be ice", 1},
    {"netrun", "Experiential Data", "cards that need not be ice", 1},
    // The target was ice when it was chosen.
    {"netrun", "Forged Activation Orders", "cards that need not be ice", 1},
    // Only servers are run, and each of these events runs a single server. Only agendas are scored, stolen, and in a
    // score area.
    {"netrun", "Desperado", "cards that need not be server", 1},
    {"netrun", "Desperado", "event of whichever card", 1},
    {"netrun", "Doppelgänger", "cards that need not be server", 2},
    {"netrun", "Doppelgänger", "event of whichever card", 1},
    {"netrun", "Doppelgänger", "no condition", 1},
    {"netrun", "Doppelgänger", "number 1 + 1", 1},
    {"netrun", "Account Siphon", "event of whichever card", 1},
    {"netrun", "Stimhack", "cards that need not be server", 1},
    {"netrun", "Stimhack", "event of whichever card", 1},
    {"netrun", "The Maker's Eye", "event of whichever card", 1},
    {"netrun", "Jinteki: Personal Evolution", "cards that need not be agenda", 2},
    {"netrun", "Jinteki: Personal Evolution", "event of whichever card", 2},
    {"netrun", "Archer", "cards that need not be agenda", 1},
    {"netrun", "Data Dealer", "cards that need not be agenda", 1},
    // The agenda is ready again before the Runner's turn ends, and it never changes its owner.
    {"netrun", "Breaking News", "cards of whoever", 1},
    {"netrun", "Breaking News", "cards that need not be agenda", 1},
    {"netrun", "Breaking News", "event of whichever player", 1},
    // Only cards are exposed and accessed.
    {"netrun", "Neutralize All Threats", "event of whichever card", 1},
    {"netrun", "Zaibatsu Loyalty", "event of whichever card", 3},
    // Only installed cards can be unrezzed in play or fit the rest of the description.
    {"netrun", "Lemuria Codecracker", "cards that need not be installed", 1},
    {"netrun", "Infiltration", "cards that need not be installed", 1},
    {"netrun", "Psychic Field", "cards that need not be installed", 1},
    {"netrun", "Cerebral Overwriter", "cards that need not be installed", 1},
    // An offer without any effect is skipped anyway.
    {"arcana", "Ebon Dragon", "no condition", 1},
    {"arcana", "Ebon Dragon", "cards of whoever", 1},
    {"netrun", "Cerebral Overwriter", "ability without condition", 1},
    {"netrun", "Priority Requisition", "no condition", 1},
    {"netrun", "Priority Requisition", "cards in whatever state", 1},
    {"netrun", "Priority Requisition", "cards that need not be ice", 1},
    // The Corp knows its own cards outside R&D, and no other card is in a deck when it is accessed.
    {"netrun", "Snare!", "cards of whoever", 1},
    {"netrun", "Snare!", "no condition", 1},
    {"netrun", "Fetal AI", "cards of whoever", 1},
    {"netrun", "Fetal AI", "no condition", 1},
    // The player who puts cards in order also sees them.
    {"netrun", "Precognition", "left out", 1},
    // Without these conditions a number would be chosen from an empty range, and zero tags would be given.
    {"netrun", "Medium", "ability without condition", 1},
    {"netrun", "Midseason Replacements", "no condition", 1},
    // A run ends at a server, an encounter with ice. Three of three cards are all of them.
    {"netrun", "Chum", "event in whichever way", 1},
    {"netrun", "Crypsis", "event in whichever way", 1},
    {"netrun", "Doppelgänger", "event in whichever way", 1},
    {"netrun", "Stimhack", "event in whichever way", 1},
    {"netrun", "Accelerated Diagnostics", "number 3 + 1", 1},
    // Only an operation of one's own can be played, and cards trash only installed cards.
    {"netrun", "Subcontract", "cards that need not be operation", 1},
    {"netrun", "Accelerated Diagnostics", "cards that need not be operation", 1},
    {"netrun", "Accelerated Diagnostics", "cards of whoever", 2},
    {"netrun", "Sacrificial Construct", "cards that need not be installed", 1},
};

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

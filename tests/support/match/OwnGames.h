#pragma once

#include <QtTest>
#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "match/arcana/Arcana.h"
#include "match/basebreak/Basebreak.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/netrun/Netrun.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "match/tribute/Tribute.h"
#include "tests/support/match/ProgramCards.h"

namespace duelogue {

/// A game with the program's cards and a test's own cards, and a match of it at a position in the notation.
class OwnGame {
public:
    /// `own` holds entries of a card file, "- {name: ...}". Invalid cards are left out and reported by problem().
    OwnGame(const std::string& game, const std::string& own) : OwnGame(File{game, "set: Own\ncards:\n" + own}) {}
    struct File {
        std::string game;
        std::string text;
    };
    explicit OwnGame(const File& file) {
        const std::string& game = file.game;
        if (game == "arcana") make<arcana::Arcana>(arcana::vocabulary());
        if (game == "tribute") make<tribute::Tribute>(tribute::vocabulary());
        if (game == "basebreak") make<basebreak::Basebreak>(basebreak::vocabulary());
        if (game == "netrun") make<netrun::Netrun>(netrun::vocabulary());
        for (const CardError& error : loadCards(*m_pool, "own.yaml", file.text)) m_problem += error.text() + "\n";
        m_rulebook = m_makeRulebook(*m_pool);
        m_runner = std::make_unique<ScenarioRunner>(*m_rulebook);
    }

    /// Sets up a position and plays its moves. Returns the problem, or an empty string.
    [[nodiscard]] std::string play(const std::string& scenario) {
        if (!m_problem.empty()) return m_problem;
        const auto read = readScenarios(scenario);
        if (const auto* error = std::get_if<NotationError>(&read)) return error->message();
        const auto error = m_runner->run(std::get<std::vector<Scenario>>(read).front());
        return error ? "line " + std::to_string(error->line) + ": " + error->message() : std::string();
    }

    [[nodiscard]] const std::string& problem() const { return m_problem; }
    [[nodiscard]] const CardPool& pool() const { return *m_pool; }
    [[nodiscard]] const Rulebook& rulebook() const { return *m_rulebook; }
    [[nodiscard]] const Match& match() const { return m_runner->match(); }

private:
    std::unique_ptr<CardPool> m_pool;
    std::unique_ptr<Rulebook> (*m_makeRulebook)(const CardPool&) = nullptr;
    std::unique_ptr<Rulebook> m_rulebook;
    std::unique_ptr<ScenarioRunner> m_runner;
    std::string m_problem;

    template <class Rules>
    void make(Vocabulary vocabulary) {
        m_pool = std::make_unique<CardPool>(std::move(vocabulary));
        m_makeRulebook = [](const CardPool& pool) -> std::unique_ptr<Rulebook> {
            return std::make_unique<Rules>(pool);
        };
        addProgramCards(*m_pool);
    }
};

/// A position in which the player to act has a test's own card in play. `%1` stands for the card's name.
struct OwnPlace {
    const char* game;
    const char* type;   ///< type line of a card that stays in play
    const char* value;  ///< name of a player value
    const char* position;
};

inline constexpr OwnPlace ownPlaces[] = {
    {"arcana", "type: Artifact, cost: 0", "life",
     "game arcana\nname Own\nturn 3 main player 1\nplayer 1\nlife 20\nhand Forest, Grizzly Bears\n"
     "battlefield %1, Forest x3, Grizzly Bears\nlibrary Forest x10, Grizzly Bears x10\n"
     "player 2\nlife 20\nhand Swamp\nbattlefield Swamp x3, Python\nlibrary Swamp x10, Python x10\nmoves\n"},
    {"tribute", "type: Continuous Spell", "life",
     "game tribute\nname Own\nturn 3 main\nplayer 1\nhand Battle Ox\nfield %1, Witty Phantom\n"
     "deck Witty Phantom x5, Battle Ox x5\nplayer 2\nhand Uraby\nfield Battle Ox\n"
     "deck Witty Phantom x5, Uraby x5\nmoves\n"},
    {"basebreak", "type: Minion - Pirates, stats: 2", "points",
     "game basebreak\nname Own\ntable\nplay Tortuga, The Grey Opal\nplayer 1\npoints 3\nhand First Mate, Gremlin\n"
     "play %1 (on The Grey Opal)\ndeck Gremlin x8\nplayer 2\nhand Gremlin\ndeck Gremlin x8\nmoves\n"},
    {"netrun", "type: Anarch Resource, cost: 0, stats: \"1\", icon: door", "credits",
     "game netrun\nname Own\nturn 2 action player 2\nplayer 1\n"
     "play Weyland Consortium: Building a Better World\nhand Hedge Fund\ndeck Hedge Fund x10\n"
     "player 2\nplay Noise: Hacker Extraordinaire, %1\ncredits 5\nhand Sure Gamble\ndeck Sure Gamble x10\nmoves\n"},
};

[[nodiscard]] inline std::string positionOf(const OwnPlace& place, const std::string& card) {
    std::string text = place.position;
    return text.replace(text.find("%1"), 2, card);
}

[[nodiscard]] inline std::string cardOf(const OwnPlace& place, const std::string& name, const std::string& abilities) {
    return "- {name: " + name + ", " + place.type + (abilities.empty() ? "" : ", abilities: [" + abilities + "]") +
           "}\n";
}

/// Does the same, where `%1` in the abilities stands for a player value of the game.
[[nodiscard]] inline std::string cardAbout(const OwnPlace& place, const std::string& name, std::string abilities) {
    for (std::size_t at = 0; (at = abilities.find("%1", at)) != std::string::npos;)
        abilities.replace(at, 2, place.value);
    return cardOf(place, name, abilities);
}

/// Abilities with a free use that starts a loop without any change.
inline constexpr const char* endlessLoop =
    "{pay: 0, do: {gain %1: 1}}, {when: {gain %1: you}, do: {lose %1: 1}}, {when: {lose %1: you}, do: {gain %1: 1}}";

/// Adds a row for each game, with its index in ownPlaces.
inline void addOwnPlaces() {
    QTest::addColumn<int>("at");
    for (int i = 0; i < 4; ++i) QTest::newRow(ownPlaces[i].game) << i;
}

/// An observer that counts how often a player value is gained.
class Gains : public Observer {
public:
    void completed(const ReadableMatch& /*match*/, const Communication& done) override {
        m_count += done.is(CoreVerb::Gain) && done.succeeded() ? 1 : 0;
    }
    [[nodiscard]] int count() const { return m_count; }

private:
    int m_count = 0;
};

}  // namespace duelogue

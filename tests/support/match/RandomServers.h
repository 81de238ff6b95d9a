#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/netrun/DeckBuilding.h"
#include "match/netrun/Netrun.h"
#include "tests/support/match/RandomText.h"

namespace duelogue::netrun {

/// A generator of random positions of Netrun, as scenarios. The positions are possible in the middle of a match, with
/// any cards of a pool on both sides.
class RandomServers : private RandomText {
public:
    RandomServers(const Netrun& rulebook, std::uint64_t seed)
        : RandomText(seed), m_rulebook(rulebook), m_pool(rulebook.pool()) {
        limit(copiesInDeck);
        for (const Definition& card : m_pool.definitions()) {
            if (is(card, bit(Trait::Server))) continue;
            const bool isCorps = is(card, corpFactions);
            if (is(card, bit(Trait::Identity))) {
                (isCorps ? m_corps : m_runners).push_back(card.name);
                continue;
            }
            (isCorps ? m_corpCards : m_runnerCards).push_back(card.name);
            if (is(card, bit(Trait::Agenda))) m_agendas.push_back(card.name);
            if (is(card, bit(Trait::Agenda) | bit(Trait::Asset))) m_roots.push_back(card.name);
            if (is(card, bit(Trait::Upgrade))) m_upgrades.push_back(card.name);
            if (is(card, bit(Trait::Ice))) m_ice.push_back(card.name);
            if (is(card, rigTypes)) m_rig.push_back(card.name);
        }
    }

    [[nodiscard]] std::string text() {
        const unsigned current = 1 + below(2);
        const std::string phase = oneIn(5)                   ? "start"
                                  : oneIn(9)                 ? "discard"
                                  : current == 1 && oneIn(9) ? "draw"
                                                             : "action";
        std::string text = head("netrun", 2 + below(30), phase, current);
        if (oneIn(5)) text += "option always ask 1\n";
        const unsigned remotes = below(5);
        const std::string corpSide = corp(remotes);
        std::string table;
        for (unsigned i = 1; i <= remotes; ++i) add(table, "Server " + std::to_string(i));
        text += table.empty() ? "" : "table\n" + line("play", table);
        const auto clicks = [&](unsigned player) {
            return phase == "action" && player == current ? number("clicks", 1 + below(4)) : std::string();
        };
        return text + "player 1\n" + corpSide + clicks(1) + "player 2\n" + runner() + clicks(2);
    }

private:
    static constexpr Traits rigTypes =
        bit(Trait::Icebreaker) | bit(Trait::Program) | bit(Trait::Hardware) | bit(Trait::Resource);
    static constexpr int mostPoints = 6;  ///< one point more would end the match

    const Netrun& m_rulebook;
    const CardPool& m_pool;
    Names m_corps;  ///< identities
    Names m_runners;
    Names m_corpCards;
    Names m_runnerCards;
    Names m_agendas;
    Names m_roots;  ///< of which a remote server has only one
    Names m_upgrades;
    Names m_ice;
    Names m_rig;
    std::map<std::string, int> m_there;  ///< number of cards with that name at servers
    std::set<std::string> m_open;        ///< names whose further copies must not be face-up or bear a card
    Names m_rezzedIce;

    static bool is(const Definition& card, Traits traits) { return (card.traits & traits) != 0; }
    [[nodiscard]] const Definition& named(const std::string& name) const { return m_pool[m_pool.find(name)]; }
    [[nodiscard]] static std::string number(const char* word, unsigned number) {
        return line(word, std::to_string(number));
    }
    [[nodiscard]] bool bears(const std::string& name) const {
        return (m_rulebook.abilities().statementsOf(m_pool.find(name)) >> static_cast<unsigned>(Verb::Hosts) & 1U) != 0;
    }
    void count(Names& notes, const char* counter, unsigned most, unsigned oneOutOf) {
        if (oneIn(oneOutOf)) notes.push_back(counter + (" " + std::to_string(1 + below(most))));
    }

    /// Returns random cards of a zone. The other player may know some of them.
    std::string cards(const Names& names, unsigned count, unsigned other) {
        std::string text;
        for (unsigned i = 0; i < count; ++i)
            add(text, dealt(names, 3 - other), oneIn(12) ? Names{"known to " + std::to_string(other)} : Names{});
        return text;
    }

    /// Returns scored agendas with fewer points than a win.
    std::string scored(bool isCorps) {
        std::string text;
        int points = 0;
        for (unsigned i = below(4); i > 0; --i) {
            const std::string& name = dealt(m_agendas, isCorps ? 1 : 2);
            points += named(name).figures[static_cast<std::size_t>(Figure::Points)];
            if (points > mostPoints) break;
            Names notes;
            if (isCorps) count(notes, "agenda", 3, 2);
            add(text, name, notes);
        }
        return text;
    }

    // ---- the Corp

    std::string corp(unsigned remotes) {
        std::string archives;
        for (unsigned i = below(7); i > 0; --i)
            add(archives, dealt(m_corpCards, 1), oneIn(2) ? Names{"face-up"} : Names{});
        return line("play", installed(remotes)) + line("hand", cards(m_corpCards, below(8), 2)) +
               line("deck", cards(m_corpCards, 1 + below(oneIn(4) ? 4 : 30), 2)) + line("discard pile", archives) +
               line("score area", scored(true)) + line("removed cards", anyOf(m_agendas, oneIn(6) ? 1 : 0, 1)) +
               number("credits", below(oneIn(2) ? 6 : 25)) + number("bad publicity", oneIn(3) ? 1 + below(3) : 0);
    }

    std::string installed(unsigned remotes) {
        std::string text;
        add(text, oneOf(m_corps));
        constexpr std::array centrals{"HQ", "R&D", "Archives"};
        for (const char* server : centrals) at(text, server, false);
        for (unsigned i = 1; i <= remotes; ++i) at(text, "Server " + std::to_string(i), true);
        return text;
    }

    /// Adds up to three pieces of ice and sometimes upgrades. A remote server also has an agenda or an asset in its
    /// root.
    void at(std::string& text, const std::string& server, bool isRemote) {
        for (unsigned i = below(4); i > 0; --i) addAt(text, dealt(m_ice, 1), server);
        bool hasRegion = false;
        for (unsigned i = oneIn(3) ? 1 + below(2) : 0; i > 0; --i) {
            const std::string& upgrade = dealt(m_upgrades, 1);
            const bool isRegion = is(named(upgrade), bit(Trait::Region));
            if ((isRegion && hasRegion) || (is(named(upgrade), bit(Trait::Attached)) && server != "HQ")) continue;
            hasRegion = hasRegion || isRegion;
            addAt(text, upgrade, server);
        }
        if (isRemote) addAt(text, dealt(m_roots, 1), server);
    }

    void addAt(std::string& text, const std::string& name, const std::string& server) {
        const Definition& card = named(name);
        const bool isUnique = is(card, bit(Trait::Unique));
        const bool mayBeRezzed = !is(card, bit(Trait::Agenda)) && (!isUnique || m_open.count(name) == 0);
        const bool isRezzed = mayBeRezzed && !oneIn(3);
        Names notes{"on " + server};
        if (isRezzed) notes.emplace_back("rezzed");
        if (isRezzed && isUnique) m_open.insert(name);
        if (isRezzed && is(card, bit(Trait::Ice))) m_rezzedIce.push_back(name);
        ++m_there[name];
        if (is(card, bit(Trait::Agenda) | bit(Trait::Advanceable))) count(notes, "advancement", 5, 2);
        if (isRezzed && is(card, bit(Trait::Asset))) count(notes, "credit", 12, 3);
        if (isRezzed) count(notes, "power", 4, 6);
        if (!isRezzed && oneIn(6)) notes.emplace_back("known to 2");
        add(text, name, notes);
    }

    // ---- the Runner

    std::string runner() {
        return line("play", rig()) + line("hand", cards(m_runnerCards, below(7), 1)) +
               line("deck", cards(m_runnerCards, below(oneIn(4) ? 4 : 30), 1)) +
               line("discard pile", anyOf(m_runnerCards, below(8), 2)) + line("score area", scored(false)) +
               line("removed cards", anyOf(m_runnerCards, oneIn(6) ? 1 : 0, 2)) +
               number("credits", below(oneIn(2) ? 6 : 25)) + number("tags", oneIn(3) ? 1 + below(4) : 0) +
               number("core damage", oneIn(4) ? 1 + below(4) : 0);
    }

    /// Returns programs within or beyond the memory limit, hardware and resources. Hosted cards lie on cards that can
    /// bear them.
    std::string rig() {
        std::string text;
        add(text, oneOf(m_runners));
        // A name must mean exactly one card.
        std::erase_if(m_rezzedIce, [this](const std::string& name) { return m_there[name] > 1; });
        Names breakers;
        bool hasConsole = false;
        std::string bearer;
        for (unsigned i = below(9); i > 0; --i) {
            const std::string& name = dealt(m_rig, 2);
            const Definition& card = named(name);
            const bool isConsole = is(card, bit(Trait::Console));
            if (isConsole && hasConsole) continue;
            if (is(card, bit(Trait::Unique)) && !m_open.insert(name).second) continue;
            const bool isAttached = is(card, bit(Trait::Attached));
            const Names& hosts = is(card, bit(Trait::Program)) ? m_rezzedIce : breakers;
            if (isAttached && hosts.empty()) continue;
            const bool isBreaker = is(card, bit(Trait::Icebreaker));
            Names notes;
            if (isAttached) notes.push_back("on " + oneOf(hosts));
            if (!bearer.empty() && is(card, bit(Trait::Program)) && !isAttached && !isBreaker && oneIn(2))
                notes.push_back("on " + std::exchange(bearer, {}));
            if (is(card, bit(Trait::Virus))) count(notes, "virus", 4, 2);
            if (is(card, bit(Trait::Resource) | bit(Trait::Hardware))) count(notes, "credit", 9, 3);
            count(notes, "power", 4, 8);
            add(text, name, notes);
            hasConsole = hasConsole || isConsole;
            if (bears(name) && m_open.insert(name).second) bearer = name;
            if (isBreaker) breakers.push_back(name);
        }
        return text;
    }
};

}  // namespace duelogue::netrun

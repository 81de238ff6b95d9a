#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "match/arcana/Arcana.h"
#include "match/effects/Verb.h"

namespace duelogue::arcana {

/// What is so in a match but for what the loop and the rules count and what is derived: the cards, the players, and
/// whose turn it is.
struct Facts {
    std::vector<Card> cards;
    std::vector<CardId> order;
    std::array<Player, maxPlayers> players;
    int turn = 0;
    int step = 0;
    PlayerId current;

    explicit Facts(const MatchState& state)
        : cards(state.cards),
          order(state.order),
          players(state.players),
          turn(state.globals.turn),
          step(state.globals.phase),
          current(state.globals.current) {
        for (Card& card : cards) {
            card.now.traits = 0;
            card.now.figures = {};
            card.now.controller = PlayerId{};
            card.last = {};
        }
    }
    bool operator==(const Facts&) const = default;

    /// The first thing that is not as in the other.
    [[nodiscard]] std::string differenceTo(const Facts& other) const {
        for (std::size_t i = 0; i < cards.size() && i < other.cards.size(); ++i) {
            if (cards[i] != other.cards[i])
                return "card " + std::to_string(i) + " in zone " + std::to_string(cards[i].zone);
        }
        if (order != other.order) return "the order of the cards";
        if (players != other.players) return "a player";
        return "the turn";
    }
};

/// The rules of Arcana, with an eye on every act of a verb: nothing is to change in a match but through one (S4.1).
/// One match at a time.
class WatchedArcana final : public Arcana {
public:
    explicit WatchedArcana(const CardPool& pool) : Arcana(pool) { watchAll(std::make_index_sequence<maxVerbs>()); }

    /// From here on.
    static void begin(const Match& match) {
        m_last = Facts(match.state());
        m_takenBackTo = m_last;
        m_problem.clear();
    }
    /// What is taken back is to be as it is now.
    static void remember(const Match& match) { m_takenBackTo = Facts(match.state()); }
    /// At a question: whether anything has changed since the last act.
    [[nodiscard]] static std::string problem(const Match& match) {
        look(match, "a question");
        return m_problem;
    }
    /// How many acts have changed something since the program began, by the verb's number.
    [[nodiscard]] static const std::array<int, maxVerbs>& changes() { return m_changes; }

private:
    using Act = Next (*)(Match&, Communication&, const Communication*);

    inline static std::array<Act, maxVerbs> m_acts{};
    inline static std::array<int, maxVerbs> m_changes{};
    inline static Facts m_last{MatchState{}};
    inline static Facts m_takenBackTo{MatchState{}};
    inline static std::string m_problem;

    static void look(const Match& match, const std::string& before) {
        Facts now(match.state());
        const bool isAsBefore = now == m_last || now == m_takenBackTo;
        if (!isAsBefore && m_problem.empty())
            m_problem = now.differenceTo(m_last) + " changed without a verb, before " + before;
        m_last = std::move(now);
    }

    template <std::size_t Number>
    static Next watched(Match& match, Communication& self, const Communication* answered) {
        look(match, "verb " + std::to_string(Number));
        Next next = m_acts[Number](match, self, answered);
        Facts now(match.state());
        if (now != m_last) ++m_changes[Number];
        m_last = std::move(now);
        return next;
    }

    template <std::size_t... Numbers>
    void watchAll(std::index_sequence<Numbers...> /*numbers*/) {
        (watch<Numbers>(), ...);
    }
    template <std::size_t Number>
    void watch() {
        if (Number >= m_verbs.size() || m_verbs[Number].act == nullptr) return;
        m_acts[Number] = m_verbs[Number].act;
        m_verbs[Number].act = &watched<Number>;
    }
};

}  // namespace duelogue::arcana

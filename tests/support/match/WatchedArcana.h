#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "match/arcana/Arcana.h"
#include "match/effects/verbs/VerbBody.h"

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
            card.current.traits = 0;
            card.current.figures = {};
            card.current.controller = PlayerId{};
            card.lastKnown = {};
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
        lastFacts = Facts(match.state());
        rememberedFacts = lastFacts;
        firstProblem.clear();
    }
    /// What is taken back is to be as it is now.
    static void remember(const Match& match) { rememberedFacts = Facts(match.state()); }
    /// At a question: whether anything has changed since the last act.
    [[nodiscard]] static std::string problem(const Match& match) {
        look(match, "a question");
        return firstProblem;
    }
    /// How many acts have changed something since the program began, by the verb's number.
    [[nodiscard]] static const std::array<int, maxVerbs>& changes() { return changeCounts; }

private:
    using Act = StepResult (*)(Match&, Communication&, const Communication*);

    inline static std::array<Act, maxVerbs> wrappedActs{};
    inline static std::array<int, maxVerbs> changeCounts{};
    inline static Facts lastFacts{MatchState{}};
    inline static Facts rememberedFacts{MatchState{}};
    inline static std::string firstProblem;

    static void look(const Match& match, const std::string& before) {
        Facts now(match.state());
        const bool isAsBefore = now == lastFacts || now == rememberedFacts;
        if (!isAsBefore && firstProblem.empty())
            firstProblem = now.differenceTo(lastFacts) + " changed without a verb, before " + before;
        lastFacts = std::move(now);
    }

    template <std::size_t Number>
    static StepResult watched(Match& match, Communication& self, const Communication* answered) {
        // What is tried out happens in a copy.
        if (match.isLookahead()) return wrappedActs[Number](match, self, answered);
        look(match, "verb " + std::to_string(Number));
        StepResult next = wrappedActs[Number](match, self, answered);
        Facts now(match.state());
        if (now != lastFacts) ++changeCounts[Number];
        lastFacts = std::move(now);
        return next;
    }

    template <std::size_t... Numbers>
    void watchAll(std::index_sequence<Numbers...> /*numbers*/) {
        (watch<Numbers>(), ...);
    }
    template <std::size_t Number>
    void watch() {
        if (Number >= m_verbs.size() || m_verbs[Number].act == nullptr) return;
        wrappedActs[Number] = m_verbs[Number].act;
        m_verbs[Number].act = &watched<Number>;
    }
};

}  // namespace duelogue::arcana

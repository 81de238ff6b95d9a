#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "match/arcana/Arcana.h"
#include "match/effects/verbs/VerbBody.h"

namespace duelogue::arcana {

/// The facts of a match without counters and derived values: cards, players, turn, step and current player.
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

    /// Returns a description of the first difference.
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

/// Arcana with a check around every verb handler. The match must change only through verbs (S4.1). Watches one match at
/// a time.
class WatchedArcana final : public Arcana {
public:
    explicit WatchedArcana(const CardPool& pool) : Arcana(pool) { watchAll(std::make_index_sequence<maxVerbs>()); }

    /// Starts to watch the match.
    static void begin(const ReadableMatch& match) {
        lastFacts = Facts(match.state());
        rememberedFacts = lastFacts;
        firstProblem.clear();
    }
    /// Remembers the state that taking back must restore.
    static void remember(const ReadableMatch& match) { rememberedFacts = Facts(match.state()); }
    /// Called at a question. Returns a description of the first change without a verb, or an empty string.
    [[nodiscard]] static std::string problem(const ReadableMatch& match) {
        look(match, "a question");
        return firstProblem;
    }
    /// Returns by verb how many handler runs have changed something since the program began.
    [[nodiscard]] static const std::array<int, maxVerbs>& changes() { return changeCounts; }

private:
    using Act = StepResult (*)(HandlerContext&, Communication&, const Communication*);

    inline static std::array<Act, maxVerbs> wrappedActs{};
    inline static std::array<int, maxVerbs> changeCounts{};
    inline static Facts lastFacts{MatchState{}};
    inline static Facts rememberedFacts{MatchState{}};
    inline static std::string firstProblem;

    static void look(const ReadableMatch& match, const std::string& before) {
        Facts now(match.state());
        const bool isAsBefore = now == lastFacts || now == rememberedFacts;
        if (!isAsBefore && firstProblem.empty())
            firstProblem = now.differenceTo(lastFacts) + " changed without a verb, before " + before;
        lastFacts = std::move(now);
    }

    template <std::size_t Number>
    static StepResult watched(HandlerContext& match, Communication& self, const Communication* answered) {
        // Look-aheads run on copies.
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
        VerbInfo& info = verbAt(KindId(static_cast<std::uint8_t>(Number)));
        if (info.act == nullptr) return;
        wrappedActs[Number] = info.act;
        info.act = &watched<Number>;
    }
};

}  // namespace duelogue::arcana

#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "match/arcana/Playing.h"
#include "match/arcana/Table.h"
#include "match/arcana/turn/Priority.h"
#include "match/arcana/turn/TurnActions.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/notation/Journal.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/Comparisons.h"

/// Checks that hold at every decision of a match of Arcana, beyond those for any game. Each check returns a problem, or
/// an empty string.
namespace duelogue::arcana {

/// Returns a legal random deck of at least 60 cards in one to five colors, with their lands. It has at most four copies
/// of a card, except for basic lands.
[[nodiscard]] inline std::vector<DefinitionId> randomDeck(const CardPool& pool, Random& random) {
    constexpr std::array basics{"Plains", "Island", "Swamp", "Mountain", "Forest"};
    constexpr auto white = static_cast<unsigned>(Trait::White);
    std::array<unsigned, 5> colors{0, 1, 2, 3, 4};
    for (unsigned i = 5; i > 1; --i) std::swap(colors[i - 1], colors[random.below(i)]);
    const unsigned count = 1 + random.below(random.below(4) == 0 ? 5 : 2);

    std::vector<DefinitionId> choice;
    for (std::uint16_t d = 0; d < pool.definitions().size(); ++d) {
        const Traits traits = pool[DefinitionId(d)].traits;
        const bool fits = std::any_of(colors.begin(), colors.begin() + count,
                                      [&](unsigned color) { return ((traits >> (white + color)) & 1U) != 0; });
        if (fits) choice.insert(choice.end(), 4, DefinitionId(d));
    }
    constexpr std::size_t spells = 36;
    std::vector<DefinitionId> deck;
    while (deck.size() < spells) {
        const std::size_t at = random.below(static_cast<std::uint32_t>(choice.size()));
        deck.push_back(choice[at]);
        choice.erase(choice.begin() + static_cast<std::ptrdiff_t>(at));
    }
    for (unsigned land = 0; deck.size() < 60; ++land) deck.push_back(pool.find(basics[colors[land % count]]));
    return deck;
}

/// An observer that checks that only verbs change life totals, and that a step begins with an empty stack.
class Watcher : public Observer {
public:
    explicit Watcher(const ReadableMatch& match) {
        for (std::uint8_t p = 0; p < 2; ++p) m_life[p] = value(match.state(), PlayerId(p), Value::Life);
    }
    void completed(const ReadableMatch& match, const Communication& done) override {
        if (done.is<TurnActions>() && !match.state().pendingItems.empty())
            m_problem = "a step begins while something waits";
        const bool gain = done.is(CoreVerb::Gain);
        const bool lose = done.is(CoreVerb::Lose);
        if ((!gain && !lose) || !done.succeeded()) return;
        for (const Subject subject : subjectsOf(match, done)) {
            const int amount = done.as<VerbBody>().amount;
            m_life[subject.player().value] += gain ? amount : -amount;
        }
    }
    [[nodiscard]] std::string problem(const MatchState& state) const {
        for (std::uint8_t p = 0; p < 2; ++p) {
            if (value(state, PlayerId(p), Value::Life) != m_life[p]) return "a life changed without a verb";
        }
        return m_problem;
    }

private:
    std::array<int, 2> m_life{};
    std::string m_problem;
};

/// Invariants of a match, and rules about how it may change.
class Invariants {
public:
    /// The program's cards make no mana as a step begins, and never lift the hand limit or keep a creature alive. Other
    /// cards may.
    enum class Cards : std::uint8_t { OfTheProgram, Any };
    explicit Invariants(const ReadableMatch& match, Cards cards = Cards::OfTheProgram)
        : m_cards(cardsOf(match.state())),
          m_turn(match.state().globals.turn),
          m_phase(match.state().globals.phase),
          m_current(match.state().globals.current),
          m_anyCards(cards == Cards::Any) {}

    [[nodiscard]] std::string problem(const ReadableMatch& match) {
        const MatchState& state = match.state();
        if (cardsOf(state) != m_cards) return "a card has come or gone";
        if (auto wrong = zones(state); !wrong.empty()) return wrong;
        if (auto wrong = turns(state); !wrong.empty()) return wrong;
        if (auto wrong = battlefields(match); !wrong.empty()) return wrong;
        if (match.pendingQuestion() != nullptr && match.pendingQuestion()->is<Priority>()) return priority(match);
        return {};
    }

private:
    CardCounts m_cards;
    int m_turn;
    int m_phase;
    PlayerId m_current;
    bool m_anyCards;

    static std::string zones(const MatchState& state) {
        std::vector<int> seen(state.cards.size());
        std::size_t end = 0;
        for (std::size_t z = 0; z < state.zones.size(); ++z) {
            if (state.zones[z].begin != end) return "the zones have a gap";
            end = state.zones[z].end;
            for (std::size_t i = state.zones[z].begin; i < end; ++i) {
                const Card& card = state.card(state.order[i]);
                if (card.holder.value * maxZones + card.zone != z) return "a card lies in another zone than it says";
                ++seen[state.order[i].value];
            }
        }
        const bool once =
            end == state.order.size() && std::all_of(seen.begin(), seen.end(), [](int n) { return n == 1; });
        return once ? "" : "a card is not in exactly one zone";
    }

    /// Checks that turns and steps only advance. When they do, mana must be gone and the hand must be down to its
    /// limit.
    std::string turns(const MatchState& state) {
        const int turn = state.globals.turn;
        const int phase = state.globals.phase;
        if (turn < m_turn || turn > m_turn + 1) return "the turn jumped";
        if (turn == m_turn && phase < m_phase) return "the step went back";
        const bool stepBegins = turn != m_turn || phase != m_phase;
        for (std::uint8_t p = 0; stepBegins && !m_anyCards && p < 2; ++p) {
            for (const auto mana : manaPool(state, PlayerId(p))) {
                if (mana != 0) return "mana outlived its step";
            }
        }
        if (turn != m_turn && m_current && !m_anyCards && state.zone(m_current, Zone::Hand).size() > 7)
            return "a hand of more than seven";
        m_turn = turn;
        m_phase = phase;
        m_current = state.globals.current;
        return {};
    }

    static std::string battlefields(const ReadableMatch& match) {
        const MatchState& state = match.state();
        const bool combat = step(state) >= Step::DeclareAttackers && step(state) <= Step::EndCombat;
        for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
            for (const CardId id : battlefield(state, player)) {
                const Card& card = state.card(id);
                const bool fights = has(card, Flag::Attacking) || has(card, Flag::Blocking);
                if (has(card, Trait::Instant) || has(card, Trait::Sorcery)) return "a spell lies on the battlefield";
                if (card.current.controller != player) return "a card lies with somebody who doesn't control it";
                if (fights && !combat) return "a creature fights outside of combat";
                if (has(card, Flag::Attacking) && player != state.globals.current)
                    return "a creature attacks out of turn";
                if (has(card, Flag::Blocking) && player == state.globals.current)
                    return "a creature blocks out of turn";
            }
        }
        return {};
    }

    /// Checks a player with priority. State-based actions must be done (rule 704.3), and only cards playable at this
    /// time may be offered.
    [[nodiscard]] std::string priority(const ReadableMatch& match) const {
        const MatchState& state = match.state();
        const PlayerId player = match.playerToAct();
        if (value(state, Global::Priority) != player.value) return "somebody else has priority";
        if (step(state) == Step::Untap) return "priority in the untap step";
        std::size_t spells = 0;
        for (const PlayerId each : state.seatsFrom(PlayerId(0))) {
            if (value(state, each, Value::Life) <= 0) return "a player plays on without life";
            spells += state.zone(each, Zone::Stack).size();
            for (const CardId id : battlefield(state, each)) {
                const Card& card = state.card(id);
                if (!has(card, Trait::Creature) || m_anyCards) continue;
                if (toughness(card) <= 0 || value(card, CardValue::Damage) >= toughness(card))
                    return "a dead creature lives";
            }
        }
        const auto isSpell = [](const PendingItem& item) { return item.isCard != 0; };
        if (spells !=
            static_cast<std::size_t>(std::count_if(state.pendingItems.begin(), state.pendingItems.end(), isSpell))) {
            return "a spell is not what waits on the stack";
        }
        const bool slowTime = state.globals.current == player && isMain(step(state)) && state.pendingItems.empty();
        Replies replies;
        match.legalReplies(replies);
        for (const Reply& reply : replies) {
            if (!reply.is(Word::Play)) continue;
            const Card& card = state.card(reply.subject.card());
            if (card.owner != player || card.zone != static_cast<std::uint8_t>(Zone::Hand))
                return "not one's own to play";
            if ((card.current.traits & fastTraits) == 0 && !slowTime) return "played at the wrong time";
        }
        return {};
    }
};

}  // namespace duelogue::arcana

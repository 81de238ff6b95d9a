#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/library/measure/DeckMeasurement.h"

namespace duelogue {

/// Deals in which a deck is played with and without changes. A deal is an opponent and a seed, both drawn independently
/// of the other deals. It is played from each seat that both decks fit, so each of them once has the first turn. The
/// same deal deals the same cards to all decks, except for those that were changed.
///
/// Results are kept: a deal that a deck has played is never played again.
class PairedDeals {
public:
    /// The deck without a change, and its number.
    static constexpr std::size_t unchanged = 0;

    /// Plays the first deck of the plan against its others with the player of the plan. The plan must outlive this.
    /// `stream` separates the deals from those of other objects with the same plan.
    PairedDeals(const MeasurePlan& plan, std::uint64_t stream);

    /// Adds a changed deck and returns its number.
    [[nodiscard]] std::size_t add(std::vector<DefinitionId> cards);

    /// The result of a deck in the matches of a deal.
    struct Result {
        int points = 0;  ///< two for a win, one for a draw
        int matches = 0;
    };
    /// Returns the number of matches that play() would play.
    [[nodiscard]] std::int64_t missing(std::span<const std::size_t> decks, std::int64_t begin, std::int64_t end) const;
    /// Plays the deals from `begin` to `end` - 1 with the unchanged deck and with these. Returns false if the plan
    /// stopped it; the deals of the call are then incomplete. Calls `progress` after each match, from one thread at a
    /// time.
    [[nodiscard]] bool play(std::span<const std::size_t> decks, std::int64_t begin, std::int64_t end,
                            const std::function<void()>& progress);
    /// Returns the result of a deck; nullopt if the deal was not played or not to its end.
    [[nodiscard]] std::optional<Result> result(std::size_t deck, std::int64_t deal) const;

    [[nodiscard]] std::int64_t matches() const { return m_matches; }
    /// Returns sentences about matches that could not be played to their end.
    [[nodiscard]] const std::vector<std::string>& problems() const { return m_problems; }

private:
    /// The matches of a deck, by deal.
    struct Variant {
        std::vector<DefinitionId> cards;
        std::vector<std::optional<Result>> results;
    };
    /// A match to be played.
    struct Task {
        std::size_t deck = 0;
        std::int64_t deal = 0;
        std::size_t seat = 0;
    };
    const MeasurePlan& m_plan;
    std::uint64_t m_seed;
    std::vector<Variant> m_variants;
    std::int64_t m_matches = 0;
    std::vector<std::string> m_problems;

    [[nodiscard]] std::uint64_t seedOf(std::int64_t deal) const {
        return mixedSeed(m_seed, static_cast<std::uint64_t>(deal));
    }
    [[nodiscard]] std::size_t opponentOf(std::int64_t deal) const;
    [[nodiscard]] std::vector<Task> tasks(std::span<const std::size_t> decks, std::int64_t begin,
                                          std::int64_t end) const;
    void addTasks(std::size_t deck, std::int64_t begin, std::int64_t end, std::vector<Task>& tasks) const;
    [[nodiscard]] PlayedDeal played(const Task& task) const;
};

}  // namespace duelogue

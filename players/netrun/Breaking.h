#pragma once

#include <array>
#include <optional>

#include "match/loop/ReadableMatch.h"
#include "match/netrun/Values.h"
#include "players/netrun/Facts.h"

/// The Runner's icebreakers, the cost of breaking ice, and the harm of unbroken subroutines. These are heuristics and
/// cheap to compute.
namespace duelogue::netrun {

/// The Runner's resources for a run.
struct Rig {
    struct Breaker {
        CardId card;
        const CardFacts* facts = nullptr;
        int strength = 0;
        int viruses = 0;
        CardId marked;  ///< the ice that the card remembers; empty if none
    };
    static constexpr std::size_t most = 12;
    std::array<Breaker, most> breakers{};
    std::size_t count = 0;
    int credits = 0;    ///< for breaking, including those on cards
    int own = 0;        ///< in the pool or lent for this run
    int weakening = 0;  ///< strength that virus counters can take from ice
    CardId weakener;    ///< a card with such counters
    int weakenerUse = -1;
    int clicks = 0;
    int hand = 0;
    int programs = 0;
    int link = 0;
    int priceOfStealing = 0;  ///< damage for stealing an agenda
    int covered = 0;          ///< number of ice kinds with a matching breaker, 0-3

    [[nodiscard]] bool breaks(Traits kind) const;
};
[[nodiscard]] Rig rigOf(const ReadableMatch& match);

/// Ice as it is encountered or would be.
struct Met {
    CardId card;
    const CardFacts* facts = nullptr;
    const Definition* what = nullptr;
    int strength = 0;
    Traits kinds = 0;
    std::uint32_t broken = 0;  ///< bit i: subroutine i
    [[nodiscard]] int left() const;
    /// Returns true if an unbroken subroutine ends the run.
    [[nodiscard]] bool ends() const;
};
[[nodiscard]] Met meet(const ReadableMatch& match, CardId id);

/// A plan to break all remaining subroutines of a piece of ice.
struct Breaking {
    int credits = 0;
    int weakening = 0;
    int clicks = 0;
    double loss = 0;  ///< other costs, in points
    CardId card;      ///< the card to use next; empty if clicks break the ice
    int use = -1;     ///< index of the ability to use next; -1 if none
    [[nodiscard]] double price() const;
};
/// Returns the cheapest plan within the given credits and clicks, or std::nullopt if no plan exists.
[[nodiscard]] std::optional<Breaking> breakingOf(const Rig& rig, const Met& ice, int credits, int clicks);
/// Returns the harm of unbroken subroutines to the Runner besides ending the run, in points.
[[nodiscard]] double harmOf(const ReadableMatch& match, const Rig& rig, const Met& ice);
[[nodiscard]] double harmOf(const ReadableMatch& match, const Rig& rig, const Deeds& deeds, int advancement);
/// The encounter during which an effect harms the Runner: the current one or the next one.
enum class When : std::uint8_t { Now, Next };
/// Returns the harm of continuous effects to a Runner who leaves a subroutine unbroken, in points.
[[nodiscard]] double harmInEncounter(const ReadableMatch& match, const Rig& rig, When when);

}  // namespace duelogue::netrun

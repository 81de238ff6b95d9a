#pragma once

#include <array>
#include <optional>

#include "match/loop/Match.h"
#include "match/netrun/Values.h"
#include "players/netrun/Facts.h"

/// What the Runner breaks ice with, what that takes, and what is suffered where it is not broken. Rules of thumb, cheap
/// to find.
namespace duelogue::netrun {

/// What the Runner has to run with.
struct Rig {
    struct Breaker {
        CardId card;
        const CardFacts* facts = nullptr;
        int strength = 0;
        int viruses = 0;
        CardId marked;  ///< the ice that it remembers
    };
    static constexpr std::size_t most = 12;
    std::array<Breaker, most> breakers{};
    std::size_t count = 0;
    int credits = 0;    ///< for breaking
    int own = 0;        ///< in the pool, or lent
    int weakening = 0;  ///< strength that counters can take from ice
    CardId weakener;    ///< a card with such counters
    int weakenerUse = -1;
    int clicks = 0;
    int hand = 0;
    int programs = 0;
    int link = 0;
    int priceOfStealing = 0;  ///< in damage
    int covered = 0;          ///< kinds of ice that can be broken, up to three

    [[nodiscard]] bool breaks(Traits kind) const;
};
[[nodiscard]] Rig rigOf(const Match& match);

/// Ice as it is or would be met.
struct Met {
    CardId card;
    const CardFacts* facts = nullptr;
    const Definition* what = nullptr;
    int strength = 0;
    Traits kinds = 0;
    std::uint32_t broken = 0;  ///< bit i: subroutine i
    [[nodiscard]] int left() const;
    /// Whether what is left would end the run.
    [[nodiscard]] bool ends() const;
};
[[nodiscard]] Met meet(const Match& match, CardId id);

/// How all that is left of the ice would be broken.
struct Breaking {
    int credits = 0;
    int weakening = 0;
    int clicks = 0;
    double loss = 0;  ///< what else it costs, in points
    CardId card;      ///< what is used next; none: clicks
    int use = -1;     ///< the place of its ability; -1: it happens by itself
    [[nodiscard]] double price() const;
};
/// The cheapest way for so many credits; none: there is none.
[[nodiscard]] std::optional<Breaking> breakingOf(const Rig& rig, const Met& ice, int credits, int clicks);
/// What unbroken subroutines do to the Runner besides ending the run, in points.
[[nodiscard]] double harmOf(const Match& match, const Rig& rig, const Met& ice);
[[nodiscard]] double harmOf(const Match& match, const Rig& rig, const Deeds& deeds, int advancement);
/// What effects do besides to a Runner who leaves a subroutine unbroken: in this encounter, or in the next one.
enum class When : std::uint8_t { Now, Next };
[[nodiscard]] double harmInEncounter(const Match& match, const Rig& rig, When when);

}  // namespace duelogue::netrun

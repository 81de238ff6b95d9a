#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "match/basebreak/Values.h"
#include "match/effects/ResponseWindow.h"
#include "match/loop/HandlerContext.h"
#include "match/state/SmallVector.h"

namespace duelogue::basebreak {

/// The standing of a player on a base.
struct Standing {
    int power = 0;
    bool counts = false;  ///< the player has a minion or power there
    int rank = 0;         ///< 1: most power; tied players share a rank and skip the next ranks; 0: not present
    int points = 0;       ///< the victory points that the base awards
};
using Standings = std::array<Standing, maxPlayers>;

/// Returns the standings if the base scored now. If the second prize is higher than the first, players tied for first
/// still get the first prize.
[[nodiscard]] Standings standingsAt(const ReadableMatch& match, CardId base);
/// Returns the total power of all minions on the base.
[[nodiscard]] int totalPowerAt(const MatchState& state, CardId base);
/// Returns the bases that break now: their total power reaches the breakpoint, and no effect holds their scoring this
/// turn.
[[nodiscard]] SmallVector<CardId, 8> readyBases(const ReadableMatch& match);

/// Scores all bases that break, one after the other in the order chosen by the current player, until none is left.
struct ScoreBases {
    static constexpr KindId kind = id(BasebreakKind::ScoreBases);
    static constexpr std::string_view name = "score bases";
    enum class Step : std::uint8_t { Begin, Picked };

    PlayerId player;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&ScoreBases::player>("player")}; }
};

/// The scoring of one base. Once begun, it is completed even if the power drops below the breakpoint. It stops only if
/// the base leaves play before points are awarded. If it is prevented, the base does not score again in this turn.
struct ScoreBase {
    static constexpr KindId kind = id(BasebreakKind::ScoreBase);
    static constexpr std::string_view name = "score base";
    enum class Step : std::uint8_t {
        Begin,
        Announced,  ///< "before scoring" abilities have triggered
        Reacted,
        Opened,  ///< the window for specials is closed
        Allowed,
        Paying,
        Told,
        Scored,
        Swept,
        Gone,
        Replaced,
        Settled,
    };

    std::uint32_t since = 0;  ///< stamp of the base, to notice that it has left play and returned
    CardId base;
    CardId fresh;              ///< the base that replaces it
    std::uint8_t paid = 0;     ///< the number of seats whose points have been handled
    std::uint8_t wasMute = 0;  ///< 1: its abilities were suppressed when it scored
    std::uint8_t slot = 0;     ///< its index in bases()
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&ScoreBase::base>("base"), field<&ScoreBase::fresh>("replacement")};
    }
};

/// The response window before a base scores. Players in turn order, starting with the current player, play a special or
/// pass, until all pass in a row.
struct Specials {
    static constexpr KindId kind = id(BasebreakKind::Specials);
    static constexpr std::string_view name = "specials";
    enum class Step : std::uint8_t { Begin, Asked, Settled };

    CardId base;
    ResponseOrder order;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&Specials::base>("base"), ResponseOrder::playerOf<&Specials::order>()};
    }
};

/// The turn of one player in the window for specials. The value is 0 for a pass.
struct SpecialTurn {
    static constexpr KindId kind = id(BasebreakKind::SpecialTurn);
    static constexpr std::string_view name = "special";

    CardId base;
    PlayerId player;
    std::uint8_t unused = 0;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    static constexpr auto& afterRequest = completeUnlessCanceled;
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&SpecialTurn::base>("base"), field<&SpecialTurn::player>("player")};
    }
};

/// Returns the next step that must precede everything else: missing bases are replaced, actions that lost their host
/// fall off, then triggers resolve. Returns nullopt if all is settled.
[[nodiscard]] std::optional<Communication> toSettle(HandlerContext& match);

}  // namespace duelogue::basebreak

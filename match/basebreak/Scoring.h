#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "match/basebreak/Values.h"
#include "match/loop/Match.h"
#include "match/state/SmallVector.h"

namespace duelogue::basebreak {

/// How a player stands at a base.
struct Standing {
    int power = 0;
    bool counts = false;  ///< has a minion or power there
    int rank = 0;         ///< 1: most power; those who tie share the higher rank and use up as many; 0: doesn't count
    int points = 0;       ///< what the base pays
};
using Standings = std::array<Standing, maxPlayers>;

/// Who would get what if the base scored now. Where the second prize is higher than the first, those who tie for the
/// first rank get the first one.
[[nodiscard]] Standings standingsAt(const Match& match, CardId base);
/// The power of all minions at the base.
[[nodiscard]] int totalPowerAt(const MatchState& state, CardId base);
/// The bases that break now.
[[nodiscard]] SmallVector<CardId, 8> readyBases(const Match& match);

/// Bases that break are scored, one after the other in the order that the current player chooses, until none does.
struct ScoreBases {
    static constexpr KindId kind = id(BasebreakKind::ScoreBases);
    static constexpr std::string_view name = "score bases";
    enum class Step : std::uint8_t { Begin, Picked };

    PlayerId player;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&ScoreBases::player>("player")}; }
};

/// One base is scored. What has begun is finished, though its power may drop below its breakpoint; only if the base
/// leaves play before points are awarded does it stop. Where it is prevented, the base has no scoring in this turn.
struct ScoreBase {
    static constexpr KindId kind = id(BasebreakKind::ScoreBase);
    static constexpr std::string_view name = "score base";
    enum class Step : std::uint8_t {
        Begin,
        Announced,  ///< what happens before it has triggered
        Reacted,
        Opened,  ///< nobody plays specials any more
        Allowed,
        Paying,
        Told,
        Scored,
        Swept,
        Gone,
        Replaced,
        Settled,
    };

    std::uint32_t since = 0;  ///< stamp of the base: with another one it is another base that has its number
    CardId base;
    CardId fresh;              ///< what takes its place
    std::uint8_t paid = 0;     ///< seats that have been looked at for their points
    std::uint8_t wasMute = 0;  ///< its abilities did not work as it was scored
    std::uint8_t slot = 0;     ///< which of bases() it was
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&ScoreBase::base>("base"), field<&ScoreBase::fresh>("replacement")};
    }
};

/// The time before a base scores in which specials are played: each in turn from the current player on plays one or
/// passes, until all pass in a row.
struct Specials {
    static constexpr KindId kind = id(BasebreakKind::Specials);
    static constexpr std::string_view name = "specials";
    enum class Step : std::uint8_t { Begin, Asked, Settled };

    CardId base;
    PlayerId next;
    std::uint8_t passes = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&Specials::base>("base"), field<&Specials::next>("player")};
    }
};

/// One player's turn in it. The value is 0 for a pass.
struct SpecialTurn {
    static constexpr KindId kind = id(BasebreakKind::SpecialTurn);
    static constexpr std::string_view name = "special";

    CardId base;
    PlayerId player;
    std::uint8_t unused = 0;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(Match& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&SpecialTurn::base>("base"), field<&SpecialTurn::player>("player")};
    }
};

/// What has to be done before anything else goes on: bases that have left are made up for, what has lost its hold
/// falls, then what has triggered is done. None: nothing.
[[nodiscard]] std::optional<Communication> toSettle(Match& match);

}  // namespace duelogue::basebreak

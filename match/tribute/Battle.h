#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "match/loop/HandlerContext.h"
#include "match/tribute/Values.h"

namespace duelogue::tribute {

/// The battle step: the player declares an attack, or continues to the next part of the turn. The value is 1 after an
/// attack.
struct DeclareAttack {
    static constexpr KindId kind = id(TributeKind::DeclareAttack);
    static constexpr std::string_view name = "attack";

    PlayerId player;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(HandlerContext& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&DeclareAttack::player>("player")}; }
};

/// An attack, from its declaration to the end of the damage step. If the monsters on the other side change before the
/// damage step, a replay lets the attacker choose again.
struct Battle {
    static constexpr KindId kind = id(TributeKind::Battle);
    static constexpr std::string_view name = "battle";
    enum class Step : std::uint8_t {
        Begin,
        Declared,
        Responded,
        Replayed,
        Entered,  ///< the damage step has begun, and players have responded
        Flipped,  ///< the attacked monster is face-up
        Ready,    ///< damage calculation is next
        Damaged,
        Told,
        Reacted,
        Destroyed,
        Over,
        Spared,  ///< preventions have been applied to the monsters that are not destroyed
    };

    std::uint32_t since = 0;        ///< stamp of the attacker
    std::uint32_t targetSince = 0;  ///< stamp of the target
    std::int16_t changes = 0;       ///< Value::Changes of the other side when the attack was aimed
    CardId attacker;
    CardId target;  ///< none: a direct attack
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&Battle::attacker>("attacker"), field<&Battle::target>("target"),
                field<&Battle::player>("player")};
    }
};

/// The outcome of a battle in the current state: the player who loses life points, the amount, and the destroyed
/// monsters.
struct BattleOutcomes {
    PlayerId hurt;
    int damage = 0;
    std::vector<CardId> lost;
};
[[nodiscard]] BattleOutcomes outcomesOf(const MatchState& state, const Battle& battle);

/// A replay: the player chooses another target for an attack under way, or none.
struct Replay {
    static constexpr KindId kind = id(TributeKind::Replay);
    static constexpr std::string_view name = "attack anew";

    CardId attacker;
    CardId target;  ///< the chosen target if the value is 1; none: a direct attack
    PlayerId player;
    std::uint8_t unused = 0;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&Replay::attacker>("attacker"), field<&Replay::player>("player")};
    }
};

}  // namespace duelogue::tribute

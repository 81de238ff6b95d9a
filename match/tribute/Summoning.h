#pragma once

#include <string_view>
#include <vector>

#include "match/loop/Match.h"
#include "match/tribute/Values.h"

/// How monsters come to the field from the hand, and how they change there.
namespace duelogue::tribute {

/// How a monster comes to lie.
enum class Posture : std::uint8_t { Attack, Defense, FaceDown };

/// A monster in the hand is summoned in attack position, or set: the tributes are chosen and given up first. Refused
/// where it can't be, cancelled where the player takes it back.
struct SummonOne {
    static constexpr KindId kind = id(TributeKind::SummonOne);
    static constexpr std::string_view name = "summon";
    enum class Step : std::uint8_t { Begin, OwnChosen, Chosen, Tributed, Paid, Done, Negated };

    CardId card;
    CardId own;  ///< one of the player's own monsters, which makes room and is given up with those chosen later
    PlayerId player;
    Posture posture = Posture::Attack;
    std::uint8_t isExtra = 0;  ///< 1: not the summon that the turn allows
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    /// Its list: the monsters that are given up, which everybody sees.
    [[nodiscard]] static std::size_t publicCount(const MatchState& /*state*/, const Communication& self) {
        return self.listSize();
    }
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&SummonOne::card>("card"), field<&SummonOne::own>("own"), field<&SummonOne::player>("player")};
    }
};

/// One more summon or set, now: a monster is chosen, or none. The value is 1 where one has come.
struct SummonNow {
    static constexpr KindId kind = id(TributeKind::SummonNow);
    static constexpr std::string_view name = "summon now";

    CardId card;  ///< what allows it
    PlayerId player;
    std::uint8_t unused = 0;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(Match& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&SummonNow::card>("card"), field<&SummonNow::player>("player")};
    }
};

/// A monster is special summoned by leave of a card, without a chain (VerbBody::MayCall). The player looks through the
/// deck for it, which is shuffled then.
struct Call {
    static constexpr KindId kind = id(TributeKind::Call);
    static constexpr std::string_view name = "call";
    enum class Step : std::uint8_t { Begin, Chosen, Summoned, Shuffled };

    CardId card;  ///< what allows it
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&Call::card>("card"), field<&Call::player>("player")};
    }
};

/// A monster on the field goes to its other position; one that lies face-down is flip summoned.
struct ChangePosition {
    static constexpr KindId kind = id(TributeKind::ChangePosition);
    static constexpr std::string_view name = "change position";
    enum class Step : std::uint8_t { Begin, Done, Negated };

    CardId card;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&ChangePosition::card>("card"), field<&ChangePosition::player>("player")};
    }
};

/// A spell or trap in the hand is put onto the field face-down. If something stops that, the card goes to the
/// graveyard, as a card does whose use is stopped.
struct SetOne {
    static constexpr KindId kind = id(TributeKind::SetOne);
    static constexpr std::string_view name = "set";
    enum class Step : std::uint8_t { Begin, Done, Stopped };

    CardId card;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&SetOne::card>("card"), field<&SetOne::player>("player")};
    }
};

/// Appends the monsters in the player's hand that can be summoned or set, whether the turn still allows it or not.
void summonOptions(const Match& match, PlayerId player, Replies& out);
/// How many monsters in the player's hand could be summoned now.
[[nodiscard]] int countSummonable(const Match& match, PlayerId player);
/// What keeps the player from summoning a monster out of the hand, whether the turn still allows it or not; None:
/// nothing.
[[nodiscard]] MessageId whyNotSummon(const Match& match, PlayerId player, CardId id);
/// Appends what allows the player to call a monster now.
void callOptions(const Match& match, PlayerId player, Replies& out);
[[nodiscard]] Communication callRequest(PlayerId player, CardId source);
/// Appends the spells and traps in the player's hand that can be set.
void setOptions(const Match& match, PlayerId player, Replies& out);
/// What there is against summoning, setting or turning a monster at another time than in a main phase; None: it is not
/// about that.
[[nodiscard]] Refusal whyNotOutsideMain(const Match& match, PlayerId player, const Reply& reply);
/// What keeps the player from setting a spell or trap; None: nothing.
[[nodiscard]] MessageId whyNotSet(const Match& match, PlayerId player, CardId id);
/// Appends the player's monsters whose position can be changed.
void positionOptions(const Match& match, PlayerId player, Replies& out);
/// What keeps the player from changing the position of a monster; None: nothing.
[[nodiscard]] Refusal whyNotTurn(const Match& match, PlayerId player, CardId id);

}  // namespace duelogue::tribute

#pragma once

#include <string_view>
#include <vector>

#include "match/loop/HandlerContext.h"
#include "match/tribute/Values.h"

/// Summons and sets from the hand, and changes of position on the field.
namespace duelogue::tribute {

/// The position in which a monster enters the field.
enum class Posture : std::uint8_t { Attack, Defense, FaceDown };

/// A normal summon in attack position, or a set, of a monster in the hand. Tributes are chosen and paid first. Refused
/// if it is illegal; canceled if the player takes it back.
struct SummonOne {
    static constexpr KindId kind = id(TributeKind::SummonOne);
    static constexpr std::string_view name = "summon";
    enum class Step : std::uint8_t { Begin, OwnChosen, Chosen, Tributed, Paid, Done, Negated };

    CardId card;
    CardId own;  ///< an own monster that makes room; it is tributed with those chosen later
    PlayerId player;
    Posture posture = Posture::Attack;
    std::uint8_t isExtra = 0;  ///< 1: in addition to the normal summon of the turn
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    /// The list holds the tributes, which are public.
    [[nodiscard]] static std::size_t publicCount(const MatchState& /*state*/, const Communication& self) {
        return self.listSize();
    }
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&SummonOne::card>("card"), field<&SummonOne::own>("own"), field<&SummonOne::player>("player")};
    }
};

/// An additional summon or set, now: the player chooses a monster or declines. The value is 1 if a monster was summoned
/// or set.
struct SummonNow {
    static constexpr KindId kind = id(TributeKind::SummonNow);
    static constexpr std::string_view name = "summon now";

    CardId card;  ///< the card that allows it
    PlayerId player;
    std::uint8_t unused = 0;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    static constexpr auto& afterRequest = completeUnlessCanceled;
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&SummonNow::card>("card"), field<&SummonNow::player>("player")};
    }
};

/// A special summon outside a chain, allowed by a card (Verb::MayCall). The player searches the deck for the monster,
/// and the deck is then shuffled.
struct Call {
    static constexpr KindId kind = id(TributeKind::Call);
    static constexpr std::string_view name = "call";
    enum class Step : std::uint8_t { Begin, Chosen, Summoned, Shuffled };

    CardId card;  ///< the card that allows it
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&Call::card>("card"), field<&Call::player>("player")};
    }
};

/// A change to the other battle position; a face-down monster is flip summoned.
struct ChangePosition {
    static constexpr KindId kind = id(TributeKind::ChangePosition);
    static constexpr std::string_view name = "change position";
    enum class Step : std::uint8_t { Begin, Done, Negated };

    CardId card;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&ChangePosition::card>("card"), field<&ChangePosition::player>("player")};
    }
};

/// The set of a spell or trap from the hand. If it is stopped, the card goes to the graveyard, like a card whose use is
/// stopped.
struct SetOne {
    static constexpr KindId kind = id(TributeKind::SetOne);
    static constexpr std::string_view name = "set";
    enum class Step : std::uint8_t { Begin, Done, Stopped };

    CardId card;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&SetOne::card>("card"), field<&SetOne::player>("player")};
    }
};

/// Appends the monsters in the player's hand that can be summoned or set, regardless of the turn's normal summon.
void summonOptions(const ReadableMatch& match, PlayerId player, Replies& out);
/// Returns the number of monsters in the player's hand that could be summoned now.
[[nodiscard]] int countSummonable(const ReadableMatch& match, PlayerId player);
/// Returns the reason why the player can't summon a monster from the hand, regardless of the turn's normal summon; None
/// if it is legal.
[[nodiscard]] MessageId whyNotSummon(const ReadableMatch& match, PlayerId player, CardId id);
/// Appends the cards that now allow the player a special summon outside a chain.
void callOptions(const ReadableMatch& match, PlayerId player, Replies& out);
[[nodiscard]] Communication callRequest(PlayerId player, CardId source);
/// Appends the spells and traps in the player's hand that can be set.
void setOptions(const ReadableMatch& match, PlayerId player, Replies& out);
/// Returns why a summon, set or change of position is illegal outside a main phase; None for any other reply.
[[nodiscard]] Refusal whyNotOutsideMain(const ReadableMatch& match, PlayerId player, const Reply& reply);
/// Returns the reason why the player can't set a spell or trap; None if it is legal.
[[nodiscard]] MessageId whyNotSet(const ReadableMatch& match, PlayerId player, CardId id);
/// Appends the player's monsters whose position can be changed.
void positionOptions(const ReadableMatch& match, PlayerId player, Replies& out);
/// Returns the reason why the player can't change the position of a monster; None if it is legal.
[[nodiscard]] Refusal whyNotTurn(const ReadableMatch& match, PlayerId player, CardId id);

}  // namespace duelogue::tribute

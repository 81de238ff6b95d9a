#pragma once

#include <string_view>
#include <vector>

#include "match/loop/CommunicationKind.h"

namespace duelogue {

/// The questions that every game asks. A player answers each of them. The result is the value (a number, or 1 for yes)
/// or the list (the chosen subjects, in the order of choice).

/// A yes-or-no question. The value is 1 for yes and 0 for no.
struct YesNo {
    static constexpr KindId kind = id(CoreKind::YesNo);
    static constexpr std::string_view name = "yes-no";

    CardId card;  ///< the card that asks, or that the question is about

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&YesNo::card>("card")}; }
};

/// The usual `afterRequest`: a canceled request leaves the question open; any other completes it with the value 1.
[[nodiscard]] std::optional<Complete> completeUnlessCanceled(HandlerContext& match, Communication& self,
                                                             const Communication& request);

/// The purpose of a question. The window derives the wording, the order of the candidates and the default answer from
/// it. Purposes of a game are numbered from Count on.
enum class Purpose : std::uint8_t {
    Effect,
    Cost,
    Target,
    Share,  ///< the share of one target, if a number is divided
    Keep,   ///< the subjects that stay; the others leave
    Count,
    // The purposes of an effect's choice that follow from its instructions: see purposeOf().
    GiveUp = 0xf0,  ///< cards that the player loses; no candidate is a default
    Search,         ///< cards from a whole hidden pile, whose order does not matter
    Arrange,        ///< cards on top of a pile, whose order matters; no candidate is a default
};
/// Returns true if the question is about what an effect does.
[[nodiscard]] constexpr bool isOfEffect(Purpose purpose) {
    return purpose == Purpose::Effect || purpose == Purpose::GiveUp || purpose == Purpose::Search ||
           purpose == Purpose::Arrange;
}

/// A choice of `least` to `most` entries of a list, one per reply, and Done once there are enough. The list as pushed
/// holds the candidates. As the answer it holds the chosen ones, in order, then the others. Interchangeable cards are
/// offered once. The value is the number of chosen entries.
struct Selection {
    CardId card;  ///< the card that asks
    std::uint16_t least = 1;
    std::uint16_t most = 1;
    std::uint16_t chosen = 0;  ///< the number of chosen entries; they are at the front of the list
    Purpose purpose = Purpose::Effect;
    std::uint8_t cancelable = 0;  ///< 1: the action that the question belongs to can be taken back

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static bool answerable(const ReadableMatch& match, const Communication& self);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static bool canCancel(const ReadableMatch& match, const Communication& self);
    [[nodiscard]] static bool isValid(const StateValidator& validator, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields();
};
struct ChooseCard : Selection {
    static constexpr KindId kind = id(CoreKind::ChooseCard);
    static constexpr std::string_view name = "choose-card";
};
struct ChoosePlayer : Selection {
    static constexpr KindId kind = id(CoreKind::ChoosePlayer);
    static constexpr std::string_view name = "choose-player";
};
/// A choice of targets for a card or an ability.
struct ChooseTarget : Selection {
    static constexpr KindId kind = id(CoreKind::ChooseTarget);
    static constexpr std::string_view name = "choose-target";
};
/// An arrangement of all candidates: the player chooses them one by one, in that order.
struct Order : Selection {
    static constexpr KindId kind = id(CoreKind::Order);
    static constexpr std::string_view name = "order";
};

/// A choice of a number from `least` to `most`. If the list holds numbers, only these may be chosen. The value is the
/// number.
struct ChooseNumber {
    static constexpr KindId kind = id(CoreKind::ChooseNumber);
    static constexpr std::string_view name = "choose-number";

    CardId card;   ///< the card that asks
    CardId about;  ///< the card that the number is for, e.g. the one that receives it
    std::int16_t least = 0;
    std::int16_t most = 0;
    Purpose purpose = Purpose::Effect;
    std::uint8_t cancelable = 0;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static bool answerable(const ReadableMatch& match, const Communication& self);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static bool canCancel(const ReadableMatch& match, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields();
};

/// A choice of one of several effects. The list holds pairs that identify them: the number of an ability or
/// instruction, and a card. The value is the index of the chosen pair, or -1 for Done. Equal pairs are offered once.
struct ChooseOption {
    static constexpr KindId kind = id(CoreKind::ChooseOption);
    static constexpr std::string_view name = "choose-option";
    enum class Of : std::uint8_t { Instructions, Abilities };

    CardId card;
    Of of = Of::Abilities;     ///< the meaning of the first number of each pair
    std::uint8_t mayStop = 0;  ///< 1: the player may choose none of them

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static bool answerable(const ReadableMatch& match, const Communication& self);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&ChooseOption::card>("card")}; }
};

/// A bid from `least` to `most`. The value is the bid. If bids are open, the second bidder sees the first bid.
struct Bid {
    static constexpr KindId kind = id(CoreKind::Bid);
    static constexpr std::string_view name = "bid";

    CardId card;
    std::int16_t least = 0;
    std::int16_t most = 0;
    std::int16_t against = -1;  ///< the other player's bid; -1 if it is unknown

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static bool answerable(const ReadableMatch& match, const Communication& self);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields();
};

}  // namespace duelogue

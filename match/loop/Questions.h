#pragma once

#include <string_view>
#include <vector>

#include "match/loop/CommunicationKind.h"

namespace duelogue {

/// The questions that every game asks. Each is answered by a player, lists its legal replies, and gives its result as
/// the value (a number, yes as 1) or as its list (what was chosen, in the order chosen).

/// Yes or no.
struct YesNo {
    static constexpr KindId kind = id(CoreKind::YesNo);
    static constexpr std::string_view name = "yes-no";

    CardId card;  ///< the card that asks, or that it is about

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&YesNo::card>("card")}; }
};

/// What a question is for; the window says it in words. A game's own purposes have numbers from Count on.
enum class Purpose : std::uint8_t {
    Effect,
    Cost,
    Target,
    Share,  ///< how much of what is divided goes to somebody
    Keep,   ///< what stays; the rest goes
    Count
};

/// Chooses from `least` to `most` of a list, one reply each; `done` once enough are chosen. The candidates are the list
/// as pushed; as the answer it holds the chosen ones, in order, and behind them the others.
struct Selection {
    CardId card;  ///< the card that asks
    std::uint16_t least = 1;
    std::uint16_t most = 1;
    std::uint16_t chosen = 0;  ///< so many of the list's first entries are chosen
    Purpose purpose = Purpose::Effect;
    std::uint8_t cancellable = 0;  ///< 1: what it belongs to can be taken back

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static bool answerable(const Match& match, const Communication& self);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static bool canCancel(const Match& match, const Communication& self);
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
/// Cards and players at which a card or an ability is aimed.
struct ChooseTarget : Selection {
    static constexpr KindId kind = id(CoreKind::ChooseTarget);
    static constexpr std::string_view name = "choose-target";
};
/// All of them, in the order in which they are chosen.
struct Order : Selection {
    static constexpr KindId kind = id(CoreKind::Order);
    static constexpr std::string_view name = "order";
};

/// A number from `least` to `most`; where the list holds numbers, one of these.
struct ChooseNumber {
    static constexpr KindId kind = id(CoreKind::ChooseNumber);
    static constexpr std::string_view name = "choose-number";

    CardId card;   ///< the card that asks
    CardId about;  ///< the card that the number is for, e.g. that it goes to
    std::int16_t least = 0;
    std::int16_t most = 0;
    Purpose purpose = Purpose::Effect;
    std::uint8_t cancellable = 0;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static bool answerable(const Match& match, const Communication& self);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static bool canCancel(const Match& match, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields();
};

/// One of several effects: the list holds pairs (ability or instruction number, card) that tell them apart; the value
/// is the place of the chosen pair; below zero: none of them, where that may be.
struct ChooseOption {
    static constexpr KindId kind = id(CoreKind::ChooseOption);
    static constexpr std::string_view name = "choose-option";
    enum class Of : std::uint8_t { Instructions, Abilities };

    CardId card;
    Of of = Of::Abilities;     ///< what the first number of each pair is
    std::uint8_t mayStop = 0;  ///< 1: none of them may be chosen

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static bool answerable(const Match& match, const Communication& self);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&ChooseOption::card>("card")}; }
};

/// One of the families (Rulebook::families); the value is its number (TagId).
struct ChooseFamily {
    static constexpr KindId kind = id(CoreKind::ChooseFamily);
    static constexpr std::string_view name = "choose-family";

    CardId card;  ///< the card that asks

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static bool answerable(const Match& match, const Communication& self);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&ChooseFamily::card>("card")}; }
};

/// A bid from `least` to `most`; where bids are open, the second bidder is told the first one's.
struct Bid {
    static constexpr KindId kind = id(CoreKind::Bid);
    static constexpr std::string_view name = "bid";

    CardId card;
    std::int16_t least = 0;
    std::int16_t most = 0;
    std::int16_t against = -1;  ///< what the other has bid; below zero: not known

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static bool answerable(const Match& match, const Communication& self);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields();
};

}  // namespace duelogue

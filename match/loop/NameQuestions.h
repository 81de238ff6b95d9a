#pragma once

#include <string_view>
#include <vector>

#include "match/loop/CommunicationKind.h"
#include "match/loop/Reply.h"

/// Questions that are answered with a word instead of a card or number (ReplyWord::Name).
namespace duelogue {

/// A choice of a family (Rulebook::families). The value is its number (TagId).
struct ChooseFamily {
    static constexpr KindId kind = id(CoreKind::ChooseFamily);
    static constexpr std::string_view name = "choose-family";

    CardId card;  ///< the card that asks

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static bool answerable(const ReadableMatch& match, const Communication& self);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&ChooseFamily::card>("card")}; }
};

/// A choice of the name of a card. The list holds the numbers of the offered definitions, which all players see. The
/// value is the chosen number (DefinitionId).
struct ChooseName {
    static constexpr KindId kind = id(CoreKind::ChooseName);
    static constexpr std::string_view name = "choose-name";

    CardId card;  ///< the card that asks

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static bool answerable(const ReadableMatch& match, const Communication& self);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static bool isValid(const StateValidator& validator, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&ChooseName::card>("card")}; }
};

}  // namespace duelogue

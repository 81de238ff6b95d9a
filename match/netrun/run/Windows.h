#pragma once

#include <string_view>
#include <vector>

#include "match/effects/ResponseWindow.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Values.h"

/// The times when players may act: use abilities, rez, score, and take actions in their turns.
namespace duelogue::netrun {

/// A paid-ability window. Both players may use cards, the current player first, until both have passed in a row.
/// Players without a legal use are skipped. Each question is preceded by toSettle().
struct PaidWindow {
    static constexpr KindId kind = id(NetrunKind::PaidWindow);
    static constexpr std::string_view name = "window";
    enum class Step : std::uint8_t { Begin, Answered, Settled };

    CardId ice;  ///< the approached ice, which the Corp may rez; none: no ice
    ResponseOrder order;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&PaidWindow::ice>("ice"), ResponseOrder::playerOf<&PaidWindow::order>()};
    }
};

/// An opportunity of one player to use a card or pass. The value is 1 if the player did something.
struct Opportunity {
    static constexpr KindId kind = id(NetrunKind::Opportunity);
    static constexpr std::string_view name = "opportunity";

    CardId ice;  ///< the approached ice, as in PaidWindow
    PlayerId player;
    std::uint8_t unused = 0;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    static constexpr auto& afterRequest = completeUnlessCanceled;
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&Opportunity::ice>("ice"), field<&Opportunity::player>("player")};
    }
};

/// The current player uses a card or takes an action; without clicks, the player may also pass. The value is 0 after a
/// pass that the other player has followed.
struct Act {
    static constexpr KindId kind = id(NetrunKind::Act);
    static constexpr std::string_view name = "act";

    PlayerId player;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(HandlerContext& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Act::player>("player")}; }
};

/// An action that a player has announced, or a pass. Before it happens, the other player may use cards without knowing
/// the action. After such a use the first player chooses again. The value is 0 for a pass.
struct TakeAction {
    static constexpr KindId kind = id(NetrunKind::TakeAction);
    static constexpr std::string_view name = "action";
    enum class Step : std::uint8_t { Begin, Responded, Done };

    Reply action;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// An action that every player of a side has, for example gaining a credit, drawing a card, advancing or running.
struct BasicAction {
    static constexpr KindId kind = id(NetrunKind::BasicAction);
    static constexpr std::string_view name = "basic action";
    enum class Step : std::uint8_t { Begin, Done };

    Reply action;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&BasicAction::player>("player")}; }
};

/// Returns why an action is illegal at a time when no action is allowed; None if the reply is not an action.
[[nodiscard]] MessageId whyNotOutsideTurn(const ReadableMatch& match, PlayerId player, const Reply& reply);
/// Returns true if the Corp's card is an agenda with enough advancement counters.
[[nodiscard]] bool canScore(const ReadableMatch& match, CardId card);
/// The clicks that purging virus counters costs.
inline constexpr int purgeClicks = 3;
/// Returns the credits that a basic action costs in addition to its clicks.
[[nodiscard]] int priceOf(const Reply& action);
/// Returns the number of advancement counters that an agenda needs.
[[nodiscard]] int requirementOf(const ReadableMatch& match, CardId agenda);
/// Returns true if the card, which is in play, can be advanced: agendas, and cards that say so.
[[nodiscard]] bool canBeAdvanced(const ReadableMatch& match, CardId card);

}  // namespace duelogue::netrun

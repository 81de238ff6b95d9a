#pragma once

#include <string_view>
#include <vector>

#include "match/loop/Match.h"
#include "match/netrun/Values.h"

/// When players may do something: use abilities, rez, score, and in their turns take actions.
namespace duelogue::netrun {

/// Both players may use cards, the current one first, one after the other until both have passed in a row. Who can do
/// nothing is not asked. What the rules see to is seen to first (toSettle()).
struct PaidWindow {
    static constexpr KindId kind = id(NetrunKind::PaidWindow);
    static constexpr std::string_view name = "window";
    enum class Step : std::uint8_t { Begin, Answered, Settled };

    CardId ice;               ///< the ice that is approached: the Corp may rez it; none: no ice
    PlayerId player;          ///< whose time it is; none: it has not begun
    std::uint8_t passed = 0;  ///< how many have passed in a row

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&PaidWindow::ice>("ice"), field<&PaidWindow::player>("player")};
    }
};

/// A player may use a card, or pass: the value is 1 where something was done.
struct Opportunity {
    static constexpr KindId kind = id(NetrunKind::Opportunity);
    static constexpr std::string_view name = "opportunity";

    CardId ice;  ///< as in the window
    PlayerId player;
    std::uint8_t unused = 0;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(Match& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&Opportunity::ice>("ice"), field<&Opportunity::player>("player")};
    }
};

/// The current player uses a card or takes an action; without clicks, may pass. The value is 0 where the player has
/// passed, and so has the other one.
struct Act {
    static constexpr KindId kind = id(NetrunKind::Act);
    static constexpr std::string_view name = "act";

    PlayerId player;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(Match& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Act::player>("player")}; }
};

/// An action that a player has named, or passing. Before it is taken the other one may use cards, without knowing what
/// it will be; who does so puts the first one before the choice again. The value is 0 for passing.
struct TakeAction {
    static constexpr KindId kind = id(NetrunKind::TakeAction);
    static constexpr std::string_view name = "action";
    enum class Step : std::uint8_t { Begin, Responded, Done };

    Reply action;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// An action that every player of a side has: a credit, a card, an advancement, a run, ...
struct BasicAction {
    static constexpr KindId kind = id(NetrunKind::BasicAction);
    static constexpr std::string_view name = "basic action";
    enum class Step : std::uint8_t { Begin, Done };

    Reply action;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&BasicAction::player>("player")}; }
};

/// What there is against an action where it is no time for one; None: it is not about an action.
[[nodiscard]] MessageId whyNotOutsideTurn(const Match& match, PlayerId player, const Reply& reply);
/// Whether the Corp's card is an agenda with enough advancement counters.
[[nodiscard]] bool canScore(const Match& match, CardId card);
/// How many credits a basic action costs besides its clicks.
[[nodiscard]] int priceOf(const Reply& action);
/// How many advancement counters an agenda needs.
[[nodiscard]] int requirementOf(const Match& match, CardId agenda);
/// Whether the card, in play, can be advanced: agendas, and what says so.
[[nodiscard]] bool canBeAdvanced(const Match& match, CardId card);

}  // namespace duelogue::netrun

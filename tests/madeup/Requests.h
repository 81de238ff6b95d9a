#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "match/loop/CommunicationKind.h"
#include "match/state/EventContext.h"

/// Questions and requests of the made-up game. Playing a card follows S3 (see match/ARCHITECTURE.md).
namespace duelogue::madeup {

enum class RequestKind : std::uint8_t {
    TakeTurn = static_cast<std::uint8_t>(CoreKind::Count),
    PlayCard,
    Pay,
    TapSource,
    Work,
    Resolve,
    Price,
    Count
};
[[nodiscard]] constexpr KindId id(RequestKind kind) { return KindId(static_cast<std::uint8_t>(kind)); }

/// A question to the current player for the next action. The value is 0 when the player ends the turn.
struct TakeTurn {
    static constexpr KindId kind = id(RequestKind::TakeTurn);
    static constexpr std::string_view name = "turn";

    PlayerId player;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(HandlerContext& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&TakeTurn::player>("player")}; }
};

/// A request of a player to play a card from the hand (S3.9).
struct PlayCard {
    static constexpr KindId kind = id(RequestKind::PlayCard);
    static constexpr std::string_view name = "play card";
    enum class Step : std::uint8_t { Begin, Placed, Targeted, Paid, Spent };

    CardId card;
    CardId place;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// A question to pay for a card: the player taps sources and then pays. Its list holds the tapped sources.
struct Pay {
    static constexpr KindId kind = id(RequestKind::Pay);
    static constexpr std::string_view name = "pay";

    CardId card;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(HandlerContext& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static bool canCancel(const ReadableMatch& match, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Pay::card>("card")}; }
};

/// A request of a player to tap a source for a credit.
struct TapSource {
    static constexpr KindId kind = id(RequestKind::TapSource);
    static constexpr std::string_view name = "tap source";
    enum class Step : std::uint8_t { Begin, Tapped, Gained };

    CardId card;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// A request of a player to spend a click for a credit.
struct Work {
    static constexpr KindId kind = id(RequestKind::Work);
    static constexpr std::string_view name = "work";
    enum class Step : std::uint8_t { Begin, Clicked, Gained };

    PlayerId player;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Work::player>("player")}; }
};

/// The play of a card that has been paid for. The click is spent only if the play is not prevented or negated.
struct Resolve {
    static constexpr KindId kind = id(RequestKind::Resolve);
    static constexpr std::string_view name = "resolve";
    enum class Step : std::uint8_t { Begin, Played, Clicked, Done, Away };

    AbilityId ability;
    CardId card;
    CardId place;
    PlayerId player;
    Outcome outcome = Outcome::Succeeded;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// A question to pay a number of credits. It succeeds if they are paid.
struct Price {
    static constexpr KindId kind = id(RequestKind::Price);
    static constexpr std::string_view name = "price";
    enum class Step : std::uint8_t { Begin, Decided, Spent };

    CardId card;  ///< the card that asks for it
    std::int16_t amount = 0;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

}  // namespace duelogue::madeup

#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "match/loop/CommunicationKind.h"
#include "match/state/EventContext.h"

/// What is asked of players and what they ask for in the made-up game. The play of a card follows source document 003.
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

/// Asks the current player what to do. The value is 0 for the end of the turn.
struct TakeTurn {
    static constexpr KindId kind = id(RequestKind::TakeTurn);
    static constexpr std::string_view name = "turn";

    PlayerId player;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(Match& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&TakeTurn::player>("player")}; }
};

/// A player asks the match to play a card from the hand (S3.9).
struct PlayCard {
    static constexpr KindId kind = id(RequestKind::PlayCard);
    static constexpr std::string_view name = "play card";
    enum class Step : std::uint8_t { Begin, Placed, Targeted, Paid, Spent };

    CardId card;
    CardId place;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Asks a player to pay for a card: sources are tapped until the player pays. Its list holds what has been tapped.
struct Pay {
    static constexpr KindId kind = id(RequestKind::Pay);
    static constexpr std::string_view name = "pay";

    CardId card;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(Match& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static bool canCancel(const Match& match, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Pay::card>("card")}; }
};

/// A player asks the match to tap a source, for a credit.
struct TapSource {
    static constexpr KindId kind = id(RequestKind::TapSource);
    static constexpr std::string_view name = "tap source";
    enum class Step : std::uint8_t { Begin, Tapped, Gained };

    CardId card;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// A player asks the match for a credit, for a click.
struct Work {
    static constexpr KindId kind = id(RequestKind::Work);
    static constexpr std::string_view name = "work";
    enum class Step : std::uint8_t { Begin, Clicked, Gained };

    PlayerId player;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Work::player>("player")}; }
};

/// A card that has been paid for is played: the click is spent only where nothing keeps it from being played.
struct Resolve {
    static constexpr KindId kind = id(RequestKind::Resolve);
    static constexpr std::string_view name = "resolve";
    enum class Step : std::uint8_t { Begin, Played, Clicked, Done, Away };

    AbilityId ability;
    CardId card;
    CardId place;
    PlayerId player;
    Outcome outcome = Outcome::Succeeded;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Asks a player to pay so many credits. Succeeds where they are paid.
struct Price {
    static constexpr KindId kind = id(RequestKind::Price);
    static constexpr std::string_view name = "price";
    enum class Step : std::uint8_t { Begin, Decided, Spent };

    CardId card;  ///< that asks for it
    std::int16_t amount = 0;
    PlayerId player;
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

}  // namespace duelogue::madeup

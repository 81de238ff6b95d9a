#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/loop/Reply.h"
#include "match/loop/StepResult.h"
#include "match/state/Communication.h"
#include "match/state/Message.h"

namespace duelogue {

class StateValidator;
class Match;
class MatchState;

/// One part of a body, so that the stack view, the log, redaction and the notation need no second list.
struct Field {
    enum class Type : std::uint8_t { Number, Player, Card, Subject, Ability, Secret };
    std::string_view name;
    Type type = Type::Number;
    std::uint8_t offset = 0;
    std::uint8_t size = 0;
};

/// `field<&Body::member>("name")`: a field of a body. The type follows from the member's own.
template <auto Member>
[[nodiscard]] Field field(std::string_view name, Field::Type number = Field::Type::Number) {
    const auto make = [&]<class Body, class Value>(Value Body::*member) {
        const Body body{};
        const auto offset =
            reinterpret_cast<const std::byte*>(&(body.*member)) - reinterpret_cast<const std::byte*>(&body);
        Field::Type type = number;
        if constexpr (std::is_same_v<Value, PlayerId>) type = Field::Type::Player;
        if constexpr (std::is_same_v<Value, CardId>) type = Field::Type::Card;
        if constexpr (std::is_same_v<Value, Subject>) type = Field::Type::Subject;
        if constexpr (std::is_same_v<Value, AbilityId>) type = Field::Type::Ability;
        return Field{name, type, static_cast<std::uint8_t>(offset), static_cast<std::uint8_t>(sizeof(Value))};
    };
    return make(Member);
}

/// What a question makes of a reply: it goes on asking, it is answered, or the player's request is pushed on top of it.
using Reaction = std::variant<std::monostate, Complete, Communication>;

/// All that the engine knows about one kind of communication. Questions have `options` and `reply`; the rest `enter`.
struct CommunicationKind {
    std::string name;
    std::vector<Field> fields;
    /// Enters the handler at communication.step. `answered` is the communication that this handler initiated and that
    /// has just been answered; null on the first entry (S3.19). It must not push: what is to be pushed is returned.
    StepResult (*enter)(Match&, Communication&, const Communication* answered) = nullptr;
    /// Appends every legal reply, in an order that depends on nothing but the state.
    void (*legalReplies)(const Match&, const Communication&, Replies&) = nullptr;
    /// Whether there is any legal reply at all; none: always. A question that nobody could answer is an error (S4.18).
    bool (*answerable)(const Match&, const Communication&) = nullptr;
    /// What the rules, or a card, have against a reply that is none of those, however little sense it makes; its cards
    /// are in the match and known to who is asked. None: nothing but that it answers another question
    /// (MessageId::NotOneOfTheAnswers).
    Refusal (*refusalReason)(const Match&, const Communication&, const Reply&) = nullptr;
    /// Takes one of the legal replies.
    Reaction (*reply)(Match&, Communication&, const Reply&) = nullptr;
    /// A request that the player placed while asked this has been answered: nothing to go on asking.
    std::optional<Complete> (*afterRequest)(Match&, Communication&, const Communication& request) = nullptr;
    /// Whether it takes a reply that is none of the options because all it does is to take back (S3.15); none: never.
    bool (*takesBack)(const Match&, const Communication&, const Reply&) = nullptr;
    /// How many of its list everybody may know: the first so many; none: nobody but who answers.
    std::size_t (*publicCount)(const MatchState&, const Communication&) = nullptr;
    /// Whether a body that was read from bytes, and its list, refer to nothing that isn't there, beyond what the fields
    /// and the list tell by themselves; none: they tell all.
    bool (*isValid)(const StateValidator&, const Communication&) = nullptr;
    /// Whether the player may take back what led to this question (ReplyWord::Cancel); none: never.
    bool (*canCancel)(const Match&, const Communication&) = nullptr;
};

/// A kind made from a body's own static functions, whichever of them it has.
template <class Body>
[[nodiscard]] CommunicationKind communicationKindOf() {
    CommunicationKind kind;
    kind.name = Body::name;
    kind.fields = Body::fields();
    if constexpr (requires { &Body::enter; }) kind.enter = &Body::enter;
    if constexpr (requires { &Body::legalReplies; }) kind.legalReplies = &Body::legalReplies;
    if constexpr (requires { &Body::answerable; }) kind.answerable = &Body::answerable;
    if constexpr (requires { &Body::refusalReason; }) kind.refusalReason = &Body::refusalReason;
    if constexpr (requires { &Body::reply; }) kind.reply = &Body::reply;
    if constexpr (requires { &Body::afterRequest; }) kind.afterRequest = &Body::afterRequest;
    if constexpr (requires { &Body::takesBack; }) kind.takesBack = &Body::takesBack;
    if constexpr (requires { &Body::publicCount; }) kind.publicCount = &Body::publicCount;
    if constexpr (requires { &Body::isValid; }) kind.isValid = &Body::isValid;
    if constexpr (requires { &Body::canCancel; }) kind.canCancel = &Body::canCancel;
    return kind;
}

/// The kinds of one rulebook, by KindId.
class CommunicationKinds {
public:
    template <class Body>
    void add() {
        at(Body::kind) = communicationKindOf<Body>();
    }
    CommunicationKind& at(KindId id) {
        if (m_kinds.size() <= id.value) m_kinds.resize(id.value + 1U);
        return m_kinds[id.value];
    }
    [[nodiscard]] const CommunicationKind& operator[](KindId id) const { return m_kinds[id.value]; }
    [[nodiscard]] std::size_t size() const { return m_kinds.size(); }

private:
    std::vector<CommunicationKind> m_kinds;
};

/// Numbers of the core's kinds. Verbs have the numbers below maxVerbs; a rulebook's own kinds begin at Count.
enum class CoreKind : std::uint8_t {
    YesNo = maxVerbs,
    ChooseCard,
    ChoosePlayer,
    ChooseTarget,
    ChooseNumber,
    ChooseOption,
    ChooseFamily,
    Order,
    Bid,
    Contest,
    ChooseTargets,
    RunAbility,
    PlaceTriggers,
    ResolveTriggers,
    Count
};
[[nodiscard]] constexpr KindId id(CoreKind kind) { return KindId(static_cast<std::uint8_t>(kind)); }

}  // namespace duelogue

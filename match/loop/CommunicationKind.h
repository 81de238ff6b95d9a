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
class HandlerContext;
class ReadableMatch;
class MatchState;

/// A field of a body. The stack view, the log, redaction and the notation all use this one description.
struct Field {
    enum class Type : std::uint8_t { Number, Player, Card, Subject, Ability, Secret };
    std::string_view name;     ///< as communications and logs name it
    Type type = Type::Number;  ///< Secret fields are blank in every view
    std::uint8_t offset = 0;
    std::uint8_t size = 0;
};

/// Returns the description of a field: `field<&Body::member>("name")`. The member's type determines the type; `number`
/// is the type for plain numbers.
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

/// The result of a reply to a question. An empty reaction asks again. A Complete answers the question. A Communication
/// is the player's request, which is pushed on top of the question.
using Reaction = std::variant<std::monostate, Complete, Communication>;

/// Everything that the engine knows about one kind of communication. Questions have `legalReplies` and `reply`; the
/// others have `enter`. All functions are stateless.
struct CommunicationKind {
    std::string name;
    std::vector<Field> fields;
    /// Enters the handler at communication.step. `answered` is the communication that this handler asked for and that
    /// has just been completed, or nullptr on the first entry (S3.19). The handler must not push; it returns what to
    /// push.
    StepResult (*enter)(HandlerContext&, Communication&, const Communication* answered) = nullptr;
    /// Appends every legal reply. The order must depend only on the state.
    void (*legalReplies)(const ReadableMatch&, const Communication&, Replies&) = nullptr;
    /// Returns true if the question has a legal reply; nullptr means always. A question without one is an error
    /// (S4.18).
    bool (*answerable)(const ReadableMatch&, const Communication&) = nullptr;
    /// Returns the reason of the rules or of a card against an illegal reply, even a meaningless one. The reply's
    /// subject, if a card, is in the match and known to the answerer. Returns an empty refusal if the reply only
    /// belongs to another question (MessageId::NotOneOfTheAnswers); nullptr means always.
    Refusal (*refusalReason)(const ReadableMatch&, const Communication&, const Reply&) = nullptr;
    /// Applies one of the legal replies.
    Reaction (*reply)(HandlerContext&, Communication&, const Reply&) = nullptr;
    /// Called after a request that the player placed during this question. Returns the completion of the question, or
    /// nullopt to ask it again; nullptr means always nullopt.
    std::optional<Complete> (*afterRequest)(HandlerContext&, Communication&, const Communication& request) = nullptr;
    /// Returns true if the question accepts a reply that is not a legal reply but only takes something back (S3.15);
    /// nullptr means never.
    bool (*takesBack)(const ReadableMatch&, const Communication&, const Reply&) = nullptr;
    /// Returns how many entries, from the front of the list, are public; nullptr means 0. Other cards in the list are
    /// visible only to the answerer and to players who know them.
    std::size_t (*publicCount)(const MatchState&, const Communication&) = nullptr;
    /// Returns true if a loaded body and its list refer only to things that exist. The fields and the entries are
    /// already checked one by one; nullptr means that no further check is needed.
    bool (*isValid)(const StateValidator&, const Communication&) = nullptr;
    /// Returns true if the action that led to this question can be taken back (ReplyWord::Cancel); nullptr: never.
    bool (*canCancel)(const ReadableMatch&, const Communication&) = nullptr;
};

/// Returns a kind with those functions that the body defines as static members.
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
    /// Returns the entry of a kind, and grows the table if necessary.
    CommunicationKind& at(KindId id) {
        if (m_kinds.size() <= id.value) m_kinds.resize(id.value + 1U);
        return m_kinds[id.value];
    }
    /// Returns the kind. `id` must be below size().
    [[nodiscard]] const CommunicationKind& operator[](KindId id) const { return m_kinds[id.value]; }
    [[nodiscard]] std::size_t size() const { return m_kinds.size(); }

private:
    std::vector<CommunicationKind> m_kinds;
};

/// Numbers of the core's kinds. Verbs are numbered below maxVerbs, and a rulebook's own kinds from Count on.
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
    Count,
    ChooseName = 0xfe,  ///< not before Count, so that the hashes in earlier replays stay valid
};
[[nodiscard]] constexpr KindId id(CoreKind kind) { return KindId(static_cast<std::uint8_t>(kind)); }

}  // namespace duelogue

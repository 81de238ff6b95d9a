#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <type_traits>

#include "match/state/Ids.h"
#include "match/state/Message.h"

namespace duelogue {

/// How a communication ended. Unset: it has not ended.
enum class Outcome : std::uint8_t {
    Unset,
    Succeeded,
    Cancelled,   ///< taken back; everything is as it was before
    Prevented,   ///< a preempt kept it from happening
    Negated,     ///< a response kept it from happening
    Impossible,  ///< there was nothing that it could happen to
    Refused,     ///< not allowed; the message says why
};

/// Who asks or who is to answer.
struct Party {
    enum class Role : std::uint8_t { Match, Player, Card };
    Role role = Role::Match;
    PlayerId player;
    CardId card;

    [[nodiscard]] static constexpr Party match() { return {}; }
    [[nodiscard]] static constexpr Party of(PlayerId id) { return {Role::Player, id, CardId{}}; }
    [[nodiscard]] static constexpr Party of(CardId id) { return {Role::Card, PlayerId{}, id}; }
    [[nodiscard]] constexpr bool isPlayer() const { return role == Role::Player; }
    bool operator==(const Party&) const = default;
};

/// A request on the match's stack: who asks whom for what, how far its handler is, and how it ended (S3.12).
///
/// The body is a small struct of the request's kind. Its list (any number of subjects) lies on the stack's arena, from
/// listBegin to listEnd, and lives and dies with the communication. 64 bytes, trivially copyable, no padding.
struct Communication {
    CommunicationId id;
    CommunicationId cause;  ///< what led to it; none: the turn itself
    KindId kind;
    std::uint8_t step = 0;  ///< the step at which its handler is entered next
    Outcome outcome = Outcome::Unset;
    MessageId message = MessageId::None;
    Party initiator;
    Party answerer;
    std::uint16_t listBegin = 0;
    std::uint16_t listEnd = 0;
    std::int32_t value = 0;              ///< with the outcome: a count, a number, yes as 1
    std::uint16_t stage = 0;             ///< for verbs: how many triggers were waiting before it happened
    std::uint16_t instruction = 0xffff;  ///< the instruction of a card's ability that asks; 0xffff: none
    alignas(8) std::array<std::byte, 32> body{};

    /// A communication whose body is `content`; ids and list are given to it as it is pushed.
    template <class Body>
    [[nodiscard]] static Communication of(const Body& content, Party initiator = {}, Party answerer = {}) {
        static_assert(std::is_trivially_copyable_v<Body> && sizeof(Body) <= sizeof(body));
        static_assert(std::has_unique_object_representations_v<Body>, "a body has no padding: it is hashed and saved");
        Communication result;
        result.kind = Body::kind;
        result.initiator = initiator;
        result.answerer = answerer;
        std::memcpy(result.body.data(), &content, sizeof(Body));
        return result;
    }

    /// The body, which must be of the communication's kind (or, for verbs, Verb). Valid until the next push.
    template <class Body>
    [[nodiscard]] Body& as() {
        return *std::launder(reinterpret_cast<Body*>(body.data()));
    }
    template <class Body>
    [[nodiscard]] const Body& as() const {
        return *std::launder(reinterpret_cast<const Body*>(body.data()));
    }
    template <class Body>
    [[nodiscard]] bool is() const {
        return kind == Body::kind;
    }
    /// By the number of the kind, or of the verb, among the core's or the rulebook's.
    template <class KindNumber>
    [[nodiscard]] bool is(KindNumber number) const {
        return kind.value == static_cast<std::uint8_t>(number);
    }

    [[nodiscard]] bool isSet() const { return outcome != Outcome::Unset; }
    [[nodiscard]] bool succeeded() const { return outcome == Outcome::Succeeded; }
    [[nodiscard]] bool cancelled() const { return outcome == Outcome::Cancelled; }
    [[nodiscard]] bool isQuestion() const { return answerer.isPlayer(); }
    [[nodiscard]] std::uint16_t listSize() const { return static_cast<std::uint16_t>(listEnd - listBegin); }

    bool operator==(const Communication&) const = default;
};
static_assert(sizeof(Communication) == 64);
static_assert(std::has_unique_object_representations_v<Communication>);

}  // namespace duelogue

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

/// The result of a communication. Unset means that it is still outstanding.
enum class Outcome : std::uint8_t {
    Unset,
    Succeeded,
    Canceled,    ///< taken back: everything is as it was before
    Prevented,   ///< stopped by a replacement or prevention effect
    Negated,     ///< stopped by a response
    Impossible,  ///< had no subject to which it could happen
    Refused,     ///< illegal; the message gives the reason
};

/// The initiator or answerer of a communication: the match, a player or a card.
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

/// A request on the match's stack: initiator, answerer, kind, cause, progress of its handler, and result (S3.12).
///
/// The body is a small struct that belongs to the kind. The list holds any number of subjects. It lies on the stack's
/// arena from listBegin to listEnd, and lives as long as the communication. 64 bytes, trivially copyable, without
/// padding.
struct Communication {
    CommunicationId id;
    CommunicationId cause;  ///< the communication that led to this one; none for the turn itself
    KindId kind;
    std::uint8_t step = 0;  ///< the step at which the handler is entered next
    Outcome outcome = Outcome::Unset;
    MessageId message = MessageId::None;  ///< the reason, if it was refused or canceled
    Party initiator;
    Party answerer;
    std::uint16_t listBegin = 0;
    std::uint16_t listEnd = 0;
    std::int32_t value = 0;              ///< part of the result: a count, a number, or 1 for yes
    std::uint16_t stage = 0;             ///< of a verb: the number of triggers that waited before it happened
    std::uint16_t instruction = 0xffff;  ///< the instruction of the ability that asks, or 0xffff
    alignas(8) std::array<std::byte, 32> body{};

    /// Returns a communication with this body. Its id and its final list position are set when it is pushed.
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

    /// Returns the body. It must be of the communication's kind; for verbs, Body is VerbBody. The reference is valid
    /// until the next push.
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
    /// Returns true if the kind has this number. `number` is a CoreKind, or a verb or kind of the rulebook.
    template <class KindNumber>
    [[nodiscard]] bool is(KindNumber number) const {
        return kind.value == static_cast<std::uint8_t>(number);
    }

    [[nodiscard]] bool isSet() const { return outcome != Outcome::Unset; }
    [[nodiscard]] bool succeeded() const { return outcome == Outcome::Succeeded; }
    [[nodiscard]] bool canceled() const { return outcome == Outcome::Canceled; }
    [[nodiscard]] bool isQuestion() const { return answerer.isPlayer(); }
    [[nodiscard]] std::uint16_t listSize() const { return static_cast<std::uint16_t>(listEnd - listBegin); }

    bool operator==(const Communication&) const = default;
};
static_assert(sizeof(Communication) == 64);
static_assert(std::has_unique_object_representations_v<Communication>);

}  // namespace duelogue

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "match/loop/CommunicationKind.h"
#include "match/state/Communication.h"
#include "match/state/EventContext.h"

namespace duelogue {

class HandlerContext;
class ReadableMatch;

/// The body of every verb: its data. VerbProcess.h executes it. Rules and cards change the game only through verbs. The
/// subjects (cards or players) are the first `subjects` entries of the communication's list.
///
/// A verb can first be inspected, then replaced or prevented, then negated. Then it happens to all its subjects at
/// once. Then its triggers are collected together. If a replacement applies to one of several subjects, that subject
/// gets a verb of its own. An optional replacement that is declined causes no split. Each ability applies to a verb
/// once. The exception is an ability that prevents a part of it for a price: it applies as often as its controller
/// pays.
///
/// Several verbs can form one event. The caller first asks for Part::Before of each. Then one verb makes all of them
/// happen at once. Finally the caller asks for Part::After of each.
struct VerbBody {
    /// The stages of a verb that are executed.
    enum class Part : std::uint8_t {
        Whole,
        Before,  ///< only replacements and responses; as the answer, the list begins with the remaining subjects
        After,   ///< only triggers; the verb has already happened
    };

    Traits traits = 0;        ///< traits to grant
    std::uint32_t since = 0;  ///< stamp of the source
    std::int16_t amount = 0;
    std::int16_t second = 0;    ///< a second amount, the card of onto(), or the definition of print()
    CardId source;              ///< the card that does it; none for the rules
    AbilityId ability;          ///< an ability to grant
    PlayerId player;            ///< the player who does it, or under whose control
    std::uint8_t zone = 0xff;   ///< destination
    std::uint8_t place = 0;     ///< a Place
    std::uint8_t detail = 0;    ///< index into Vocabulary::details, or what the verb's Slot says
    std::uint8_t duration = 0;  ///< index into Vocabulary::durations
    Part part = Part::Whole;
    std::uint16_t subjects = 0;  ///< number of subjects at the front of the list
    std::uint16_t examined = 0;  ///< subjects examined for replacements; during an act, subjects already handled
    CardId paid;                 ///< the card given up as a cost of the ability

    /// Returns the card onto which the verb puts its subjects, for verbs that do (VerbInfo::onto).
    [[nodiscard]] CardId onto() const { return CardId(static_cast<std::uint16_t>(second)); }
    void putOnto(CardId card) { second = static_cast<std::int16_t>(card.value); }
    /// Returns the card, as printed, that the verb creates or that its subjects become, for verbs that use one
    /// (VerbInfo::usesPrint).
    [[nodiscard]] DefinitionId print() const { return DefinitionId(static_cast<std::uint16_t>(second)); }
    void usePrint(DefinitionId definition) { second = static_cast<std::int16_t>(definition.value); }

    /// The steps of a verb. Begin also follows a split-off verb, and Met applies the replacement of a split-off
    /// subject. Ordered follows the choice of a replacement, Allowed the offer of an optional one, and Paid its body.
    /// Own continues the act, and Followed ends the verb after its triggers.
    enum class Step : std::uint8_t { Begin, Met, Ordered, Allowed, Paid, Own, Followed };

    /// Returns a communication for a verb without subjects.
    template <class VerbNumber>
    [[nodiscard]] static Communication make(VerbNumber verb, const VerbBody& body) {
        return make(static_cast<std::uint8_t>(verb), body);
    }
    [[nodiscard]] static Communication make(std::uint8_t verb, const VerbBody& body);
    /// Returns a communication for a verb with a single subject.
    template <class VerbNumber>
    [[nodiscard]] static Communication on(HandlerContext& match, VerbNumber verb, VerbBody body, Subject subject) {
        return on(match, static_cast<std::uint8_t>(verb), body, subject);
    }
    [[nodiscard]] static Communication on(HandlerContext& match, std::uint8_t verb, VerbBody body, Subject subject);
    /// Adds a subject to a verb that is under construction.
    static void add(HandlerContext& match, Communication& verb, Subject subject);

    [[nodiscard]] static bool isValid(const StateValidator& validator, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Returns the subjects of a verb. The span is valid until a list or the stack changes.
[[nodiscard]] std::span<const Subject> subjectsOf(const ReadableMatch& match, const Communication& verb);
/// Returns a copy of the subjects, for use while lists or the stack change.
[[nodiscard]] std::vector<Subject> copyOfSubjects(const ReadableMatch& match, const Communication& verb);
/// Returns the event context of a verb as it happens to `subject`.
[[nodiscard]] EventContext eventContextOf(const ReadableMatch& match, const Communication& verb, Subject subject);

}  // namespace duelogue

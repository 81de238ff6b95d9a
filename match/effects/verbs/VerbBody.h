#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

#include "match/loop/CommunicationKind.h"
#include "match/loop/StepResult.h"
#include "match/state/Communication.h"
#include "match/state/EventContext.h"

namespace duelogue {

class Match;

/// The body of every verb: rules and cards change the game through these and through nothing else. What it happens to
/// are the first `subjects` entries of the communication's list (cards or players).
///
/// Before a verb acts it can be inspected, then preempted, then negated; only then does it happen, to all its subjects
/// at once; then what it triggers is collected together. A verb to one of whose subjects something applies is split:
/// that subject gets a verb of its own. What could apply and isn't used splits nothing. Each ability meets it once; one
/// that prevents a part of it for a price, as often as its controller pays.
///
/// Several verbs can be one event: each is asked for its part before, whoever asked has it all happen at
/// once, with one verb, and then each is asked for its part after.
struct VerbBody {
    /// What is done of a verb.
    enum class Part : std::uint8_t {
        Whole,
        Before,  ///< only what applies before it: its list begins with those to whom it may happen then
        After,   ///< it has happened: only what it triggers
    };

    Traits traits = 0;        ///< keywords to give
    std::uint32_t since = 0;  ///< stamp of the source
    std::int16_t amount = 0;
    std::int16_t second = 0;   ///< or the card onto which it puts something, see onto()
    CardId source;             ///< the card that does it; none: the rules
    AbilityId ability;         ///< an ability to give
    PlayerId player;           ///< who does it, or under whom
    std::uint8_t zone = 0xff;  ///< where to
    std::uint8_t place = 0;    ///< Place
    std::uint8_t detail = 0;   ///< Vocabulary::details
    std::uint8_t duration = 0;
    Part part = Part::Whole;
    std::uint16_t subjects = 0;
    std::uint16_t examined = 0;  ///< how many subjects have been looked at for what applies before; in an act that
                                 ///< takes them one by one: how many it has taken
    CardId paid;                 ///< handed through from the ability

    /// The card onto which it puts its subjects, for verbs that do (VerbInfo::onto).
    [[nodiscard]] CardId onto() const { return CardId(static_cast<std::uint16_t>(second)); }
    void putOnto(CardId card) { second = static_cast<std::int16_t>(card.value); }

    enum class Step : std::uint8_t { Begin, Met, Ordered, Allowed, Paid, Own, Followed };

    /// A communication for a verb, without subjects yet.
    template <class VerbNumber>
    [[nodiscard]] static Communication make(VerbNumber verb, const VerbBody& body) {
        return make(static_cast<std::uint8_t>(verb), body);
    }
    [[nodiscard]] static Communication make(std::uint8_t verb, const VerbBody& body);
    /// One with a single subject.
    template <class VerbNumber>
    [[nodiscard]] static Communication on(Match& match, VerbNumber verb, VerbBody body, Subject subject) {
        return on(match, static_cast<std::uint8_t>(verb), body, subject);
    }
    [[nodiscard]] static Communication on(Match& match, std::uint8_t verb, VerbBody body, Subject subject);
    /// Adds a subject to a verb that is being made.
    static void add(Match& match, Communication& verb, Subject subject);

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static bool isValid(const StateValidator& validator, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Whether anything could apply to such a verb before it happens. Where not, its part before changes nothing.
[[nodiscard]] bool canBeIntercepted(const Match& match, KindId verb);
template <class VerbNumber>
[[nodiscard]] bool canBeIntercepted(const Match& match, VerbNumber verb) {
    return canBeIntercepted(match, KindId(static_cast<std::uint8_t>(verb)));
}
/// Whether something would surely prevent such a verb if it happened now to this subject: so it need not be offered.
/// For many subjects there is PreventionIndex.
[[nodiscard]] bool isPrevented(const Match& match, KindId verb, const VerbBody& body, Subject subject);
template <class VerbNumber>
[[nodiscard]] bool isPrevented(const Match& match, VerbNumber verb, const VerbBody& body, Subject subject) {
    return isPrevented(match, KindId(static_cast<std::uint8_t>(verb)), body, subject);
}
/// Whether nothing can meet such a verb to these subjects before it happens, and nothing hears of it.
[[nodiscard]] bool isUnobservable(const Match& match, KindId verb, std::span<const Subject> subjects);
/// Carries out an unnoticed verb at once: it is no communication, and nobody is told of it. Its act must ask for
/// nothing. Whatever the rules change without a communication, they change so (S4.1).
void executeSilently(Match& match, KindId verb, const VerbBody& body, std::span<const Subject> subjects);
template <class VerbNumber>
void executeSilently(Match& match, VerbNumber verb, const VerbBody& body,
                     std::initializer_list<Subject> subjects = {}) {
    executeSilently(match, KindId(static_cast<std::uint8_t>(verb)), body, std::span(subjects.begin(), subjects.size()));
}
/// Whether an event without an act of its own need not be asked for, since nobody looks on (Match::isFastForwarding()),
/// nothing can meet it and nothing hears of it. Then it counts as having happened.
[[nodiscard]] bool passSilently(Match& match, KindId verb, Subject subject);
template <class VerbNumber>
[[nodiscard]] bool passSilently(Match& match, VerbNumber verb, Subject subject) {
    return passSilently(match, KindId(static_cast<std::uint8_t>(verb)), subject);
}
/// What a verb happens to.
[[nodiscard]] std::span<const Subject> subjectsOf(const Match& match, const Communication& verb);
/// The card whose ability prevented or negated a verb that ended so (S2.20); none where it ended otherwise.
[[nodiscard]] CardId stoppedBy(const Match& match, const Communication& verb);
/// Whether observers have been told of the verb as it happened (Observer::happened()), before it was complete.
[[nodiscard]] bool hasBeenTold(const Communication& done);
/// What abilities are told about a verb that happens to `subject`.
[[nodiscard]] EventContext eventContextOf(const Match& match, const Communication& verb, Subject subject);

}  // namespace duelogue

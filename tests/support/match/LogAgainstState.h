#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Observer.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

/// Returns true if the state shows that the verb has happened to the card. Checks verbs with a trace beyond a place or
/// a value, and returns true for all others.
using Shows = bool (*)(const ReadableMatch& match, KindId verb, CardId card);

template <class VerbNumber>
[[nodiscard]] constexpr std::uint64_t verbBits(std::initializer_list<VerbNumber> verbs) {
    std::uint64_t bits = 0;
    for (const VerbNumber verb : verbs) bits |= std::uint64_t{1} << static_cast<unsigned>(verb);
    return bits;
}

/// An observer that compares reported verbs with the state. A prevented or negated verb must change nothing, at once
/// and until the next decision. A completed verb must be visible in the state.
class LogAgainstState : public Observer {
public:
    /// `isShown` checks the verbs in `shown` (bit v for verb v), which leave a trace of their own.
    LogAgainstState(const ReadableMatch& match, std::uint64_t shown, Shows isShown)
        : m_shown(shown), m_isShown(isShown) {
        look(match);
    }

    void completed(const ReadableMatch& match, const Communication& done) override {
        if (done.kind.value < maxVerbs && m_problem.empty()) compare(match, done);
        look(match);
    }
    void executed(const ReadableMatch& match, const Communication& /*verb*/) override { look(match); }

    /// Returns the number of stopped verbs.
    [[nodiscard]] int stops() const { return m_stops; }
    /// Returns the first problem so far, or an empty string. Called at each decision.
    [[nodiscard]] std::string problem(const ReadableMatch& match) {
        for (const auto& [verb, card] : std::exchange(m_stopped, {})) {
            if (m_problem.empty() && m_isShown(match, verb, card))
                m_problem = "happens, though stopped: " + name(match, verb);
        }
        return m_problem;
    }

private:
    struct Place {
        std::uint32_t since;
        std::uint8_t zone;
        bool operator==(const Place&) const = default;
    };

    std::uint64_t m_shown;
    Shows m_isShown;
    std::vector<Place> m_places;  ///< of all cards, at the last report
    std::array<Player, maxPlayers> m_players;
    std::vector<std::pair<KindId, CardId>> m_stopped;  ///< since the last decision
    std::string m_problem;
    int m_stops = 0;

    static std::string name(const ReadableMatch& match, KindId verb) { return match.rulebook().kinds()[verb].name; }
    [[nodiscard]] bool shows(KindId verb) const { return ((m_shown >> verb.value) & 1U) != 0; }

    void look(const ReadableMatch& match) {
        m_players = match.state().players;
        m_places.clear();
        for (const Card& card : match.state().cards) m_places.push_back({card.since, card.zone});
    }

    /// Returns true if the card is still in its place, or if the player is unchanged.
    [[nodiscard]] bool isAsItWas(const ReadableMatch& match, Subject subject) const {
        if (subject.isPlayer()) return match.state().player(subject.player()) == m_players[subject.player().value];
        if (!subject.isCard()) return true;
        const Card& card = match.state().card(subject.card());
        return Place{card.since, card.zone} == m_places[subject.card().value];
    }

    void compare(const ReadableMatch& match, const Communication& done) {
        const bool isStopped = done.outcome == Outcome::Prevented || done.outcome == Outcome::Negated;
        if (isStopped && stoppedBy(match, done)) {
            lookAtStopped(match, done);
        } else if (done.succeeded() && done.as<VerbBody>().part != VerbBody::Part::Before) {
            lookAtHappened(match, done);
        }
    }

    /// Checks a stopped verb. An event without a handler only reports what the rules do.
    void lookAtStopped(const ReadableMatch& match, const Communication& done) {
        ++m_stops;
        const bool acts = match.rulebook().verb(done.kind).act != nullptr;
        for (const Subject subject : subjectsOf(match, done)) {
            if (acts && !isAsItWas(match, subject))
                m_problem = "changes something, though stopped: " + name(match, done.kind);
            if (subject.isCard() && shows(done.kind)) m_stopped.emplace_back(done.kind, subject.card());
        }
    }

    void lookAtHappened(const ReadableMatch& match, const Communication& done) {
        const auto subjects = subjectsOf(match, done);
        const VerbBody& body = done.as<VerbBody>();
        const auto lies = [&](Subject subject) {
            return subject.isCard() && match.state().card(subject.card()).zone == body.zone;
        };
        if (done.is(CoreVerb::Move) && done.value > 0 && std::ranges::none_of(subjects, lies))
            m_problem = "a card is told to move, and does not";
        const bool isValue = (done.is(CoreVerb::Gain) || done.is(CoreVerb::Lose)) && done.value > 0;
        const auto isSame = [&](Subject subject) { return isAsItWas(match, subject); };
        if (isValue && std::ranges::all_of(subjects, isSame)) m_problem = "a value is told to change, and does not";
        for (const Subject subject : subjects) {
            if (!subject.isCard() || !shows(done.kind)) continue;
            std::erase(m_stopped, std::pair(done.kind, subject.card()));
            if (!m_isShown(match, done.kind, subject.card()))
                m_problem = "is told, and does not happen: " + name(match, done.kind);
        }
    }
};

}  // namespace duelogue

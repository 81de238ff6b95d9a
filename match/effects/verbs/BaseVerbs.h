#pragma once

#include <span>
#include <vector>

#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/state/SmallVector.h"

namespace duelogue {

/// The acts of the core's verbs; a rulebook's derived verbs ask for them.
namespace verbs {

[[nodiscard]] StepResult move(Match& match, Communication& self, const Communication* answered);
/// The cards come to lie on another one: VerbBody::onto(). Not one of the core's verbs: a game that has such a verb
/// gives it this act.
[[nodiscard]] StepResult attach(Match& match, Communication& self, const Communication* answered);
/// Counters are put on the cards, or taken off them, as many as there are: the kind is the detail. Like attach() they
/// are for games that have such verbs; the answer is how many were put or taken.
[[nodiscard]] StepResult putCounters(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult takeCounters(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult shuffle(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult reveal(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult breakOff(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult look(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult draw(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult discard(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult gain(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult lose(Match& match, Communication& self, const Communication* answered);
/// Like lose(), but stops at zero; the verb's amount becomes the most that one of the players lost. For games in which
/// the value is never negative.
[[nodiscard]] StepResult loseWhatIsThere(Match& match, Communication& self, const Communication* answered);

/// A verb that moves the same subjects somewhere, caused by `self`.
[[nodiscard]] Communication moveOf(Match& match, const Communication& self, std::uint8_t zone,
                                   Place place = Place::Top);

/// What leaves play by the rules as the verb is about to move cards out of it: what lies on those, and on that in turn,
/// and is not moved itself.
[[nodiscard]] std::vector<Subject> goingAlong(const Match& match, const Communication& move);

/// The verb has these for its subjects from now on; they come before what it has met.
void replaceSubjects(Match& match, Communication& self, std::span<const Subject> subjects);
/// Leaves those subjects for which `canBe(subject)`, asked once for each: to others it does not happen, and nothing
/// hears that it did. Whether it happens to any.
template <class CanBe>
bool leaveOutOthers(Match& match, Communication& self, CanBe&& canBe) {
    SmallVector<Subject, 8> kept;
    for (const Subject subject : subjectsOf(match, self)) {
        if (canBe(subject)) kept.push_back(subject);
    }
    if (kept.size() < self.as<VerbBody>().subjects) replaceSubjects(match, self, {kept.begin(), kept.size()});
    return !kept.empty();
}

}  // namespace verbs

/// Brings a player's deck, or with none that of nobody, into a random order, but for the cards `apart`, which stay
/// where they lie. Nobody knows any of the others afterwards: what the cards are is shuffled among their ids.
void shuffleDeck(Match& match, PlayerId player, std::span<const Subject> apart = {});
/// Puts a card into a zone, as a new object; what it was is kept as last-known. The lowest way to move a card: for
/// the acts of verbs, and for setting up.
void relocate(Match& match, CardId id, PlayerId holder, std::uint8_t zone, Place place);

}  // namespace duelogue

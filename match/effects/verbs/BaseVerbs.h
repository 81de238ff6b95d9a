#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/state/SmallVector.h"

namespace duelogue {

/// Card::knownTo of a card that every player knows.
inline constexpr std::uint8_t knownToAll = 0xff;

/// The acts of the core's verbs (see CoreVerb for their effects). Derived verbs of a rulebook ask for the verbs
/// themselves. Each is a VerbInfo::act.
namespace verbs {

[[nodiscard]] StepResult move(HandlerContext& match, Communication& self, const Communication* answered);
/// Puts the cards onto another card: VerbBody::onto(). A card is never put onto itself or onto a card on it. For
/// games that have such a verb; the core does not register it.
[[nodiscard]] StepResult attach(HandlerContext& match, Communication& self, const Communication* answered);
/// Puts counters on the cards, or takes off up to that many from each. The kind is VerbBody::detail. The value is
/// the number of counters moved; impossible if it is 0. For games that have such verbs, like attach().
[[nodiscard]] StepResult putCounters(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult takeCounters(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult shuffle(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult reveal(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult breakOff(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult look(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult draw(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult discard(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult gain(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult lose(HandlerContext& match, Communication& self, const Communication* answered);
/// Works like lose(), but stops at zero. The verb's amount becomes the highest loss of one player. For games in
/// which the value is never negative.
[[nodiscard]] StepResult loseWhatIsThere(HandlerContext& match, Communication& self, const Communication* answered);

/// Returns a verb that moves the subjects of `self` to a zone.
[[nodiscard]] Communication moveOf(HandlerContext& match, const Communication& self, std::uint8_t zone,
                                   Place place = Place::Top);

/// The mover of cards that a verb takes out of play. It is the card that executes the verb, or the rules; then the move
/// is without a source.
enum class MovedBy : std::uint8_t { Source, Rules };
/// The act of verbs such as destroy and sacrifice: moves the subjects that are in play to their owners' discard zone.
/// Effects that save a card have already applied to the verb itself. Impossible without a card in play. The verb ends
/// like the move, without the cards that something else kept in play.
[[nodiscard]] StepResult discardFromPlay(HandlerContext& match, Communication& self, const Communication* answered,
                                         MovedBy by);

/// Returns `count` cards of a zone, or all if it holds fewer: first `chosen`, if it is one of them, then random ones.
[[nodiscard]] std::vector<CardId> randomCards(HandlerContext& match, std::span<const CardId> zone, std::size_t count,
                                              CardId chosen = {});

/// Returns the cards that leave play by the rules when `move` takes cards out of play. These are the cards on the
/// moved ones, directly or indirectly, apart from the moved ones. Must be called before the move happens.
[[nodiscard]] std::vector<Subject> goingAlong(const ReadableMatch& match, const Communication& move);

/// Replaces the subjects of the verb. The notes about its replacements are kept.
void replaceSubjects(HandlerContext& match, Communication& self, std::span<const Subject> subjects);
/// Removes the subjects for which `canBe(subject)` is false, so that the verb does not happen to them and triggers
/// nothing for them. Calls `canBe` once for each subject. Returns true if a subject remains.
template <class CanBe>
bool leaveOutOthers(HandlerContext& match, Communication& self, CanBe&& canBe) {
    SmallVector<Subject, 8> kept;
    for (const Subject subject : subjectsOf(match, self)) {
        if (canBe(subject)) kept.push_back(subject);
    }
    if (kept.size() < self.as<VerbBody>().subjects) replaceSubjects(match, self, {kept.begin(), kept.size()});
    return !kept.empty();
}

/// Completes a verb that consists of the move `moved`: the cards that the move did not take along are left out,
/// together with the triggers of the verb about them. If none is left, the verb ends like the move.
StepResult concludeMove(HandlerContext& match, Communication& self, const Communication& moved,
                        std::span<const CardId> stayed);

/// Does the same. `stays` says for a card whether it has stayed; it is asked only if something stopped a part of the
/// move.
template <class Stays>
StepResult afterMove(HandlerContext& match, Communication& self, const Communication& moved, Stays&& stays) {
    SmallVector<CardId, 8> stayed;
    const bool isWhole = moved.succeeded() && moved.value >= static_cast<int>(self.as<VerbBody>().subjects);
    if (!isWhole) {
        for (const Subject subject : subjectsOf(match, self)) {
            if (subject.isCard() && stays(match.state().card(subject.card()))) stayed.push_back(subject.card());
        }
    }
    return concludeMove(match, self, moved, {stayed.begin(), stayed.size()});
}

}  // namespace verbs

/// Shuffles a player's deck, or without a player the table's deck. The cards `apart` stay where they are.
/// Afterwards nobody knows any of the other cards: their identities are shuffled among their ids.
void shuffleDeck(HandlerContext& match, PlayerId player, std::span<const Subject> apart = {});
/// Moves a card to a zone as a new object, and keeps its characteristics as last known information. Places other
/// than Bottom mean the top. The lowest level of moving, for the acts of verbs and for setup.
void relocate(HandlerContext& match, CardId id, PlayerId holder, std::uint8_t zone, Place place);

}  // namespace duelogue

#pragma once

#include <algorithm>
#include <vector>

#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Values.h"

/// Helpers of Netrun's verb handlers.
namespace duelogue::netrun::acts {

using Body = VerbBody;

inline constexpr std::uint8_t knownToBoth = 0xff;

[[nodiscard]] inline std::vector<CardId> cardsOf(const ReadableMatch& match, const Communication& self) {
    std::vector<CardId> cards;
    for (const Subject subject : subjectsOf(match, self)) {
        if (subject.isCard()) cards.push_back(subject.card());
    }
    return cards;
}

[[nodiscard]] inline StepResult answerOf(int changed) {
    return changed > 0 ? Complete::succeeded(changed) : Complete::impossible();
}

/// Returns the verb that moves the cards to a zone, of `player` if the zone belongs to a side.
[[nodiscard]] inline Communication movingTo(HandlerContext& match, const std::vector<CardId>& cards, Zone zone,
                                            PlayerId player = {}) {
    Body body;
    body.zone = index(zone);
    body.player = player;
    Communication move = Body::make(CoreVerb::Move, body);
    for (const CardId card : cards) Body::add(match, move, card);
    return move;
}

/// Makes the verb happen by the rules, so that nothing can prevent it. The verb starts at the step of its own handler
/// and skips replacements and responses. Cards still trigger on it.
[[nodiscard]] inline Communication byRule(Communication verb) {
    verb.step = static_cast<std::uint8_t>(Body::Step::Own);
    return verb;
}

/// Returns the verb by which the rules, and no effect, trash cards.
[[nodiscard]] inline Communication trashingByRule(HandlerContext& match, PlayerId player,
                                                  const std::vector<CardId>& cards) {
    Body body;
    body.player = player;
    Communication trash = Body::make(Verb::Trash, body);
    for (const CardId card : cards) Body::add(match, trash, card);
    return byRule(trash);
}

/// Handles the subjects one by one; `make` returns the communication for a card.
template <class Make>
StepResult oneByOne(HandlerContext& match, Communication& self, const Communication* answered, Make&& make) {
    Body& body = self.as<Body>();
    if (answered == nullptr) {
        body.examined = 0;
    } else if (answered->succeeded()) {
        ++self.value;
    }
    while (body.examined < body.subjects) {
        const Subject subject = subjectsOf(match, self)[body.examined++];
        if (subject.isCard()) return Ask{make(subject.card()), Body::Step::Own};
    }
    return self.value > 0 ? Complete::succeeded(0) : Complete::impossible();
}

/// Records the event for this turn.
inline void note(HandlerContext& match, TurnEvent event) {
    Body body;
    body.amount = static_cast<std::int16_t>(event);
    executeSilently(match, Rule::NoteRun, body);
}

}  // namespace duelogue::netrun::acts

#pragma once

#include <algorithm>
#include <vector>

#include "match/effects/verbs/BaseVerbs.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Values.h"

/// What the acts of Netrun's verbs share.
namespace duelogue::netrun::acts {

using Body = VerbBody;

inline constexpr std::uint8_t knownToBoth = 0xff;

/// To whom or to what a verb happens, as it stands now.
[[nodiscard]] inline std::vector<Subject> all(const Match& match, const Communication& self) {
    const auto subjects = subjectsOf(match, self);
    return {subjects.begin(), subjects.end()};
}

[[nodiscard]] inline std::vector<CardId> cardsOf(const Match& match, const Communication& self) {
    std::vector<CardId> cards;
    for (const Subject subject : subjectsOf(match, self)) {
        if (subject.isCard()) cards.push_back(subject.card());
    }
    return cards;
}

[[nodiscard]] inline StepResult answerOf(int changed) {
    return changed > 0 ? Complete::succeeded(changed) : Complete::impossible();
}

/// The same cards go to a zone: under a player, where it is one of a side.
[[nodiscard]] inline Communication movingTo(Match& match, const std::vector<CardId>& cards, Zone zone,
                                            PlayerId player = {}) {
    Body body;
    body.zone = index(zone);
    body.player = player;
    Communication move = Body::make(CoreVerb::Move, body);
    for (const CardId card : cards) Body::add(match, move, card);
    return move;
}

/// The verb is done because the rules say so, and nothing keeps from it: it begins with the act itself, so that what
/// would apply before it is not asked. What hears of such a verb hears of this.
[[nodiscard]] inline Communication byRule(Communication verb) {
    verb.step = static_cast<std::uint8_t>(Body::Step::Own);
    return verb;
}

/// Cards go, and not by an effect.
[[nodiscard]] inline Communication trashingByRule(Match& match, PlayerId player, const std::vector<CardId>& cards) {
    Body body;
    body.player = player;
    Communication trash = Body::make(Verb::Trash, body);
    for (const CardId card : cards) Body::add(match, trash, card);
    return byRule(trash);
}

/// It is kept in mind for this turn.
inline void note(Match& match, Deed deed) {
    Body body;
    body.amount = static_cast<std::int16_t>(deed);
    executeSilently(match, Rule::NoteRun, body);
}

}  // namespace duelogue::netrun::acts

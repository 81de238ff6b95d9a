#include "match/effects/verbs/HandLimit.h"

#include <vector>

#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"

namespace duelogue {

Communication chooseDiscards(HandlerContext& match, PlayerId player, std::span<const CardId> hand, std::size_t count,
                             Purpose purpose) {
    Selection selection;
    selection.least = static_cast<std::uint16_t>(count);
    selection.most = selection.least;
    selection.purpose = purpose;
    Communication question = Communication::of(ChooseCard{selection}, Party::match(), Party::of(player));
    for (const CardId card : hand) match.listAdd(question, card);
    return question;
}

Communication discardChosen(HandlerContext& match, PlayerId player, const Communication& answered) {
    VerbBody body;
    body.player = player;
    Communication discard = VerbBody::make(CoreVerb::Discard, body);
    const auto list = match.list(answered);
    for (const Subject card : std::vector<Subject>(list.begin(), list.begin() + answered.value))
        VerbBody::add(match, discard, card);
    return discard;
}

}  // namespace duelogue

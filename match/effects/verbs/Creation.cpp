#include "match/effects/verbs/Creation.h"

#include "cards/data/CardPool.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EngineLimits.h"

namespace duelogue::verbs {

namespace {

CardId createCard(HandlerContext& match, DefinitionId print, PlayerId owner, std::uint8_t zone) {
    const ZoneRoles& zones = match.rulebook().zones();
    const CardId id = match.state().addCard(print, owner, zones.outside);
    Card& card = match.state().card(id);
    card.knownTo = knownToAll;
    if (zone == zones.inPlay) card.origin = 1;
    return id;
}

}  // namespace

StepResult create(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr) return Complete{answered->outcome, answered->value, answered->message};
    const VerbBody& made = self.as<VerbBody>();
    VerbBody body;
    body.source = made.source;
    body.since = made.since;
    body.zone = made.zone != 0xff ? made.zone : match.rulebook().zones().inPlay;
    Communication arrival = VerbBody::make(CoreVerb::Move, body);
    for (const Subject subject : copyOfSubjects(match, self)) {
        for (int i = 0; subject.isPlayer() && i < made.amount; ++i) {
            if (match.state().cards.size() >= EngineLimits::cards) break;
            VerbBody::add(match, arrival, createCard(match, made.print(), subject.player(), body.zone));
        }
    }
    return arrival.listSize() == 0 ? StepResult(Complete::impossible()) : Ask{arrival, VerbBody::Step::Own};
}

StepResult become(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const DefinitionId print = self.as<VerbBody>().print();
    MatchState& state = match.state();
    int changed = 0;
    for (const Subject subject : subjectsOf(match, self)) {
        if (!subject.isCard() || state.card(subject.card()).definition == print) continue;
        Card& card = state.card(subject.card());
        card.become(print);
        card.knownTo = knownToAll;
        card.current.traits = match.pool()[print].traits;
        card.current.figures = match.pool()[print].figures;
        ++changed;
    }
    if (changed == 0) return Complete::impossible();
    state.globals.stale = Globals::isOutdated;
    return Complete::succeeded(changed);
}

}  // namespace duelogue::verbs

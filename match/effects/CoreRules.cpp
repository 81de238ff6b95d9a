#include "match/effects/CoreRules.h"

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/Contest.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/effects/verbs/VerbProcess.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/NameQuestions.h"
#include "match/loop/Questions.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

CoreRules::CoreRules(const CardPool& pool) : Rulebook(pool) {
    addVerb(CoreVerb::Move, {.act = &verbs::move, .looksBack = LooksBack::Leaving});
    addVerb(CoreVerb::Shuffle, {&verbs::shuffle});
    addVerb(CoreVerb::Reveal, {&verbs::reveal});
    addVerb(CoreVerb::Look, {&verbs::look});
    addVerb(CoreVerb::Draw, {.act = &verbs::draw, .oneByOne = true});
    addVerb(CoreVerb::Discard, {&verbs::discard});
    addVerb(CoreVerb::Gain, {&verbs::gain});
    addVerb(CoreVerb::Lose, {&verbs::lose});
    addRule(CoreRule::BreakOff, &verbs::breakOff);
    addRule(CoreRule::Show, &verbs::look);
    addRule(CoreRule::Lessen,
            [](HandlerContext&, Communication&, const Communication*) { return StepResult(Complete::succeeded(1)); });
    addKind<YesNo>();
    addKind<ChooseCard>();
    addKind<ChoosePlayer>();
    addKind<ChooseTarget>();
    addKind<ChooseNumber>();
    addKind<ChooseOption>();
    addKind<ChooseFamily>();
    addKind<ChooseName>();
    addKind<Order>();
    addKind<Bid>();
    addKind<Contest>();
    addKind<ChooseTargets>();
    addKind<RunAbility>();
    addKind<PlaceTriggers>();
    addKind<ResolveTriggers>();
    for (const ReplyForm& form : coreReplyForms()) addReplyForm(form);
}

void CoreRules::add(std::uint8_t verb, const VerbInfo& info) {
    verbAt(KindId(verb)) = info;
    CommunicationKind& kind = kindAt(KindId(verb));
    kind.name = vocabulary().verbs[verb].word;
    kind.fields = VerbBody::fields();
    kind.enter = &enterVerb;
    kind.isValid = &VerbBody::isValid;
}

}  // namespace duelogue

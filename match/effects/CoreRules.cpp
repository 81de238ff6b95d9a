#include "match/effects/CoreRules.h"

#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/Triggers.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/Contest.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Questions.h"

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
            [](Match&, Communication&, const Communication*) { return StepResult(Complete::succeeded(1)); });
    m_kinds.add<YesNo>();
    m_kinds.add<ChooseCard>();
    m_kinds.add<ChoosePlayer>();
    m_kinds.add<ChooseTarget>();
    m_kinds.add<ChooseNumber>();
    m_kinds.add<ChooseOption>();
    m_kinds.add<ChooseFamily>();
    m_kinds.add<Order>();
    m_kinds.add<Bid>();
    m_kinds.add<Contest>();
    m_kinds.add<ChooseTargets>();
    m_kinds.add<RunAbility>();
    m_kinds.add<PlaceTriggers>();
    m_kinds.add<ResolveTriggers>();
    m_replyForms = coreReplyForms();
}

VerbInfo& CoreRules::infoOf(std::uint8_t verb) {
    if (m_verbs.size() <= verb) m_verbs.resize(verb + 1U);
    return m_verbs[verb];
}

void CoreRules::add(std::uint8_t verb, const VerbInfo& info) {
    infoOf(verb) = info;
    CommunicationKind& kind = m_kinds.at(KindId(verb));
    kind.name = vocabulary().verbs[verb].word;
    kind.fields = VerbBody::fields();
    kind.enter = &VerbBody::enter;
    kind.isValid = &VerbBody::isValid;
}

}  // namespace duelogue

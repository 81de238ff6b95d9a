#include "match/effects/verbs/Replacements.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/Pattern.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

bool hasIntercepted(const ReadableMatch& match, const Communication& verb, Subject subject,
                    const Replacement& replacement) {
    const auto notes = notesOf(match, verb);
    for (std::size_t i = 0; i + noteSize <= notes.size(); i += noteSize) {
        const bool same = notes[i].number() == static_cast<int>(replacement.ability.value);
        if (same && notes[i + 1] == Subject(replacement.card) && notes[i + 2] == subject) return true;
    }
    return false;
}

/// Returns true if the replacement is already running. A replacement does not apply to its own substitute event.
bool isRunning(const ReadableMatch& match, const Replacement& replacement) {
    const auto& stack = match.state().communications;
    return std::any_of(stack.begin(), stack.end(), [&](const Communication& outstanding) {
        return outstanding.is<RunAbility>() && outstanding.as<RunAbility>().ability == replacement.ability &&
               outstanding.as<RunAbility>().self == replacement.card;
    });
}

/// Returns true if the replacement matches the verb and has not applied to it yet. Its condition is checked separately.
bool mayApply(const ReadableMatch& match, const Communication& verb, Subject subject, const Replacement& replacement) {
    const Ability& ability = match.pool()[replacement.ability];
    // The pattern reads the event that created a continuous effect; everything else reads the present event.
    return fits(match, match.pool()[ability.pattern], replacement.scope, verb, subject) &&
           !hasIntercepted(match, verb, subject, replacement) && !isRunning(match, replacement);
}

/// Returns true if the controller pays a price to use the ability: its body.
bool hasPrice(const Ability& ability) {
    const bool isEffect = ability.kind == AbilityKind::Preempt &&
                          (ability.preemption == Preemption::Replace || ability.preemption == Preemption::Ahead);
    return ability.optional && ability.body && !isEffect;
}

/// Returns the replacement with this event in its context.
Replacement meeting(const ReadableMatch& match, const Communication& verb, Subject subject, Replacement replacement) {
    replacement.scope.event = eventContextOf(match, verb, subject);
    return replacement;
}

/// Returns true if the condition holds and the controller can pay the price, if there is one.
bool holds(const ReadableMatch& match, const Replacement& replacement) {
    const Ability& ability = match.pool()[replacement.ability];
    if (!Evaluator(match, replacement.scope).holds(ability.condition)) return false;
    return !hasPrice(ability) || canPayBody(match, ability.body, replacement.scope);
}

/// Calls `visit(replacement)` for all active abilities of that kind that may apply to the verb, whatever its subject.
/// Leaves out those for which `isWanted(ability)` is false. Those of cards come first.
template <class IsWanted, class Visit>
void eachReplacement(const ReadableMatch& match, KindId verb, AbilityKind kind, int amount, IsWanted&& isWanted,
                     Visit&& visit) {
    const std::uint64_t bit = std::uint64_t{1} << verb.value;
    if (kind == AbilityKind::Response && (match.rulebook().abilities().responseVerbs() & bit) == 0) return;
    if (((match.state().globals.guarding | match.rulebook().abilities().outOfPlay().verbs) & bit) != 0) {
        eachWatching(match, kind, verb, PlayerId(0), [&](CardId card, AbilityId ability) {
            // While abilities are suppressed, only those with Preemption::Ahead can work.
            const bool isCovered = match.state().card(card).current.suppressed != 0;
            const bool mayWork = !isCovered || match.pool()[ability].preemption == Preemption::Ahead;
            if (!mayWork || !isWanted(match.pool()[ability])) return;
            Replacement replacement{ability, card, evalContextOf(match, card)};
            replacement.scope.thatMuch = static_cast<std::int16_t>(amount);
            visit(replacement);
        });
    }
    for (const ContinuousEffect& effect : match.state().continuousEffects) {
        if (!effect.ability || (match.rulebook().abilities().verbsOf(effect.ability) & bit) == 0) continue;
        const Ability& ability = match.pool()[effect.ability];
        if (ability.kind != kind || !isWanted(ability) || !works(match, effect)) continue;
        const EvalContext scope = evalContextOf(effect);
        visit(Replacement{effect.ability, scope.self, scope});
    }
}

/// Calls `visit(replacement)` for the card's own abilities that act ahead of its event in any zone.
template <class Visit>
void eachOwnAhead(const ReadableMatch& match, KindId verb, Subject subject, Visit&& visit) {
    if (!canInterceptItself(match, verb, subject)) return;
    const CardId card = subject.card();
    const Definition& printed = match.pool()[match.state().card(card).definition];
    for (std::uint16_t i = 0; i < printed.abilityCount; ++i) {
        const AbilityId id(static_cast<std::uint16_t>(printed.firstAbility + i));
        const Ability& ability = match.pool()[id];
        const bool isAhead = ability.kind == AbilityKind::Preempt && ability.preemption == Preemption::Ahead;
        if (isAhead && ability.zone == 0xff && match.pool()[ability.pattern].self)
            visit(Replacement{id, card, evalContextOf(match, card)});
    }
}

/// Returns true if an ability with that pattern could be about the verb, judging by the zones.
bool mayBeAbout(const ReadableMatch& match, PatternId id, const VerbBody& body, Subject subject) {
    const Pattern& pattern = match.pool()[id];
    if (pattern.to != 0xff && pattern.to != body.zone) return false;
    const std::uint8_t inPlay = match.rulebook().zones().inPlay;
    return pattern.from != inPlay || (subject.isCard() && match.state().card(subject.card()).zone == inPlay);
}

/// Returns true if the card has an ability that triggers on the verb, in any zone.
bool hearsItself(const ReadableMatch& match, std::uint64_t verb, Subject subject) {
    const DefinitionId card = subject.isCard() ? match.state().card(subject.card()).definition : DefinitionId{};
    return card && (match.pool()[card].triggersOn & verb) != 0;
}

}  // namespace

bool canInterceptItself(const ReadableMatch& match, KindId verb, Subject subject) {
    if (!subject.isCard()) return false;
    const Card& card = match.state().card(subject.card());
    if (!card.definition || ((match.pool()[card.definition].preempts >> verb.value) & 1U) == 0) return false;
    const VerbWord& word = match.rulebook().vocabulary().verbs[verb.value];
    // A face-down card that the verb turns up counts as outside play.
    if (card.zone == match.rulebook().zones().inPlay) return word.comes && isFaceDown(card);
    // A card that moves or enters play may be in any zone.
    const bool isMove = verb.value == static_cast<std::uint8_t>(CoreVerb::Move);
    return isMove || word.anywhere || word.comes;
}

bool couldConcern(const ReadableMatch& match, KindId verb, const VerbBody& body, Subject subject) {
    const Rulebook& rulebook = match.rulebook();
    const std::uint64_t bit = std::uint64_t{1} << verb.value;
    if (rulebook.verb(verb).imminent != nullptr || (rulebook.abilities().outOfPlay().verbs & bit) != 0) return true;
    if (hearsItself(match, bit, subject) || canInterceptItself(match, verb, subject)) return true;
    const auto isAbout = [&](AbilityId ability) {
        return (rulebook.abilities().verbsOf(ability) & bit) != 0 &&
               mayBeAbout(match, match.pool()[ability].pattern, body, subject);
    };
    for (const AbilityKind kind : {AbilityKind::Triggered, AbilityKind::Preempt, AbilityKind::Response}) {
        if (std::ranges::any_of(match.activeAbilities(kind), isAbout, &ActiveAbility::ability)) return true;
    }
    return std::ranges::any_of(match.state().continuousEffects, [&](const ContinuousEffect& effect) {
        return effect.ability && match.pool()[effect.ability].kind != AbilityKind::Static && isAbout(effect.ability);
    });
}

bool surelyPrevents(const Ability& ability) {
    return ability.preemption == Preemption::Prevent && !ability.optional && !ability.amount;
}

std::span<const Subject> notesOf(const ReadableMatch& match, const Communication& verb) {
    return match.list(verb).subspan(verb.as<VerbBody>().subjects);
}

Replacements applying(const ReadableMatch& match, AbilityKind kind, const Communication& verb, Subject subject) {
    Replacements found;
    const auto any = [](const Ability&) { return true; };
    const auto add = [&](const Replacement& replacement) {
        if (!mayApply(match, verb, subject, replacement)) return;
        found.push_back(meeting(match, verb, subject, replacement));
        if (!holds(match, found.back())) found.pop_back();
    };
    eachReplacement(match, verb.kind, kind, verb.as<VerbBody>().amount, any, add);
    if (kind == AbilityKind::Preempt) eachOwnAhead(match, verb.kind, subject, add);
    return found;
}

namespace {

/// A function of its own, because the verb usually cannot be prevented.
[[gnu::noinline]] void findPreventers(const ReadableMatch& match, KindId verb, int amount,
                                      SmallVector<Replacement, 2>& out) {
    for (const AbilityKind kind : {AbilityKind::Preempt, AbilityKind::Response})
        eachReplacement(match, verb, kind, amount, surelyPrevents,
                        [&out](const Replacement& replacement) { out.push_back(replacement); });
}

}  // namespace

PreventionIndex::PreventionIndex(const ReadableMatch& match, KindId verb, int amount) : m_match(match), m_verb(verb) {
    const std::uint64_t bit = std::uint64_t{1} << verb.value;
    const std::uint64_t guarded = match.state().globals.guarding | match.rulebook().abilities().outOfPlay().verbs;
    const auto isAbout = [&](const ContinuousEffect& effect) {
        return effect.ability && (match.rulebook().abilities().verbsOf(effect.ability) & bit) != 0;
    };
    if ((guarded & bit) != 0 || std::ranges::any_of(match.state().continuousEffects, isAbout))
        findPreventers(match, verb, amount, m_all);
}

const Replacement* PreventionIndex::find(const VerbBody& body, Subject subject) const {
    if (m_all.empty()) return nullptr;
    const Communication verb = VerbBody::make(m_verb.value, body);
    const auto found = std::find_if(m_all.begin(), m_all.end(), [&](const Replacement& replacement) {
        return mayApply(m_match, verb, subject, replacement) &&
               holds(m_match, meeting(m_match, verb, subject, replacement));
    });
    return found == m_all.end() ? nullptr : &*found;
}

bool PreventionIndex::prevent(const VerbBody& body, Subject subject) const { return find(body, subject) != nullptr; }

CardId PreventionIndex::preventing(const VerbBody& body, Subject subject) const {
    const Replacement* const replacement = find(body, subject);
    return replacement == nullptr ? CardId{} : replacement->card;
}

}  // namespace duelogue

// Triggers that resolve one after the other, without becoming pending items.
#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/lookahead/Lookahead.h"
#include "match/effects/triggers/TriggerChoices.h"
#include "match/effects/triggers/Triggers.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"
#include "match/loop/StateValidator.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

bool needsTargets(const ReadableMatch& match, const Trigger& trigger) {
    return trigger.ability && match.pool()[trigger.ability].targetCount > 0;
}

bool findsTargets(const ReadableMatch& match, const Trigger& trigger) {
    const Communication frame = RunAbility::make(frameOf(match, trigger));
    return hasTargets(match, match.pool()[trigger.ability], RunAbility::scope(match, frame));
}

/// Returns true if the trigger would do anything. A trigger with targets would, if it has legal ones. A look-ahead copy
/// always assumes so.
bool wouldDoAnything(const ReadableMatch& match, const Trigger& trigger) {
    if (needsTargets(match, trigger)) return match.isLookahead() || findsTargets(match, trigger);
    return trigger.ability && (match.isLookahead() || !comesToNothing(match, frameOf(match, trigger)));
}

StepResult run(HandlerContext& match, std::size_t place, std::span<const Subject> targets) {
    auto& triggers = match.state().triggers;
    const Trigger trigger = triggers[place];
    triggers.erase(triggers.begin() + static_cast<std::ptrdiff_t>(place));
    RunAbility frame = frameOf(match, trigger);
    frame.targets = static_cast<std::uint16_t>(targets.size());
    Communication child = RunAbility::make(frame);
    match.listAdd(child, targets);
    child.cause = trigger.cause;
    return Ask{child, ResolveTriggers::Step::Resolved};
}

/// Resolves the trigger at `place`. While its targets are chosen, it waits in front of the others.
StepResult resolve(HandlerContext& match, const ResolveTriggers& body, std::size_t place) {
    auto& triggers = match.state().triggers;
    if (!needsTargets(match, triggers[place])) return run(match, place, {});
    const auto it = triggers.begin() + static_cast<std::ptrdiff_t>(place);
    std::rotate(triggers.begin() + body.first, it, it + 1);
    return Ask{targetsFor(triggers[body.first]), ResolveTriggers::Step::Targeted};
}

/// Resolves a trigger after the choice of its targets. Without a target it is dropped. A player who has left may have
/// taken the trigger along.
std::optional<StepResult> targeted(HandlerContext& match, std::size_t first, const Communication& answered) {
    auto& triggers = match.state().triggers;
    const auto& asked = answered.as<ChooseTargets>();
    const bool waits = triggers.size() > first && triggers[first].ability == asked.ability &&
                       triggers[first].source == asked.card && triggers[first].since == asked.since;
    if (!waits) return std::nullopt;
    if (answered.succeeded()) {
        const auto list = match.list(answered);
        return run(match, first, std::vector<Subject>(list.begin(), list.end()));
    }
    triggers.erase(triggers.begin() + static_cast<std::ptrdiff_t>(first));
    return std::nullopt;
}

/// Drops triggers of abilities that no longer work, and of players who have left the match.
void dropForgotten(HandlerContext& match, std::size_t first) {
    auto& triggers = match.state().triggers;
    if (triggers.size() <= first) return;
    triggers.erase(std::remove_if(triggers.begin() + static_cast<std::ptrdiff_t>(first), triggers.end(),
                                  [&](const Trigger& trigger) {
                                      const bool hasLeft =
                                          trigger.controller && match.state().player(trigger.controller).out != 0;
                                      return !trigger.ability || hasLeft;
                                  }),
                   triggers.end());
}

/// Returns the indices of the triggers in the lowest nonempty queue.
std::vector<std::size_t> placesInQueue(const ReadableMatch& match, std::size_t first) {
    const auto& triggers = match.state().triggers;
    std::vector<std::size_t> places;
    std::uint8_t lowest = Rulebook::noQueue;
    for (std::size_t place = first; place < triggers.size(); ++place) {
        const std::uint8_t queue = match.rulebook().triggerQueue(match, triggers[place]);
        if (queue < lowest) places.clear();
        lowest = std::min(lowest, queue);
        if (queue == lowest) places.push_back(place);
    }
    return places;
}

/// Limit on attempts to find that a trigger cannot do anything. Beyond it the trigger counts as one that can.
constexpr int triedOut = 60;

/// A search for triggers that do nothing now or after any of the others, in any order of resolution (S2.4). In case of
/// doubt it finds none: if they depend on chance, on cards that the chooser does not know, or on new triggers.
class Idleness {
public:
    Idleness(const ReadableMatch& match, PlayerId chooser, const std::vector<std::size_t>& places)
        : m_match(match), m_chooser(chooser), m_idle(places) {
        tryOut(match, places);
    }
    [[nodiscard]] const std::vector<std::size_t>& places() const { return m_idle; }

private:
    const ReadableMatch& m_match;
    PlayerId m_chooser;
    std::vector<std::size_t> m_idle;  ///< triggers that have done nothing in any order so far
    int m_budget = triedOut;

    /// Resolves the waiting triggers in all orders. A trigger that does nothing changes nothing, so it is never tried
    /// first.
    void tryOut(const ReadableMatch& match, const std::vector<std::size_t>& waiting) {
        std::vector<std::size_t> acting;
        std::ranges::copy_if(waiting, std::back_inserter(acting),
                             [&](std::size_t place) { return mayAct(match, place); });
        std::erase_if(m_idle, [&](std::size_t place) { return std::ranges::find(acting, place) != acting.end(); });
        for (const std::size_t next : acting) {
            if (m_idle.empty()) return;
            if (!tryBehind(match, waiting, next)) m_idle.clear();
        }
    }

    /// Resolves one of the triggers first. Returns false if its outcome is unknown.
    [[nodiscard]] bool tryBehind(const ReadableMatch& match, std::vector<std::size_t> waiting, std::size_t next) {
        const Trigger& trigger = match.state().triggers[next];
        if (needsTargets(match, trigger) || !isKnown(match, trigger)) return false;
        std::erase(waiting, next);
        return allOutcomes(match, frameOf(match, trigger), m_budget, [&](const ReadableMatch& then) {
            tryOut(then, waiting);
            return !m_idle.empty();
        });
    }

    [[nodiscard]] bool mayAct(const ReadableMatch& match, std::size_t place) const {
        const Trigger& trigger = match.state().triggers[place];
        return wouldDoAnything(match, trigger) || !isKnown(match, trigger);
    }

    [[nodiscard]] bool isKnown(const ReadableMatch& match, const Trigger& trigger) const {
        return !trigger.ability || knowsAllFor(match, frameOf(match, trigger), m_chooser, m_match.state());
    }
};

/// Drops every trigger that cannot do anything, whatever resolves before it (S2.4). A look-ahead copy keeps all of
/// them.
void dropIdle(HandlerContext& match, std::size_t first) {
    auto& triggers = match.state().triggers;
    if (match.isLookahead() || triggers.size() < first + 2) return;
    const std::vector<std::size_t> places = placesInQueue(match, first);
    // Triggers of one ability of one card are distinguished only after the ability was picked: see distinct().
    const auto isAnother = [&](std::size_t place) { return differ(triggers[place], triggers[places.front()]); };
    if (std::ranges::none_of(places, isAnother)) return;
    const PlayerId chooser = match.rulebook().triggerOrderChooser(match, triggers[places.front()].controller);
    const std::vector<std::size_t> idle = Idleness(match, chooser, places).places();
    for (std::size_t i = idle.size(); i-- > 0;) triggers.erase(triggers.begin() + static_cast<std::ptrdiff_t>(idle[i]));
}

/// Returns the index of the first trigger that an answer means. It compares with the question as it was asked: in a
/// state that a search has sampled, the present question could be different.
std::size_t placeOf(const ReadableMatch& match, std::size_t first, const auto& isMeant) {
    const auto waiting = std::span(match.state().triggers).subspan(first);
    const auto found = std::ranges::find_if(waiting, isMeant);
    return first + static_cast<std::size_t>(found - waiting.begin());
}

/// Returns the indices of the triggers, of one ability of one card, that are real alternatives for the first place.
/// Leaves out a trigger that leads to the same result before or after each other one. If all do, returns one index.
std::vector<std::size_t> distinct(const ReadableMatch& match, std::size_t place) {
    const auto& triggers = match.state().triggers;
    const auto isOfLeaver = [&](std::size_t one) {
        const CardId card = triggers[one].event.card;
        const PlayerId owner = card ? match.state().card(card).owner : PlayerId{};
        return owner && match.state().player(owner).out != 0;
    };
    std::vector<std::size_t> all;
    for (std::size_t i = place; i < triggers.size(); ++i) {
        const bool isAlike = triggers[i].event.card && !differ(triggers[i], triggers[place]) && !isOfLeaver(i);
        const auto isItsCard = [&](std::size_t one) { return triggers[one].event.card == triggers[i].event.card; };
        if (isAlike && std::ranges::none_of(all, isItsCard)) all.push_back(i);
    }
    if (all.size() < 2 || match.isLookahead()) return {place};
    std::vector<std::size_t> useful;
    for (const std::size_t each : all) {
        if (wouldDoAnything(match, triggers[each])) useful.push_back(each);
    }
    const auto isUseful = [&](std::size_t each) { return std::ranges::find(useful, each) != useful.end(); };
    const auto matters = [&](std::size_t one, std::size_t other) {
        const RunAbility ahead = frameOf(match, triggers[one]);
        const RunAbility behind = frameOf(match, triggers[other]);
        return isUseful(one) && isUseful(other) ? !areEquivalent(match, ahead, behind)
                                                : !setOffTheSame(match, ahead, behind);
    };
    std::vector<std::size_t> places;
    const auto isListed = [&](std::size_t each) { return std::ranges::find(places, each) != places.end(); };
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t j = i + 1; j < all.size(); ++j) {
            if ((isListed(all[i]) && isListed(all[j])) || !matters(all[i], all[j])) continue;
            if (!isListed(all[i])) places.push_back(all[i]);
            if (!isListed(all[j])) places.push_back(all[j]);
        }
    }
    std::ranges::sort(places);
    if (places.empty()) places.push_back(useful.empty() ? place : useful.front());
    return places;
}

/// Resolves the ability of the trigger at `place` next.
StepResult resolveFirst(HandlerContext& match, ResolveTriggers& body, std::size_t place) {
    const std::vector<std::size_t> places = distinct(match, place);
    if (places.size() < 2) return resolve(match, body, places.front());
    const Trigger& picked = match.state().triggers[place];
    body.picked = picked.ability;
    Selection selection;
    selection.card = picked.source;
    const PlayerId chooser = match.rulebook().triggerOrderChooser(match, picked.controller);
    Communication question = Communication::of(ChooseCard{selection}, Party::match(), Party::of(chooser));
    for (const std::size_t each : places) match.listAdd(question, match.state().triggers[each].event.card);
    return Ask{question, ResolveTriggers::Step::Sorted};
}

/// Returns the index of the trigger that was picked among several abilities.
std::size_t placeOfPicked(const ReadableMatch& match, const Communication& answered, std::size_t first) {
    const auto pair = match.list(answered).subspan(2 * static_cast<std::size_t>(answered.value), 2);
    return placeOf(match, first, [&](const Trigger& trigger) {
        return Subject::number(trigger.ability.value) == pair[0] && Subject(trigger.source) == pair[1];
    });
}

/// Returns the index of the trigger for the card that was picked. A player who has left may have taken the trigger
/// along, or every card of the choice.
std::size_t placeOfSorted(const ReadableMatch& match, const ResolveTriggers& body, const Communication& answered) {
    const CardId source = answered.as<Selection>().card;
    const auto list = match.list(answered);
    return placeOf(match, body.first, [&](const Trigger& trigger) {
        const bool isForIt = answered.value == 0 || Subject(trigger.event.card) == list.front();
        return trigger.ability == body.picked && trigger.source == source && isForIt;
    });
}

}  // namespace

StepResult ResolveTriggers::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<ResolveTriggers>();
    const std::size_t first = body.first;
    if (static_cast<Step>(self.step) == Step::Targeted) {
        if (auto next = targeted(match, first, *answered)) return *next;
    }
    dropForgotten(match, first);
    if (match.state().triggers.size() <= first) return Complete::succeeded();
    if (static_cast<Step>(self.step) == Step::Picked)
        return resolveFirst(match, body, placeOfPicked(match, *answered, first));
    if (static_cast<Step>(self.step) == Step::Sorted) {
        const std::size_t place = placeOfSorted(match, body, *answered);
        if (place < match.state().triggers.size()) return resolve(match, body, place);
    }
    if (const auto due = match.rulebook().beforeTrigger(match)) return Ask{*due, Step::Resolved};
    dropIdle(match, first);
    if (match.state().triggers.size() <= first) return Complete::succeeded();
    if (match.state().triggers.size() == first + 1) return resolve(match, body, first);
    const std::vector<std::size_t> places = placesInQueue(match, first);
    std::vector<Trigger> choice;
    choice.reserve(places.size());
    for (const std::size_t place : places) choice.push_back(match.state().triggers[place]);
    if (!isRealChoice(choice)) return resolveFirst(match, body, places.front());
    const PlayerId chooser = match.rulebook().triggerOrderChooser(match, choice.front().controller);
    return Ask{whichOne(match, choice, chooser), Step::Picked};
}

bool ResolveTriggers::isValid(const StateValidator& validator, const Communication& self) {
    const auto& body = self.as<ResolveTriggers>();
    return body.first <= validator.state().triggers.size() && validator(body.picked);
}

}  // namespace duelogue

#include "match/arcana/turn/StateBased.h"

#include <algorithm>

#include "match/arcana/Table.h"
#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"

namespace duelogue::arcana {

namespace {

/// The number of events in a row, without a decision in between, after which a loop is assumed to be endless.
constexpr int mostRounds = 1'000;

/// Rules 704.5a and 704.5b: no life left, or drew from an empty library.
bool hasLost(const MatchState& state, PlayerId player) {
    return value(state, player, Value::Life) <= 0 || value(state, player, Value::DrewFromEmpty) != 0 ||
           value(state, player, Value::Lost) != 0;
}

/// Rule 704.5f: toughness 0 or less: put into the graveyard.
bool hasWithered(const Card& card) { return has(card, Trait::Creature) && toughness(card) <= 0; }

/// Rules 704.5g and 704.5h: lethal damage, or any damage from a deathtouch source: destroyed.
bool isDoomed(const Card& card) {
    if (!has(card, Trait::Creature) || has(card, Trait::Indestructible)) return false;
    return value(card, CardValue::Damage) >= toughness(card) || value(card, CardValue::Deathtouched) != 0;
}

bool areSameLegend(const Card& a, const Card& b) {
    return has(a, Trait::Legendary) && has(b, Trait::Legendary) && a.definition == b.definition;
}

/// Rule 704.5j: its controller controls another legendary permanent of that name.
bool hasOther(const MatchState& state, CardId legend) {
    const Card& card = state.card(legend);
    const auto cards = battlefield(state, card.current.controller);
    return std::any_of(cards.begin(), cards.end(),
                       [&](CardId other) { return other != legend && areSameLegend(card, state.card(other)); });
}

/// Ends the match for the players who lose; if both lose at once, it is a draw (rule 104.4a).
bool endIfLost(HandlerContext& match) {
    const MatchState& state = match.state();
    PlayerSet left;
    std::vector<Subject> lost;
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        if (hasLost(state, player)) {
            lost.emplace_back(player);
        } else {
            left.add(player);
        }
    }
    if (lost.empty()) return false;
    executeSilently(match, KindId(static_cast<std::uint8_t>(Rule::Leave)), VerbBody{}, lost);
    match.end(left);
    return true;
}

/// Rule 400.7: a spell that was countered or has moved no longer waits to resolve.
bool isGone(const MatchState& state, const PendingItem& item) {
    return item.isCard != 0 && state.card(item.card).since != item.since;
}

void dropGoneSpells(HandlerContext& match) {
    const MatchState& state = match.state();
    for (std::size_t i = state.pendingItems.size(); i-- > 0;) {
        if (isGone(state, state.pendingItems[i])) match.removeItem(i);
    }
}

/// Rule 506.4: a permanent that stops being a creature is removed from combat.
bool isStrayFighter(const Card& card) {
    return (card.current.flags & (bit(Flag::Attacking) | bit(Flag::Blocking))) != 0 && !has(card, Trait::Creature);
}

void dropStrayFighters(HandlerContext& match) {
    const MatchState& state = match.state();
    std::vector<Subject> stray;
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        for (const CardId id : battlefield(state, player)) {
            if (isStrayFighter(state.card(id))) stray.emplace_back(id);
        }
    }
    if (!stray.empty()) executeSilently(match, KindId(static_cast<std::uint8_t>(Rule::LeaveCombat)), VerbBody{}, stray);
}

/// An event of state-based actions, from the check to its results.
class Event {
public:
    Event(HandlerContext& match, Communication& self) : m_match(match), m_self(self), m_body(self.as<CheckState>()) {}

    StepResult begin() {
        m_match.refresh();
        dropGoneSpells(m_match);
        dropStrayFighters(m_match);
        if (!isDue(m_match)) return finish();
        if (endIfLost(m_match)) return Complete::succeeded();
        // Rule 104.4b: a loop without an exit is a draw.
        if (m_body.rounds++ == mostRounds) {
            m_match.end(PlayerSet{});
            return Complete::succeeded();
        }
        m_match.listTruncate(m_self, 0);
        m_body.stamp = m_match.state().globals.nextStamp;
        return askForLegends();
    }

    /// Handles the choice of the legendary permanent that stays.
    StepResult kept(const Communication& answered) {
        const auto list = m_match.list(answered);
        const std::vector<Subject> rest(list.begin() + answered.as<Selection>().chosen, list.end());
        for (const Subject legend : rest) m_match.listAppend(m_self, legend);
        return askForLegends();
    }

    /// Continues after all effects that could save a card have been asked for.
    StepResult examined(const Communication& answered) {
        std::vector<Subject> left;
        // If the whole destruction was replaced, no card is destroyed.
        const bool isIt = answered.is(Verb::Destroy) && answered.as<VerbBody>().part == VerbBody::Part::Before;
        if (answered.succeeded() && isIt) {
            const auto list = subjectsOf(m_match, answered);
            left.assign(list.begin(), list.end());
        }
        std::vector<Subject> saved;
        for (const Subject doomed : CheckState::destroyed(m_match, m_self)) {
            if (std::find(left.begin(), left.end(), doomed) == left.end()) saved.push_back(doomed);
        }
        for (const Subject card : saved) heal(card.card());
        drop([&](Subject card) { return std::find(saved.begin(), saved.end(), card) != saved.end(); });
        return m_self.listSize() == 0 ? begin() : move();
    }

    /// Rule 704.5g: lets cards trigger on the destruction.
    StepResult moved() {
        Communication destroy = VerbBody::make(Verb::Destroy, VerbBody{});
        destroy.as<VerbBody>().part = VerbBody::Part::After;
        for (const Subject card : listed(m_body.put)) VerbBody::add(m_match, destroy, card);
        return destroy.listSize() == 0 ? begin() : Ask{destroy, CheckState::Step::Concluded};
    }

private:
    HandlerContext& m_match;
    Communication& m_self;
    CheckState& m_body;

    /// Returns a copy of the event's cards from that index on, because the list may grow.
    [[nodiscard]] std::vector<Subject> listed(std::size_t from) const {
        const auto list = m_match.list(m_self).subspan(from);
        return {list.begin(), list.end()};
    }
    [[nodiscard]] bool isListed(CardId card) const {
        const auto list = m_match.list(m_self);
        return std::find(list.begin(), list.end(), Subject(card)) != list.end();
    }
    template <class Test>
    void drop(Test&& test) {
        const std::vector<Subject> all = listed(0);
        const std::size_t put = m_body.put;
        m_match.listTruncate(m_self, 0);
        m_body.put = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (test(all[i])) continue;
            m_match.listAppend(m_self, all[i]);
            if (i < put) ++m_body.put;
        }
    }
    template <class Test>
    void gather(Test&& test) {
        const MatchState& state = m_match.state();
        for (const PlayerId player : state.seatsFrom(state.globals.current)) {
            for (const CardId id : battlefield(state, player)) {
                if (test(state.card(id)) && !isListed(id)) m_match.listAppend(m_self, id);
            }
        }
    }

    /// Rule 704.5j: the controller keeps one of several legendary permanents with the same name.
    StepResult askForLegends() {
        const MatchState& state = m_match.state();
        for (const PlayerId player : state.seatsFrom(state.globals.current)) {
            for (const CardId id : battlefield(state, player)) {
                if (!has(state.card(id), Trait::Legendary) || isListed(id)) continue;
                const std::vector<Subject> same = sameLegends(player, id);
                if (same.size() < 2) continue;
                if (areAllInterchangeable(same)) {
                    for (std::size_t i = 1; i < same.size(); ++i) m_match.listAppend(m_self, same[i]);
                    continue;
                }
                Selection selection;
                selection.card = id;
                selection.purpose = Purpose::Keep;
                Communication which = Communication::of(ChooseCard{selection}, Party::match(), Party::of(player));
                m_match.listAdd(which, same);
                return Ask{which, CheckState::Step::Kept};
            }
        }
        return destroy();
    }
    [[nodiscard]] std::vector<Subject> sameLegends(PlayerId player, CardId legend) const {
        const MatchState& state = m_match.state();
        std::vector<Subject> same;
        for (const CardId id : battlefield(state, player)) {
            if (areSameLegend(state.card(id), state.card(legend)) && !isListed(id)) same.emplace_back(id);
        }
        return same;
    }

    [[nodiscard]] bool areAllInterchangeable(const std::vector<Subject>& cards) const {
        return std::all_of(cards.begin() + 1, cards.end(), [&](Subject card) {
            return areInterchangeable(m_match.state(), cards.front().card(), card.card());
        });
    }

    StepResult destroy() {
        gather(hasWithered);
        m_body.put = m_self.listSize();
        gather(isDoomed);
        if (!canBeIntercepted(m_match, Verb::Destroy)) return move();
        Communication verb = VerbBody::make(Verb::Destroy, VerbBody{});
        verb.as<VerbBody>().part = VerbBody::Part::Before;
        for (const Subject card : listed(m_body.put)) VerbBody::add(m_match, verb, card);
        return verb.listSize() == 0 ? move() : Ask{verb, CheckState::Step::Examined};
    }

    void heal(CardId id) {
        if (isThere(id)) executeSilently(m_match, Rule::Heal, VerbBody{}, {id});
    }
    [[nodiscard]] bool isThere(CardId id) const {
        const Card& card = m_match.state().card(id);
        return isIn(card, Zone::Battlefield) && card.since < m_body.stamp;
    }

    StepResult move() {
        drop([this](Subject card) { return !isThere(card.card()); });
        if (m_self.listSize() == 0) return finish();
        VerbBody body;
        body.zone = index(Zone::Graveyard);
        Communication verb = VerbBody::make(CoreVerb::Move, body);
        for (const Subject card : listed(0)) VerbBody::add(m_match, verb, card);
        return Ask{verb, CheckState::Step::Moved};
    }

    StepResult finish() {
        if (m_match.state().triggers.empty()) return Complete::succeeded();
        return Ask{Communication::of(PlaceTriggers{}), CheckState::Step::Placed};
    }
};

}  // namespace

bool isDue(HandlerContext& match) {
    MatchState& state = match.state();
    const auto gone = [&state](const PendingItem& item) { return isGone(state, item); };
    if (std::any_of(state.pendingItems.begin(), state.pendingItems.end(), gone)) return true;
    for (std::uint8_t p = 0; p < state.globals.playerCount; ++p) {
        if (hasLost(state, PlayerId(p))) return true;
        for (const CardId id : battlefield(state, PlayerId(p))) {
            const Card& card = state.card(id);
            if (isStrayFighter(card)) return true;
            if ((card.current.traits & (bit(Trait::Creature) | bit(Trait::Legendary))) == 0) continue;
            if (hasWithered(card) || isDoomed(card) || (has(card, Trait::Legendary) && hasOther(state, id)))
                return true;
        }
    }
    state.globals.touched = 0;
    return false;
}

std::span<const Subject> CheckState::destroyed(const ReadableMatch& match, const Communication& self) {
    return match.list(self).subspan(self.as<CheckState>().put);
}

StepResult CheckState::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    Event event(match, self);
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
        case Step::Concluded:
        case Step::Placed:
            return event.begin();
        case Step::Kept:
            return event.kept(*answered);
        case Step::Examined:
            return event.examined(*answered);
        case Step::Moved:
            return event.moved();
    }
    return Complete::impossible();
}

}  // namespace duelogue::arcana

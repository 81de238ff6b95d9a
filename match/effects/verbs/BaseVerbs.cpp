#include "match/effects/verbs/BaseVerbs.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Replacements.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Numbers.h"

namespace duelogue {

namespace {

constexpr std::uint8_t knownToAll = 0xff;

/// Returns the players who get to know a card when it enters the zone, as bits. Players know a card until it is
/// shuffled away.
std::uint8_t seenIn(const ReadableMatch& match, std::uint8_t zone, PlayerId owner) {
    switch (match.rulebook().vocabulary().zones[zone].seen) {
        case ZoneWord::Seen::ByAll:
            return knownToAll;
        case ZoneWord::Seen::ByOwner:
            return PlayerSet(owner).bits();
        case ZoneWord::Seen::ByNobody:
            return 0;
    }
    return 0;
}

/// Marks the triggers about a card that enters play again: they are about an earlier object.
void outdateOccasions(MatchState& state, CardId id) {
    for (Trigger& trigger : state.triggers) {
        if (trigger.event.card == id) trigger.event.isAnother = 1;
    }
}

}  // namespace

void relocate(HandlerContext& match, CardId id, PlayerId holder, std::uint8_t zone, Place place) {
    MatchState& state = match.state();
    const std::uint8_t inPlay = match.rulebook().zones().inPlay;
    Card& card = state.card(id);
    if (card.zone == inPlay) card.lastKnown = card.current;
    const Vocabulary& words = match.rulebook().vocabulary();
    if (!words.counters.empty() && words.zones[card.zone].shared) state.rememberCounters(id, words.counters.size());
    const unsigned read = match.dependencies().zones;
    const bool works = card.definition && !match.rulebook().abilities().inPlay(card.definition).empty();
    const bool comesOrGoes = card.zone == inPlay || zone == inPlay;
    if (works && comesOrGoes) {
        state.globals.stale = Globals::isOutdated;
    } else if (comesOrGoes || (((read >> card.zone) | (read >> zone)) & 1U) != 0) {
        state.globals.outdateLooks();
    }
    if (words.zones[zone].ofTable) holder = PlayerId{};
    const std::uint8_t from = card.zone;
    const std::size_t size = state.zone(holder, zone).size();
    std::size_t position = place == Place::Bottom ? 0 : size;
    state.place(id, holder, zone, position);
    card.before = std::exchange(card.since, match.stamp());
    card.values = {};
    card.knownTo |= seenIn(match, zone, card.owner);
    const PlayerId controller = words.zones[zone].shared ? holder : card.owner;
    card.current = Characteristics{};
    card.current.controller = controller;
    if (card.definition) {
        card.current.traits = match.pool()[card.definition].traits;
        card.current.figures = match.pool()[card.definition].figures;
    }
    if (zone == inPlay && from != inPlay) outdateOccasions(state, id);
    match.rulebook().onZoneChanged(match, id, from);
}

namespace {

/// Returns true if the instruction changes how the event's own card enters play (VerbWord::entering).
bool isDoneToComing(const ReadableMatch& match, const Ability& ability, const Instruction& done) {
    if (done.op != Op::Do || !done.cards) return false;
    const Term to = match.pool()[done.cards].term;
    const bool isOwn = to == Term::This && match.pool()[ability.pattern].self;
    return match.rulebook().vocabulary().verbs[done.verb].entering && (isOwn || to == Term::EventCard);
}

/// Applies such instructions of the abilities that acted ahead of the move. Executed without notice to abilities.
void comeAsSaid(HandlerContext& match, const Communication& move, Subject card) {
    const auto noted = notesOf(match, move);
    const std::vector<Subject> notes(noted.begin(), noted.end());
    for (std::size_t i = 0; i + noteSize <= notes.size(); i += noteSize) {
        if (notes[i + 2] != card) continue;
        const AbilityId id(static_cast<std::uint16_t>(notes[i].number()));
        const Ability& ability = match.pool()[id];
        const bool isAhead = ability.kind == AbilityKind::Preempt && ability.preemption == Preemption::Ahead;
        for (InstructionId at = isAhead ? ability.body : InstructionId{}; at; at = match.pool()[at].next) {
            const Instruction& done = match.pool()[at];
            if (!isDoneToComing(match, ability, done)) continue;
            const std::size_t drafted = match.state().lists.size();
            Communication quiet = VerbBody::on(match, done.verb, VerbBody{}, card);
            (void)match.rulebook().verb(quiet.kind).act(match, quiet, nullptr);
            match.state().lists.resize(drafted);
        }
    }
}

/// Returns true if a trigger, a pending item or an outstanding communication refers to the card, as source or in its
/// event.
bool isSpokenOf(const MatchState& state, CardId id) {
    const auto tells = [id](const EventContext& o) { return o.card == id || o.source == id || o.paid == id; };
    const auto isOf = [&](const Communication& outstanding) {
        if (outstanding.kind.value < maxVerbs) return outstanding.as<VerbBody>().source == id;
        if (!outstanding.is<RunAbility>()) return false;
        return outstanding.as<RunAbility>().self == id || tells(outstanding.as<RunAbility>().event);
    };
    return std::ranges::any_of(state.triggers, [&](const Trigger& t) { return t.source == id || tells(t.event); }) ||
           std::ranges::any_of(state.pendingItems,
                               [&](const PendingItem& i) { return i.card == id || tells(i.event); }) ||
           std::ranges::any_of(state.communications, isOf);
}

/// Shuffles the identities of the cards among their ids, which stay in place. So an id reveals nothing.
void shuffleIdentities(MatchState& state, std::span<const CardId> deck) {
    for (auto i = static_cast<std::uint32_t>(deck.size()); i > 1; --i) {
        Card& one = state.card(deck[i - 1]);
        Card& other = state.card(deck[state.globals.random.below(i)]);
        std::swap(one.definition, other.definition);
        std::swap(one.owner, other.owner);
        std::swap(one.current, other.current);
    }
}

/// Puts the named cards into random places, and the others, in their order, into the remaining ones.
void spread(MatchState& state, std::span<CardId> order, std::span<const CardId> named, std::span<const CardId> others) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool moves =
            std::ranges::find(named, order[i]) != named.end() || std::ranges::find(others, order[i]) != others.end();
        if (moves) places.push_back(i);
    }
    for (std::size_t i = 0; i < named.size(); ++i) {
        const auto left = static_cast<std::uint32_t>(places.size() - i);
        std::swap(places[i], places[i + state.globals.random.below(left)]);
        order[places[i]] = named[i];
    }
    std::sort(places.begin() + std::ssize(named), places.end());
    for (std::size_t i = 0; i < others.size(); ++i) order[places[named.size() + i]] = others[i];
}

}  // namespace

/// Cards that something refers to keep their ids and are shuffled by place. Otherwise the reference would mean another
/// card.
void shuffleDeck(HandlerContext& match, PlayerId player, std::span<const Subject> apart) {
    MatchState& state = match.state();
    const auto& zones = match.rulebook().zones();
    const auto whole = state.zone(player, player ? zones.deck : zones.tableDeck);
    std::vector<CardId> named;
    std::vector<CardId> others;
    for (const CardId id : whole) {
        if (std::ranges::find(apart, Subject(id)) == apart.end())
            (isSpokenOf(state, id) ? named : others).push_back(id);
    }
    shuffleIdentities(state, others);
    if (!named.empty()) {
        const auto begin = static_cast<std::size_t>(whole.data() - state.order.data());
        spread(state, std::span(state.order).subspan(begin, whole.size()), named, others);
    }
    for (const auto* const part : {&named, &others}) {
        for (const CardId id : *part) {
            Card& card = state.card(id);
            card.knownTo = 0;
            card.before = 0;
            card.since = match.stamp();
        }
    }
}

namespace verbs {

Communication moveOf(HandlerContext& match, const Communication& self, std::uint8_t zone, Place place) {
    VerbBody body = self.as<VerbBody>();
    body.zone = zone;
    body.place = static_cast<std::uint8_t>(place);
    body.subjects = 0;
    body.examined = 0;
    body.player = PlayerId{};
    Communication result = VerbBody::make(CoreVerb::Move, body);
    const auto subjects = subjectsOf(match, self);
    result.as<VerbBody>().subjects = static_cast<std::uint16_t>(subjects.size());
    match.listAdd(result, subjects);
    return result;
}

std::vector<Subject> goingAlong(const ReadableMatch& match, const Communication& move) {
    const MatchState& state = match.state();
    const std::uint8_t inPlay = match.rulebook().zones().inPlay;
    const std::uint8_t to = move.as<VerbBody>().zone;
    const auto goes = [&](Subject subject) {
        return subject.isCard() && state.card(subject.card()).zone == inPlay &&
               match.rulebook().mayLieIn(match, subject.card(), to);
    };
    std::vector<Subject> going;
    if (to == inPlay) return going;
    std::ranges::copy_if(subjectsOf(match, move), std::back_inserter(going), goes);
    const std::size_t moved = going.size();
    for (std::size_t i = 0; i < going.size(); ++i) {
        state.eachCardIn(inPlay, [&](CardId id) {
            const bool isNew =
                state.card(id).current.host == going[i].card() && std::ranges::find(going, Subject(id)) == going.end();
            if (isNew) going.emplace_back(id);
        });
    }
    going.erase(going.begin(), going.begin() + static_cast<std::ptrdiff_t>(moved));
    return going;
}

void replaceSubjects(HandlerContext& match, Communication& self, std::span<const Subject> subjects) {
    const auto met = notesOf(match, self);
    const std::vector<Subject> behind(met.begin(), met.end());
    match.listTruncate(self, 0);
    for (const Subject subject : subjects) match.listAppend(self, subject);
    for (const Subject entry : behind) match.listAppend(self, entry);
    VerbBody& body = self.as<VerbBody>();
    body.subjects = static_cast<std::uint16_t>(subjects.size());
    body.examined = std::min(body.examined, body.subjects);
}

namespace {

/// Makes running abilities of other cards forget which of these cards they chose, because the cards can no longer be
/// distinguished.
void loseTrack(MatchState& state, std::span<const Subject> cards, CardId by) {
    for (const Communication& outstanding : state.communications) {
        if (!outstanding.is<RunAbility>() || outstanding.as<RunAbility>().self == by) continue;
        const auto list = std::span(state.lists).subspan(outstanding.listBegin, outstanding.listSize());
        const std::size_t targets = outstanding.as<RunAbility>().targets;
        for (Subject& chosen : list.first(RunAbility::choice(list, targets).end).subspan(targets)) {
            if (chosen.isCard() && std::ranges::find(cards, chosen) != cards.end()) chosen = Subject{};
        }
    }
}

void shuffleFor(HandlerContext& match, const Communication& self, PlayerId player) {
    const auto apart = self.is(CoreVerb::Shuffle) ? subjectsOf(match, self) : std::span<const Subject>{};
    shuffleDeck(match, player, apart);
    const auto& zones = match.rulebook().zones();
    std::vector<Subject> shuffled;
    for (const CardId card : match.state().zone(player, player ? zones.deck : zones.tableDeck)) {
        if (std::ranges::find(apart, Subject(card)) == apart.end()) shuffled.emplace_back(card);
    }
    loseTrack(match.state(), shuffled, self.as<VerbBody>().source);
}

/// Hides the new order of several cards in a hidden pile from everybody but the player who arranged them.
void hideOrder(HandlerContext& match, const Communication& self) {
    const VerbBody& body = self.as<VerbBody>();
    if (match.rulebook().vocabulary().zones[body.zone].seen != ZoneWord::Seen::ByNobody) return;
    const PlayerId who = body.source ? match.state().card(body.source).current.controller : body.player;
    for (const Subject subject : subjectsOf(match, self)) {
        if (subject.isCard()) match.state().card(subject.card()).knownTo &= who ? PlayerSet(who).bits() : knownToAll;
    }
    loseTrack(match.state(), subjectsOf(match, self), body.source);
}

}  // namespace

StepResult move(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const VerbBody& body = self.as<VerbBody>();
    const bool shared = match.rulebook().vocabulary().zones[body.zone].shared;
    const auto place = static_cast<Place>(body.place);
    // If several cards go on top, the first one ends up topmost.
    const bool lastFirst = place == Place::Top && match.rulebook().vocabulary().zones[body.zone].ordered;
    int moved = 0;
    int arranged = 0;
    PlayerSet toShuffle;
    bool shufflesTable = false;
    for (std::size_t i = 0; i < body.subjects; ++i) {
        const Subject subject = subjectsOf(match, self)[lastFirst ? body.subjects - 1 - i : i];
        if (!subject.isCard() || !match.rulebook().mayLieIn(match, subject.card(), body.zone)) continue;
        const PlayerId owner = match.state().card(subject.card()).owner;
        if (match.state().card(subject.card()).zone == body.zone) ++arranged;
        // An ownerless card stays with the table, also in play.
        const bool isUnderPlayer = shared && body.player && owner;
        relocate(match, subject.card(), isUnderPlayer ? body.player : owner, body.zone, place);
        if (body.zone == match.rulebook().zones().inPlay) comeAsSaid(match, self, subject);
        if (place == Place::Shuffled) toShuffle.add(owner);
        shufflesTable = shufflesTable || (place == Place::Shuffled && !owner);
        ++moved;
    }
    if (arranged > 1) hideOrder(match, self);
    for (const PlayerId player : match.state().seatsFrom(PlayerId(0))) {
        if (toShuffle.has(player)) shuffleFor(match, self, player);
    }
    if (shufflesTable) shuffleFor(match, self, PlayerId{});
    return Complete::succeeded(moved);
}

namespace {

/// Returns true if the card is the other one, or on it directly or indirectly.
bool isOn(const MatchState& state, CardId id, CardId other) {
    while (id && id != other) id = state.card(id).current.host;
    return id == other;
}

}  // namespace

StepResult attach(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const CardId host = self.as<VerbBody>().onto();
    int moved = 0;
    for (const Subject subject : subjectsOf(match, self)) {
        if (!subject.isCard() || !host) continue;
        MatchState& state = match.state();
        if (isOn(state, host, subject.card())) continue;  // a card cannot be on itself
        state.card(subject.card()).current.host = host;
        state.globals.outdateLooks();
        ++moved;
    }
    return moved > 0 ? Complete::succeeded(moved) : Complete::impossible();
}

namespace {

/// Adds `change` to the counters of each card. It may be negative; the counters stop at 0.
StepResult changeCounters(HandlerContext& match, const Communication& self, int change) {
    int changed = 0;
    for (const Subject subject : subjectsOf(match, self)) {
        if (!subject.isCard()) continue;
        std::int16_t& counters = match.state().card(subject.card()).values[self.as<VerbBody>().detail];
        const int before = counters;
        counters = static_cast<std::int16_t>(std::clamp(before + change, 0, highestNumber));
        changed += std::abs(counters - before);
    }
    match.state().globals.outdateLooks();
    return changed > 0 ? Complete::succeeded(changed) : Complete::impossible();
}

}  // namespace

StepResult putCounters(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    return changeCounters(match, self, std::max<int>(0, self.as<VerbBody>().amount));
}

StepResult takeCounters(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    return changeCounters(match, self, -std::max<int>(0, self.as<VerbBody>().amount));
}

StepResult shuffle(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    for (const Subject subject : subjectsOf(match, self)) {
        if (subject.isPlayer()) shuffleFor(match, self, subject.player());
    }
    return Complete::succeeded(1);
}

StepResult reveal(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    for (const Subject subject : subjectsOf(match, self)) {
        if (subject.isCard()) match.state().card(subject.card()).knownTo = knownToAll;
    }
    // The characteristics of a face-down card may depend on who knows it.
    match.state().globals.outdateLooks();
    return Complete::succeeded(self.as<VerbBody>().subjects);
}

StepResult breakOff(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    match.end(PlayerSet{}, MessageId::EndlessEffects);
    return Complete::succeeded();
}

StepResult look(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    for (const Subject subject : subjectsOf(match, self)) {
        if (!subject.isCard()) continue;
        Card& card = match.state().card(subject.card());
        card.knownTo = static_cast<std::uint8_t>(card.knownTo | (1U << self.as<VerbBody>().player.value));
    }
    return Complete::succeeded(self.as<VerbBody>().subjects);
}

namespace {

/// Returns true if the move of the card needs no communication. It is unobservable, or nobody observes the match and a
/// closer look finds no ability about it. In the latter case the move is counted as asked for.
bool goesUnnoticed(HandlerContext& match, const VerbBody& move, Subject card) {
    const KindId kind(static_cast<std::uint8_t>(CoreVerb::Move));
    if (isUnobservable(match, kind, std::span(&card, 1))) return true;
    if (!match.isFastForwarding() || couldConcern(match, kind, move, card)) return false;
    ++match.state().globals.nextCommunication;
    match.state().globals.touched = 1;
    return true;
}

}  // namespace

/// Draws card by card, each as a move of its own, for one player after the other. `examined` counts the players, and
/// `second` the cards of the current one.
StepResult draw(HandlerContext& match, Communication& self, const Communication* answered) {
    VerbBody& body = self.as<VerbBody>();
    if (answered == nullptr) {
        body.examined = 0;
        body.second = 0;
    } else if (answered->succeeded()) {
        ++self.value;
    }
    const ZoneRoles& zones = match.rulebook().zones();
    while (body.examined < body.subjects) {
        const Subject subject = subjectsOf(match, self)[body.examined];
        const PlayerId player = subject.isPlayer() ? subject.player() : match.state().card(subject.card()).owner;
        if (match.state().zone(player, zones.deck).empty() && body.second < body.amount)
            match.rulebook().onDrawFromEmptyDeck(match, player);
        const auto deck = match.state().zone(player, zones.deck);
        if (deck.empty() || body.second >= body.amount) {
            body.second = 0;
            ++body.examined;
            continue;
        }
        ++body.second;
        const Subject top = deck.back();
        VerbBody move;
        move.source = body.source;
        move.since = body.since;
        move.zone = zones.hand;
        if (!goesUnnoticed(match, move, top))
            return Ask{VerbBody::on(match, CoreVerb::Move, move, top), VerbBody::Step::Own};
        executeSilently(match, CoreVerb::Move, move, {top});
        ++self.value;
    }
    return Complete::succeeded(0);
}

StepResult discard(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr) return Complete::succeeded(answered->value);
    return Ask{moveOf(match, self, match.rulebook().zones().discard), VerbBody::Step::Own};
}

namespace {

/// An amount of 0 or less is impossible, so it triggers nothing.
StepResult raiseValues(HandlerContext& match, const Communication& self, int sign) {
    const VerbBody& body = self.as<VerbBody>();
    if (body.amount <= 0) return Complete::impossible();
    for (const Subject subject : subjectsOf(match, self)) {
        if (subject.isPlayer()) {
            raise(match.state().player(subject.player()).values[body.detail], sign * body.amount);
        }
    }
    return Complete::succeeded(body.amount);
}

}  // namespace

StepResult gain(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    return raiseValues(match, self, 1);
}

StepResult lose(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    return raiseValues(match, self, -1);
}

StepResult loseWhatIsThere(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    VerbBody& body = self.as<VerbBody>();
    int most = 0;
    for (const Subject subject : subjectsOf(match, self)) {
        if (!subject.isPlayer()) continue;
        std::int16_t& has = match.state().player(subject.player()).values[body.detail];
        const int lost = std::clamp<int>(body.amount, 0, std::max<int>(has, 0));
        raise(has, -lost);
        most = std::max(most, lost);
    }
    body.amount = saturated(most);
    return most > 0 ? Complete::succeeded(most) : Complete::impossible();
}

}  // namespace verbs

}  // namespace duelogue

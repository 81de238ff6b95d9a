#include "match/effects/verbs/BaseVerbs.h"

#include <algorithm>
#include <cstdlib>

#include "cards/data/Vocabulary.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Replacements.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Numbers.h"
#include "match/state/Shuffle.h"

namespace duelogue {

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

}  // namespace

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

StepResult discardFromPlay(HandlerContext& match, Communication& self, const Communication* answered, MovedBy by) {
    const std::uint8_t inPlay = match.rulebook().zones().inPlay;
    const auto isInPlay = [inPlay](const Card& card) { return card.zone == inPlay; };
    if (answered != nullptr) return afterMove(match, self, *answered, isInPlay);
    VerbBody body;
    if (by == MovedBy::Source) body = self.as<VerbBody>();
    body.zone = match.rulebook().zones().discard;
    body.place = static_cast<std::uint8_t>(Place::Top);
    body.subjects = body.examined = 0;
    body.player = PlayerId{};
    Communication move = VerbBody::make(CoreVerb::Move, body);
    for (const Subject subject : copyOfSubjects(match, self)) {
        if (subject.isCard() && isInPlay(match.state().card(subject.card()))) VerbBody::add(match, move, subject);
    }
    return move.as<VerbBody>().subjects == 0 ? StepResult(Complete::impossible()) : Ask{move, VerbBody::Step::Own};
}

std::vector<CardId> randomCards(HandlerContext& match, std::span<const CardId> zone, std::size_t count, CardId chosen) {
    std::vector<CardId> cards(zone.begin(), zone.end());
    count = std::min(count, cards.size());
    const auto at = std::ranges::find(cards, chosen);
    const std::size_t settled = at != cards.end() ? 1 : 0;
    if (settled > 0) std::swap(*at, cards.front());
    shufflePrefix(match.state().globals.random, cards, count, settled);
    cards.resize(count);
    return cards;
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

StepResult concludeMove(HandlerContext& match, Communication& self, const Communication& moved,
                        std::span<const CardId> stayed) {
    if (stayed.empty())
        return moved.succeeded() ? Complete::succeeded(moved.value) : Complete{moved.outcome, 0, moved.message};
    const auto hasStayed = [stayed](CardId card) { return std::ranges::find(stayed, card) != stayed.end(); };
    std::erase_if(match.state().triggers,
                  [&](const Trigger& trigger) { return trigger.cause == self.id && hasStayed(trigger.event.card); });
    const auto hasGone = [&](Subject subject) { return !subject.isCard() || !hasStayed(subject.card()); };
    if (leaveOutOthers(match, self, hasGone)) return Complete::succeeded(self.as<VerbBody>().subjects);
    return moved.succeeded() ? Complete::impossible() : Complete{moved.outcome, 0, moved.message};
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

}  // namespace verbs

}  // namespace duelogue

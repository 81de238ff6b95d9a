// The instructions that execute verbs and begin continuous effects.
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/Interpreter.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

std::optional<StepResult> Interpreter::doVerb(InstructionId at, const Instruction& instruction) {
    if (lacksSomebody(instruction)) return impossible(instruction);
    const Subjects to = toWhat(instruction);
    if (auto next = shuffleNothingIn(instruction, to)) return *next;
    const Evaluator evaluate = evaluator();
    VerbBody body;
    body.traits = instruction.traits;
    body.amount = static_cast<std::int16_t>(evaluate.number(instruction.amount));
    body.second = static_cast<std::int16_t>(evaluate.number(instruction.second));
    body.source = sourceOf(instruction);
    body.since = body.source == m_frame.self ? m_frame.since : m_match.state().card(body.source).since;
    body.ability = instruction.ability;
    const VerbInfo& info = m_match.rulebook().verb(KindId(instruction.verb));
    if (info.onto) body.putOnto(instruction.onto ? single(instruction.onto) : CardId{});
    if (info.usesPrint) body.usePrint(evaluate.print(instruction.print));
    body.player = evaluate.players(instruction.player).first();
    body.zone = instruction.zone;
    body.place = static_cast<std::uint8_t>(instruction.place);
    body.detail = instruction.detail;
    body.duration = instruction.duration;
    body.paid = m_frame.event.paid;
    Communication verb = VerbBody::make(instruction.verb, body);
    verb.initiator = Party::of(m_frame.self);
    verb.instruction = at.value;
    for (const Subject subject : to) VerbBody::add(m_match, verb, subject);
    m_frame.at = instruction.next;
    if (!m_frame.at && !instruction.stays) return Delegate{verb};
    return Ask{verb, RunAbility::Step::Counted};
}

/// Returns true if the player or card that the instruction needs is missing: a target that became illegal or was not
/// chosen, or a card that not every player knows and that therefore can't be copied.
bool Interpreter::lacksSomebody(const Instruction& instruction) {
    if (instruction.player && evaluator().players(instruction.player).empty()) return true;
    if (instruction.onto && !single(instruction.onto)) return true;
    if (instruction.print && !evaluator().print(instruction.print)) return true;
    return instruction.subject && !single(instruction.subject);
}

/// Returns the first card that the expression names, or an unset CardId.
CardId Interpreter::single(ExpressionId id) {
    CardId first;
    evaluator().any(id, [&first](Subject subject) {
        if (subject.isCard()) first = subject.card();
        return true;
    });
    return first;
}

void Interpreter::fillDecks(ExpressionId cards) {
    const Expression& e = m_match.pool()[cards];
    if (e.term == Term::Both || e.term == Term::Among) {
        fillDecks(e.left);
        if (e.right) fillDecks(e.right);
    }
    if (e.term != Term::Top && e.term != Term::Filtered) return;
    const std::uint8_t zone = e.term == Term::Top ? e.index : m_match.pool()[e.filter].zone;
    const auto& zones = m_match.pool().vocabulary().zones;
    if (zone >= zones.size() || !zones[zone].ordered) return;
    const int wanted = e.term == Term::Top ? evaluator().number(e.right) : 1;
    const auto fill = [&](PlayerId holder) {
        if (std::ssize(m_match.state().zone(holder, zone)) < wanted)
            m_match.rulebook().onDeckTooShort(m_match, holder, zone);
    };
    if (zones[zone].ofTable) return fill(PlayerId{});
    const ExpressionId whose = e.term == Term::Top ? e.left : m_match.pool()[e.filter].players;
    for (const PlayerId player : inTurnOrder(whose)) fill(player);
}

/// Continues as if the verb had been tried and was impossible.
std::optional<StepResult> Interpreter::impossible(const Instruction& instruction) {
    m_frame.thatMuch = 0;
    m_frame.at = instruction.next;
    if (m_frame.at) return std::nullopt;
    return Complete::impossible();
}

/// Shuffling an empty set of cards into a deck still shuffles the deck.
std::optional<StepResult> Interpreter::shuffleNothingIn(const Instruction& instruction, const Subjects& to) {
    const bool isMove = instruction.verb == static_cast<std::uint8_t>(CoreVerb::Move);
    if (!instruction.cards || !to.empty() || !isMove || instruction.place != Place::Shuffled) return std::nullopt;
    const Expression& set = m_match.pool()[instruction.cards];
    if (set.term != Term::Filtered || !m_match.pool()[set.filter].players) return std::nullopt;
    VerbBody body;
    body.source = m_frame.self;
    body.since = m_frame.since;
    Communication shuffle = VerbBody::make(CoreVerb::Shuffle, body);
    for (const PlayerId player : inTurnOrder(m_match.pool()[set.filter].players))
        VerbBody::add(m_match, shuffle, player);
    m_frame.thatMuch = 0;
    m_frame.at = instruction.next;
    return Ask{shuffle, RunAbility::Step::Begin};
}

namespace {

/// Returns true if the card has one of these traits, now or in print, even if it is face-down. An unknown card may have
/// them.
bool mayBe(const ReadableMatch& match, CardId id, Traits kinds) {
    const Card& card = match.state().card(id);
    return !card.definition || ((card.current.traits | match.pool()[card.definition].traits) & kinds) != 0;
}

}  // namespace

/// Returns the subjects of the verb. A shuffle happens to players; its cards are those to leave out.
Interpreter::Subjects Interpreter::toWhat(const Instruction& instruction) {
    const bool shuffles = instruction.verb == static_cast<std::uint8_t>(CoreVerb::Shuffle);
    Subjects to = subjects(instruction.cards);
    const VerbWord& word = m_match.pool().vocabulary().verbs[instruction.verb];
    const std::uint8_t zone = word.happensIn;
    if (zone != 0xff) {
        to.eraseIf([&](Subject s) { return s.isCard() && m_match.state().card(s.card()).zone != zone; });
    }
    const auto keep = [&](Traits kinds) {
        if (kinds != 0) to.eraseIf([&](Subject s) { return s.isCard() && !mayBe(m_match, s.card(), kinds); });
    };
    keep(sufferersOf(word));
    if (instruction.zone != 0xff) keep(m_match.pool().vocabulary().zones[instruction.zone].admits);
    // Players give up only cards that they control.
    if (word.chosenFrom == m_match.rulebook().zones().inPlay) {
        const PlayerSet own = evaluator().players(instruction.player);
        to.eraseIf(
            [&](Subject s) { return s.isCard() && !own.has(m_match.state().card(s.card()).current.controller); });
    }
    if (instruction.cards && !shuffles) return to;
    for (const PlayerId player : inTurnOrder(instruction.player)) to.push_back(player);
    return to;
}

/// Returns the card that performs the verb: the one that the instruction names, otherwise the card with the ability.
CardId Interpreter::sourceOf(const Instruction& instruction) {
    return instruction.subject ? single(instruction.subject) : m_frame.self;
}

void Interpreter::makeFloat(const Instruction& instruction) {
    m_frame.at = instruction.next;
    if (lacksSomebody(instruction)) return;
    ContinuousEffect effect;
    effect.ability = instruction.ability;
    effect.source = m_frame.self;
    effect.since = m_frame.since;
    effect.event = m_frame.event;
    effect.amount = m_frame.thatMuch;
    effect.controller = m_frame.you;
    const Evaluator evaluate = evaluator();
    effect.until = evaluate.players(instruction.player).first();
    if (instruction.cards) {
        for (const Subject subject : subjects(instruction.cards)) {
            if (subject.isCard()) addFloat(effect, instruction, subject);
        }
    } else {
        addFloat(effect, instruction, Subject{});
    }
}

void Interpreter::addFloat(ContinuousEffect effect, const Instruction& instruction, Subject on) {
    effect.on = on;
    effect.duration = instruction.duration;
    m_match.addContinuousEffect(effect);
}

}  // namespace duelogue

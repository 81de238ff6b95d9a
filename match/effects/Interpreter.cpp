// The interpreter of the effect language: instructions, branches, loops and verbs.
#include "match/effects/Interpreter.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/Endless.h"
#include "match/effects/lookahead/Lookahead.h"
#include "match/effects/verbs/Contest.h"
#include "match/effects/verbs/Costs.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EngineLimits.h"
#include "match/state/Numbers.h"

namespace duelogue {

StepResult Interpreter::go() {
    while (m_frame.at) {
        const InstructionId at = m_frame.at;
        if (auto next = execute(at, m_match.pool()[at])) return *next;
    }
    return Complete::succeeded(m_frame.thatMuch);
}

StepResult Interpreter::counted(const Communication& answered) {
    m_frame.thatMuch = saturated(answered.value);
    if (!m_frame.at) return Complete{answered.outcome, answered.value, answered.message};
    return go();
}

Evaluator Interpreter::evaluator(PlayerId each) {
    m_scope = RunAbility::scope(m_match, m_self);
    if (each) m_scope.eachPlayer = each;
    return {m_match, m_scope};
}

Interpreter::Subjects Interpreter::subjects(ExpressionId id, PlayerId each) {
    Subjects found;
    evaluator(each).each(id, [&found](Subject subject) { found.push_back(subject); });
    return found;
}

MatchState::Seats Interpreter::inTurnOrder(ExpressionId id) {
    const PlayerSet players = evaluator().players(id);
    const PlayerId first = m_match.state().globals.current;
    MatchState::Seats found;
    for (const PlayerId player : m_match.state().seatsFrom(first ? first : PlayerId(0))) {
        if (players.has(player)) found.ids[found.count++] = player;
    }
    return found;
}

std::optional<StepResult> Interpreter::execute(InstructionId at, const Instruction& instruction) {
    m_match.spendInstruction();
    if (isLoopSearchDue(m_match.state()) && endsInLoop(m_match, m_self)) return Complete::impossible();
    if (instruction.cards) fillDecks(instruction.cards);
    switch (instruction.op) {
        case Op::Do:
            return doVerb(at, instruction);
        case Op::If:
            enterBody(evaluator().holds(instruction.condition));
            return std::nullopt;
        case Op::May:
            return may(at, instruction);
        case Op::ForEachCard:
        case Op::ForEachPlayer:
        case Op::Repeat:
            startLoop(instruction);
            return nextRound();
        case Op::ChooseOne:
            return chooseOne(at, instruction);
        case Op::Option:
            m_frame.at = instruction.next;
            return std::nullopt;
        case Op::Choose:
        case Op::ChooseNumber:
            return startChoice(at, instruction);
        case Op::ChooseFamily:
            return chooseFamily(at, instruction);
        case Op::ChooseName:
            return chooseName(at, instruction);
        case Op::Order:
            return order(at, instruction);
        case Op::Unless:
            return unless(at, instruction);
        case Op::Contest:
            return contest(instruction);
        case Op::Float:
            makeFloat(instruction);
            return std::nullopt;
    }
    return std::nullopt;
}

// -------------------------------------------------------------------------------------------------- branches

StepResult Interpreter::decided(const Communication& answered) {
    const Instruction& instruction = now();
    const bool isPrice = instruction.op == Op::Unless && answered.value != 0;
    if (!isPrice) return branch(answered.value != 0);
    const InstructionId price = m_match.pool()[instruction.ability].cost.body;
    return runAsChild(price, Subject{}, RunAbility::Step::Priced, m_frame.at);
}

StepResult Interpreter::optioned(const Communication& answered) {
    const Subject chosen = m_match.list(answered)[2 * static_cast<std::size_t>(answered.value)];
    const InstructionId option(static_cast<std::uint16_t>(chosen.number()));
    return runAsChild(m_match.pool()[option].body, Subject{}, RunAbility::Step::Counted, now().next);
}

StepResult Interpreter::contested(const Communication& answered) {
    m_frame.thatMuch = saturated(answered.value);
    const Instruction& instruction = now();
    return branch(instruction.condition ? evaluator().holds(instruction.condition) : answered.value > 0);
}

StepResult Interpreter::priced(const Communication& answered) { return branch(answered.succeeded()); }

/// A branch without instructions continues after its instruction.
void Interpreter::enterBody(bool taken) {
    const Instruction& instruction = now();
    const InstructionId branch = taken ? instruction.body : instruction.otherwise;
    m_frame.at = branch ? branch : instruction.next;
}

StepResult Interpreter::branch(bool taken) {
    enterBody(taken);
    return go();
}

Communication Interpreter::asked(InstructionId at, Communication question, PlayerId player) const {
    question.initiator = Party::of(m_frame.self);
    question.answerer = Party::of(player);
    question.instruction = at.value;
    return question;
}

std::optional<StepResult> Interpreter::may(InstructionId at, const Instruction& instruction) {
    const PlayerId player = evaluator().players(instruction.player).first();
    if (!player || !canBeTaken(m_match, instruction, m_scope, player) || hasNoEffect(m_match, m_self, at, player)) {
        enterBody(false);
        return std::nullopt;
    }
    return Ask{asked(at, Communication::of(YesNo{m_frame.self}), player), RunAbility::Step::Decided};
}

std::optional<StepResult> Interpreter::chooseOne(InstructionId at, const Instruction& instruction) {
    const PlayerId player = evaluator().players(instruction.player).first();
    Communication question = Communication::of(ChooseOption{m_frame.self, ChooseOption::Of::Instructions});
    int count = 0;
    for (InstructionId option = instruction.body; option; option = m_match.pool()[option].otherwise) {
        if (!canAfford(m_match, m_match.pool()[option].body, {}, m_scope, player)) continue;
        m_match.listAdd(question, Subject::number(static_cast<std::int16_t>(option.value)));
        m_match.listAdd(question, Subject(m_frame.self));
        ++count;
    }
    if (count > 0 && player) return Ask{asked(at, question, player), RunAbility::Step::Optioned};
    m_frame.at = instruction.next;
    return std::nullopt;
}

std::optional<StepResult> Interpreter::unless(InstructionId at, const Instruction& instruction) {
    const Evaluator evaluate = evaluator();
    const PlayerId player = evaluate.players(instruction.player).first();
    if (player && instruction.ability) {
        if (canPayBody(m_match, m_match.pool()[instruction.ability].cost.body, m_scope))
            return Ask{asked(at, Communication::of(YesNo{m_frame.self}), player), RunAbility::Step::Decided};
    } else if (player) {
        const int amount = evaluate.number(instruction.amount);
        auto payment = m_match.rulebook().payment(m_match, m_frame.self, player, instruction.detail, amount);
        if (payment && !hasNoEffect(m_match, m_self, at, player)) {
            payment->instruction = at.value;
            return Ask{*payment, RunAbility::Step::Priced};
        }
    }
    enterBody(false);
    return std::nullopt;
}

std::optional<StepResult> Interpreter::contest(const Instruction& instruction) {
    const Evaluator evaluate = evaluator();
    Contest body;
    body.card = m_frame.self;
    body.first = m_frame.you;
    for (const PlayerId player : m_match.state().seatsFrom(m_frame.you)) {
        const bool meant = player != m_frame.you && evaluate.players(instruction.player).has(player);
        if (meant && !body.other) body.other = player;
    }
    if (!body.other) {
        enterBody(false);
        return std::nullopt;
    }
    body.spends = instruction.detail;
    body.secret = instruction.secret ? 1 : 0;
    body.most = static_cast<std::int16_t>(instruction.second ? evaluate.number(instruction.second) : -1);
    return Ask{Communication::of(body, Party::of(m_frame.self)), RunAbility::Step::Contested};
}

// -------------------------------------------------------------------------------------------------- loops

void Interpreter::startLoop(const Instruction& instruction) {
    std::vector<Subject> through;
    m_match.listTruncate(m_self, loopBegin());
    beginChoice();
    if (instruction.op == Op::Repeat) {
        through.resize(
            static_cast<std::size_t>(std::clamp(evaluator().number(instruction.amount), 0, EngineLimits::rounds)));
    } else if (instruction.op == Op::ForEachCard) {
        const Subjects cards = subjects(instruction.cards);
        through.assign(cards.begin(), cards.end());
    } else {
        for (const PlayerId player : inTurnOrder(instruction.player)) {
            through.emplace_back(player);
            if (numberAt(player) == 0) addNumber(player, m_frame.thatMuch);
        }
    }
    for (const Subject subject : through) m_match.listAppend(m_self, subject);
    m_frame.loop = 0;
}

/// The result of a player's round becomes the number of this player.
StepResult Interpreter::looped(const Communication& answered) {
    if (now().op == Op::ForEachPlayer) {
        const auto list = m_match.list(m_self);
        const Subject each = list[loopBegin() + m_frame.loop - 1];
        list[numberAt(each.player())] = numberSubject(answered.value);
    }
    const auto next = nextRound();
    return next ? *next : go();
}

/// Starts the next round. Returns nullopt after the last one; the ability then continues after the loop.
std::optional<StepResult> Interpreter::nextRound() {
    const auto list = m_match.list(m_self);
    const auto through = list.subspan(loopBegin());
    if (m_frame.loop >= through.size()) {
        m_match.listTruncate(m_self, loopBegin());
        m_frame.at = now().next;
        return std::nullopt;
    }
    const Subject each = through[m_frame.loop++];
    if (const int share = shareOf(each); share > 0) m_frame.thatMuch = static_cast<std::int16_t>(share);
    if (now().op == Op::ForEachPlayer) {
        m_frame.thatMuch = static_cast<std::int16_t>(list[numberAt(each.player())].number());
    }
    return runAsChild(now().body, each, RunAbility::Step::Looped, m_frame.at);
}

/// Returns the share of a target if a number was divided, otherwise 0.
int Interpreter::shareOf(Subject subject) const {
    const EvalContext scope = RunAbility::scope(m_match, m_self);
    if (scope.ability == nullptr) return 0;
    return Targets(m_match.pool().targetsOf(*scope.ability), scope.targets).share(subject);
}

/// Runs a body as a child with registers of its own. It sees the targets, the choice and the numbers of this ability.
StepResult Interpreter::runAsChild(InstructionId body, Subject each, RunAbility::Step resume, InstructionId then) {
    RunAbility frame = m_frame;
    frame.at = body;
    frame.loop = 0;
    if (each.isCard()) frame.each = each.card();
    if (each.isPlayer()) frame.eachPlayer = each.player();
    Communication child = Communication::of(frame, Party::of(m_frame.self));
    m_match.listAdd(child, m_match.list(m_self).first(loopBegin()));
    m_frame.at = then;
    return Ask{child, resume};
}

}  // namespace duelogue

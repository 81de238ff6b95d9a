// The choices that a running ability asks for.
#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/Interpreter.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/NameQuestions.h"
#include "match/loop/Questions.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EngineLimits.h"
#include "match/state/Numbers.h"
#include "match/state/Shuffle.h"

namespace duelogue {

// -------------------------------------------------------------------------------------------------- by whom

bool Interpreter::isByEach(const Instruction& instruction) const {
    if (!instruction.player) return false;
    const Term term = m_match.pool()[instruction.player].term;
    return term == Term::EveryPlayer || term == Term::Others;
}

/// Discards the results of earlier choices: the numbers, and before a choice of cards also the chosen cards.
std::optional<StepResult> Interpreter::startChoice(InstructionId at, const Instruction& instruction) {
    if (isByEach(instruction)) {
        if (instruction.op == Op::Choose) keepChoice({}, 0);
        m_match.listTruncate(m_self, choiceEnd());
        return goOnChoosing(at, instruction);
    }
    const PlayerId player = evaluator().players(instruction.player).first();
    auto next = instruction.op == Op::Choose ? choose(at, instruction, player) : chooseNumber(at, instruction, player);
    if (!next) m_frame.at = instruction.next;
    return next;
}

/// Asks the first player in turn order who has not chosen yet.
std::optional<StepResult> Interpreter::goOnChoosing(InstructionId at, const Instruction& instruction) {
    for (const PlayerId player : inTurnOrder(instruction.player)) {
        if (numberAt(player) != 0) continue;
        auto next =
            instruction.op == Op::Choose ? choose(at, instruction, player) : chooseNumber(at, instruction, player);
        if (next) return next;
    }
    m_frame.at = instruction.next;
    return std::nullopt;
}

StepResult Interpreter::chosen(const Communication& answered) {
    const Instruction& instruction = now();
    const std::uint16_t picked = answered.as<Selection>().chosen;
    const auto list = m_match.list(answered);
    const std::vector<Subject> chosen(list.begin(), list.end());
    addChoice(chosen, picked, answered.answerer.player);
    if (isByEach(instruction) && instruction.op == Op::Choose) {
        if (auto next = goOnChoosing(m_frame.at, instruction)) return *next;
    } else {
        m_frame.at = instruction.next;
    }
    return go();
}

StepResult Interpreter::numbered(const Communication& answered) {
    const Instruction& instruction = now();
    keepNumber(answered.value, answered.answerer.player);
    if (!isByEach(instruction)) {
        m_frame.at = instruction.next;
    } else if (auto next = goOnChoosing(m_frame.at, instruction)) {
        return *next;
    }
    return go();
}

// -------------------------------------------------------------------------------------------------- one choice

std::optional<StepResult> Interpreter::choose(InstructionId at, const Instruction& instruction, PlayerId player) {
    const PlayerId each = isByEach(instruction) ? player : PlayerId{};
    Subjects possible = subjects(instruction.cards, each);
    keepUseful(instruction, possible);
    keepPayable(at, possible);
    const Evaluator evaluate = evaluator(each);
    const auto count = [&evaluate](ExpressionId id) {
        return static_cast<std::size_t>(std::max(0, evaluate.number(id)));
    };
    const std::size_t most = std::min(
        {possible.size(), mostForNext(instruction, player),
         instruction.second ? count(instruction.second) : std::max<std::size_t>(1, count(instruction.amount))});
    const std::size_t least = instruction.amount ? std::min(most, count(instruction.amount)) : most;
    const bool forced = most == 0 || (least == most && most == possible.size());
    if (instruction.picking == Picking::AtRandom && !forced)
        shufflePrefix(m_match.state().globals.random, possible, most);
    const bool isShown = m_match.asksEverything() && least == 1 && possible.size() == 1;
    if ((forced && !isShown) || instruction.picking == Picking::AtRandom || !player) {
        addChoice(possible, player ? most : 0, player);
        return std::nullopt;
    }
    return ask(at, player, possible, least, most);
}

void Interpreter::keepUseful(const Instruction& choosing, Subjects& possible) {
    const Instruction* const next = chosenFor(m_match.pool(), choosing);
    if (next == nullptr) return;
    const int amount = next->amount ? evaluator().number(next->amount) : 0;
    possible.eraseIf([&](Subject subject) {
        return subject.isCard() && !m_match.rulebook().couldAffect(m_match, KindId(next->verb), amount, subject.card());
    });
}

void Interpreter::keepPayable(InstructionId choosing, Subjects& possible) {
    const auto end = endOfPrice(m_match.pool(), choosing);
    if (!end) return;
    possible.eraseIf([&](Subject one) { return !leavesEnough(m_match, choosing, *end, m_scope, one); });
}

/// Limits the choice to the number of subjects that the next instruction can happen to.
std::size_t Interpreter::mostForNext(const Instruction& choosing, PlayerId player) const {
    const Instruction* const next = chosenFor(m_match.pool(), choosing);
    return m_match.rulebook().maxSubjects(m_match, KindId(next != nullptr ? next->verb : std::uint8_t{0xff}), player);
}

StepResult Interpreter::ask(InstructionId at, PlayerId player, std::span<const Subject> possible, std::size_t least,
                            std::size_t most) {
    Selection selection;
    selection.card = m_frame.self;
    selection.least = static_cast<std::uint16_t>(least);
    selection.most = static_cast<std::uint16_t>(most);
    Communication question = possible.front().isPlayer() ? Communication::of(ChoosePlayer{selection})
                                                         : Communication::of(ChooseCard{selection});
    m_match.listAdd(question, possible);
    show(possible, player);
    return Ask{asked(at, question, player), RunAbility::Step::Chosen};
}

/// Shows hidden cards to the player who chooses or orders them. Face-down cards in play are chosen unseen, by their
/// place.
void Interpreter::show(std::span<const Subject> subjects, PlayerId player) {
    Subjects hidden;
    for (const Subject subject : subjects) {
        const bool isHidden =
            subject.isCard() && m_match.state().card(subject.card()).zone != m_match.rulebook().zones().inPlay;
        if (isHidden) hidden.push_back(subject);
    }
    if (hidden.empty()) return;
    VerbBody body;
    body.player = player;
    executeSilently(m_match, KindId(static_cast<std::uint8_t>(CoreRule::Show)), body, hidden);
}

std::optional<StepResult> Interpreter::chooseNumber(InstructionId at, const Instruction& instruction, PlayerId player) {
    const Evaluator evaluate = evaluator(isByEach(instruction) ? player : PlayerId{});
    ChooseNumber body;
    body.card = m_frame.self;
    body.least = static_cast<std::int16_t>(evaluate.number(instruction.amount));
    const int most = std::min(evaluate.number(instruction.second), body.least + EngineLimits::numbers - 1);
    body.most = static_cast<std::int16_t>(std::max<int>(body.least, most));
    if ((body.least == body.most && !m_match.asksEverything()) || !player) {
        keepNumber(body.least, player);
        return std::nullopt;
    }
    return Ask{asked(at, Communication::of(body), player), RunAbility::Step::Numbered};
}

std::optional<StepResult> Interpreter::chooseFamily(InstructionId at, const Instruction& instruction) {
    const PlayerId player = evaluator().players(instruction.player).first();
    const std::vector<TagId> families = m_match.rulebook().families(m_match);
    const bool isChoice = families.size() > (m_match.asksEverything() ? 0U : 1U);
    if (!isChoice || !player) {
        // No family has the number -1.
        m_frame.thatMuch = families.empty() ? std::int16_t{-1} : static_cast<std::int16_t>(families.front().value);
        m_frame.at = instruction.next;
        return std::nullopt;
    }
    return Ask{asked(at, Communication::of(ChooseFamily{m_frame.self}), player), RunAbility::Step::Named};
}

std::optional<StepResult> Interpreter::chooseName(InstructionId at, const Instruction& instruction) {
    const Evaluator evaluate = evaluator();
    const PlayerId player = evaluate.players(instruction.player).first();
    std::vector<DefinitionId> prints = evaluate.prints(m_match.pool()[instruction.cards].filter);
    const std::size_t most =
        instruction.amount ? static_cast<std::size_t>(std::max(0, evaluate.number(instruction.amount))) : prints.size();
    const std::size_t count = std::min({prints.size(), most, std::size_t{EngineLimits::numbers}});
    if (instruction.amount) shufflePrefix(m_match.state().globals.random, prints, count);
    prints.resize(count);
    const bool isChoice = prints.size() > (m_match.asksEverything() ? 0U : 1U);
    if (!isChoice || !player) {
        // No card has the number -1.
        m_frame.thatMuch = prints.empty() ? std::int16_t{-1} : static_cast<std::int16_t>(prints.front().value);
        m_frame.at = instruction.next;
        return std::nullopt;
    }
    Communication question = Communication::of(ChooseName{m_frame.self});
    for (const DefinitionId print : prints) m_match.listAdd(question, Subject::number(print.value));
    return Ask{asked(at, question, player), RunAbility::Step::Named};
}

StepResult Interpreter::named(const Communication& answered) {
    m_frame.thatMuch = saturated(answered.value);
    m_frame.at = now().next;
    return go();
}

std::optional<StepResult> Interpreter::order(InstructionId at, const Instruction& instruction) {
    const Subjects all = subjects(instruction.cards);
    const PlayerId player = evaluator().players(instruction.player).first();
    if (all.size() < 2 || !player) {
        keepChoice(all, all.size());
        m_frame.at = instruction.next;
        return std::nullopt;
    }
    Order body;
    body.card = m_frame.self;
    body.least = static_cast<std::uint16_t>(all.size());
    body.most = body.least;
    Communication question = Communication::of(body);
    m_match.listAdd(question, all);
    show(all, player);
    return Ask{asked(at, question, player), RunAbility::Step::Chosen};
}

// -------------------------------------------------------------------------------------------------- results

/// Stores the choice as Chosen and NotChosen. Removes everything that an earlier choice or loop left after the
/// targets.
void Interpreter::keepChoice(std::span<const Subject> subjects, std::size_t picked) {
    m_match.listTruncate(m_self, m_frame.targets);
    m_match.listAppend(m_self, Subject::number(static_cast<int>(picked)));
    m_match.listAppend(m_self, Subject::number(static_cast<int>(subjects.size() - picked)));
    for (const Subject subject : subjects) m_match.listAppend(m_self, subject);
}

/// Adds an empty choice after the targets, so that more can follow.
void Interpreter::beginChoice() {
    if (m_self.listSize() == m_frame.targets) keepChoice({}, 0);
}

/// Stores a choice. If each player chooses, it is added to the earlier ones, and its size becomes the player's number.
void Interpreter::addChoice(std::span<const Subject> subjects, std::size_t picked, PlayerId player) {
    if (!isByEach(now()) || now().op != Op::Choose) return keepChoice(subjects, picked);
    const auto list = m_match.list(m_self);
    const RunAbility::Choice before = RunAbility::choice(list, m_frame.targets);
    const auto cut = subjects.begin() + static_cast<std::ptrdiff_t>(picked);
    std::vector<Subject> all(before.chosen.begin(), before.chosen.end());
    all.insert(all.end(), subjects.begin(), cut);
    const std::size_t chosenByAll = all.size();
    all.insert(all.end(), before.rest.begin(), before.rest.end());
    all.insert(all.end(), cut, subjects.end());
    const std::vector<Subject> numbers(list.begin() + static_cast<std::ptrdiff_t>(before.end), list.end());
    keepChoice(all, chosenByAll);
    for (const Subject subject : numbers) m_match.listAppend(m_self, subject);
    keepNumber(static_cast<int>(picked), player);
}

void Interpreter::keepNumber(int number, PlayerId player) {
    if (!isByEach(now())) {
        m_frame.thatMuch = saturated(number);
        return;
    }
    addNumber(player, number);
}

void Interpreter::addNumber(PlayerId player, int number) {
    beginChoice();
    m_match.listAppend(m_self, player);
    m_match.listAppend(m_self, numberSubject(number));
}

Subject Interpreter::numberSubject(int number) { return Subject::number(std::max(0, number)); }

std::size_t Interpreter::choiceEnd() const { return RunAbility::choice(m_match.list(m_self), m_frame.targets).end; }

/// Returns the index after the numbers. Only numbers begin with a player followed by a number.
std::size_t Interpreter::loopBegin() const {
    const auto list = m_match.list(m_self);
    std::size_t at = choiceEnd();
    while (at + 1 < list.size() && list[at].isPlayer() && list[at + 1].isNumber()) at += 2;
    return at;
}

std::size_t Interpreter::numberAt(PlayerId player) const {
    const auto list = m_match.list(m_self);
    for (std::size_t at = choiceEnd(); at < loopBegin(); at += 2) {
        if (list[at] == Subject(player)) return at + 1;
    }
    return 0;
}

}  // namespace duelogue

#pragma once

#include <optional>
#include <span>

#include "cards/data/CardPool.h"
#include "match/effects/RunAbility.h"
#include "match/loop/HandlerContext.h"
#include "match/state/SmallVector.h"

namespace duelogue {

/// A run of the interpreter, from the position of a RunAbility until it must wait or is complete. It lives for one
/// entry of the handler. Everything that outlasts it is in the communication.
class Interpreter {
public:
    Interpreter(HandlerContext& match, Communication& self)
        : m_match(match), m_self(self), m_frame(self.as<RunAbility>()) {}

    /// Executes instructions from `at` on.
    [[nodiscard]] StepResult go();

    // Each of these enters the step of the same name with the answer.
    [[nodiscard]] StepResult counted(const Communication& answered);
    [[nodiscard]] StepResult decided(const Communication& answered);
    [[nodiscard]] StepResult chosen(const Communication& answered);
    [[nodiscard]] StepResult numbered(const Communication& answered);
    [[nodiscard]] StepResult optioned(const Communication& answered);
    [[nodiscard]] StepResult named(const Communication& answered);
    [[nodiscard]] StepResult looped(const Communication& answered);
    [[nodiscard]] StepResult contested(const Communication& answered);
    [[nodiscard]] StepResult priced(const Communication& answered);

private:
    using Subjects = SmallVector<Subject, 16>;

    HandlerContext& m_match;
    Communication& m_self;
    RunAbility& m_frame;
    EvalContext m_scope;

    [[nodiscard]] const Instruction& now() const { return m_match.pool()[m_frame.at]; }
    /// Returns an evaluator for the current state of the ability. `each` replaces EachPlayer when several players
    /// choose in turn.
    [[nodiscard]] Evaluator evaluator(PlayerId each = {});
    [[nodiscard]] Subjects subjects(ExpressionId id, PlayerId each = {});
    /// Returns the players that the expression names, in turn order from the current player.
    [[nodiscard]] MatchState::Seats inTurnOrder(ExpressionId id);
    [[nodiscard]] std::optional<StepResult> execute(InstructionId at, const Instruction& instruction);

    /// Lets the rules refill a deck that has fewer cards than the expression names.
    void fillDecks(ExpressionId cards);

    // Branches. A branch without instructions continues after its instruction.
    void enterBody(bool taken);
    [[nodiscard]] StepResult branch(bool taken);
    [[nodiscard]] Communication asked(InstructionId at, Communication question, PlayerId player) const;
    [[nodiscard]] std::optional<StepResult> may(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<StepResult> chooseOne(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<StepResult> unless(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<StepResult> contest(const Instruction& instruction);

    // Choices (InterpreterChoices.cpp). Several players choose in turn order, and all of them have chosen before
    // anything happens.
    [[nodiscard]] bool isByEach(const Instruction& instruction) const;
    [[nodiscard]] std::optional<StepResult> startChoice(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<StepResult> goOnChoosing(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<StepResult> choose(InstructionId at, const Instruction& instruction, PlayerId player);
    [[nodiscard]] std::optional<StepResult> chooseNumber(InstructionId at, const Instruction& instruction,
                                                         PlayerId player);
    [[nodiscard]] std::optional<StepResult> chooseFamily(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<StepResult> chooseName(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<StepResult> order(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::size_t mostForNext(const Instruction& choosing, PlayerId player) const;
    /// Removes subjects to which the next instruction could not happen.
    void keepUseful(const Instruction& choosing, Subjects& possible);
    /// In a choice that is part of a price, removes subjects that would make the rest of the price unpayable.
    void keepPayable(InstructionId choosing, Subjects& possible);
    [[nodiscard]] StepResult ask(InstructionId at, PlayerId player, std::span<const Subject> possible,
                                 std::size_t least, std::size_t most);
    void show(std::span<const Subject> subjects, PlayerId player);
    void beginChoice();
    void keepChoice(std::span<const Subject> subjects, std::size_t picked);
    void addChoice(std::span<const Subject> subjects, std::size_t picked, PlayerId player);
    void keepNumber(int number, PlayerId player);

    // Numbers of players: the choice of each of them, or the result of their round in a loop.
    void addNumber(PlayerId player, int number);
    [[nodiscard]] static Subject numberSubject(int number);
    [[nodiscard]] std::size_t choiceEnd() const;
    [[nodiscard]] std::size_t loopBegin() const;
    /// Returns the index of the player's number in the list, or 0 without one.
    [[nodiscard]] std::size_t numberAt(PlayerId player) const;

    // Loops
    void startLoop(const Instruction& instruction);
    [[nodiscard]] std::optional<StepResult> nextRound();
    [[nodiscard]] int shareOf(Subject subject) const;
    [[nodiscard]] StepResult runAsChild(InstructionId body, Subject each, RunAbility::Step resume, InstructionId then);

    // Verbs and continuous effects
    [[nodiscard]] std::optional<StepResult> doVerb(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<StepResult> impossible(const Instruction& instruction);
    [[nodiscard]] CardId single(ExpressionId id);
    [[nodiscard]] bool lacksSomebody(const Instruction& instruction);
    [[nodiscard]] std::optional<StepResult> shuffleNothingIn(const Instruction& instruction, const Subjects& to);
    [[nodiscard]] Subjects toWhat(const Instruction& instruction);
    [[nodiscard]] CardId sourceOf(const Instruction& instruction);
    void makeFloat(const Instruction& instruction);
    void addFloat(ContinuousEffect effect, const Instruction& instruction, Subject on);
};

}  // namespace duelogue

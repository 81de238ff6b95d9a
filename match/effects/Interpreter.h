#pragma once

#include <optional>
#include <span>

#include "match/effects/RunAbility.h"
#include "match/loop/Match.h"
#include "match/state/Few.h"

namespace duelogue {

/// One run of the interpreter: from the position of a RunAbility until it must wait or is complete. Lives for one entry
/// of the handler; all that lasts is in the communication.
class Interpreter {
public:
    Interpreter(Match& match, Communication& self) : m_match(match), m_self(self), m_frame(self.as<RunAbility>()) {}

    /// Carries out instructions from `at` on.
    [[nodiscard]] Next go();

    // Entered again with an answer, at the step of the same name.
    [[nodiscard]] Next counted(const Communication& answered);
    [[nodiscard]] Next decided(const Communication& answered);
    [[nodiscard]] Next chosen(const Communication& answered);
    [[nodiscard]] Next numbered(const Communication& answered);
    [[nodiscard]] Next optioned(const Communication& answered);
    [[nodiscard]] Next named(const Communication& answered);
    [[nodiscard]] Next looped(const Communication& answered);
    [[nodiscard]] Next contested(const Communication& answered);
    [[nodiscard]] Next priced(const Communication& answered);

private:
    using Subjects = Few<Subject, 16>;

    Match& m_match;
    Communication& m_self;
    RunAbility& m_frame;
    Scope m_scope;

    [[nodiscard]] const Instruction& now() const { return m_match.pool()[m_frame.at]; }
    /// Reads the words of the ability as they stand now; for a player who chooses in turn, EachPlayer is this one.
    [[nodiscard]] Evaluator evaluator(PlayerId each = {});
    [[nodiscard]] Subjects subjects(ExpressionId id, PlayerId each = {});
    /// The players that the expression names, in turn order from the current player.
    [[nodiscard]] MatchState::Seats inTurnOrder(ExpressionId id);
    [[nodiscard]] std::optional<Next> execute(InstructionId at, const Instruction& instruction);

    /// Where the words need more of a deck than there is, the rules may mend that first.
    void fillDecks(ExpressionId cards);

    // Branches: a branch without instructions goes on behind its instruction.
    void enterBody(bool taken);
    [[nodiscard]] Next branch(bool taken);
    [[nodiscard]] Communication asked(InstructionId at, Communication question, PlayerId player) const;
    [[nodiscard]] std::optional<Next> may(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<Next> chooseOne(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<Next> unless(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<Next> contest(const Instruction& instruction);

    // Choices (InterpreterChoices.cpp). Where several players choose, each does in turn order, and nothing
    // happens before the last of them has.
    [[nodiscard]] bool isByEach(const Instruction& instruction) const;
    [[nodiscard]] std::optional<Next> startChoice(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<Next> goOnChoosing(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<Next> choose(InstructionId at, const Instruction& instruction, PlayerId player);
    [[nodiscard]] std::optional<Next> chooseNumber(InstructionId at, const Instruction& instruction, PlayerId player);
    [[nodiscard]] std::optional<Next> chooseFamily(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<Next> order(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::size_t mostForNext(const Instruction& choosing, PlayerId player) const;
    /// Takes out what the next instruction could not happen to.
    void keepUseful(const Instruction& choosing, Subjects& possible);
    /// Of a choice in a price, takes out those with which the rest of it could not be paid.
    void keepPayable(InstructionId choosing, Subjects& possible);
    [[nodiscard]] Next ask(InstructionId at, PlayerId player, std::span<const Subject> possible, std::size_t least,
                           std::size_t most);
    void show(std::span<const Subject> subjects, PlayerId player);
    void shufflePrefix(Subjects& subjects, std::size_t count);
    void beginChoice();
    void keepChoice(std::span<const Subject> subjects, std::size_t picked);
    void addChoice(std::span<const Subject> subjects, std::size_t picked, PlayerId player);
    void keepNumber(int number, PlayerId player);

    // Numbers of players' own: what each of them chose, or has done in a loop.
    void addNumber(PlayerId player, int number);
    [[nodiscard]] static Subject numberSubject(int number);
    [[nodiscard]] std::size_t choiceEnd() const;
    [[nodiscard]] std::size_t loopBegin() const;
    /// Where the number of the player stands in the list; 0: there is none.
    [[nodiscard]] std::size_t numberAt(PlayerId player) const;

    // Loops
    void startLoop(const Instruction& instruction);
    [[nodiscard]] std::optional<Next> nextRound();
    [[nodiscard]] int shareOf(Subject subject) const;
    [[nodiscard]] Next runAsChild(InstructionId body, Subject each, RunAbility::Step resume, InstructionId then);

    // Verbs and what lasts
    [[nodiscard]] std::optional<Next> doVerb(InstructionId at, const Instruction& instruction);
    [[nodiscard]] std::optional<Next> impossible(const Instruction& instruction);
    [[nodiscard]] CardId single(ExpressionId id);
    [[nodiscard]] bool lacksSomebody(const Instruction& instruction);
    [[nodiscard]] std::optional<Next> shuffleNothingIn(const Instruction& instruction, const Subjects& to);
    [[nodiscard]] Subjects toWhat(const Instruction& instruction);
    [[nodiscard]] CardId sourceOf(const Instruction& instruction);
    void makeFloat(const Instruction& instruction);
    void addFloat(FloatingEffect effect, const Instruction& instruction, Subject on);
};

}  // namespace duelogue

#pragma once

#include <optional>
#include <vector>

#include "match/loop/Match.h"
#include "match/notation/scenario/Scenario.h"
#include "match/notation/scenario/ScenarioOutcome.h"

namespace duelogue {

/// Plays a scenario: sets it up, gives the replies of its moves and checks what it expects, line by line.
///
/// Forced replies may be left out: before a reply that does not fit the pending question, whoever has exactly one legal
/// reply gives it. An expectation never changes the match; the line "forced" gives forced replies until somebody has a
/// choice.
///
/// Beside what checkExpectation() reads, a line may expect what has come of the last reply that is written down:
///
///     refused | refused WORDS    it was not taken; why
///     told WORDS                 a line of the log has these words
///     not told WORDS             no line has
///     1 took REPLY               player 1 had, or is about to have, only this one, and it is left out: the match asked
///                                for it, or made the choice by itself
///
/// A reply that was left out so may be written out all the same.
///
/// The rulebook must outlive it.
class ScenarioRunner {
public:
    explicit ScenarioRunner(const Rulebook& rulebook) : m_match(rulebook) {}

    /// Sets up and plays everything. Returns the first wrong line, if there is one. This is how a test gets to a match:
    /// a position may hold any number of copies of a card, and there may be no move.
    [[nodiscard]] std::optional<NotationError> run(const Scenario& scenario);
    /// Sets up and plays everything, and returns every wrong line. A scenario can fail, and its cards come from decks
    /// that the rules allow. Behind a wrong move, which leads to another match, only lines that can't be read count.
    [[nodiscard]] std::vector<NotationError> check(const Scenario& scenario);

    /// Sets up only; then play() takes the moves one by one. A position may hold any number of copies of a card here,
    /// too.
    [[nodiscard]] std::optional<NotationError> setUp(const Scenario& scenario);
    /// `refusalExpected`: the line behind it is "expect refused".
    [[nodiscard]] std::optional<NotationError> play(const NotationLine& line, bool refusalExpected);

    /// The match as far as it has been played.
    [[nodiscard]] const Match& match() const { return m_match; }
    [[nodiscard]] Match& match() { return m_match; }

private:
    Match m_match;
    ScenarioOutcome m_aftermath;
    /// Why the last reply was refused, or taken back by the match; None where it was not.
    Refusal m_refusal;

    template <class Tell>
    void playAll(const Scenario& scenario, Tell&& tell);
    [[nodiscard]] std::vector<NotationError> setUpAll(const Scenario& scenario);
    [[nodiscard]] std::optional<NotationError> unreadable(const NotationLine& line) const;
    [[nodiscard]] std::optional<NotationError> expected(const NotationLine& line, std::string_view text) const;
    [[nodiscard]] static NotationError noMove(const NotationLine& line);
    [[nodiscard]] std::optional<NotationError> reply(const NotationLine& line, bool refusalExpected);
    [[nodiscard]] NotationError noReply(const NotationLine& line, PlayerId player, std::string_view text) const;
    [[nodiscard]] std::optional<NotationError> passUntil(const NotationLine& line, std::string_view text);
    [[nodiscard]] std::optional<NotationError> refused(const NotationLine& line, std::string_view words) const;
    [[nodiscard]] std::optional<NotationError> told(const NotationLine& line, std::string_view words,
                                                    bool isExpected) const;
    [[nodiscard]] std::optional<NotationError> took(const NotationLine& line, PlayerId player,
                                                    std::string_view reply) const;
    [[nodiscard]] bool isForced(PlayerId player, std::string_view reply) const;
    [[nodiscard]] std::optional<NotationError> forced(const NotationLine& line, std::string_view behind);
    void leaveOut();
    [[nodiscard]] std::optional<NotationError> stuck(const NotationLine& line) const;
    template <class Fits>
    [[nodiscard]] std::optional<int> forcedBefore(Fits&& fits) const;
};

/// Plays the scenario in a match of its own. None where all of it holds.
[[nodiscard]] std::optional<NotationError> runScenario(const Rulebook& rulebook, const Scenario& scenario);
/// Likewise; every line that is wrong, see ScenarioRunner::check().
[[nodiscard]] std::vector<NotationError> checkScenario(const Rulebook& rulebook, const Scenario& scenario);

}  // namespace duelogue

#pragma once

#include <optional>
#include <vector>

#include "match/loop/MatchDriver.h"
#include "match/notation/scenario/Scenario.h"
#include "match/notation/scenario/ScenarioOutcome.h"

namespace duelogue {

/// Runs scenarios. Sets a scenario up, gives the replies of its moves and checks its expectations, line by
/// line.
///
/// Forced replies may be left out. If a reply does not fit the pending question, the player who must answer gives the
/// only legal reply first, as often as necessary. An expectation never changes the match. The line "forced" gives
/// forced replies until a player has a choice.
///
/// In addition to the expectations of checkExpectation(), a line may expect the outcome of the last written reply:
///
///     refused | refused WORDS    the reply was refused; the reason contains the words
///     told WORDS                 a line of the log contains the words
///     not told WORDS             the opposite
///     1 took REPLY               player 1 gave, or is about to give, this forced reply, which is left out; the match
///                                asked for it or made the choice silently
///
/// A reply that may be left out may also be written.
///
/// The rulebook must outlive this object.
class ScenarioRunner {
public:
    explicit ScenarioRunner(const Rulebook& rulebook) : m_driver(Match(rulebook)), m_match(m_driver.edit()) {}

    /// Sets up and plays everything. Returns the first wrong line, or nullopt. For tests that need a match: a position
    /// may have any number of copies of a card, and moves may be missing.
    [[nodiscard]] std::optional<NotationError> run(const Scenario& scenario);
    /// Sets up and plays everything. Returns every wrong line. The scenario must have a line that can fail, and copies
    /// of cards are limited (excessCopies()). After a wrong move, the match differs from the intended one, so only
    /// unreadable lines count.
    [[nodiscard]] std::vector<NotationError> check(const Scenario& scenario);

    /// Only sets up; play() then takes the moves one by one. Copies of cards are not limited. Returns the first wrong
    /// line, or nullopt.
    [[nodiscard]] std::optional<NotationError> setUp(const Scenario& scenario);
    /// Plays one line of the moves. `refusalExpected`: the next line is "expect refused". Returns an error if the line
    /// is wrong.
    [[nodiscard]] std::optional<NotationError> play(const NotationLine& line, bool refusalExpected);

    /// Gives forced replies until this written reply of the player is legal. Gives none if it never gets legal.
    void leadTo(PlayerId player, std::string_view reply);
    /// Gives a reply and runs to the next question. Returns false if it is refused.
    [[nodiscard]] bool give(PlayerId player, const Reply& reply);
    /// Replaces the match by an earlier state of it. The observers stay and are not notified.
    void returnTo(const Match& match);

    /// Returns the match as far as it has been played.
    [[nodiscard]] const Match& match() const { return m_match; }
    [[nodiscard]] Match& match() { return m_match; }
    /// Replaces all observers of the match; nullptr removes them.
    void setObserver(Observer* observer) { m_driver.setObserver(observer); }
    /// Adds an observer after the others.
    void addObserver(Observer& observer) { m_driver.addObserver(observer); }

private:
    MatchDriver m_driver;
    Match& m_match;  ///< the driver's
    ScenarioOutcome m_aftermath;
    /// The reason why the last reply was refused or taken back by the match; otherwise None.
    Refusal m_refusal;

    template <class Tell>
    void playAll(const Scenario& scenario, Tell&& tell);
    [[nodiscard]] std::vector<NotationError> setUpAll(const Scenario& scenario);
    [[nodiscard]] std::optional<NotationError> unreadable(const NotationLine& line) const;
    [[nodiscard]] std::optional<NotationError> expected(const NotationLine& line, std::string_view text) const;
    [[nodiscard]] static NotationError noMove(const NotationLine& line);
    [[nodiscard]] std::optional<NotationError> reply(const NotationLine& line, bool refusalExpected);
    [[nodiscard]] std::optional<Refusal> refusedSilently(const ScenarioOutcome& before, PlayerId player,
                                                         std::string_view text) const;
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

/// Plays the scenario in a match of its own. Returns the first wrong line, or nullopt if everything holds.
[[nodiscard]] std::optional<NotationError> runScenario(const Rulebook& rulebook, const Scenario& scenario);
/// Does the same, but returns every wrong line: see ScenarioRunner::check().
[[nodiscard]] std::vector<NotationError> checkScenario(const Rulebook& rulebook, const Scenario& scenario);

}  // namespace duelogue

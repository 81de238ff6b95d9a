#include "match/notation/scenario/ScenarioRunner.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Turn.h"
#include "match/notation/scenario/EarlierMessages.h"
#include "match/notation/scenario/Position.h"
#include "match/notation/scenario/References.h"
#include "match/notation/scenario/Replies.h"
#include "match/notation/scenario/expectations/Expectations.h"

namespace duelogue {

namespace {

using Error = std::optional<NotationError>;

/// The maximum number of forced replies in a row. It stops a match in which no player ever has a choice.
constexpr int mostForced = 2000;

bool isExpectation(const NotationLine& line) {
    std::string_view rest = line.text;
    return notation::take(rest, "expect");
}

bool isRefusal(const NotationLine& line) {
    std::string_view rest = line.text;
    return notation::take(rest, "expect") && notation::take(rest, "refused");
}

/// The player and the reply of "1 took REPLY".
struct Taken {
    PlayerId player;
    std::string_view reply;
};
std::optional<Taken> taken(const ReadableMatch& match, std::string_view text) {
    (void)notation::take(text, "player");
    const auto player = readPlayer(match, notation::takeWord(text));
    if (!player || !notation::take(text, "took")) return std::nullopt;
    return Taken{*player, text};
}

}  // namespace

Error runScenario(const Rulebook& rulebook, const Scenario& scenario) {
    const std::vector<NotationError> mistakes = checkScenario(rulebook, scenario);
    return mistakes.empty() ? std::nullopt : Error(mistakes.front());
}

std::vector<NotationError> checkScenario(const Rulebook& rulebook, const Scenario& scenario) {
    return ScenarioRunner(rulebook).check(scenario);
}

Error ScenarioRunner::run(const Scenario& scenario) {
    Error first;
    playAll(scenario, [&first](NotationError mistake) {
        first = std::move(mistake);
        return false;
    });
    return first;
}

std::vector<NotationError> ScenarioRunner::check(const Scenario& scenario) {
    std::vector<NotationError> mistakes = excessCopies(m_match.rulebook(), scenario);
    playAll(scenario, [&mistakes](NotationError mistake) {
        mistakes.push_back(std::move(mistake));
        return true;
    });
    const auto canFail = [](const NotationLine& line) { return line.text != "forced"; };
    if (mistakes.empty() && scenario.moves.empty())
        mistakes.push_back(NotationLine{scenario.line, {}}.error("the scenario has neither moves nor expectations"));
    else if (mistakes.empty() && std::ranges::none_of(scenario.moves, canFail))
        mistakes.push_back(
            NotationLine{scenario.line, {}}.error("the scenario has no move or expectation that could fail"));
    std::ranges::stable_sort(mistakes, {}, &NotationError::line);
    return mistakes;
}

/// Calls `tell` for each wrong line until it returns false. After a wrong move, the match differs from the intended
/// one, so only unreadable lines count.
template <class Tell>
void ScenarioRunner::playAll(const Scenario& scenario, Tell&& tell) {
    for (const NotationError& mistake : scenario.mistakes) {
        if (!tell(mistake)) return;
    }
    const std::vector<NotationError> wrong = setUpAll(scenario);
    for (const NotationError& mistake : wrong) {
        if (!tell(mistake)) return;
    }
    bool isAstray = !wrong.empty() || !scenario.mistakes.empty();
    if (isAstray && m_match.state().globals.playerCount == 0) return;
    for (std::size_t i = 0; i < scenario.moves.size(); ++i) {
        const NotationLine& line = scenario.moves[i];
        const bool refusal = i + 1 < scenario.moves.size() && isRefusal(scenario.moves[i + 1]);
        Error mistake = isAstray ? unreadable(line) : play(line, refusal);
        if (!mistake) continue;
        isAstray = isAstray || !isExpectation(line);
        if (!tell(*std::move(mistake))) return;
    }
}

/// Returns the error in a line that is unreadable in any match.
Error ScenarioRunner::unreadable(const NotationLine& line) const {
    std::string_view rest = line.text;
    if (notation::take(rest, "expect")) {
        Error mistake = expected(line, rest);
        return mistake && mistake->kind == NotationError::Kind::Unreadable ? mistake : std::nullopt;
    }
    if (notation::take(rest, "forced") || notation::take(rest, "pass until")) return std::nullopt;
    const auto player = readPlayer(m_match, notation::takeWord(rest));
    if (!player) return noMove(line);
    if (!WrittenReply::read(m_match, *player, rest).empty()) return std::nullopt;
    NotationError mistake = unreadableReply(m_match, *player, line, rest);
    return mistake;
}

std::vector<NotationError> ScenarioRunner::setUpAll(const Scenario& scenario) {
    std::vector<NotationError> mistakes = mistakesOfSetUp(m_match, scenario);
    if (!mistakes.empty()) return mistakes;
    if (scenario.asking.number != 0) m_match.askEverything();
    m_match.run();
    m_aftermath.begin(m_match);
    if (const auto error = stuck({scenario.line, scenario.name})) mistakes.push_back(*error);
    return mistakes;
}

Error ScenarioRunner::setUp(const Scenario& scenario) {
    if (!scenario.mistakes.empty()) return scenario.mistakes.front();
    const std::vector<NotationError> mistakes = setUpAll(scenario);
    return mistakes.empty() ? std::nullopt : std::optional(mistakes.front());
}

Error ScenarioRunner::play(const NotationLine& line, bool refusalExpected) {
    std::string_view rest = line.text;
    if (notation::take(rest, "pass until")) return passUntil(line, rest);
    if (notation::take(rest, "forced")) return forced(line, rest);
    return notation::take(rest, "expect") ? expected(line, rest) : reply(line, refusalExpected);
}

Error ScenarioRunner::expected(const NotationLine& line, std::string_view text) const {
    std::string_view rest = text;
    if (notation::take(rest, "refused")) return refused(line, rest);
    if (notation::take(rest, "told")) return told(line, rest, true);
    if (notation::take(rest, "not told")) return told(line, rest, false);
    if (const auto taking = taken(m_match, rest)) return took(line, taking->player, taking->reply);
    return checkExpectation(m_match, line, text);
}

Error ScenarioRunner::reply(const NotationLine& line, bool refusalExpected) {
    std::string_view rest = line.text;
    const auto player = readPlayer(m_match, notation::takeWord(rest));
    if (!player) return noMove(line);
    const auto isLegal = [&](const ReadableMatch& match) { return findReply(match, *player, rest).has_value(); };
    const auto forced = refusalExpected ? std::nullopt : forcedBefore(isLegal);
    const bool isWritten = forced || isLegal(m_match) || refusalExpected;
    if (!isWritten && m_aftermath.writesOut(m_match, *player, rest)) return std::nullopt;
    const ScenarioOutcome before = m_aftermath;
    m_aftermath.begin(m_match);
    for (int i = forced.value_or(0); i > 0; --i) leaveOut();
    auto chosen = findReply(m_match, *player, rest);
    if (!chosen) chosen = readAnyReply(m_match, *player, rest);
    if (!chosen) return noReply(line, *player, rest);
    const std::string asked = refusalExpected ? std::string{} : writeQuestion(m_match);
    m_refusal = m_driver.submit(*player, *chosen);
    if (m_refusal != MessageId::None) {
        if (m_match.playerToAct() == *player) m_refusal = m_match.refusalReason(*chosen);
        const bool isGeneric = m_refusal == MessageId::NotOneOfTheAnswers;
        if (const auto silent = isGeneric ? refusedSilently(before, *player, rest) : std::nullopt) m_refusal = *silent;
        if (refusalExpected) return std::nullopt;
        return illegalReply(line, line.text, m_match.rulebook().reason(m_match, m_refusal), asked);
    }
    m_aftermath.given(*player, *chosen, true);
    m_driver.runSubmitted(*player);
    m_refusal = m_match.lastMessage();
    return stuck(line);
}

/// Returns why a silent choice since the last written reply did not allow this reply; nullopt if the match made no such
/// choice.
std::optional<Refusal> ScenarioRunner::refusedSilently(const ScenarioOutcome& before, PlayerId player,
                                                       std::string_view text) const {
    for (const ScenarioOutcome::LeftOut& each : before.leftOut(m_match)) {
        if (each.asked.playerToAct() != player) continue;
        const auto reply = readAnyReply(each.asked, player, text);
        if (!reply || reply->word != each.reply.word) continue;
        const Refusal reason = each.asked.refusalReason(*reply);
        if (reason != MessageId::None && reason != MessageId::NotOneOfTheAnswers) return reason;
    }
    return std::nullopt;
}

void ScenarioRunner::leadTo(PlayerId player, std::string_view reply) {
    const auto isLegal = [&](const ReadableMatch& match) { return findReply(match, player, reply).has_value(); };
    for (int i = forcedBefore(isLegal).value_or(0); i > 0; --i) leaveOut();
}

bool ScenarioRunner::give(PlayerId player, const Reply& reply) {
    const Match before = m_match;
    m_refusal = m_driver.submit(player, reply);
    if (m_refusal != MessageId::None) return false;
    m_aftermath.begin(before);
    m_aftermath.given(player, reply, true);
    m_driver.runSubmitted(player);
    m_refusal = m_match.lastMessage();
    return true;
}

void ScenarioRunner::returnTo(const Match& match) {
    m_driver.reset(match);
    m_aftermath.begin(m_match);
    m_refusal = MessageId::None;
}

NotationError ScenarioRunner::noMove(const NotationLine& line) {
    return line.error("unknown move " + NotationLine::quoted(line.text) +
                      ". A move is \"expect\", \"forced\", \"pass until\", or the number of a player and a reply");
}

/// Returns why a text is not a reply: it is malformed, or its card is not in the match.
NotationError ScenarioRunner::noReply(const NotationLine& line, PlayerId player, std::string_view text) const {
    const auto readings = WrittenReply::read(m_match, player, text);
    if (readings.empty()) return unreadableReply(m_match, player, line, text);
    const bool isAbout = std::ranges::all_of(readings, [&](const auto& each) { return each.isAboutIt(m_match); });
    return illegalReply(line, text, isAbout ? "No such card is in the match." : "The question is about another card.",
                        writeQuestion(m_match));
}

/// Lets the player who must answer do as little as possible: pass, finish, or give the only reply.
Error ScenarioRunner::passUntil(const NotationLine& line, std::string_view text) {
    if (!notation::take(text, "turn")) return line.wrong("\"pass until turn N PHASE\"");
    const auto read = readTurn(m_match, line, text);
    if (const auto* error = std::get_if<NotationError>(&read)) return *error;
    const auto& until = std::get<TurnReference>(read);
    const auto isThere = [&] {
        const Globals& globals = m_match.state().globals;
        return globals.turn == until.turn && (!until.phase || globals.phase == *until.phase);
    };
    Replies legal;
    m_aftermath.begin(m_match);
    while (!isThere()) {
        const bool gone = m_match.pendingQuestion() == nullptr || m_match.state().globals.turn > until.turn;
        if (gone) return line.untrue("turn " + std::string(text), "turn " + writeTurn(m_match));
        m_match.legalReplies(legal);
        const auto least = std::ranges::find_if(
            legal, [](const Reply& reply) { return reply.is(ReplyWord::Pass) || reply.is(ReplyWord::Done); });
        if (least == legal.end() && legal.size() > 1) {
            return line.untrue("nothing to choose on the way", writeQuestion(m_match));
        }
        const Reply reply = least == legal.end() ? legal.front() : *least;
        m_aftermath.given(m_match.playerToAct(), reply, true);
        (void)m_match.play(m_match.playerToAct(), reply);
    }
    m_refusal = MessageId::None;
    return stuck(line);
}

/// Gives forced replies until a player has a choice.
Error ScenarioRunner::forced(const NotationLine& line, std::string_view behind) {
    if (!behind.empty()) return line.error("nothing can follow \"forced\": " + NotationLine::quoted(behind));
    Replies legal;
    for (int i = 0; i < mostForced; ++i) {
        m_match.legalReplies(legal);
        if (legal.size() != 1) break;
        leaveOut();
    }
    m_refusal = MessageId::None;
    return stuck(line);
}

Error ScenarioRunner::refused(const NotationLine& line, std::string_view words) const {
    const std::string reason = m_match.rulebook().reason(m_match, m_refusal);
    const bool is = m_refusal != MessageId::None && saysNowOrEarlier(reason, words);
    if (is) return std::nullopt;
    return line.untrue(words.empty() ? "refused" : "refused with " + NotationLine::quoted(words),
                       m_refusal == MessageId::None ? "taken" : NotationLine::quoted(reason));
}

/// Checks "told WORDS" or "not told WORDS". The first letter of a line of the log may be in lower case.
Error ScenarioRunner::told(const NotationLine& line, std::string_view words, bool isExpected) const {
    if (words.empty()) return line.error("\"told\" needs words of the log after it");
    const std::vector<std::string> lines = m_aftermath.told();
    const auto has = [&](std::string each) {
        if (each.find(words) != std::string::npos) return true;
        if (!each.empty()) each.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(each.front())));
        return each.find(words) != std::string::npos;
    };
    if (std::ranges::any_of(lines, has) == isExpected) return std::nullopt;
    return line.untrue((isExpected ? "told " : "not told ") + NotationLine::quoted(words),
                       lines.empty() ? "nothing told" : notation::joined(lines, "; "));
}

/// Checks "1 took REPLY": the forced reply was left out, or is the next one that may be.
Error ScenarioRunner::took(const NotationLine& line, PlayerId player, std::string_view reply) const {
    if (WrittenReply::read(m_match, player, reply).empty()) return unreadableReply(m_match, player, line, reply);
    const std::vector<ScenarioOutcome::LeftOut> all = m_aftermath.leftOut(m_match);
    const bool wasTaken = std::ranges::any_of(all, [&](const auto& each) { return each.is(player, reply); });
    if (wasTaken || isForced(player, reply)) return std::nullopt;
    std::vector<std::string> taken;
    for (const ScenarioOutcome::LeftOut& each : all) {
        if (each.asked.playerToAct() == player) taken.push_back(each.text());
    }
    return line.untrue("took " + NotationLine::quoted(reply),
                       (taken.empty() ? "" : "took " + notation::joined(taken, ", ") + "; ") + writeQuestion(m_match));
}

/// Returns true if the player is going to give this reply before any player has a choice.
bool ScenarioRunner::isForced(PlayerId player, std::string_view reply) const {
    Match ahead = m_match;
    ahead.askEverything();
    Replies legal;
    for (int i = 0; i < mostForced; ++i) {
        ahead.legalReplies(legal);
        if (legal.size() != 1) return false;
        if (ahead.playerToAct() == player && findReply(ahead, player, reply) == legal.front()) return true;
        if (ahead.play(ahead.playerToAct(), legal.front()) != MessageId::None) return false;
    }
    return false;
}

/// Gives the only legal reply, which the scenario leaves out.
void ScenarioRunner::leaveOut() {
    Replies legal;
    m_match.legalReplies(legal);
    m_aftermath.given(m_match.playerToAct(), legal.front(), false);
    (void)m_match.play(m_match.playerToAct(), legal.front());
}

Error ScenarioRunner::stuck(const NotationLine& line) const {
    if (m_match.state().globals.over != 0 || m_match.pendingQuestion() != nullptr) return std::nullopt;
    return line.error("the match can't continue: " + m_match.report());
}

/// Returns how many forced replies come before a question that fits, or nullopt if none comes. The match stays
/// unchanged.
template <class Fits>
std::optional<int> ScenarioRunner::forcedBefore(Fits&& fits) const {
    Match ahead = m_match;
    Replies legal;
    for (int i = 0; i < mostForced; ++i) {
        if (fits(std::as_const(ahead))) return i;
        ahead.legalReplies(legal);
        if (legal.size() != 1) return std::nullopt;
        if (ahead.play(ahead.playerToAct(), legal.front()) != MessageId::None) return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace duelogue

#include "match/notation/ScenarioRunner.h"

#include <algorithm>
#include <utility>

#include "match/notation/Expectations.h"
#include "match/notation/Position.h"
#include "match/notation/References.h"
#include "match/notation/Replies.h"
#include "match/notation/Turn.h"

namespace duelogue {

namespace {

using Error = std::optional<NotationError>;

/// A match in which nobody ever has a choice would go on for very long.
constexpr int mostForced = 2000;

bool isRefusal(const NotationLine& line) {
    std::string_view rest = line.text;
    return notation::take(rest, "expect") && notation::take(rest, "refused");
}

/// "1 took REPLY": the player, and the words behind.
struct Taken {
    PlayerId player;
    std::string_view reply;
};
std::optional<Taken> taken(const Match& match, std::string_view text) {
    (void)notation::take(text, "player");
    const auto player = readPlayer(match, notation::takeWord(text));
    if (!player || !notation::take(text, "took")) return std::nullopt;
    return Taken{*player, text};
}

std::string joined(const std::vector<std::string>& parts, const char* between) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : between) + part;
    return text;
}

}  // namespace

Error runScenario(const Rulebook& rulebook, const Scenario& scenario) { return ScenarioRunner(rulebook).run(scenario); }

Error ScenarioRunner::run(const Scenario& scenario) {
    if (auto error = setUp(scenario)) return error;
    for (std::size_t i = 0; i < scenario.moves.size(); ++i) {
        const bool refusal = i + 1 < scenario.moves.size() && isRefusal(scenario.moves[i + 1]);
        if (auto error = play(scenario.moves[i], refusal)) return error;
    }
    return std::nullopt;
}

Error ScenarioRunner::setUp(const Scenario& scenario) {
    if (auto error = setUpScenario(m_match, scenario)) return error;
    m_match.run();
    m_aftermath.begin(m_match);
    return stuck({scenario.line, scenario.name});
}

Error ScenarioRunner::play(const NotationLine& line, bool refusalExpected) {
    std::string_view rest = line.text;
    if (notation::take(rest, "pass until")) return passUntil(line, rest);
    if (notation::take(rest, "forced")) return forced(line, rest);
    if (!notation::take(rest, "expect")) return reply(line, refusalExpected);
    if (notation::take(rest, "refused")) return refused(line, rest);
    if (notation::take(rest, "told")) return told(line, rest);
    if (const auto expected = taken(m_match, rest)) return took(line, expected->player, expected->reply);
    return checkExpectation(m_match, line, rest);
}

Error ScenarioRunner::reply(const NotationLine& line, bool refusalExpected) {
    std::string_view rest = line.text;
    const auto player = readPlayer(m_match, notation::takeWord(rest));
    if (!player) return line.wrong("\"expect\", \"forced\", \"pass until\", or the number of a player and a reply");
    m_aftermath.begin(m_match);
    if (!refusalExpected) {
        answerForced([&](const Match& match) { return findReply(match, *player, rest).has_value(); });
    }
    auto chosen = findReply(m_match, *player, rest);
    if (!chosen) chosen = readAnyReply(m_match, *player, rest);
    if (!chosen) return noReply(line, *player, rest);
    const std::string asked = refusalExpected ? std::string{} : writeQuestion(m_match);
    m_refusal = m_match.request(*player, *chosen);
    if (m_refusal != MessageId::None) {
        if (m_match.asked() == *player) m_refusal = m_match.whyNot(*chosen);
        if (refusalExpected) return std::nullopt;
        return line.wrong("a reply that is legal, while " + asked, NotationLine::quoted(line.text) + ", refused: " +
                                                                       m_match.rulebook().reason(m_match, m_refusal));
    }
    m_aftermath.given(*player, *chosen);
    m_match.done(*player);
    m_refusal = m_match.lastMessage();
    return stuck(line);
}

/// Why a text can't be a reply: it begins with none of the game's words, or names no card of the match.
NotationError ScenarioRunner::noReply(const NotationLine& line, PlayerId player, std::string_view text) const {
    std::string_view rest = text;
    std::vector<std::string> words;
    for (const ReplyForm& form : m_match.rulebook().replyForms()) words.push_back(form.word);
    if (!notation::takeOneOf(rest, words)) {
        return line.wrong("a reply that begins with " + joined(words, ", "), NotationLine::quoted(text));
    }
    const auto readings = WrittenReply::read(m_match, player, text);
    const bool isAbout = std::ranges::all_of(readings, [&](const auto& each) { return each.isAboutIt(m_match); });
    const std::string why = readings.empty() ? ""
                            : isAbout        ? ": no such card in the match"
                                             : ": it is about another card";
    return line.wrong("a reply, while " + writeQuestion(m_match), NotationLine::quoted(text) + why);
}

/// Whoever is asked does as little as can be done: passes, is done, or gives the only reply.
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
        const bool gone = m_match.question() == nullptr || m_match.state().globals.turn > until.turn;
        if (gone) return line.wrong("turn " + std::string(text), "turn " + writeTurn(m_match));
        m_match.options(legal);
        const auto least = std::ranges::find_if(
            legal, [](const Reply& reply) { return reply.is(ReplyWord::Pass) || reply.is(ReplyWord::Done); });
        if (least == legal.end() && legal.size() > 1) {
            return line.wrong("nothing to choose on the way", writeQuestion(m_match));
        }
        const Reply reply = least == legal.end() ? legal.front() : *least;
        m_aftermath.given(m_match.asked(), reply);
        (void)m_match.answer(m_match.asked(), reply);
    }
    m_refusal = MessageId::None;
    return stuck(line);
}

/// "forced": those who have one legal reply give it, until somebody has a choice.
Error ScenarioRunner::forced(const NotationLine& line, std::string_view behind) {
    if (!behind.empty()) return line.wrong("nothing behind \"forced\"", NotationLine::quoted(behind));
    Replies legal;
    for (int i = 0; i < mostForced; ++i) {
        m_match.options(legal);
        if (legal.size() != 1) break;
        leaveOut();
    }
    m_refusal = MessageId::None;
    return stuck(line);
}

Error ScenarioRunner::refused(const NotationLine& line, std::string_view words) const {
    const std::string reason = m_match.rulebook().reason(m_match, m_refusal);
    const bool is = m_refusal != MessageId::None && reason.find(words) != std::string::npos;
    if (is) return std::nullopt;
    return line.wrong(words.empty() ? "refused" : "refused with " + NotationLine::quoted(words),
                      m_refusal == MessageId::None ? "taken" : NotationLine::quoted(reason));
}

/// "told WORDS": a line of the log has these.
Error ScenarioRunner::told(const NotationLine& line, std::string_view words) const {
    if (words.empty()) return line.wrong("words of the log behind \"told\"");
    const std::vector<std::string> lines = m_aftermath.told();
    const auto has = [&](const std::string& each) { return each.find(words) != std::string::npos; };
    if (std::ranges::any_of(lines, has)) return std::nullopt;
    return line.wrong("told " + NotationLine::quoted(words), lines.empty() ? "nothing told" : joined(lines, "; "));
}

/// "1 took REPLY": it was the only one, and is left out; or it is the next that can be.
Error ScenarioRunner::took(const NotationLine& line, PlayerId player, std::string_view reply) const {
    const std::vector<std::string> taken = m_aftermath.leftOutBy(player);
    if (std::ranges::find(taken, reply) != taken.end() || isForced(player, reply)) return std::nullopt;
    return line.wrong("took " + NotationLine::quoted(reply),
                      (taken.empty() ? "" : "took " + joined(taken, ", ") + "; ") + writeQuestion(m_match));
}

/// Whether the player is going to give this reply before anybody has a choice.
bool ScenarioRunner::isForced(PlayerId player, std::string_view reply) const {
    Match ahead = m_match;
    ahead.setObserver(nullptr);
    Replies legal;
    for (int i = 0; i < mostForced; ++i) {
        ahead.options(legal);
        if (legal.size() != 1) return false;
        if (ahead.asked() == player && writeReply(ahead, player, legal.front()) == reply) return true;
        if (ahead.answer(ahead.asked(), legal.front()) != MessageId::None) return false;
    }
    return false;
}

/// The only reply is given.
void ScenarioRunner::leaveOut() {
    Replies legal;
    m_match.options(legal);
    m_aftermath.leftOut(m_match, legal.front());
    (void)m_match.answer(m_match.asked(), legal.front());
}

Error ScenarioRunner::stuck(const NotationLine& line) const {
    if (m_match.state().globals.over != 0 || m_match.question() != nullptr) return std::nullopt;
    return line.wrong("a match that goes on", m_match.report());
}

/// On a copy first: where a fitting question never comes, the match stays as it is.
template <class Fits>
void ScenarioRunner::answerForced(Fits&& fits) {
    Match ahead = m_match;
    ahead.setObserver(nullptr);
    Replies legal;
    for (int i = 0; i < mostForced; ++i) {
        if (fits(std::as_const(ahead))) {
            for (; i > 0; --i) leaveOut();
            return;
        }
        ahead.options(legal);
        if (legal.size() != 1) return;
        if (ahead.answer(ahead.asked(), legal.front()) != MessageId::None) return;
    }
}

}  // namespace duelogue

#include <optional>
#include <string>

#include "match/notation/rulings/Rulings.h"
#include "match/state/Ids.h"

namespace duelogue {

namespace {

constexpr const char* title = "Ruling";
constexpr const char* titleInGerman = "Regelfrage";
constexpr const char* otherReply = "The example goes on with another reply. Go back, or let the program show it.";
constexpr const char* otherReplyInGerman =
    "Das Beispiel geht mit einer anderen Antwort weiter. Geh zurück, oder lass sie dir zeigen.";

/// Returns the seat whose reply a move is; nullopt for "forced" and "pass until".
std::optional<PlayerId> seatOf(const NotationLine& move) {
    std::string_view rest = move.text;
    const auto number = notation::number(notation::takeWord(rest), 1, static_cast<int>(maxPlayers));
    return number ? std::optional(PlayerId(static_cast<std::uint8_t>(*number - 1))) : std::nullopt;
}

/// Returns the moves that the match carries out, without expectations and refused replies.
std::vector<NotationLine> carriedOut(const std::vector<NotationLine>& lines) {
    std::vector<NotationLine> moves;
    for (const NotationLine& line : lines) {
        if (line.begins("expect refused") && !moves.empty()) moves.pop_back();
        if (!line.begins("expect")) moves.push_back(line);
    }
    return moves;
}

}  // namespace

Lesson lessonOf(const Ruling& ruling, int number) {
    const int line = ruling.scenario.line;
    Lesson lesson;
    lesson.position = ruling.scenario;
    lesson.position.moves.clear();
    lesson.number = number;
    lesson.name = {{line, title}, {line, titleInGerman}};
    lesson.ending = ruling.sentence();
    const std::vector<NotationLine> moves = carriedOut(ruling.scenario.moves);
    for (const NotationLine& move : moves) {
        const auto seat = seatOf(move);
        if (!seat) continue;
        lesson.learner = *seat;
        break;
    }
    for (const NotationLine& move : moves) {
        LessonStep& step = lesson.steps.emplace_back();
        step.line = move.number;
        step.kind = seatOf(move) == lesson.learner ? LessonStep::Kind::Learner : LessonStep::Kind::Program;
        step.moves.push_back(move);
    }
    // A position without moves is only looked at.
    if (lesson.steps.empty()) lesson.steps.emplace_back().line = line;
    lesson.steps.front().words = ruling.sentence();
    lesson.steps.front().otherwise = {{line, otherReply}, {line, otherReplyInGerman}};
    return lesson;
}

}  // namespace duelogue

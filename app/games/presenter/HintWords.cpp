#include "app/games/presenter/HintWords.h"

#include "app/shell/language/Tr.h"
#include "match/loop/rulebook/Rulebook.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

namespace duelogue {

namespace {

DUELOGUE_TR(Hints)

template <class Word>
constexpr std::uint8_t number(Word word) {
    return static_cast<std::uint8_t>(word);
}

/// Returns the names in the notation of a reply, in readable form: "Grey Cat" from "play Grey Cat #2". For a reply with
/// two subjects, returns the names before and after "with".
std::pair<QString, QString> namesIn(const Rulebook& rulebook, const Reply& reply, const std::string& words) {
    static const QRegularExpression marks(QStringLiteral(" #\\d+|\\b(his|my) "));
    const ReplyForm& form = rulebook.replyForms()[reply.word];
    const std::size_t word = form.word.size();
    QString names = QString::fromStdString(words.size() > word ? words.substr(word + 1) : std::string());
    names.remove(marks);
    const QString between = QStringLiteral(" with ");
    const auto middle = form.shape == ReplyShape::TwoSubjects ? names.lastIndexOf(between) : -1;
    if (middle < 0) return {names, QString()};
    return {names.first(middle), names.sliced(middle + between.size())};
}

/// Returns true if the player is the viewer and a person, and so is addressed as "you". Computers and the players of
/// other matches are called by name.
bool isYou(const View& view, const std::vector<Occupant>& occupants, PlayerId player) {
    return player == view.viewer() && occupants[player.value].person;
}

/// Returns a player's reply as part of a sentence; empty if it is not worth mentioning.
QString inWords(const View& view, const std::vector<Occupant>& occupants, const TreeSearch::Move& move,
                const HintWords& words) {
    const Reply& reply = move.reply;
    auto [name, with] = namesIn(view.rulebook(), reply, move.words);
    if (reply.subject.isPlayer()) {
        const PlayerId chosen = reply.subject.player();
        name = chosen != move.player            ? occupants[chosen.value].name
               : isYou(view, occupants, chosen) ? tr("yourself")
                                                : tr("themselves");
    }
    switch (reply.word) {
        case number(ReplyWord::Choose):
        case number(ReplyWord::Number):
        case number(ReplyWord::Name):
            return tr("choose %1").arg(name);
        default:
            return reply.word < number(ReplyWord::Count) ? QString() : words.phrase(reply.word, name, with);
    }
}

/// Returns true if the viewer can see the cards of the reply. Otherwise the reply is a guess about hidden cards.
bool isSeen(const View& view, const Reply& reply) {
    return std::ranges::all_of(std::array{reply.subject, reply.second}, [&](Subject subject) {
        if (!subject.isCard()) return true;
        const CardId card = subject.card();
        return card.value < view.state().cards.size() && view.state().card(card).definition;
    });
}

QString capital(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

/// Returns the expected continuation after the reply itself: "You: play Grey Cat. Ben: play Red Fox, move Ogre". Stops
/// at a length that can be read at a glance, and before the first guess about hidden cards.
QString lineOf(const View& view, const std::vector<Occupant>& occupants, const std::vector<TreeSearch::Move>& moves,
               const HintWords& words) {
    constexpr qsizetype glance = 120;  // maximum length in characters
    QString line;
    PlayerId last;
    for (std::size_t i = 1; i < moves.size(); ++i) {
        const TreeSearch::Move& move = moves[i];
        const QString deed = inWords(view, occupants, move, words);
        if (deed.isEmpty() || words.isTrifle(move.reply.word)) continue;
        if (!isSeen(view, move.reply)) break;
        if (line.size() + deed.size() > glance && !line.isEmpty()) return line + tr(" …");
        const QString who = isYou(view, occupants, move.player) ? tr("You") : occupants[move.player.value].name;
        line += move.player == last ? tr(", %1").arg(deed)
                : line.isEmpty()    ? tr("%1: %2").arg(who, deed)
                                    : tr(". %1: %2").arg(who, deed);
        last = move.player;
    }
    return line.isEmpty() ? line : line + u'.';
}

/// Returns the label of the reply's button, with the question if the reply is yes or no. A reply about a card is
/// described by its action.
QString titleOf(const View& view, const std::vector<Occupant>& occupants, const Hint& hint,
                const TableQuestion& question, const TableAnswer& answer, const HintWords& words) {
    const QString deed = inWords(view, occupants, {view.viewer(), hint.reply, hint.words}, words);
    const bool isButton = (answer.card < 0 && answer.seat < 0 && answer.number < 0) || deed.isEmpty();
    if (!isButton || answer.label.isEmpty()) return capital(deed);
    const bool isYesNo = hint.reply.is(ReplyWord::Yes) || hint.reply.is(ReplyWord::No);
    return isYesNo ? tr("%1 – %2").arg(answer.label, question.sentence) : answer.label;
}

}  // namespace

TableHints makeHints(const View& view, const std::vector<Occupant>& occupants, const Replies& shown,
                     const TableQuestion& question, const std::vector<Hint>& hints, const HintWords& words) {
    TableHints made;
    for (const Hint& hint : hints) {
        const auto index = static_cast<int>(std::find(shown.begin(), shown.end(), hint.reply) - shown.begin());
        const auto answer = std::ranges::find(question.answers, index, &TableAnswer::index);
        if (answer == question.answers.end()) continue;
        TableHint row;
        row.answer = index;
        row.words = titleOf(view, occupants, hint, question, *answer, words);
        row.chance = hint.line.empty() ? -1 : hint.chance.value;
        row.margin = made.hints.empty() ? hint.chance.margin : hint.loss.margin;
        row.asGood = !made.hints.empty() && hint.isAsGood();
        row.line = lineOf(view, occupants, hint.line, words);
        for (const int card : {answer->card, answer->onto}) {
            if (card >= 0) row.cards.push_back(card);
        }
        row.seat = std::max(answer->seat, answer->ontoSeat);
        made.hints.push_back(row);
    }
    // Subtracts whole percentages, as displayed, so that the numbers add up.
    const auto whole = [](double chance) { return std::round(100 * chance) / 100; };
    for (TableHint& row : made.hints) row.loss = std::max(0.0, whole(made.hints.front().chance) - whole(row.chance));
    return made;
}

}  // namespace duelogue

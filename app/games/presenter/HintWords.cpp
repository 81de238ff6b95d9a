#include "app/games/presenter/HintWords.h"

#include "app/shell/language/Tr.h"

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

/// What stands behind the word of a reply in the notation, "Grey Cat" of "play Grey Cat #2", for people; of a reply
/// about two what stands on both sides of "with".
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

/// Whoever looks, where that is a person: computers, and matches of others, are told of by their names.
bool isYou(const View& view, const std::vector<Occupant>& sitters, PlayerId player) {
    return player == view.viewer() && sitters[player.value].person;
}

/// A reply of a player as a part of a sentence; empty where it is not worth a word in one.
QString inWords(const View& view, const std::vector<Occupant>& sitters, const TreeSearch::Move& move,
                const HintWords& words) {
    const Reply& reply = move.reply;
    auto [name, with] = namesIn(view.rulebook(), reply, move.words);
    if (reply.subject.isPlayer()) {
        const PlayerId chosen = reply.subject.player();
        name = chosen != move.player          ? sitters[chosen.value].name
               : isYou(view, sitters, chosen) ? tr("yourself")
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

/// Whether the viewer can see what the reply speaks of: else it is a guess, of what may be held or drawn.
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

/// "You: play Grey Cat. Ben: play Red Fox, move Ogre": what comes after the reply itself, as far as it
/// can be taken in at a glance, and rests on no guess.
QString lineOf(const View& view, const std::vector<Occupant>& sitters, const std::vector<TreeSearch::Move>& moves,
               const HintWords& words) {
    constexpr qsizetype glance = 120;  // letters
    QString line;
    PlayerId last;
    for (std::size_t i = 1; i < moves.size(); ++i) {
        const TreeSearch::Move& move = moves[i];
        const QString deed = inWords(view, sitters, move, words);
        if (deed.isEmpty() || words.isTrifle(move.reply.word)) continue;
        if (!isSeen(view, move.reply)) break;
        if (line.size() + deed.size() > glance && !line.isEmpty()) return line + tr(" …");
        const QString who = isYou(view, sitters, move.player) ? tr("You") : sitters[move.player.value].name;
        line += move.player == last ? tr(", %1").arg(deed)
                : line.isEmpty()    ? tr("%1: %2").arg(who, deed)
                                    : tr(". %1: %2").arg(who, deed);
        last = move.player;
    }
    return line.isEmpty() ? line : line + u'.';
}

/// As its button says it, with the question that it answers where that is yes or no; or what is done with its card.
QString titleOf(const View& view, const std::vector<Occupant>& sitters, const Hint& hint, const TableQuestion& question,
                const TableAnswer& answer, const HintWords& words) {
    const QString deed = inWords(view, sitters, {view.viewer(), hint.reply, hint.words}, words);
    const bool isButton = (answer.card < 0 && answer.seat < 0 && answer.number < 0) || deed.isEmpty();
    if (!isButton || answer.label.isEmpty()) return capital(deed);
    const bool isYesNo = hint.reply.is(ReplyWord::Yes) || hint.reply.is(ReplyWord::No);
    return isYesNo ? tr("%1 – %2").arg(answer.label, question.sentence) : answer.label;
}

}  // namespace

TableHints makeHints(const View& view, const std::vector<Occupant>& sitters, const Replies& shown,
                     const TableQuestion& question, const std::vector<Hint>& hints, const HintWords& words) {
    TableHints made;
    for (const Hint& hint : hints) {
        const auto index = static_cast<int>(std::find(shown.begin(), shown.end(), hint.reply) - shown.begin());
        const auto answer = std::ranges::find(question.answers, index, &TableAnswer::index);
        if (answer == question.answers.end()) continue;
        TableHint row;
        row.answer = index;
        row.words = titleOf(view, sitters, hint, question, *answer, words);
        row.chance = hint.line.empty() ? -1 : hint.chance;
        row.error = hint.error;
        row.line = lineOf(view, sitters, hint.line, words);
        for (const int card : {answer->card, answer->onto}) {
            if (card >= 0) row.cards.push_back(card);
        }
        row.seat = std::max(answer->seat, answer->ontoSeat);
        made.hints.push_back(row);
    }
    // The one that was tried most is hardly ever the worse one; where it is about as good, people read the numbers.
    std::ranges::stable_sort(made.hints, std::greater{}, [](const TableHint& row) { return row.chance - row.error; });
    // In whole percents, as both are shown, so that they add up.
    const auto whole = [](double chance) { return std::round(100 * chance) / 100; };
    for (TableHint& row : made.hints) row.loss = std::max(0.0, whole(made.hints.front().chance) - whole(row.chance));
    return made;
}

}  // namespace duelogue

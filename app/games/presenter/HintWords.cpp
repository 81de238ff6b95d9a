#include "app/games/presenter/HintWords.h"

#include "app/shell/language/Tr.h"
#include "match/loop/rulebook/Rulebook.h"

#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <span>
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

/// Returns the names in a player's reply, before and after "with".
std::pair<QString, QString> namesOf(const View& view, const std::vector<Occupant>& occupants,
                                    const TreeSearch::Move& move) {
    const Reply& reply = move.reply;
    auto names = namesIn(view.rulebook(), reply, move.words);
    if (!reply.subject.isPlayer()) return names;
    const PlayerId chosen = reply.subject.player();
    names.first = chosen != move.player            ? occupants[chosen.value].name
                  : isYou(view, occupants, chosen) ? tr("yourself")
                                                   : tr("themselves");
    return names;
}

QString phraseOf(std::uint8_t word, const QString& name, const QString& with, const HintWords& words) {
    switch (word) {
        case number(ReplyWord::Choose):
        case number(ReplyWord::Number):
        case number(ReplyWord::Name):
            return tr("choose %1").arg(name);
        default:
            return word < number(ReplyWord::Count) ? QString() : words.phrase(word, name, with);
    }
}

/// Returns a player's reply as part of a sentence; empty if it is not worth mentioning.
QString inWords(const View& view, const std::vector<Occupant>& occupants, const TreeSearch::Move& move,
                const HintWords& words) {
    const auto [name, with] = namesOf(view, occupants, move);
    return phraseOf(move.reply.word, name, with, words);
}

/// Returns "Ogre", "Ogre and Fox ×2", "Ogre, Fox and Grey Cat".
QString listed(const QStringList& names) {
    QStringList parts;
    for (const QString& name : names) {
        const auto count = names.count(name);
        const QString part = count > 1 ? QStringLiteral("%1 ×%2").arg(name).arg(count) : name;
        if (!parts.contains(part)) parts << part;
    }
    const QString last = parts.takeLast();
    return parts.isEmpty() ? last : tr("%1 and %2").arg(parts.join(QStringLiteral(", ")), last);
}

/// Returns several replies as one sentence: "use Ogre and Fox", "join Ogre with Bear and Grey Cat". Replies with the
/// same word share it; with two names, they also share the first one.
QString inWords(const View& view, const std::vector<Occupant>& occupants, std::span<const TreeSearch::Move> moves,
                const HintWords& words) {
    struct Part {
        std::uint8_t word;
        QStringList names;
        QStringList with;
    };
    std::vector<Part> parts;
    for (const TreeSearch::Move& move : moves) {
        const auto [name, with] = namesOf(view, occupants, move);
        const auto joins = [&, &name = name, &with = with](const Part& part) {
            return part.word == move.reply.word && part.with.isEmpty() == with.isEmpty() &&
                   (with.isEmpty() || part.names.front() == name);
        };
        auto part = std::ranges::find_if(parts, joins);
        if (part == parts.end()) part = parts.insert(parts.end(), Part{move.reply.word, {}, {}});
        if (with.isEmpty() || part->names.isEmpty()) part->names << name;
        if (!with.isEmpty()) part->with << with;
    }
    QStringList deeds;
    for (const Part& part : parts) {
        const QString with = part.with.isEmpty() ? QString() : listed(part.with);
        const QString deed = phraseOf(part.word, listed(part.names), with, words);
        if (!deed.isEmpty()) deeds << deed;
    }
    return deeds.join(QStringLiteral(", "));
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

/// Returns the expected continuation after the answer itself: "You: play Grey Cat. Ben: play Red Fox, move Ogre". Stops
/// at a length that can be read at a glance, and before the first guess about hidden cards.
QString lineOf(const View& view, const std::vector<Occupant>& occupants, const Hint& hint, const HintWords& words) {
    const std::vector<TreeSearch::Move>& moves = hint.line;
    constexpr qsizetype glance = 120;  // maximum length in characters
    QString line;
    PlayerId last;
    for (std::size_t i = hint.size(); i < moves.size(); ++i) {
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

/// Returns the label of the reply's button, with the question if the reply is yes or no. A reply about a card, or
/// several replies, are described by their action.
QString titleOf(const View& view, const std::vector<Occupant>& occupants, const Hint& hint,
                const TableQuestion& question, const TableAnswer& answer, const HintWords& words) {
    if (hint.size() > 1 && hint.line.size() >= hint.size()) {
        const QString deeds = inWords(view, occupants, std::span(hint.line).first(hint.size()), words);
        if (!deeds.isEmpty()) return capital(deeds);
    }
    const QString deed = inWords(view, occupants, {view.viewer(), hint.reply, hint.words}, words);
    const bool isButton = (answer.card < 0 && answer.seat < 0 && answer.number < 0) || deed.isEmpty();
    if (!isButton || answer.label.isEmpty()) return capital(deed);
    const bool isYesNo = hint.reply.is(ReplyWord::Yes) || hint.reply.is(ReplyWord::No);
    return isYesNo ? tr("%1 – %2").arg(answer.label, question.sentence) : answer.label;
}

/// Adds the cards of several replies, which are the cards of the table with the same ids.
void addCards(const Replies& replies, std::vector<int>& cards) {
    for (const Reply& reply : replies) {
        for (const Subject subject : {reply.subject, reply.second}) {
            const int card = subject.isCard() ? subject.card().value : -1;
            if (card >= 0 && std::ranges::find(cards, card) == cards.end()) cards.push_back(card);
        }
    }
}

/// Returns a number as precise as an average deserves: "0.8", "3", "450".
QString inFewDigits(double number) {
    constexpr double few = 3;
    constexpr double many = 100;
    if (number < few) return QLocale().toString(number, 'f', 1);
    return QString::number(std::lround(number < many ? number : 10 * std::round(number / 10)));
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
        row.answer = row.accept = index;
        if (hint.size() > 1) row.replies = hint.answer;
        row.words = titleOf(view, occupants, hint, question, *answer, words);
        row.chance = hint.line.empty() ? -1 : hint.chance.value;
        row.margin = made.hints.empty() ? hint.chance.margin : hint.loss.margin;
        row.asGood = !made.hints.empty() && hint.isAsGood();
        row.line = lineOf(view, occupants, hint, words);
        for (const int card : {answer->card, answer->onto}) {
            if (card >= 0) row.cards.push_back(card);
        }
        addCards(row.replies, row.cards);
        row.seat = std::max(answer->seat, answer->ontoSeat);
        made.hints.push_back(row);
    }
    // Subtracts whole percentages, as displayed, so that the numbers add up.
    const auto whole = [](double chance) { return std::round(100 * chance) / 100; };
    for (TableHint& row : made.hints) row.loss = std::max(0.0, whole(made.hints.front().chance) - whole(row.chance));
    return made;
}

QString reasonOf(const std::vector<HintFigure>& figures, const std::vector<Estimate>& differences) {
    constexpr double least = .25;  // cards
    const auto gain = [&](std::size_t i) { return differences[i].value * figures[i].worth; };
    std::vector<std::size_t> told;
    for (std::size_t i = 0; i < std::min(figures.size(), differences.size()); ++i) {
        if (differences[i].isClear() && std::abs(gain(i)) >= least) told.push_back(i);
    }
    if (told.empty()) return {};
    // A reason begins with an advantage.
    std::ranges::iter_swap(told.begin(), std::ranges::max_element(told, {}, gain));
    std::ranges::stable_sort(told.begin() + 1, told.end(), std::greater{}, [&](auto i) { return std::abs(gain(i)); });
    if (gain(told[0]) < 0) return {};
    const auto amount = [&](std::size_t i) {
        const double value = differences[i].value;
        return (value > 0 ? figures[i].more : figures[i].less).arg(inFewDigits(std::abs(value)));
    };
    const auto inFull = [&](std::size_t i) { return figures[i].who + u' ' + amount(i); };
    QString all = inFull(told[0]);
    if (told.size() > 1) {
        const bool isSame = figures[told[0]].who == figures[told[1]].who;
        const QString more = isSame ? amount(told[1]) : inFull(told[1]);
        all = gain(told[1]) > 0 ? tr("%1 and %2").arg(all, more) : tr("%1, but %2").arg(all, more);
    }
    return tr("Compared with the second reply, on average two turns later: %1.").arg(all);
}

}  // namespace duelogue

#include "app/match/table/Announcements.h"

#include "app/match/rows/StoryRows.h"
#include "app/shell/language/Tr.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace duelogue {

namespace {

DUELOGUE_TR(Announcements)

QStringList withoutEmpty(QStringList words) {
    words.removeAll(QString());
    return words;
}

/// Returns the parts as sentences: a part without final punctuation, such as "Second main", gets a full stop.
QString asSentences(const QStringList& parts) {
    QStringList sentences;
    for (const QString& part : withoutEmpty(parts)) {
        const QChar last = part.back();
        sentences << (last.isLetterOrNumber() || last == u')' ? part + u'.' : part);
    }
    return sentences.join(u' ');
}

/// Returns the index of the first log line to announce. After many new turns, for example after joining a long match or
/// jumping ahead, only the last turn is announced.
std::size_t worthTelling(const TableState& table, std::size_t known) {
    std::size_t turns = 0, last = known;
    for (std::size_t i = known; i < table.log.size(); ++i) {
        if (table.log[i].turn) ++turns, last = i;
    }
    return turns > 2 * table.seats.size() ? last : known;
}

}  // namespace

QStringList Announcements::of(const TableState& table) {
    if (!table.curtain.name.isEmpty()) {
        m_asked.reset();
        if (std::exchange(m_curtain, table.curtain) == table.curtain) return {};
        return {asSentences({tr("Pass the screen to %1.").arg(table.curtain.name), table.curtain.sentence})};
    }
    m_curtain = {};
    QStringList words = linesOf(table) + resultOf(table) + questionOf(table);
    if (std::exchange(m_notice, table.notice) != table.notice) words << table.notice;
    return withoutEmpty(words);
}

void Announcements::forget() { *this = {}; }

void Announcements::changeLanguage() {
    for (auto& [seat, told] : m_told) told.otherwise = true;
}

/// Returns the new lines of the log. Lines taken back by undo are removed from the memory, so they are announced again.
QStringList Announcements::linesOf(const TableState& table) {
    Told& told = m_told[table.viewer];
    std::size_t known = std::min(told.lines.size(), table.log.size());
    if (!std::exchange(told.otherwise, false)) {
        const auto isSame = [](const TableLogLine& line, const QString& words) { return line.text == words; };
        const auto differs = std::ranges::mismatch(table.log, told.lines, isSame);
        known = static_cast<std::size_t>(std::distance(table.log.begin(), differs.in1));
    }
    QStringList words;
    for (std::size_t i = worthTelling(table, known); i < table.log.size(); ++i) words << plainText(table.log[i].text);
    told.lines.clear();
    std::ranges::transform(table.log, std::back_inserter(told.lines), &TableLogLine::text);
    return words;
}

QStringList Announcements::questionOf(const TableState& table) {
    const TableQuestion& question = table.question;
    if (question.answers.empty() || table.result.over) {
        m_asked.reset();
        return {};
    }
    const Asked asked{table.viewer, question, table.asking, table.frames};
    if (m_asked == asked) return {};
    m_asked = asked;
    const int replies = static_cast<int>(question.answers.size());
    return {asSentences({question.title, question.sentence, tr("%n options.", nullptr, replies)})};
}

QStringList Announcements::resultOf(const TableState& table) {
    const TableResult& result = table.result;
    if (std::exchange(m_result, result) == result || !result.over) return {};
    return {asSentences({result.title, plainText(result.blow), result.sentence, result.series})};
}

}  // namespace duelogue

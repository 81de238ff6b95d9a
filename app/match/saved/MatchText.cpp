#include "app/match/saved/MatchText.h"

#include <QDateTime>
#include <algorithm>

#include "app/match/saved/Participants.h"
#include "app/match/saved/Series.h"
#include "app/shell/language/FileWords.h"
#include "app/shell/language/Tr.h"
#include "cards/data/CardPool.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "match/notation/scenario/Position.h"

namespace duelogue {

namespace {

DUELOGUE_TR(MatchText)

/// The kind of a seat that an external program played.
constexpr const char* programKind = "program";

std::string timeText(std::int64_t seconds) {
    return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).toString(Qt::ISODate).toStdString();
}

std::int64_t secondsOf(std::string_view text) {
    const QString written = QString::fromUtf8(text);
    const QDateTime time = QDateTime::fromString(written, Qt::ISODate);
    return time.isValid() ? time.toSecsSinceEpoch() : 0;
}

/// Returns the text on one line, so that its contents can't break the line format.
std::string oneLine(const QString& text) { return text.simplified().toStdString(); }

/// Returns the kind of a built-in computer player or "program"; everybody else counts as a person.
QString kindOf(const Rulebook& rulebook, const QString& written) {
    if (written == programKind) return written;
    const bool isOurs = !written.startsWith("process:") && usualPlayer(written.toStdString(), rulebook, 1) != nullptr;
    return isOurs ? written : QStringLiteral("person");
}

/// Adds the state of the series and the sideboard of each deck.
void noteSeries(const CardPool& pool, const SavedMatch& match, std::vector<std::string>& notes) {
    if (match.config.series.of <= 1) return;
    std::string series = "series " + std::to_string(match.config.series.of);
    for (const int wins : match.config.series.wins) series += " " + std::to_string(wins);
    notes.push_back(series);
    for (std::size_t seat = 0; seat < match.decks.size(); ++seat) {
        for (const DeckEntry& entry : match.decks[seat].sideboard)
            notes.push_back("beside " + std::to_string(seat + 1) + " " + std::to_string(entry.count) + " " +
                            pool[entry.card].name);
    }
}

/// Adds the chess clock and the time that is left to each seat, in milliseconds.
void noteClock(const SavedMatch& match, std::vector<std::string>& notes) {
    const ClockSetting& clock = match.config.clock;
    if (!clock.isOn()) return;
    notes.push_back("clock " + std::to_string(clock.minutes) + " " + std::to_string(clock.increment));
    if (match.timeLeft.empty()) return;
    std::string left = "time left";
    for (const auto time : match.timeLeft) left += " " + std::to_string(time.count());
    notes.push_back(left);
}

std::vector<std::string> notesOf(const CardPool& pool, const SavedMatch& match, std::int64_t ended) {
    std::vector<std::string> notes;
    for (std::size_t seat = 0; seat < match.config.seats.size(); ++seat) {
        const MatchConfig::Seat& who = match.config.seats[seat];
        const std::string number = " " + std::to_string(seat + 1) + " ";
        if (!who.name.isEmpty()) notes.push_back("player" + number + oneLine(who.name));
        notes.push_back("kind" + number + (who.kind.startsWith("process:") ? programKind : oneLine(who.kind)));
        if (!who.deck.isEmpty()) notes.push_back("deck" + number + oneLine(who.deck));
    }
    const MatchIdentity& identity = match.identity;
    if (!identity.id.isEmpty()) notes.push_back("match " + oneLine(identity.id));
    if (identity.begun != 0) notes.push_back("begun " + timeText(identity.begun));
    if (ended != 0) notes.push_back("ended " + timeText(ended));
    if (!identity.origin.isEmpty())
        notes.push_back("origin " + std::to_string(identity.originAt) + " " + oneLine(identity.origin));
    if (match.former && match.former->refused > 0) notes.push_back("refused " + std::to_string(match.former->refused));
    noteSeries(pool, match, notes);
    noteClock(match, notes);
    return notes;
}

Series readSeries(std::string_view text, std::size_t seats) {
    Series series;
    series.of = notation::number(notation::takeWord(text), 1, Series::most).value_or(0);
    while (!text.empty())
        series.wins.push_back(notation::number(notation::takeWord(text), 0, Series::most).value_or(0));
    return isSeries(series, seats) ? series : Series{};
}

ClockSetting readClock(std::string_view text) {
    ClockSetting clock;
    clock.minutes = notation::number(notation::takeWord(text), 0, ClockSetting::mostMinutes).value_or(0);
    clock.increment = notation::number(notation::takeWord(text), 0, ClockSetting::mostIncrement).value_or(0);
    return clock;
}

/// Returns the time that is left to each seat; empty if the text has another number of times.
std::vector<std::chrono::milliseconds> readTimeLeft(std::string_view text, std::size_t seats) {
    constexpr int most = 24 * 60 * 60 * 1000;
    std::vector<std::chrono::milliseconds> left;
    if (!notation::take(text, "left")) return left;
    while (!text.empty()) left.emplace_back(notation::number(notation::takeWord(text), 0, most).value_or(0));
    return left.size() == seats ? left : std::vector<std::chrono::milliseconds>();
}

void readBeside(const CardPool& pool, std::string_view text, std::vector<Deck>& decks) {
    const auto seat = notation::number(notation::takeWord(text), 1, static_cast<int>(decks.size()));
    const auto count = notation::number(notation::takeWord(text), 1, Deck::mostOfOne);
    const DefinitionId card = pool.find(text);
    if (seat && count && card) (void)Deck::add(decks[static_cast<std::size_t>(*seat - 1)].sideboard, {*count, card});
}

void readNote(const Rulebook& rulebook, std::string_view text, ReadMatch& read) {
    SavedMatch& match = read.match;
    const std::string_view word = notation::takeWord(text);
    const auto rest = [&text] { return QString::fromUtf8(text); };
    if (word == "match") match.identity.id = rest();
    if (word == "begun") match.identity.begun = secondsOf(text);
    if (word == "ended") read.ended = secondsOf(text);
    if (word == "series") match.config.series = readSeries(text, match.config.seats.size());
    if (word == "clock") match.config.clock = readClock(text);
    if (word == "time") match.timeLeft = readTimeLeft(text, match.config.seats.size());
    if (word == "beside") readBeside(rulebook.pool(), text, match.decks);
    constexpr int most = 1'000'000;
    if (word == "refused" && match.former)
        match.former->refused = std::max(match.former->refused, notation::number(text, 1, most).value_or(0));
    const bool isOfSeat = word == "player" || word == "kind" || word == "deck";
    if (!isOfSeat && word != "origin") return;
    const int number = notation::number(notation::takeWord(text), 0, most).value_or(-1);
    if (word == "origin") {
        match.identity.originAt = std::max(0, number);
        match.identity.origin = rest();
    }
    if (!isOfSeat || number < 1 || number > static_cast<int>(match.config.seats.size())) return;
    MatchConfig::Seat& seat = match.config.seats[static_cast<std::size_t>(number - 1)];
    if (word == "player") seat.name = rest();
    if (word == "kind") seat.kind = kindOf(rulebook, rest());
    if (word == "deck") seat.deck = rest();
}

Deck deckOf(const std::vector<DefinitionId>& cards) {
    Deck deck;
    for (const DefinitionId card : cards) {
        if (deck.entries.empty() || deck.entries.back().card != card) deck.entries.push_back({0, card});
        ++deck.entries.back().count;
    }
    return deck;
}

/// Returns the number of replies in the text from this line on.
int repliesFrom(const Scenario& scenario, int line) {
    return static_cast<int>(std::ranges::count_if(scenario.moves, [line](const NotationLine& move) {
        return move.number >= line && !move.text.starts_with("expect");
    }));
}

MatchReading matchOf(const Scenario& scenario) {
    const Game* const played = game(scenario.game);
    if (played == nullptr) return tr("The game “%1” doesn't exist.").arg(QString::fromStdString(scenario.game));
    ReadMatch read;
    auto replay = readReplay(played->rulebook(), scenario);
    if (const auto* error = std::get_if<NotationError>(&replay)) {
        read.warning = fileWords(*error);
        Scenario today = scenario;
        forgetEdition(today);
        replay = readReplay(played->rulebook(), today);
    }
    if (const auto* error = std::get_if<NotationError>(&replay)) return fileWords(*error);
    auto& found = std::get<Replay>(replay);
    if (!read.warning.isEmpty()) {
        auto then = readEdition(played->rulebook(), found.start.decks, scenario);
        if (const auto* error = std::get_if<NotationError>(&then)) return fileWords(*error);
        read.match.former = FormerMatch{std::get<RulesFingerprint>(std::move(then))};
        if (found.mistake) read.match.former->refused = repliesFrom(scenario, found.mistake->line);
    }
    if (found.mistake && (read.warning.isEmpty() || read.match.former->refused > 0))
        read.warning = QStringList{read.warning, fileWords(*found.mistake)}.join(' ').trimmed();
    read.name = QString::fromStdString(scenario.name);
    SavedMatch& match = read.match;
    match.config.game = QString::fromStdString(scenario.game);
    match.seed = found.start.seed;
    match.config.options = found.start.options;
    for (std::size_t seat = 0; seat < found.start.decks.size(); ++seat) {
        match.decks.push_back(deckOf(found.start.decks[seat]));
        match.config.seats.push_back({tr("Player %1").arg(seat + 1), "person", QString()});
    }
    for (const NotationLine& note : scenario.notes) readNote(played->rulebook(), note.text, read);
    match.replies = std::move(found.entries);
    match.over = playedOut(*played, match).pendingQuestion() == nullptr;
    return read;
}

}  // namespace

std::string writeMatch(const Game& game, const SavedMatch& match, const QString& name, std::int64_t ended) {
    const auto playedWith = match.former ? std::optional(match.former->playedWith) : std::nullopt;
    return writeReplay(game.rulebook(), match.start(), match.replies, oneLine(name), notesOf(game.pool(), match, ended),
                       playedWith);
}

std::vector<MatchReading> readMatches(std::string_view text) {
    auto scenarios = readScenarios(text);
    if (const auto* error = std::get_if<NotationError>(&scenarios)) return {fileWords(*error)};
    std::vector<MatchReading> matches;
    for (const Scenario& scenario : std::get<std::vector<Scenario>>(scenarios)) matches.push_back(matchOf(scenario));
    if (matches.empty()) matches.emplace_back(tr("It contains no match."));
    return matches;
}

MatchReading readMatch(std::string_view text) { return std::move(readMatches(text).front()); }

}  // namespace duelogue

#include "app/match/saved/Series.h"

#include <algorithm>
#include <utility>

#include "app/shell/language/Tr.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

DUELOGUE_TR(Series)

std::vector<int> winsBefore(const MatchConfig& config) {
    std::vector<int> wins = config.series.wins;
    wins.resize(config.seats.size());
    return wins;
}

/// Returns the seat that starts the next match: a loser, or after a draw the seat that started this match.
PlayerId firstAfter(const Game& game, const SavedMatch& match, const ReadableMatch& end) {
    const Globals& globals = end.state().globals;
    for (int p = 0; p < globals.playerCount && globals.winners != 0; ++p) {
        if (((globals.winners >> p) & 1) == 0) return PlayerId(static_cast<std::uint8_t>(p));
    }
    Match anew(game.rulebook());
    begin(anew, match.start());
    return anew.state().globals.current;
}

/// Returns the first seed from `seed` on with which `first` starts. Gives up after 200 attempts.
std::uint64_t seedFor(const Game& game, SavedMatch match, PlayerId first, std::uint64_t seed) {
    constexpr int enough = 200;
    match.seed = seed;
    for (int tried = 0; tried < enough; ++tried, ++match.seed) {
        Match begun(game.rulebook());
        begin(begun, match.start());
        if (begun.state().globals.current == first) break;
    }
    return match.seed;
}

/// Leaves the first player to chance, because the result of a match decides who starts the next one.
void forgetFirstPlayer(const Game& game, MatchConfig& config) {
    const auto settings = game.rulebook().settings();
    for (std::size_t i = 0; i < config.options.size(); ++i) {
        if (settings[i].isSeat) config.options[i] = static_cast<std::int16_t>(settings[i].usual);
    }
}

void changeRoles(MatchConfig& config) {
    MatchConfig::Seat& one = config.seats.front();
    MatchConfig::Seat& other = config.seats.back();
    std::swap(one.name, other.name);
    std::swap(one.kind, other.kind);
    std::swap(config.series.wins.front(), config.series.wins.back());
}

}  // namespace

bool isSeries(const Series& series, std::size_t seats) {
    const auto fits = [&](int wins) { return wins >= 0 && 2 * wins < series.of; };
    return series.of > 1 && series.of <= Series::most && series.of % 2 == 1 && seats == 2 &&
           (series.wins.empty() || series.wins.size() == seats) && std::ranges::all_of(series.wins, fits);
}

SeriesStanding standingOf(const MatchConfig& config, const ReadableMatch& match) {
    if (config.series.of <= 1) return {{}, true};
    SeriesStanding standing{winsBefore(config)};
    const Globals& globals = match.state().globals;
    for (std::size_t seat = 0; seat < standing.wins.size(); ++seat) {
        if (globals.over != 0) standing.wins[seat] += (globals.winners >> seat) & 1;
        standing.decided = standing.decided || 2 * standing.wins[seat] > config.series.of;
    }
    return standing;
}

QString seriesWords(const std::vector<MatchConfig::Seat>& seats, int of, const std::vector<int>& wins) {
    if (of <= 1) return {};
    QStringList each;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        each += QString("%1 %2").arg(seats[seat].called(), QString::number(seat < wins.size() ? wins[seat] : 0));
    return tr("Best of %1: %2").arg(of).arg(each.join(", "));
}

bool awaitsNext(const MatchConfig& config, const ReadableMatch& match) {
    return match.pendingQuestion() == nullptr && !standingOf(config, match).decided;
}

SavedMatch nextOf(const Game& game, const SavedMatch& match, std::vector<Deck> decks, std::uint64_t seed) {
    const Match end = playedOut(game, match);
    SavedMatch next;
    next.config = match.config;
    next.config.series.wins = standingOf(match.config, end).wins;
    next.decks = std::move(decks);
    const bool haveRoles = game.deckBuilding().seatOf != nullptr;
    if (haveRoles) changeRoles(next.config);
    forgetFirstPlayer(game, next.config);
    next.seed = haveRoles ? seed : seedFor(game, next, firstAfter(game, match, end), seed);
    return next;
}

}  // namespace duelogue

#include "app/library/matches/Statistics.h"

#include <QHash>
#include <algorithm>
#include <optional>

#include "players/search/Level.h"

namespace duelogue {

namespace {

using Seat = MatchConfig::Seat;

/// The result of a match for one seat.
struct Gain {
    Ending outcome = Ending::Lost;
    double share = 0;  ///< share of the win
};

Gain gainOf(const MatchResult& match, int seat) {
    const auto winners = static_cast<double>(match.winners.size());
    if (match.winners.empty()) return {Ending::Even, 1 / static_cast<double>(match.seats.size())};
    if (std::ranges::find(match.winners, seat) == match.winners.end()) return {Ending::Lost, 0};
    return match.winners.size() == 1 ? Gain{Ending::Won, 1} : Gain{Ending::Even, 1 / winners};
}

QString partOf(const QString& deck) {
    return deck.startsWith(QLatin1String("random")) ? QStringLiteral("random") : deck;
}

/// Returns the parts of a joined deck, each once. All random decks count as one.
QStringList partsOf(const QString& deck) {
    if (!deck.contains('+')) return deck.isEmpty() ? QStringList() : QStringList(partOf(deck));
    QStringList parts;
    for (const QString& part : deck.split('+', Qt::SkipEmptyParts)) parts += partOf(part);
    parts.removeDuplicates();
    return parts;
}

/// Returns the points of a level; nullopt for other kinds of players.
std::optional<double> pointsOf(const QString& kind) {
    const Level* const level = findLevel(kind.toStdString());
    return level == nullptr ? std::nullopt : std::optional(level->points);
}

/// The other players of a person's match; many matches share the same ones.
struct Others {
    QStringList kinds;               ///< each once
    std::optional<double> together;  ///< togetherAs(); nullopt if one of them is not a level
};

Others othersOf(const QStringList& kinds) {
    Others others{kinds, std::nullopt};
    others.kinds.removeDuplicates();
    std::vector<double> all;
    for (const QString& kind : kinds) {
        const std::optional<double> points = pointsOf(kind);
        if (!points) return others;
        all.push_back(*points);
    }
    others.together = togetherAs(all);
    return others;
}

QStringList kindsBut(const MatchResult& match, int person) {
    QStringList kinds;
    for (int seat = 0; seat < static_cast<int>(match.seats.size()); ++seat) {
        if (seat != person) kinds += match.seats[seat].kind;
    }
    return kinds;
}

/// Tally lines by game and id.
class Lines {
public:
    void add(const QString& game, const QString& id, const Gain& gain) {
        const auto key = std::pair(game, id);
        auto at = m_places.constFind(key);
        if (at == m_places.constEnd()) {
            at = m_places.insert(key, m_lines.size());
            m_lines.push_back({game, id, {}});
        }
        m_lines[*at].tally.add(gain.outcome, gain.share);
    }
    [[nodiscard]] std::vector<TallyLine> take() {
        std::ranges::stable_sort(m_lines, std::greater{}, [](const TallyLine& line) { return line.tally.total(); });
        return std::move(m_lines);
    }

private:
    std::vector<TallyLine> m_lines;
    QHash<std::pair<QString, QString>, std::size_t> m_places;
};

/// The state of one pass over the matches.
class Count {
public:
    void add(const MatchResult& match);
    [[nodiscard]] Statistics take();

private:
    Statistics m_found;
    Lines m_games, m_decks, m_rivals, m_people;
    std::vector<DatedEnding> m_dated;  ///< matches that count, in their order
    std::vector<TurnsLine> m_turns;
    std::vector<RatedMatch> m_rated;
    QHash<QStringList, Others> m_others;  ///< by the kinds of the others, one per seat

    void addOfPerson(const MatchResult& match, int person);
    void addOfPeople(const MatchResult& match);
    void drawCurve();
    void findExtremes();
};

void Count::add(const MatchResult& match) {
    if (match.seats.size() < 2) return;
    const auto people = std::ranges::count_if(match.seats, &Seat::isPerson);
    if (match.imported) {
        ++m_found.apart.imported;
    } else if (people == 0) {
        ++m_found.apart.watched;
    } else if (people > 1) {
        addOfPeople(match);
    } else if (match.branch) {
        ++m_found.apart.branches;
    } else if (!match.over) {
        ++m_found.apart.unfinished;
    } else {
        addOfPerson(match, seatOfPerson(match));
    }
}

void Count::addOfPeople(const MatchResult& match) {
    ++m_found.apart.people;
    if (match.branch || !match.over) return;
    for (int seat = 0; seat < static_cast<int>(match.seats.size()); ++seat) {
        const Seat& each = match.seats[seat];
        if (each.isPerson()) m_people.add({}, each.name, gainOf(match, seat));
    }
}

void Count::addOfPerson(const MatchResult& match, int person) {
    const Gain gain = gainOf(match, person);
    m_found.all.add(gain.outcome, gain.share);
    m_games.add(match.game, match.game, gain);
    for (const QString& part : partsOf(match.seats[person].deck)) m_decks.add(match.game, part, gain);
    const QStringList kinds = kindsBut(match, person);
    auto others = m_others.constFind(kinds);
    if (others == m_others.constEnd()) others = m_others.insert(kinds, othersOf(kinds));
    for (const QString& other : others->kinds) m_rivals.add({}, other, gain);
    // A match conceded before its first turn says nothing about strength.
    if (others->together && match.turns > 0) m_rated.push_back({*others->together, gain.share});
    m_dated.push_back({match.ended, gain.outcome, gain.share});
    m_turns.push_back({match.id, match.game, match.turns, gain.outcome});
}

/// Computes the moving average of the results, at no more than mostCurvePoints places.
void Count::drawCurve() {
    const int matches = static_cast<int>(m_dated.size());
    const int step = std::max(1, (matches + mostCurvePoints - 1) / mostCurvePoints);
    double sum = 0;
    for (int match = 1; match <= matches; ++match) {
        sum += m_dated[static_cast<std::size_t>(match - 1)].share;
        if (match > curveReach) sum -= m_dated[static_cast<std::size_t>(match - 1 - curveReach)].share;
        const bool isTaken = match == matches || match % step == 0;
        if (match >= curveBegins && isTaken)
            m_found.curve.push_back({match, std::clamp(sum / std::min(match, curveReach), 0.0, 1.0)});
    }
}

/// Finds the longest and shortest matches. The latest of equally long matches comes first.
void Count::findExtremes() {
    std::ranges::reverse(m_turns);
    std::ranges::stable_sort(m_turns, std::greater{}, &TurnsLine::turns);
    const std::size_t matches = m_turns.size();
    const std::size_t longest = std::min<std::size_t>(mostByTurns, (matches + 1) / 2);
    const std::size_t shortest = std::min<std::size_t>(mostByTurns, matches / 2);
    m_found.longest.assign(m_turns.begin(), m_turns.begin() + static_cast<std::ptrdiff_t>(longest));
    m_turns.erase(m_turns.begin(), m_turns.begin() + static_cast<std::ptrdiff_t>(longest));
    std::ranges::stable_sort(m_turns, {}, &TurnsLine::turns);
    m_found.shortest.assign(m_turns.begin(), m_turns.begin() + static_cast<std::ptrdiff_t>(shortest));
}

Statistics Count::take() {
    m_found.games = m_games.take();
    m_found.decks = m_decks.take();
    m_found.rivals = m_rivals.take();
    m_found.people = m_people.take();
    m_found.periods = periodsOf(m_dated);
    m_found.rating = ratingOf(m_rated);
    drawCurve();
    findExtremes();
    return std::move(m_found);
}

}  // namespace

int seatOfPerson(const MatchResult& match) {
    if (std::ranges::count_if(match.seats, &Seat::isPerson) != 1) return -1;
    return static_cast<int>(std::ranges::find_if(match.seats, &Seat::isPerson) - match.seats.begin());
}

Statistics statisticsOf(std::span<const MatchResult> matches, const QString& game) {
    Count count;
    for (const MatchResult& match : matches) {
        if (game.isEmpty() || match.game == game) count.add(match);
    }
    return count.take();
}

}  // namespace duelogue

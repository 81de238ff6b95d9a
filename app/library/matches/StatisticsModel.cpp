#include "app/library/matches/StatisticsModel.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "app/games/Games.h"
#include "app/library/matches/MatchWords.h"
#include "app/library/matches/StatisticsWords.h"
#include "app/match/rows/Rows.h"
#include "app/match/saved/MatchArchive.h"
#include "app/shell/language/Language.h"
#include "players/search/Level.h"

namespace duelogue {

namespace {

struct LineRow {
    QString name;
    QString gameIcon;
    int won = 0;
    int even = 0;
    int lost = 0;
    int most = 0;
    QString share;
    QString words;

    static constexpr auto roles =
        std::tuple{Role{"name", &LineRow::name},   Role{"gameIcon", &LineRow::gameIcon}, Role{"won", &LineRow::won},
                   Role{"even", &LineRow::even},   Role{"lost", &LineRow::lost},         Role{"most", &LineRow::most},
                   Role{"share", &LineRow::share}, Role{"words", &LineRow::words}};
};

struct TurnsRow {
    QString matchId;
    QString title;
    QString gameIcon;
    int turns = 0;
    QString outcome;
    QString date;

    static constexpr auto roles = std::tuple{Role{"matchId", &TurnsRow::matchId},   Role{"title", &TurnsRow::title},
                                             Role{"gameIcon", &TurnsRow::gameIcon}, Role{"turns", &TurnsRow::turns},
                                             Role{"outcome", &TurnsRow::outcome},   Role{"date", &TurnsRow::date}};
};

/// The maximum number of lines; the command line shows all of them.
constexpr std::size_t mostLines = 10;

QString outcomeWord(Ending outcome) {
    switch (outcome) {
        case Ending::Won:
            return StatisticsModel::tr("won");
        case Ending::Even:
            return StatisticsModel::tr("drawn");
        case Ending::Lost:
            return StatisticsModel::tr("lost");
    }
    return {};
}

/// Sorts the levels by strength; other kinds follow.
std::vector<TallyLine> byStrength(std::vector<TallyLine> lines) {
    std::ranges::stable_sort(lines, {}, [](const TallyLine& line) {
        const Level* const level = findLevel(line.id.toStdString());
        return level != nullptr ? level->points : std::numeric_limits<double>::max();
    });
    return lines;
}

template <class Title>
void showLines(RowModel& model, const std::vector<TallyLine>& lines, const Title& title) {
    std::vector<RowModel::Row> rows;
    int most = 0;
    for (const TallyLine& line : lines) most = std::max(most, line.tally.total());
    for (const TallyLine& line : lines) {
        if (rows.size() == mostLines) break;
        const QString name = title(line);
        rows.push_back(rowOf(static_cast<int>(rows.size()),
                             LineRow{name, gameIcon(line.game), line.tally.won, line.tally.even, line.tally.lost, most,
                                     shareWords(line.tally), QString("%1: %2").arg(name, tallyWords(line.tally))}));
    }
    model.setRows(std::move(rows));
}

/// Returns the place of a rating on a scale from 0 to 1, which has room on both sides of the levels.
double placeOf(double points) {
    constexpr double room = 220;
    const double from = duelogue::levels().front().points - room;
    const double to = duelogue::levels().back().points + room;
    return std::clamp((points - from) / (to - from), 0.0, 1.0);
}

}  // namespace

StatisticsModel::StatisticsModel(QObject* parent)
    : QObject(parent),
      m_byGame(roleNames<LineRow>()),
      m_byDeck(roleNames<LineRow>()),
      m_byRival(roleNames<LineRow>()),
      m_byPerson(roleNames<LineRow>()),
      m_byTurns(roleNames<TurnsRow>()) {
    connect(&Language::ofProgram(), &Language::changed, this, &StatisticsModel::count);
}

void StatisticsModel::refresh() {
    m_results = matchResults();
    m_games.clear();
    for (const std::string& id : gameIds()) {
        const QString game = QString::fromStdString(id);
        if (std::ranges::find(m_results, game, &MatchResult::game) != m_results.end()) m_games += game;
    }
    if (!m_games.contains(m_game)) m_game.clear();
    count();
}

void StatisticsModel::setGame(int game) {
    m_game = m_games.value(game);
    count();
}

void StatisticsModel::count() {
    m_found = statisticsOf(m_results, m_game);
    showLines(m_byGame, m_found.games, [](const TallyLine& line) { return gameTitle(line.id); });
    showLines(m_byDeck, m_found.decks, [](const TallyLine& line) { return deckTitle(line); });
    showLines(m_byRival, byStrength(m_found.rivals), [](const TallyLine& line) { return rivalTitle(line.id); });
    showLines(m_byPerson, m_found.people, [](const TallyLine& line) { return line.id; });
    showTurns();
    emit changed();
}

void StatisticsModel::showTurns() {
    std::vector<RowModel::Row> rows;
    std::vector<TurnsLine> lines = m_found.longest;
    lines.insert(lines.end(), m_found.shortest.begin(), m_found.shortest.end());
    for (const TurnsLine& line : lines) {
        const auto match = archivedMatch(line.id);
        if (!match) continue;
        rows.push_back(rowOf(static_cast<int>(rows.size()),
                             TurnsRow{line.id, match->name.isEmpty() ? matchPlayers(*match) : match->name,
                                      gameIcon(line.game), line.turns, outcomeWord(line.outcome), matchDate(*match)}));
    }
    m_byTurns.setRows(std::move(rows));
}

QVariantList StatisticsModel::games() const { return gameChoices(m_games); }

QString StatisticsModel::share() const { return shareWords(m_found.all); }

QStringList StatisticsModel::apart() const { return apartWords(m_found.apart); }

QVariantList StatisticsModel::periods() const {
    QVariantList periods;
    for (const Period& period : m_found.periods.all) {
        const QString name = periodTitle(period, m_found.periods.length);
        const Tally& tally = period.tally;
        const QString words = tally.total() == 0 ? tr("none played") : tallyWords(tally);
        periods.append(QVariantMap{{"name", name},
                                   {"won", tally.won},
                                   {"even", tally.even},
                                   {"lost", tally.lost},
                                   {"words", tr("%1: %2").arg(name, words)}});
    }
    return periods;
}

int StatisticsModel::mostInPeriod() const {
    int most = 0;
    for (const Period& period : m_found.periods.all) most = std::max(most, period.tally.total());
    return most;
}

QVariantList StatisticsModel::curve() const {
    QVariantList points;
    const double last = std::max(1, total() - curveBegins);
    for (const CurvePoint& point : m_found.curve)
        points.append(QPointF((point.match - curveBegins) / last, point.share));
    return points;
}

QString StatisticsModel::curveWords() const {
    if (m_found.curve.empty()) return tr("The curve appears after %1 matches.").arg(curveBegins);
    const auto percent = [](const CurvePoint& point) { return tr("%1%").arg(std::lround(100 * point.share)); };
    const auto best = std::ranges::max_element(m_found.curve, {}, &CurvePoint::share);
    return tr("Win rate over the last %1 matches: now %2, best %3 (after match %4)")
        .arg(curveReach)
        .arg(percent(m_found.curve.back()), percent(*best))
        .arg(best->match);
}

QString StatisticsModel::rating() const { return ratingFigure(m_found.rating); }

QString StatisticsModel::ratingPlace() const { return duelogue::ratingPlace(m_found.rating); }

QStringList StatisticsModel::ratingNotes() const {
    QStringList notes{ratingRange(m_found.rating), ratingTrust(m_found.rating)};
    notes.removeAll({});
    return notes;
}

QString StatisticsModel::ratingMeaning() const { return duelogue::ratingMeaning(); }

double StatisticsModel::ratingAt() const { return m_found.rating.points ? placeOf(*m_found.rating.points) : -1; }

double StatisticsModel::ratingFrom() const { return m_found.rating.low ? placeOf(*m_found.rating.low) : 0; }

double StatisticsModel::ratingTo() const { return m_found.rating.high ? placeOf(*m_found.rating.high) : 1; }

QVariantList StatisticsModel::levels() const {
    QVariantList places;
    for (const Level& level : duelogue::levels())
        places.append(QVariantMap{{"name", kindTitle(QString::fromUtf8(level.name))}, {"at", placeOf(level.points)}});
    return places;
}

}  // namespace duelogue

#include "app/library/matches/StatisticsWords.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "app/library/files/Preferences.h"
#include "app/library/matches/MatchWords.h"
#include "app/shell/language/OutsideWords.h"
#include "app/shell/language/Tr.h"
#include "players/search/Level.h"

namespace duelogue {

namespace {

/// The width of an interval above which the rating is called a guess.
constexpr double wide = 250;  // points: more than the distance between a level and the next but one

DUELOGUE_TR(Statistics)

QString levelTitle(const Level& level) { return translated("Levels", level.title); }

QString figure(double points) { return QLocale().toString(static_cast<int>(std::lround(points))); }

/// Returns the level with the nearest points.
const Level& nearest(double points) {
    const auto away = [points](const Level& level) { return std::abs(level.points - points); };
    return *std::ranges::min_element(levels(), {}, away);
}

}  // namespace

QString tallyWords(const Tally& tally) {
    QStringList words{tr("%1 won").arg(tally.won)};
    if (tally.even > 0) words += tr("%1 even").arg(tally.even);
    words += tr("%1 lost").arg(tally.lost);
    return words.join(", ");
}

QString shareWords(const Tally& tally) {
    return tally.total() == 0 ? QString() : tr("%1 %").arg(std::lround(100 * tally.share()));
}

QStringList apartWords(const CountedApart& apart) {
    QStringList words;
    if (apart.people == 1) words += tr("In 1 more, several people played: nobody can say which of them is you.");
    if (apart.people > 1)
        words += tr("In %1 more, several people played: nobody can say which of them is you.").arg(apart.people);
    if (apart.watched == 1) words += tr("1 was only watched.");
    if (apart.watched > 1) words += tr("%1 were only watched.").arg(apart.watched);
    if (apart.unfinished == 1) words += tr("1 is not finished.");
    if (apart.unfinished > 1) words += tr("%1 are not finished.").arg(apart.unfinished);
    if (apart.branches == 1) words += tr("1 was played on from a place of another match.");
    if (apart.branches > 1) words += tr("%1 were played on from a place of another match.").arg(apart.branches);
    if (apart.imported == 1) words += tr("1 was played elsewhere.");
    if (apart.imported > 1) words += tr("%1 were played elsewhere.").arg(apart.imported);
    return words;
}

QString rivalTitle(const QString& kind) {
    if (kind.startsWith(QLatin1String("process:"))) {
        const QMap<QString, QString> bots = Preferences().bots();
        QString name = bots.key(kind.mid(8));
        if (!name.isEmpty()) return name;
    }
    return kindTitle(kind);
}

QString deckTitle(const TallyLine& line) { return deckTitle(line.game, line.id); }

QString periodTitle(const Period& period, PeriodLength length) {
    switch (length) {
        case PeriodLength::Day:
            return QLocale().toString(period.first, tr("d MMM"));
        case PeriodLength::Week:
            return tr("week of %1").arg(QLocale().toString(period.first, tr("d MMM")));
        case PeriodLength::Month:
            return QLocale().toString(period.first, "MMM yyyy");
        case PeriodLength::Year:
            return QLocale().toString(period.first, "yyyy");
    }
    return {};
}

QString ratingFigure(const Rating& rating) {
    if (rating.points) return figure(*rating.points);
    if (rating.low) return tr("above %1").arg(figure(*rating.low));
    if (rating.high) return tr("below %1").arg(figure(*rating.high));
    return {};
}

QString ratingRange(const Rating& rating) {
    if (rating.matches == 0) return tr("It comes with your first match against one of the computer's levels.");
    if (!rating.high) return tr("All were won: there is no upper end until one is not.");
    if (!rating.low) return tr("All were lost: there is no lower end until one is not.");
    return tr("most likely between %1 and %2").arg(figure(*rating.low), figure(*rating.high));
}

QString ratingPlace(const Rating& rating) {
    constexpr double near = 60;  // points: slightly more than half the distance between two levels
    const Level& weakest = levels().front();
    const Level& strongest = levels().back();
    const auto end = rating.low ? rating.low : rating.high;
    if (rating.points && *rating.points > strongest.points + near)
        return tr("stronger than %1").arg(levelTitle(strongest));
    if (rating.points && *rating.points < weakest.points - near)
        return tr("not yet as strong as %1").arg(levelTitle(weakest));
    if (rating.points) return tr("about as strong as %1").arg(levelTitle(nearest(*rating.points)));
    // An end beyond all levels is not informative.
    if (!end || *end < weakest.points || *end > strongest.points) return {};
    const QString level = levelTitle(nearest(*end));
    return rating.low ? tr("at least about as strong as %1").arg(level)
                      : tr("at most about as strong as %1").arg(level);
}

QString ratingTrust(const Rating& rating) {
    if (rating.matches == 0) return {};
    const QString of = rating.matches == 1 ? tr("Of 1 match against the levels.")
                                           : tr("Of %1 matches against the levels.").arg(rating.matches);
    const bool isWide = !rating.low || !rating.high || *rating.high - *rating.low > wide;
    return isWide ? of + ' ' + tr("That is few: take it for a guess.") : of;
}

QString ratingMeaning() {
    return tr(
        "The strength that makes your results most likely: 100 points more win 64 of 100, 400 win 10 of 11. It is "
        "no rating of a league. The levels are as far apart here as in their matches against each other in one of "
        "the games; luck of the cards is in it, and so is every hint and every move that was taken back.");
}

}  // namespace duelogue

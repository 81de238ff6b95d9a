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
    if (tally.even > 0) words += tr("%1 drawn").arg(tally.even);
    words += tr("%1 lost").arg(tally.lost);
    return words.join(", ");
}

QString shareWords(const Tally& tally) {
    return tally.total() == 0 ? QString() : tr("%1%").arg(std::lround(100 * tally.share()));
}

QStringList apartWords(const CountedApart& apart) {
    const std::pair<int, QString> counts[]{
        {apart.people, tr("%1 with several people (we can't tell which is you)")},
        {apart.watched, tr("%1 watched")},
        {apart.unfinished, tr("%1 unfinished")},
        {apart.branches, tr("%1 branched")},
        {apart.imported, tr("%1 imported")},
    };
    QStringList words;
    for (const auto& [count, text] : counts) {
        if (count > 0) words += text.arg(count);
    }
    if (words.isEmpty()) return {};
    return {tr("Not counted: %1.").arg(words.join(", "))};
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
    if (rating.matches == 0) return tr("You'll get a rating after your first match against a computer level.");
    if (!rating.high) return tr("You've won every match, so there is no upper limit yet.");
    if (!rating.low) return tr("You've lost every match, so there is no lower limit yet.");
    return tr("95% range: %1–%2").arg(figure(*rating.low), figure(*rating.high));
}

QString ratingPlace(const Rating& rating) {
    constexpr double near = 60;  // points: slightly more than half the distance between two levels
    const Level& weakest = levels().front();
    const Level& strongest = levels().back();
    const auto end = rating.low ? rating.low : rating.high;
    if (rating.points && *rating.points > strongest.points + near)
        return tr("stronger than %1").arg(levelTitle(strongest));
    if (rating.points && *rating.points < weakest.points - near) return tr("weaker than %1").arg(levelTitle(weakest));
    if (rating.points) return tr("about as strong as %1").arg(levelTitle(nearest(*rating.points)));
    // An end beyond all levels is not informative.
    if (!end || *end < weakest.points || *end > strongest.points) return {};
    const QString level = levelTitle(nearest(*end));
    return rating.low ? tr("at least as strong as %1").arg(level) : tr("at most as strong as %1").arg(level);
}

QString ratingTrust(const Rating& rating) {
    if (rating.matches == 0) return {};
    const bool isWide = !rating.low || !rating.high || *rating.high - *rating.low > wide;
    if (rating.matches == 1) return tr("Based on 1 match – too few to be reliable.");
    return (isWide ? tr("Based on %1 matches – too few to be reliable.") : tr("Based on %1 matches."))
        .arg(rating.matches);
}

QString ratingMeaning() {
    return tr(
        "An Elo-style estimate from your results: 100 points more means winning 64% of matches, 400 means 91%. It "
        "isn't an official rating; luck, hints and undos all count. The distances between levels come from their "
        "matches against each other in one game.");
}

}  // namespace duelogue

#pragma once

#include <QString>
#include <QStringList>

#include "app/library/matches/Statistics.h"

namespace duelogue {

// What statistics say to people.

/// "12 won, 1 even, 7 lost"
[[nodiscard]] QString tallyWords(const Tally& tally);
/// "63 %"; empty without matches.
[[nodiscard]] QString shareWords(const Tally& tally);
/// What doesn't count, a sentence each.
[[nodiscard]] QStringList apartWords(const CountedApart& apart);
/// "Steady", "Greedy"; of programs the names that the person has given them.
[[nodiscard]] QString rivalTitle(const QString& kind);
/// What a line of decks is about.
[[nodiscard]] QString deckTitle(const TallyLine& line);
/// "4 Mar", "week of 2 Mar", "Mar 2026", "2026"
[[nodiscard]] QString periodTitle(const Period& period, PeriodLength length);

/// "1,190", "above 1,210", "below 950"; empty without matches.
[[nodiscard]] QString ratingFigure(const Rating& rating);
/// The range, or what it takes to have one.
[[nodiscard]] QString ratingRange(const Rating& rating);
/// Among the levels: "about as strong as an Adept".
[[nodiscard]] QString ratingPlace(const Rating& rating);
/// How far it is to be trusted: it says so of few matches.
[[nodiscard]] QString ratingTrust(const Rating& rating);
/// What this figure is, and what it is not.
[[nodiscard]] QString ratingMeaning();

}  // namespace duelogue

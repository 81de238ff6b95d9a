#pragma once

#include <QString>
#include <QStringList>

#include "app/library/matches/Statistics.h"

namespace duelogue {

// Statistics in the language of the window.

/// Returns the results in words: "12 won, 1 even, 7 lost".
[[nodiscard]] QString tallyWords(const Tally& tally);
/// Returns the win rate, such as "63%"; empty without matches.
[[nodiscard]] QString shareWords(const Tally& tally);
/// Returns a sentence about the matches that don't count; empty if all do.
[[nodiscard]] QStringList apartWords(const CountedApart& apart);
/// Returns the name of a kind of player: "Steady", "Greedy". External programs have the names that the user has given
/// them.
[[nodiscard]] QString rivalTitle(const QString& kind);
/// Returns the title of the deck of a line.
[[nodiscard]] QString deckTitle(const TallyLine& line);
/// Returns the title of a period: "4 Mar", "week of 2 Mar", "Mar 2026", "2026".
[[nodiscard]] QString periodTitle(const Period& period, PeriodLength length);

/// Returns the rating: "1,190", "above 1,210", "below 950"; empty without matches.
[[nodiscard]] QString ratingFigure(const Rating& rating);
/// Returns the confidence interval, or what is needed for one.
[[nodiscard]] QString ratingRange(const Rating& rating);
/// Compares the rating with the levels: "about as strong as an Adept". Empty if it can't be compared.
[[nodiscard]] QString ratingPlace(const Rating& rating);
/// Returns the number of matches behind the rating, with a warning if they are few.
[[nodiscard]] QString ratingTrust(const Rating& rating);
/// Explains the meaning of the rating and its limits.
[[nodiscard]] QString ratingMeaning();

}  // namespace duelogue

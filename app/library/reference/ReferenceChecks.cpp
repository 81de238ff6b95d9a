#include "app/library/reference/ReferenceChecks.h"

#include <algorithm>
#include <string>

#include "cards/parser/Language.h"
#include "match/state/EngineLimits.h"

namespace duelogue {

void writeChecks(ReferencePage& page, const Vocabulary& words) {
    page.heading("Checks");
    page.paragraph(
        "A word must be able to refer to something, and a verb to happen to its subjects. Figures and qualities "
        "must "
        "be ones that the type can have. The card of an ability must be able to be in its zone. Everything else is "
        "an error. A word that only may refer to something is valid: if a player need not be chosen as a target "
        "and "
        "none was, that player's part does not happen.");
    page.table("word", "valid");
    if (has(words, Needs::Resources)) page.row("`X`", "where the cost of this card, or of this ability, has an X");
    page.row("`that much`", "behind an event, or behind an instruction that counts something");
    page.row("`target`",
             "where the ability has that target; `target's hand` only where it may be a player, `power of "
             "target` only where it may be a card");
    page.row("`chosen`, `rest`", "behind a choice; not behind the round of a loop in which the choice was made");
    page.row("`paid`", "where a card is chosen as part of the cost");
    page.row("`that card`, `that player`",
             "in a `for each` of cards, of players; `that player` as well where it is that "
             "player who chooses, or whose time it is");
    page.row("`affected card`, `affected player`, `source`", "behind an event, the first where it happens to cards");
    const bool isEverywhere = std::ranges::none_of(words.traits, &TraitWord::passes);
    const std::string inPlay = isEverywhere ? "everywhere" : "everywhere but on cards that never are in play";
    if (has(words, Needs::Hosts)) page.row("`host`", inPlay + "; it is nothing while the card is on no other");
    if (has(words, Needs::Places)) page.row("`here`", inPlay);
    if (has(words, Needs::Family)) {
        page.row(exampleIn(words, "`of that <family>`"),
                 exampleIn(words, "behind `choose <family>`, as long as nothing else is counted"));
    }
    page.end();
    if (std::ranges::any_of(words.players, &PlayerWord::several)) {
        page.paragraph(
            "With `may`, `unless`, `choose one` and `contest`, several players are asked one after the other, in "
            "turn order from the current player; each is `that player`. Each answer takes effect before the next "
            "player is asked.");
    }
    page.paragraph(
        "Only verbs and choices can be a price. Cards that come into play can't have `do`. A description may count "
        "cards whose description counts cards, but not deeper. A statement in a hidden zone is about its card, or "
        "about the player who sees it.");
}

void writeLimits(ReferencePage& page) {
    page.heading("Limits");
    const auto number = [](auto bound) { return std::to_string(bound); };
    page.paragraph(
        "A `repeat` runs at most " + number(EngineLimits::rounds) + " times, and a number is chosen among at most " +
        number(EngineLimits::numbers) +
        ". Effects may still never end. Such a match is a draw, and says why. The limits in one step of a turn "
        "are " +
        number(EngineLimits::instructions) + " instructions, " + number(EngineLimits::pending) +
        " waiting abilities, " + number(EngineLimits::continuousEffects) + " continuous effects and " +
        number(EngineLimits::depth) + " effects within each other. A match lasts at most " +
        number(EngineLimits::turns) +
        " turns. A loop that nobody leaves and that returns to the same state is a draw within 100 rounds. At "
        "most " +
        number(EngineLimits::interceptions) +
        " abilities replace one event for each card or player. Matches between people stay far below these "
        "limits. Computer players use a free ability at most 20 times a turn, and once if it changes nothing; "
        "`duelogue cards validate` warns of such abilities.");
}

}  // namespace duelogue

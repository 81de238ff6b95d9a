#include "app/library/reference/ReferenceChecks.h"

#include <algorithm>
#include <string>

#include "cards/parser/Language.h"
#include "match/state/EngineLimits.h"

namespace duelogue {

void writeChecks(ReferencePage& page, const Vocabulary& words) {
    page.heading("Checks");
    page.paragraph(
        "Every word must have something to refer to, and every verb must be able to affect its cards or players. A "
        "figure or quality must be one that cards of the type can have. The card of an ability must be able to be in "
        "the zone where it has the ability. Everything else is an error. A word that may turn out to refer to nothing "
        "is valid: if an optional target was not chosen, the part of the effect for that target does not happen.");
    page.table("word", "valid");
    if (has(words, Needs::Resources)) page.row("`X`", "if the cost of this card, or of this ability, has an X");
    page.row("`that much`", "in an ability with an event, or after an instruction that counts something");
    page.row("`target`",
             exampleIn(words,
                       "if the ability has such a target; `target's hand` only if it can be a player, `<figure> of "
                       "target` only if it can be a card"));
    page.row("`chosen`, `rest`", "after a choice; a choice made in one round of a loop is lost after that round");
    page.row("`paid`", "if a card is chosen as part of the cost");
    page.row("`that card`, `that player`",
             "in a `for each` of cards or of players; `that player` also where several players choose, and in a `for` "
             "whose duration belongs to a player");
    page.row("`affected card`, `affected player`, `source`",
             "in an ability with an event; `affected card` only if the event affects cards");
    const bool isEverywhere = std::ranges::none_of(words.traits, &TraitWord::passes);
    const std::string inPlay = isEverywhere ? "everywhere" : "everywhere except on cards that are never in play";
    if (has(words, Needs::Hosts))
        page.row("`host`", inPlay + "; it refers to nothing while the card is on no other card");
    if (has(words, Needs::Places)) page.row("`here`", inPlay);
    if (has(words, Needs::Family)) {
        page.row(exampleIn(words, "`of that <family>`"),
                 exampleIn(words, "after `choose <family>`, until something else is counted"));
    }
    page.end();
    if (std::ranges::any_of(words.players, &PlayerWord::several)) {
        page.paragraph(
            "In `may`, `unless`, `choose one` and `contest`, several players are asked one after another, in turn "
            "order from the current player. Each of them is `that player`, and each answer takes effect before the "
            "next "
            "player is asked.");
    }
    page.paragraph(
        "Only verbs and choices can be a price. Cards that stay in play can't have `do`. A description may contain an "
        "amount that counts cards by another description, but these can be nested only two deep. If an ability works "
        "in a zone that is not visible to all players, its statements can be only about the card itself, or about you "
        "if you can see the card.");
}

void writeLimits(ReferencePage& page) {
    page.heading("Limits");
    const auto number = [](auto bound) { return std::to_string(bound); };
    page.paragraph(
        "A `repeat` has at most " + number(EngineLimits::rounds) + " rounds, and a player chooses among at most " +
        number(EngineLimits::numbers) +
        " numbers. Effects can still loop forever: beyond the following limits, the match ends as a draw, and its "
        "log says why. At most " +
        number(EngineLimits::instructions) +
        " instructions are carried out in one step of a turn. At any time, at most " + number(EngineLimits::pending) +
        " abilities wait to resolve, " + number(EngineLimits::continuousEffects) + " continuous effects last, and " +
        number(EngineLimits::depth) + " effects are nested. A match has at most " + number(EngineLimits::turns) +
        " turns. A loop that returns to the same state and that no player leaves is a draw within 100 rounds.");
    page.paragraph(
        "At most " + number(EngineLimits::interceptions) +
        " abilities replace or prevent one event for each card or player. Matches between people stay far below all "
        "these limits. Computer players use an ability without a cost at most 20 times a turn, and only once if it "
        "changes nothing; `duelogue cards validate` warns of such abilities.");
}

}  // namespace duelogue

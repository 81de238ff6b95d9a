#pragma once

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "match/loop/ReadableMatch.h"

/// Parts of the sentences that a LogFormatter writes. The reader of the log replaces the placeholders, see
/// LogFormatter::tell().
namespace duelogue::logphrases {

/// Returns the placeholder of a card or player: "[12]", "{0}".
[[nodiscard]] std::string name(CardId card);
[[nodiscard]] std::string name(PlayerId player);
[[nodiscard]] std::string name(Subject subject);
/// Returns a player as the subject of a sentence: "{0:draws|draw}".
[[nodiscard]] std::string does(PlayerId player, const std::string& third, const std::string& second);
/// Returns a list of subjects. Cards alone share one placeholder, so that a reader can count those with the same name.
[[nodiscard]] std::string listed(std::span<const Subject> subjects);
/// Returns one or several players as the subject of a sentence: "{0} and {1} draw".
[[nodiscard]] std::string perform(std::span<const Subject> players, const std::string& third,
                                  const std::string& second);
/// Returns a clause for each player's cards: "{0:discards|discard} [4 7], {1:discards|discard} [9]". `playerOf(card)`
/// returns the player of a Card.
template <class PlayerOf>
[[nodiscard]] std::string performEach(const ReadableMatch& match, std::span<const Subject> cards,
                                      const std::string& third, const std::string& second, PlayerOf&& playerOf);
/// Returns players who do something to something of their own: "{0:shuffles their|shuffle your} deck". `third` and
/// `second` end in the possessive. `one` is the object of one player, `many` that of several.
[[nodiscard]] std::string performOwn(std::span<const Subject> players, const std::string& verb,
                                     const std::string& verbs, const std::string& one, const std::string& many);
/// Returns the cards that a player looks at in a deck or a hand: "the top 3 cards of ", "a card in ". `inHand` is true
/// for a hand. Cards of a deck that are not its topmost ones are only counted.
[[nodiscard]] std::string cardsSeen(const ReadableMatch& match, std::span<const Subject> cards, bool inHand);
/// Returns the targets of a card or an effect, as in ", targeting [7 9]"; empty without targets.
[[nodiscard]] std::string targeting(std::span<const Subject> targets);
/// Returns a price after an event, as in " (2 coins)"; empty for nothing.
[[nodiscard]] std::string priced(int amount, const std::string& one, const std::string& many);
/// Returns the line for an effect without a legal target.
[[nodiscard]] std::string withoutTarget(CardId card);
/// Returns a counted noun: "a card", "3 cards".
[[nodiscard]] std::string counted(int n, const std::string& one, const std::string& many);
/// Returns the clause for players who have drawn `total` cards together, at least one each: "{0:draws|draw} a card",
/// "{0} and {1} draw 2 cards each".
[[nodiscard]] std::string draw(std::span<const Subject> players, int total);
/// Returns the clause for discarded cards, by their owners: "{0:discards|discard} [4 7]".
[[nodiscard]] std::string discard(const ReadableMatch& match, std::span<const Subject> cards);
/// Returns the words for a place in a deck: "on top of ", "to the bottom of ", "into ".
[[nodiscard]] const char* placeText(Place place);
/// Returns "{0's} hand" if all the cards have the same owner, otherwise "their owners' hands". `cards` must not be
/// empty.
[[nodiscard]] std::string ownersPlace(const ReadableMatch& match, std::span<const Subject> cards, const char* one,
                                      const char* many);
/// Returns "[9] keeps [4] from being destroyed", or "[9] is not destroyed" for its own event, if a card prevented or
/// negated the verb (S2.20). Otherwise returns an empty string.
[[nodiscard]] std::string stopped(const ReadableMatch& match, const Communication& done);
/// Returns the cards that left play right after one of these cards because they were on it, directly or indirectly. In
/// the order in which they left. Must be called as soon as they have left.
[[nodiscard]] std::vector<Subject> wentWith(const ReadableMatch& match, std::span<const Subject> left);

// ---------------------------------------------------------------------------------------------------- templates

template <class PlayerOf>
std::string performEach(const ReadableMatch& match, std::span<const Subject> cards, const std::string& third,
                        const std::string& second, PlayerOf&& playerOf) {
    std::string text;
    for (const PlayerId player : match.state().seatsFrom(PlayerId(0))) {
        std::vector<Subject> own;
        std::ranges::copy_if(cards, std::back_inserter(own), [&](Subject card) {
            return card.isCard() && playerOf(match.state().card(card.card())) == player;
        });
        if (!own.empty()) text += (text.empty() ? "" : ", ") + does(player, third, second) + " " + listed(own);
    }
    return text;
}

}  // namespace duelogue::logphrases

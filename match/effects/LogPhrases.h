#pragma once

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "match/loop/Match.h"

/// Parts of the sentences that a LogFormatter tells. The names are put in by whoever shows them, see
/// LogFormatter::tell().
namespace duelogue::logphrases {

[[nodiscard]] std::string name(CardId card);
[[nodiscard]] std::string name(PlayerId player);
[[nodiscard]] std::string name(Subject subject);
/// A player as the subject of a sentence: "{0:draws|draw}".
[[nodiscard]] std::string does(PlayerId player, const std::string& third, const std::string& second);
/// Cards together, so that a reader can count those of one name; or players, or both.
[[nodiscard]] std::string listed(std::span<const Subject> subjects);
/// One player as the subject of a sentence, or several: "{0} and {1} draw".
[[nodiscard]] std::string perform(std::span<const Subject> players, const std::string& third,
                                  const std::string& second);
/// "{0:discards|discard} [4 7], {1:discards|discard} [9]": each player's own cards.
template <class PlayerOf>
[[nodiscard]] std::string performEach(const Match& match, std::span<const Subject> cards, const std::string& third,
                                      const std::string& second, PlayerOf&& playerOf);
/// "a card", "3 cards".
[[nodiscard]] std::string counted(int n, const std::string& one, const std::string& many);
/// "on top of ", "to the bottom of ", "into ": where in a deck.
[[nodiscard]] const char* placeText(Place place);
/// "{0's} hand", of the owner of all the cards, or "their owners' hands".
[[nodiscard]] std::string ownersPlace(const Match& match, std::span<const Subject> cards, const char* one,
                                      const char* many);
/// "[9] keeps [4] from being destroyed", or by itself "[9] is not destroyed": of a verb that was prevented or negated
/// by a card (S2.20); empty for others.
[[nodiscard]] std::string stopped(const Match& match, const Communication& done);
/// What has left play right behind one of these cards, because it was on it, or on what was; in the order in which it
/// went. To be asked as soon as they have left.
[[nodiscard]] std::vector<Subject> wentWith(const Match& match, std::span<const Subject> left);

// ---------------------------------------------------------------------------------------------------- templates

template <class PlayerOf>
std::string performEach(const Match& match, std::span<const Subject> cards, const std::string& third,
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

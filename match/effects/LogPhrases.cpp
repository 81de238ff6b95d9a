#include "match/effects/LogPhrases.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::logphrases {

std::string name(CardId card) { return "[" + std::to_string(card.value) + "]"; }

std::string name(PlayerId player) { return "{" + std::to_string(player.value) + "}"; }

std::string name(Subject subject) { return subject.isPlayer() ? name(subject.player()) : name(subject.card()); }

std::string does(PlayerId player, const std::string& third, const std::string& second) {
    return "{" + std::to_string(player.value) + ":" + third + "|" + second + "}";
}

std::string listed(std::span<const Subject> subjects) {
    std::string text;
    if (std::ranges::none_of(subjects, &Subject::isPlayer)) {
        for (const Subject card : subjects) text += (text.empty() ? "" : " ") + std::to_string(card.card().value);
        return "[" + text + "]";
    }
    for (std::size_t i = 0; i < subjects.size(); ++i) {
        if (i > 0) text += i + 1 == subjects.size() ? " and " : ", ";
        text += name(subjects[i]);
    }
    return text;
}

std::string perform(std::span<const Subject> players, const std::string& third, const std::string& second) {
    if (players.size() == 1) return does(players.front().player(), third, second);
    return listed(players) + " " + second;
}

std::string performOwn(std::span<const Subject> players, const std::string& verb, const std::string& verbs,
                       const std::string& one, const std::string& many) {
    if (players.size() == 1) return does(players.front().player(), verb + " their", verbs + " your") + " " + one;
    return listed(players) + " " + verbs + " their " + many;
}

std::string cardsSeen(const ReadableMatch& match, std::span<const Subject> cards, bool inHand) {
    const std::string number = cards.size() == 1 ? "" : std::to_string(cards.size()) + " ";
    const std::string noun = cards.size() == 1 ? "card" : "cards";
    const Card& first = match.state().card(cards.front().card());
    const auto deck = match.state().zone(first.holder, first.zone);
    const auto isOnTop = [&](Subject card) {
        const auto at = std::ranges::find(deck, card.card());
        return static_cast<std::size_t>(deck.end() - at) <= cards.size();
    };
    if (!inHand && std::ranges::all_of(cards, isOnTop)) return "the top " + number + noun + " of ";
    return (cards.size() == 1 ? "a " : number) + noun + (inHand ? " in " : " of ");
}

std::string targeting(std::span<const Subject> targets) {
    return targets.empty() ? std::string() : ", targeting " + listed(targets);
}

std::string priced(int amount, const std::string& one, const std::string& many) {
    return amount > 0 ? " (" + counted(amount, one, many) + ")" : std::string();
}

std::string withoutTarget(CardId card) { return name(card) + " has no effect: no legal target"; }

std::string counted(int n, const std::string& one, const std::string& many) {
    return n == 1 ? one : std::to_string(n) + " " + many;
}

std::string draw(std::span<const Subject> players, int total) {
    return perform(players, "draws", "draw") + " " +
           counted(total / static_cast<int>(players.size()), "a card", "cards") + (players.size() > 1 ? " each" : "");
}

std::string discard(const ReadableMatch& match, std::span<const Subject> cards) {
    return performEach(match, cards, "discards", "discard", [](const Card& card) { return card.owner; });
}

const char* placeText(Place place) {
    switch (place) {
        case Place::Top:
            return "on top of ";
        case Place::Bottom:
            return "to the bottom of ";
        case Place::Shuffled:
            return "into ";
    }
    return "into ";
}

std::string ownersPlace(const ReadableMatch& match, std::span<const Subject> cards, const char* one, const char* many) {
    const auto ownerOf = [&match](Subject card) { return match.state().card(card.card()).owner; };
    const PlayerId owner = ownerOf(cards.front());
    const bool same = std::ranges::all_of(cards, [&](Subject card) { return ownerOf(card) == owner; });
    return same ? "{" + std::to_string(owner.value) + "'s} " + one : std::string("their owners' ") + many;
}

std::string stopped(const ReadableMatch& match, const Communication& done) {
    const auto subjects = subjectsOf(match, done);
    const CardId by = stoppedBy(match, done);
    if (subjects.empty() || !by) return {};
    const std::string stops = name(by) + (done.outcome == Outcome::Negated ? " negates " : " prevents ");
    const VerbWord& word = match.pool().vocabulary().verbs[done.kind.value];
    const std::string whom = listed(subjects);
    if (subjects.front().isPlayer() && !word.noun.empty()) return stops + "the " + word.noun;
    if (subjects.front().isPlayer()) return whom + " would " + word.word + ", but " + stops + "that";
    constexpr std::string_view passive = "is ";
    if (word.participle.empty() && word.word.starts_with(passive))
        return name(by) + " keeps " + whom + " from being " + word.word.substr(passive.size());
    if (word.participle.empty()) return stops + "what would " + word.word + " " + whom;
    if (subjects.size() == 1 && subjects.front() == Subject(by)) return whom + " is not " + word.participle;
    return name(by) + " keeps " + whom + " from being " + word.participle;
}

std::vector<Subject> wentWith(const ReadableMatch& match, std::span<const Subject> left) {
    const MatchState& state = match.state();
    const std::uint8_t inPlay = match.rulebook().zones().inPlay;
    std::vector<Subject> gone(left.begin(), left.end());
    // Cards that had been on a card before it left have a lower stamp.
    const auto went = [&](CardId id, Subject host) {
        const Card& card = state.card(id);
        return host.isCard() && card.zone != inPlay && card.lastKnown.host == host.card() &&
               state.card(host.card()).zone != inPlay && card.since > state.card(host.card()).since;
    };
    for (std::size_t i = 0; i < gone.size(); ++i) {
        for (std::size_t k = 0; k < state.cards.size(); ++k) {
            const CardId card(static_cast<std::uint16_t>(k));
            if (went(card, gone[i]) && std::ranges::find(gone, Subject(card)) == gone.end()) gone.emplace_back(card);
        }
    }
    gone.erase(gone.begin(), gone.begin() + static_cast<std::ptrdiff_t>(left.size()));
    std::ranges::sort(gone, {}, [&](Subject card) { return state.card(card.card()).since; });
    return gone;
}

}  // namespace duelogue::logphrases

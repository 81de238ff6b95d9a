#include "match/basebreak/text/CardLog.h"

#include <algorithm>
#include <array>

#include "match/basebreak/Values.h"
#include "match/effects/LogPhrases.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here

/// Returns the base of a card, or its last one if the card has left play.
CardId baseOf(const MatchState& state, CardId id) {
    const Card& card = state.card(id);
    return isIn(card, Zone::Play) ? card.current.host : card.lastKnown.host;
}

/// Returns true if a minion of the same name is in play on another base and not listed here.
bool isAnotherElsewhere(const MatchState& state, CardId id, std::span<const Subject> these) {
    if (!has(state.card(id), Trait::Minion) || !baseOf(state, id)) return false;
    return state.anyCardIn(index(Zone::Play), [&](CardId other) {
        const Card& card = state.card(other);
        return card.definition == state.card(id).definition && card.current.host != baseOf(state, id) &&
               std::ranges::find(these, Subject(other)) == these.end();
    });
}

/// Returns true if the card needs its base in the text. This then holds for all listed cards of its name.
bool needsPlace(const MatchState& state, CardId id, std::span<const Subject> these) {
    return std::ranges::any_of(these, [&](Subject each) {
        return each.isCard() && state.card(each.card()).definition == state.card(id).definition &&
               isAnotherElsewhere(state, each.card(), these);
    });
}

/// Groups the cards by name, in the order of first occurrence; each player is a group of one.
std::vector<std::vector<Subject>> byName(const MatchState& state, std::span<const Subject> subjects) {
    std::vector<std::vector<Subject>> names;
    for (const Subject each : subjects) {
        const auto isAlike = [&](const std::vector<Subject>& alike) {
            return each.isCard() && alike.front().isCard() &&
                   state.card(alike.front().card()).definition == state.card(each.card()).definition;
        };
        const auto found = std::ranges::find_if(names, isAlike);
        (found == names.end() ? names.emplace_back() : *found).push_back(each);
    }
    return names;
}

}  // namespace

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
        text += parts[i];
    }
    return text;
}

bool isUnclear(const ReadableMatch& match, Subject minion) {
    return minion.isCard() && isAnotherElsewhere(match.state(), minion.card(), std::span(&minion, 1));
}

std::string which(const ReadableMatch& match, std::span<const Subject> cards) {
    const MatchState& state = match.state();
    std::vector<Subject> clear;
    std::vector<CardId> places;
    std::vector<std::vector<Subject>> there;
    for (const Subject each : cards) {
        if (!each.isCard() || !needsPlace(state, each.card(), cards)) {
            clear.push_back(each);
            continue;
        }
        const CardId base = baseOf(state, each.card());
        const auto at = static_cast<std::size_t>(std::ranges::find(places, base) - places.begin());
        if (at == places.size()) {
            places.push_back(base);
            there.emplace_back();
        }
        there[at].push_back(each);
    }
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < places.size(); ++i) parts.push_back(listed(there[i]) + " on " + name(places[i]));
    if (parts.empty()) return listed(clear);
    for (const auto& alike : byName(state, clear)) parts.push_back(listed(alike));
    return joined(parts);
}

std::string which(const ReadableMatch& match, CardId card) {
    const std::array one{Subject(card)};
    return which(match, one);
}

std::string moving(const ReadableMatch& match, std::span<const Subject> minions) {
    std::vector<CardId> places;
    std::vector<std::vector<Subject>> from;
    for (const Subject each : minions) {
        const CardId base = match.state().card(each.card()).lastKnown.host;
        const auto at = static_cast<std::size_t>(std::ranges::find(places, base) - places.begin());
        if (at == places.size()) {
            places.push_back(base);
            from.emplace_back();
        }
        from[at].push_back(each);
    }
    const std::string moves = minions.size() == 1 ? " moves" : " move";
    if (places.size() == 1) return listed(minions) + moves + " from " + name(places.front());
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < places.size(); ++i) parts.push_back(listed(from[i]) + " from " + name(places[i]));
    return joined(parts) + moves;
}

std::string whatFell(const ReadableMatch& match, std::span<const Subject> left) {
    const std::vector<Subject> fallen = wentWith(match, left);
    if (fallen.empty()) return {};
    return "; " + listed(fallen) + (fallen.size() == 1 ? " is discarded" : " are discarded");
}

}  // namespace duelogue::basebreak

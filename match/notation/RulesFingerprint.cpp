#include "match/notation/RulesFingerprint.h"

#include <algorithm>
#include <charconv>

#include "cards/data/CardFingerprint.h"
#include "cards/data/CardPool.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

constexpr std::size_t fingerprintDigits = cardFingerprintBits / 4;
/// Number of digits in the former format, which depended on the numbers of verbs.
constexpr std::size_t formerDigits = 8;
/// Maximum number of cards listed by name.
constexpr std::size_t mostNamed = 5;

/// Returns each card once, in the order in which the decks name them.
std::vector<DefinitionId> cardsOf(Decks decks) {
    std::vector<DefinitionId> cards;
    for (const std::vector<DefinitionId>& deck : decks) {
        for (const DefinitionId card : deck) {
            if (std::ranges::find(cards, card) == cards.end()) cards.push_back(card);
        }
    }
    return cards;
}

std::string changedCards(const std::vector<std::string>& names) {
    if (names.size() == 1) return names.front() + " has changed";
    std::string text;
    const std::size_t named = std::min(names.size(), mostNamed);
    const bool more = named < names.size();
    for (std::size_t i = 0; i < named; ++i) {
        if (i > 0) text += i + 1 < named || more ? ", " : " and ";
        text += names[i];
    }
    if (more) text += " and " + std::to_string(names.size() - named) + " more";
    return text + " have changed";
}

}  // namespace

RulesFingerprint editionOf(const Rulebook& rulebook, Decks decks) {
    RulesFingerprint edition;
    edition.rules = rulebook.version();
    for (const DefinitionId card : cardsOf(decks)) edition.cards.push_back(cardFingerprint(rulebook.pool(), card));
    return edition;
}

std::optional<std::string> whatDiffers(const Rulebook& rulebook, Decks decks, const RulesFingerprint& then) {
    const std::vector<DefinitionId> cards = cardsOf(decks);
    const RulesFingerprint now = editionOf(rulebook, decks);
    std::vector<std::string> changed;
    for (std::size_t i = 0; i < std::min(cards.size(), then.cards.size()); ++i) {
        if (then.cards[i] != RulesFingerprint::unknownCard && now.cards[i] != then.cards[i])
            changed.push_back(rulebook.pool()[cards[i]].name);
    }
    std::string text;
    if (!changed.empty()) text = changedCards(changed);
    if (now.cards.size() != then.cards.size()) text = "the decks differ";
    if (now.rules != then.rules) {
        if (!text.empty()) text += "; ";
        text +=
            "made with rules version " + std::to_string(then.rules) + " (this is " + std::to_string(now.rules) + ")";
    }
    return text.empty() ? std::nullopt : std::optional(text);
}

std::string writeFingerprints(const std::vector<std::uint64_t>& cards) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::uint64_t card : cards) {
        if (!text.empty()) text += ' ';
        if (card == RulesFingerprint::unknownCard) text += std::string(formerDigits, '0');
        if (card == RulesFingerprint::unknownCard) continue;
        for (unsigned shift = cardFingerprintBits; shift > 0; shift -= 4) text += digits[(card >> (shift - 4)) & 15U];
    }
    return text;
}

std::optional<std::vector<std::uint64_t>> readFingerprints(std::string_view text) {
    std::vector<std::uint64_t> cards;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        std::uint64_t card = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), card, 16);
        const bool isWhole = error == std::errc{} && end == word.data() + word.size();
        const bool isFormer = word.size() == formerDigits;
        if (!isWhole || (word.size() != fingerprintDigits && !isFormer)) return std::nullopt;
        cards.push_back(isFormer ? RulesFingerprint::unknownCard : card);
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return cards;
}

}  // namespace duelogue

#include "match/notation/RulesFingerprint.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "cards/data/CardFingerprint.h"
#include "cards/data/CardPool.h"
#include "cards/data/Instructions.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

constexpr std::size_t fingerprintDigits = cardFingerprintBits / 4;
/// Number of digits in the former format, which depended on the numbers of verbs.
constexpr std::size_t formerDigits = 8;
/// Maximum number of cards listed by name.
constexpr std::size_t mostNamed = 5;

/// A list of cards without duplicates.
class Cards {
public:
    void add(DefinitionId card) {
        if (std::ranges::find(m_cards, card) == m_cards.end()) m_cards.push_back(card);
    }
    /// Adds the cards that those in the list can bring into the match, and those that these can bring. If a player can
    /// name a card, that is every card.
    void addCreated(const CardPool& pool) {
        std::size_t next = 0;
        while (next < m_cards.size()) {  // the list grows
            const Definition& card = pool[m_cards[next++]];
            for (const Ability& ability : pool.abilitiesOf(card)) addCreated(pool, ability);
        }
    }
    [[nodiscard]] std::vector<DefinitionId> take() { return std::move(m_cards); }

private:
    std::vector<DefinitionId> m_cards;

    void addCreated(const CardPool& pool, const Ability& ability) {
        const auto addFrom = [&](const Instruction& made) {
            if (made.op == Op::Float) addCreated(pool, pool[made.ability]);
            if (made.op == Op::ChooseName) {
                for (std::size_t i = 0; i < pool.definitions().size(); ++i)
                    add(DefinitionId(static_cast<std::uint16_t>(i)));
            }
            const bool isByName = made.print && pool[made.print].term == Term::PrintNamed;
            if (isByName) add(pool.find(pool.called(pool[pool[made.print].filter].name)));
        };
        eachInstruction(pool, ability.body, addFrom);
        eachInstruction(pool, ability.cost.body, addFrom);
    }
};

/// Returns each card of the match once: those of the decks in the order in which the decks name them, then those that
/// they can create.
std::vector<DefinitionId> cardsOf(const CardPool& pool, Decks decks) {
    Cards cards;
    for (const std::vector<DefinitionId>& deck : decks) {
        for (const DefinitionId card : deck) cards.add(card);
    }
    cards.addCreated(pool);
    return cards.take();
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
    for (const DefinitionId card : cardsOf(rulebook.pool(), decks))
        edition.cards.push_back(cardFingerprint(rulebook.pool(), card));
    return edition;
}

std::optional<std::string> whatDiffers(const Rulebook& rulebook, Decks decks, const RulesFingerprint& then) {
    const std::vector<DefinitionId> cards = cardsOf(rulebook.pool(), decks);
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

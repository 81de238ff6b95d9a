#include "match/netrun/ChanceDeck.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

#include "cards/data/CardPool.h"
#include "cards/decks/SetupRandom.h"
#include "match/netrun/DeckBuilding.h"
#include "match/netrun/Values.h"
#include "match/netrun/text/Vocabulary.h"

namespace duelogue::netrun {

namespace {

/// A search for an instruction anywhere in a card's abilities.
class Search {
public:
    Search(const CardPool& pool, bool (*isWanted)(const Instruction&)) : m_pool(pool), m_isWanted(isWanted) {}

    bool in(const Definition& card) {
        return std::ranges::any_of(m_pool.abilitiesOf(card), [&](const Ability& ability) { return in(ability.body); });
    }

private:
    const CardPool& m_pool;
    bool (*m_isWanted)(const Instruction&);
    std::set<InstructionId> m_seen{};

    bool in(InstructionId id) {
        if (!id || !m_seen.insert(id).second) return false;
        const Instruction& step = m_pool[id];
        const bool lasting = step.op == Op::Float && in(m_pool[step.ability].body);
        return lasting || m_isWanted(step) || in(step.body) || in(step.otherwise) || in(step.next);
    }
};

bool gainsCredits(const Instruction& step) {
    if (step.op != Op::Do) return false;
    const bool gains = step.verb == static_cast<std::uint8_t>(CoreVerb::Gain) &&
                       step.detail == static_cast<std::uint8_t>(PlayerValue::Credits);
    return gains || step.verb == static_cast<std::uint8_t>(Verb::TakeCredits);
}

bool drawsCards(const Instruction& step) {
    return step.op == Op::Do && step.verb == static_cast<std::uint8_t>(CoreVerb::Draw);
}

bool hasTag(const CardPool& pool, const Definition& card, std::string_view tag) {
    const TagId wanted = pool.findTag(tag);
    return wanted && std::ranges::find(card.tags, wanted) != card.tags.end();
}

// -------------------------------------------------------------------------------------------------- building the deck

/// The number of cards of each kind in a deck.
struct Shares {
    static constexpr int ice = 17;
    static constexpr int earning = 9;  ///< Corp cards that earn credits
    static constexpr int breakers = 9;
    static constexpr int running = 12;  ///< Runner cards that earn credits
    static constexpr int drawing = 3;
};

class Making {
public:
    Making(const CardPool& pool, DefinitionId identity, int size, std::uint64_t seed)
        : m_pool(pool), m_identity(pool[identity]), m_size(size), m_chance(seed) {
        m_influence = figure(m_identity, Figure::Influence);
        m_deck.entries.push_back({1, identity});
        m_deck.name = m_identity.name.substr(0, m_identity.name.find(':'));
        for (std::size_t d = 0; d < pool.definitions().size(); ++d) {
            const DefinitionId card(static_cast<std::uint16_t>(d));
            if (mayBeTaken(pool[card])) m_left.push_back({copiesOf(pool[card]), card});
        }
    }

    Deck make() {
        isCorp() ? takeCorps() : takeRunners();
        take(left(), [&](const Definition& card) { return !has(card, Trait::Agenda) && !has(card, Trait::Ice); });
        take(left(), [&](const Definition& card) { return !has(card, Trait::Agenda); });
        return std::move(m_deck);
    }

private:
    const CardPool& m_pool;
    const Definition& m_identity;
    int m_size;
    SetupRandom m_chance;
    int m_influence = 0;            ///< the remaining influence
    std::vector<DeckEntry> m_left;  ///< the cards that may still be added
    Deck m_deck;

    [[nodiscard]] bool isCorp() const { return (m_identity.traits & corpFactions) != 0; }
    [[nodiscard]] int left() const { return m_size + 1 - m_deck.size(); }

    [[nodiscard]] int countOf(Trait trait) const {
        int count = 0;
        for (const DeckEntry& entry : m_deck.entries) count += has(m_pool[entry.card], trait) ? entry.count : 0;
        return count;
    }

    [[nodiscard]] bool mayBeTaken(const Definition& card) const {
        const Traits side = isCorp() ? corpFactions : runnerFactions;
        const bool own = (card.traits & (m_identity.traits | neutralFactions) & side) != 0;
        return (card.traits & side) != 0 && !has(card, Trait::Identity) && (own || !has(card, Trait::Agenda));
    }

    /// Returns the useful number of copies. If only one copy can be in play, more than two are a burden.
    static int copiesOf(const Definition& card) {
        const int burden = has(card, Trait::Console) ? 1 : has(card, Trait::Unique) ? 2 : mostOf(card);
        return std::min(burden, mostOf(card));
    }

    /// Adds up to `count` cards that fit, one by one, and returns how many it added. Cards of the identity's faction
    /// are three times as likely, and cards already in the deck twice as likely.
    template <class Fits>
    int take(int count, const Fits& fits) {
        int taken = 0;
        for (; taken < count; ++taken) {
            std::vector<std::size_t> choices;
            for (std::size_t i = 0; i < m_left.size(); ++i) {
                const Definition& card = m_pool[m_left[i].card];
                const int price = influenceFor(card, m_identity);
                if (price > m_influence || !fits(card)) continue;
                const bool begun =
                    std::ranges::find(m_deck.entries, m_left[i].card, &DeckEntry::card) != m_deck.entries.end();
                choices.insert(choices.end(), (price == 0 ? 3U : 1U) * (begun ? 2U : 1U), i);
            }
            if (choices.empty()) break;
            takeOne(m_chance.oneOf(choices));
        }
        return taken;
    }

    void takeOne(std::size_t which) {
        DeckEntry& entry = m_left[which];
        m_influence -= influenceFor(m_pool[entry.card], m_identity);
        Deck::add(m_deck.entries, {1, entry.card});
        if (--entry.count == 0) m_left.erase(m_left.begin() + static_cast<std::ptrdiff_t>(which));
    }

    template <class Fits>
    int takeEarning(int count, const Fits& fits) {
        return take(count,
                    [&](const Definition& card) { return fits(card) && Search(m_pool, &gainsCredits).in(card); });
    }

    void takeCorps() {
        takeAgendas();
        constexpr std::array kinds{Trait::Barrier, Trait::CodeGate, Trait::Sentry, Trait::Ice};
        for (int i = 0; i < Shares::ice; ++i) {
            const Trait kind = kinds[static_cast<std::size_t>(i) % kinds.size()];
            take(1, [&](const Definition& card) { return has(card, Trait::Ice) && has(card, kind); });
        }
        take(Shares::ice - countOf(Trait::Ice), [](const Definition& card) { return has(card, Trait::Ice); });
        takeEarning(Shares::earning,
                    [](const Definition& card) { return has(card, Trait::Asset) || has(card, Trait::Operation); });
    }

    void takeAgendas() {
        const int most = leastPoints(m_size) + 1;
        int points = 0;
        const auto fits = [&](const Definition& card) {
            return has(card, Trait::Agenda) && figure(card, Figure::Points) <= most - points;
        };
        while (points + 1 < most && take(1, fits) > 0) points = agendaPoints(m_pool, m_deck);
    }

    void takeRunners() {
        constexpr std::array kinds{"Fracter", "Decoder", "Killer"};
        for (int i = 0; i < Shares::breakers; ++i) {
            const char* const kind = kinds[static_cast<std::size_t>(i) % kinds.size()];
            take(1, [&](const Definition& card) { return has(card, Trait::Icebreaker) && hasTag(m_pool, card, kind); });
        }
        takeEarning(Shares::running, [](const Definition& card) { return !has(card, Trait::Icebreaker); });
        take(Shares::drawing, [&](const Definition& card) { return Search(m_pool, &drawsCards).in(card); });
    }
};

// -------------------------------------------------------------------------------------------------- templates

/// Returns the first word of the identity's name, in lowercase.
std::string wordFor(const Definition& identity) {
    std::string word;
    for (const char c : identity.name) {
        if (c == ' ' || c == ':') break;
        word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return word;
}

std::vector<DefinitionId> identitiesFor(const CardPool& pool, Traits side) {
    std::vector<DefinitionId> found;
    for (std::size_t d = 0; d < pool.definitions().size(); ++d) {
        const Definition& card = pool.definitions()[d];
        if (has(card, Trait::Identity) && (card.traits & side) != 0) found.emplace_back(static_cast<std::uint16_t>(d));
    }
    return found;
}

Traits sideOf(std::uint8_t seat) { return seat == corp.value ? corpFactions : runnerFactions; }

}  // namespace

std::vector<DeckTemplate> chanceTemplates(const CardPool& pool) {
    constexpr int usualSize = 45;
    DeckTemplate any;
    any.size = usualSize;
    std::vector<DeckTemplate> templates;
    for (const auto& [seat, word] : {std::pair(corp.value, "corp"), std::pair(runner.value, "runner")}) {
        any.word = word;
        any.about = "any identity of the " + std::string(seat == corp.value ? "Corp" : "Runner");
        any.seat = seat;
        if (!identitiesFor(pool, sideOf(seat)).empty()) templates.push_back(any);
    }
    for (const std::uint8_t seat : {corp.value, runner.value}) {
        for (const DefinitionId identity : identitiesFor(pool, sideOf(seat))) {
            DeckTemplate one = any;
            one.word = wordFor(pool[identity]);
            one.about = "around " + pool[identity].name;
            one.size = std::max(figure(pool[identity], Figure::MinimumDeck), 1);
            one.seat = seat;
            one.head = identity;
            // Identities that share a first word with an earlier one are found only by the random templates.
            if (std::ranges::find(templates, one.word, &DeckTemplate::word) == templates.end())
                templates.push_back(one);
        }
    }
    return templates;
}

Deck chanceDeck(const CardPool& pool, const DeckTemplate& like, std::uint64_t seed) {
    SetupRandom chance(seed);
    DefinitionId identity = like.head;
    if (!identity) {
        const auto identities = identitiesFor(pool, sideOf(like.seat.value_or(corp.value)));
        if (identities.empty()) return {};
        identity = chance.oneOf(identities);
    }
    const int size = std::max(like.size, figure(pool[identity], Figure::MinimumDeck));
    return Making(pool, identity, size, chance.next()).make();
}

}  // namespace duelogue::netrun

#include "match/notation/Position.h"

#include <algorithm>
#include <iterator>

#include "match/effects/BaseVerbs.h"
#include "match/notation/Cards.h"
#include "match/notation/Edition.h"
#include "match/notation/GameNotation.h"
#include "match/notation/Notes.h"
#include "match/notation/Options.h"
#include "match/notation/References.h"
#include "match/notation/Turn.h"
#include "match/state/Numbers.h"

namespace duelogue {

namespace {

/// More than any game needs; ids of cards are 16 bits wide.
constexpr std::size_t mostCards = 2000;
constexpr int highestRules = 1'000'000;

using Error = std::optional<NotationError>;

// -------------------------------------------------------------------------------------------------- decks

std::optional<std::string_view> deckOf(const NotationLine& entry) {
    std::string_view rest = entry.text;
    return notation::take(rest, "deck") ? std::optional(rest) : std::nullopt;
}

/// Where a zone is called like that as well, it is a match from its beginning only where nothing else is said.
bool hasDecks(const Rulebook& rulebook, const Scenario& scenario) {
    if (indexOf(rulebook.vocabulary().zones, "deck")) {
        const bool more = scenario.table.head.number != 0 || scenario.turn.number != 0;
        return !more && std::ranges::all_of(scenario.seats, [](const Scenario::Seat& seat) {
            return !seat.entries.empty() && std::ranges::all_of(seat.entries, [](const NotationLine& entry) {
                return deckOf(entry).has_value();
            });
        });
    }
    return std::any_of(scenario.seats.begin(), scenario.seats.end(), [](const Scenario::Seat& seat) {
        return std::any_of(seat.entries.begin(), seat.entries.end(),
                           [](const NotationLine& entry) { return deckOf(entry).has_value(); });
    });
}

/// What it was played with, as far as the scenario says it, is no more.
Error otherEdition(const Rulebook& rulebook, Decks decks, const Scenario& scenario) {
    Edition then = editionOf(rulebook, decks);
    if (scenario.rules.number != 0) {
        const auto rules = notation::number(scenario.rules.text, 1, highestRules);
        if (!rules) return scenario.rules.wrong("a version of the rules", NotationLine::quoted(scenario.rules.text));
        then.rules = *rules;
    }
    if (scenario.cards.number != 0) {
        auto cards = readFingerprints(scenario.cards.text);
        if (!cards) return scenario.cards.wrong("fingerprints of cards", NotationLine::quoted(scenario.cards.text));
        then.cards = *std::move(cards);
    }
    const auto differs = whatDiffers(rulebook, decks, then);
    if (!differs) return std::nullopt;
    const NotationLine& line = scenario.rules.number != 0 ? scenario.rules : scenario.cards;
    return line.wrong("the rules and cards that it was played with", "others: " + *differs);
}

/// A deck for each player, and nothing else.
std::variant<std::vector<std::vector<DefinitionId>>, NotationError> readDecks(const CardPool& pool,
                                                                              const Scenario& scenario) {
    std::vector<std::vector<DefinitionId>> decks;
    if (scenario.turn.number != 0) return scenario.turn.wrong("no turn where players have decks");
    for (const Scenario::Seat& seat : scenario.seats) {
        std::vector<DefinitionId>& deck = decks.emplace_back();
        if (seat.entries.empty()) return seat.head.wrong("a deck for each player", "none");
        for (const NotationLine& entry : seat.entries) {
            const auto text = deckOf(entry);
            if (!text) return entry.wrong("only decks where a player has one");
            auto cards = readCards(pool, entry, *text);
            if (auto* error = std::get_if<NotationError>(&cards)) return std::move(*error);
            for (const CardEntry& card : std::get<std::vector<CardEntry>>(cards)) {
                if (!card.notes.empty()) return entry.wrong("only names in a deck");
                deck.insert(deck.end(), static_cast<std::size_t>(card.count), card.definition);
            }
            if (deck.size() > mostCards) return entry.wrong("at most " + std::to_string(mostCards) + " cards");
        }
    }
    if (scenario.table.head.number != 0) return scenario.table.head.wrong("no table where players have decks");
    return decks;
}

Error setUpDecks(Match& match, const Scenario& scenario) {
    auto read = readDecks(match.pool(), scenario);
    if (auto* error = std::get_if<NotationError>(&read)) return std::move(*error);
    const auto& decks = std::get<std::vector<std::vector<DefinitionId>>>(read);
    if (auto error = otherEdition(match.rulebook(), decks, scenario)) return error;
    match.rulebook().setUp(match, decks);
    return std::nullopt;
}

// -------------------------------------------------------------------------------------------------- positions

bool hasTable(const Rulebook& rulebook) {
    return std::ranges::any_of(rulebook.vocabulary().zones, [](const ZoneWord& zone) { return zone.ofTable; });
}

Error setOption(Match& match, const NotationLine& line) {
    if (const auto wrong = setOption(match.rulebook(), line.text, match.state().globals.options))
        return line.wrong(wrong->expected, NotationLine::quoted(wrong->found));
    return std::nullopt;
}

/// What waits to resolve is more than cards in a zone.
bool mayBeginIn(const Rulebook& rulebook, std::size_t zone) {
    const Rulebook::ZoneRoles& roles = rulebook.zones();
    return zone != roles.stack || roles.stack == roles.inPlay;
}

class PositionFiller {
public:
    explicit PositionFiller(Match& match) : m_match(match), m_notes(match.rulebook()) {}

    Error fill(const Scenario& scenario) {
        m_match.rulebook().notation().emptyPosition(m_match, scenario.seats.size());
        for (std::size_t p = 0; p < scenario.seats.size(); ++p) {
            for (const NotationLine& entry : scenario.seats[p].entries) {
                if (auto error = fillEntry(PlayerId(static_cast<std::uint8_t>(p)), entry)) return error;
            }
        }
        for (const NotationLine& entry : scenario.table.entries) {
            if (auto error = fillTable(entry)) return error;
        }
        for (const Noted& noted : m_noted) {
            if (m_notes.apply(m_match, noted.card, noted.note)) continue;
            return noted.line->wrong("one of " + m_notes.expected(), NotationLine::quoted(noted.note));
        }
        return turn(scenario.turn);
    }

private:
    /// Notes are applied once all cards are there: one may name another card.
    struct Noted {
        CardId card;
        std::string note;
        const NotationLine* line;
    };
    Match& m_match;
    CardNotes m_notes;
    std::vector<Noted> m_noted;
    std::vector<CardId> m_ofTable;  ///< the table's cards that have been named

    Error fillEntry(PlayerId player, const NotationLine& line) {
        std::string_view rest = line.text;
        if (const auto zone = notation::takeOneOf(rest, zoneWords(m_match.rulebook()))) {
            return fillZone(player, static_cast<std::uint8_t>(*zone), line, rest);
        }
        if (const auto value = notation::takeOneOf(rest, m_match.rulebook().notation().valueWords())) {
            const auto number = notation::number(rest, lowestNumber, highestNumber);
            if (!number) return line.wrong("a number", NotationLine::quoted(rest));
            m_match.state().player(player).values[*value] = static_cast<std::int16_t>(*number);
            return std::nullopt;
        }
        return line.wrong("one of " + keys());
    }

    /// What is nobody's: zones alone.
    Error fillTable(const NotationLine& line) {
        std::string_view rest = line.text;
        const auto zone = notation::takeOneOf(rest, zoneWords(m_match.rulebook()));
        if (!zone || !hasTable(m_match.rulebook())) return line.wrong("a zone of the table, of a game that has one");
        return fillZone(PlayerId{}, static_cast<std::uint8_t>(*zone), line, rest);
    }

    [[nodiscard]] std::string keys() const {
        std::string text;
        for (const std::string& value : m_match.rulebook().notation().valueWords()) {
            if (!value.empty()) text += value + ", ";
        }
        for (const ZoneWord& zone : m_match.rulebook().vocabulary().zones) text += zone.word + ", ";
        return text + "deck, player, " + (hasTable(m_match.rulebook()) ? "table " : "") + "or moves";
    }

    Error fillZone(PlayerId player, std::uint8_t zone, const NotationLine& line, std::string_view text) {
        if (!mayBeginIn(m_match.rulebook(), zone)) return line.wrong("a zone where cards lie between plays");
        auto read = readCards(m_match.pool(), line, text);
        if (auto* error = std::get_if<NotationError>(&read)) return std::move(*error);
        auto& cards = std::get<std::vector<CardEntry>>(read);
        // The first of a deck is its top card, so it is put there last.
        if (m_match.rulebook().vocabulary().zones[zone].ordered) std::reverse(cards.begin(), cards.end());
        for (const CardEntry& entry : cards) {
            for (int i = 0; i < entry.count; ++i) {
                if (auto error = addCard(player, zone, entry, line)) return error;
            }
        }
        return std::nullopt;
    }

    Error addCard(PlayerId player, std::uint8_t zone, const CardEntry& entry, const NotationLine& line) {
        if (m_match.state().cards.size() >= mostCards) {
            return line.wrong("at most " + std::to_string(mostCards) + " cards in all");
        }
        PlayerId owner = player;
        for (const std::string& note : entry.notes) {
            const auto whose = CardNotes::owner(note);
            if (!whose) continue;
            const bool possible = whose->value < m_match.state().globals.playerCount;
            if (!possible || !m_match.rulebook().vocabulary().zones[zone].shared) {
                return line.wrong("an owner only for cards in play, and one of the players",
                                  NotationLine::quoted(note));
            }
            owner = *whose;
        }
        const CardId card = player ? newCard(entry.definition, owner) : tableCard(entry.definition);
        if (hasTable(m_match.rulebook()) && !m_match.rulebook().mayLieIn(m_match, card, zone))
            return line.wrong("cards that may lie there", m_match.pool()[entry.definition].name);
        relocate(m_match, card, player, zone, Place::Top);
        m_match.state().card(card).now.flags = 0;
        if (player) m_match.state().card(card).knownTo = seenBy(card);
        for (const std::string& note : entry.notes) m_noted.push_back({card, note, &line});
        return std::nullopt;
    }

    /// Who knows the card as it lies there, before anything is noted of it; for what all see, as relocate() has it.
    [[nodiscard]] std::uint8_t seenBy(CardId id) const {
        PlayerSet players;
        for (std::uint8_t p = 0; p < m_match.state().globals.playerCount; ++p) {
            if (m_match.rulebook().notation().isSeen(m_match, m_match.state().card(id), PlayerId(p)))
                players.add(PlayerId(p));
        }
        return players.count() == m_match.state().globals.playerCount ? PlayerSet::all().bits() : players.bits();
    }

    CardId newCard(DefinitionId definition, PlayerId owner) {
        const CardId card = m_match.state().addCard(definition, owner, m_match.rulebook().zones().deck);
        m_match.state().card(card).now.traits = m_match.pool()[definition].traits;
        return card;
    }

    /// Where a match of the game begins with cards of nobody's, these are meant, each once.
    CardId tableCard(DefinitionId definition) {
        const auto cards = std::span(m_match.state().cards);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const CardId id(static_cast<std::uint16_t>(i));
            if (cards[i].owner || cards[i].definition != definition ||
                std::ranges::find(m_ofTable, id) != m_ofTable.end())
                continue;
            m_ofTable.push_back(id);
            return id;
        }
        m_ofTable.push_back(newCard(definition, PlayerId{}));
        return m_ofTable.back();
    }

    Error turn(const NotationLine& line) {
        Globals& globals = m_match.state().globals;
        globals.current = PlayerId(0);
        if (line.number != 0) {
            auto read = readTurn(m_match, line, line.text);
            if (auto* error = std::get_if<NotationError>(&read)) return std::move(*error);
            const auto& turn = std::get<TurnReference>(read);
            globals.turn = static_cast<std::uint16_t>(turn.turn);
            globals.current = turn.player;
            if (turn.phase) globals.phase = *turn.phase;
        }
        m_match.rulebook().notation().startPosition(m_match);
        return std::nullopt;
    }
};

}  // namespace

namespace {

NotationLine headOf(const Scenario& scenario) { return {scenario.line, "game " + scenario.game}; }

Error otherSeats(const Rulebook& rulebook, const Scenario& scenario) {
    const auto seats = rulebook.seatCount();
    if (scenario.seats.size() >= seats.least && scenario.seats.size() <= seats.most) return std::nullopt;
    const bool several = seats.least < seats.most;
    return headOf(scenario).wrong(
        (several ? "from " + std::to_string(seats.least) + " to " : "") + std::to_string(seats.most) + " players",
        std::to_string(scenario.seats.size()));
}

}  // namespace

std::variant<MatchStart, NotationError> readStart(const Rulebook& rulebook, const Scenario& scenario) {
    if (auto error = otherSeats(rulebook, scenario)) return *std::move(error);
    if (!hasDecks(rulebook, scenario)) return headOf(scenario).wrong("a match with decks", "a position");
    MatchStart start;
    start.seed = scenario.seed;
    const Match usual(rulebook);
    auto options = usual.state().globals.options;
    for (const NotationLine& line : scenario.options) {
        if (const auto wrong = setOption(rulebook, line.text, options))
            return line.wrong(wrong->expected, NotationLine::quoted(wrong->found));
    }
    if (options != usual.state().globals.options)
        start.options.assign(options.begin(), std::next(options.begin(), std::ssize(rulebook.matchOptions())));
    auto decks = readDecks(rulebook.pool(), scenario);
    if (auto* error = std::get_if<NotationError>(&decks)) return std::move(*error);
    start.decks = std::get<std::vector<std::vector<DefinitionId>>>(std::move(decks));
    return start;
}

Error setUpScenario(Match& match, const Scenario& scenario) {
    if (auto error = otherSeats(match.rulebook(), scenario)) return error;
    match.state().globals.random = Random(scenario.seed);
    for (const NotationLine& line : scenario.options) {
        if (auto error = setOption(match, line)) return error;
    }
    if (hasDecks(match.rulebook(), scenario)) return setUpDecks(match, scenario);
    for (const NotationLine& line : {scenario.rules, scenario.cards}) {
        if (line.number != 0) return line.wrong("decks where it says what they were played with", "a position");
    }
    return PositionFiller(match).fill(scenario);
}

// -------------------------------------------------------------------------------------------------- writing

namespace {

std::string padded(std::string_view key, std::size_t width) {
    std::string text(key);
    text.resize(std::max(width, text.size() + 1), ' ');
    return text;
}

std::string writeZones(const Match& match, PlayerId holder) {
    constexpr std::size_t width = 12;
    std::string text;
    const auto& zones = match.rulebook().vocabulary().zones;
    for (std::size_t z = 0; z < zones.size(); ++z) {
        if (!mayBeginIn(match.rulebook(), z)) continue;
        const auto cards = listed(match, holder, static_cast<std::uint8_t>(z));
        if (!cards.empty()) text += "  " + padded(zones[z].word, width) + writeCards(match, cards) + "\n";
    }
    return text;
}

/// Values that are as in every new match are left out, unless the vocabulary names them.
std::string writeSeat(const Match& match, const Match& empty, PlayerId player) {
    constexpr std::size_t width = 12;
    std::string text = "player " + std::to_string(player.value + 1) + "\n";
    const auto values = match.rulebook().notation().valueWords();
    for (std::size_t v = 0; v < values.size(); ++v) {
        const int value = match.state().player(player).values[v];
        const bool usual = value == empty.state().player(player).values[v];
        if (values[v].empty() || (usual && v >= match.rulebook().vocabulary().playerValues.size())) continue;
        text += "  " + padded(values[v], width) + std::to_string(value) + "\n";
    }
    return text + writeZones(match, player);
}

}  // namespace

std::string writePosition(const Match& match, std::string_view name) {
    constexpr std::size_t width = 12;
    std::string text = padded("game", width) + match.rulebook().vocabulary().game + "\n";
    if (!name.empty()) text += padded("name", width) + std::string(name) + "\n";
    text +=
        writeOptions(match.rulebook(), match.state().globals.options) + padded("turn", width) + writeTurn(match) + "\n";
    const std::size_t players = match.state().globals.playerCount;
    Match empty(match.rulebook());
    match.rulebook().notation().emptyPosition(empty, players);
    for (std::uint8_t p = 0; p < players; ++p) text += writeSeat(match, empty, PlayerId(p));
    const std::string table = writeZones(match, PlayerId{});
    return table.empty() ? text : text + "table\n" + table;
}

}  // namespace duelogue

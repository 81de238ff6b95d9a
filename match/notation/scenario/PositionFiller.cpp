#include "match/notation/scenario/PositionFiller.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/GameNotation.h"
#include "match/notation/Turn.h"
#include "match/notation/scenario/Cards.h"
#include "match/notation/scenario/Notes.h"
#include "match/notation/scenario/References.h"
#include "match/notation/scenario/ScenarioDecks.h"
#include "match/state/Numbers.h"

namespace duelogue {

namespace {

using Error = std::optional<NotationError>;

bool hasTable(const Rulebook& rulebook) {
    return std::ranges::any_of(rulebook.vocabulary().zones, [](const ZoneWord& zone) { return zone.ofTable; });
}

/// Fills a match line by line, and collects errors.
class PositionFiller {
public:
    explicit PositionFiller(Match& match) : m_match(match), m_notes(match.rulebook()) {}

    std::vector<NotationError> fill(const Scenario& scenario) {
        game().emptyPosition(m_match, scenario.seats.size());
        m_ofRules = m_match.state().cards.size();
        for (std::size_t p = 0; p < scenario.seats.size(); ++p) {
            m_zonesGiven = 0;
            m_valuesGiven = 0;
            for (const NotationLine& entry : scenario.seats[p].entries)
                note(fillEntry(PlayerId(static_cast<std::uint8_t>(p)), entry));
        }
        m_zonesGiven = 0;
        for (const NotationLine& entry : scenario.table.entries) note(fillTable(entry));
        for (const Noted& noted : m_noted) note(apply(noted));
        for (const Added& added : m_added) note(whyImpossible(added));
        note(turn(scenario.turn));
        for (const Noted& noted : m_figures) note(applyFigure(noted));
        return std::move(m_mistakes);
    }

private:
    /// A note about a card. Notes are applied when all cards exist, because they may name other cards.
    struct Noted {
        CardId card;
        std::string note;
        const NotationLine* line;
    };
    struct Added {
        CardId card;
        const NotationLine* line;
    };
    Match& m_match;
    CardNotes m_notes;
    std::vector<Noted> m_noted;
    std::vector<Noted> m_figures;  ///< notes about figures, which are known only after everything else
    std::vector<Added> m_added;
    std::vector<CardId> m_ofTable;   ///< cards of the table that have been named
    std::size_t m_ofRules = 0;       ///< number of cards that the rules create by themselves
    std::uint64_t m_zonesGiven = 0;  ///< bits: zones of the current player so far
    std::uint64_t m_valuesGiven = 0;
    std::vector<NotationError> m_mistakes;

    [[nodiscard]] const GameNotation& game() const { return m_match.rulebook().notation(); }

    /// Keeps the first error of a line.
    void note(Error mistake) {
        const auto isOfLine = [&](const NotationError& other) { return other.line == mistake->line; };
        if (mistake && std::ranges::none_of(m_mistakes, isOfLine)) m_mistakes.push_back(*std::move(mistake));
    }

    Error fillEntry(PlayerId player, const NotationLine& line) {
        std::string_view rest = line.text;
        if (const auto zone = notation::takeOneOf(rest, zoneWords(m_match.rulebook()))) {
            // Several lines of a zone named "deck" add up, like the decks of a replay.
            const std::string& word = m_match.rulebook().vocabulary().zones[*zone].word;
            if (isSecond(m_zonesGiven, *zone) && word != "deck") return line.repeated(word);
            return fillZone(player, static_cast<std::uint8_t>(*zone), line, rest);
        }
        const auto values = game().valueWords();
        auto value = notation::takeOneOf(rest, values);
        if (!value) value = notation::takeOneOf(rest, game().formerValueWords());
        if (value) {
            const auto number = notation::number(rest, lowestNumber, highestNumber);
            if (!number) return line.wrong("a number", NotationLine::quoted(rest));
            if (*number < 0) return line.wrong("0 or more " + values[*value], NotationLine::quoted(rest));
            if (*number > 0 && isOfOther(player, *value))
                return line.error("player " + std::to_string(player.value + 1) + " can't have " + values[*value]);
            if (isSecond(m_valuesGiven, *value)) return line.repeated(values[*value]);
            m_match.state().player(player).values[*value] = static_cast<std::int16_t>(*number);
            return std::nullopt;
        }
        return line.error("unknown line " + NotationLine::quoted(line.text) + ". Lines begin with " + keys());
    }

    /// Returns true if only players with another role have the value.
    [[nodiscard]] bool isOfOther(PlayerId player, std::size_t value) const {
        const auto& words = m_match.rulebook().vocabulary().playerValues;
        const std::uint8_t role = value < words.size() && words[value].word == game().valueWords()[value]
                                      ? words[value].ofRole
                                      : std::uint8_t{0xff};
        return role != 0xff && role != player.value;
    }

    [[nodiscard]] static bool isSecond(std::uint64_t& given, std::size_t index) {
        const std::uint64_t bit = std::uint64_t{1} << index;
        return (std::exchange(given, given | bit) & bit) != 0;
    }

    /// Reads an entry of the table. It has only zones.
    Error fillTable(const NotationLine& line) {
        std::string_view rest = line.text;
        const auto zone = notation::takeOneOf(rest, zoneWords(m_match.rulebook()));
        if (!zone || !hasTable(m_match.rulebook()))
            return line.error("this is not a zone of the table: " + NotationLine::quoted(line.text));
        if (isSecond(m_zonesGiven, *zone)) return line.repeated(m_match.rulebook().vocabulary().zones[*zone].word);
        return fillZone(PlayerId{}, static_cast<std::uint8_t>(*zone), line, rest);
    }

    Error apply(const Noted& noted) {
        if (m_notes.isFigure(noted.note)) {
            m_figures.push_back(noted);
            return std::nullopt;
        }
        std::string_view host = noted.note;
        if (notation::take(host, "on")) return putOn(noted, host);
        if (m_notes.apply(m_match, noted.card, noted.note)) return std::nullopt;
        return noted.line->wrong("one of " + m_notes.expected(), NotationLine::quoted(noted.note));
    }

    /// Puts the card on its host, which must be in play. A card that the rules create is in play only from its own line
    /// on.
    Error putOn(const Noted& noted, std::string_view name) {
        const auto wrong = [&](const std::string& why) {
            return noted.line->error("no card can be on " + NotationLine::quoted(name) + ": " + why);
        };
        const PlayerId speaker = m_match.state().card(noted.card).holder;
        if (!readReference(m_match.pool(), speaker, name)) return noted.line->error(unknownCard(m_match.pool(), name));
        if (!m_notes.apply(m_match, noted.card, noted.note)) return wrong("it is not in the position");
        const CardId host = m_match.state().card(noted.card).current.host;
        if (host == noted.card) return wrong("it is the card itself");
        const Card& card = m_match.state().card(host);
        if (card.zone != m_match.rulebook().zones().inPlay) return wrong("it is not in play");
        const auto named = std::ranges::find(m_added, host, &Added::card);
        if (host.value < m_ofRules && named != m_added.end() && named->line->number > noted.line->number)
            return wrong("it comes later, in line " + std::to_string(named->line->number) + ". Move that line up");
        return std::nullopt;
    }

    /// Makes a note about a figure true. Figures are derived, but the game may have an effect that changes them.
    Error applyFigure(const Noted& noted) {
        m_match.refresh();
        if (m_notes.holds(m_match, noted.card, noted.note) == true) return std::nullopt;
        if (m_notes.changeFigure(m_match, noted.card, noted.note)) m_match.refresh();
        if (m_notes.holds(m_match, noted.card, noted.note) == true) return std::nullopt;
        return noted.line->wrong("a figure that the card has in this position", NotationLine::quoted(noted.note));
    }

    Error whyImpossible(const Added& added) const {
        const auto impossible = game().whyImpossible(m_match, added.card);
        if (!impossible) return std::nullopt;
        return added.line->error(*impossible);
    }

    [[nodiscard]] std::string keys() const {
        std::vector<std::string> words = game().valueWords();
        std::erase(words, "");
        for (const ZoneWord& zone : m_match.rulebook().vocabulary().zones) words.push_back(zone.word);
        words.emplace_back("deck");
        words.emplace_back("player");
        if (hasTable(m_match.rulebook())) words.emplace_back("table");
        std::vector<std::string> different;
        for (const std::string& word : words) {
            if (std::ranges::find(different, word) == different.end()) different.push_back(word);
        }
        return notation::joined(different, ", ") + " or moves";
    }

    Error fillZone(PlayerId player, std::uint8_t zone, const NotationLine& line, std::string_view text) {
        if (!mayBeginIn(m_match.rulebook(), zone))
            return line.error("a position has no cards in this zone: " + NotationLine::quoted(line.text));
        auto read = readCards(m_match.pool(), line, text);
        if (auto* error = std::get_if<NotationError>(&read)) return std::move(*error);
        auto& cards = std::get<std::vector<CardEntry>>(read);
        // The first card of an ordered zone is its top card, so it is put there last.
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
            return line.error("too many cards (at most " + std::to_string(mostCards) + " in all)");
        }
        PlayerId owner = player;
        for (const std::string& note : entry.notes) {
            const auto whose = CardNotes::owner(note);
            if (!whose) continue;
            const bool possible = whose->value < m_match.state().globals.playerCount;
            if (!possible || !m_match.rulebook().vocabulary().zones[zone].shared) {
                return line.error("only cards in play can have a note about their owner, who is a player: " +
                                  NotationLine::quoted(note));
            }
            owner = *whose;
        }
        const CardId card = player ? newCard(entry.definition, owner) : tableCard(entry.definition);
        m_added.push_back({card, &line});
        const ZoneWord& there = m_match.rulebook().vocabulary().zones[zone];
        const bool isOfOther = hasTable(m_match.rulebook()) && !m_match.rulebook().mayLieIn(m_match, card, zone);
        if (isOfOther || (m_match.pool()[entry.definition].traits & there.never) != 0)
            return line.error(m_match.pool()[entry.definition].name + " can't be in this zone");
        relocate(m_match, card, player, zone, Place::Top);
        m_match.state().card(card).current.flags = 0;
        if (player) m_match.state().card(card).knownTo = seenBy(card);
        for (const std::string& note : entry.notes) m_noted.push_back({card, note, &line});
        return std::nullopt;
    }

    /// Returns the players who know the card in its place before notes are applied. If all do, returns all bits, as
    /// relocate() does.
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
        m_match.state().card(card).current.traits = m_match.pool()[definition].traits;
        return card;
    }

    /// Returns a card of the table with that definition. Uses each ownerless card that the rules created once, and then
    /// adds new ones.
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

bool mayBeginIn(const Rulebook& rulebook, std::size_t zone) {
    const ZoneRoles& roles = rulebook.zones();
    return zone != roles.outside && (zone != roles.stack || roles.stack == roles.inPlay);
}

std::vector<NotationError> fillPosition(Match& match, const Scenario& scenario) {
    return PositionFiller(match).fill(scenario);
}

}  // namespace duelogue

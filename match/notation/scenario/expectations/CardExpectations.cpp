// Expectations about a card.
#include "cards/data/Vocabulary.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/GameNotation.h"
#include "match/notation/scenario/Cards.h"
#include "match/notation/scenario/References.h"
#include "match/notation/scenario/expectations/ExpectedText.h"
#include "match/state/Numbers.h"

namespace duelogue {

namespace {

using Error = std::optional<NotationError>;

/// A check of a card's figure, flag or quality.
class CardCheck {
public:
    explicit CardCheck(const ExpectedText& said) : m_said(said) {}

    [[nodiscard]] Error ofCard(std::string_view text) const {
        if (const auto flag = flagOf(text)) return *flag;
        if (const auto trait = traitOf(text)) return *trait;
        if (const auto number = numberOf(text)) return *number;
        return m_said.unreadable("a player, or a card and its figure, flag, or \"has\" and its quality");
    }

private:
    const ExpectedText& m_said;

    [[nodiscard]] std::optional<CardId> card(std::string_view name) const {
        const auto reference = readReference(m_said.match.pool(), PlayerId(0), name);
        return reference ? findCard(m_said.match, PlayerId(0), *reference) : std::nullopt;
    }
    [[nodiscard]] Error noCard(std::string_view name) const {
        if (readReference(m_said.match.pool(), PlayerId(0), name)) return m_said.differs("no such card in the match");
        return m_said.line.error(unknownCard(m_said.match.pool(), name));
    }

    /// Only cards in play have flags, figures and counters, and qualities that can change.
    [[nodiscard]] Error notInPlay(CardId id) const {
        const Card& card = m_said.match.state().card(id);
        const ZoneWord& zone = m_said.match.rulebook().vocabulary().zones[card.zone];
        if (zone.shared || card.zone == m_said.match.rulebook().zones().inPlay) return std::nullopt;
        return m_said.line.untrue("a card in play for \"" + std::string(m_said.text) + "\"",
                                  m_said.nameOf(id) + " in zone " + zone.word + " of " +
                                      (card.holder ? "player " + std::to_string(card.holder.value + 1) : "the table"));
    }

    /// Checks "CARD FLAG" or "CARD not FLAG". The outer optional is empty if the text does not end with a flag.
    [[nodiscard]] std::optional<Error> flagOf(std::string_view text) const {
        const auto& flags = m_said.match.rulebook().vocabulary().flags;
        for (std::size_t i = 0; i < flags.size(); ++i) {
            std::string_view name = text;
            const bool opposite = notation::takeLast(name, flags[i].opposite);
            if (!opposite && !notation::takeLast(name, flags[i].word)) continue;
            const bool negated = !opposite && notation::takeLast(name, "not");
            const auto which = card(name);
            if (!which) return noCard(name);
            if (auto elsewhere = notInPlay(*which)) return elsewhere;
            const bool is = ((m_said.match.state().card(*which).current.flags >> i) & 1U) != 0;
            return m_said.unless(is != (opposite || negated), is ? flags[i].word : "not " + flags[i].word);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> traitOf(std::string_view text) const {
        const auto& traits = m_said.match.rulebook().vocabulary().traits;
        for (std::size_t i = 0; i < traits.size(); ++i) {
            std::string_view name = text;
            if (!notation::takeLast(name, traits[i].word)) continue;
            const bool negated = notation::takeLast(name, "not");
            if (!notation::takeLast(name, "has")) continue;
            const auto which = card(name);
            if (!which) return noCard(name);
            if (auto elsewhere = notInPlay(*which)) return elsewhere;
            const bool has = ((m_said.match.state().card(*which).current.traits >> i) & 1U) != 0;
            return m_said.unless(has != negated, (has ? "has " : "has not ") + traits[i].word);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> numberOf(std::string_view text) const {
        const std::size_t blank = text.rfind(' ');
        if (blank == std::string_view::npos) return std::nullopt;
        const auto number = notation::number(text.substr(blank + 1), lowestNumber, highestNumber);
        if (!number) return std::nullopt;
        const std::string_view before = notation::trimmed(text.substr(0, blank));
        const auto compare = [&](std::string_view name, auto&& read) -> Error {
            const auto which = card(name);
            if (!which) return noCard(name);
            if (auto elsewhere = notInPlay(*which)) return elsewhere;
            const int found = read(m_said.match.state().card(*which));
            return m_said.unless(found == *number, std::to_string(found));
        };
        const auto& figures = m_said.match.rulebook().vocabulary().figures;
        for (const FigureWord& figure : figures) {
            std::string_view name = before;
            if (!notation::takeLast(name, figure.word)) continue;
            return compare(name, [slot = figure.slot](const Card& c) { return c.current.figures[slot]; });
        }
        const auto counters = m_said.match.rulebook().notation().counterWords();
        for (std::size_t i = 0; i < counters.size(); ++i) {
            std::string_view name = before;
            if (!notation::takeLast(name, counters[i])) continue;
            return compare(name, [i](const Card& c) { return c.values[i]; });
        }
        return std::nullopt;
    }
};

}  // namespace

std::optional<NotationError> checkCard(const ExpectedText& said, std::string_view text) {
    return CardCheck(said).ofCard(text);
}

}  // namespace duelogue

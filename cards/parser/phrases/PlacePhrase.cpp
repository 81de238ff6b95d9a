// Reads whose cards a description of a Phrase means, and where they are.
#include <algorithm>

#include "cards/parser/Language.h"
#include "cards/parser/phrases/Phrase.h"

namespace duelogue {

namespace {

/// Reads "another player", or the game's word with its article, as cards print them before "controls".
bool acceptAnother(Tokens& tokens, const Vocabulary& words) {
    if (tokens.accept("another player")) return true;
    return std::ranges::any_of(words.players, [&](const PlayerWord& word) {
        return word.term == Term::Others && (tokens.accept("an " + word.word) || tokens.accept("a " + word.word));
    });
}

}  // namespace

/// Reads "in your hand" or "in any hand".
bool Phrase::takePlace(DescriptionPart& part) {
    if (!m_tokens.accept("in")) return false;
    if (const auto table = takeTableZone()) {
        part.place.zone = *table;
        return part.isPlaced = true;
    }
    if (!m_tokens.accept("any")) {
        part.place.players = takeWhose();
        if (!m_failed && !part.place.players) fail("whose, e.g. \"your\", or \"any\"");
    }
    if (m_failed) return false;
    const auto text = [](const ZoneWord& word) { return std::string_view(word.word); };
    const auto zone = m_tokens.acceptOneOf(words().zones, text);
    if (!zone) {
        std::vector<std::string> known;
        for (const ZoneWord& word : words().zones) known.push_back(word.word);
        fail("a zone", known);
        return false;
    }
    part.place.zone = static_cast<std::uint8_t>(*zone);
    if (words().zones[*zone].ofTable) failOfTable(part.place.zone);
    return part.isPlaced = !m_failed;
}

/// Reads "here", "not at target" or "on this".
bool Phrase::takeWhere(DescriptionPart& part) {
    if (has(words(), Needs::Places) && takeAt(part)) return true;
    if (m_failed || !has(words(), Needs::Hosts) || !m_tokens.accept("on")) return false;
    part.place.on = takeCard();
    return part.isPlaced = !m_failed;
}

bool Phrase::takeAt(DescriptionPart& part) {
    const bool away = m_tokens.comes("not here") || m_tokens.comes("not at");
    if (away) m_tokens.skip();
    if (m_tokens.accept("here")) {
        part.place.at = m_loading.make(Term::PlaceOf, m_loading.make(Term::This));
    } else if (!m_tokens.comes("at random") && m_tokens.accept("at")) {
        part.place.at = takeCard();
    } else {
        return false;
    }
    part.place.away = away;
    return part.isPlaced = !m_failed;
}

/// Reads "you control" or "another player controls".
bool Phrase::takeController(DescriptionPart& part) {
    const std::size_t begin = m_tokens.at();
    const ExpressionId player = acceptAnother(m_tokens, words()) ? m_loading.make(Term::Others) : takePlain();
    if (!player) return false;
    if (!m_tokens.accept("controls") && !m_tokens.accept("control")) {
        m_tokens.goTo(begin);
        return false;
    }
    part.place.players = player;
    return part.isPlaced = true;
}

/// Reads a zone without owner, which needs no possessive.
std::optional<std::uint8_t> Phrase::takeTableZone() {
    const auto text = [](const ZoneWord& word) {
        return word.ofTable ? std::string_view(word.word) : std::string_view();
    };
    const auto zone = m_tokens.acceptOneOf(words().zones, text);
    return zone ? std::optional(static_cast<std::uint8_t>(*zone)) : std::nullopt;
}

void Phrase::failOfTable(std::uint8_t zone) {
    const std::string& word = words().zones[zone].word;
    if (!m_failed) {
        m_loading.fail(m_line, "no player owns \"" + word + "\": write it without an owner");
    }
    m_failed = true;
}

}  // namespace duelogue

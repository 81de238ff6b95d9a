// Positions as text.
#include <algorithm>

#include "cards/data/Vocabulary.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/GameNotation.h"
#include "match/notation/Options.h"
#include "match/notation/Turn.h"
#include "match/notation/scenario/Cards.h"
#include "match/notation/scenario/Position.h"
#include "match/notation/scenario/PositionFiller.h"

namespace duelogue {

namespace {

std::string padded(std::string_view key, std::size_t width) {
    std::string text(key);
    text.resize(std::max(width, text.size() + 1), ' ');
    return text;
}

std::string writeZones(const ReadableMatch& match, PlayerId holder) {
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

/// Writes a seat. Leaves out values that are as in a new match, unless the vocabulary names them.
std::string writeSeat(const ReadableMatch& match, const ReadableMatch& empty, PlayerId player) {
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

std::string writePosition(const ReadableMatch& match, std::string_view name) {
    constexpr std::size_t width = 12;
    std::string text = padded("game", width) + match.rulebook().vocabulary().game + "\n";
    if (!name.empty()) text += padded("name", width) + std::string(name) + "\n";
    text += writeOptions(match.rulebook(), match.state().globals.settings) + padded("turn", width) + writeTurn(match) +
            "\n";
    const std::size_t players = match.state().globals.playerCount;
    Match empty(match.rulebook());
    match.rulebook().notation().emptyPosition(empty, players);
    // The table comes first, because other cards may lie on its cards.
    const std::string table = writeZones(match, PlayerId{});
    if (!table.empty()) text += "table\n" + table;
    for (std::uint8_t p = 0; p < players; ++p) text += writeSeat(match, empty, PlayerId(p));
    return text;
}

}  // namespace duelogue

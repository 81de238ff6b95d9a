#include "match/tribute/Field.h"

#include <algorithm>

namespace duelogue::tribute {

std::vector<CardId> cardsIn(const MatchState& state, PlayerId player, Row row) {
    std::vector<CardId> found;
    const auto field = state.zone(player, Zone::Field);
    found.reserve(field.size());
    for (const CardId id : field) {
        if (rowOf(state.card(id)) == row) found.push_back(id);
    }
    return found;
}

int countIn(const MatchState& state, PlayerId player, Row row) {
    const auto field = state.zone(player, Zone::Field);
    return static_cast<int>(std::ranges::count_if(field, [&](CardId id) { return rowOf(state.card(id)) == row; }));
}

int roomIn(const MatchState& state, PlayerId player, Row row) {
    if (row == Row::Field) return 1;
    return std::max(0, option(state, Option::Spaces) - countIn(state, player, row));
}

int nextSpace(const MatchState& state, PlayerId player, Row row, CardId card) {
    const int spaces = option(state, Option::Spaces);
    const int middle = (spaces + 1) / 2;
    const auto field = state.zone(player, Zone::Field);
    for (int i = 0; i <= spaces && row != Row::Field; ++i) {
        // From the middle outward, alternating left and right.
        const int space = middle + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
        const bool taken = std::ranges::any_of(field, [&](CardId other) {
            return other != card && rowOf(state.card(other)) == row &&
                   value(state.card(other), CardValue::Space) == space;
        });
        if (!taken && space >= 1 && space <= spaces) return space;
    }
    return 1;
}

PlayerId rivalOf(const MatchState& state, PlayerId player) {
    return PlayerId(static_cast<std::uint8_t>(state.globals.playerCount - 1 - player.value));
}

bool isEndUnderWay(const MatchState& state) {
    return phase(state) == Detail::End && value(state, Global::Begun) > static_cast<int>(EndStep::Begins);
}

/// The count wraps around, long after any battle that compares it.
void noteChange(MatchState& state, PlayerId player) {
    constexpr int most = 30'000;
    std::int16_t& changes = value(state, player, Value::Changes);
    changes = static_cast<std::int16_t>((changes + 1) % most);
}

int tributesFor(int level) {
    constexpr int first = 5;
    constexpr int second = 7;
    return level >= second ? 2 : level >= first ? 1 : 0;
}

}  // namespace duelogue::tribute

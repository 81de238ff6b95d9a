#include "match/state/MatchState.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace duelogue {

namespace {

constexpr std::uint64_t mixFactor = 0x9e3779b97f4a7c15ULL;

std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
    hash = (hash ^ word) * mixFactor;
    return hash ^ (hash >> 29U);
}

std::uint64_t mixBytes(std::uint64_t hash, const void* data, std::size_t size) {
    const auto* bytes = static_cast<const std::byte*>(data);
    hash = mix(hash, size);
    for (std::size_t i = 0; i < size; i += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes + i, std::min(sizeof word, size - i));
        hash = mix(hash, word);
    }
    return hash;
}

using Place = std::vector<CardId>::iterator;

/// Moves one card up to the place before `behind`, and the others down by one. Copies bytes, unlike std::rotate().
void lift(Place at, Place behind) {
    const CardId moved = *at;
    std::copy(at + 1, behind, at);
    *(behind - 1) = moved;
}

/// Moves one card down to that place, and the others up by one.
void lower(Place at, Place to) {
    const CardId moved = *at;
    std::copy_backward(to, at, at + 1);
    *to = moved;
}

}  // namespace

void MatchState::place(CardId id, PlayerId holder, std::uint8_t kind, std::size_t position) {
    Card& moved = card(id);
    const std::size_t from = zoneIndex(moved.holder, moved.zone);
    const std::size_t to = zoneIndex(holder, kind);
    const auto begin = order.begin();
    const auto end = begin + zones[from].end;
    assert(zones[from].begin < zones[from].end);
    // Usually the card is on top.
    const auto at = *(end - 1) == id ? end - 1 : std::find(begin + zones[from].begin, end, id);
    assert(at != end);
    std::size_t target = zones[to].begin + std::min<std::size_t>(position, zones[to].end - zones[to].begin);
    if (to > from) {
        // Everything in between moves down by one. The target index still counts the card's old place.
        lift(at, begin + static_cast<std::ptrdiff_t>(target));
        for (std::size_t z = from; z < to; ++z) {
            --zones[z].end;
            --zones[z + 1].begin;
        }
    } else if (to < from) {
        lower(at, begin + static_cast<std::ptrdiff_t>(target));
        for (std::size_t z = to; z < from; ++z) {
            ++zones[z].end;
            ++zones[z + 1].begin;
        }
    } else {
        const auto goal = begin + static_cast<std::ptrdiff_t>(std::min<std::size_t>(target, zones[to].end - 1U));
        if (goal > at) {
            lift(at, goal + 1);
        } else {
            lower(at, goal);
        }
    }
    moved.holder = holder;
    moved.zone = kind;
}

void MatchState::rememberCounters(CardId id, std::size_t kinds) {
    std::erase_if(lastCounters, [id](const LastCounters& last) { return last.card == id; });
    const auto& values = card(id).values;
    const auto end = values.begin() + static_cast<std::ptrdiff_t>(kinds);
    if (std::all_of(values.begin(), end, [](std::int16_t counters) { return counters == 0; })) return;
    LastCounters& last = lastCounters.emplace_back();
    last.card = id;
    std::copy(values.begin(), end, last.values.begin());
}

int MatchState::lastCountersOn(CardId id, std::size_t kind) const {
    const auto last = std::ranges::find(lastCounters, id, &LastCounters::card);
    return last == lastCounters.end() ? 0 : last->values[kind];
}

CardId MatchState::addCard(DefinitionId definition, PlayerId owner, std::uint8_t kind) {
    const CardId id(static_cast<std::uint16_t>(cards.size()));
    Card card;
    card.definition = definition;
    card.owner = owner;
    card.holder = owner;
    card.current.controller = owner;
    card.zone = kind;
    card.since = globals.nextStamp++;
    cards.push_back(card);
    const std::size_t zone = zoneIndex(owner, kind);
    order.insert(order.begin() + zones[zone].end, id);
    ++zones[zone].end;
    for (std::size_t z = zone + 1; z < zones.size(); ++z) {
        ++zones[z].begin;
        ++zones[z].end;
    }
    return id;
}

std::uint64_t MatchState::hash() const {
    std::uint64_t hash = mixFactor;
    visit(*this, [&hash]<class Field>(const char*, const Field& field) {
        if constexpr (requires { field.data(); }) {
            hash = mixBytes(hash, field.data(), field.size() * sizeof(*field.data()));
        } else {
            hash = mixBytes(hash, &field, sizeof field);
        }
    });
    return hash;
}

std::size_t MatchState::bytes() const {
    std::size_t total = sizeof *this;
    visit(*this, [&total]<class Field>(const char*, const Field& field) {
        if constexpr (requires { field.capacity(); }) total += field.size() * sizeof(*field.data());
    });
    return total;
}

}  // namespace duelogue

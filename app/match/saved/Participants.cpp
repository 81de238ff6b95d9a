#include "app/match/saved/Participants.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "app/library/decks/DeckHues.h"
#include "app/library/decks/FindDeck.h"
#include "players/MakePlayer.h"

namespace duelogue {

std::unique_ptr<ComputerPlayer> usualPlayer(const std::string& kind, const Rulebook& rulebook, std::uint64_t seed) {
    auto made = makePlayer(kind, rulebook, seed);
    auto* player = std::get_if<std::unique_ptr<ComputerPlayer>>(&made);
    return player != nullptr ? std::move(*player) : nullptr;
}

std::vector<Deck> Participants::decksOf(const MatchConfig& wish, std::uint64_t seed) {
    std::vector<Deck> decks;
    const Game* chosen = duelogue::game(wish.game.toStdString());
    if (chosen == nullptr) return {};
    std::vector<std::string> names;
    for (const MatchConfig::Seat& seat : wish.seats) names.push_back(seat.deck.toStdString());
    for (const std::string& name : dealtNames(*chosen, names, seed)) {
        auto deck = findDeck(*chosen, name, seed * wish.seats.size() + decks.size(), decks.size());
        if (!std::holds_alternative<Deck>(deck)) return {};
        decks.push_back(std::get<Deck>(std::move(deck)));
    }
    return decks;
}

namespace {

bool areOptions(const Rulebook& rulebook, const std::vector<std::int16_t>& options) {
    const auto fits = [](const Rulebook::MatchSetting& known, std::int16_t value) {
        return value >= known.least && value <= known.most;
    };
    return options.empty() || std::ranges::equal(rulebook.settings(), options, fits);
}

}  // namespace

std::optional<Participants> Participants::of(const MatchConfig& wish, std::uint64_t seed, std::vector<Deck> decks,
                                             const PlayerMaker& makePlayer) {
    Participants seating;
    seating.m_game = duelogue::game(wish.game.toStdString());
    if (seating.m_game == nullptr || decks.size() != wish.seats.size()) return std::nullopt;
    if (!areOptions(seating.m_game->rulebook(), wish.options)) return std::nullopt;
    seating.m_wish = wish;
    seating.m_seed = seed;
    seating.m_decks = std::move(decks);
    for (const Deck& deck : seating.m_decks)
        seating.m_cloths.push_back(seating.m_game->hasTable() ? huesOf(*seating.m_game, deck) : QString());
    for (const MatchConfig::Seat& wanted : wish.seats) {
        Seat seat;
        seat.program = wanted.kind.startsWith("process:");
        if (!wanted.isPerson()) {
            seat.player =
                makePlayer(wanted.kind.toStdString(), seating.m_game->rulebook(), seed + seating.m_seats.size());
            if (seat.player == nullptr) return std::nullopt;
        }
        seating.m_seats.push_back(std::move(seat));
    }
    return seating;
}

MatchStart Participants::start() const {
    MatchStart start;
    start.seed = m_seed;
    start.options = m_wish.options;
    for (const Deck& deck : m_decks) start.decks.push_back(deck.cards());
    return start;
}

std::vector<PlayerId> Participants::ids() const {
    std::vector<PlayerId> ids;
    for (std::size_t s = 0; s < m_seats.size(); ++s) ids.emplace_back(static_cast<std::uint8_t>(s));
    return ids;
}

std::vector<Occupant> Participants::sitters() const {
    std::vector<Occupant> sitters;
    for (const MatchConfig::Seat& seat : m_wish.seats)
        sitters.push_back({seat.called(), seat.isPerson(), m_cloths[sitters.size()]});
    return sitters;
}

std::size_t Participants::people() const {
    return static_cast<std::size_t>(
        std::count_if(m_seats.begin(), m_seats.end(), [](const Seat& seat) { return seat.player == nullptr; }));
}

PlayerId Participants::firstViewer() const {
    for (const PlayerId id : ids()) {
        if (isPerson(id)) return id;
    }
    return PlayerId(0);
}

}  // namespace duelogue

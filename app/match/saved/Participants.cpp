#include "app/match/saved/Participants.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "app/library/decks/DeckHues.h"
#include "app/library/decks/FindDeck.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/MakePlayer.h"

namespace duelogue {

std::unique_ptr<ComputerPlayer> usualPlayer(const std::string& kind, const Rulebook& rulebook, std::uint64_t seed) {
    auto made = makePlayer(kind, rulebook, seed);
    auto* player = std::get_if<std::unique_ptr<ComputerPlayer>>(&made);
    return player != nullptr ? std::move(*player) : nullptr;
}

std::vector<Deck> Participants::decksOf(const MatchConfig& config, std::uint64_t seed) {
    std::vector<Deck> decks;
    const Game* chosen = duelogue::game(config.game.toStdString());
    if (chosen == nullptr) return {};
    std::vector<std::string> names;
    for (const MatchConfig::Seat& seat : config.seats) names.push_back(seat.deck.toStdString());
    for (const std::string& name : dealtNames(*chosen, names, seed)) {
        auto deck = findDeck(*chosen, name, seed * config.seats.size() + decks.size(), decks.size());
        if (!std::holds_alternative<Deck>(deck)) return {};
        decks.push_back(std::get<Deck>(std::move(deck)));
    }
    return decks;
}

namespace {

bool areOptions(const Rulebook& rulebook, const std::vector<std::int16_t>& options, int seats) {
    const auto fits = [seats](const Rulebook::MatchSetting& known, std::int16_t value) {
        return value >= known.least && value <= known.mostFor(seats);
    };
    return options.empty() || std::ranges::equal(rulebook.settings(), options, fits);
}

}  // namespace

std::optional<Participants> Participants::of(const MatchConfig& config, std::uint64_t seed, std::vector<Deck> decks,
                                             const PlayerMaker& makePlayer) {
    Participants participants;
    participants.m_game = duelogue::game(config.game.toStdString());
    if (participants.m_game == nullptr || decks.size() != config.seats.size()) return std::nullopt;
    if (!areOptions(participants.m_game->rulebook(), config.options, static_cast<int>(config.seats.size())))
        return std::nullopt;
    participants.m_config = config;
    participants.m_seed = seed;
    participants.m_decks = std::move(decks);
    for (const Deck& deck : participants.m_decks) participants.m_cloths.push_back(huesOf(*participants.m_game, deck));
    for (const MatchConfig::Seat& wanted : config.seats) {
        Seat seat;
        seat.program = wanted.kind.startsWith("process:");
        if (!wanted.isPerson()) {
            seat.player = makePlayer(wanted.kind.toStdString(), participants.m_game->rulebook(),
                                     seed + participants.m_seats.size());
            if (seat.player == nullptr) return std::nullopt;
        }
        participants.m_seats.push_back(std::move(seat));
    }
    return participants;
}

MatchStart Participants::start() const {
    MatchStart start;
    start.seed = m_seed;
    start.options = m_config.options;
    for (const Deck& deck : m_decks) start.decks.push_back(deck.cards());
    return start;
}

std::vector<PlayerId> Participants::ids() const {
    std::vector<PlayerId> ids;
    for (std::size_t s = 0; s < m_seats.size(); ++s) ids.emplace_back(static_cast<std::uint8_t>(s));
    return ids;
}

std::vector<Occupant> Participants::occupants() const {
    std::vector<Occupant> occupants;
    for (const MatchConfig::Seat& seat : m_config.seats)
        occupants.push_back({seat.called(), seat.isPerson(), m_cloths[occupants.size()]});
    return occupants;
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

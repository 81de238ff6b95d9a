#pragma once

#include <QString>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "app/games/Games.h"
#include "app/games/presenter/GamePresenter.h"
#include "app/match/saved/MatchConfig.h"
#include "match/notation/Journal.h"
#include "players/plain/ComputerPlayer.h"

namespace duelogue {

/// Makes the computer player of this kind; returns nullptr if the kind is unknown.
using PlayerMaker = std::function<std::unique_ptr<ComputerPlayer>(const std::string& kind, const Rulebook& rulebook,
                                                                  std::uint64_t seed)>;
/// Makes a player by makePlayer(); returns nullptr if the kind is unknown.
[[nodiscard]] std::unique_ptr<ComputerPlayer> usualPlayer(const std::string& kind, const Rulebook& rulebook,
                                                          std::uint64_t seed);

/// The participants of a match, with their decks.
class Participants {
public:
    struct Seat {
        std::unique_ptr<ComputerPlayer> player;  ///< nullptr: a person
        bool program = false;                    ///< the player is an external program
    };

    /// Returns std::nullopt if the configuration names an unknown game or player, or has invalid settings or a wrong
    /// number of decks.
    [[nodiscard]] static std::optional<Participants> of(const MatchConfig& config, std::uint64_t seed,
                                                        std::vector<Deck> decks, const PlayerMaker& makePlayer);
    /// Returns the decks of all seats, or an empty list if the game or one of the decks does not exist. Random decks
    /// depend on `seed`; random parts of joined decks never repeat a deck of another seat.
    [[nodiscard]] static std::vector<Deck> decksOf(const MatchConfig& config, std::uint64_t seed);

    [[nodiscard]] const Game& game() const { return *m_game; }
    [[nodiscard]] const MatchConfig& config() const { return m_config; }
    [[nodiscard]] const std::vector<Deck>& decks() const { return m_decks; }
    [[nodiscard]] MatchStart start() const;
    [[nodiscard]] const Seat& operator[](PlayerId player) const { return m_seats[player.value]; }
    [[nodiscard]] std::vector<PlayerId> ids() const;
    [[nodiscard]] std::vector<Occupant> occupants() const;
    [[nodiscard]] QString nameOf(PlayerId player) const { return m_config.seats[player.value].called(); }
    [[nodiscard]] bool isPerson(PlayerId player) const { return m_seats[player.value].player == nullptr; }
    [[nodiscard]] std::size_t people() const;
    /// Returns the first person, or the first seat if only computers play. A watched match is shown from that seat.
    [[nodiscard]] PlayerId firstViewer() const;

private:
    const Game* m_game = nullptr;
    MatchConfig m_config;
    std::uint64_t m_seed = 1;
    std::vector<Deck> m_decks;
    std::vector<QString> m_cloths;  ///< for each seat, derived from its deck
    std::vector<Seat> m_seats;
};

}  // namespace duelogue

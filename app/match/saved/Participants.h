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

/// Makes the computer player that a kind of seat names; null where there is none of that name.
using PlayerMaker = std::function<std::unique_ptr<ComputerPlayer>(const std::string& kind, const Rulebook& rulebook,
                                                                  std::uint64_t seed)>;
/// As makePlayer() knows them.
[[nodiscard]] std::unique_ptr<ComputerPlayer> usualPlayer(const std::string& kind, const Rulebook& rulebook,
                                                          std::uint64_t seed);

/// Who sits at the table of a match, and with what they play.
class Participants {
public:
    struct Seat {
        std::unique_ptr<ComputerPlayer> player;  ///< null: a person
        bool program = false;                    ///< the player is a program outside
    };

    /// None where the wish names what isn't there, or options that the game hasn't.
    [[nodiscard]] static std::optional<Participants> of(const MatchConfig& wish, std::uint64_t seed,
                                                        std::vector<Deck> decks, const PlayerMaker& makePlayer);
    /// The decks that the seats wish for; none where one of them isn't there. A deck by chance is another one each
    /// time, and where decks are joined it is of what nobody else at the table has.
    [[nodiscard]] static std::vector<Deck> decksOf(const MatchConfig& wish, std::uint64_t seed);

    [[nodiscard]] const Game& game() const { return *m_game; }
    [[nodiscard]] const MatchConfig& wish() const { return m_wish; }
    [[nodiscard]] const std::vector<Deck>& decks() const { return m_decks; }
    [[nodiscard]] MatchStart start() const;
    [[nodiscard]] const Seat& operator[](PlayerId player) const { return m_seats[player.value]; }
    [[nodiscard]] std::vector<PlayerId> ids() const;
    [[nodiscard]] std::vector<Occupant> sitters() const;
    [[nodiscard]] QString nameOf(PlayerId player) const { return m_wish.seats[player.value].called(); }
    [[nodiscard]] bool isPerson(PlayerId player) const { return m_seats[player.value].player == nullptr; }
    [[nodiscard]] std::size_t people() const;
    /// The first person; the first seat where there is none: who watches sees the table from there.
    [[nodiscard]] PlayerId firstViewer() const;

private:
    const Game* m_game = nullptr;
    MatchConfig m_wish;
    std::uint64_t m_seed = 1;
    std::vector<Deck> m_decks;
    std::vector<QString> m_cloths;  ///< of each seat, by its deck
    std::vector<Seat> m_seats;
};

}  // namespace duelogue

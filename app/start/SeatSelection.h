#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

#include "app/match/saved/MatchConfig.h"

namespace duelogue {

/// The choices on the start screen, and the available alternatives: the game, the participants, their decks and the
/// rules. Choices for a seat or a game are remembered while others are shown. Seats, kinds, decks and options are
/// identified by their indices among the offered ones. Invalid indices change nothing.
class SeatSelection {
public:
    /// Sets what is available. Keeps the choices that still exist.
    void offer(const Setup& setup);
    /// Restores the earlier choices that still exist.
    void recall(const StartChoice& choice);
    /// Chooses those settings of a match configuration that exist.
    void choose(const MatchConfig& config);
    [[nodiscard]] const StartChoice& all() const { return m_all; }
    /// Returns the choices for the current game. Names are empty unless they were entered.
    [[nodiscard]] MatchConfig choice() const;
    /// Returns the configuration for starting a match, in which every seat has a name.
    [[nodiscard]] MatchConfig config() const;

    [[nodiscard]] const Setup& offered() const { return m_setup; }
    /// Returns the chosen game; nullptr if no game is offered.
    [[nodiscard]] const SetupGame* game() const;
    [[nodiscard]] int gameAt() const;
    void setGame(int game);

    [[nodiscard]] int seats() const;
    /// Adds a seat and restores its earlier participant, if any.
    void addSeat();
    /// Removes a seat beyond the minimum of the game; later seats move up.
    void takeSeat(int seat);
    [[nodiscard]] bool canTake(int seat) const;
    [[nodiscard]] bool canAdd() const;
    /// Swaps the players of the two sides in the current game only, if its seats have roles. Decks stay with their
    /// side.
    void changeSides();

    /// Returns the name of a seat's participant. All seats have different names.
    [[nodiscard]] QString nameOf(int seat) const;
    void setName(int seat, const QString& name);
    /// Returns the kinds of players for the current game.
    [[nodiscard]] std::vector<SetupKind> kinds() const;
    [[nodiscard]] int kindOf(int seat) const;
    void setKind(int seat, int kind);

    /// Returns the decks chosen for a seat, oldest choice first. Missing ones are drawn at random.
    [[nodiscard]] std::vector<int> picks(int seat) const;
    /// Toggles a deck for a seat, if that seat can play it. If decks are joined, a further deck replaces the oldest
    /// one. A deck of another seat can't be chosen.
    void pick(int seat, int deck);
    /// Returns the seats that have chosen a part of joined decks. There is at most one, except in stored choices of
    /// other versions. Empty for a deck that all seats may have.
    [[nodiscard]] std::vector<int> holders(int deck) const;
    /// Deals decks to all seats, different ones as far as possible.
    void deal(std::uint64_t seed);

    [[nodiscard]] int option(int option) const;
    void setOption(int option, int value);
    /// Returns the highest value of the setting with the present number of seats.
    [[nodiscard]] int mostOf(const SetupOption& option) const;
    void resetOptions();
    /// Returns the length of the series: Series::of. The player who wins more than half of its matches wins the series.
    /// Always 1 with more than two seats.
    [[nodiscard]] int series() const;
    void setSeries(int of);
    [[nodiscard]] ClockSetting clock() const;
    void setClock(const ClockSetting& clock);

private:
    Setup m_setup;
    StartChoice m_all;

    [[nodiscard]] bool isSeat(int seat) const { return seat >= 0 && seat < seats(); }
    [[nodiscard]] const StartChoice::Seat& at(int seat) const { return m_all.seats[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] StartChoice::Seat& at(int seat) { return m_all.seats[static_cast<std::size_t>(seat)]; }
    /// Returns the index in StartChoice::seats of the player at this seat of the current game. Games share the names
    /// and kinds of players, but each has its own sides.
    [[nodiscard]] int occupantAt(int seat) const;
    [[nodiscard]] const StartChoice::Seat& occupant(int seat) const { return at(occupantAt(seat)); }
    [[nodiscard]] StartChoice::Seat& occupant(int seat) { return at(occupantAt(seat)); }
    [[nodiscard]] const SetupDeck& deck(int deck) const;
    [[nodiscard]] int deckAt(const QString& id) const;
    [[nodiscard]] bool isJoined(int deck) const;
    [[nodiscard]] bool suits(int deck, int seat) const;
    [[nodiscard]] bool isFree(int deck, int seat) const;
    [[nodiscard]] bool isPerson(int seat) const;
    [[nodiscard]] QStringList suggestions(int seat) const;
    [[nodiscard]] std::vector<int> known(const QString& decks) const;
    [[nodiscard]] std::vector<int> usualPicks(int seat) const;
    [[nodiscard]] QString written(const std::vector<int>& picks) const;
    void settle();
    void settleDecks(int seat);
};

}  // namespace duelogue

#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

#include "app/match/saved/MatchConfig.h"

namespace duelogue {

/// What is chosen on the start screen, and what may be: which game, who sits where, with which decks, by which rules.
/// What was chosen for a seat or a game stays while others are shown. Seats, kinds, decks and options are named by
/// their places in what is offered; what names none of them changes nothing.
class SeatSelection {
public:
    /// What there is from now on. What is chosen stays chosen, as far as it still exists.
    void offer(const Setup& setup);
    /// Chooses what was chosen before, as far as it exists.
    void recall(const StartChoice& choice);
    /// Chooses what a match was wished for with, as far as it exists.
    void choose(const MatchConfig& wish);
    [[nodiscard]] const StartChoice& all() const { return m_all; }
    /// What is chosen of the present game: a name only where one was given.
    [[nodiscard]] MatchConfig choice() const;
    /// The same as a match is begun with it: everybody has a name.
    [[nodiscard]] MatchConfig wish() const;

    [[nodiscard]] const Setup& offered() const { return m_setup; }
    /// Null where none is offered.
    [[nodiscard]] const SetupGame* game() const;
    [[nodiscard]] int gameAt() const;
    void setGame(int game);

    [[nodiscard]] int seats() const;
    /// Somebody more sits down: who sat there before, if somebody did.
    void addSeat();
    /// Only behind the fewest that the game wants: the others move up.
    void takeSeat(int seat);
    [[nodiscard]] bool canTake(int seat) const;
    [[nodiscard]] bool canAdd() const;
    /// Swaps the players of the two sides in the present game alone, if its seats have roles. Decks stay with their
    /// side.
    void changeSides();

    /// Of different names for all seats.
    [[nodiscard]] QString nameOf(int seat) const;
    void setName(int seat, const QString& name);
    /// Who can play the present game.
    [[nodiscard]] std::vector<SetupKind> kinds() const;
    [[nodiscard]] int kindOf(int seat) const;
    void setKind(int seat, int kind);

    /// The decks that are chosen for a seat, the oldest choice first; those that lack are dealt by chance.
    [[nodiscard]] std::vector<int> picks(int seat) const;
    /// Takes a deck for a seat, if that seat can play it. Where several are joined, it takes the place of the oldest
    /// one too many, one that is chosen already is put back, and one that somebody else has is not to be had.
    void pick(int seat, int deck);
    /// The seat that has chosen a part of which there is one, or the seats, where what was kept says so; none for a
    /// deck that everybody may have.
    [[nodiscard]] std::vector<int> holders(int deck) const;
    /// Deals decks to all seats, different ones as far as there are.
    void deal(std::uint64_t seed);

    [[nodiscard]] int option(int option) const;
    void setOption(int option, int value);
    void resetOptions();
    /// Of how many matches whoever wins more than half wins: Series::of. One where more than two sit down.
    [[nodiscard]] int series() const;
    void setSeries(int of);

private:
    Setup m_setup;
    StartChoice m_all;

    [[nodiscard]] bool isSeat(int seat) const { return seat >= 0 && seat < seats(); }
    [[nodiscard]] const StartChoice::Seat& at(int seat) const { return m_all.seats[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] StartChoice::Seat& at(int seat) { return m_all.seats[static_cast<std::size_t>(seat)]; }
    /// Returns the index in StartChoice::seats of the player at this seat of the present game. Games share names and
    /// kinds of players, but each has sides of its own.
    [[nodiscard]] int sitterAt(int seat) const;
    [[nodiscard]] const StartChoice::Seat& sitter(int seat) const { return at(sitterAt(seat)); }
    [[nodiscard]] StartChoice::Seat& sitter(int seat) { return at(sitterAt(seat)); }
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

#pragma once

#include <QString>
#include <QStringList>
#include <vector>

// What the start screen offers, and what is chosen there. Filled once from the resources.

namespace duelogue {

struct SetupDeck {
    QString id;  ///< what a command line would call it
    QString name;
    QString colours;  ///< "BG": letters as in TableFace::colours
    QString description;
    QString icon;  ///< of game-icons
    int cards = 60;
    bool own = false;      ///< the user's: it can be forgotten
    QString problem{};     ///< why it is not as the rules for decks want it, a sentence; empty where it is
    bool playable = true;  ///< a match can be begun with it, whatever the rules for decks say

    bool operator==(const SetupDeck&) const = default;
};

struct SetupGame {
    QString id;
    QString name;
    QString description;
    QString icon;
    int seats = 2;  ///< how many play; 2 to 4
    std::vector<SetupDeck> decks;

    bool operator==(const SetupGame&) const = default;
};

/// Who may sit at a seat: "person", or a kind of computer player with its strength.
struct SetupKind {
    QString id;           ///< "person", "random", "greedy", "search"
    QString name;         ///< "Person", "Beginner"
    QString description;  ///< "Plays anything that is legal."
    QString icon;
    bool person = false;

    bool operator==(const SetupKind&) const = default;
};

struct Setup {
    std::vector<SetupGame> games;
    std::vector<SetupKind> kinds;  ///< the person first
    QString opponent;              ///< SetupKind::id of who sits opposite until somebody is chosen
    bool canResume = false;        ///< an unfinished match is kept
    QString resumeText;            ///< "You against Maren, turn 9"
    QStringList notices;           ///< what the user should know first, a sentence each

    bool operator==(const Setup&) const = default;
};

/// A deck that was pasted and is looked at before it is kept.
struct SetupDraft {
    QString name;
    QStringList cards;     ///< "4 Grizzly Bears", in the order of the list
    QString count;         ///< "60 cards"
    QStringList mistakes;  ///< what could not be read, with its line
    QStringList problems;  ///< why it is not as the rules for decks want it, a sentence each

    bool operator==(const SetupDraft&) const = default;
};

/// What the start screen chose.
struct MatchWish {
    struct Seat {
        QString name;  ///< empty where none was given; a match is wished for with one
        QString kind;  ///< SetupKind::id
        QString deck;  ///< SetupDeck::id

        bool operator==(const Seat&) const = default;
    };

    QString game;
    std::vector<Seat> seats;

    bool operator==(const MatchWish&) const = default;
};

}  // namespace duelogue

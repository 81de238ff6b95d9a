#pragma once

#include <QMap>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

// What the start screen offers (startOffer()), and what is chosen there.

namespace duelogue {

struct SetupDeck {
    QString id;  ///< what a command line would call it
    QString name;
    QString colours;  ///< "BG": letters as in TableFace::colours
    QString description;
    QString icon;  ///< of game-icons
    int cards = 60;
    bool own = false;          ///< the user's: it can be forgotten
    QString problem{};         ///< why it is not as the rules for decks want it, a sentence; empty where it is
    bool playable = true;      ///< a match can be begun with it, whatever the rules for decks say
    QString hue{};             ///< a letter as in `colours` for its picture, where the deck has no colours
    int seat = -1;             ///< the only one that can play it, where seats have roles; -1: any
    QStringList fan{};         ///< FaceStore keys of a few of its cards; none where chance deals it
    std::vector<int> curve{};  ///< how many of its cards cost so much (DeckPreview::curve)
    bool whole = false;  ///< it is all that a seat plays with; else others may be joined to it (SetupGame::joined)

    bool operator==(const SetupDeck&) const = default;
};

/// A number that is settled before a match begins: Rulebook::MatchSetting.
struct SetupOption {
    QString word;  ///< "points to win"
    QString meaning;
    int least = 0;
    int most = 0;
    int usual = 0;

    bool operator==(const SetupOption&) const = default;
};

/// How many play: at least two.
struct SetupSeats {
    int least = 2;
    int most = 2;

    bool operator==(const SetupSeats&) const = default;
};

struct SetupGame {
    QString id;
    QString name;
    QString description;
    QString icon;
    SetupSeats seats{};
    std::vector<SetupDeck> decks{};
    /// So many decks, all different, make what one seat plays with; where they are more than one, there is one copy of
    /// each, and what one seat has no other can have.
    int joined = 1;
    std::vector<SetupOption> options{};
    QStringList without{};  ///< SetupKind::id of those that can't play it
    QStringList roles{};    ///< what each seat plays: the game's words; empty: all seats are alike

    bool operator==(const SetupGame&) const = default;
};

/// Who may sit at a seat: "person", or a kind of computer player with its strength.
struct SetupKind {
    QString id;           ///< "person", a level ("novice"), or "process:COMMAND"
    QString name;         ///< "Person", "Novice"
    QString description;  ///< "Plays sound cards, and lets many a good chance go by."
    QString icon;
    bool person = false;

    bool operator==(const SetupKind&) const = default;
};

struct Setup {
    std::vector<SetupGame> games;
    std::vector<SetupKind> kinds;  ///< the person first
    QString opposite;              ///< SetupKind::id of who sits opposite until somebody is chosen
    bool canResume = false;        ///< an unfinished match is kept, or a series whose next match has not begun
    QString resumeText;            ///< "You against Maren, turn 9"
    QString resumeDoubt;           ///< what becomes of it when another match begins, a sentence
    QStringList notices;           ///< what the user should know first, a sentence each

    bool operator==(const Setup&) const = default;
};

/// A deck that was pasted, or is in a file, and is looked at before it is kept.
struct SetupDraft {
    QString file{};  ///< its name, without folders; empty: it was pasted
    QString name{};
    QStringList cards{};     ///< "4 Grizzly Bears", in the order of the list
    QString count{};         ///< "60 cards"
    QStringList mistakes{};  ///< what could not be read, with its line
    QStringList problems{};  ///< why it is not as the rules for decks want it, a sentence each

    bool operator==(const SetupDraft&) const = default;
};

/// Where a match stands among several between the same two, of which whoever wins more than half has won them all:
/// "best of three".
struct Series {
    int of = 1;               ///< odd; 1: it is a match by itself
    std::vector<int> wins{};  ///< by seat, in the matches before this one; empty: it is the first

    static constexpr int most = 5;
    bool operator==(const Series&) const = default;
};

/// What the start screen chose.
struct MatchConfig {
    struct Seat {
        QString name;  ///< empty where none was given; a match is wished for with one: `unnamed`, or another
        QString kind;  ///< SetupKind::id
        QString deck;  ///< SetupDeck::id; several are joined by +, and "random" is dealt by chance: "aliens+random"

        /// Who plays alone with computers and has given no name is kept so, in whatever language.
        static constexpr const char* unnamed = "You";

        /// The name as it is shown: in the language that is spoken, where nobody has given it.
        [[nodiscard]] QString called() const;
        [[nodiscard]] bool isPerson() const { return kind == QLatin1String("person"); }
        bool operator==(const Seat&) const = default;
    };

    QString game;
    std::vector<Seat> seats;
    std::vector<std::int16_t> options{};  ///< in the order of SetupGame::options; empty: the usual ones
    Series series{};

    bool operator==(const MatchConfig&) const = default;
};

/// All that was chosen on the start screen, for every game, and for seats too at which nobody sits any more.
struct StartChoice {
    struct Seat {
        QString name;                  ///< empty where none was given
        QString kind;                  ///< SetupKind::id; empty: nobody was chosen
        QMap<QString, QString> decks;  ///< by game, as in MatchConfig::Seat::deck; none: nothing was chosen
        int face = 0;                  ///< which of the suggested names it has; it goes along where seats move up

        bool operator==(const Seat&) const = default;
    };
    struct OfGame {
        int seats = 0;               ///< how many sit down; 0: nothing was chosen
        QMap<QString, int> options;  ///< by SetupOption::word; none: the usual one
        int series = 1;              ///< Series::of
        bool sidesChanged = false;   ///< the players of two seats with roles are swapped

        bool operator==(const OfGame&) const = default;
    };

    QString game;
    std::vector<Seat> seats;
    QMap<QString, OfGame> games;

    bool operator==(const StartChoice&) const = default;
};

}  // namespace duelogue

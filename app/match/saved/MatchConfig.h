#pragma once

#include <QMap>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

// The offers of the start screen (startOffer()) and the resulting choices.

namespace duelogue {

struct SetupDeck {
    QString id;  ///< the name on the command line
    QString name;
    QString colors;  ///< "BG": letters as in TableFace::colors
    QString description;
    QString icon;  ///< name of a picture from game-icons
    int cards = 60;
    bool own = false;          ///< made by the user, who can remove it
    QString problem{};         ///< a sentence about a broken rule for decks; empty if the deck is legal
    bool playable = true;      ///< a match can start with it, even if it breaks the rules for decks
    QString hue{};             ///< a letter as in `colors` for the picture of a deck without colors
    int seat = -1;             ///< the only seat that can play it, if seats have roles; -1: any
    QStringList fan{};         ///< FaceStore keys of a few of its cards; empty for a random deck
    std::vector<int> curve{};  ///< number of cards by cost (DeckPreview::curve)
    bool whole = false;        ///< a seat plays only this deck; otherwise decks can be joined (SetupGame::joined)
    QString formerId{};        ///< the id in earlier versions, which stays valid; empty if it never changed

    bool operator==(const SetupDeck&) const = default;
};

/// A setting of a match, as in Rulebook::MatchSetting.
struct SetupOption {
    QString word;  ///< "points to win"
    QString meaning;
    int least = 0;
    int most = 0;
    int usual = 0;
    QStringList names{};   ///< names of the values from `least` on, untranslated; other values are plain numbers
    bool isSeat = false;   ///< each value above zero is the number of a seat
    QString formerWord{};  ///< `word` in earlier versions, which stays valid; empty if it never changed

    bool operator==(const SetupOption&) const = default;
};

/// The numbers of players that a game allows.
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
    /// The number of different decks that one seat plays with. If it is greater than one, each deck exists once, so no
    /// two seats can have the same one.
    int joined = 1;
    std::vector<SetupOption> options{};
    QStringList without{};  ///< SetupKind::id of the kinds that can't play it
    QStringList roles{};    ///< the role of each seat, in the game's words; empty: all seats are alike

    bool operator==(const SetupGame&) const = default;
};

/// A kind of occupant of a seat: "person", or a kind of computer player with its strength.
struct SetupKind {
    QString id;           ///< "person", a level ("novice"), or "process:COMMAND"
    QString name;         ///< "Person", "Novice"
    QString description;  ///< "Plays good cards but misses many chances."
    QString icon;
    bool person = false;

    bool operator==(const SetupKind&) const = default;
};

struct Setup {
    std::vector<SetupGame> games;
    std::vector<SetupKind> kinds;  ///< the person first
    QString opposite;              ///< SetupKind::id of the default other player
    bool canResume = false;        ///< an unfinished match is saved, or a series whose next match has not begun
    QString resumeText;            ///< "You against Maren, turn 9"
    QString resumeDoubt;           ///< a sentence: the fate of that match if another one begins
    QStringList notices;           ///< messages for the user, one sentence each

    bool operator==(const Setup&) const = default;
};

/// A pasted deck or a deck from a file, shown before it is saved.
struct SetupDraft {
    QString file{};  ///< file name without folders; empty: pasted
    QString name{};
    QStringList cards{};        ///< "4 Grizzly Bears", in the order of the list
    QString count{};            ///< "60 cards"
    QStringList mistakes{};     ///< unreadable parts, each with its line
    QStringList assumptions{};  ///< how ambiguous parts were read, each with its line
    QStringList problems{};     ///< broken rules for decks, one sentence each

    bool operator==(const SetupDraft&) const = default;
};

/// The state of a series: several matches between the same two players, won by more than half of the matches, such as
/// "best of three".
struct Series {
    int of = 1;               ///< number of matches, odd; 1: a single match
    std::vector<int> wins{};  ///< by seat, before this match; empty in the first match

    static constexpr int most = 5;
    bool operator==(const Series&) const = default;
};

/// The chess clock of a match: the time that each person has for all decisions together. Computer players have none.
struct ClockSetting {
    int minutes = 0;    ///< 0: no clock
    int increment = 0;  ///< seconds that are added after each decision

    static constexpr int mostMinutes = 180;
    static constexpr int mostIncrement = 60;
    [[nodiscard]] bool isOn() const { return minutes > 0; }
    [[nodiscard]] bool isValid() const {
        return minutes >= 0 && minutes <= mostMinutes && increment >= 0 && increment <= mostIncrement;
    }
    bool operator==(const ClockSetting&) const = default;
};

/// The match that was chosen on the start screen.
struct MatchConfig {
    struct Seat {
        QString name;  ///< empty if none was given; at the start of a match it is `unnamed` or a name
        QString kind;  ///< SetupKind::id
        QString deck;  ///< SetupDeck::id; several are joined by +, and "random" is a random deck: "aliens+random"

        /// The saved name of a person who plays alone against computers and has given no name, in every language.
        static constexpr const char* unnamed = "You";

        /// Returns the displayed name; `unnamed` is translated.
        [[nodiscard]] QString called() const;
        [[nodiscard]] bool isPerson() const { return kind == QLatin1String("person"); }
        /// Returns true if the seat is a person's and is displayed as "You".
        [[nodiscard]] bool isYou() const;
        bool operator==(const Seat&) const = default;
    };

    QString game;
    std::vector<Seat> seats;
    std::vector<std::int16_t> options{};  ///< in the order of SetupGame::options; empty: the defaults
    Series series{};
    ClockSetting clock{};

    bool operator==(const MatchConfig&) const = default;
};

/// All choices on the start screen, for every game, including currently unused seats.
struct StartChoice {
    struct Seat {
        QString name;                  ///< empty if none was given
        QString kind;                  ///< SetupKind::id; empty: not chosen
        QMap<QString, QString> decks;  ///< by game, as in MatchConfig::Seat::deck; a missing entry: not chosen
        int face = 0;                  ///< number of the suggested name; it moves with its seat

        bool operator==(const Seat&) const = default;
    };
    struct OfGame {
        int seats = 0;               ///< number of seats; 0: not chosen
        QMap<QString, int> options;  ///< by SetupOption::word; a missing entry: the default
        int series = 1;              ///< Series::of
        ClockSetting clock{};
        bool sidesChanged = false;  ///< the players of the two seats with roles are swapped

        bool operator==(const OfGame&) const = default;
    };

    QString game;
    std::vector<Seat> seats;
    QMap<QString, OfGame> games;

    bool operator==(const StartChoice&) const = default;
};

}  // namespace duelogue

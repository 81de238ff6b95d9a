#pragma once

#include <QString>
#include <vector>

#include "app/games/presenter/TableEnums.h"

namespace duelogue {

/// A row of the board. Front: nearest to the middle. Back: nearest to the player. Aside: at the end of the back row.
/// Columns on a seat's side (TableColumn::seat) differ. Their Front holds the cards that lie sideways in front of the
/// column, innermost first. Their Back holds its content.
enum class TableRow { Front, Back, Aside };

/// The printed face of a card. Two equal faces share one picture.
struct TableFace {
    QString name;
    std::vector<QString> cost;  ///< pips from left to right: "5", "X", "W", "U", "B", "R", "G"
    /// Letter of the FrameColors that paint the card; "M" means two of its colors side by side.
    QString frame = "A";
    QString colors;                          ///< letters of all its colors ("BR"), or of what it produces
    QString typeLine;                        ///< "Beast — Dragon"
    QString text;                            ///< rules text; paragraphs end with \n
    QString figures;                         ///< "5/4", or empty
    TableChange change = TableChange::Same;  ///< change of the figures from the print
    QString costWords;                       ///< `cost` for a screen reader: "costs 5 black"; empty if there is none
    QString figureWords;                     ///< `figures` for a screen reader: "power 5, toughness 4"
    QString icon;                            ///< name of an icon of game-icons, without folder or extension
    QString scene;                           ///< landscape: "grassland" "isle" "fen" "mountain" "forest", or empty
    QString rarity;                          ///< "common" "uncommon" "rare", or empty
    QString seal;                            ///< icon before the type line, or empty
    bool angular = false;                    ///< cut corners, which distinguish the cards of one side from the other's

    bool operator==(const TableFace&) const = default;
};

/// An ability of a permanent as a small icon on its tile.
struct TableBadge {
    QString icon;     ///< name of an icon of game-icons
    QString name;     ///< "flying"
    QString meaning;  ///< "Only what flies can stop it."
    int count = 0;    ///< number shown beside the icon; 0 shows no number

    bool operator==(const TableBadge&) const = default;
};

struct TableCard {
    int id = -1;
    int seat = -1;  ///< seat of its controller, on whose side it lies; -1: none
    TableZone zone = TableZone::Hand;
    TableRow row = TableRow::Front;  ///< Board only
    int column = -1;        ///< Board only: index into TableState::columns; a card in a middle column has no row
    int space = -1;         ///< Board only, with TableState::spaces: its place in the row, from 0
    int pile = -1;          ///< Pile only: index into the piles of its seat or into TableState::piles
    TableFace face;         ///< ignored if hidden
    bool hidden = false;    ///< only its back is visible
    bool faceDown = false;  ///< Board only: its back is up, although the viewer may know the card
    bool sideways = false;  ///< Board only: it lies sideways
    /// Hand only: zone icon of a card that lies elsewhere but can be played as from the hand; a note names the zone.
    QString lent;
    bool spent = false;    ///< Board only: used for now; drawn slightly turned and paler
    bool unready = false;  ///< Board only: unable to act yet; shown by an hourglass
    TableStance stance = TableStance::None;
    int damage = 0;       ///< damage marked on it
    int attachedTo = -1;  ///< id of the card to which it is attached
    /// Board only: a word such as "Forest". Cards with the same word lie on one stack with a count. They must share a
    /// seat and a row or column, look alike, and do the same when clicked.
    QString gather;
    std::vector<TableBadge> badges;  ///< Board only: its abilities and counters, the most important first
    std::vector<QString> notes;      ///< short remarks for the preview: "gets +2/+0 until end of turn"

    bool operator==(const TableCard&) const = default;
};

}  // namespace duelogue

#pragma once

#include "app/games/presenter/TableState.h"
#include "app/match/layout/TableLayout.h"
#include "app/match/rows/Rows.h"

#include <QPointF>
#include <QStringList>
#include <set>

// Rows for QML: the cards on the table, in the grid of a question and in an open pile.

namespace duelogue {

/// The current gestures of the person; they are not part of the match.
struct TableGestures {
    int aimed = -1;         ///< a clicked card that waits for a second click on its target
    int number = -1;        ///< for a Number question: the number chosen by the space bar
    std::set<int> touched;  ///< cards that the answer under the pointer would change
    TableHint hint;         ///< the marked hint; answer -1: none
};

/// The cards and seats that can be clicked now: the legal ones, or the targets of the card that waits for one.
struct TableTargets {
    std::set<int> cards;
    std::set<int> seats;
};
TableTargets targetsOf(const TableQuestion& question, int aimed);

/// An icon for an ability of a card or for a marker on it.
struct BadgeRow {
    QString icon{};
    QString name{};
    QString meaning{};
    int count = 0;

    static constexpr auto roles = std::tuple{Role{"icon", &BadgeRow::icon}, Role{"name", &BadgeRow::name},
                                             Role{"meaning", &BadgeRow::meaning}, Role{"count", &BadgeRow::count}};
};

/// A card on the table; `app/qml/cards/CardRoles.qml` declares the same roles in QML.
struct CardRow {
    int cardId = -1;
    int seat = -1;
    TableZone zone = TableZone::Hand;
    TableForm form = TableForm::Face;
    QString faceKey{};  ///< of its picture; empty: only its back is visible
    QString name{};
    QString spoken{};  ///< for screen readers
    QString figures{};
    TableChange change = TableChange::Same;
    int damage = 0;
    bool spent = false;
    bool unready = false;
    TableStance stance = TableStance::None;
    int count = 1;  ///< number of cards in this card stack
    QStringList notes{};
    bool legal = false;    ///< a click gives an answer
    bool aimed = false;    ///< waits for a second click
    bool touched = false;  ///< would be changed by the answer under the pointer
    bool chosen = false;
    bool asking = false;  ///< the question is about this card
    double placeX = 0, placeY = 0, placeW = 0, placeH = 0;
    double turned = 0;  ///< in degrees
    int depth = 0;
    bool covered = false;
    double fromX = 0, fromY = 0;  ///< start of the movement of a new card
    bool hinted = false;
    bool skipped = false;  ///< a chance to act with it was skipped just now
    std::vector<BadgeRow> badges{};
    double strip = 0;
    QString lent{};
    bool sideways = false;
    QPointF lunge{};     ///< movement of its strike at this moment
    bool dying = false;  ///< dies at this moment
    QString cloth{};     ///< of its back: TableSeat::cloth

    static constexpr auto roles = std::tuple{
        Role{"cardId", &CardRow::cardId},     Role{"seat", &CardRow::seat},       Role{"zone", &CardRow::zone},
        Role{"form", &CardRow::form},         Role{"faceKey", &CardRow::faceKey}, Role{"name", &CardRow::name},
        Role{"spoken", &CardRow::spoken},     Role{"figures", &CardRow::figures}, Role{"change", &CardRow::change},
        Role{"damage", &CardRow::damage},     Role{"spent", &CardRow::spent},     Role{"unready", &CardRow::unready},
        Role{"stance", &CardRow::stance},     Role{"count", &CardRow::count},     Role{"notes", &CardRow::notes},
        Role{"legal", &CardRow::legal},       Role{"aimed", &CardRow::aimed},     Role{"touched", &CardRow::touched},
        Role{"chosen", &CardRow::chosen},     Role{"asking", &CardRow::asking},   Role{"placeX", &CardRow::placeX},
        Role{"placeY", &CardRow::placeY},     Role{"placeW", &CardRow::placeW},   Role{"placeH", &CardRow::placeH},
        Role{"turned", &CardRow::turned},     Role{"depth", &CardRow::depth},     Role{"covered", &CardRow::covered},
        Role{"fromX", &CardRow::fromX},       Role{"fromY", &CardRow::fromY},     Role{"hinted", &CardRow::hinted},
        Role{"badges", &CardRow::badges},     Role{"strip", &CardRow::strip},     Role{"lent", &CardRow::lent},
        Role{"sideways", &CardRow::sideways}, Role{"lunge", &CardRow::lunge},     Role{"dying", &CardRow::dying},
        Role{"cloth", &CardRow::cloth},       Role{"skipped", &CardRow::skipped}};
};
/// Returns the cards in the order of the Tab key: by zone, in each zone the viewer's cards first.
std::vector<RowModel::Row> cardRows(const TableState& table, const TableLayout& layout, const TableGestures& gestures);

/// A fixed space for a card.
struct SpaceRow {
    QRectF at{};
    int seat = -1;
    bool front = false;
    bool aside = false;

    static constexpr auto roles = std::tuple{Role{"at", &SpaceRow::at}, Role{"seat", &SpaceRow::seat},
                                             Role{"front", &SpaceRow::front}, Role{"aside", &SpaceRow::aside}};
};
std::vector<RowModel::Row> spaceRows(const TableLayout& layout);

/// A card in a grid.
struct PickRow {
    int cardId = -1;
    QString faceKey{};
    QString name{};
    QString spoken{};
    bool legal = false;
    bool chosen = false;
    bool hinted = false;
    bool isDefault = false;

    static constexpr auto roles = std::tuple{Role{"cardId", &PickRow::cardId}, Role{"faceKey", &PickRow::faceKey},
                                             Role{"name", &PickRow::name},     Role{"spoken", &PickRow::spoken},
                                             Role{"legal", &PickRow::legal},   Role{"chosen", &PickRow::chosen},
                                             Role{"hinted", &PickRow::hinted}, Role{"isDefault", &PickRow::isDefault}};
};
/// Returns the grid of a question: its cards, and every card that has an answer but is not visible on the table. Legal
/// cards come first.
std::vector<RowModel::Row> pickRows(const TableState& table, const TableLayout& layout, const TableGestures& gestures);
/// Returns the cards of an open pile, the newest first.
std::vector<RowModel::Row> pileRows(const TableState& table, int seat, int pile);

}  // namespace duelogue

#pragma once

#include "app/games/presenter/TableState.h"
#include "app/match/layout/TableLayout.h"
#include "app/match/table/Rows.h"

#include <QPointF>
#include <QStringList>
#include <set>

// The cards of a Table made into rows for QML: those that lie on it, those of the grid of a question, those of a pile.

namespace duelogue {

/// What the person is doing at the moment, which is not part of the match.
struct TableGestures {
    int aimed = -1;         ///< clicked first; a second click says onto what
    int number = -1;        ///< kind Number: the one that is taken by the space bar
    std::set<int> touched;  ///< would be changed by the answer under the pointer
    TableHint hint;         ///< what it speaks of is marked; answer -1: there is none
};

/// Which cards and seats can be clicked now, and what lies ready for a second click.
struct TableTargets {
    std::set<int> cards;
    std::set<int> seats;
};
TableTargets targetsOf(const TableQuestion& question, int aimed);

/// A sign of what a card can do, or of what lies on it.
struct BadgeRow {
    QString icon{};
    QString name{};
    QString meaning{};
    int count = 0;

    static constexpr auto roles = std::tuple{Role{"icon", &BadgeRow::icon}, Role{"name", &BadgeRow::name},
                                             Role{"meaning", &BadgeRow::meaning}, Role{"count", &BadgeRow::count}};
};

/// A card on the table; `app/qml/cards/CardRoles.qml` says it in QML.
struct CardRow {
    int cardId = -1;
    int seat = -1;
    TableZone zone = TableZone::Hand;
    TableForm form = TableForm::Face;
    QString faceKey{};  ///< of its picture; empty: only its back is seen
    QString name{};
    QString spoken{};  ///< for screen readers
    QString figures{};
    TableChange change = TableChange::Same;
    int damage = 0;
    bool spent = false;
    bool unready = false;
    TableStance stance = TableStance::None;
    int count = 1;  ///< so many lie on this heap
    QStringList notes{};
    bool legal = false;    ///< a click answers
    bool aimed = false;    ///< it waits for a second click
    bool touched = false;  ///< the answer under the pointer would change it
    bool chosen = false;
    bool asking = false;  ///< it is what asks
    double placeX = 0, placeY = 0, placeW = 0, placeH = 0;
    double turned = 0;  ///< degrees
    int depth = 0;
    bool covered = false;
    double fromX = 0, fromY = 0;  ///< from where it comes, when it is new
    bool hinted = false;
    std::vector<BadgeRow> badges{};
    double strip = 0;
    QString lent{};
    bool sideways = false;
    QPointF lunge{};     ///< so far it strikes at this moment
    bool dying = false;  ///< it goes at this moment
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
        Role{"cloth", &CardRow::cloth}};
};
/// In the order of the Tab key: the hand, the own side, the other sides.
std::vector<RowModel::Row> cardRows(const TableState& table, const TableLayout& layout, const TableGestures& gestures);

/// A fixed place for a card.
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
/// The grid of a question: what it shows, and besides every card with an answer that can't be seen on the table, so
/// that nothing legal is out of reach. What can be taken comes first.
std::vector<RowModel::Row> pickRows(const TableState& table, const TableLayout& layout, const TableGestures& gestures);
/// The cards of a pile that is looked through, the newest first.
std::vector<RowModel::Row> pileRows(const TableState& table, int seat, int pile);

}  // namespace duelogue

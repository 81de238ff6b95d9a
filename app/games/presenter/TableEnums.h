#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

/// The enumerations of a table. QML reads them as "Table.Zone.Board", and C++ as "TableZone::Board".
namespace duelogue::table {

Q_NAMESPACE
QML_NAMED_ELEMENT(Table)
// The name of the enumeration stands before each of its values, because some values have the same name.
Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

/// The place of a card. Only Board has rows, see TableRow.
enum class Zone { Hand, Board, Pile, Stack };
Q_ENUM_NS(Zone)

/// The form of a card at its place.
/// - Held: in the viewer's hand, where only a strip and the upper part are visible
/// - Wide: at the head of a column in the middle
/// - Strip: flat, in a column on a seat's side
enum class Form { Face, Tile, Back, Held, Wide, Strip, FlatBack };
Q_ENUM_NS(Form)

/// A comparison of a card's figures with their printed values.
enum class Change { Same, Up, Down };
Q_ENUM_NS(Change)

/// The current action of a card on the board, shown by its place and a mark. Advancing: it has stepped forward as a
/// threat. Guarding: it stands in the way of another card. TableState::arrows point at the other cards involved.
enum class Stance { None, Advancing, Guarding };
Q_ENUM_NS(Stance)

/// The meaning of an arrow: an advancing card, a guarding card, or a target.
enum class Arrow { Advance, Guard, Target };
Q_ENUM_NS(Arrow)

/// The speaker of a line, which determines its color.
enum class Tone { You, Other, Card, Match };
Q_ENUM_NS(Tone)

/// The animation of a moment. It never affects what has happened.
enum class Moment {
    None,
    Turn,     ///< a new turn begins
    Shown,    ///< cards are shown enlarged: played, used, revealed
    Advance,  ///< `cards` advance
    Guard,    ///< `cards` guard
    Damage,   ///< `strikes` hit, `numbers` show the damage
    Value,    ///< a seat's number changes by `numbers`
    Death,    ///< `cards` die; they are still in their old places
    Draw,     ///< a seat draws
    Change,   ///< `cards` have changed
    Move,     ///< `cards` have moved
    Ranked,   ///< `ranks` show the rewards beside the enlarged card
};
Q_ENUM_NS(Moment)

}  // namespace duelogue::table

namespace duelogue {

using TableZone = table::Zone;
using TableForm = table::Form;
using TableChange = table::Change;
using TableStance = table::Stance;
using TableArrowKind = table::Arrow;
using TableTone = table::Tone;
using TableMomentKind = table::Moment;

}  // namespace duelogue

import QtQuick
import Duelogue

// The data of a card on the table, with the roles of TableModel.cards.
Item {
    required property TableModel table
    required property int cardId
    required property int zone
    required property int form
    required property string faceKey
    required property string name
    required property string spoken
    required property string figures
    required property int change
    required property int damage
    required property bool spent
    required property bool unready
    required property int stance
    required property int count
    required property list<string> notes
    required property bool legal
    required property bool aimed
    required property bool touched
    required property bool chosen
    required property bool asking
    required property real placeX
    required property real placeY
    required property real placeW
    required property real placeH
    required property real turned
    required property int depth
    required property bool covered
    required property real fromX
    required property real fromY
    required property bool hinted
    required property bool skipped
    required property RowModel badges
    required property real strip
    required property string lent
    required property bool sideways
    required property point lunge
    required property bool dying
    required property string cloth

    readonly property bool advancing: stance === Table.Stance.Advancing
    readonly property bool guarding: stance === Table.Stance.Guarding
    // True if the card lies in a place where a strip would be too small to read.
    readonly property bool narrow: (form === Table.Form.Strip || form === Table.Form.FlatBack) && placeH > placeW * .3
    // True while the pointer or the keyboard focus is on the card.
    property bool looked: false
    readonly property bool inHand: form === Table.Form.Held
    // True for a card of the hand that has come forward. The preview shows its text.
    readonly property bool risen: inHand && looked
}

import QtQuick

// A card of which only the back is known; it is of the colours of its deck.
CardPicture {
    property string cloth: ""

    picture: cloth === "" ? "back" : "back/" + cloth
    implicitHeight: width * 1.4
}

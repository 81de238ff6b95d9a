import QtQuick

// A card of which only the back is known.
CardPicture {
    picture: "back"
    implicitHeight: width * 1.4
}

import QtQuick

// The whole card, 5 by 7.
CardPicture {
    required property string faceKey

    picture: faceKey === "" ? "back" : "face/" + faceKey
    implicitHeight: width * 1.4
}

import QtQuick

// A whole card with a width to height ratio of 5 to 7.
CardPicture {
    required property string faceKey

    picture: faceKey === "" ? "back" : "face/" + faceKey
    implicitHeight: width * 1.4
}

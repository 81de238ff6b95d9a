import QtQuick
import Duelogue

// A whole card with a width to height ratio of 5 to 7.
CardPicture {
    required property string faceKey
    // The game whose terms are underlined in the rules text; empty: none.
    property string game: ""

    picture: faceKey === "" ? "back"
             : game === "" ? "face/" + faceKey : "page/" + faceKey + "/" + game + "/" + Language.spoken
    implicitHeight: width * 1.4
}

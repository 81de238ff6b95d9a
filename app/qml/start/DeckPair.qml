pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// The decks chosen for a seat, side by side. Pressing the button opens the box of decks for that seat.
T.RadioButton {
    id: pair

    required property string seatName
    required property string title
    required property var faces
    property bool choosing: false

    implicitHeight: Math.max(Theme.px(128), 64)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    // SeatTable decides which seat's box is open, so the button does not check itself.
    checkable: false
    text: title
    Accessible.checkable: true
    Accessible.checked: choosing
    Accessible.name: Theme.filled(qsTr("%1: %2"), [seatName, title])
    Accessible.description: qsTr("Choose decks for this seat")
    Accessible.onPressAction: pair.clicked()
    Accessible.onToggleAction: pair.clicked()
    Keys.onReturnPressed: pair.clicked()
    Keys.onEnterPressed: pair.clicked()

    background: Rectangle {
        radius: Theme.px(14)
        color: pair.hovered ? Theme.tileHovered : Theme.tile
        border.width: pair.visualFocus ? 2 : 1
        border.color: pair.visualFocus ? Theme.text : Theme.line
    }

    contentItem: PairFace {
        title: pair.title
        faces: pair.faces
    }

    // The pictures of the chosen decks side by side, and their common title.
    component PairFace: Item {
        id: face

        required property string title
        // The key of a picture for each deck; empty for a random deck.
        required property var faces

        Row {
            id: pictures

            anchors.fill: parent
            anchors.margins: Theme.px(6)
            anchors.bottomMargin: name.height + Theme.px(10)
            spacing: Theme.px(4)

            Repeater {
                model: face.faces

                Item {
                    id: half

                    required property string modelData

                    width: (pictures.width - pictures.spacing * (face.faces.length - 1)) / face.faces.length
                    height: pictures.height

                    CardArt {
                        visible: half.modelData !== ""
                        anchors.fill: parent
                        faceKey: half.modelData
                    }

                    Rectangle {
                        visible: half.modelData === ""
                        anchors.fill: parent
                        radius: height * .1
                        color: Theme.raised

                        Icon {
                            anchors.centerIn: parent
                            width: Math.min(parent.height, parent.width) * .5
                            height: width
                            name: "perspective-dice-six-faces-random"
                            tint: Theme.faint
                        }
                    }
                }
            }
        }

        PlainText {
            id: name

            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(5)
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width - Theme.px(20)
            text: face.title
            color: Theme.text
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(20)
        }
    }
}

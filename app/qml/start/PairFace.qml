pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// What is chosen for a seat: pictures side by side, and what they are together.
Item {
    id: face

    required property string title
    // A picture each; empty for what chance deals.
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

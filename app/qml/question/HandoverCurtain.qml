import QtQuick
import Duelogue

// The curtain between two people at one screen. It hides the table until the named player opens it with Enter or a
// click. Space and Escape do nothing, because the previous player may still be pressing them.
Overlay {
    id: curtain

    required property TableModel table

    Keys.onReturnPressed: table.raiseCurtain()
    Keys.onEnterPressed: table.raiseCurtain()
    Keys.onSpacePressed: {}
    Keys.onEscapePressed: {}
    onClosed: {}
    Accessible.name: qsTr("Pass the screen to %1").arg(table.curtainName)

    FeltBackground {
        anchors.fill: parent
    }

    Column {
        anchors.centerIn: parent
        width: parent.width * .8
        spacing: Theme.px(18)

        Icon {
            name: "theater-curtains"
            tint: Theme.brass
            opacity: .85
            width: Theme.px(150)
            height: width
            anchors.horizontalCenter: parent.horizontalCenter
        }

        PlainText {
            width: parent.width
            text: curtain.table.curtainName
            color: Theme.text
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(60)
        }

        PlainText {
            width: parent.width
            text: curtain.table.curtainSentence
            color: Theme.soft
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.family: Theme.sans
            font.pixelSize: Theme.letters(21)
        }

        PlainText {
            width: parent.width
            text: qsTr("Continue when nobody else can see the screen.")
            color: Theme.soft
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.family: Theme.sans
            font.pixelSize: Theme.letters(16)
        }

        PlainButton {
            anchors.horizontalCenter: parent.horizontalCenter
            primary: true
            focusPolicy: Qt.NoFocus
            size: 19
            implicitHeight: Theme.px(56)
            text: qsTr("I'm %1").arg(curtain.table.curtainName)
            keycap: KeyBindings.caps.choose
            onClicked: curtain.table.raiseCurtain()
        }
    }
}

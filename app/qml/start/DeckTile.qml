import QtQuick
import QtQuick.Templates as T
import Duelogue

// A deck: a picture of what it is about, its colours and a sentence.
T.RadioButton {
    id: tile

    required property int index
    required property var modelData
    property bool chosen: false
    readonly property string told: [modelData.description, modelData.problem].filter(line => line).join("\n")

    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    padding: Theme.px(6)
    checked: chosen
    Accessible.name: modelData.name
    Accessible.description: told
    Accessible.onPressAction: tile.clicked()
    Keys.onReturnPressed: tile.clicked()
    Keys.onEnterPressed: tile.clicked()

    background: Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(5)
        radius: Theme.px(16)
        color: tile.chosen ? "#2a2a1c" : tile.hovered ? "#20302a" : "#141f1b"
        border.width: tile.visualFocus || tile.chosen ? Math.max(2, Theme.px(2.5)) : 1
        border.color: tile.visualFocus ? Theme.text : tile.chosen ? Theme.gold : Theme.line
    }

    contentItem: DeckFace {
        deck: tile.modelData
    }

    Hint {
        text: tile.told
        wanted: (tile.hovered || tile.visualFocus) && (tile.contentItem as DeckFace).cut
    }
}

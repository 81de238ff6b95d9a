import QtQuick
import QtQuick.Templates as T
import Duelogue

// A deck: a picture of what it is about, its colours and a sentence. One of them is chosen.
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
    Accessible.onToggleAction: tile.clicked()
    Keys.onReturnPressed: tile.clicked()
    Keys.onEnterPressed: tile.clicked()

    contentItem: DeckFace {
        deck: tile.modelData
        lit: tile.chosen
        hovered: tile.hovered
        focused: tile.visualFocus
    }

    Hint {
        text: tile.told
        wanted: (tile.hovered || tile.visualFocus) && (tile.contentItem as DeckFace).cut
    }
}

import QtQuick
import QtQuick.Templates as T
import Duelogue

// A deck as DeckTile, of which several are chosen at the same time.
T.CheckBox {
    id: tile

    required property int index
    required property var modelData
    property bool chosen: false
    // Who else has it and gives it to nobody ("Ben plays these"); else empty.
    property string taken: ""
    readonly property string told: [modelData.description, modelData.problem, taken].filter(line => line).join("\n")

    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    padding: Theme.px(6)
    // What a press does to the choice is not the tile's to say.
    checkState: chosen ? Qt.Checked : Qt.Unchecked
    nextCheckState: () => tile.chosen ? Qt.Checked : Qt.Unchecked
    Accessible.name: modelData.name
    Accessible.description: told
    Accessible.onPressAction: tile.clicked()
    Accessible.onToggleAction: tile.clicked()
    Keys.onReturnPressed: tile.clicked()
    Keys.onEnterPressed: tile.clicked()

    contentItem: DeckFace {
        deck: tile.modelData
        taken: tile.taken
        lit: tile.chosen
        hovered: tile.hovered
        focused: tile.visualFocus
    }

    Hint {
        text: tile.told
        wanted: (tile.hovered || tile.visualFocus) && (tile.contentItem as DeckFace).cut
    }
}

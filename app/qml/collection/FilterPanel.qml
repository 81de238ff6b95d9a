pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// The filters beside the cards: fields with values to click. A click writes the query, and a typed query marks its
// values.
Flickable {
    id: panel

    required property CardSearchModel cards
    // More values of a field are shown on demand.
    readonly property int most: 9

    function reveal(item: Item) {
        const top = item.mapToItem(column, 0, 0).y;
        contentY = Math.max(0, Math.min(contentHeight - height, Math.max(top + item.height - height, Math.min(top, contentY))));
    }

    contentHeight: column.height
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Filters")

    T.ScrollBar.vertical: ScrollThumb {}

    Column {
        id: column

        width: panel.width - Theme.px(14)
        spacing: Theme.px(16)

        Repeater {
            model: panel.cards.filters

            FilterGroup {
                width: parent ? parent.width : 0
            }
        }
    }

    // A field with its values. Its heading opens and closes it.
    component FilterGroup: Column {
        id: group

        required property int filter
        required property string name
        required property bool minor
        required property bool chosen
        required property RowModel choices
        // Set by a click on the heading.
        property var wanted: undefined
        property bool whole: false
        readonly property bool open: wanted ?? (!minor || chosen)
        readonly property int hidden: choices.count > panel.most + 1 && !whole ? choices.count - panel.most : 0

        spacing: Theme.px(7)

        Heading {
            width: group.width
            text: group.name
            open: group.open
            onClicked: group.wanted = !group.open
        }

        Flow {
            width: group.width
            spacing: Math.max(Theme.px(6), 4)
            visible: group.open

            Repeater {
                model: group.open ? group.choices : null

                FilterChip {
                    required property int index
                    required property int choice
                    required property int cards
                    required property string label
                    required property bool chosen

                    visible: index < panel.most || group.hidden === 0 || chosen
                    text: label
                    checked: chosen
                    first: index === 0
                    Accessible.name: qsTr("%1: %2").arg(group.name).arg(label)
                    Accessible.description: qsTr("%n cards", "", cards)
                    onClicked: panel.cards.toggle(group.filter, choice)
                }
            }

            FilterChip {
                visible: group.hidden > 0
                text: qsTr("%1 more").arg(group.hidden)
                quiet: true
                Accessible.name: qsTr("%1: %2").arg(group.name).arg(text)
                onClicked: group.whole = true
            }
        }
    }

    component Heading: T.AbstractButton {
        id: heading

        required property bool open

        implicitHeight: Math.max(Theme.letters(22), 22)
        focusPolicy: Qt.TabFocus
        hoverEnabled: true
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.description: open ? qsTr("open") : qsTr("closed")
        Accessible.onPressAction: heading.clicked()
        Keys.onReturnPressed: heading.clicked()
        Keys.onEnterPressed: heading.clicked()
        onActiveFocusChanged: if (activeFocus) panel.reveal(heading)

        contentItem: HeadingFace {
            text: heading.text
            open: heading.open
            ink: heading.hovered || heading.visualFocus ? Theme.text : Theme.faint
        }

        background: Rectangle {
            color: "transparent"
            radius: Theme.px(6)
            border.width: heading.visualFocus ? 2 : 0
            border.color: Theme.gold
        }
    }

    component HeadingFace: Item {
        id: face

        required property string text
        required property bool open
        required property color ink

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - sign.width
            text: face.text
            color: face.ink
            elide: Text.ElideRight
            font.family: Theme.sans
            font.weight: Font.Medium
            font.pixelSize: Theme.letters(14)
            Accessible.ignored: true
        }

        PlainText {
            id: sign

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: face.open ? "−" : "+"
            color: Theme.faint
            font.family: Theme.sans
            font.pixelSize: Theme.letters(16)
            Accessible.ignored: true
        }
    }

    // A value. The first of a field is a stop of the Tab key; the arrow keys reach the others.
    component FilterChip: T.AbstractButton {
        id: chip

        property bool first: false
        property bool quiet: false
        readonly property bool walkable: true

        implicitHeight: Math.max(Theme.px(30), 24)
        implicitWidth: Math.max(implicitHeight, Math.min(implicitContentWidth + Theme.px(20), panel.width - Theme.px(20)))
        focusPolicy: Qt.TabFocus
        activeFocusOnTab: first || activeFocus
        hoverEnabled: true
        Accessible.role: quiet ? Accessible.Button : Accessible.CheckBox
        Accessible.checkable: !quiet
        Accessible.checked: checked
        Accessible.onPressAction: chip.clicked()
        Accessible.onToggleAction: chip.clicked()
        Keys.onReturnPressed: chip.clicked()
        Keys.onEnterPressed: chip.clicked()
        onActiveFocusChanged: if (activeFocus) panel.reveal(chip)

        contentItem: PlainText {
            text: chip.text
            color: chip.checked ? Theme.inkOnChosen : chip.quiet ? Theme.faint : Theme.soft
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            font.family: Theme.sans
            font.weight: chip.checked ? Font.DemiBold : Font.Normal
            font.pixelSize: Theme.letters(14)
            Accessible.ignored: true
        }

        background: Rectangle {
            radius: height / 2
            color: chip.checked ? Theme.chosen : chip.hovered ? Theme.buttonHovered : chip.quiet ? "transparent" : Theme.chip
            border.width: chip.visualFocus ? 2 : 0
            border.color: Theme.gold
        }
    }
}

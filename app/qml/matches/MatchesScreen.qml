pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Duelogue

// The archive of all played matches: search, rename, continue, import, export and delete.
FocusScope {
    id: screen

    required property MatchesModel matches
    property string sheet: ""
    readonly property Item focused: Window.activeFocusItem

    signal closed
    signal statisticsWanted

    function close() {
        sheet = "";
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    function open() {
        if (list.chosen !== "")
            matches.open(list.chosen);
    }

    onVisibleChanged: {
        sheet = "";
        if (!visible)
            return;
        matches.refresh();
        list.settle();
        list.forceActiveFocus(Qt.TabFocusReason);
    }
    Keys.onEscapePressed: closed()
    Keys.onLeftPressed: ArrowNavigation.step(content, -1, 0)
    Keys.onRightPressed: ArrowNavigation.step(content, 1, 0)
    Keys.onUpPressed: ArrowNavigation.step(content, 0, -1)
    Keys.onDownPressed: ArrowNavigation.step(content, 0, 1)
    Keys.onPressed: event => {
        event.accepted = sheet === "";
        if (!event.accepted)
            return;
        if (event.key === Qt.Key_Delete && list.chosen !== "")
            matches.remove(list.chosen);
        else if (event.key === Qt.Key_F2 && list.chosen !== "")
            sheet = "name";
        else if (event.matches(StandardKey.Copy) && list.chosen !== "")
            matches.copy(list.chosen);
        else if (event.matches(StandardKey.Paste))
            matches.paste();
        else if (event.matches(StandardKey.Find))
            header.search.forceActiveFocus(Qt.TabFocusReason);
        else
            event.accepted = false;
    }

    Shortcut {
        sequence: KeyBindings.sequences.undo
        autoRepeat: false
        enabled: screen.visible && screen.sheet === ""
        onActivated: screen.matches.undo()
    }

    Shortcut {
        sequence: KeyBindings.sequences.statistics
        autoRepeat: false
        enabled: screen.visible && screen.sheet === ""
        onActivated: screen.statisticsWanted()
    }

    FeltBackground {
        anchors.fill: parent
    }

    DropArea {
        anchors.fill: parent
        enabled: screen.sheet === ""
        onDropped: drop => {
            if (drop.hasUrls)
                screen.matches.importUrls(drop.urls);
        }
    }

    Layer {
        id: content

        anchors.fill: parent
        enabled: screen.sheet === ""
        Accessible.role: Accessible.Grouping

        ColumnLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(56)
            anchors.rightMargin: Theme.px(56)
            anchors.topMargin: Theme.px(30)
            anchors.bottomMargin: Theme.px(28)
            spacing: Theme.px(18)

            MatchesHeader {
                id: header

                matches: screen.matches
                Layout.fillWidth: true
                onClosed: screen.closed()
                onImportWanted: screen.sheet = "import"
                onStatisticsWanted: screen.statisticsWanted()
                onListWanted: list.forceActiveFocus(Qt.TabFocusReason)
            }

            MatchList {
                id: list

                matches: screen.matches
                focus: true
                Layout.fillWidth: true
                Layout.fillHeight: true
                onOpened: screen.open()
            }

            MatchNotes {
                matches: screen.matches
                Layout.fillWidth: true
            }

            MatchActions {
                matches: screen.matches
                chosen: list.chosen
                unfinished: list.unfinished
                Layout.fillWidth: true
                onNameWanted: screen.sheet = "name"
                onExportWanted: screen.sheet = "export"
            }
        }
    }

    NameMatchSheet {
        visible: screen.sheet === "name"
        matches: screen.matches
        match: list.chosen
        title: list.title
        onClosed: screen.close()
    }

    ExportSheet {
        visible: screen.sheet === "export"
        matches: screen.matches
        match: list.chosen
        onClosed: screen.close()
    }

    ImportSheet {
        visible: screen.sheet === "import"
        matches: screen.matches
        onClosed: screen.close()
    }

    // The outcome of the last action, with an undo button if the action can be undone.
    component MatchNotes: Row {
        id: notes

        required property MatchesModel matches

        spacing: Theme.px(14)
        visible: matches.notices.length > 0

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (undo.visible ? undo.width + parent.spacing : 0)

            Repeater {
                model: notes.matches.notices

                PlainText {
                    required property string modelData

                    width: parent ? parent.width : 0
                    text: modelData
                    color: Theme.text
                    elide: Text.ElideRight
                    maximumLineCount: 3
                    wrapMode: Text.Wrap
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(14)
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text
                }
            }
        }

        PlainButton {
            id: undo

            anchors.verticalCenter: parent.verticalCenter
            visible: notes.matches.canUndo
            text: qsTr("Undo")
            iconName: "anticlockwise-rotation"
            size: 15
            keycap: KeyBindings.caps.undo
            onClicked: notes.matches.undo()
        }
    }

    // The choice of a name for a match.
    component NameMatchSheet: Sheet {
        id: sheet

        required property MatchesModel matches
        property string match: ""
        property string title: ""

        preferredWidth: Theme.letters(520)
        first: field
        onVisibleChanged: if (visible) field.begin()
        Accessible.name: heading.title

        function done() {
            matches.rename(match, field.typed);
            closed();
        }

        SheetTitle {
            id: heading

            title: qsTr("Rename match")
            sentence: qsTr("Leave empty to use the players' names.")
        }

        NameField {
            id: field

            width: parent.width
            text: sheet.title
            label: qsTr("Match name")
            longest: 60
            onDone: sheet.done()
        }

        buttons: [
            PlainButton {
                text: qsTr("Rename")
                primary: true
                onClicked: sheet.done()
            },
            PlainButton {
                text: qsTr("Remove name")
                onClicked: {
                    sheet.matches.rename(sheet.match, "");
                    sheet.closed();
                }
            },
            PlainButton {
                text: qsTr("Back")
                keycap: KeyBindings.caps.cancel
                onClicked: sheet.closed()
            }
        ]
    }

    // The buttons for the selected match.
    component MatchActions: Flow {
        id: actions

        required property MatchesModel matches
        required property string chosen
        required property bool unfinished

        signal nameWanted
        signal exportWanted

        spacing: Theme.px(10)
        layoutDirection: Qt.RightToLeft
        enabled: chosen !== ""
        opacity: enabled ? 1 : .4

        PlainButton {
            text: qsTr("Replay")
            iconName: "play-button"
            keycap: KeyBindings.caps.choose
            primary: true
            tooltip: qsTr("Step through every decision from any seat, with analysis")
            onClicked: actions.matches.open(actions.chosen)
        }

        PlainButton {
            visible: actions.unfinished
            text: qsTr("Resume")
            iconName: "next-button"
            tooltip: qsTr("Continue where you left off")
            onClicked: actions.matches.goOn(actions.chosen)
        }

        PlainButton {
            text: qsTr("Rename…")
            iconName: "pencil"
            keycap: KeyBindings.caps.rename
            onClicked: actions.nameWanted()
        }

        PlainButton {
            text: qsTr("Export…")
            iconName: "save"
            onClicked: actions.exportWanted()
        }

        PlainButton {
            text: qsTr("Copy")
            tooltip: qsTr("Copy as text (%1)").arg(KeyBindings.caps.copy)
            onClicked: actions.matches.copy(actions.chosen)
        }

        PlainButton {
            text: qsTr("Delete")
            iconName: "trash-can"
            tooltip: qsTr("Can be undone (%1)").arg(KeyBindings.caps.remove)
            onClicked: actions.matches.remove(actions.chosen)
        }
    }

    // The choice of a path for the export of a match.
    component ExportSheet: Sheet {
        id: exporting

        required property MatchesModel matches
        property string match: ""

        preferredWidth: Theme.letters(620)
        first: field
        Accessible.name: heading.title
        onVisibleChanged: if (visible) field.text = matches.suggestedPath(match)

        function done() {
            if (matches.exportTo(match, field.text))
                closed();
        }

        function remarks(first: string, notices: var): list<string> {
            return [first, ...notices].filter(line => line !== "");
        }

        SheetTitle {
            id: heading

            title: qsTr("Export match")
            sentence: qsTr("Saves decks, seed and moves as a text file that Duelogue (and you) can read.")
        }

        SearchField {
            id: field

            width: parent.width
            iconName: "save"
            label: qsTr("File path")
            onDone: exporting.done()
        }

        SheetList {
            lines: exporting.remarks(exporting.visible ? exporting.matches.remarkOn(field.text) : "", exporting.matches.notices)
            ink: Theme.soft
        }

        buttons: [
            PlainButton {
                text: qsTr("Save")
                primary: true
                onClicked: exporting.done()
            },
            PlainButton {
                text: qsTr("Back")
                keycap: KeyBindings.caps.cancel
                onClicked: exporting.closed()
            }
        ]
    }
}

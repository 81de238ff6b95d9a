pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// The archive of matches, the latest first. One match is selected unless the list is empty.
FocusScope {
    id: frame

    required property MatchesModel matches
    readonly property string chosen: view.currentItem ? (view.currentItem as MatchRow).matchId : ""
    readonly property bool unfinished: view.currentItem ? (view.currentItem as MatchRow).unfinished : false
    readonly property string title: view.currentItem ? (view.currentItem as MatchRow).title : ""

    // The id of the first match when the list was last opened.
    property string newest: ""

    signal opened

    // Selects the first match if it is new since the last call; otherwise keeps the selection.
    function settle() {
        const before = chosen;
        view.currentIndex = view.count > 0 ? 0 : -1;
        if (chosen === newest) {
            choose(before);
        } else {
            newest = chosen;
            view.positionViewAtBeginning();
        }
    }

    function choose(id: string) {
        for (let at = 0; at < view.count; ++at) {
            view.currentIndex = at;
            if (chosen === id)
                return;
        }
        view.currentIndex = view.count > 0 ? 0 : -1;
    }

    Connections {
        target: frame.matches

        function onShownFirst(id: string) {
            frame.choose(id);
        }
    }

    ListView {
        id: view

        anchors.fill: parent
        anchors.rightMargin: thumb.width + 3
        focus: true
        model: frame.matches.rows
        spacing: Theme.px(8)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Matches")
        Keys.onReturnPressed: frame.opened()
        Keys.onEnterPressed: frame.opened()
        onCountChanged: if (currentIndex < 0 && count > 0) currentIndex = 0

        T.ScrollBar.vertical: ScrollThumb {
            id: thumb

            parent: frame
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
        }

        delegate: MatchRow {
            id: row

            required property int index

            width: view.width
            chosen: ListView.isCurrentItem
            onActiveFocusChanged: if (activeFocus) view.currentIndex = index
            onClicked: {
                view.currentIndex = row.index;
                row.forceActiveFocus(Qt.MouseFocusReason);
            }
            onDoubleClicked: frame.opened()
        }
    }

    PlainText {
        anchors.centerIn: parent
        visible: view.count === 0
        width: parent.width * .8
        text: frame.matches.total === 0 ? qsTr("No matches yet. Every match you play is saved here automatically.")
                                        : qsTr("No matches found.")
        color: Theme.soft
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.family: Theme.serif
        font.pixelSize: Theme.letters(22)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}

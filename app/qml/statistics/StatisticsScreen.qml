pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Duelogue

// The statistics of all matches: the win rate over time, by deck and by other player.
FocusScope {
    id: screen

    required property StatisticsModel statistics
    readonly property Item focused: Window.activeFocusItem

    signal closed

    function walk(x: int, y: int) {
        if (!ArrowNavigation.step(content, x, y) && y !== 0)
            panels.scrollBy(y * Theme.letters(90));
    }

    onFocusedChanged: if (visible && focused) panels.reveal(focused)
    onVisibleChanged: {
        if (!visible)
            return;
        statistics.refresh();
        header.takeFocus();
    }
    Keys.onEscapePressed: closed()
    Keys.onLeftPressed: walk(-1, 0)
    Keys.onRightPressed: walk(1, 0)
    Keys.onUpPressed: walk(0, -1)
    Keys.onDownPressed: walk(0, 1)
    Keys.onPressed: event => {
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_PageUp:
            return panels.scrollBy(-panels.height * .9);
        case Qt.Key_PageDown:
            return panels.scrollBy(panels.height * .9);
        case Qt.Key_Home:
            return panels.scrollBy(-panels.contentHeight);
        case Qt.Key_End:
            return panels.scrollBy(panels.contentHeight);
        default:
            event.accepted = false;
        }
    }

    FeltBackground {
        anchors.fill: parent
    }

    Layer {
        id: content

        anchors.fill: parent
        enabled: screen.visible
        Accessible.role: Accessible.Grouping

        ColumnLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(56)
            anchors.rightMargin: Theme.px(56) - panels.beside
            anchors.topMargin: Theme.px(30)
            anchors.bottomMargin: Theme.px(20)
            spacing: Theme.px(18)

            StatisticsHeader {
                id: header

                statistics: screen.statistics
                Layout.fillWidth: true
                Layout.rightMargin: panels.beside
                onClosed: screen.closed()
            }

            StatisticsPanels {
                id: panels

                statistics: screen.statistics
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
        }
    }

    // The header: back button and game filter.
    component StatisticsHeader: RowLayout {
        id: bar

        required property StatisticsModel statistics

        signal closed

        function takeFocus() {
            back.forceActiveFocus(Qt.TabFocusReason);
        }

        spacing: Theme.px(16)

        PlainButton {
            id: back

            iconName: "return-arrow"
            tooltip: qsTr("Back (%1)").arg(KeyBindings.caps.cancel)
            onClicked: bar.closed()
        }

        PlainText {
            text: qsTr("Statistics")
            color: Theme.text
            elide: Text.ElideRight
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(40)
            Accessible.role: Accessible.Heading
            Accessible.name: text
            Layout.fillWidth: true
            Layout.minimumWidth: Math.min(implicitWidth, Theme.letters(120))
        }

        GameFilter {
            games: bar.statistics.games
            game: bar.statistics.game
            onChosen: game => bar.statistics.game = game
        }
    }
}

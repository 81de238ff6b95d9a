import QtQuick
import QtQuick.Layouts
import Duelogue

// A bar in the place of the question while no question is pending. It describes the current moment and has buttons to
// continue. In a watched match, it has buttons to pause and step.
Item {
    id: bar

    required property TableModel table

    readonly property bool wanted: !table.question.asked && !table.result.over && (table.moment.shown || table.watching)
    readonly property bool waiting: wanted && !table.watching && Preferences.pace === "wait"

    // A moment that waited for a click continues when the pace changes.
    onWaitingChanged: if (!waiting && wanted) table.showNext()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: Qt.alpha(Theme.waiting, .9)
        border.width: 1
        border.color: Theme.line

        ColumnLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(18)
            anchors.rightMargin: Theme.px(14)
            anchors.topMargin: Theme.px(10)
            anchors.bottomMargin: Theme.px(10)
            spacing: Theme.px(6)

            MarkedText {
                markup: bar.table.moment.shown ? bar.table.moment.words
                        : bar.table.waitingFor !== "" ? Theme.escaped(qsTr("%1 is thinking…").arg(bar.table.waitingFor)) : ""
                color: Theme.text
                wrapMode: Text.WordWrap
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                font.family: Theme.sans
                font.pixelSize: Theme.letters(17)
                Accessible.role: Accessible.StaticText
                Accessible.name: plain
                Layout.fillWidth: true
                Layout.fillHeight: true
            }

            RowLayout {
                spacing: Theme.px(9)
                Layout.fillWidth: true

                PlainButton {
                    visible: bar.table.watching
                    primary: true
                    text: bar.table.paused ? qsTr("Resume") : qsTr("Pause")
                    keycap: KeyBindings.caps.golden
                    onClicked: bar.table.pause()
                }

                PlainButton {
                    visible: bar.table.watching
                    text: qsTr("Step")
                    keycap: KeyBindings.caps.right
                    onClicked: bar.table.further()
                }

                PlainButton {
                    visible: !bar.table.watching
                    text: qsTr("Skip")
                    keycap: KeyBindings.caps.golden
                    onClicked: bar.table.showNext()
                }

                PlainButton {
                    visible: !bar.table.watching
                    text: qsTr("Fast-forward")
                    keycap: KeyBindings.caps.choose
                    onClicked: bar.table.hurry()
                }

                Item { Layout.fillWidth: true }

                PaceButton {}
            }
        }
    }
}

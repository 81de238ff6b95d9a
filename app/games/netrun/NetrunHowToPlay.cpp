#include "app/games/netrun/NetrunHowToPlay.h"

#include <QtGlobal>

namespace duelogue::netrun {

const HowToPlay& howToPlay() {
    // clang-format off
    static const HowToPlay pages{
        {QT_TRANSLATE_NOOP("HowToPlay", "The aim"),
         QT_TRANSLATE_NOOP("HowToPlay", "First to seven agenda points: the Corp scores agendas, the Runner steals them. The Corp loses if it must draw from an empty R&D; the Runner is flatlined and loses if damage exceeds the cards in the grip.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "The Corp"),
         QT_TRANSLATE_NOOP("HowToPlay", "The Corp draws a card and then spends its clicks: gain a credit, draw, install, play, or advance a card."),
         {"click", "agenda", "advance", "score"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "The Runner"),
         QT_TRANSLATE_NOOP("HowToPlay", "The Runner spends clicks to gain a credit, draw, install, play, or make a run on a server. To trash programs before installing one, right-click it."),
         {"HQ", "R&D", "Archives", "remote server"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "A run"),
         QT_TRANSLATE_NOOP("HowToPlay", "The Runner faces the server's ice from the outside in. A Runner who passes all ice accesses the cards there."),
         {"ice", "icebreaker", "break", "access"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "Rez"),
         QT_TRANSLATE_NOOP("HowToPlay", "The Corp's installed cards lie face-down. Agendas are never rezzed."),
         {"rez"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "Tags and traces"),
         QT_TRANSLATE_NOOP("HowToPlay", "Some cards of the Corp hunt the Runner."),
         {"trace", "tag"}},
    };
    // clang-format on
    return pages;
}

}  // namespace duelogue::netrun

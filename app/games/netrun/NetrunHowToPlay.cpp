#include "app/games/netrun/NetrunHowToPlay.h"

#include <QtGlobal>

namespace duelogue::netrun {

const HowToPlay& howToPlay() {
    // clang-format off
    static const HowToPlay pages{
        {QT_TRANSLATE_NOOP("HowToPlay", "The aim"),
         QT_TRANSLATE_NOOP("HowToPlay", "First to seven agenda points: the Corp scores agendas, the Runner steals them. The Corp loses if it must draw from an empty R&D; the Runner is flatlined and loses if damage exceeds the cards in the grip.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "The Corp"),
         QT_TRANSLATE_NOOP("HowToPlay", "The Corp draws a card and then has three clicks: gain a credit, draw, install, play, or pay a credit to advance a card. Score an agenda once it has enough advancement counters.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "The Runner"),
         QT_TRANSLATE_NOOP("HowToPlay", "The Runner has four clicks: gain a credit, draw, install, play, or make a run on a server. HQ is the Corp's hand, R&D its deck and Archives its discard pile; the other servers hold installed cards. To trash programs before installing one, right-click it.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "A run"),
         QT_TRANSLATE_NOOP("HowToPlay", "The Runner faces the server's ice from the outside in, and the Corp may pay to rez it. Icebreakers as strong as the ice break its subroutines; the others resolve. A Runner who passes all ice accesses the cards there: agendas are stolen, and cards with a trash cost can be trashed.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Rez"),
         QT_TRANSLATE_NOOP("HowToPlay", "The Corp's installed cards lie face-down and do nothing until they are rezzed for the cost in their corner. Agendas are never rezzed.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Tags and traces"),
         QT_TRANSLATE_NOOP("HowToPlay", "In a trace both sides pay to raise their total. While the Runner is tagged, the Corp can trash resources and play cards that need a tag; a click and two credits remove a tag.")},
    };
    // clang-format on
    return pages;
}

}  // namespace duelogue::netrun

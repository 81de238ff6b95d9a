#include "app/games/arcana/ArcanaHowToPlay.h"

#include <QtGlobal>

namespace duelogue::arcana {

const HowToPlay& howToPlay() {
    // clang-format off
    static const HowToPlay pages{
        {QT_TRANSLATE_NOOP("HowToPlay", "The aim"),
         QT_TRANSLATE_NOOP("HowToPlay", "Reduce your opponent from 20 life to 0. A player who must draw from an empty library also loses.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Your turn"),
         QT_TRANSLATE_NOOP("HowToPlay", "Untap your cards and draw one. You may play one land and cast any spells you can pay for, before and after one attack.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Mana"),
         QT_TRANSLATE_NOOP("HowToPlay", "Tap lands for mana and spend it to cast spells. The upper corner of a card shows how much mana it costs, and in which colors. Tapped lands stay tapped until your next turn.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Attack"),
         QT_TRANSLATE_NOOP("HowToPlay", "Your creatures attack your opponent, who chooses blockers. A creature's first number (power) is the damage it deals; its second (toughness) is the damage that kills it. Unblocked creatures damage the player. A creature can't attack the turn it arrives.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Cards"),
         QT_TRANSLATE_NOOP("HowToPlay", "Creatures stay on the battlefield. A sorcery is cast on your turn and takes effect once; an instant can be cast at any time. Used spells and dead creatures go to the graveyard.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Responding"),
         QT_TRANSLATE_NOOP("HowToPlay", "A spell waits on the stack until both players pass; then it resolves. You are asked whenever you can respond.")},
    };
    // clang-format on
    return pages;
}

}  // namespace duelogue::arcana

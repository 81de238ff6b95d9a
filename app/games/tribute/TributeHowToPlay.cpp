#include "app/games/tribute/TributeHowToPlay.h"

#include <QtGlobal>

namespace duelogue::tribute {

const HowToPlay& howToPlay() {
    // clang-format off
    static const HowToPlay pages{
        {QT_TRANSLATE_NOOP("HowToPlay", "The aim"),
         QT_TRANSLATE_NOOP("HowToPlay", "Bring the other player's life points to 0. Who has to draw and has no card left loses.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Your turn"),
         QT_TRANSLATE_NOOP("HowToPlay", "You draw a card. In the main phase you may summon or set one monster, and use or set any number of spells and traps. Then come the battle phase and a second main phase.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Tributes"),
         QT_TRANSLATE_NOOP("HowToPlay", "Monsters of five or six stars are summoned by sending one monster of yours away as a tribute; those of seven stars or more by two.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Battle"),
         QT_TRANSLATE_NOOP("HowToPlay", "Each of your monsters in attack position may attack once. Against one in attack position the monster with the lower attack is destroyed, and its player loses the difference. Against one in defense position its defense counts, and who attacks a higher one loses the difference. Where no monster stands, the attack hits the player.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Positions"),
         QT_TRANSLATE_NOOP("HowToPlay", "Upright is attack, sideways is defense. A monster that is set lies face-down, sideways, and is turned up when it is attacked, or by you in a later turn. Once a turn a monster may change its position.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Spells and traps"),
         QT_TRANSLATE_NOOP("HowToPlay", "Spells are used in your own turn. Traps are set first and can be used from the next turn on. Who responds adds to a chain, and the last card in it comes first.")},
    };
    // clang-format on
    return pages;
}

}  // namespace duelogue::tribute

#include "app/games/arcana/ArcanaHowToPlay.h"

#include <QtGlobal>

namespace duelogue::arcana {

const HowToPlay& howToPlay() {
    // clang-format off
    static const HowToPlay pages{
        {QT_TRANSLATE_NOOP("HowToPlay", "The aim"),
         QT_TRANSLATE_NOOP("HowToPlay", "Reduce your opponent from 20 life to 0. A player who must draw from an empty library also loses."),
         {"life"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "Your turn"),
         QT_TRANSLATE_NOOP("HowToPlay", "Untap your cards and draw one. You may play one land and cast any spells you can pay for, before and after one attack.")},
        {QT_TRANSLATE_NOOP("HowToPlay", "Mana"),
         QT_TRANSLATE_NOOP("HowToPlay", "The upper corner of a card shows how much mana it costs, and in which colors."),
         {"land", "mana", "tap"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "Attack"),
         QT_TRANSLATE_NOOP("HowToPlay", "Your creatures attack your opponent, who chooses blockers. Unblocked creatures damage the player."),
         {"attack", "block", "power", "toughness"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "Cards"),
         QT_TRANSLATE_NOOP("HowToPlay", "The type of a card says when you can play it, and whether it stays."),
         {"creature", "sorcery", "instant"}},
        {QT_TRANSLATE_NOOP("HowToPlay", "Responding"),
         QT_TRANSLATE_NOOP("HowToPlay", "You are asked whenever you can respond to a spell."),
         {"stack", "resolve", "pass"}},
    };
    // clang-format on
    return pages;
}

}  // namespace duelogue::arcana

#pragma once

#include <QStringList>

/// Positions of Arcana with few and with many cards on the table.
namespace duelogue::fulltables {

inline constexpr const char* ownLands = "Forest x5, Forest (tapped), Mountain x4, Island x2, Swamp x6, Plains x2";
inline constexpr const char* sevenCards =
    "Fire Dragon, Forest, Natural Order, Blaze, Elite Cat Warrior, Untamed Wilds, Phantom Warrior";
inline constexpr const char* twelveCards =
    "Fire Dragon, Forest, Natural Order, Blaze, Elite Cat Warrior, Untamed Wilds, Phantom Warrior, Mountain, "
    "Swamp, Hand of Death, Man-o'-War, Gravedigger";
inline constexpr const char* fewCreatures =
    "Grizzly Bears x3, Storm Crow, Elite Cat Warrior, Stern Marshal, Wall of Granite (sick)";
inline constexpr const char* otherCreatures =
    "Spined Wurm, Charging Rhino, Bog Wraith, Foot Soldiers x2, Cloud Dragon (tapped), Serpent Assassin (damage 1)";
inline constexpr const char* manyCreatures =
    "Storm Crow, Elite Cat Warrior, Stern Marshal, Spined Wurm, Charging Rhino, Bog Wraith, Foot Soldiers, Cloud "
    "Dragon, Serpent Assassin, Hill Giant, Goblin Bully, Muck Rats, Border Guard, Elvish Ranger, Fire Dragon, "
    "Man-o'-War, "
    "Wall of Granite, Raging Goblin, Regal Unicorn, Python, Lizard Warrior, Gravedigger, Owl Familiar, Snapping Drake";

/// A position and the replies given in it, which lead to the table that the person at the first seat sees.
struct Play {
    const char* name;
    const char* turn;
    const char* hand;
    const char* own;
    const char* other;
    QStringList moves;
};

/// Returns the positions, from an empty table to a full one.
[[nodiscard]] inline const QList<Play>& plays() {
    static const QList<Play> list{
        {"early", "1 main player 1", sevenCards, "", "", {}},
        {"one card", "1 main player 1", "Fire Dragon", fewCreatures, otherCreatures, {}},
        {"mid", "9 main player 1", sevenCards, fewCreatures, otherCreatures, {}},
        {"full", "19 main player 1", twelveCards, manyCreatures, manyCreatures, {}},
        {"attack", "9 attackers player 1", sevenCards, fewCreatures, otherCreatures, {"1 attack Storm Crow"}},
        {"block",
         "9 attackers player 2",
         sevenCards,
         fewCreatures,
         otherCreatures,
         {"2 attack Spined Wurm", "2 attack Foot Soldiers", "2 done", "1 pass"}},
        {"payment", "9 main player 1", sevenCards, fewCreatures, otherCreatures, {"1 play Fire Dragon"}},
        {"number", "9 main player 1", sevenCards, fewCreatures, otherCreatures, {"1 play Blaze"}},
        {"target", "9 main player 1", sevenCards, fewCreatures, otherCreatures, {"1 play Blaze", "1 number 3"}},
        {"search",
         "9 main player 1",
         sevenCards,
         fewCreatures,
         otherCreatures,
         {"1 play Untamed Wilds", "1 pay auto", "1 pass", "2 pass"}},
        {"stack", "9 main player 1", sevenCards, fewCreatures, otherCreatures, {"1 play Fire Dragon", "1 pay auto"}}};
    return list;
}

/// Returns a position in the notation.
[[nodiscard]] inline QString position(const Play& play) {
    const auto permanents = [](const QString& lands, const char* creatures) {
        return *creatures == 0 ? QString() : "\n  battlefield " + lands + ", " + creatures;
    };
    return QString(
               "game arcana\nturn %1\nplayer 1\n  hand %2%3\n  library Forest x3, Plains, Swamp, Muck Rats x20\n"
               "  graveyard Raging Goblin, Blaze\nplayer 2\n  hand Island x5%4\n  library Plains x30\n"
               "  graveyard Muck Rats x3\nmoves\n")
        .arg(play.turn, play.hand, permanents(ownLands, play.own), permanents("Island x4, Plains x5", play.other));
}

}  // namespace duelogue::fulltables

#include "app/games/arcana/ArcanaBadges.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <utility>

#include "app/games/glossary/SpokenGlossary.h"
#include "app/shell/language/CardWords.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/arcana/Table.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

namespace {

/// Most important in combat first. Flash is missing because it matters only before a permanent enters the battlefield.
constexpr std::array<std::pair<Trait, const char*>, 20> signs{{{Trait::Flying, "feathered-wing"},
                                                               {Trait::Reach, "pocket-bow"},
                                                               {Trait::FirstStrike, "pointy-sword"},
                                                               {Trait::DoubleStrike, "sword-clash"},
                                                               {Trait::Trample, "trample"},
                                                               {Trait::Deathtouch, "death-skull"},
                                                               {Trait::Defender, "stone-wall"},
                                                               {Trait::Vigilance, "eyeball"},
                                                               {Trait::Haste, "sprint"},
                                                               {Trait::Lifelink, "heart-drop"},
                                                               {Trait::Menace, "horned-helm"},
                                                               {Trait::Fear, "terror"},
                                                               {Trait::Plainswalk, "high-grass"},
                                                               {Trait::Islandwalk, "island"},
                                                               {Trait::Swampwalk, "swamp"},
                                                               {Trait::Mountainwalk, "mountains"},
                                                               {Trait::Forestwalk, "forest"},
                                                               {Trait::Shroud, "cloak"},
                                                               {Trait::Hexproof, "magic-shield"},
                                                               {Trait::Indestructible, "diamond-hard"}}};

/// Returns true if the ability still matters on the battlefield, unlike abilities that work only as the card enters.
bool stillMatters(const CardPool& pool, const Ability& ability) {
    switch (ability.kind) {
        case AbilityKind::Played:
            return false;
        case AbilityKind::Triggered: {
            const Pattern& pattern = pool[ability.pattern];
            return !pattern.self || pattern.to != index(Zone::Battlefield);
        }
        case AbilityKind::Activated:
        case AbilityKind::Static:
        case AbilityKind::Preempt:
        case AbilityKind::Response:
            return true;
    }
    return false;
}

}  // namespace

std::vector<TableBadge> badgesOf(const ReadableMatch& shown, CardId permanent) {
    const Card& card = shown.state().card(permanent);
    if (!card.definition || has(card, Trait::Land)) return {};
    const CardPool& pool = shown.pool();
    std::vector<TableBadge> badges;
    for (const auto& [trait, icon] : signs) {
        if (!has(card, trait)) continue;
        const TraitWord& word = pool.vocabulary().traits[static_cast<std::size_t>(trait)];
        badges.push_back({icon, inLanguage(word.word, "arcana"), spokenDefinition("arcana", word.word)});
    }
    const auto abilities = pool.abilitiesOf(pool[card.definition]);
    if (std::ranges::any_of(abilities, [&pool](const Ability& ability) { return stillMatters(pool, ability); }))
        badges.push_back({"scroll-unfurled", QCoreApplication::translate("Arcana", "has an ability"), {}});
    return badges;
}

}  // namespace duelogue::arcana

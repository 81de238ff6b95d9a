#include "match/arcana/DeckBuilding.h"

#include "cards/data/CardPool.h"
#include "match/arcana/text/Vocabulary.h"

namespace duelogue::arcana {

DeckRules deckRules() {
    DeckRules rules;
    rules.least = 60;
    rules.copies = 4;
    rules.unlimited = bit(Trait::Basic);
    rules.sideboard = 15;
    return rules;
}

DeckRules sealedRules() {
    DeckRules rules;
    rules.least = 40;
    rules.copies = Deck::mostOfOne;
    rules.sideboard = rules.most;
    return rules;
}

std::vector<DeckTemplate> deckTemplates() {
    return {{"balanced", "a bit of everything", 60, 24, 2, 62, {8, 20, 26, 22, 14, 7, 3}},
            {"fast", "small creatures and low costs", 60, 22, 2, 72, {20, 34, 26, 14, 4, 2, 0}, {}, {}, "quick"},
            {"heavy", "more lands and big spells", 60, 26, 2, 60, {4, 12, 20, 22, 20, 12, 10}, {}, {}, "mighty"},
            {"tricky", "fewer creatures, more spells", 60, 24, 2, 42, {10, 24, 26, 20, 12, 5, 3}, {}, {}, "cunning"},
            {"one-color", "one color", 60, 24, 1, 60, {8, 20, 26, 22, 14, 7, 3}, {}, {}, "single"},
            {"three-color", "three colors", 60, 25, 3, 62, {8, 20, 26, 22, 14, 7, 3}, {}, {}, "motley"}};
}

PackPlan portalPack() {
    const Traits basic = bit(Trait::Basic);
    return {"Portal", {{2, "", basic, 0}, {9, "common", 0, basic}, {3, "uncommon", 0, basic}, {1, "rare", 0, basic}}};
}

DeckBuilding deckBuilding(const CardPool& pool) {
    DeckBuilding building;
    building.rules = deckRules();
    building.sealedRules = sealedRules();
    for (const char* name : {"Plains", "Island", "Swamp", "Mountain", "Forest"}) {
        building.sources.push_back(pool.find(name));
    }
    building.templates = deckTemplates();
    building.sealedTemplate = {"sealed", "of a sealed pool", 40, 17, 2, 68, {6, 20, 26, 22, 14, 8, 4}};
    building.pack = portalPack();
    return building;
}

}  // namespace duelogue::arcana

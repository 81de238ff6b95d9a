#include "match/effects/ZoneWords.h"

namespace duelogue {

ZoneWord deckWord(const std::string& word) {
    const std::string owners = "{owner/" + word + "}";
    return {.word = word,
            .seen = ZoneWord::Seen::ByNobody,
            .ordered = true,
            .stateless = true,
            .text = {.in = "in " + owners,
                     .from = "from " + owners,
                     .top = "{player?put} {cards} on top of " + owners,
                     .bottom = "{player?put} {cards} on the bottom of " + owners,
                     .shuffled = "{player?shuffle} {cards} into " + owners}};
}

ZoneWord handWord() {
    return {.word = "hand",
            .seen = ZoneWord::Seen::ByOwner,
            .stateless = true,
            .text = {.in = "in {owner/hand}",
                     .from = "from {owner/hand}",
                     .top = "{player?put} {cards} into {owner/hand}",
                     .back = "{player?return} {cards/from} to {owner/hand}"}};
}

}  // namespace duelogue

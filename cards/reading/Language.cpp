#include "cards/reading/Language.h"

#include <algorithm>
#include <map>

#include "cards/data/Vocabulary.h"

namespace duelogue {

namespace {

using Places = std::map<std::string, std::string, std::less<>>;

void addTraits(const Vocabulary& words, Places& places) {
    using Group = TraitWord::Group;
    for (const TraitWord& trait : words.traits) {
        if (trait.group == Group::Type && trait.hasFigures) {
            places.emplace("type", trait.word);
            places.emplace("types", trait.plural);
        }
        if (trait.group == Group::Type && !trait.hasFigures) places.emplace("other", trait.word);
        if (trait.group == Group::Colour) places.emplace("colour", trait.word);
        if (trait.group == Group::Keyword) places.emplace("keyword", trait.word);
    }
}

Places placesOf(const Vocabulary& words) {
    Places places;
    addTraits(words, places);
    for (const ZoneWord& zone : words.zones) {
        if (zone.seen == ZoneWord::Seen::ByOwner) places.emplace("hand", zone.word);
        if (zone.ordered) places.emplace("deck", zone.word);
    }
    const auto first = [&](const char* place, const auto& list) {
        if (!list.empty()) places.emplace(place, list.front().word);
    };
    first("flag", words.flags);
    first("figure", words.figures);
    first("value", words.playerValues);
    first("fact", words.facts);
    first("rival", words.players);
    first("time", words.durations);
    first("event", words.events);
    places.emplace("rival", "others");
    return places;
}

}  // namespace

std::vector<std::string> keysOf(const std::vector<KeyForm>& forms) {
    std::vector<std::string> keys;
    keys.reserve(forms.size());
    for (const KeyForm& form : forms) keys.emplace_back(form.key);
    return keys;
}

const MapForm* formWith(const std::vector<MapForm>& forms, std::string_view firstKey) {
    const auto found = std::ranges::find_if(forms, [&](const MapForm& form) { return form.keys[0].key == firstKey; });
    return found == forms.end() ? nullptr : &*found;
}

std::string exampleIn(const Vocabulary& words, std::string_view example) {
    const Places places = placesOf(words);
    std::string text;
    while (!example.empty()) {
        const std::size_t open = example.find('<');
        const std::size_t close = example.find('>', std::min(open, example.size()));
        text += example.substr(0, open);
        if (open == std::string_view::npos || close == std::string_view::npos) break;
        const std::string_view place = example.substr(open + 1, close - open - 1);
        const auto found = places.find(place);
        // What is no place is meant as it stands: "a > b".
        text += found != places.end() ? found->second : std::string(example.substr(open, close - open + 1));
        example.remove_prefix(close + 1);
    }
    return text;
}

}  // namespace duelogue

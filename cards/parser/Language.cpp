#include "cards/parser/Language.h"

#include <algorithm>
#include <map>

#include "cards/data/Price.h"
#include "cards/data/Vocabulary.h"

namespace duelogue {

namespace {

using Places = std::map<std::string, std::string, std::less<>>;

void addTraits(const Vocabulary& words, Places& places) {
    const Traits withFigure = traitsWith(words, 0);
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        const TraitWord& trait = words.traits[i];
        if (i == words.place) {
            places.emplace("place", trait.word);
            continue;
        }
        if (trait.group == TraitWord::Group::Color) places.emplace("color", trait.word);
        if (trait.group == TraitWord::Group::Keyword) places.emplace("keyword", trait.word);
        if (trait.group != TraitWord::Group::Type) continue;
        const bool isFirst = ((withFigure >> i) & 1U) != 0 && places.emplace("type", trait.word).second;
        places.emplace(isFirst ? "types" : "other", isFirst ? trait.plural : trait.word);
    }
    // A game without keywords or colors uses other traits.
    for (const TraitWord& trait : words.traits) {
        if (trait.group != TraitWord::Group::Supertype || trait.clings) continue;
        places.emplace("keyword", trait.word);
        places.emplace("color", trait.word);
    }
}

/// Returns a flag that a price can set, or an empty text.
std::string spentIn(const Vocabulary& words) {
    const auto found = std::ranges::find_if(words.flags, [](const FlagWord& flag) { return !flag.cost.empty(); });
    return found == words.flags.end() ? std::string() : found->cost;
}

Places placesOf(const Vocabulary& words) {
    Places places;
    addTraits(words, places);
    for (const ZoneWord& zone : words.zones) {
        if (zone.ofTable) {
            places.emplace("table", zone.word);
            if (zone.ordered) places.emplace("stack", zone.word);
            continue;
        }
        if (zone.seen == ZoneWord::Seen::ByOwner) places.emplace("hand", zone.word);
        if (zone.ordered) places.emplace("deck", zone.word);
    }
    for (const NameWord& name : words.names) places.emplace(name.players ? "player" : "card", name.word);
    if (!words.family.empty()) places.emplace("family", words.family);
    if (!words.counters.empty()) places.emplace("counters", words.counters.front().plural);
    places.emplace("relation", words.relation);
    places.emplace("spent", spentIn(words));
    places.emplace("symbol", words.resources.empty() ? "" : words.resources.front().symbol);
    const auto first = [&](const char* place, const auto& list) {
        if (!list.empty()) places.emplace(place, list.front().word);
    };
    first("flag", words.flags);
    first("figure", words.figures);
    first("value", words.playerValues);
    first("fact", words.facts);
    first("role", words.roles);
    first("rival", words.players);
    first("rival", words.roles);
    first("time", words.durations);
    first("event", words.events);
    places.emplace("rival", "others");
    // A game without resources cannot have prices in numbers.
    const bool isPaid = has(words, Needs::Resources);
    places.emplace("or paid", isPaid ? ", or {pay: amount}" : "");
    places.emplace("limit of X",
                   isPaid ? "; a comparison with X, such as `your " + places["value"] + " >= X`, limits X" : "");
    places.emplace("resource", words.anyResource);
    places.emplace("price", isPaid ? "2" : "0");
    places.emplace("payment", isPaid ? "pay: 2" : "lose " + places["value"] + ": 1");
    return places;
}

template <Slot slot>
bool takes(const VerbWord& verb) {
    return std::ranges::any_of(verb.parameters, [](const Parameter& p) { return p.slot == slot; });
}

}  // namespace

bool has(const Vocabulary& words, Needs needs) {
    const auto names = [&](bool players) {
        return std::ranges::any_of(words.names, [players](const NameWord& name) { return name.players == players; });
    };
    const auto ofTable = [](const ZoneWord& zone) { return zone.ofTable; };
    const auto orderedOfTable = [](const ZoneWord& zone) { return zone.ofTable && zone.ordered; };
    switch (needs) {
        case Needs::Nothing:
            return true;
        case Needs::Places:
            return words.place != 0xff;
        case Needs::Hosts:
            return words.place != 0xff || std::ranges::any_of(words.verbs, takes<Slot::Onto>);
        case Needs::NamedCard:
            return names(false);
        case Needs::NamedPlayers:
            return names(true);
        case Needs::SharedZone:
            return std::ranges::any_of(words.zones, ofTable);
        case Needs::SharedDeck:
            return std::ranges::any_of(words.zones, orderedOfTable);
        case Needs::Family:
            return !words.family.empty();
        case Needs::Prints:
            return std::ranges::any_of(words.verbs, takes<Slot::Print>);
        case Needs::Keywords:
            return std::ranges::find(words.traits, TraitWord::Group::Keyword, &TraitWord::group) != words.traits.end();
        case Needs::Counters:
            return !words.counters.empty();
        case Needs::Roles:
            return !words.roles.empty();
        case Needs::Prices:
            return !words.playsAreFree;
        case Needs::Resources:
            return hasResources(words);
        case Needs::Spending:
            return !spentIn(words).empty();
        case Needs::Rivals:
            return !words.players.empty();
        case Needs::Relation:
            return !words.relation.empty();
    }
    return false;
}

std::string exampleOf(const Vocabulary& words, Shape shape) {
    const auto in = [&words](std::string_view example) { return exampleIn(words, example); };
    switch (shape) {
        case Shape::Number:
            return "1";
        case Shape::YesNo:
            return "yes";
        case Shape::Zone:
            return in("<hand>");
        case Shape::Value:
            return in("<value>");
        case Shape::Amount:
        case Shape::AmountOrAll:
            return "2";
        case Shape::Range:
            return "0 to 2";
        case Shape::Counted:
            return in("2 <types>");
        case Shape::Cards:
            return in("<types>");
        case Shape::Player:
            return in("<rival>");
        case Shape::Duration:
            return in("<time>");
        case Shape::Condition:
            return in("any <type> you control");
        case Shape::Keywords:
            return in("[<keyword>]");
        case Shape::Price:
            return in("<price>");
        case Shape::Event:
            return in("<event>");
        case Shape::Targets:
            return in("[<type>]");
        case Shape::Body:
        case Shape::BodyOrPay:
            return "{draw: 1}";
        case Shape::Bodies:
            return in("[{draw: 1}, {gain <value>: 2}]");
        case Shape::Abilities:
            return in("[{when: <event>, do: {draw: 1}}]");
        case Shape::Terms:
            return in("{most: 2, of: <value>, against: <rival>}");
        case Shape::CardList:
            return in("[{name: Sample, type: <other>}]");
        case Shape::Text:
        case Shape::Figures:
        case Shape::Rarity:
        case Shape::Symbols:
        case Shape::Statements:
            break;
    }
    return {};
}

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
        // Text that is not a placeholder stays as it is: "a < b".
        if (close == std::string_view::npos) return text.append(example);
        text += example.substr(0, open);
        const std::string_view place = example.substr(open + 1, close - open - 1);
        const auto found = places.find(place);
        text += found != places.end() ? found->second : std::string(example.substr(open, close - open + 1));
        example.remove_prefix(close + 1);
    }
    return text;
}

}  // namespace duelogue

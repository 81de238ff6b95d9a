// Random phrases.
#include "tests/fuzz/CardMaker.h"

#include <algorithm>

namespace duelogue {

/// Returns true if all references of the form are available. Sometimes ignores a missing one.
bool CardMaker::isKnown(std::string_view form) {
    constexpr std::string_view bound[] = {
        "targets",         "target", "chosen",      "rest",      "paid", "that card", "affected card",
        "affected player", "source", "that player", "that much", "X",    "of that"};
    return std::ranges::none_of(bound, [&](std::string_view word) {
        const bool says = form.starts_with(word) || form.find(' ' + std::string(word)) != std::string_view::npos;
        return says && !offers(word) && !oneIn(40);
    });
}

std::string CardMaker::trait(TraitWord::Group group, bool plural) {
    std::vector<const TraitWord*> all;
    for (const TraitWord& word : m_words.traits) {
        if (word.group == group) all.push_back(&word);
    }
    if (all.empty() || (group == TraitWord::Group::Type && oneIn(6))) return anyOf(m_tags);
    const TraitWord& word = *anyOf(all);
    return plural ? word.plural : word.word;
}

/// Returns a random word for a placeholder of a form, see exampleIn().
std::string CardMaker::place(std::string_view name) {
    using Group = TraitWord::Group;
    if (name == "type" || name == "other") return trait(Group::Type);
    if (name == "types") return trait(Group::Type, true);
    if (name == "color") return trait(Group::Color);
    if (name == "keyword") return trait(Group::Keyword);
    if (name == "flag") return oneIn(2) ? anyOf(m_words.flags).word : anyOf(m_words.flags).opposite;
    if (name == "figure") return anyWord(m_words.figures);
    if (name == "value") return anyWord(m_words.playerValues);
    if (name == "fact") return anyWord(m_words.facts);
    if (name == "rival") return player(0);
    if (name == "event") return anyWord(m_words.events);
    if (name == "verb") return anyWord(m_words.verbs);
    if (name == "hand") return anyWord(m_words.zones);
    if (name == "time") return duration();
    if (name == "family") return m_words.family;
    if (name == "relation") return m_words.relation;
    if (name == "place" && has(m_words, Needs::Places)) return m_words.traits[m_words.place].word;
    for (const ZoneWord& zone : m_words.zones) {
        if (name == "deck" && zone.ordered && !zone.ofTable) return zone.word;
        if (name == "table" && zone.ofTable) return zone.word;
        if (name == "stack" && zone.ofTable && zone.ordered) return zone.word;
    }
    for (const NameWord& known : m_words.names) {
        if (name == (known.players ? "player" : "card")) return known.word;
    }
    return std::string(name);
}

/// Fills a form with random words, and replaces its players, cards and numbers by random ones.
std::string CardMaker::filled(std::string_view form, int depth) {
    std::string result;
    while (!form.empty()) {
        const std::size_t space = std::min(form.find(' '), form.size());
        const std::string_view word = form.substr(0, space);
        form.remove_prefix(std::min(space + 1, form.size()));
        const std::size_t open = word.find('<');
        std::string said(word);
        if (open != std::string_view::npos && word.find('>') != std::string_view::npos) {
            const std::size_t close = word.find('>');
            said = std::string(word.substr(0, open)) + place(word.substr(open + 1, close - open - 1)) +
                   std::string(word.substr(close + 1));
        } else if (word == "your") {
            said = whose(depth - 1);
        } else if (word == "you" && form.starts_with("control")) {
            said = player(depth - 1);
        } else if (word == "this") {
            said = reference();
        } else if (word.size() < 3 && word.find_first_not_of("0123456789") == std::string_view::npos) {
            const bool nested = depth > 0 && oneIn(4);
            said = nested ? "(" + amount(depth - 1) + ")" : std::to_string(oneIn(12) ? below(10000) : below(6));
        }
        result += (result.empty() ? "" : " ") + said;
    }
    return result;
}

std::string CardMaker::oneOf(const std::vector<PhraseForm>& forms, int depth) {
    for (int tries = 0; tries < 20; ++tries) {
        const PhraseForm& form = anyOf(forms);
        if (has(m_words, form.needs) && isKnown(form.form)) return filled(form.form, depth);
    }
    return filled(forms.front().form, depth);
}

std::string CardMaker::player(int depth) {
    if (depth < 0 || oneIn(3)) return "you";
    if (!m_words.players.empty() && oneIn(3)) return anyWord(m_words.players);
    return oneOf(playerForms(), depth);
}

std::string CardMaker::whose(int depth) {
    const std::string who = player(depth);
    return who == "you" ? "your" : who + "'s";
}

/// Returns a card that is known at the current place.
std::string CardMaker::reference() {
    constexpr std::string_view all[] = {"this", "target", "chosen", "paid", "that card", "affected card", "source"};
    if (has(m_words, Needs::Hosts) && oneIn(5)) return oneIn(2) ? "host" : "host of " + reference();
    if (has(m_words, Needs::Places) && oneIn(5)) return oneIn(2) ? "here" : place("place") + " of " + reference();
    if (has(m_words, Needs::NamedCard) && oneIn(8)) return place("card");
    for (int tries = 0; tries < 5; ++tries) {
        const std::string_view word = anyOf(all);
        if (isKnown(word)) return std::string(word) + (word == "target" && oneIn(4) ? " 2" : "");
    }
    return "this";
}

std::string CardMaker::amount(int depth) {
    return depth < 0 || oneIn(2) ? std::to_string(below(5)) : oneOf(amountForms(), depth);
}

std::string CardMaker::description(int depth) {
    std::string said = oneOf(descriptionForms(), depth);
    if (oneIn(5)) said = place("flag") + " " + said;
    if (oneIn(8)) said = "other " + said;
    if (oneIn(8)) said += " with " + place("keyword");
    if (oneIn(5)) said += " " + player(0) + (oneIn(2) ? " control" : " controls");
    if (oneIn(5)) said += " in " + (oneIn(3) ? std::string("any") : whose(0)) + " " + place("hand");
    return said;
}

std::string CardMaker::cards(int depth) { return oneIn(3) ? description(depth) : oneOf(cardForms(), depth); }

std::string CardMaker::counted(int depth) {
    if (oneIn(3)) return oneOf(countedForms(), depth);
    const std::string number = oneIn(2) ? std::to_string(1 + below(3)) : "up to " + std::to_string(1 + below(3));
    return number + " " + description(depth);
}

std::string CardMaker::condition(int depth) {
    if (oneIn(6)) return "not " + condition(depth - 1);
    if (oneIn(4))
        return amount(depth) + " " + anyOf(std::vector<const char*>{">", ">=", "=", "<", "<="}) + " " + amount(depth);
    return oneOf(conditionForms(), depth);
}

std::string CardMaker::duration() {
    if (m_words.durations.empty()) return "ever";
    const DurationWord& word = anyOf(m_words.durations);
    return word.ofPlayer ? whose(1) + " " + word.word : word.word;
}

std::string CardMaker::price() {
    std::string said = hasResources(m_words) && oneIn(2) ? std::to_string(below(3)) : "";
    if (hasResources(m_words) && oneIn(4)) said += "X";
    if (!m_words.resources.empty() && oneIn(2)) said += anyOf(m_words.resources).symbol;
    for (const FlagWord& flag : m_words.flags) {
        if (!flag.cost.empty() && oneIn(3)) said += (said.empty() ? "" : ", ") + flag.cost;
    }
    if (said.find('X') != std::string::npos) offer({"X"});
    return said.empty() ? "0" : said;
}

}  // namespace duelogue

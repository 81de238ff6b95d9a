#include "app/library/reference/LanguageReference.h"

#include <algorithm>
#include <bit>
#include <cctype>

#include "app/library/reference/CardExamples.h"
#include "cards/data/Vocabulary.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/ReferenceWords.h"
#include "cards/parser/phrases/VerbKeys.h"
#include "match/state/EngineLimits.h"

namespace duelogue {

namespace {

std::string code(const std::string& text) { return "`" + text + "`"; }
std::string listOf(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) list += (list.empty() ? "" : ", ") + code(word);
    return list;
}

/// The meaning of an argument, and an example that is valid for any verb.
struct SlotForm {
    const char* meaning;
    const char* example;
};

SlotForm formOf(Slot slot) {
    switch (slot) {
        case Slot::Player:
            return {"players", "<rival>"};
        case Slot::Cards:
            return {"cards", "<types>"};
        case Slot::Amount:
        case Slot::Second:
            return {"an amount", "2"};
        case Slot::TraitSet:
            return {"keywords", "<keyword>"};
        case Slot::Zone:
            return {"a zone", "<deck>"};
        case Slot::Place:
            return {"`top`, `bottom` or `shuffled`", "bottom"};
        case Slot::Duration:
            return {"how long", "<time>"};
        case Slot::Subject:
        case Slot::Onto:
            return {"a card", "this"};
        case Slot::Detail:
        case Slot::Value:
        case Slot::Resource:
        case Slot::Counter:
            return {"behind the verb", ""};
    }
    return {"", ""};
}

/// Returns the first possible word after the verb, with a leading space; empty if no word follows it.
std::string behind(const Vocabulary& words, const VerbWord& verb) {
    for (const Parameter& parameter : verb.parameters) {
        if (parameter.slot == Slot::Resource && !words.resources.empty()) return " " + words.resources.front().symbol;
        if (standsBehindVerb(parameter.slot)) return " " + wordsBehind(words, verb).front();
    }
    return "";
}

/// Returns the words that a card can use after the verb, without values that only the rules change.
std::vector<std::string> usableBehind(const Vocabulary& words, const VerbWord& verb, Slot slot) {
    std::vector<std::string> usable = wordsBehind(words, verb);
    std::erase_if(usable, [&](const std::string& word) {
        const auto value = slot == Slot::Value ? indexOf(words.playerValues, word) : std::nullopt;
        return value && words.playerValues[*value].byRules;
    });
    return usable;
}

/// Returns the meaning of an argument of the verb.
std::string meaningOf(const Vocabulary& words, const VerbWord& verb, const Parameter& parameter) {
    if (standsBehindVerb(parameter.slot))
        return "behind the verb: " + listOf(usableBehind(words, verb, parameter.slot));
    if (parameter.players) return "cards or players";
    if (parameter.isChange) return "an amount, or a number with a minus";
    const auto qualities =
        parameter.slot == Slot::TraitSet ? qualitiesFor(words, parameter) : std::vector<std::string>();
    return qualities.empty() ? formOf(parameter.slot).meaning : "of " + listOf(qualities);
}

bool hasCards(const VerbWord& verb) {
    return std::ranges::any_of(verb.parameters, [](const Parameter& each) { return each.slot == Slot::Cards; });
}

class Writer {
public:
    Writer(const Vocabulary& words, const std::vector<CardFile>& files) : m_words(words), m_examples(files) {}

    std::string write() {
        m_text =
            "# The language of card files\n\n"
            "Written by `duelogue cards reference` from the words that the program knows; do not edit. README.md of "
            "the\n"
            "folder above teaches how to write a card file. In a table, keys in bold are required.\n\n";
        writeFile();
        writeAbilities();
        writeBodies();
        writeVerbs();
        writePhrases();
        writeWords();
        writeMeaning();
        writeBounds();
        return m_text;
    }

private:
    const Vocabulary& m_words;
    CardExamples m_examples;
    std::string m_text;

    [[nodiscard]] std::string in(std::string_view example) const {
        std::string text = exampleIn(m_words, example);
        const std::string place = "<statement>";
        const std::size_t at = text.find(place);
        for (const VerbWord& verb : m_words.verbs) {
            if (at == std::string::npos || !verb.statement) continue;
            const std::string call = verbExample(m_words, verb);
            return text.replace(at, place.size(), call);
        }
        return text;
    }

    void heading(const char* text) { m_text += std::string("## ") + text + "\n\n"; }
    void subheading(const std::string& text) { m_text += "### " + text + "\n\n"; }
    /// Writes a sentence and capitalizes it.
    void paragraph(std::string text) {
        if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
        m_text += text + "\n\n";
    }
    void table(const char* first, const char* second) {
        m_text += std::string("| ") + first + " | " + second + " |\n|---|---|\n";
    }
    void row(const std::string& first, std::string second) {
        for (std::size_t at = 0; (at = second.find('|', at)) != std::string::npos; at += 2) second.insert(at, "\\");
        m_text += "| " + first + " | " + second + " |\n";
    }
    void end() { m_text += "\n"; }

    void keys(const std::vector<KeyForm>& forms) {
        table("key", "");
        for (const KeyForm& form : forms) {
            const std::string key = code(in(form.key));
            row(form.required ? "**" + key + "**" : key, in(form.meaning));
        }
        end();
    }

    void phrases(const char* title, const char* about, const std::vector<PhraseForm>& forms) {
        subheading(title);
        paragraph(about);
        phraseTable(forms);
    }

    void phraseTable(const std::vector<PhraseForm>& forms) {
        table("phrase", "");
        for (const PhraseForm& form : formsFor(m_words, forms)) row(code(in(form.form)), in(form.meaning));
        end();
    }

    template <class Words>
    void words(const std::string& title, const Words& list) {
        if (list.empty()) return;
        subheading(title);
        table("word", "");
        for (const auto& word : list) row(code(word.word), word.meaning);
        end();
    }

    void writeFile() {
        heading("A card file");
        keys(fileForm());
        heading("A card");
        keys(formsFor(m_words, cardForm()));
    }

    void example(const std::string& key, const std::string& usual, const std::vector<KeyForm>& forms = {}) {
        std::vector<std::string> needed;
        for (const KeyForm& form : forms) {
            if (form.required) needed.push_back(in(form.key));
        }
        const CardExamples::Example* found = m_examples.of(key, needed);
        m_text += "- " + code(usual) + "\n";
        constexpr std::size_t longest = 200;
        if (found != nullptr && found->text.size() <= longest) {
            m_text += "- " + code(found->text) + " (" + found->card + ")\n";
        }
        end();
    }

    void maps(const std::vector<MapForm>& forms) {
        for (const MapForm& form : formsFor(m_words, forms)) {
            const std::string key = in(form.keys.front().key);
            subheading(code(key));
            paragraph(in(form.meaning) + ".");
            keys(form.keys);
            example(key, in(form.example), form.keys);
        }
    }

    void writeAbilities() {
        heading("Abilities");
        paragraph("An ability is a map with one of these keys.");
        maps(abilityForms());
        subheading("A target");
        paragraph("`targets` is a list of phrases, see *How many* below, or of maps:");
        keys(targetForm());
        paragraph("A player can also be a target:");
        phraseTable(targetPlayerForms());
        phrases("A price", "The value of `pay`.", priceForms());
        writeEvents();
    }

    void writeEvents() {
        heading("Events");
        paragraph(
            "An event alone is about the card itself, or about any player: " +
            code("when: " + m_words.events.front().word) +
            ". With a phrase it is about everything that matches, and with `source`, `card` and `player` about all "
            "of these. A verb is an event by its own name." +
            (has(m_words, Needs::Hosts) ? " `at` says onto which card something is put: `at: " +
                                              std::string(has(m_words, Needs::Places) ? "here" : "host") + "`."
                                        : "") +
            (namesDoer(m_words) ? " If a player does it, `by` names that player." : "") +
            " An event that nothing can stop is used with `first` alone.");
        table("event", "");
        for (const EventWord& event : m_words.events) {
            const char* about = event.about == EventWord::About::Card     ? "of a card"
                                : event.about == EventWord::About::Player ? "of a player"
                                : event.about == EventWord::About::Doer   ? "of who does it"
                                                                          : "of a source";
            row(code(event.word), event.meaning + " (" + about + ")" + howItComes(event.pattern.verb));
        }
        end();
        paragraph("Actions of the rules are also events:");
        table("event", "");
        for (const VerbWord& verb : m_words.verbs) {
            if (!verb.byRules || indexOf(m_words.events, verb.word)) continue;
            const bool hasMore = !behind(m_words, verb).empty();
            row(code(verb.word), verb.meaning + (hasCards(verb) ? " (of a card)" : " (of a player)") +
                                     howItComes(static_cast<std::size_t>(&verb - m_words.verbs.data())) +
                                     (hasMore ? "; a word of *Steps and other details* may follow it" : ""));
        }
        end();
    }

    [[nodiscard]] std::string howItComes(std::size_t verb) const {
        using Before = VerbWord::Before;
        const Before before = m_words.verbs[verb].before;
        return before == Before::First     ? "; nothing can stop it"
               : before == Before::Nothing ? "; it can't be used with `before`"
                                           : "";
    }

    void writeBodies() {
        heading("Bodies");
        paragraph(
            "A body is one instruction or a list of instructions in order. The first key names the instruction; any "
            "other first key is a verb.");
        maps(instructionForms());
        subheading("The terms of a contest");
        keys(contestForm());
    }

    void writeVerbs() {
        heading("Verbs");
        paragraph(
            "The first argument needs no name. Arguments in bold are required; a player who is not named is you.");
        for (const VerbWord& verb : m_words.verbs) {
            if (!verb.byRules && !verb.statement) writeVerb(verb);
        }
        heading("Statements");
        paragraph("Statements belong in `always`. If no card is named, the card itself is meant.");
        for (const VerbWord& verb : m_words.verbs) {
            if (verb.statement) writeVerb(verb);
        }
    }

    void writeVerb(const VerbWord& verb) {
        subheading(code(verb.word));
        paragraph(verb.meaning + ".");
        if (!verb.parameters.empty()) {
            table("argument", "");
            for (const Parameter& parameter : verb.parameters) {
                const std::string name = code(parameter.name);
                row(parameter.required ? "**" + name + "**" : name, meaningOf(m_words, verb, parameter));
            }
            end();
        }
        example(verb.word + behind(m_words, verb), verbExample(m_words, verb));
    }

    void writePhrases() {
        heading("Phrases");
        phrases("Amounts", "Numbers, never below zero.", amountForms());
        phrases("Cards", "The subjects of a verb.", cardForms());
        phrases("How many", "For targets, `choose` and the subjects of a verb: a number is a choice.", countedForms());
        phrases("Descriptions", "All parts must hold.", descriptionForms());
        phrases("Players", "With `'s` after it, a possessive.", playerForms());
        phrases("Conditions", "Conditions are checked on the current state.", conditionForms());
    }

    void writeWords() {
        heading("Words");
        writeTraits();
        writeStates();
        words("Figures", m_words.figures);
        writeCounters();
        writeValues();
        words("Facts", m_words.facts);
        writeDurations();
        words("Steps and other details", m_words.details);
        writePlayers();
        words("Names", m_words.names);
        writeZones();
        if (m_words.resources.empty()) return;
        subheading("Resources");
        table("symbol", "");
        for (const ResourceWord& resource : m_words.resources) row(code(resource.symbol), resource.text);
        end();
    }

    void writeStates() {
        if (m_words.flags.empty()) return;
        subheading("States of a card");
        paragraph("The second word is the opposite.");
        table("word", "");
        for (const FlagWord& flag : m_words.flags) {
            row(code(flag.word) + (flag.opposite.empty() ? "" : ", " + code(flag.opposite)),
                flag.meaning + (flag.cost.empty() ? "" : "; as a price: " + code(flag.cost)));
        }
        end();
    }

    void writeCounters() {
        if (m_words.counters.empty()) return;
        subheading("Counters");
        paragraph("The first word follows a verb, the second is for phrases.");
        table("word", "");
        for (const CounterWord& word : m_words.counters) {
            row(code(word.word) + ", " + code(word.plural), word.meaning);
        }
        end();
    }

    void writeValues() {
        if (m_words.playerValues.empty()) return;
        subheading("Values of a player");
        table("word", "");
        for (const Word& value : m_words.playerValues) {
            row(code(value.word), value.meaning + (value.byRules ? "; only the rules change it" : ""));
        }
        end();
    }

    void writeDurations() {
        subheading("Durations");
        table("word", "");
        for (const DurationWord& word : m_words.durations) {
            row(code(word.word),
                word.meaning + (word.ofPlayer ? "; whose it is stands before it: " + code("your " + word.word) : ""));
        }
        end();
    }

    void writePlayers() {
        if (m_words.players.empty() && m_words.roles.empty()) return;
        subheading("Names for players");
        table("word", "");
        for (const PlayerWord& word : m_words.players) {
            row(code(word.word), "the same as " + code(std::string(wordOf(word.term))) + "; as cards print it: " +
                                     code(word.only.empty() ? "each " + word.word : word.only) +
                                     "; the plural, behind `number of`: " + code(word.plural));
        }
        for (const RoleWord& role : m_words.roles) row(code(role.word), role.meaning);
        end();
    }

    void writeZones() {
        subheading("Zones");
        table("word", "");
        for (const ZoneWord& zone : m_words.zones) {
            const char* seen = zone.seen == ZoneWord::Seen::ByAll     ? "everybody sees its cards"
                               : zone.seen == ZoneWord::Seen::ByOwner ? "its owner sees its cards"
                                                                      : "nobody sees its cards";
            const std::string noun =
                zone.noun.empty() ? ""
                                  : "; a card in it is a " + code(zone.noun) + ", several are " + code(zone.plural);
            row(code(zone.word), std::string(seen) + (zone.ordered ? ", which have an order" : "") +
                                     (zone.ofTable ? "; it is nobody's, and said without whose" : "") + noun);
        }
        end();
    }

    void writeMeaning() {
        heading("Checks");
        paragraph(
            "A word must be able to refer to something, and a verb to happen to its subjects. Figures and qualities "
            "must "
            "be ones that the type can have. The card of an ability must be able to be in its zone. Everything else is "
            "an error. A word that only may refer to something is valid: if a player need not be chosen as a target "
            "and "
            "none was, that player's part does not happen.");
        table("word", "valid");
        if (has(m_words, Needs::Resources)) row("`X`", "where the cost of this card, or of this ability, has an X");
        row("`that much`", "behind an event, or behind an instruction that counts something");
        row("`target`",
            "where the ability has that target; `target's hand` only where it may be a player, `power of "
            "target` only where it may be a card");
        row("`chosen`, `rest`", "behind a choice; not behind the round of a loop in which the choice was made");
        row("`paid`", "where a card is chosen as part of the cost");
        row("`that card`, `that player`",
            "in a `for each` of cards, of players; `that player` as well where it is that "
            "player who chooses, or whose time it is");
        row("`affected card`, `affected player`, `source`", "behind an event, the first where it happens to cards");
        const bool isEverywhere = std::ranges::none_of(m_words.traits, &TraitWord::passes);
        const std::string inPlay = isEverywhere ? "everywhere" : "everywhere but on cards that never are in play";
        if (has(m_words, Needs::Hosts)) row("`host`", inPlay + "; it is nothing while the card is on no other");
        if (has(m_words, Needs::Places)) row("`here`", inPlay);
        if (has(m_words, Needs::Family)) {
            row(in("`of that <family>`"), in("behind `choose <family>`, as long as nothing else is counted"));
        }
        end();
        if (std::ranges::any_of(m_words.players, &PlayerWord::several)) {
            paragraph(
                "With `may`, `unless`, `choose one` and `contest`, several players are asked one after the other, in "
                "turn order from the current player; each is `that player`. Each answer takes effect before the next "
                "player is asked.");
        }
        paragraph(
            "Only verbs and choices can be a price. Cards that come into play can't have `do`. A description may count "
            "cards whose description counts cards, but not deeper. A statement in a hidden zone is about its card, or "
            "about the player who sees it.");
    }

    void writeBounds() {
        heading("Limits");
        const auto number = [](auto bound) { return std::to_string(bound); };
        paragraph(
            "A `repeat` runs at most " + number(EngineLimits::rounds) +
            " times, and a number is chosen among at most " + number(EngineLimits::numbers) +
            ". Effects may still never end. Such a match is a draw, and says why. The limits in one step of a turn "
            "are " +
            number(EngineLimits::instructions) + " instructions, " + number(EngineLimits::pending) +
            " waiting abilities, " + number(EngineLimits::continuousEffects) + " continuous effects and " +
            number(EngineLimits::depth) + " effects within each other. A match lasts at most " +
            number(EngineLimits::turns) +
            " turns. A loop that nobody leaves and that returns to the same state is a draw within 100 rounds. At "
            "most " +
            number(EngineLimits::interceptions) +
            " abilities replace one event for each card or player. Matches between people stay far below these "
            "limits. Computer players use a free ability at most 20 times a turn, and once if it changes nothing; "
            "`duelogue cards validate` warns of such abilities.");
    }

    void writeTraits() {
        using Group = TraitWord::Group;
        subheading("Types and colors");
        std::string all;
        for (const TraitWord& trait : m_words.traits) {
            if (trait.group == Group::Keyword) continue;
            const bool hasPlural = trait.plural != trait.word;
            all += (all.empty() ? "" : ", ") + code(trait.word) + (hasPlural ? " (" + code(trait.plural) + ")" : "");
        }
        paragraph(all);
        if (has(m_words, Needs::Keywords)) {
            subheading("Keywords");
            table("word", "");
            for (const TraitWord& trait : m_words.traits) {
                if (trait.group == Group::Keyword) row(code(trait.word), trait.reminder);
            }
            end();
        }
        if (m_words.rarities.empty()) return;
        subheading("Rarities");
        paragraph(listOf(m_words.rarities));
    }
};

/// Returns an example of cards that the verb can affect.
std::string cardsFor(const Vocabulary& words, const VerbWord& verb, const Parameter& parameter) {
    // For cards in play, the default example is correct.
    if (verb.happensIn != 0xff && verb.happensIn != words.inPlay) {
        const ZoneWord& zone = words.zones[verb.happensIn];
        return zone.plural.empty() ? "cards in your " + zone.word : zone.plural;
    }
    if (verb.from != 0) return exampleIn(words, "<types> in your <hand>");
    const auto type = static_cast<std::size_t>(std::countr_zero(parameter.to));
    return type < words.traits.size() ? words.traits[type].plural : exampleIn(words, formOf(Slot::Cards).example);
}

/// Returns an example of a place that the verb can affect.
std::string placeFor(const Vocabulary& words, const Parameter& parameter) {
    for (std::size_t i = 0; i < words.zones.size(); ++i) {
        const ZoneWord& zone = words.zones[i];
        const bool isThere = ((parameter.from >> i) & 1U) != 0 && i != words.inPlay;
        if (isThere && zone.ofTable && zone.ordered) return "top card of " + zone.word;
    }
    return "here";
}

}  // namespace

std::string verbExample(const Vocabulary& words, const VerbWord& verb) {
    std::string arguments;
    for (const Parameter& parameter : verb.parameters) {
        if (standsBehindVerb(parameter.slot)) continue;
        std::string example = exampleIn(words, formOf(parameter.slot).example);
        if (parameter.slot == Slot::Cards) example = cardsFor(words, verb, parameter);
        if (parameter.slot == Slot::Onto && parameter.to != 0) example = placeFor(words, parameter);
        if (parameter.slot == Slot::Player && verb.ofRole < words.roles.size()) example = words.roles[verb.ofRole].word;
        if (parameter.slot == Slot::TraitSet && parameter.among != 0)
            example = words.traits[static_cast<std::size_t>(std::countr_zero(parameter.among))].word;
        arguments += (arguments.empty() ? "" : ", ") + parameter.name + ": " + example;
    }
    const std::string head = verb.word + behind(words, verb);
    return arguments.empty() ? head : "{" + head + ": {" + arguments + "}}";
}

std::string languageReference(const Vocabulary& words, const std::vector<CardFile>& files) {
    return Writer(words, files).write();
}

}  // namespace duelogue

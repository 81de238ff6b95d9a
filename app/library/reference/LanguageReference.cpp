#include "app/library/reference/LanguageReference.h"

#include <algorithm>

#include "app/library/reference/CardExamples.h"
#include "app/library/reference/ReferenceChecks.h"
#include "app/library/reference/ReferencePage.h"
#include "app/library/reference/VerbReference.h"
#include "app/library/reference/WordTables.h"
#include "cards/data/Vocabulary.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/VerbExample.h"

namespace duelogue {

namespace {

bool hasCards(const VerbWord& verb) {
    return std::ranges::any_of(verb.parameters, [](const Parameter& each) { return each.slot == Slot::Cards; });
}

class Writer {
public:
    Writer(const Vocabulary& words, const std::vector<CardFile>& files) : m_words(words), m_examples(files) {}

    std::string write() {
        m_page.title("The language of card files");
        m_page.paragraph(
            "`duelogue cards reference` generates this page from the words that the program knows; do not edit it.\n"
            "The README.md of the folder above explains how to write a card file. Keys in bold are required.");
        writeFile();
        writeAbilities();
        writeBodies();
        writeVerbs();
        writePhrases();
        writeWordTables(m_page, m_words);
        writeChecks(m_page, m_words);
        writeLimits(m_page);
        return m_page.text();
    }

private:
    const Vocabulary& m_words;
    CardExamples m_examples;
    ReferencePage m_page;

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

    void keys(const std::vector<KeyForm>& forms) {
        m_page.table("key", "meaning");
        for (const KeyForm& form : forms) {
            const std::string key = code(in(form.key));
            m_page.row(form.required ? "**" + key + "**" : key, in(form.meaning));
        }
        m_page.end();
    }

    void phrases(const char* title, const char* about, const std::vector<PhraseForm>& forms) {
        m_page.subheading(title);
        m_page.paragraph(about);
        phraseTable(forms);
    }

    void phraseTable(const std::vector<PhraseForm>& forms) {
        m_page.table("phrase", "meaning");
        for (const PhraseForm& form : formsFor(m_words, forms)) m_page.row(code(in(form.form)), in(form.meaning));
        m_page.end();
    }

    void writeFile() {
        m_page.heading("A card file");
        keys(fileForm());
        m_page.heading("A card");
        keys(formsFor(m_words, cardForm()));
    }

    void example(const std::string& key, const std::string& usual, const std::vector<KeyForm>& forms = {}) {
        std::vector<std::string> needed;
        for (const KeyForm& form : forms) {
            if (form.required) needed.push_back(in(form.key));
        }
        const CardExamples::Example* found = m_examples.of(key, needed);
        m_page.entry(code(usual));
        constexpr std::size_t longest = 200;
        if (found != nullptr && found->text.size() <= longest) {
            m_page.entry(code(found->text) + " (" + found->card + ")");
        }
        m_page.end();
    }

    void maps(const std::vector<MapForm>& forms) {
        for (const MapForm& form : formsFor(m_words, forms)) {
            const std::string key = in(form.keys.front().key);
            m_page.subheading(code(key));
            m_page.paragraph(in(form.meaning) + ".");
            keys(form.keys);
            example(key, in(form.example), form.keys);
        }
    }

    void writeAbilities() {
        m_page.heading("Abilities");
        m_page.paragraph("An ability is a map with one of these keys.");
        maps(abilityForms());
        m_page.subheading("A target");
        m_page.paragraph(
            "The value of `targets` is a list. Each item is a phrase (see *How many*) or a map with these keys:");
        keys(targetForm());
        m_page.paragraph("Players can also be targets:");
        phraseTable(targetPlayerForms());
        phrases("A price", "A price is the value of `pay`.", priceForms());
        writeEvents();
    }

    void writeEvents() {
        m_page.heading("Events");
        m_page.paragraph(
            "An event without a value is about the card itself, or about any player: " +
            code("when: " + m_words.events.front().word) +
            ". With a phrase as its value, it is about all cards or players that match; the parentheses below say "
            "what the phrase describes. A map with `card`, `player` and `source` sets several conditions, which may "
            "also stand beside the event. Every verb is also an event." +
            (has(m_words, Needs::Hosts) ? " In the map, `at` describes the card onto which something is put: `at: " +
                                              std::string(has(m_words, Needs::Places) ? "here" : "host") + "`."
                                        : "") +
            (namesDoer(m_words) ? " `by` describes the player who causes the event." : "") +
            " Some events can't be stopped; in `before`, they allow only `first`.");
        m_page.table("event", "meaning");
        for (const EventWord& event : m_words.events) {
            const char* about = event.about == EventWord::About::Card     ? "a card"
                                : event.about == EventWord::About::Player ? "a player"
                                : event.about == EventWord::About::Doer   ? "the player who does it"
                                                                          : "the source";
            m_page.row(code(event.word), event.meaning + " (" + about + ")" + howItComes(event.pattern.verb));
        }
        m_page.end();
        m_page.paragraph("The actions of the rules are also events:");
        m_page.table("event", "meaning");
        for (const VerbWord& verb : m_words.verbs) {
            if (!verb.byRules || indexOf(m_words.events, verb.word)) continue;
            const bool hasMore = !wordBehind(m_words, verb).empty();
            m_page.row(code(verb.word), verb.meaning + (hasCards(verb) ? " (a card)" : " (a player)") +
                                            howItComes(static_cast<std::size_t>(&verb - m_words.verbs.data())) +
                                            (hasMore ? "; a word of *Steps and other details* may follow it" : ""));
        }
        m_page.end();
    }

    [[nodiscard]] std::string howItComes(std::size_t verb) const {
        using Before = VerbWord::Before;
        const Before before = m_words.verbs[verb].before;
        return before == Before::First     ? "; can't be stopped"
               : before == Before::Nothing ? "; can't be used with `before`"
                                           : "";
    }

    void writeBodies() {
        m_page.heading("Bodies");
        m_page.paragraph(
            "A body is one instruction, or a list of instructions that are carried out in order. The first key of an "
            "instruction says what it does: it is one of the keys below or a verb (see *Verbs*).");
        maps(instructionForms());
        m_page.subheading("The terms of a contest");
        keys(contestForm());
    }

    void writeVerbs() {
        m_page.heading("Verbs");
        m_page.paragraph(
            "The name of the first argument may be left out. Arguments in bold are required. Without `player`, it is "
            "you. Arguments may also stand beside the verb: `{draw: 2, player: " +
            exampleOf(m_words, Shape::Player) +
            "}` means `{draw: {amount: 2, player: " + exampleOf(m_words, Shape::Player) + "}}`.");
        for (const VerbWord& verb : m_words.verbs) {
            if (!verb.byRules && !verb.statement) writeVerb(verb);
        }
        m_page.heading("Statements");
        m_page.paragraph(
            "Statements are the values of `always`. A statement that names no card is about the card itself.");
        for (const VerbWord& verb : m_words.verbs) {
            if (verb.statement) writeVerb(verb);
        }
    }

    void writeVerb(const VerbWord& verb) {
        m_page.subheading(code(verb.word));
        m_page.paragraph(verb.meaning + ".");
        if (!verb.parameters.empty()) {
            m_page.table("argument", "value");
            for (const Parameter& parameter : verb.parameters) {
                const std::string name = code(parameter.name);
                m_page.row(parameter.required ? "**" + name + "**" : name, argumentMeaning(m_words, verb, parameter));
            }
            m_page.end();
        }
        example(verb.word + wordBehind(m_words, verb), verbExample(m_words, verb));
    }

    void writePhrases() {
        m_page.heading("Phrases");
        phrases("Amounts", "An amount is a number and never below zero.", amountForms());
        phrases("Cards", "Phrases for the cards or players that a verb affects.", cardForms());
        phrases("How many",
                "Phrases for targets, for `choose`, and for the cards of a verb. A number before the "
                "cards means that a player chooses them.",
                countedForms());
        phrases("Descriptions", "A card must match all parts of a description.", descriptionForms());
        phrases("Players",
                "With `'s`, these phrases become possessives: `target's hand`. The possessive of `you` is `your`.",
                playerForms());
        phrases("Conditions", "Conditions are checked against the current state of the match.", conditionForms());
    }
};

}  // namespace

std::string languageReference(const Vocabulary& words, const std::vector<CardFile>& files) {
    return Writer(words, files).write();
}

}  // namespace duelogue

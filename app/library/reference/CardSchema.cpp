#include "app/library/reference/CardSchema.h"

#include <QJsonArray>
#include <QString>
#include <algorithm>

#include "cards/data/Vocabulary.h"
#include "cards/parser/Body.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/VerbKeys.h"

namespace duelogue {

namespace {

/// Numbers and booleans are texts to the loader, but not to an editor.
const QJsonObject scalar{{"type", QJsonArray{"string", "number", "boolean"}}};

QJsonObject reference(const char* definition) { return {{"$ref", QString("#/$defs/") + definition}}; }
const QJsonObject phrase = reference("phrase");
QJsonObject anyOf(const QJsonArray& schemas) { return {{"anyOf", schemas}}; }
QJsonObject listOf(const QJsonObject& items, int least = 1) {
    return {{"type", "array"}, {"items", items}, {"minItems", least}};
}
QJsonObject oneOrMore(const QJsonObject& item) { return anyOf({item, listOf(item)}); }

QJsonObject mapOf(const QJsonObject& properties, const QJsonArray& required) {
    QJsonObject map{{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
    if (!required.isEmpty()) map["required"] = required;
    return map;
}

template <class Words>
QJsonObject wordOf(const Words& words) {
    QJsonArray all;
    for (const auto& word : words) all.append(QString::fromUtf8(word.word));
    return {{"enum", all}};
}

class SchemaWriter {
public:
    explicit SchemaWriter(const Vocabulary& words) : m_words(words) {}

    QJsonObject write() {
        QJsonObject schema = mapOf(fileForm());
        schema["$schema"] = "https://json-schema.org/draft/2020-12/schema";
        schema["title"] = "Card files of Duelogue: " + QString::fromUtf8(m_words.game);
        schema["$defs"] = QJsonObject{{"card", mapOf(formsFor(m_words, cardForm()))},
                                      {"ability", abilities()},
                                      {"instruction", instructions()},
                                      {"statement", verbs(BodyKind::Statements)},
                                      {"event", event()},
                                      {"occasion", occasion()},
                                      {"phrase", scalar},
                                      {"body", oneOrMore(reference("instruction"))},
                                      {"keyword", keyword()}};
        return schema;
    }

private:
    const Vocabulary& m_words;

    [[nodiscard]] QJsonObject keyword() const {
        QJsonArray all;
        for (const TraitWord& trait : m_words.traits) {
            if (trait.group == TraitWord::Group::Keyword) all.append(QString::fromUtf8(trait.word));
        }
        return {{"enum", all}};
    }

    QJsonObject shape(Shape shape) {
        switch (shape) {
            case Shape::Text:
            case Shape::Figures:
            case Shape::Symbols:
            case Shape::Amount:
            case Shape::AmountOrAll:
            case Shape::Range:
            case Shape::Counted:
            case Shape::Cards:
            case Shape::Player:
            case Shape::Duration:
                return phrase;
            case Shape::Number:
                return {{"type", "integer"}, {"minimum", 1}};
            case Shape::Rarity:
                return rarity();
            case Shape::YesNo:
                return {{"enum", QJsonArray{"yes", "no", true, false}}};
            case Shape::Zone:
                return wordOf(m_words.zones);
            case Shape::Value:
                return wordOf(m_words.playerValues);
            case Shape::Condition:
                return oneOrMore(phrase);
            case Shape::Keywords:
                return {{"type", "array"}, {"items", reference("keyword")}};
            case Shape::Price:
                return anyOf({phrase, reference("instruction"), listOf(anyOf({phrase, reference("instruction")}))});
            case Shape::Event:
                return reference("event");
            case Shape::Targets:
                return listOf(anyOf({phrase, mapOf(targetForm())}));
            case Shape::Body:
                return reference("body");
            case Shape::BodyOrPay:
                return anyOf({mapOf({{"pay", phrase}}, {"pay"}), reference("body")});
            case Shape::Bodies:
                return listOf(reference("body"), 2);
            case Shape::Statements:
                return oneOrMore(reference("statement"));
            case Shape::Abilities:
                return listOf(reference("ability"));
            case Shape::Terms:
                return mapOf(contestForm());
            case Shape::CardList:
                return {{"type", "array"}, {"items", reference("card")}};
        }
        return {};
    }

    [[nodiscard]] QJsonObject rarity() const {
        QJsonArray all;
        for (const std::string& word : m_words.rarities) all.append(QString::fromUtf8(word));
        return all.isEmpty() ? phrase : QJsonObject{{"enum", all}};
    }

    QJsonObject mapOf(const QJsonObject& properties, const QJsonArray& required) const {
        return duelogue::mapOf(properties, required);
    }

    QJsonObject mapOf(const std::vector<KeyForm>& forms) {
        QJsonObject properties;
        QJsonArray required;
        for (const KeyForm& form : forms) {
            QJsonObject value = shape(form.shape);
            value["description"] = QString::fromUtf8(exampleIn(m_words, form.meaning));
            const QString key = QString::fromUtf8(exampleIn(m_words, form.key));
            properties[key] = value;
            if (form.required) required.append(key);
        }
        return mapOf(properties, required);
    }

    QJsonObject mapOf(const MapForm& form) {
        QJsonObject map = mapOf(form.keys);
        map["description"] = QString::fromUtf8(exampleIn(m_words, form.meaning));
        return map;
    }

    QJsonObject abilities() {
        QJsonArray forms;
        for (const MapForm& form : abilityForms()) forms.append(mapOf(form));
        return anyOf(forms);
    }

    /// The body of "for" is an ability whose keys are in the same map.
    QJsonObject lasting(const MapForm& form, const MapForm& ability) {
        std::vector<KeyForm> keys = form.keys;
        keys.insert(keys.end(), ability.keys.begin(), ability.keys.end());
        return mapOf(keys);
    }

    QJsonObject instructions() {
        QJsonArray forms;
        for (const MapForm& form : formsFor(m_words, instructionForms())) {
            if (form.keys.front().key != "for") {
                forms.append(mapOf(form));
                continue;
            }
            for (const MapForm& ability : abilityForms()) forms.append(lasting(form, ability));
        }
        for (const QJsonValue call : verbs(BodyKind::Instructions)["anyOf"].toArray()) forms.append(call);
        return anyOf(forms);
    }

    /// Returns the schema of a verb alone, or of a map of verbs with their arguments.
    QJsonObject verbs(BodyKind kind) {
        QJsonArray alone;
        QJsonObject calls;
        for (const std::string& key : verbKeys(m_words, kind)) {
            const VerbWord& verb = m_words.verbs[findVerb(m_words, key).verb];
            calls[QString::fromUtf8(key)] = arguments(verb);
            if (needsNothing(verb)) alone.append(QString::fromUtf8(key));
        }
        // Arguments may stand beside their verb.
        for (const VerbWord& verb : m_words.verbs) {
            if (verb.byRules || verb.statement != (kind == BodyKind::Statements)) continue;
            for (const Parameter& parameter : verb.parameters) {
                const QString name = QString::fromUtf8(parameter.name);
                const bool isBeside = !standsBehindVerb(parameter.slot) && !calls.contains(name);
                if (isBeside) calls[name] = parameter.slot == Slot::TraitSet ? oneOrMore(phrase) : phrase;
            }
        }
        QJsonObject map = mapOf(calls, {});
        map["minProperties"] = 1;
        return alone.isEmpty() ? anyOf({map}) : anyOf({QJsonObject{{"enum", alone}}, map});
    }

    static bool needsNothing(const VerbWord& verb) {
        return std::ranges::none_of(verb.parameters, [](const Parameter& parameter) {
            return parameter.required && !standsBehindVerb(parameter.slot);
        });
    }

    QJsonObject arguments(const VerbWord& verb) {
        QJsonObject properties;
        QJsonArray required;
        QJsonObject first;
        for (const Parameter& parameter : verb.parameters) {
            if (standsBehindVerb(parameter.slot)) continue;
            const QJsonObject value = argument(parameter);
            if (properties.isEmpty()) first = value;
            properties[QString::fromUtf8(parameter.name)] = value;
            if (parameter.required) required.append(QString::fromUtf8(parameter.name));
        }
        QJsonArray forms{mapOf(properties, required)};
        if (!first.isEmpty()) forms.append(first);
        if (needsNothing(verb)) forms.append(QJsonObject{{"type", "null"}});
        QJsonObject result = anyOf(forms);
        result["description"] = QString::fromUtf8(verb.meaning);
        return result;
    }

    [[nodiscard]] QJsonObject argument(const Parameter& parameter) const {
        if (parameter.slot == Slot::TraitSet) return qualities(parameter);
        if (parameter.slot == Slot::Zone) return wordOf(m_words.zones);
        if (parameter.slot == Slot::Place) return {{"enum", QJsonArray{"top", "bottom", "shuffled"}}};
        return phrase;
    }

    [[nodiscard]] QJsonObject qualities(const Parameter& parameter) const {
        QJsonArray all;
        for (const std::string& word : qualitiesFor(m_words, parameter)) all.append(QString::fromUtf8(word));
        return oneOrMore(all.isEmpty() ? reference("keyword") : QJsonObject{{"enum", all}});
    }

    /// Returns the schema of the conditions of an event.
    [[nodiscard]] QJsonObject occasion() const {
        QJsonObject parts{{"card", phrase}, {"player", phrase}, {"source", phrase}};
        if (has(m_words, Needs::Hosts)) parts["at"] = phrase;
        if (namesDoer(m_words)) parts["by"] = phrase;
        return anyOf({phrase, duelogue::mapOf(parts, {})});
    }

    [[nodiscard]] QJsonObject event() const {
        QJsonArray names;
        QJsonObject maps;
        const auto add = [&](const std::string& name, const std::string& meaning) {
            names.append(QString::fromUtf8(name));
            QJsonObject value = reference("occasion");
            value["description"] = QString::fromUtf8(meaning);
            maps[QString::fromUtf8(name)] = value;
        };
        for (const EventWord& word : m_words.events) add(word.word, word.meaning);
        for (const VerbWord& verb : m_words.verbs) {
            if (!verb.statement && !maps.contains(QString::fromUtf8(verb.word))) add(verb.word, verb.meaning);
        }
        for (const std::string& key : verbKeys(m_words, BodyKind::Instructions)) {
            const VerbWord& verb = m_words.verbs[findVerb(m_words, key).verb];
            if (!maps.contains(QString::fromUtf8(key))) add(key, verb.meaning);
        }
        // Conditions may stand beside their event.
        for (const char* condition : {"card", "player", "source", "at", "by"}) {
            if (!maps.contains(condition)) maps[condition] = phrase;
        }
        QJsonObject map = mapOf(maps, {});
        map["minProperties"] = 1;
        return anyOf({QJsonObject{{"enum", names}}, map});
    }
};

}  // namespace

QJsonObject cardSchema(const Vocabulary& words) { return SchemaWriter(words).write(); }

}  // namespace duelogue

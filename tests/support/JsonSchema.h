#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QString>

namespace duelogue {

/// A validator for the part of JSON Schema that our schemas use: $ref, type, enum, properties, required,
/// additionalProperties: false, items, anyOf, minItems, minProperties, maxProperties, minimum. Any other keyword is
/// reported as an error, so that every keyword is checked.
class JsonSchema {
public:
    explicit JsonSchema(QJsonObject root) : m_root(std::move(root)) {}

    /// Returns the first problem with its place, or an empty string if the value conforms.
    [[nodiscard]] QString problem(const QJsonValue& value) const { return check(m_root, value, "$"); }

private:
    QJsonObject m_root;

    QString check(const QJsonObject& schema, const QJsonValue& value, const QString& place) const {
        static const QSet<QString> known{
            "$ref",          "type",     "enum",    "properties",           "required", "items",
            "anyOf",         "minItems", "minimum", "additionalProperties", "$schema",  "minProperties",
            "maxProperties", "title",    "$defs",   "description"};
        const QStringList words = schema.keys();
        for (const QString& word : words) {
            if (!known.contains(word)) return place + ": the schema says " + word;
        }
        for (const auto part : {&JsonSchema::checkReference, &JsonSchema::checkValue, &JsonSchema::checkList,
                                &JsonSchema::checkMap, &JsonSchema::checkAny}) {
            QString problem = (this->*part)(schema, value, place);
            if (!problem.isEmpty()) return problem;
        }
        return {};
    }

    QString checkReference(const QJsonObject& schema, const QJsonValue& value, const QString& place) const {
        const QString name = schema["$ref"].toString();
        if (name.isEmpty()) return {};
        const QJsonValue target = m_root["$defs"][name.section('/', -1)];
        return target.isObject() ? check(target.toObject(), value, place) : place + ": the schema has no " + name;
    }

    static bool isOfType(const QJsonValue& value, const QString& type) {
        return (type == "object" && value.isObject()) || (type == "array" && value.isArray()) ||
               (type == "string" && value.isString()) || (type == "boolean" && value.isBool()) ||
               (type == "number" && value.isDouble()) || (type == "null" && value.isNull()) ||
               (type == "integer" && value.isDouble() && value.toDouble() == value.toInt());
    }

    QString checkValue(const QJsonObject& schema, const QJsonValue& value, const QString& place) const {
        const QJsonValue type = schema["type"];
        const QJsonArray types = type.isArray() ? type.toArray() : QJsonArray{type};
        const bool fits = std::any_of(types.begin(), types.end(), [&](const auto& one) {
            return one.isUndefined() || one.isNull() || isOfType(value, one.toString());
        });
        if (!fits) return place + ": is of another type";
        if (schema.contains("enum") && !schema["enum"].toArray().contains(value)) return place + ": is no known word";
        if (value.isDouble() && value.toDouble() < schema["minimum"].toDouble(-1e9)) return place + ": is too small";
        return {};
    }

    QString checkList(const QJsonObject& schema, const QJsonValue& value, const QString& place) const {
        if (!value.isArray()) return {};
        const QJsonArray items = value.toArray();
        if (items.size() < schema["minItems"].toInt()) return place + ": has too few items";
        for (qsizetype i = 0; schema.contains("items") && i < items.size(); ++i) {
            QString problem = check(schema["items"].toObject(), items[i], place + '[' + QString::number(i) + ']');
            if (!problem.isEmpty()) return problem;
        }
        return {};
    }

    QString checkMap(const QJsonObject& schema, const QJsonValue& value, const QString& place) const {
        if (!value.isObject()) return {};
        const QJsonObject map = value.toObject();
        const QJsonObject properties = schema["properties"].toObject();
        for (const QJsonValue key : schema["required"].toArray()) {
            if (!map.contains(key.toString())) return place + ": has no " + key.toString();
        }
        if (map.size() < schema["minProperties"].toInt()) return place + ": has too few keys";
        if (map.size() > schema["maxProperties"].toInt(1000)) return place + ": has too many keys";
        const QStringList keys = map.keys();
        for (const QString& key : keys) {
            if (!properties.contains(key)) {
                if (schema["additionalProperties"] == QJsonValue(false)) return place + ": has " + key;
                continue;
            }
            QString problem = check(properties[key].toObject(), map[key], place + '.' + key);
            if (!problem.isEmpty()) return problem;
        }
        return {};
    }

    QString checkAny(const QJsonObject& schema, const QJsonValue& value, const QString& place) const {
        if (!schema.contains("anyOf")) return {};
        QStringList problems;
        for (const QJsonValue each : schema["anyOf"].toArray()) {
            problems += check(each.toObject(), value, place);
            if (problems.last().isEmpty()) return {};
        }
        return place + ": is nothing of what it may be (" + problems.join("; ") + ")";
    }
};

}  // namespace duelogue

#include "app/match/remembered/RememberedText.h"

#include <QJsonObject>
#include <algorithm>
#include <array>

#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

using Kind = RememberedAnswer::Kind;
using Entry = RememberedAnswers::Entry;

/// In the order of RememberedAnswer::Kind.
constexpr std::array words{"yes", "no", "first", "quiet"};

/// Returns the place of an ability within its card, or -1 if it is not one of the card's printed abilities.
int placeOf(const CardPool& pool, AbilityId ability) {
    const DefinitionId card = pool[ability].definition;
    if (!card) return -1;
    const int place = ability.value - pool[card].firstAbility;
    return place >= 0 && place < pool[card].abilityCount ? place : -1;
}

std::optional<QJsonArray> write(const CardPool& pool, const EffectIdentity& effect) {
    QJsonArray written{QString::fromStdString(pool[effect.card].name)};
    if (!effect.ability) return written;
    const int place = placeOf(pool, effect.ability);
    if (place < 0) return std::nullopt;
    written.append(QString::fromStdString(pool[pool[effect.ability].definition].name));
    written.append(place);
    if (effect.instruction) written.append(effect.instruction.value - pool[effect.ability].body.value);
    return written;
}

std::optional<EffectIdentity> readEffect(const CardPool& pool, const QJsonArray& written) {
    EffectIdentity effect;
    effect.card = pool.find(written.at(0).toString().toStdString());
    if (!effect.card) return std::nullopt;
    if (written.size() < 2) return effect;
    const DefinitionId owner = pool.find(written.at(1).toString().toStdString());
    const int place = written.at(2).toInt(-1);
    if (!owner || place < 0 || place >= pool[owner].abilityCount) return std::nullopt;
    effect.ability = AbilityId(static_cast<std::uint16_t>(pool[owner].firstAbility + place));
    if (written.size() < 4) return effect;
    const std::int64_t instruction = pool[effect.ability].body.value + std::int64_t{written.at(3).toInt()};
    if (instruction < 0 || instruction >= std::ssize(pool.instructions())) return std::nullopt;
    effect.instruction = InstructionId(static_cast<std::uint16_t>(instruction));
    return effect;
}

std::optional<QJsonObject> write(const CardPool& pool, const Entry& entry) {
    const auto effect = write(pool, entry.answer.effect);
    if (!effect) return std::nullopt;
    QJsonObject written{{"answer", words[static_cast<std::size_t>(entry.answer.kind)]},
                        {"player", entry.answer.player.value},
                        {"effect", *effect},
                        {"since", static_cast<qint64>(entry.since)}};
    if (entry.answer.turn != 0) written["turn"] = entry.answer.turn;
    if (entry.until) written["until"] = static_cast<qint64>(*entry.until);
    QJsonArray among;
    for (const EffectIdentity& each : entry.answer.among) {
        const auto other = write(pool, each);
        if (!other) return std::nullopt;
        among.append(*other);
    }
    if (!among.isEmpty()) written["among"] = among;
    return written;
}

std::optional<Entry> readEntry(const CardPool& pool, const QJsonObject& written) {
    const QString word = written["answer"].toString();
    const auto kind = std::ranges::find(words, word, [](const char* each) { return QString(each); });
    const int player = written["player"].toInt(-1);
    const auto effect = readEffect(pool, written["effect"].toArray());
    if (kind == words.end() || player < 0 || player >= int{maxPlayers} || !effect) return std::nullopt;
    Entry entry;
    entry.answer.kind = static_cast<Kind>(kind - words.begin());
    if (entry.answer.kind != Kind::Quiet && !effect->ability) return std::nullopt;
    entry.answer.player = PlayerId(static_cast<std::uint8_t>(player));
    entry.answer.effect = *effect;
    entry.answer.turn = written["turn"].toInt();
    entry.since = static_cast<std::size_t>(std::max(qint64{0}, written["since"].toInteger()));
    if (written.contains("until"))
        entry.until = static_cast<std::size_t>(std::max(qint64{0}, written["until"].toInteger()));
    for (const QJsonValue each : written["among"].toArray()) {
        const auto other = readEffect(pool, each.toArray());
        if (!other) return std::nullopt;
        entry.answer.among.push_back(*other);
    }
    std::ranges::sort(entry.answer.among);
    return entry;
}

}  // namespace

QJsonArray writeRemembered(const CardPool& pool, const std::vector<Entry>& entries) {
    QJsonArray all;
    for (const Entry& entry : entries) {
        if (const auto written = write(pool, entry)) all.append(*written);
    }
    return all;
}

std::vector<Entry> readRemembered(const CardPool& pool, const QJsonArray& written) {
    std::vector<Entry> all;
    for (const QJsonValue value : written) {
        if (auto entry = readEntry(pool, value.toObject())) all.push_back(*std::move(entry));
    }
    return all;
}

}  // namespace duelogue

#include "players/process/BotPosition.h"

#include <QJsonArray>
#include <algorithm>
#include <cstring>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/GameNotation.h"
#include "match/notation/scenario/Cards.h"
#include "match/notation/scenario/Notes.h"
#include "match/notation/scenario/Position.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue::bot {

namespace {

int seatOf(PlayerId player) { return player.value + 1; }

/// Writes a view as JSON. Cards and players are numbers that `players` and `table` explain.
class Describer {
public:
    explicit Describer(const View& view) : m_view(view), m_seen(view.match()), m_words(view.rulebook().vocabulary()) {}

    [[nodiscard]] QJsonObject position() const {
        QJsonObject object{{"position", QString::fromUtf8(writePosition(m_seen, ""))},
                           {"seat", seatOf(m_view.viewer())},
                           {"turn", turn()},
                           {"players", players()},
                           {"waiting", waiting()},
                           {"lasting", lasting()},
                           {"replies", replies()}};
        QJsonArray because;
        for (const Communication& each : state().communications) because.prepend(communication(each));
        if (!because.isEmpty()) object["question"] = because.takeAt(0);
        object["because"] = because;
        if (std::ranges::any_of(m_words.zones, &ZoneWord::ofTable)) object["table"] = heldBy(PlayerId{});
        return object;
    }

private:
    const View& m_view;
    const SeenMatch& m_seen;
    const Vocabulary& m_words;

    [[nodiscard]] const MatchState& state() const { return m_view.state(); }
    [[nodiscard]] bool exists(CardId card) const { return card && card.value < state().cards.size(); }

    [[nodiscard]] QJsonObject turn() const {
        const Globals& globals = state().globals;
        QJsonObject object{{"number", globals.turn}};
        const auto phases = m_view.rulebook().notation().phaseWords();
        if (globals.phase < phases.size()) object["phase"] = QString::fromUtf8(phases[globals.phase]);
        if (globals.current) object["player"] = seatOf(globals.current);
        return object;
    }

    // ---- players and cards

    [[nodiscard]] QJsonArray players() const {
        QJsonArray array;
        for (std::uint8_t p = 0; p < state().globals.playerCount; ++p) array.append(player(PlayerId(p)));
        return array;
    }

    [[nodiscard]] QJsonObject player(PlayerId id) const {
        QJsonObject values;
        const auto words = m_view.rulebook().notation().valueWords();
        for (std::size_t v = 0; v < words.size(); ++v) {
            if (!words[v].empty()) values[QString::fromUtf8(words[v])] = state().player(id).values[v];
        }
        QJsonObject object = heldBy(id);
        object["seat"] = seatOf(id);
        object["values"] = values;
        return object;
    }

    /// Returns the zones of a player or of the table, and the names of the owner's cards that the seat does not know.
    [[nodiscard]] QJsonObject heldBy(PlayerId holder) const {
        QJsonObject zones;
        for (std::size_t z = 0; z < m_words.zones.size(); ++z) {
            const ZoneWord& word = m_words.zones[z];
            // Cards in play may also belong to the table.
            const bool isTheirs = holder ? !word.ofTable : word.ofTable || word.shared;
            if (!isTheirs) continue;
            QJsonArray cards;
            for (const CardId each : listed(m_seen, holder, static_cast<std::uint8_t>(z))) cards.append(card(each));
            zones[QString::fromUtf8(word.word)] = cards;
        }
        QJsonArray unseen;
        for (const DefinitionId definition : m_view.unseen(holder))
            unseen.append(QString::fromUtf8(m_seen.pool()[definition].name));
        return {{"zones", zones}, {"unseen", unseen}};
    }

    /// Returns a card. A card unknown to the seat has only a number and notes.
    [[nodiscard]] QJsonObject card(CardId id) const {
        const Card& card = state().card(id);
        QJsonObject object{{"card", id.value}};
        QJsonArray notes;
        for (const std::string& note : CardNotes(m_view.rulebook()).of(m_seen, id))
            notes.append(QString::fromUtf8(note));
        if (!notes.isEmpty()) object["notes"] = notes;
        if (!card.definition) return object;
        object["name"] = QString::fromUtf8(m_seen.pool()[card.definition].name);
        QJsonArray traits;
        for (std::size_t t = 0; t < m_words.traits.size(); ++t) {
            if (((card.current.traits >> t) & 1U) != 0) traits.append(QString::fromUtf8(m_words.traits[t].word));
        }
        object["traits"] = traits;
        object["figures"] = figures(card.current);
        return object;
    }

    /// Returns the figures of the card's types and those that the rules have derived.
    [[nodiscard]] QJsonObject figures(const Characteristics& look) const {
        QJsonObject object;
        for (std::size_t i = 0; i < m_words.figures.size(); ++i) {
            const Traits with = traitsWith(m_words, i);
            const FigureWord& word = m_words.figures[i];
            const int figure = look.figures[word.slot];
            if (with == 0 ? figure == 0 : (with & look.traits) == 0) continue;
            object[QString::fromUtf8(word.word)] = figure;
        }
        return object;
    }

    /// Returns {"card": 12, "name": ...}, {"player": 1}, or a plain number.
    [[nodiscard]] QJsonValue subject(Subject subject) const {
        if (subject.isNone()) return {};
        if (subject.isPlayer()) return QJsonObject{{"player", seatOf(subject.player())}};
        if (!subject.isCard()) return subject.number();
        return named(subject.card());
    }
    [[nodiscard]] QJsonValue named(CardId id) const {
        if (!exists(id)) return {};
        QJsonObject object{{"card", id.value}};
        const DefinitionId definition = state().card(id).definition;
        if (definition) object["name"] = QString::fromUtf8(m_seen.pool()[definition].name);
        return object;
    }
    template <class Subjects>
    [[nodiscard]] QJsonArray subjects(const Subjects& list) const {
        QJsonArray array;
        for (const Subject each : list) array.append(subject(each));
        return array;
    }

    // ---- pending items and questions

    /// Returns the pending items, the next one first.
    [[nodiscard]] QJsonArray waiting() const {
        QJsonArray array;
        for (const PendingItem& item : state().pendingItems) {
            array.prepend(QJsonObject{{"source", named(item.card)},
                                      {"player", seatOf(item.controller)},
                                      {"ability", item.isCard == 0},
                                      {"x", item.x},
                                      {"targets", subjects(m_seen.targets(item))}});
        }
        return array;
    }

    [[nodiscard]] QJsonArray lasting() const {
        QJsonArray array;
        for (const ContinuousEffect& effect : state().continuousEffects) {
            QJsonObject object{{"source", named(effect.source)}, {"on", subject(effect.on)}, {"turn", effect.turn}};
            if (effect.duration < m_words.durations.size())
                object["duration"] = QString::fromUtf8(m_words.durations[effect.duration].word);
            if (effect.controller) object["player"] = seatOf(effect.controller);
            array.append(object);
        }
        return array;
    }

    /// Returns a communication with its named fields and its list.
    [[nodiscard]] QJsonObject communication(const Communication& self) const {
        const CommunicationKind& kind = m_view.rulebook().kinds()[self.kind];
        QJsonObject object{{"kind", QString::fromUtf8(kind.name)}, {"list", subjects(m_seen.list(self))}};
        if (self.answerer.isPlayer()) object["player"] = seatOf(self.answerer.player);
        for (const Field& field : kind.fields) {
            const QJsonValue value = valueOf(self, field);
            if (!value.isUndefined()) object[QString::fromUtf8(field.name)] = value;
        }
        return object;
    }

    [[nodiscard]] QJsonValue valueOf(const Communication& self, const Field& field) const {
        const std::byte* at = self.body.data() + field.offset;
        switch (field.type) {
            case Field::Type::Card:
                return named(readAs<CardId>(at));
            case Field::Type::Player:
                return readAs<PlayerId>(at) ? QJsonValue(seatOf(readAs<PlayerId>(at))) : QJsonValue();
            case Field::Type::Subject:
                return subject(readAs<Subject>(at));
            case Field::Type::Number:
                if (field.size == 1) return readAs<std::uint8_t>(at);
                if (field.size == 2) return readAs<std::int16_t>(at);
                return QJsonValue::Undefined;
            case Field::Type::Ability:
            case Field::Type::Secret:
                break;
        }
        return QJsonValue::Undefined;
    }

    template <class Value>
    [[nodiscard]] static Value readAs(const std::byte* at) {
        Value value;
        std::memcpy(&value, at, sizeof value);
        return value;
    }

    // ---- replies

    [[nodiscard]] QJsonArray replies() const {
        QJsonArray array;
        for (const Reply& reply : m_view.legalReplies()) {
            const ReplyForm& form = m_view.rulebook().replyForms()[reply.word];
            QJsonObject object{{"words", QString::fromUtf8(writeReply(m_seen, m_view.viewer(), reply))},
                               {"word", QString::fromUtf8(form.word)}};
            if (!reply.subject.isNone()) object["subject"] = subject(reply.subject);
            if (!reply.second.isNone()) object["second"] = subject(reply.second);
            if (form.shape == ReplyShape::Number || form.shape == ReplyShape::SubjectAndNumber)
                object["number"] = reply.number;
            array.append(object);
        }
        return array;
    }
};

}  // namespace

QJsonObject describePosition(const View& view) { return Describer(view).position(); }

}  // namespace duelogue::bot

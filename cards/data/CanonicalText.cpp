#include "cards/data/CanonicalText.h"

#include <algorithm>
#include <bit>
#include <unordered_map>
#include <vector>

#include "cards/data/EffectNames.h"

namespace duelogue {

namespace {

/// Returns the word at `index`, or an empty text if the index means none.
template <class Words>
std::string_view wordAt(const Words& words, std::uint8_t index) {
    return index < words.size() ? std::string_view(words[index].word) : std::string_view();
}

/// Writes all parts of a card. An instruction or ability that is reached a second time is written as the number of its
/// first visit.
class CanonicalWriter {
public:
    explicit CanonicalWriter(const CardPool& pool) : m_pool(pool), m_words(pool.vocabulary()) {}

    void write(const Definition& card) {
        list("card", [&] {
            quote(card.name);
            words("traits", card.traits, m_words.traits);
            for (std::size_t slot = 0; slot < card.figures.size(); ++slot) number(figure(slot), card.figures[slot]);
            for (const TagId tag : card.tags) word("tag", tag);
            write(card.cost);
            part("condition", card.condition);
            for (std::uint16_t i = 0; i < card.abilityCount; ++i)
                write(AbilityId(static_cast<std::uint16_t>(card.firstAbility + i)));
        });
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    const CardPool& m_pool;
    const Vocabulary& m_words;
    std::string m_text;
    std::unordered_map<std::uint16_t, std::size_t> m_instructions;
    std::unordered_map<std::uint16_t, std::size_t> m_abilities;

    // ---- forms

    template <class Write>
    void list(std::string_view key, Write writeRest) {
        m_text += '(';
        m_text += key;
        writeRest();
        m_text += ')';
    }
    void quote(std::string_view text) {
        m_text += " \"";
        m_text += text;
        m_text += '"';
    }
    void word(std::string_view key, std::string_view text) {
        if (!text.empty()) list(key, [&] { quote(text); });
    }
    void word(std::string_view key, TagId tag) {
        if (tag) word(key, m_pool.tag(tag));
    }
    void number(std::string_view key, int value, int usual = 0) {
        if (value != usual) list(key, [&] { m_text += ' ' + std::to_string(value); });
    }
    void mark(std::string_view key, bool isSo) {
        if (isSo) list(key, [] {});
    }
    /// Writes the words in alphabetical order, because the order of the bits is irrelevant.
    template <class Bits, class Words>
    void words(std::string_view key, Bits bits, const Words& known) {
        std::vector<std::string_view> named;
        for (; bits != 0; bits &= bits - 1) named.push_back(known[std::size_t(std::countr_zero(bits))].word);
        std::ranges::sort(named);
        if (!named.empty())
            list(key, [&] { std::ranges::for_each(named, [&](std::string_view name) { quote(name); }); });
    }
    template <class Index>
    void part(std::string_view key, Index id) {
        if (id) list(key, [&] { write(id); });
    }
    template <class Index>
    bool isFirstVisit(Index id, std::unordered_map<std::uint16_t, std::size_t>& visits) {
        const auto [visit, isFirst] = visits.emplace(id.value, visits.size());
        if (!isFirst) m_text += "(again " + std::to_string(visit->second) + ")";
        return isFirst;
    }

    // ---- words of the game

    /// Figures that share a slot use the name of the first.
    [[nodiscard]] std::string_view figure(std::size_t slot) const {
        const auto found = std::ranges::find(m_words.figures, slot, &FigureWord::slot);
        return found == m_words.figures.end() ? "figure" : std::string_view(found->word);
    }
    [[nodiscard]] std::string_view zone(std::uint8_t index) const {
        return index == Filter::anyZone ? "any" : wordAt(m_words.zones, index);
    }
    [[nodiscard]] std::string_view resource(std::size_t index) const {
        return index == 0 ? "any" : std::string_view(m_words.resources[index - 1].symbol);
    }
    [[nodiscard]] std::string_view indexOf(const Expression& e) const {
        switch (e.term) {
            case Term::Figure:
            case Term::Sum:
            case Term::Least:
            case Term::Greatest:
                return figure(e.index);
            case Term::PlayerValue:
                return wordAt(m_words.playerValues, e.index);
            case Term::Fact:
                return wordAt(m_words.facts, e.index);
            case Term::Top:
                return zone(e.index);
            case Term::Named:
                return wordAt(m_words.names, e.index);
            case Term::Counters:
                return wordAt(m_words.counters, e.index);
            case Term::Role:
                return wordAt(m_words.roles, e.index);
            default:
                return {};  // a number, see write(); the other terms use no word of the game
        }
    }
    [[nodiscard]] std::string_view detail(Slot slot, std::uint8_t index) const {
        if (slot == Slot::Detail) return wordAt(m_words.details, index);
        if (slot == Slot::Value) return wordAt(m_words.playerValues, index);
        return slot == Slot::Resource ? resource(index) : wordAt(m_words.counters, index);
    }
    /// Returns the word for the instruction's `detail`.
    [[nodiscard]] std::string_view detail(const Instruction& i) const {
        if (i.op == Op::Contest) return detail(Slot::Value, i.detail);
        if (i.op == Op::Unless) return i.amount ? detail(Slot::Resource, i.detail) : std::string_view();
        if (i.verb >= m_words.verbs.size()) return {};
        const auto& parameters = m_words.verbs[i.verb].parameters;
        const auto behind = std::ranges::find_if(parameters, standsBehindVerb, &Parameter::slot);
        return behind == parameters.end() ? std::string_view() : detail(behind->slot, i.detail);
    }
    [[nodiscard]] bool takesTime(const Instruction& i) const {
        if (i.op == Op::Float) return true;
        if (i.verb >= m_words.verbs.size()) return false;
        const auto& parameters = m_words.verbs[i.verb].parameters;
        return std::ranges::find(parameters, Slot::Duration, &Parameter::slot) != parameters.end();
    }

    // ---- parts

    void write(ExpressionId id) {
        const Expression& e = m_pool[id];
        const std::string_view index = indexOf(e);
        quote(nameOf(e.term));
        word("of", index);
        if (index.empty()) number("at", e.index);
        number("number", e.number);
        part("left", e.left);
        part("right", e.right);
        part("filter", e.filter);
    }
    void write(FilterId id) {
        const Filter& f = m_pool[id];
        words("all", f.all, m_words.traits);
        words("any", f.any, m_words.traits);
        words("none", f.none, m_words.traits);
        words("flags", f.flags, m_words.flags);
        words("not flags", f.notFlags, m_words.flags);
        for (const TagId tag : f.tags) word("tag", tag);
        word("zone", zone(f.zone));
        if (f.comparison != Comparison::None)
            list(nameOf(f.comparison),
                 [&] { quote(f.byCounters ? wordAt(m_words.counters, f.figure) : figure(f.figure)); });
        mark("other", f.other);
        mark("away", f.away);
        mark("deserted", f.deserted);
        if (f.name) word("name", m_pool.called(f.name));
        part("players", f.players);
        part("related", f.related);
        part("than", f.than);
        part("same", f.same);
        part("at", f.at);
        part("on", f.on);
        part("named like", f.namedLike);
        part("family", f.family);
        part("crowd", f.crowd);
        part("either", f.either);
        part("or else", f.orElse);
    }
    void write(PatternId id) {
        const Pattern& p = m_pool[id];
        word("verb", wordAt(m_words.verbs, p.verb));
        mark("self", p.self);
        mark("to player", p.toPlayer);
        mark("source self", p.sourceSelf);
        word("from", zone(p.from));
        word("to", zone(p.to));
        word("detail", wordAt(m_words.details, p.detail));
        part("subject", p.subject);
        part("players", p.players);
        part("source", p.source);
        part("onto", p.onto);
        part("by", p.by);
    }
    void write(const TargetSpec& t) {
        list("target", [&] {
            number("least", t.least, 1);
            number("most", t.most, 1);
            part("cards", t.cards);
            part("players", t.players);
            part("divided", t.divided);
        });
    }
    void write(const Cost& cost) {
        if (cost == Cost{}) return;
        list("cost", [&] {
            for (std::size_t kind = 0; kind < cost.resources.size(); ++kind) {
                if (cost.resources[kind] != 0) number(resource(kind), cost.resources[kind]);
            }
            number("x", cost.x);
            words("flags", cost.flags, m_words.flags);
            part("body", cost.body);
        });
    }
    void write(InstructionId id) {
        for (; id && isFirstVisit(id, m_instructions); id = m_pool[id].next) {
            const Instruction& i = m_pool[id];
            list(nameOf(i.op), [&] { write(i); });
        }
    }
    void write(const Instruction& i) {
        word("verb", wordAt(m_words.verbs, i.verb));
        word("detail", detail(i));
        word("zone", zone(i.zone));
        if (takesTime(i)) word("time", wordAt(m_words.durations, i.duration));
        if (i.place != Place::Top) word("place", nameOf(i.place));
        if (i.picking != Picking::ByPlayer) word("picking", nameOf(i.picking));
        mark("secret", i.secret);
        words("traits", i.traits, m_words.traits);
        part("player", i.player);
        part("subject", i.subject);
        part("cards", i.cards);
        part("onto", i.onto);
        part("print", i.print);
        part("amount", i.amount);
        part("second", i.second);
        part("condition", i.condition);
        part("ability", i.ability);
        part("body", i.body);
        part("otherwise", i.otherwise);
    }
    void write(AbilityId id) {
        if (!isFirstVisit(id, m_abilities)) return;
        const Ability& a = m_pool[id];
        list(nameOf(a.kind), [&] {
            if (a.kind == AbilityKind::Preempt) quote(nameOf(a.preemption));
            mark("optional", a.optional);
            word("zone", zone(a.zone));
            for (const TargetSpec& target : m_pool.targetsOf(a)) write(target);
            part("pattern", a.pattern);
            part("condition", a.condition);
            part("amount", a.amount);
            write(a.cost);
            part("body", a.body);
        });
    }
};

}  // namespace

std::string canonicalText(const CardPool& pool, DefinitionId card) {
    CanonicalWriter writer(pool);
    writer.write(pool[card]);
    return writer.take();
}

}  // namespace duelogue

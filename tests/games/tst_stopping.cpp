// Tries to stop every event of every game. A card that stops an event must be refused by the loader, or it must work.
// DUELOGUE_LONG=1 plays many more positions. DUELOGUE_EVENT=WORD tries one event alone.
#include <QtTest>

#include <cstring>
#include <map>
#include <memory>
#include <set>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "match/arcana/Arcana.h"
#include "match/basebreak/Basebreak.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Windows.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "match/tribute/Tribute.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ProgramCards.h"
#include "tests/support/match/RandomBases.h"
#include "tests/support/match/RandomField.h"
#include "tests/support/match/RandomMatch.h"
#include "tests/support/match/RandomPosition.h"
#include "tests/support/match/RandomServers.h"
#include "tests/support/match/WrittenDown.h"

using namespace duelogue;

namespace {

/// A way of stopping an event: the text around the event in an ability.
struct Way {
    const char* name;
    const char* before;
    const char* behind;
    bool isOptional;
};
constexpr std::array ways{Way{"Negate", "negate: {", "}", false}, Way{"Prevent", "before: {", "}, prevent: all", false},
                          Way{"Negate if wanted", "negate: {", "}, optional: yes", true},
                          Way{"Prevent if wanted", "before: {", "}, prevent: all, optional: yes", true}};

/// Each form of an event is tried until it has been stopped this many times.
constexpr int enoughStops = 3;
/// An event is reported as unstoppable after it has happened this many times although it should have been stopped.
constexpr int enoughToMiss = 5;

/// Returns an ability that stops an event in that way. If it is `idle`, it has a condition that never holds.
std::string abilityOf(const Way& way, const std::string& event, bool idle) {
    return "{" + std::string(way.before) + event + way.behind + (idle ? ", if: 1 > 2" : "") + "}";
}

/// The ending of the names of Doer cards.
constexpr const char* doerName = "Doer";

/// A card of the test with free abilities, which make rare events common.
struct Doer {
    std::string name;
    std::string type;
    std::string note;  ///< text after its name in a position
    std::vector<std::string> actions;
    /// True if the card is tested in positions of its own, without the other cards.
    bool isAlone = false;
};

/// A game and all that the test needs to know about it.
struct Game {
    std::string name;
    Vocabulary (*vocabulary)();
    std::string type;    ///< the type line of a card that can be in play throughout
    std::string player;  ///< the player whose card it is, as a position says it
    std::string zone;    ///< the line of the position in which the card is added
    std::unique_ptr<Rulebook> (*rulebook)(const CardPool& pool);
    std::string (*position)(const Rulebook& plain, std::uint64_t seed);
    /// Events that are parts of costs. If one is stopped, the whole action is taken back (in Arcana: rule 733.1).
    std::set<std::string> takenBack;
    bool (*isByRule)(const ReadableMatch& match,
                     const Communication& done);  ///< true if no card can stop it; may be nullptr
    std::vector<Doer> doers;                      ///< in play beside the card; those with a note belong to player 1
};

template <class Rules>
std::unique_ptr<Rulebook> rulesOf(const CardPool& pool) {
    return std::make_unique<Rules>(pool);
}

const std::vector<std::string> corpDeeds{
    "{pay: 0, do: {gain bad publicity: 1}}",
    "{pay: 0, do: {lose bad publicity: 1}}",
    "{pay: 0, do: {trace: 1}}",
    "{pay: 0, do: psi}",
    "{pay: 0, do: {place advancement: {amount: 1, on: this}}}",
    "{pay: 0, do: [{place advancement: {amount: 2, on: this}}, {remove advancement: {amount: 1, from: this}}]}",
    "{pay: 0, do: {place agenda: {amount: 1, on: this}}}",
    "{pay: 0, do: {place power: {amount: 1, on: this}}}",
    "{pay: 0, do: {remove power: {amount: 1, from: this}}}",
    "{pay: 0, do: {forfeit: 1 agenda}}",
    "{pay: 0, do: {gain tags: {amount: 1, player: runner}}}",
    "{pay: 0, do: {lose tags: {amount: 1, player: runner}}}",
    "{pay: 0, do: {rez free: unrezzed ice at HQ}}",
    "{pay: 0, do: {derez: rezzed ice at HQ}}",
};
const std::vector<std::string> runnerDeeds{
    "{pay: 0, if: running, do: {change server: HQ}}",
    "{pay: 0, if: running, do: {access more: 1}}",
    "{pay: 0, if: encountering, do: {bypass: encountered ice}}",
    "{pay: 0, if: encountering, do: {become: {cards: encountered ice, also: barrier, for: this encounter}}}",
    "{pay: 0, do: {remember: HQ}}",
    "{pay: 0, do: {gain clicks: 1}}",
    "{pay: 0, do: {damage net: {amount: 1, player: runner}}}",
    "{pay: 0, do: {expose: unrezzed card at HQ}}",
    "{pay: 0, do: {place credit: {amount: 1, on: this}}}",
    "{pay: 0, do: {remove credit: {amount: 1, from: this}}}",
};

/// Cards for events that come about only in an access. With fewer other things to do, the Runner gets that far.
const std::vector<std::string> accessingDeeds{
    "{pay: 0, if: not running, do: {run: HQ}}",
    "{when: {is encountered: ice}, do: {bypass: encountered ice}}",
    "{when: {is accessed: card}, do: {must trash: {cards: accessed card, player: runner}}}",
};

/// Returns true if the rules trash the card, for example to make room for another or as damage.
bool isTrashedByRule(const ReadableMatch& match, const Communication& done) {
    const Communication* const asker = match.state().asker();
    if (!done.is(netrun::Verb::Trash)) return false;
    return asker == nullptr || !(asker->is<netrun::AccessOne>() || asker->is<netrun::BasicAction>() ||
                                 asker->is<RunAbility>() || asker->is(netrun::Verb::Trash));
}

const std::array gamesToStop{
    Game{"arcana",
         &arcana::vocabulary,
         "Enchantment, cost: 0",
         "player 1",
         "battlefield",
         &rulesOf<arcana::Arcana>,
         [](const Rulebook& plain, std::uint64_t seed) { return arcana::RandomPosition(plain.pool(), seed).text(); },
         {"tap", "becomes tapped"},
         nullptr,
         {{"Doer",
           "Enchantment, cost: 0",
           "",
           {"{pay: 0, targets: [creature or sorcery spell], do: {counter: target}}", "{pay: 0, do: extra turn}",
            "{pay: 0, if: your life <= 5, do: lose the game}"}}}},
    Game{"basebreak",
         &basebreak::vocabulary,
         "Minion - Pirates, stats: 2",
         "player 1",
         "play",
         &rulesOf<basebreak::Basebreak>,
         [](const Rulebook& plain, std::uint64_t seed) { return basebreak::RandomBases(plain.pool(), seed).text(2); },
         {},
         nullptr,
         {{"Doer",
           "Minion - Pirates, stats: 2",
           "",
           {"{pay: 0, do: {lose points: 1}}", "{pay: 0, if: this is unspent, do: [{spend: this}, {draw: 1}]}",
            "{pay: 0, if: this is unmarked, do: [{mark: this}, {draw: 1}]}", "{pay: 0, do: {ignore: bases}}"}}}},
    Game{"netrun",
         &netrun::vocabulary,
         "Anarch Resource, cost: 0, stats: \"1\"",
         "player 2",
         "play",
         &rulesOf<netrun::Netrun>,
         [](const Rulebook& plain, std::uint64_t seed) {
             return netrun::RandomServers(static_cast<const netrun::Netrun&>(plain), seed).text();
         },
         {},
         &isTrashedByRule,
         {{"Doer", "Anarch Resource, cost: 0, stats: \"1\"", "", runnerDeeds},
          {"Corp's Doer", "Jinteki Upgrade, cost: 0, stats: \"1/1\"", " (on HQ, rezzed)", corpDeeds},
          {"Accessing Doer", "Anarch Resource, cost: 0, stats: \"1\"", "", accessingDeeds, true}}},
    Game{"tribute",
         &tribute::vocabulary,
         "Continuous Spell",
         "player 1",
         "field",
         &rulesOf<tribute::Tribute>,
         [](const Rulebook& plain, std::uint64_t seed) { return tribute::RandomField(plain.pool(), seed).text(); },
         {},
         nullptr,
         {{"Doer",
           "Continuous Spell",
           "",
           {"{pay: 0, do: {shuffle: you}}", "{pay: 0, do: {special summon: 1 monster in your hand}}",
            "{pay: 0, do: {summon again: you}}"}}}},
};

/// A form of an event: the subjects to which it happens.
struct Form {
    enum class Of : std::uint8_t { Players, Cards, Source, Type, Zone };
    Of of = Of::Players;
    std::size_t index = 0;  ///< of the type or zone
    std::string text;       ///< "is summoned: monster"
};

/// An event of the vocabulary, as card files write it, with all its forms.
struct Event {
    std::string word;
    Pattern pattern;
    std::vector<Form> forms;
};

std::vector<Form> formsOf(const Vocabulary& words, const std::string& word) {
    std::vector<Form> forms{{Form::Of::Players, 0, word + ": every player"},
                            {Form::Of::Cards, 0, word + ": card"},
                            {Form::Of::Source, 0, word + ": {source: card}"}};
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        if (words.traits[i].group == TraitWord::Group::Type)
            forms.push_back({Form::Of::Type, i, word + ": " + words.traits[i].word});
    }
    for (std::size_t i = 0; i < words.zones.size(); ++i)
        forms.push_back({Form::Of::Zone, i, word + ": card in any " + words.zones[i].word});
    return forms;
}

std::vector<Event> eventsOf(const Vocabulary& words) {
    std::vector<Event> events;
    const auto add = [&](const std::string& word, Pattern pattern) {
        pattern.verbs = (std::uint64_t{1} << pattern.verb) | words.verbs[pattern.verb].covers;
        if (std::ranges::find(events, word, &Event::word) == events.end())
            events.push_back({word, pattern, formsOf(words, word)});
    };
    for (const EventWord& event : words.events) add(event.word, event.pattern);
    for (std::size_t v = 0; v < words.verbs.size(); ++v) {
        const VerbWord& verb = words.verbs[v];
        if (verb.statement) continue;
        Pattern pattern;
        pattern.verb = static_cast<std::uint8_t>(v);
        bool isPlain = true;
        for (const Parameter& parameter : verb.parameters) {
            const auto behind = [&](const auto& list) {
                isPlain = false;
                for (std::size_t i = 0; i < list.size(); ++i) {
                    pattern.detail = static_cast<std::uint8_t>(i);
                    add(verb.word + " " + list[i].word, pattern);
                }
            };
            if (parameter.slot == Slot::Value) behind(words.playerValues);
            if (parameter.slot == Slot::Detail) behind(words.details);
            if (parameter.slot == Slot::Counter) behind(words.counters);
        }
        if (isPlain) add(verb.word, pattern);
    }
    return events;
}

/// A card that stops events of one form, and the results.
struct Trial {
    std::string event;  ///< the event's word, which several trials share
    Form form;
    Pattern pattern;
    std::string stopper;  ///< the name of the card that stops it
    std::string idler;    ///< the name of its twin, which never stops it
    int stopped = 0;      ///< how often it stopped something
    int inVain = 0;       ///< how often stopping made no difference
    int undone = 0;       ///< how often the match then returned to an earlier state
    int missed = 0;       ///< how often such an event happened while the card was active
    std::string example;
};

/// Returns true if the event of the trial has happened to a subject that fits its form. The subject's state before the
/// last reply counts.
bool isMissed(const ReadableMatch& match, const MatchState& before, const Trial& trial, const Communication& done) {
    const auto& body = done.as<VerbBody>();
    const Pattern& said = trial.pattern;
    const bool isNew = done.id.value >= before.globals.nextCommunication;
    if (!isNew || !done.succeeded() || ((said.verbs >> done.kind.value) & 1U) == 0) return false;
    if ((said.detail != 0xff && said.detail != body.detail) || (said.to != 0xff && said.to != body.zone)) return false;
    const std::uint8_t inPlay = match.rulebook().zones().inPlay;
    return std::ranges::any_of(subjectsOf(match, done), [&](Subject subject) {
        if (trial.form.of == Form::Of::Players) return said.from == 0xff || subject.isPlayer();
        if (trial.form.of == Form::Of::Source)
            return said.from == 0xff && body.source && before.card(body.source).zone == inPlay;
        if (!subject.isCard()) return false;
        const Card& card = before.card(subject.card());
        if (said.from != 0xff && card.zone != said.from) return false;
        // A card that has moved may have moved before the event.
        const bool hasStayed = card.zone == match.state().card(subject.card()).zone;
        if (trial.form.of == Form::Of::Zone) return hasStayed && card.zone == trial.form.index;
        const bool isSuch = trial.form.of == Form::Of::Cards || ((card.current.traits >> trial.form.index) & 1U) != 0;
        return isSuch && card.zone == inPlay;
    });
}

/// Records which verbs a card in play has stopped, and which verbs have happened.
class Stops : public Observer {
public:
    Stops(const Game& game, CardId card, const Trial& trial)
        : m_isByRule(game.isByRule), m_card(card), m_trial(trial) {}
    /// Prepares for the next reply.
    void begin(const ReadableMatch& match) {
        m_before = match.state();
        happened = 0;
        m_missed = false;
    }
    void completed(const ReadableMatch& match, const Communication& done) override {
        if (done.kind.value >= maxVerbs) return;
        if (stoppedBy(match, done) == m_card) {
            ++stopped;
            isDeed = isDeed || isOfDoer(match, done);
        }
        // A draw from an empty deck changes nothing.
        const bool isDrawOfNothing = done.is(CoreVerb::Draw) && done.value == 0;
        if (done.succeeded() && !isDrawOfNothing) {
            happened |= std::uint64_t{1} << done.kind.value;
            details.emplace(done.kind.value, done.as<VerbBody>().detail);
        }
        const bool isByRule = m_isByRule != nullptr && m_isByRule(match, done);
        m_missed = m_missed || (!isByRule && isMissed(match, m_before, m_trial, done));
    }
    /// Returns true if an event happened although the active card should have stopped it.
    [[nodiscard]] bool missed(const ReadableMatch& match) const {
        const auto isAtWork = [&](const MatchState& state) {
            const Card& card = state.card(m_card);
            return card.zone == match.rulebook().zones().inPlay && card.current.suppressed == 0;
        };
        return m_missed && isAtWork(m_before) && isAtWork(match.state());
    }
    int stopped = 0;
    bool isDeed = false;                                      ///< the stopped verb came from a Doer card
    std::uint64_t happened = 0;                               ///< bit v: verb v happened
    std::set<std::pair<std::uint8_t, std::uint8_t>> details;  ///< all verbs so far, each with its detail

private:
    static bool isOfDoer(const ReadableMatch& match, const Communication& done) {
        const auto is = [&match](CardId card) {
            return card && match.pool()[match.state().card(card).definition].name.ends_with(doerName);
        };
        return is(done.as<VerbBody>().source) || std::ranges::any_of(subjectsOf(match, done), [&](Subject subject) {
                   return subject.isCard() && is(subject.card());
               });
    }

    bool (*m_isByRule)(const ReadableMatch& match, const Communication& done);
    CardId m_card;
    const Trial& m_trial;
    MatchState m_before;
    bool m_missed = false;
};

/// A position with a card without effect, which each trial replaces by its own card.
struct Beginning {
    std::uint64_t seed = 0;
    std::string text;
    Match match;
    CardId card;
    std::set<std::pair<std::uint8_t, std::uint8_t>> happens;  ///< verbs of the unchanged match, with their details
};
constexpr const char* standIn = "Stand-in";

/// The number of decisions played from a position.
constexpr int decisions = 60;

CardId cardNamed(const ReadableMatch& match, const std::string& name) {
    const DefinitionId definition = match.pool().find(name);
    const auto& cards = match.state().cards;
    const auto found = std::ranges::find(cards, definition, &Card::definition);
    return found == cards.end() ? CardId{} : CardId(static_cast<std::uint16_t>(found - cards.begin()));
}

/// Returns the state without its counters, so that equal matches have equal states.
MatchState alike(const MatchState& of) {
    MatchState state = withoutCounters(of);
    for (Card& each : state.cards) each.since = each.before = 0;
    for (Communication& each : state.communications) each.id = each.cause = {};
    for (PendingItem& each : state.pendingItems) {
        each.since = each.stamp = 0;
        each.cause = {};
    }
    return state;
}

}  // namespace

class TestStopping : public QObject {
    Q_OBJECT

private slots:
    void stoppingAnEventIsRefusedOrWorks_data() {
        QTest::addColumn<std::size_t>("game");
        QTest::addColumn<std::size_t>("way");
        for (std::size_t g = 0; g < gamesToStop.size(); ++g) {
            for (std::size_t w = 0; w < ways.size(); ++w)
                QTest::addRow("%s, %s", gamesToStop[g].name.c_str(), ways[w].name) << g << w;
        }
    }

    /// Plays two matches that differ in one card, which stops an event in the first and does nothing in the second.
    /// Once something is stopped, the matches must differ.
    void stoppingAnEventIsRefusedOrWorks() {
        QFETCH(std::size_t, game);
        QFETCH(std::size_t, way);
        m_game = &gamesToStop[game];
        m_way = &ways[way];
        m_trials.clear();
        makeCards();
        makeBeginnings();
        for (Trial& trial : m_trials) tryOut(trial);
        QString wrong;
        for (const Trial& trial : m_trials) wrong += problemOf(trial);
        const QStringList unseen = eventsNeverSeen();
        const QStringList untried = formsNeverTried();
        qInfo("%zu cards, %lld of them never met what they speak of%s; events never stopped: %s", m_trials.size(),
              static_cast<long long>(untried.size()), isLongRun() ? qPrintable(": " + untried.join(", ")) : "",
              qPrintable(unseen.join(", ")));
        if (!wrong.isEmpty()) QFAIL(qPrintable(wrong));
        // Every event must be reached. A compulsory effect may prevent the event from being offered at all.
        if (m_way->isOptional) QVERIFY2(unseen.isEmpty(), qPrintable("never reached: " + unseen.join(", ")));
    }

private:
    const Game* m_game = nullptr;
    const Way* m_way = nullptr;
    std::unique_ptr<CardPool> m_plainPool;
    std::unique_ptr<CardPool> m_pool;
    std::unique_ptr<Rulebook> m_plain;
    std::unique_ptr<Rulebook> m_rulebook;
    std::vector<Trial> m_trials;
    std::vector<Beginning> m_beginnings;

    [[nodiscard]] static QString problemOf(const Trial& trial) {
        const std::string head = "\n" + trial.form.text + ": ";
        const std::string of = " of " + std::to_string(trial.stopped) + " times ";
        if (trial.stopped > 1 && trial.inVain == trial.stopped)
            return QString::fromStdString(head + std::to_string(trial.inVain) + of + "it happens all the same\n" +
                                          trial.example);
        if (trial.undone > 0)
            return QString::fromStdString(head + std::to_string(trial.undone) + of + "it can be tried again\n" +
                                          trial.example);
        if (trial.stopped == 0 && trial.missed >= enoughToMiss)
            return QString::fromStdString(head + "nothing is stopped, " + std::to_string(trial.missed) +
                                          " times it happens\n" + trial.example);
        return {};
    }

    /// Returns the events that were never stopped.
    [[nodiscard]] QStringList eventsNeverSeen() const {
        std::map<std::string, bool> seen;
        for (const Trial& trial : m_trials) seen[trial.event] |= trial.stopped > 0;
        QStringList names;
        for (const auto& [name, isSeen] : seen) {
            if (!isSeen) names += QString::fromStdString(name);
        }
        return names;
    }
    [[nodiscard]] QStringList formsNeverTried() const {
        QStringList names;
        for (const Trial& trial : m_trials) {
            if (trial.stopped == 0 && trial.missed == 0) names += QString::fromStdString(trial.form.text);
        }
        return names;
    }

    [[nodiscard]] static std::string cardText(const std::string& name, const std::string& type,
                                              const std::vector<std::string>& abilities) {
        std::string text = "- {name: " + name + ", type: " + type;
        for (std::size_t i = 0; i < abilities.size(); ++i) text += (i == 0 ? ", abilities: [" : ", ") + abilities[i];
        if (!abilities.empty()) text += "]";
        return text + "}\n";
    }

    /// Makes a card for each form of each event. Cards that the loader refuses are left out.
    void makeCards() {
        const std::string only = qEnvironmentVariable("DUELOGUE_EVENT").toStdString();
        std::vector<Trial> all;
        std::string file = "set: Stopping\ncards:\n" + cardText(standIn, m_game->type, {});
        for (const Doer& doer : m_game->doers) file += cardText(doer.name, doer.type, doer.actions);
        for (const Event& event : eventsOf(m_game->vocabulary())) {
            if (!only.empty() && event.word != only) continue;
            for (const Form& form : event.forms) {
                Trial trial;
                trial.event = event.word;
                trial.form = form;
                trial.pattern = event.pattern;
                trial.stopper = "Stopper " + std::to_string(all.size());
                trial.idler = "Idler " + std::to_string(all.size());
                all.push_back(trial);
                file += cardText(trial.stopper, m_game->type, {abilityOf(*m_way, form.text, false)}) +
                        cardText(trial.idler, m_game->type, {abilityOf(*m_way, form.text, true)});
            }
        }
        m_plainPool = std::make_unique<CardPool>(m_game->vocabulary());
        addProgramCards(*m_plainPool);
        m_plain = m_game->rulebook(*m_plainPool);
        m_pool = std::make_unique<CardPool>(m_game->vocabulary());
        addProgramCards(*m_pool);
        std::set<std::string> refused;
        for (const CardError& error : loadCards(*m_pool, "stopping.yaml", file)) {
            refused.insert(error.card);
            if (std::ranges::find(m_game->doers, error.card, &Doer::name) != m_game->doers.end())
                qFatal("%s", error.text().c_str());
        }
        for (const Trial& trial : all) {
            if (!refused.contains(trial.stopper)) m_trials.push_back(trial);
        }
        m_rulebook = m_game->rulebook(*m_pool);
    }

    enum class Doers : std::uint8_t { None, Usual, Alone };

    /// Adds the cards of the test to a position. Returns an empty string unless each side already has a card in play.
    [[nodiscard]] std::string positionWithCards(std::string position, Doers doers) const {
        const std::string head = "  " + m_game->zone + " ";
        std::string note;
        if (m_game->name == "basebreak") {
            const std::string table = "table\n" + head;
            const std::size_t base = position.find(table) + table.size();
            note = " (on " + position.substr(base, position.find_first_of(",\n", base) - base) + ")";
        }
        const auto add = [&](const std::string& player, const std::string& card) {
            const std::size_t at = position.find(head, position.find(player + "\n"));
            if (at != std::string::npos) position.insert(at + head.size(), card + ", ");
            return at != std::string::npos;
        };
        for (const Doer& doer : m_game->doers) {
            if (doers != (doer.isAlone ? Doers::Alone : Doers::Usual)) continue;
            const bool isAdded =
                doer.note.empty() ? add(m_game->player, doer.name + note) : add("player 1", doer.name + doer.note);
            if (!isAdded) return {};
        }
        return add(m_game->player, standIn + note) ? position : std::string();
    }

    /// Returns nullopt if the position is impossible.
    [[nodiscard]] std::optional<Match> matchFrom(const std::string& position) const {
        const auto read = readScenarios(position);
        if (std::holds_alternative<NotationError>(read)) return std::nullopt;
        ScenarioRunner runner(*m_rulebook);
        if (runner.setUp(std::get<std::vector<Scenario>>(read).front())) return std::nullopt;
        return runner.match();
    }

    void makeBeginnings() {
        m_beginnings.clear();
        const std::uint64_t positions = isLongRun() ? 600 : 150;
        const std::uint64_t further = std::ranges::any_of(m_game->doers, &Doer::isAlone) ? positions / 3 : 0;
        for (std::uint64_t seed = 1; seed <= positions + further; ++seed) {
            const Doers doers = seed > positions ? Doers::Alone : seed % 2 == 0 ? Doers::Usual : Doers::None;
            const std::string text = positionWithCards(m_game->position(*m_plain, seed), doers);
            const auto begun = matchFrom(text);
            if (!begun) continue;
            const CardId card = cardNamed(*begun, standIn);
            Beginning beginning{seed, text, *begun, card, {}};
            const Trial none;
            Stops all(*m_game, card, none);
            MatchDriver driver(*begun);
            driver.setObserver(&all);
            Match& match = driver.edit();
            Random random(seed);
            for (int i = 0; i < decisions && match.pendingQuestion() != nullptr; ++i)
                (void)match.play(match.playerToAct(), busily(match, random));
            beginning.happens = all.details;
            m_beginnings.push_back(beginning);
        }
    }

    void tryOut(Trial& trial) const {
        const int most = isLongRun() ? 100 : 12;
        int tries = 0;
        for (const Beginning& beginning : m_beginnings) {
            if (!happensAt(beginning, trial.pattern)) continue;
            if (trial.stopped >= enoughStops || ++tries > most) return;
            tryAt(trial, beginning);
        }
    }

    [[nodiscard]] static bool happensAt(const Beginning& beginning, const Pattern& said) {
        return std::ranges::any_of(beginning.happens, [&said](const auto& verb) {
            return ((said.verbs >> verb.first) & 1U) != 0 && (said.detail == 0xff || said.detail == verb.second);
        });
    }

    /// Returns true if such an event has happened or is outstanding.
    [[nodiscard]] static bool hasBegun(const ReadableMatch& match, const Stops& stops, const Pattern& said) {
        return (stops.happened & said.verbs) != 0 ||
               std::ranges::any_of(match.state().communications, [&said](const Communication& outstanding) {
                   return outstanding.kind.value < maxVerbs && ((said.verbs >> outstanding.kind.value) & 1U) != 0;
               });
    }

    /// Returns the match of the position with that card in place of the stand-in.
    [[nodiscard]] Match matchWith(const Beginning& beginning, const std::string& card) const {
        Match match = beginning.match;
        match.state().card(beginning.card).definition = m_pool->find(card);
        match.state().globals.stale = Globals::isOutdated;
        match.refresh();
        return match;
    }

    void tryAt(Trial& trial, const Beginning& beginning) const {
        MatchDriver stoppedDriver(matchWith(beginning, trial.stopper));
        Match& stopped = stoppedDriver.edit();
        MatchDriver idleDriver(matchWith(beginning, trial.idler));
        Match& idle = idleDriver.edit();
        Stops stops(*m_game, beginning.card, trial);
        Stops others(*m_game, beginning.card, trial);
        stoppedDriver.setObserver(&stops);
        idleDriver.setObserver(&others);
        Random random(beginning.seed);
        std::vector<JournalEntry> replies;
        std::vector<MatchState> before;
        for (int i = 0; i < decisions && stopped.pendingQuestion() != nullptr; ++i) {
            stops.begin(stopped);
            others.begin(idle);
            before.push_back(alike(stopped.state()));
            if (!replyInBoth(stopped, idle, beginning.card, random, replies)) return;
            const bool same = areSame(stopped, idle, beginning.card);
            if (stops.stopped > 0) {
                if (!hasBegun(idle, others, trial.pattern)) return;
                ++trial.stopped;
                const bool isUndone = !stops.isDeed && !m_game->takenBack.contains(trial.event) &&
                                      std::ranges::find(before, alike(stopped.state())) != before.end();
                trial.undone += isUndone ? 1 : 0;
                trial.inVain += same ? 1 : 0;
                if (same || isUndone) note(trial, beginning, replies);
                return;
            }
            if (stops.missed(stopped)) {
                ++trial.missed;
                note(trial, beginning, replies);
            }
            if (!same) return;
        }
    }

    /// Gives the same reply in both matches. If the card in the first may be used, it is used. Returns false if a reply
    /// is illegal.
    static bool replyInBoth(Match& stopped, Match& idle, CardId card, Random& random,
                            std::vector<JournalEntry>& replies) {
        const PlayerId player = stopped.playerToAct();
        const Reply reply = busily(stopped, random);
        replies.push_back({player, reply});
        if (stopped.play(player, reply) != MessageId::None || idle.play(player, reply) != MessageId::None) return false;
        while (isAskedBy(stopped, card)) {
            replies.push_back({stopped.playerToAct(), Reply(ReplyWord::Yes)});
            if (stopped.play(stopped.playerToAct(), Reply(ReplyWord::Yes)) != MessageId::None) return false;
        }
        return true;
    }

    void note(Trial& trial, const Beginning& beginning, const std::vector<JournalEntry>& replies) const {
        std::string position = beginning.text;
        trial.example = scenarioOf(
            *m_rulebook, position.replace(position.find(standIn), std::strlen(standIn), trial.stopper), replies);
    }

    /// Returns true if the controller of the card is asked whether to use it.
    static bool isAskedBy(const ReadableMatch& match, CardId card) {
        const Communication* const asked = match.pendingQuestion();
        return asked != nullptr && asked->is<YesNo>() && asked->as<YesNo>().card == card;
    }

    /// Returns true if the matches differ only in the card under test.
    static bool areSame(const ReadableMatch& stopped, const ReadableMatch& idle, CardId card) {
        MatchState other = alike(idle.state());
        other.card(card).definition = stopped.state().card(card).definition;
        return alike(stopped.state()) == other;
    }
};

DUELOGUE_TEST(TestStopping, NoApplication)
#include "tst_stopping.moc"

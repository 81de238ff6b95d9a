#include "match/RunAbility.h"

#include <algorithm>

#include "match/CoreVerbs.h"
#include "match/Match.h"
#include "match/Questions.h"
#include "match/Verb.h"

namespace duelogue {

namespace {

/// RunAbility::loop counts no further.
constexpr int mostRounds = 255;

/// One run of the interpreter: from the communication's position until it must wait or is complete.
class Interpreter {
public:
    Interpreter(Match& match, Communication& self) : m_match(match), m_self(self), m_frame(self.as<RunAbility>()) {}

    /// Carries out instructions from `at` on.
    Next go() {
        while (m_frame.at) {
            const InstructionId at = m_frame.at;
            if (auto next = carryOut(at, m_match.pool()[at])) return *next;
        }
        return Answer::succeeded(m_frame.thatMuch);
    }

    Next counted(const Communication& answered) {
        m_frame.thatMuch = static_cast<std::int16_t>(answered.value);
        return go();
    }

    Next decided(const Communication& answered) { return branch(answered.value != 0); }

    Next chosen(const Communication& answered) {
        const std::uint16_t picked = answered.as<Selection>().chosen;
        const auto list = m_match.list(answered);
        const std::vector<Subject> subjects(list.begin(), list.end());
        keepChoice(subjects, picked);
        m_frame.at = now().next;
        return go();
    }

    Next numbered(const Communication& answered) {
        m_frame.thatMuch = static_cast<std::int16_t>(answered.value);
        m_frame.at = now().next;
        return go();
    }

    Next optioned(const Communication& answered) {
        InstructionId option = now().body;
        for (int i = 0; i < answered.value; ++i) option = m_match.pool()[option].otherwise;
        return runAsChild(m_match.pool()[option].body, Subject{}, RunAbility::Step::Counted, now().next);
    }

    Next looped() { return nextRound(); }

    Next contested(const Communication& answered) {
        m_frame.thatMuch = static_cast<std::int16_t>(answered.value);
        const Instruction& instruction = now();
        return branch(instruction.condition ? evaluator().holds(instruction.condition) : answered.value > 0);
    }

    Next priced(const Communication& answered) { return branch(answered.succeeded()); }

private:
    Match& m_match;
    Communication& m_self;
    RunAbility& m_frame;
    Scope m_scope;

    [[nodiscard]] const Instruction& now() const { return m_match.pool()[m_frame.at]; }

    [[nodiscard]] Evaluator evaluator() {
        m_scope = RunAbility::scope(m_match, m_self);
        return {m_match, m_scope};
    }

    [[nodiscard]] std::vector<Subject> subjects(ExpressionId id) {
        std::vector<Subject> found;
        evaluator().subjects(id, found);
        return found;
    }

    std::optional<Next> carryOut(InstructionId at, const Instruction& instruction) {
        switch (instruction.op) {
            case Op::Do:
                return doVerb(at, instruction);
            case Op::If:
                enterBody(evaluator().holds(instruction.condition));
                return std::nullopt;
            case Op::May:
                return may(at, instruction);
            case Op::ForEachCard:
            case Op::ForEachPlayer:
            case Op::Repeat:
                return startLoop(instruction);
            case Op::ChooseOne:
                return chooseOne(at, instruction);
            case Op::Option:
                m_frame.at = instruction.next;
                return std::nullopt;
            case Op::Choose:
                return choose(at, instruction);
            case Op::ChooseNumber:
                return chooseNumber(at, instruction);
            case Op::Order:
                return order(at, instruction);
            case Op::Unless:
                return unless(at, instruction);
            case Op::Contest:
                return contest(instruction);
            case Op::Float:
                return makeFloat(instruction);
        }
        return std::nullopt;
    }

    // ---- branches

    /// A branch without instructions goes on behind its instruction.
    void enterBody(bool taken) {
        const Instruction& instruction = now();
        const InstructionId branch = taken ? instruction.body : instruction.otherwise;
        m_frame.at = branch ? branch : instruction.next;
    }

    Next branch(bool taken) {
        enterBody(taken);
        return go();
    }

    [[nodiscard]] Communication asked(InstructionId at, Communication question, PlayerId player) const {
        question.initiator = Party::of(m_frame.self);
        question.answerer = Party::of(player);
        question.instruction = at.value;
        return question;
    }

    std::optional<Next> may(InstructionId at, const Instruction& instruction) {
        const Evaluator evaluate = evaluator();
        const PlayerId player = evaluate.players(instruction.player).first();
        if (!player || !evaluate.holds(instruction.condition)) {
            enterBody(false);
            return std::nullopt;
        }
        return Ask{asked(at, Communication::of(YesNo{m_frame.self}), player), RunAbility::Step::Decided};
    }

    std::optional<Next> chooseOne(InstructionId at, const Instruction& instruction) {
        const PlayerId player = evaluator().players(instruction.player).first();
        Communication question = Communication::of(ChooseOption{m_frame.self, ChooseOption::Of::Instructions});
        int count = 0;
        for (InstructionId option = instruction.body; option; option = m_match.pool()[option].otherwise) {
            m_match.draft(question, Subject::number(static_cast<std::int16_t>(option.value)));
            m_match.draft(question, Subject(m_frame.self));
            ++count;
        }
        if (count > 0 && player) return Ask{asked(at, question, player), RunAbility::Step::Optioned};
        m_frame.at = instruction.next;
        return std::nullopt;
    }

    std::optional<Next> unless(InstructionId /*at*/, const Instruction& instruction) {
        const Evaluator evaluate = evaluator();
        const PlayerId player = evaluate.players(instruction.player).first();
        auto payment = m_match.rulebook().payment(m_match, m_frame.self, player, instruction.detail,
                                                  evaluate.number(instruction.amount));
        if (!payment) {
            enterBody(false);
            return std::nullopt;
        }
        return Ask{*payment, RunAbility::Step::Priced};
    }

    std::optional<Next> contest(const Instruction& instruction) {
        const Evaluator evaluate = evaluator();
        Contest body;
        body.card = m_frame.self;
        body.first = m_frame.you;
        for (const PlayerId player : m_match.state().seatsFrom(m_frame.you)) {
            const bool meant = player != m_frame.you && evaluate.players(instruction.player).has(player);
            if (meant && !body.other) body.other = player;
        }
        if (!body.other) {
            enterBody(false);
            return std::nullopt;
        }
        body.spends = instruction.detail;
        body.secret = instruction.secret ? 1 : 0;
        body.most = static_cast<std::int16_t>(instruction.second ? evaluate.number(instruction.second) : -1);
        return Ask{Communication::of(body, Party::of(m_frame.self)), RunAbility::Step::Contested};
    }

    // ---- choices

    /// The choice becomes Chosen and NotChosen; what an earlier choice or loop left behind the targets goes.
    void keepChoice(const std::vector<Subject>& subjects, std::size_t picked) {
        m_match.truncate(m_self, m_frame.targets);
        for (const Subject subject : subjects) m_match.append(m_self, subject);
        m_frame.chosen = static_cast<std::uint8_t>(picked);
        m_frame.rest = static_cast<std::uint8_t>(subjects.size() - picked);
    }

    std::optional<Next> choose(InstructionId at, const Instruction& instruction) {
        std::vector<Subject> possible = subjects(instruction.cards);
        const Evaluator evaluate = evaluator();
        const PlayerId player = evaluate.players(instruction.player).first();
        const auto count = [&evaluate](ExpressionId id) {
            return static_cast<std::size_t>(std::max(0, evaluate.number(id)));
        };
        const std::size_t most =
            std::min(possible.size(), instruction.second ? count(instruction.second)
                                                         : std::max<std::size_t>(1, count(instruction.amount)));
        const std::size_t least = instruction.amount ? std::min(most, count(instruction.amount)) : most;
        const bool forced = most == 0 || (least == most && most == possible.size());
        if (instruction.picking == Picking::AtRandom && !forced) shufflePrefix(possible, most);
        if (forced || instruction.picking == Picking::AtRandom || !player) {
            keepChoice(possible, most);
            m_frame.at = instruction.next;
            return std::nullopt;
        }
        return ask(at, player, possible, least, most);
    }

    std::optional<Next> ask(InstructionId at, PlayerId player, const std::vector<Subject>& possible, std::size_t least,
                            std::size_t most) {
        Selection selection;
        selection.card = m_frame.self;
        selection.least = static_cast<std::uint16_t>(least);
        selection.most = static_cast<std::uint16_t>(most);
        Communication question = possible.front().isPlayer() ? Communication::of(ChoosePlayer{selection})
                                                             : Communication::of(ChooseCard{selection});
        m_match.draft(question, possible);
        // Whoever chooses among hidden cards gets to see them.
        for (const Subject subject : possible) {
            if (!subject.isCard()) continue;
            Card& card = m_match.state().card(subject.card());
            card.knownTo = static_cast<std::uint8_t>(card.knownTo | (1U << player.value));
        }
        return Ask{asked(at, question, player), RunAbility::Step::Chosen};
    }

    void shufflePrefix(std::vector<Subject>& subjects, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            const auto left = static_cast<std::uint32_t>(subjects.size() - i);
            std::swap(subjects[i], subjects[i + m_match.state().globals.random.below(left)]);
        }
    }

    std::optional<Next> chooseNumber(InstructionId at, const Instruction& instruction) {
        const Evaluator evaluate = evaluator();
        ChooseNumber body;
        body.card = m_frame.self;
        body.least = static_cast<std::int16_t>(evaluate.number(instruction.amount));
        body.most = static_cast<std::int16_t>(std::max<int>(body.least, evaluate.number(instruction.second)));
        const PlayerId player = evaluate.players(instruction.player).first();
        if (body.least == body.most || !player) {
            m_frame.thatMuch = body.least;
            m_frame.at = instruction.next;
            return std::nullopt;
        }
        return Ask{asked(at, Communication::of(body), player), RunAbility::Step::Numbered};
    }

    std::optional<Next> order(InstructionId at, const Instruction& instruction) {
        const std::vector<Subject> all = subjects(instruction.cards);
        const PlayerId player = evaluator().players(instruction.player).first();
        if (all.size() < 2 || !player) {
            keepChoice(all, all.size());
            m_frame.at = instruction.next;
            return std::nullopt;
        }
        Order body;
        body.card = m_frame.self;
        body.least = static_cast<std::uint16_t>(all.size());
        body.most = body.least;
        Communication question = Communication::of(body);
        m_match.draft(question, all);
        return Ask{asked(at, question, player), RunAbility::Step::Chosen};
    }

    // ---- loops

    std::optional<Next> startLoop(const Instruction& instruction) {
        std::vector<Subject> through;
        if (instruction.op == Op::Repeat) {
            through.resize(static_cast<std::size_t>(std::clamp(evaluator().number(instruction.amount), 0, mostRounds)));
        } else if (instruction.op == Op::ForEachCard) {
            through = subjects(instruction.cards);
        } else {
            const PlayerSet players = evaluator().players(instruction.player);
            const PlayerId first = m_match.state().globals.current;
            for (const PlayerId player : m_match.state().seatsFrom(first ? first : PlayerId(0))) {
                if (players.has(player)) through.emplace_back(player);
            }
        }
        through.resize(std::min<std::size_t>(through.size(), mostRounds));
        m_match.truncate(m_self, loopBegin());
        for (const Subject subject : through) m_match.append(m_self, subject);
        m_frame.loop = 0;
        return nextRound();
    }

    [[nodiscard]] std::size_t loopBegin() const {
        return static_cast<std::size_t>(m_frame.targets) + m_frame.chosen + m_frame.rest;
    }

    Next nextRound() {
        const auto through = m_match.list(m_self).subspan(loopBegin());
        if (m_frame.loop >= through.size()) {
            m_match.truncate(m_self, loopBegin());
            m_frame.at = now().next;
            return go();
        }
        const Subject each = through[m_frame.loop++];
        if (const int share = shareOf(each); share > 0) m_frame.thatMuch = static_cast<std::int16_t>(share);
        return runAsChild(now().body, each, RunAbility::Step::Looped, m_frame.at);
    }

    /// The share of a target among which a number was divided; 0 where nothing was.
    [[nodiscard]] int shareOf(Subject subject) const {
        const auto targets = m_match.list(m_self).first(m_frame.targets);
        return Targets(m_match.pool().targetsOf(m_match.pool()[m_frame.ability]), targets).share(subject);
    }

    /// Runs a body as a child with registers of its own, which sees the targets and the choice of this one.
    Next runAsChild(InstructionId body, Subject each, RunAbility::Step resume, InstructionId then) {
        RunAbility frame = m_frame;
        frame.at = body;
        frame.loop = 0;
        if (each.isCard()) frame.each = each.card();
        if (each.isPlayer()) frame.eachPlayer = each.player();
        Communication child = Communication::of(frame, Party::of(m_frame.self));
        m_match.draft(child, m_match.list(m_self).first(loopBegin()));
        m_frame.at = then;
        return Ask{child, resume};
    }

    // ---- verbs and what lasts

    std::optional<Next> doVerb(InstructionId at, const Instruction& instruction) {
        const Evaluator evaluate = evaluator();
        Verb body;
        body.traits = instruction.traits;
        body.amount = static_cast<std::int16_t>(evaluate.number(instruction.amount));
        body.second = static_cast<std::int16_t>(evaluate.number(instruction.second));
        body.source = sourceOf(instruction);
        body.since = body.source == m_frame.self ? m_frame.since : m_match.state().card(body.source).since;
        body.ability = instruction.ability;
        body.player = evaluate.players(instruction.player).first();
        body.zone = instruction.zone;
        body.place = static_cast<std::uint8_t>(instruction.place);
        body.detail = instruction.detail;
        body.duration = instruction.duration;
        body.paid = m_frame.occasion.paid;
        Communication verb = Verb::make(instruction.verb, body);
        verb.initiator = Party::of(m_frame.self);
        verb.instruction = at.value;
        for (const Subject subject : toWhat(instruction)) Verb::add(m_match, verb, subject);
        m_frame.at = instruction.next;
        if (!m_frame.at) return HandOver{verb};
        return Ask{verb, RunAbility::Step::Counted};
    }

    /// To what it happens. A shuffle happens to players, and names cards that stay out of it.
    [[nodiscard]] std::vector<Subject> toWhat(const Instruction& instruction) {
        const bool shuffles = instruction.verb == static_cast<std::uint8_t>(CoreVerb::Shuffle);
        std::vector<Subject> to = instruction.cards ? subjects(instruction.cards) : std::vector<Subject>{};
        if (instruction.cards && !shuffles) return to;
        for (const Subject player : playersOf(instruction)) to.push_back(player);
        return to;
    }

    /// The card that does it: the one that the instruction names, else the one that has the ability.
    [[nodiscard]] CardId sourceOf(const Instruction& instruction) {
        const std::vector<Subject> named = subjects(instruction.subject);
        return !named.empty() && named.front().isCard() ? named.front().card() : m_frame.self;
    }

    [[nodiscard]] std::vector<Subject> playersOf(const Instruction& instruction) {
        std::vector<Subject> found;
        const PlayerSet players = evaluator().players(instruction.player);
        const PlayerId first = m_match.state().globals.current;
        for (const PlayerId player : m_match.state().seatsFrom(first ? first : PlayerId(0))) {
            if (players.has(player)) found.emplace_back(player);
        }
        return found;
    }

    std::optional<Next> makeFloat(const Instruction& instruction) {
        FloatingEffect effect;
        effect.ability = instruction.ability;
        effect.source = m_frame.self;
        effect.since = m_frame.since;
        effect.occasion = m_frame.occasion;
        effect.amount = m_frame.thatMuch;
        effect.controller = m_frame.you;
        const Evaluator evaluate = evaluator();
        effect.until = evaluate.players(instruction.player).first();
        if (instruction.cards) {
            for (const Subject subject : subjects(instruction.cards)) addFloat(effect, instruction, subject);
        } else {
            addFloat(effect, instruction, Subject{});
        }
        m_frame.at = instruction.next;
        return std::nullopt;
    }

    void addFloat(FloatingEffect effect, const Instruction& instruction, Subject on) {
        effect.on = on;
        effect.duration = instruction.duration;
        m_match.addFloating(effect);
    }
};

}  // namespace

Communication RunAbility::make(const RunAbility& frame) { return Communication::of(frame, Party::of(frame.self)); }

Next RunAbility::enter(Match& match, Communication& self, const Communication* answered) {
    Interpreter interpreter(match, self);
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return interpreter.go();
        case Step::Counted:
            return interpreter.counted(*answered);
        case Step::Decided:
            return interpreter.decided(*answered);
        case Step::Chosen:
            return interpreter.chosen(*answered);
        case Step::Numbered:
            return interpreter.numbered(*answered);
        case Step::Optioned:
            return interpreter.optioned(*answered);
        case Step::Looped:
            return interpreter.looped();
        case Step::Contested:
            return interpreter.contested(*answered);
        case Step::Priced:
            return interpreter.priced(*answered);
    }
    return Answer::impossible();
}

Scope RunAbility::scope(const Match& match, const Communication& self) {
    const auto& frame = self.as<RunAbility>();
    const auto list = match.list(self);
    Scope scope;
    scope.ability = &match.pool()[frame.ability];
    scope.self = frame.self;
    scope.since = frame.since;
    scope.you = frame.you;
    scope.eachPlayer = frame.eachPlayer;
    scope.each = frame.each;
    scope.x = frame.x;
    scope.thatMuch = frame.thatMuch;
    scope.occasion = frame.occasion;
    scope.targets = list.first(frame.targets);
    scope.chosen = list.subspan(frame.targets, frame.chosen);
    scope.rest = list.subspan(static_cast<std::size_t>(frame.targets) + frame.chosen, frame.rest);
    return scope;
}

std::vector<Field> RunAbility::fields() {
    return {field<&RunAbility::self>("card"), field<&RunAbility::ability>("ability"), field<&RunAbility::you>("player"),
            field<&RunAbility::x>("x"), field<&RunAbility::thatMuch>("that much")};
}

}  // namespace duelogue

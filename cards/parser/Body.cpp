#include "cards/parser/Body.h"

#include <optional>

#include "cards/parser/ChoiceReader.h"
#include "cards/parser/ControlReader.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/VerbCall.h"
#include "cards/parser/phrases/VerbExample.h"
#include "cards/parser/phrases/VerbKeys.h"

namespace duelogue {

namespace {

/// Reads one of the language's own instructions. Returns nullopt if the first key names none.
std::optional<Instruction> readOwn(LoadContext& loading, const FileNode& node) {
    if (auto choice = ChoiceReader(loading, node).read()) return choice;
    return ControlReader(loading, node).read();
}

/// Returns the first argument that a card file writes by name, or nullptr.
const Parameter* firstArgument(const VerbWord& verb) {
    const auto first =
        std::ranges::find_if(verb.parameters, [](const Parameter& each) { return !standsBehindVerb(each.slot); });
    return first == verb.parameters.end() ? nullptr : &*first;
}

/// Adds an argument that stands beside the call instead of inside it. Returns false if the verb has no such argument,
/// or if the call has it already.
bool addArgument(const Vocabulary& words, FileEntry& call, const FileEntry& argument) {
    const VerbName name = findVerb(words, call.key);
    if (name.verb == 0xff || findVerb(words, argument.key).verb != 0xff) return false;
    const VerbWord& verb = words.verbs[name.verb];
    const auto isIt = [&](const Parameter& each) {
        return !standsBehindVerb(each.slot) && !argument.key.empty() &&
               (each.name == argument.key || each.formerly == argument.key);
    };
    if (std::ranges::none_of(verb.parameters, isIt)) return false;
    if (!call.value.isMap()) {
        FileNode map;
        map.kind = FileNode::Kind::Map;
        map.line = call.value.line;
        if (call.value.kind != FileNode::Kind::Empty)
            map.entries.push_back({firstArgument(verb)->name, call.value.line, call.value});
        call.value = std::move(map);
    }
    if (call.value.find(argument.key) != nullptr) return false;
    call.value.entries.push_back(argument);
    return true;
}

/// Returns the calls of verbs in a map. A key that is no verb, but an argument of the verb before it, belongs to that
/// verb: {play: cards, at: here}.
std::vector<FileEntry> callsIn(const Vocabulary& words, const FileNode& node) {
    std::vector<FileEntry> calls;
    for (const FileEntry& entry : node.entries) {
        if (calls.empty() || !addArgument(words, calls.back(), entry)) calls.push_back(entry);
    }
    return calls;
}

void loadInstruction(LoadContext& loading, const FileNode& node, BodyKind kind, Sequence& sequence) {
    if (node.isText()) {
        FileEntry call{node.text, node.line, {}};
        call.value.line = node.line;
        return loadVerbCall(loading, call, kind, sequence);
    }
    if (!node.isMap() || node.entries.empty()) {
        const bool statements = kind == BodyKind::Statements;
        return loading.expected(node, statements ? "a statement" : "an instruction", {},
                                ", e.g. " + bodyExample(loading.words(), kind));
    }
    const auto own = kind == BodyKind::Instructions ? readOwn(loading, node) : std::nullopt;
    if (own) return sequence.push_back(*own);
    if (node.entries.size() == 1) return loadVerbCall(loading, node.entries.front(), kind, sequence);
    for (const FileEntry& call : callsIn(loading.words(), node)) loadVerbCall(loading, call, kind, sequence);
}

/// Returns true if the branches run in the same frame and therefore need a link to the next instruction.
bool hasBranches(Op op) { return op == Op::If || op == Op::May || op == Op::Unless || op == Op::Contest; }

/// Links the end of a branch to `next`.
void goOnWith(CardPool& pool, InstructionId branch, InstructionId next) {
    while (branch) {
        Instruction& instruction = pool.edit(branch);
        const InstructionId following = instruction.next;
        if (!following) {
            instruction.next = next;
            if (!hasBranches(instruction.op)) return;
            goOnWith(pool, instruction.body, next);
            goOnWith(pool, instruction.otherwise, next);
            return;
        }
        branch = following;
    }
}

void stay(CardPool& pool, InstructionId first) {
    for (InstructionId at = first; at; at = pool[at].next) {
        Instruction& instruction = pool.edit(at);
        if (instruction.stays) return;
        instruction.stays = true;
        stay(pool, instruction.body);
        stay(pool, instruction.otherwise);
    }
}

}  // namespace

std::vector<std::string> controlWords(const Vocabulary& words) {
    std::vector<std::string> keys;
    for (const MapForm& form : formsFor(words, instructionForms())) keys.push_back(exampleIn(words, form.keys[0].key));
    return keys;
}

InstructionId addSequence(LoadContext& loading, const Sequence& sequence) {
    InstructionId next;
    for (std::size_t i = sequence.size(); i-- > 0;) {
        Instruction made = sequence[i];
        made.next = next;
        if (next && hasBranches(made.op)) {
            goOnWith(loading.pool(), made.body, next);
            goOnWith(loading.pool(), made.otherwise, next);
        }
        next = loading.pool().add(made);
    }
    return next;
}

InstructionId loadBody(LoadContext& loading, const FileNode& node, BodyKind kind) {
    Sequence sequence;
    if (node.isList() && !node.items.empty()) {
        for (const FileNode& item : node.items) loadInstruction(loading, item, kind, sequence);
    } else {
        loadInstruction(loading, node, kind, sequence);
    }
    return addSequence(loading, sequence);
}

InstructionId loadStayingBody(LoadContext& loading, const FileNode& node) {
    const InstructionId first = loadBody(loading, node);
    stay(loading.pool(), first);
    return first;
}

ExpressionId possible(LoadContext& loading, InstructionId first) {
    if (!first) return {};
    const Instruction begin = loading.pool()[first];
    if (begin.op != Op::Choose || !begin.amount || !begin.cards) return {};
    const Expression least = loading.pool()[begin.amount];
    if (least.term != Term::Number || least.number == 0) return {};
    if (least.number == 1) return loading.make(Term::Any, begin.cards);
    return loading.make(Term::AtLeast, loading.make(Term::Count, begin.cards), begin.amount);
}

}  // namespace duelogue

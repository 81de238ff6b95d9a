#include "cards/parser/ControlReader.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "cards/data/Price.h"
#include "cards/parser/AbilityLoader.h"
#include "cards/parser/Body.h"
#include "cards/parser/ChoiceReader.h"
#include "cards/parser/phrases/Phrase.h"

namespace duelogue {

const std::vector<MapForm>& instructionForms() {
    constexpr KeyForm then{"then", Shape::Body, true, "what happens if the condition holds"};
    constexpr KeyForm otherwise{"else", Shape::Body, false, "what happens otherwise"};
    constexpr KeyForm asked{"player", Shape::Player, false,
                            "the player who is asked and who acts or pays; you by default"};
    constexpr KeyForm body{"do", Shape::Body, true, "what happens"};
    static const std::vector<MapForm> forms = [&] {
        std::vector<MapForm> all{
            {{{"if", Shape::Condition, true, "a condition, or a list of them that must all hold"}, then, otherwise},
             "checks a condition when the instruction is reached",
             "{if: 'any <type> you control', then: {draw: 1}, else: {lose <value>: 1}}"},
            {{{"may", Shape::BodyOrPay, true, "what the player may do; with `then`, a price: an action<or paid>"},
              asked,
              {"then", Shape::Body, false, "what happens if the player pays the price"},
              otherwise},
             "offers something to a player; skipped if a choice or the price is impossible or nothing would change",
             "{may: {draw: 2}, player: <rival>, else: {gain <value>: 1}}"},
            {{{"unless", Shape::BodyOrPay, true, "a price: an action<or paid>"}, asked, body},
             "`do` happens if the player can't or doesn't pay the price",
             "{unless: {<payment>}, player: <rival>, do: {draw: 1}}"},
            {{{"for each", Shape::Cards, true, "cards or players; the list is fixed at the start"}, body},
             "carries out the body once for each of them; in it, `that card` or `that player` is the current one",
             "{for each: every player, do: {for each: <types> that player controls, do: {reveal: that card}}}"},
            {{{"repeat", Shape::Amount, true, "how many times"}, body},
             "carries out the body several times",
             "{repeat: 2, do: {draw: 1}}"},
        };
        all.insert(all.end(), choiceForms().begin(), choiceForms().end());
        all.insert(
            all.end(),
            {
                {{{"contest", Shape::Terms, true, "the terms of the contest"},
                  {"then", Shape::Body, false, "what happens if you bid more"},
                  otherwise},
                 "you and another player bid, and both pay what they bid",
                 "{contest: {most: 2, of: <value>, against: <rival>, secret: yes}, then: {draw: 1}}"},
                {{{"for", Shape::Duration, true, "how long"},
                  {"give", Shape::Cards, false, "the cards that have the ability; by default, none"}},
                 "creates an ability for a time; its keys follow. In it, `that player` is the player of the duration",
                 "{for: <time>, give: <types>, when: {draw: you}, do: {draw: 1}}"},
            });
        return all;
    }();
    return forms;
}

const std::vector<KeyForm>& contestForm() {
    static const std::vector<KeyForm> form{
        {"most", Shape::Amount, true, "the highest bid allowed"},
        {"of", Shape::Value, true, "the value of a player that is bid"},
        {"against", Shape::Player, true, "the other bidder"},
        {"secret", Shape::YesNo, false,
         "`yes`: the bids are hidden until both are made; by default, you bid first and openly"},
    };
    return form;
}

std::optional<Instruction> ControlReader::read() {
    struct Reader {
        std::string_view key;
        void (ControlReader::*read)();
    };
    constexpr Reader readers[] = {{"if", &ControlReader::readIf},
                                  {"may", &ControlReader::readMay},
                                  {"for each", &ControlReader::readForEach},
                                  {"repeat", &ControlReader::readRepeat},
                                  {"unless", &ControlReader::readUnless},
                                  {"contest", &ControlReader::readContest},
                                  {"for", &ControlReader::readFloat}};
    const auto* reader = std::ranges::find(readers, std::string_view(head().key), &Reader::key);
    if (reader == std::end(readers)) return std::nullopt;
    // The ability given by "for" has its own keys.
    if (head().key != "for") checkKeys();
    (this->*reader->read)();
    return madeInTurn();
}

/// Reads an offer to the player asked, who becomes the default player inside it.
template <class Load>
InstructionId ControlReader::offered(Load&& load) {
    const bool isYou = !made().player || loading().pool()[made().player].term == Term::You;
    const ExpressionId asked = asksSeveral() ? loading().make(Term::EachPlayer) : made().player;
    const ExpressionId around = std::exchange(loading().doer, isYou ? ExpressionId{} : asked);
    const InstructionId first = load();
    loading().doer = around;
    return first;
}

void ControlReader::readIf() {
    made().op = Op::If;
    made().condition = loadCondition(loading(), node());
    made().body = body("then");
    made().otherwise = body("else", false);
}

void ControlReader::readMay() {
    made().player = player();
    made().otherwise = body("else", false);
    if (node().find("then") != nullptr) {
        made().body = body("then");
        return readPrice();
    }
    made().op = Op::May;
    made().body = offered([this] { return body("may"); });
    if (!made().otherwise) made().condition = possible(loading(), made().body);
}

/// Reads a price: an amount of a resource, or verbs.
void ControlReader::readPrice() {
    made().op = Op::Unless;
    if (const FileNode* amount = head().value.find("pay")) {
        if (!hasResources(words())) loading().fail(amount->line, misplaced("pay", "this game has no resources"));
        readAmountToPay(*amount);
        return loading().checkKeys(head().value, {"pay"}, '"' + head().key + '"');
    }
    Ability price;
    price.cost.body = offered([this] { return loadStayingBody(loading(), head().value); });
    price.definition = DefinitionId(static_cast<std::uint16_t>(loading().pool().definitions().size()));
    made().ability = loading().pool().add(price);
}

void ControlReader::readAmountToPay(const FileNode& node) {
    Cost symbols;
    const bool isPrice = node.isText() && readSymbols(words(), node.text, symbols);
    const bool hasSymbols =
        !std::ranges::all_of(node.text, [](unsigned char c) { return std::isdigit(c) || c == 'X'; });
    if (isPrice && hasSymbols) {
        loading().fail(node.line,
                       misplaced(node.text, "here, only a number can be paid, e.g. {pay: " +
                                                std::to_string(std::max(1, symbols.resources[0] + 0)) + "}"));
        return;
    }
    made().amount = phrase(node, "an amount").amount();
}

void ControlReader::readForEach() {
    const ExpressionId all = phrase(head().value, "cards or players").cards();
    made().body = body("do");
    made().op = Op::ForEachCard;
    if (!all) return;
    const Expression& said = loading().pool()[all];
    const bool named = said.term == Term::Named && words().names[said.index].players;
    const bool players = said.term == Term::EveryPlayer || said.term == Term::Others || named;
    made().op = players ? Op::ForEachPlayer : Op::ForEachCard;
    (players ? made().player : made().cards) = all;
}

void ControlReader::readRepeat() {
    made().op = Op::Repeat;
    made().amount = phrase(head().value, "an amount").amount();
    made().body = body("do");
}

/// A price in resources becomes an Unless. A price in verbs becomes a May whose else branch is the body.
void ControlReader::readUnless() {
    made().player = player();
    made().otherwise = body("do");
    if (head().value.find("pay") != nullptr) return readPrice();
    made().op = Op::May;
    made().body = offered([this] { return loadBody(loading(), head().value); });
}

void ControlReader::readContest() {
    made().op = Op::Contest;
    made().body = body("then", false);
    made().otherwise = body("else", false);
    const FileNode& terms = head().value;
    if (!terms.isMap())
        return loading().expected(terms, "a map with \"most\", \"of\" and \"against\"", {},
                                  ", e.g. " + exampleOf(words(), Shape::Terms));
    loading().checkKeys(terms, keysOf(contestForm()), "\"contest\"");
    for (const KeyForm& form : contestForm()) {
        if (form.required && terms.find(form.key) == nullptr) {
            return loading().needs(terms.line, "\"contest\"", form.key, form.shape);
        }
    }
    made().second = phrase(*terms.find("most"), "an amount").amount();
    made().player = phrase(*terms.find("against"), "a player").players();
    if (const auto value = indexOf(words().playerValues, terms.find("of")->text)) {
        made().detail = *value;
    } else {
        std::vector<std::string> known;
        for (const Word& word : words().playerValues) known.push_back(word.word);
        loading().expected(*terms.find("of"), "a value of a player", known);
    }
    if (const FileNode* secret = terms.find("secret")) {
        made().secret = loading().isYes(*secret);
    }
}

void ControlReader::readFloat() {
    made().op = Op::Float;
    const Lasting lasting = phrase(head().value, "how long").duration();
    made().duration = lasting.duration;
    made().player = lasting.player;
    if (const FileNode* cards = node().find("give")) made().cards = phrase(*cards, "cards").cards();
    // The ability outlives the targets of the ability that creates it.
    const int targets = std::exchange(loading().targets, 0);
    const auto end = std::exchange(
        loading().targetsEnd,
        targets == 0 ? std::string_view()
                     : "this ability has no targets, because it outlives the one around it; use \"give: target\"");
    const ExpressionId doer = std::exchange(loading().doer, ExpressionId{});
    Ability ability = loadAbility(loading(), node(), {"for", "give"});
    ability.definition = DefinitionId(static_cast<std::uint16_t>(loading().pool().definitions().size()));
    loading().targets = targets;
    loading().targetsEnd = end;
    loading().doer = doer;
    made().ability = loading().pool().add(ability);
}

}  // namespace duelogue

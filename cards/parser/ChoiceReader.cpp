#include "cards/parser/ChoiceReader.h"

#include <algorithm>
#include <tuple>

#include "cards/parser/Body.h"
#include "cards/parser/phrases/Phrase.h"

namespace duelogue {

const std::vector<MapForm>& choiceForms() {
    constexpr KeyForm player{"player", Shape::Player, false, "the player who chooses; you by default"};
    static const std::vector<MapForm> forms{
        {{{"choose one", Shape::Bodies, true, "two or more bodies"}, player},
         "a player chooses one of the bodies",
         "{choose one: [{draw: 1}, {gain <value>: 2}], player: you}"},
        {{{"choose", Shape::Counted, true, "how many cards, and which"}, player},
         "a player chooses cards; after that, `chosen` means these, and `rest` means the others that could have been "
         "chosen",
         "{choose: 2 cards in your <hand>, player: you}"},
        {{{"choose number", Shape::Range, true, "the lowest and the highest number"}, player},
         "a player chooses a number; after that, `that much` means this number",
         "{choose number: 0 to 3, player: <rival>}"},
        {{{"choose <family>", Shape::Player, true, "the player who chooses"}},
         "a player chooses a <family>; after that, `of that <family>` means this one",
         "[{choose <family>: you}, {reveal: <types> of that <family>}]",
         Needs::Family},
        {{{"choose name", Shape::Cards, true, "a description of cards as printed"},
          {"from", Shape::Amount, false, "the number of random cards to choose from; by default, all cards"},
          player},
         "a player names a card that matches; after that, `named card` means it",
         "{choose name: <types>, from: 3}",
         Needs::Prints},
        {{{"order", Shape::Cards, true, "the cards"}, player},
         "a player puts cards in an order; after that, `chosen` means these cards in that order, the first one on top",
         "{order: top 3 cards of your <deck>}"},
    };
    return forms;
}

std::optional<Instruction> ChoiceReader::read() {
    if (isFamilyChoice()) {
        readChooseFamily();
        return made();
    }
    struct Reader {
        std::string_view key;
        void (ChoiceReader::*read)();
    };
    constexpr Reader readers[] = {{"choose one", &ChoiceReader::readChooseOne},
                                  {"choose", &ChoiceReader::readChoose},
                                  {"choose number", &ChoiceReader::readChooseNumber},
                                  {"choose name", &ChoiceReader::readChooseName},
                                  {"order", &ChoiceReader::readOrder}};
    const auto* reader = std::ranges::find(readers, std::string_view(head().key), &Reader::key);
    const bool isKnown = head().key != "choose name" || has(words(), Needs::Prints);
    if (reader == std::end(readers) || !isKnown) return std::nullopt;
    checkKeys();
    (this->*reader->read)();
    return madeInTurn();
}

bool ChoiceReader::isFamilyChoice() const {
    return has(words(), Needs::Family) && head().key == "choose " + words().family;
}

void ChoiceReader::readChooseFamily() {
    loading().checkKeys(node(), {head().key}, '"' + head().key + '"');
    made().op = Op::ChooseFamily;
    if (!head().value.isText()) return loading().expected(head().value, "a player");
    made().player = Phrase(loading(), head().value.text, head().value.line).players();
}

void ChoiceReader::readChooseOne() {
    made().op = Op::ChooseOne;
    made().player = player();
    const auto& options = head().value.items;
    if (options.size() < 2) loading().expected(head().value, "a list of two or more bodies");
    InstructionId next;
    for (std::size_t i = options.size(); i-- > 0;) {
        Instruction option;
        option.op = Op::Option;
        option.line = made().line;
        option.body = loadBody(loading(), options[i]);
        option.otherwise = next;
        next = loading().pool().add(option);
    }
    made().body = next;
}

void ChoiceReader::readChoose() {
    made().op = Op::Choose;
    made().player = player();
    const CountedCards counted = phrase(head().value, "how many of which cards").counted();
    if (!counted.cards && !counted.filter) return;
    if (!counted.least) return loading().expected(head().value, "a number before the cards");
    made().cards = counted.filter ? loading().makeFiltered(*counted.filter) : counted.cards;
    made().amount = counted.least;
    made().second = counted.most ? counted.most : loading().make(Term::Count, made().cards);
    made().picking = counted.picking;
}

void ChoiceReader::readChooseNumber() {
    made().op = Op::ChooseNumber;
    made().player = player();
    std::tie(made().amount, made().second) = phrase(head().value, "two numbers, e.g. \"0 to 2\"").range();
}

void ChoiceReader::readChooseName() {
    made().op = Op::ChooseName;
    made().player = player();
    if (const auto filter = phrase(head().value, "a description of cards").filter())
        made().cards = loading().makeFiltered(*filter);
    if (const FileNode* const from = node().find("from")) made().amount = phrase(*from, "a number").amount();
}

void ChoiceReader::readOrder() {
    made().op = Op::Order;
    made().player = player();
    made().cards = phrase(head().value, "cards").cards();
}

}  // namespace duelogue

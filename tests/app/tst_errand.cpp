// Several replies that are offered as one: what becomes of them while they are given.
#include <QTest>

#include "app/session/ErrandUnderWay.h"

using namespace duelogue;

namespace {

constexpr PlayerId own(1);
constexpr PlayerId other(0);

Reply number(int n) { return Reply(ReplyWord::Number, {}, {}, n); }
Replies numbers() { return {number(1), number(2), number(3)}; }

ErrandUnderWay oneTwoThree() {
    ErrandUnderWay errand;
    errand.begin(own, {"one, two, three", {}, numbers()});
    return errand;
}

}  // namespace

class TestErrand : public QObject {
    Q_OBJECT

private slots:
    void repliesAreGivenInTheirOrder() {
        ErrandUnderWay errand = oneTwoThree();
        for (const Reply& reply : numbers()) QCOMPARE(errand.next(own, numbers()), reply);
        QCOMPARE(errand.next(own, numbers()), std::nullopt);
    }

    void nobodyElseIsAnsweredFor() {
        ErrandUnderWay errand = oneTwoThree();
        QCOMPARE(errand.next(other, numbers()), std::nullopt);
        QCOMPARE(errand.next(own, numbers()), number(1));
    }

    void whatIsNotLegalAnyMoreEndsIt() {
        ErrandUnderWay errand = oneTwoThree();
        QCOMPARE(errand.next(own, {number(2), number(3)}), std::nullopt);
        QCOMPARE(errand.next(own, numbers()), std::nullopt);
    }

    void aPassOfSomebodyElseLetsItGoOn() {
        ErrandUnderWay errand = oneTwoThree();
        QCOMPARE(errand.next(own, numbers()), number(1));
        errand.heard(own, number(1));
        errand.heard(other, Reply(ReplyWord::Pass));
        QCOMPARE(errand.next(own, numbers()), number(2));
    }

    void whatSomebodyElseDoesEndsIt() {
        ErrandUnderWay errand = oneTwoThree();
        QCOMPARE(errand.next(own, numbers()), number(1));
        errand.heard(other, number(1));
        QCOMPARE(errand.next(own, numbers()), std::nullopt);
    }

    void itIsDropped() {
        ErrandUnderWay errand = oneTwoThree();
        errand.drop();
        QCOMPARE(errand.next(own, numbers()), std::nullopt);
    }
};

QTEST_APPLESS_MAIN(TestErrand)
#include "tst_errand.moc"

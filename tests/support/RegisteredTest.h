#pragma once

#include <QCoreApplication>
#include <QtTest>
#include <string_view>

namespace duelogue {

/// Runs one test class with the arguments of Qt Test and returns its exit status. argv[0] is the program.
using TestMain = int (*)(int argc, char** argv);

/// A test class that its program can run by name. TestProgram.cpp has the list of them and the main function.
class RegisteredTest {
public:
    /// Adds a test class under the name of its source file without folders and extension.
    RegisteredTest(std::string_view source, TestMain run) noexcept;
};

/// The application of a test class that needs none.
class NoApplication {
public:
    NoApplication(int& /*argc*/, char** /*argv*/) {}
};

template <class Test, class Application>
int runTest(int argc, char** argv) {
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    const Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace duelogue

/// Makes a test class part of the program that its source is linked into, as QTEST_MAIN does for a program of its own.
/// Application is QGuiApplication, QCoreApplication or NoApplication.
#define DUELOGUE_TEST(Test, Application) DUELOGUE_TEST_MAIN(Test, (duelogue::runTest<Test, Application>))
/// The same for a test class with a main function of its own.
#define DUELOGUE_TEST_MAIN(Test, main) static const duelogue::RegisteredTest registered##Test(__FILE__, main);

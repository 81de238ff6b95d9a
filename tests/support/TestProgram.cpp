// The main function of each test program. A program holds the test classes of a folder and runs one class in a process:
//
//     test_match tst_state [FUNCTION...]    runs that class, with any arguments of Qt Test
//     tst_state [FUNCTION...]               the same, by a link to the program
//     test_match                            runs all of its classes
//
// Each process has a temporary folder for settings and data, and draws off screen unless QT_QPA_PLATFORM is set.
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/RegisteredTest.h"

namespace duelogue {

namespace {

struct TestClass {
    std::string_view name;
    TestMain run = nullptr;
};

std::vector<TestClass>& testClasses() {
    static std::vector<TestClass> all;
    return all;
}

/// "/home/ann/duelogue/tests/match/tst_state.cpp" becomes "tst_state".
std::string_view stemOf(std::string_view path) {
    path.remove_prefix(path.rfind('/') + 1);  // npos + 1 is 0
    return path.substr(0, path.find('.'));
}

const TestClass* testClass(std::string_view name) {
    const auto& all = testClasses();
    const auto found = std::ranges::find(all, name, &TestClass::name);
    return found == all.end() ? nullptr : &*found;
}

/// Sets the environment of a test without a display. Processes started by a test share its folders.
void setUpEnvironment(const QTemporaryDir& home) {
    const auto setDefault = [](const char* name, const char* value) {
        if (!qEnvironmentVariableIsSet(name)) qputenv(name, value);
    };
    setDefault("QT_QPA_PLATFORM", "offscreen");
    setDefault("QT_QUICK_BACKEND", "software");
    if (qEnvironmentVariableIsSet("DUELOGUE_TEST_HOME")) return;
    for (const char* name :
         {"DUELOGUE_TEST_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
        qputenv(name, home.path().toLocal8Bit());
}

int runClass(const TestClass& test, int argc, char** argv) {
    static const QTemporaryDir home;  // Qt Test may leave by exit()
    if (!home.isValid()) {
        std::fprintf(stderr, "Can't make a temporary folder: %s\n", qPrintable(home.errorString()));
        return 1;
    }
    setUpEnvironment(home);
    return test.run(argc, argv);
}

/// Runs each class in a process of its own. Returns 1 if a class fails.
int runAll(const QString& program) {
    QStringList failed;
    std::printf("%zu test classes, each in a process of its own\n", testClasses().size());
    std::fflush(stdout);
    for (const TestClass& test : testClasses()) {
        const QString name = QString::fromUtf8(test.name.data(), qsizetype(test.name.size()));
        if (QProcess::execute(program, {name}) != 0) failed += name;
    }
    if (!failed.isEmpty()) std::printf("Failed: %s\n", qPrintable(failed.join(", ")));
    return failed.isEmpty() ? 0 : 1;
}

int refuse(std::string_view name) {
    std::fprintf(stderr, "Unknown test class %.*s. This program has:\n", int(name.size()), name.data());
    for (const TestClass& test : testClasses())
        std::fprintf(stderr, "  %.*s\n", int(test.name.size()), test.name.data());
    return 2;
}

}  // namespace

RegisteredTest::RegisteredTest(std::string_view source, TestMain run) noexcept {
    testClasses().push_back({stemOf(source), run});
}

}  // namespace duelogue

int main(int argc, char** argv) {
    using namespace duelogue;
    if (const TestClass* const linked = testClass(stemOf(argv[0]))) return runClass(*linked, argc, argv);
    std::ranges::sort(testClasses(), {}, &TestClass::name);
    if (argc < 2) return runAll(QString::fromLocal8Bit(argv[0]));
    const TestClass* const named = testClass(argv[1]);
    if (named == nullptr) return refuse(argv[1]);
    argv[1] = argv[0];
    return runClass(*named, argc - 1, argv + 1);
}

// Mutation testing of the engine. Changes one place of a source at a time (an operator, a constant, a condition, a
// removed statement, two swapped arguments), builds, and runs the tests until one fails. A test that takes ten times as
// long as usual counts as failed. A surviving mutant either behaves like the original (an equivalent mutant) or shows a
// missing test.
//
// Usage: mutate [--count N] [--seed S] [--skip N] [--list] [FILE...]
//   --count N   the number of random mutants; default 60; 0: all possible mutants
//   --seed S    the seed of the random selection; default 1
//   --skip N    skips the first N selected mutants, to continue a run; a run takes hours
//   --list      only lists the selected mutants
//   FILE...     the sources to change; default: the engine, match/ without the games
//
// It works on a copy of the tree in build-mutate/, with assertions, and never changes the sources themselves.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const tree = `${root}/build-mutate/tree`;
const build = `${root}/build-mutate/build`;
// The tests that need only the engine. Fast tests and those that detect most mutants come first. A test is built only
// if all tests before it pass.
const tests = [
    'scenarios', 'ownrules', 's2_effects', 's3_communication', 's0_completion', 's1_waiting', 's4_verbs', 'interpreter',
    'causes', 'payment', 'log', 'basebreaklog', 'netrunlog', 'tributelog', 'bounds', 'places', 'state', 'notation',
    'views', 'sampling', 'tribute', 'netrun', 'basebreak', 'cardfuzz', 'netrunfuzz', 'combinations', 'selfplay',
    'cardscenarios',
].map((name) => `tst_${name}`);
// The time of each test without mutants, in seconds.
const usual = new Map();

// ------------------------------------------------------------------------------------------------ possible changes

/** Pieces of code and their replacements. The spaces around an operator are those of clang-format. */
const exchanges = [
    [' < ', ' <= '], [' <= ', ' < '], [' > ', ' >= '], [' >= ', ' > '], [' == ', ' != '], [' != ', ' == '],
    [' && ', ' || '], [' || ', ' && '], [' + ', ' - '], [' - ', ' + '], [' * ', ' + '], [' += ', ' -= '], [' -= ', ' += '],
    ['++', '--'], ['true', 'false'], ['false', 'true'], ['(!', '('], ['return !', 'return '], ['&& !', '&& '],
    ['|| !', '|| '], [' std::min', ' std::max'], [' std::max', ' std::min'], ['.front()', '.back()'],
    ['.back()', '.front()'], ['any_of', 'all_of'], ['all_of', 'any_of'],
];

/** Returns all possible changes of a line: the column, the old text and the new text. */
function changesOf(line) {
    const code = line.replace(/\/\/.*/, '').replace(/"(\\.|[^"])*"/g, (text) => ' '.repeat(text.length));
    if (/^\s*(#|template|using|static_assert|assert|case|namespace|QT_|constexpr)/.test(code) || !code.trim()) return [];
    const changes = [];
    const add = (column, from, to) => changes.push({ column, from, to });
    for (const [from, to] of exchanges) {
        for (let at = code.indexOf(from); at >= 0; at = code.indexOf(from, at + 1)) {
            const before = code[at - 1] ?? ' ', after = code[at + from.length] ?? ' ';
            const isPart = /\w/.test(from[0]) && /\w/.test(before);
            if (!isPart && !(/\w$/.test(from) && /\w/.test(after))) add(at, from, to);
        }
    }
    for (const match of code.matchAll(/(?<![\w.'])(\d+)(?![\w.'])/g)) {
        add(match.index, match[1], match[1] === '0' ? '1' : match[1] === '1' ? '0' : String(Number(match[1]) + 1));
    }
    const condition = code.match(/\bif \((?!const|auto)(.*)\) (?=\S)/);
    if (condition) {
        const at = condition.index + 'if ('.length;
        for (const to of ['true', 'false']) add(at, line.slice(at, at + condition[1].length), to);
    }
    for (const match of code.matchAll(/(?<=\w\()([a-z][\w.]*), ([a-z][\w.]*)(?=[,)])/g)) {
        add(match.index, match[0], `${match[2]}, ${match[1]}`);
    }
    const statement = code.match(/^\s+(?!return|const|auto|break|continue|else|for|while|if|switch)[\w:.\->[\]()*&, ]+( [+|&-]?= |\().*;$/);
    if (statement && !/^\s+[\w:<>]+[&*]? \w+( =|;|\()/.test(code)) {
        const at = line.search(/\S/);
        add(at, line.slice(at), ';');
    }
    return changes;
}

function mutantsOf(file) {
    return readFileSync(`${root}/${file}`, 'utf8').split('\n').flatMap((line, index) =>
        changesOf(line).map((change) => ({ file, line: index + 1, ...change })));
}

function tell({ file, line, column, from, to }) {
    return `${file}:${line}:${column + 1}: ${from.trim()}  ->  ${to.trim() === ';' ? '(removed)' : to.trim()}`;
}

/** Returns a pseudorandom selection. The same seed gives the same mutants on every machine. */
function drawn(mutants, count, seed) {
    let state = BigInt(seed) * 2654435761n + 1n;
    const next = () => (state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn) >> 33n;
    const keyed = mutants.map((mutant) => [next(), mutant]);
    keyed.sort((a, b) => (a[0] < b[0] ? -1 : 1));
    const chosen = keyed.slice(0, count || keyed.length).map(([, mutant]) => mutant);
    return chosen.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

// ------------------------------------------------------------------------------------------------ testing a mutant

function copyTree() {
    mkdirSync(tree, { recursive: true });
    const files = execFileSync('git', ['-C', root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'])
        .toString().split('\0').filter((file) => file && existsSync(`${root}/${file}`));
    for (const file of files) {
        // Unchanged files keep their time stamps, so that they are not rebuilt.
        const same = existsSync(`${tree}/${file}`) && readFileSync(`${tree}/${file}`).equals(readFileSync(`${root}/${file}`));
        if (same) continue;
        mkdirSync(dirname(`${tree}/${file}`), { recursive: true });
        cpSync(`${root}/${file}`, `${tree}/${file}`);
    }
    const icons = 'resources/icons/node_modules';
    if (!existsSync(`${tree}/${icons}`)) cpSync(`${root}/${icons}`, `${tree}/${icons}`, { recursive: true });
}

function run(program, args, seconds) {
    const environment = { ...process.env, QT_QPA_PLATFORM: 'offscreen', QT_QUICK_BACKEND: 'software' };
    return spawnSync(program, args, { timeout: Math.ceil(seconds * 1000), killSignal: 'SIGKILL', env: environment, stdio: 'pipe' });
}

function builds(test) {
    return run('ninja', ['-C', build, '--quiet', test], 1200).status === 0;
}

function passes(test) {
    const limit = usual.has(test) ? 10 * usual.get(test) + 5 : 600;
    return run(`${build}/tests/${test}`, [], limit).status === 0;
}

/** Measures the usual time of each test. Returns false if a test fails without mutants. */
function learnUsual() {
    return tests.every((test) => {
        if (!builds(test)) return false;
        const before = Date.now();
        const passed = passes(test);
        usual.set(test, (Date.now() - before) / 1000);
        return passed;
    });
}

/** Builds and runs the tests on the current tree, and returns the result. */
function verdict() {
    for (const test of tests) {
        if (!builds(test)) return 'does not build';
        if (!passes(test)) return `killed by ${test}`;
    }
    return 'SURVIVED';
}

function attempt(mutant) {
    const file = `${tree}/${mutant.file}`;
    const original = readFileSync(file, 'utf8');
    const lines = original.split('\n');
    const line = lines[mutant.line - 1];
    lines[mutant.line - 1] = line.slice(0, mutant.column) + mutant.to + line.slice(mutant.column + mutant.from.length);
    writeFileSync(file, lines.join('\n'));
    try {
        return verdict();
    } finally {
        writeFileSync(file, original);
    }
}

// ------------------------------------------------------------------------------------------------ main program

const files = [];
let count = 60, seed = 1, skip = 0, listOnly = false;
for (let args = process.argv.slice(2); args.length > 0;) {
    const word = args.shift();
    if (['--count', '--seed', '--skip'].includes(word)) {
        const number = Number(args.shift());
        if (!Number.isInteger(number) || number < 0) {
            console.error(`mutate: ${word} needs a whole number`);
            process.exit(2);
        }
        if (word === '--count') count = number;
        else if (word === '--seed') seed = number;
        else skip = number;
    } else if (word === '--list') {
        listOnly = true;
    } else if (!word.startsWith('-') && existsSync(`${root}/${word}`)) {
        files.push(word);
    } else {
        console.error(`mutate: ${word} is neither a file nor --count N, --seed S, --skip N or --list`);
        process.exit(2);
    }
}
if (files.length === 0) {
    files.push(...execFileSync('git', ['-C', root, 'ls-files', 'match/*.cpp'])
        .toString().trim().split('\n').filter((file) => !/^match\/(arcana|basebreak|netrun|tribute)\//.test(file)));
}
const mutants = drawn(files.flatMap(mutantsOf), count, seed).slice(skip);
if (listOnly) {
    for (const mutant of mutants) console.log(tell(mutant));
    process.exit(0);
}

copyTree();
if (!existsSync(`${build}/build.ninja`)) {
    const options = ['-G', 'Ninja', '-S', tree, '-B', build, '--log-level=WARNING'];
    // Warnings are not errors, because a mutant may leave an unused variable.
    options.push('-D', 'CMAKE_BUILD_TYPE=None', '-D', 'CMAKE_CXX_FLAGS=-O1 -Wno-error');
    execFileSync('cmake', options, { stdio: 'inherit' });
}
if (!learnUsual()) {
    console.error('mutate: the tests fail without mutants; fix them first');
    process.exit(1);
}
const results = { killed: 0, survived: 0, skipped: 0 };
for (const mutant of mutants) {
    const what = attempt(mutant);
    console.log(`${what}: ${tell(mutant)}`);
    ++results[what === 'SURVIVED' ? 'survived' : what === 'does not build' ? 'skipped' : 'killed'];
}
const tried = results.killed + results.survived;
console.log(`${results.killed} of ${tried} mutants killed, ${results.survived} survived; ${results.skipped} did not build`);

// Checks that each of our C++ sources compiles alone and passes clang-tidy. Usage:
//
//     node lint.mjs BUILD-FOLDER [--all]
//
// Checks the sources that changed since a base commit, and those that include a changed header. With --all, it checks
// every source. The base is the commit in the variable LINT_BASE, or else the newest commit that is at least 30 days
// old. Without such a commit, every source is checked. The build folder must contain a finished build.
//
// - Compiles alone, without precompiled headers: a build joins ten sources (duelogue_join in CMakeLists.txt), so a
//   source could lack an include that another source of its batch has. This is checked for the changed sources of app/.
//   tests/run builds the engine with assertions, source by source, and so checks the engine.
// - clang-tidy: it spends most of its time in headers (20 seconds for one source, and less than one for each further
//   source), so many sources are read as one. A batch that does not compile is divided.
//
// The build folder stores a hash for each clean source. It covers the source, those of our headers that it includes,
// .clang-tidy and the compiler options.
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const build = resolve(process.argv[2]);
const isOurs = (file) => !file.startsWith(`${build}/`) && file.startsWith(`${root}/`);

// ---------------------------------------------------------------------------------------------------- the sources

const contents = new Map();
/** Returns the text without white space and comments, except the comments that clang-tidy reads. */
function contentsOf(file) {
    const read = () => readFileSync(file, 'utf8').replace(/(?<=^|\s)\/\/(?!.*(NOLINT|TODO)).*/gm, '').replace(/\s+/g, '');
    if (!contents.has(file)) contents.set(file, existsSync(file) ? read() : '');
    return contents.get(file);
}

const closures = new Map();
/** Returns the file and all of our files that it includes, directly or indirectly. */
function closureOf(file) {
    if (closures.has(file)) return closures.get(file);
    const files = new Set([file]);
    closures.set(file, files);
    if (!existsSync(file)) return files;
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/^#include "([\w/.]+)"/gm)) {
        const included = [resolve(root, name), resolve(dirname(file), name)].find((path) => existsSync(path));
        if (included && isOurs(included)) for (const each of closureOf(included)) files.add(each);
    }
    return files;
}

/** Returns the words of a command. */
const wordsOf = (command) => command.split(' ').filter(Boolean).map((word) => word.replaceAll('\\"', '"'));

/** Returns our sources with their compiler options. A joined source has the options of its batch. */
function readSources() {
    const sources = new Map();
    for (const { file, command } of JSON.parse(readFileSync(`${build}/compile_commands.json`))) {
        const isBatch = file.includes('/Unity/unity_');
        const names = isBatch ? [...readFileSync(file, 'utf8').matchAll(/^#include "(.+)"/gm)].map(([, name]) => name) : [file];
        const words = wordsOf(command);
        const compiler = words.findIndex((word) => /\/(c|g|clang)\+\+/.test(word));
        const options = words.slice(compiler + 1, words.lastIndexOf('-c')).filter((word, i, all) =>
            !/^-(MD|MT|MF|o)$/.test(word) && !/^-(MT|MF|o)$/.test(all[i - 1] ?? ''));
        for (const each of names.filter(isOurs)) sources.set(each, { file: each, compiler: words[compiler], options });
    }
    return [...sources.values()].map((source) => ({ ...source, name: relative(root, source.file) }));
}

/** Returns a hash independent of the optimization level and of the paths of the project and the build folder. */
function stampOf({ file, options }) {
    const hash = createHash('sha256').update(options.join(' ').replaceAll(build, '').replaceAll(root, '').replace(/ -O\d/g, ''));
    for (const part of [`${root}/.clang-tidy`, ...closureOf(file)].sort()) hash.update(contentsOf(part));
    return hash.digest('hex').slice(0, 16);
}

// ---------------------------------------------------------------------------------------------------- the base

const git = (...words) => {
    try {
        return execFileSync('git', ['-C', root, ...words], { stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim();
    } catch {
        return '';
    }
};

/** Returns the base commit, or an empty string if every source is to be checked. */
function baseCommit() {
    if (process.argv.includes('--all')) return '';
    const wanted = process.env.LINT_BASE;
    if (!wanted) return git('log', '-1', '--before=30 days ago', '--format=%H');
    const commit = git('rev-parse', '--verify', '--quiet', `${wanted}^{commit}`);
    if (commit) return commit;
    console.log(`lint: LINT_BASE is "${wanted}", which is not a commit of this repository; set it to a commit or unset it`);
    process.exit(2);
}

function changedSince(base) {
    const names = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`;
    return new Set(names.split('\n').filter(Boolean).map((name) => resolve(root, name)));
}

const sources = readSources();
const base = baseCommit();
const changed = base ? changedSince(base) : null;
// A change of clang-tidy's rules or of compiler options affects every source.
const isAll = !changed || [...changed].some((file) => /(\.clang-tidy|CMakeLists\.txt)$/.test(file));
const concerned = sources.filter(({ file }) => isAll || [...closureOf(file)].some((each) => changed.has(each)));
const isSourceOfApp = ({ name, file }) => name.startsWith('app/') && (isAll || changed.has(file));

// ---------------------------------------------------------------------------------------------------- the checks

const run = (program, words) =>
    new Promise((done) => execFile(program, words, { maxBuffer: 1 << 28, cwd: build },
        (error, out, err) => done(error ? out || err || error.message : '')));

const withoutPrecompiled = (options) =>
    options.filter((word, i) => word !== '-include' && !word.endsWith('cmake_pch.hxx') && word !== '-Winvalid-pch' &&
        word !== '-fpch-preprocess' && options[i - 1] !== '-include');

const compileAlone = ({ compiler, options, file }) =>
    run(compiler, [...withoutPrecompiled(options), '-fsyntax-only', file]);

/** Returns the options of several sources in order, without duplicates; of equal macros, only the first definition. */
function optionsOf(batch) {
    const options = new Map();
    for (const source of batch) {
        const words = withoutPrecompiled(source.options);
        for (let i = 0; i < words.length; ++i) {
            const option = words[i] === '-isystem' ? `-isystem ${words[++i]}` : words[i];
            const key = /^-D\w+/.exec(option)?.[0] ?? option;
            if (!options.has(key)) options.set(key, option);
        }
    }
    return [...options.values()].flatMap((option) => option.split(' '));
}

const config = `${build}/lint/.clang-tidy`;
mkdirSync(dirname(config), { recursive: true });
// A batch includes its sources, so clang-tidy must report findings in them as it does for headers.
writeFileSync(config, readFileSync(`${root}/.clang-tidy`, 'utf8').replace(String.raw`\.h$`, String.raw`\.(h|cpp)$`));

// Sources of a batch that define tr() for themselves use this one instead.
const sharedTr = `// NOLINTBEGIN
#include "app/shell/language/Tr.h"
#undef DUELOGUE_TR
#define DUELOGUE_TR(context) using ::lint::tr;
namespace lint {
inline QString tr(const char* text, const char* meaning = nullptr, int count = -1) {
    return QCoreApplication::translate("", text, meaning, count);
}
}
// NOLINTEND
`;

let batches = 0;
function tidy(batch) {
    if (batch.length === 1) return run('clang-tidy', ['--quiet', batch[0].file, '--', ...optionsOf(batch)]);
    const file = `${build}/lint/${++batches}.cpp`;
    const line = ({ name }) => `#include "${name}"  // NOLINT(bugprone-suspicious-include)\n`;
    const begin = batch.some(({ name }) => name.startsWith('app/')) ? sharedTr : '';
    writeFileSync(file, begin + batch.map(line).join(''));
    // A name of one source may hide that of another in a batch. The compiler warns about hidden names in each source.
    return run('clang-tidy', ['--quiet', `--config-file=${config}`, file, '--', ...optionsOf(batch), '-Wno-shadow']);
}

const definitions = new Map();
/**
 * Returns what a file declares at the start of a line: its `own` names (main, types of a source, and those in
 * unnamed namespaces) and `shared` ones. Names include their namespace. An alias has its meaning as value, because two sources may share it.
 */
function definitionsIn(file) {
    if (definitions.has(file)) return definitions.get(file);
    const found = { own: new Map(), shared: new Map() };
    definitions.set(file, found);
    const spaces = [];
    for (const line of readFileSync(file, 'utf8').split('\n')) {
        const opened = /^(?:inline )?namespace ([\w:]*) ?\{$/.exec(line);
        if (opened) spaces.push(opened[1]);
        if (/^\}\s+\/\/ namespace/.test(line)) spaces.pop();
        if (line.startsWith('QTEST_MAIN')) found.own.set('main', '');
        if (/^(\s|#|\/|\}|:|return\b|using namespace\b|namespace\b|$)/.test(line)) continue;
        const type = /^(?:template <.*> )?(?:class|struct|enum class|enum|using) (\w+)(?: = (.*))?/.exec(line);
        const named = type ?? /([\w:~]+)(?=\(| =|\{|;|\[)/.exec(line);
        // A qualified name is a member of a class, and so unique. Names in capitals are macros.
        if (!named || !/^(?![A-Z_]+$)\w+$/.test(named[1])) continue;
        const isOwn = spaces.includes('') || named[1] === 'main' || (type && file.endsWith('.cpp'));
        const names = isOwn ? found.own : found.shared;
        names.set([...spaces.filter(Boolean), named[1]].join('::'), type?.[2] ?? '');
    }
    return found;
}

/**
 * Returns the names of a source and of our headers that it includes. With using-directives, an own name also counts as
 * one of these namespaces, because a name there would make it ambiguous.
 */
function namesOf({ file }, directives) {
    const names = { own: new Map(definitionsIn(file).own), shared: new Map() };
    for (const directive of directives) {
        const space = /([\w:]+);/.exec(directive)[1];
        for (const [name, meaning] of definitionsIn(file).own) names.own.set(`${space}::${name}`, meaning);
    }
    for (const each of closureOf(file)) for (const [name, meaning] of definitionsIn(each).shared) names.shared.set(name, meaning);
    return names;
}

/** Returns true if one of the names has another meaning in the other list. */
const isClash = (names, others) =>
    [...names].some(([name, meaning]) => others.has(name) && !(meaning && others.get(name) === meaning));

/** Returns the using-directives of a source, which also hold for those after it in a batch. */
const directivesIn = (file) => new Set(readFileSync(file, 'utf8').match(/^using namespace .*;/gm));

/**
 * Divides a list into batches. Most of the time of clang-tidy goes into headers, so a batch is as large as its names
 * allow, up to `mostInBatch` sources. In a batch, each source has all using-directives of those before it.
 */
function batchesOf(list) {
    const mostInBatch = 60;
    const batches = [];
    const described = list.map((source) => ({ source, directives: directivesIn(source.file) }));
    for (const { source, directives } of described.sort((a, b) => a.directives.size - b.directives.size)) {
        const names = namesOf(source, directives);
        const fits = (batch) => batch.sources.length < mostInBatch &&
            [...batch.directives].every((each) => directives.has(each)) &&
            !isClash(names.own, batch.own) && !isClash(names.own, batch.shared) && !isClash(batch.own, names.shared);
        let batch = batches.find(fits);
        if (!batch) batches.push((batch = { sources: [], own: new Map(), shared: new Map(), directives }));
        batch.sources.push(source);
        batch.directives = directives;
        for (const kind of ['own', 'shared']) for (const [name, meaning] of names[kind]) batch[kind].set(name, meaning);
    }
    return batches.map(({ sources }) => sources);
}

const stampFile = `${build}/lint/clean`;
const clean = new Set(existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split('\n') : []);
const keyOf = (check, source) => `${check} ${source.name} ${source.stamp}`;
for (const source of concerned) source.stamp = stampOf(source);

let failures = 0;
function note(check, batch) {
    for (const source of batch) clean.add(keyOf(check, source));
    writeFileSync(stampFile, [...clean].join('\n'));
}
function report(findings) {
    console.log(findings.trim());
    ++failures;
}

const waiting = [];
for (const folders of [/^(cards|match|players)/, /^app/, /^tests/]) {
    const todo = (check) =>
        concerned.filter((source) => folders.test(source.name) && !clean.has(keyOf(check, source)))
            .sort((a, b) => (a.name < b.name ? -1 : 1));
    waiting.push(...todo('alone').filter(isSourceOfApp).map((source) => ({ check: 'alone', batch: [source] })));
    waiting.push(...batchesOf(todo('tidy')).map((batch) => ({ check: 'tidy', batch })));
}

/** Returns true if the sources of a batch do not compile together, so that its findings say nothing. */
const isUncompiled = (findings) => /\[clang-diagnostic-/.test(findings);

/** Divides a batch that does not compile: the sources that the errors name form the second part, or half of the batch. */
function divided(batch, findings) {
    const named = new Set([...findings.matchAll(/^(\/[^:]+\.cpp):\d+:\d+: /gm)].map(([, file]) => file));
    const part = batch.filter(({ file }) => named.has(file));
    const second = part.length > 0 && part.length < batch.length ? part : batch.slice(Math.ceil(batch.length / 2));
    return [batch.filter((source) => !second.includes(source)), second];
}

/** Reports the findings of a batch. Its sources that include none of the files named there are clean. */
function reportOfBatch(check, batch, findings) {
    report(findings);
    const named = new Set([...findings.matchAll(/^(\/[^:]+):\d+:\d+: /gm)].map(([, file]) => file));
    note(check, batch.filter(({ file }) => ![...closureOf(file)].some((each) => named.has(each))));
}

async function work() {
    for (let job = waiting.pop(); job; job = waiting.pop()) {
        const { check, batch } = job;
        const findings = check === 'alone' ? await compileAlone(batch[0]) : await tidy(batch);
        if (!findings) {
            note(check, batch);
        } else if (batch.length > 1 && isUncompiled(findings)) {
            waiting.push(...divided(batch, findings).map((part) => ({ check, batch: part })));
        } else {
            reportOfBatch(check, batch, findings);
        }
    }
}

const since = base ? `changes since ${git('log', '-1', '--format=%h of %as', base)}` : 'all';
const read = new Set(waiting.flatMap(({ batch }) => batch)).size;
console.log(`lint: checking ${concerned.length} of ${sources.length} sources (${since}); ${concerned.length - read} are unchanged since a clean check`);
await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exit(failures > 0 ? 1 : 0);

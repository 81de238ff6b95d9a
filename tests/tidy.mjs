// Runs clang-tidy over our sources and prints what it finds. Usage:
//
//     node tidy.mjs BUILD-FOLDER          sources that are new or changed since clang-tidy found nothing in them
//     node tidy.mjs BUILD-FOLDER --all    every source
//     node tidy.mjs BUILD-FOLDER --note   the first, and writes tests/tidied
//
// Most of the time of clang-tidy goes into headers, so sources are read in batches: a file that includes some ten of them.
// A batch with findings is split until the source is alone, and only what is found in a source alone is reported. So two
// sources that can't stand in one file, because both define a name, cost time and nothing else. Tests are programs, each
// with a main(): every test is read alone.
//
// The build folder remembers which sources are clean, by a hash of .clang-tidy, of the compiler's options, and of all our
// files that the source includes (Ninja knows them from the build). A new build folder begins with the hashes of
// tests/tidied, since reading all sources takes longer than all of the tests.
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const build = resolve(process.argv[2]);
const all = process.argv[3] === '--all';
const notes = process.argv[3] === '--note';
const isOurs = (file) => !file.startsWith(`${build}/`) && file.startsWith(`${root}/`);

/** From a source to our files that it includes, itself first. */
function readDependencies() {
    const text = execFileSync('ninja', ['-C', build, '-t', 'deps'], { maxBuffer: 1 << 30 }).toString();
    const lists = text.split('\n\n').map((block) => block.split('\n').slice(1).map((line) => resolve(build, line.trim())));
    return new Map(lists.map((files) => [files[0], files.filter(isOurs)]));
}

/** Without comments, but for those that clang-tidy obeys or finds fault with, and without white space: how lines are
 *  broken is clang-format's business. */
const contents = new Map();
function contentsOf(file) {
    const read = () => readFileSync(file, 'utf8').replace(/(?<=^|\s)\/\/(?!.*(NOLINT|TODO)).*/gm, '').replace(/\s+/g, '');
    if (!contents.has(file)) contents.set(file, existsSync(file) ? read() : '');
    return contents.get(file);
}

const dependencies = readDependencies();

/** The same wherever the project and its build folder lie, and however the source is optimized. */
function stampOf(file, command) {
    const read = command.replaceAll(build, '').replaceAll(root, '').replace(/ -O\d/g, '');
    const hash = createHash('sha256').update(read);
    for (const part of [`${root}/.clang-tidy`, ...(dependencies.get(file) ?? [file])].sort()) hash.update(contentsOf(part));
    return hash.digest('hex').slice(0, 16);
}

const noted = `${root}/tests/tidied`;
const stampFile = `${build}/tidied`;
/** Hashes by source, from a file with a line for each. */
const readStamps = (file) =>
    new Map(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => line.split(' ')) : []);
const writeStamps = (file, stamps) =>
    writeFileSync(file, [...stamps].sort().map((stamp) => `${stamp.join(' ')}\n`).join(''));
const stamps = new Map(all ? [] : [...readStamps(noted), ...readStamps(stampFile)]);
const sources = JSON.parse(readFileSync(`${build}/compile_commands.json`))
    .filter(({ file }) => isOurs(file))
    .map(({ file, command }) => ({ file, command, name: relative(root, file), stamp: stampOf(file, command) }));

/** The preprocessor's options of some sources, each once, in their order; the other options are the same for all. */
function optionsOf(batch) {
    const options = new Set();
    for (const { command } of batch) {
        const words = command.split(' ').slice(1, command.split(' ').lastIndexOf('-o'));
        for (let i = 0; i < words.length; ++i) {
            options.add(words[i] === '-isystem' ? `${words[i]} ${words[++i]}` : words[i]);
        }
    }
    return [...options].flatMap((option) => option.split(' ')).map((option) => option.replaceAll('\\"', '"'));
}

const textOf = (batch) => batch.map(({ name }) => `#include "${name}"  // NOLINT(bugprone-suspicious-include)\n`).join('');

const config = `${build}/tidy/.clang-tidy`;
mkdirSync(dirname(config), { recursive: true });
// In a batch sources are what headers are elsewhere: included.
writeFileSync(config, readFileSync(`${root}/.clang-tidy`, 'utf8').replace(String.raw`\.h$`, String.raw`\.(h|cpp)$`));

const findingsOf = (options) =>
    new Promise((done) => execFile('clang-tidy', ['--quiet', ...options], { maxBuffer: 1 << 28 },
        (error, text) => done(error ? text || error.message : '')));

let batches = 0;
function findingsIn(batch) {
    if (batch.length === 1) return findingsOf(['-p', build, batch[0].file]);
    const file = `${build}/tidy/${++batches}.cpp`;
    writeFileSync(file, textOf(batch));
    return findingsOf([`--config-file=${config}`, file, '--', ...optionsOf(batch)]);
}

/** Neighbors in the list go into different batches: sources of one folder often define the same names. */
function batchesOf(list, size) {
    const count = Math.ceil(list.length / size);
    return Array.from({ length: count }, (_, place) => list.filter((_, i) => i % count === place));
}

const sizes = { 'cards/': 10, 'match/': 10, 'players/': 10, 'app/': 10, 'tests/': 1 };
const changed = sources.filter(({ name, stamp }) => stamps.get(name) !== stamp);
const waiting = Object.entries(sizes).flatMap(([folder, size]) =>
    batchesOf(changed.filter(({ name }) => name.startsWith(folder)), size),
);

let failures = 0;
async function work() {
    for (let batch = waiting.pop(); batch; batch = waiting.pop()) {
        const findings = await findingsIn(batch);
        if (findings && batch.length > 1) {
            waiting.push(batch.slice(0, batch.length / 2), batch.slice(batch.length / 2));
        } else if (findings) {
            console.log(findings.trim());
            ++failures;
        } else {
            for (const { name, stamp } of batch) stamps.set(name, stamp);
            writeStamps(stampFile, stamps);
        }
    }
}
console.log(`clang-tidy reads ${changed.length} of ${sources.length} sources`);
await Promise.all(Array.from({ length: availableParallelism() }, work));
if (notes) writeStamps(noted, sources.map(({ name, stamp }) => [name, stamp]).filter(([name, stamp]) => stamps.get(name) === stamp));
process.exit(failures > 0 ? 1 : 0);

// Runs clang-tidy over our sources, but only over those that changed since it last found nothing in them: for every
// source it keeps a hash of .clang-tidy, of how the source is compiled, and of all our files that it includes
// (Ninja knows them from the build). A build folder that is new begins with the hashes of tests/tidied, for to read all
// sources takes longer than all of the tests. Usage:
//
//     node tidy.mjs BUILD-FOLDER [SOURCE...]          what has changed since, of these sources or of all
//     node tidy.mjs BUILD-FOLDER --all                everything
//     node tidy.mjs BUILD-FOLDER --note [SOURCE...]   the same; then tests/tidied says which are known to be clean
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const build = resolve(process.argv[2]);
const all = process.argv[3] === '--all';
const notes = process.argv[3] === '--note';
const wanted = process.argv.slice(3).filter((word) => !word.startsWith('--'));
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
const sources = JSON.parse(readFileSync(`${build}/compile_commands.json`)).filter(({ file }) => isOurs(file));

/** The same wherever the project and its build folder lie, and however it is optimised. */
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
const today = sources.map(({ file, command }) => ({ file, name: relative(root, file), stamp: stampOf(file, command) }));
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
const changed = today.filter(({ name, stamp }) => isWanted(name) && stamps.get(name) !== stamp);

let failures = 0;
async function work() {
    for (let next = changed.pop(); next; next = changed.pop()) {
        const { file, name, stamp } = next;
        const findings = await new Promise((done) =>
            execFile('clang-tidy', ['--quiet', '-p', build, file], (error, text) => done(error ? text || error.message : '')),
        );
        if (findings) {
            console.log(findings.trim());
            ++failures;
        } else {
            stamps.set(name, stamp);
            writeStamps(stampFile, stamps);
        }
    }
}
if (changed.length > 0) console.log(`clang-tidy reads ${changed.length} files: ${changed.map(({ name }) => name).join(' ')}`);
await Promise.all(Array.from({ length: availableParallelism() }, work));
if (notes) writeStamps(noted, today.map(({ name, stamp }) => [name, stamp]).filter(([name, stamp]) => stamps.get(name) === stamp));
process.exit(failures > 0 ? 1 : 0);

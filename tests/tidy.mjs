// Runs clang-tidy over our sources, but only over those that changed since it last found nothing in them: for every
// source it keeps a hash of .clang-tidy, of how the source is compiled, and of all our files that it includes
// (Ninja knows them from the build). A build folder that is new begins with what tests/tidied says was clean: a commit,
// and a hash of all that was read there; for to read all of it takes longer than all of the tests. Usage:
//
//     node tidy.mjs BUILD-FOLDER           what has changed since
//     node tidy.mjs BUILD-FOLDER --all     everything
//     node tidy.mjs BUILD-FOLDER --note    what has changed; where nothing is found, tests/tidied says so of this commit
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
const isOurs = (file) => !file.startsWith(`${build}/`) && file.startsWith(`${root}/`);

/** From a source to our files that it includes, itself first. */
function readDependencies() {
    const text = execFileSync('ninja', ['-C', build, '-t', 'deps'], { maxBuffer: 1 << 30 }).toString();
    const lists = text.split('\n\n').map((block) => block.split('\n').slice(1).map((line) => resolve(build, line.trim())));
    return new Map(lists.map((files) => [files[0], files.filter(isOurs)]));
}

/** Without white space: how lines are broken is clang-format's business. */
const contents = new Map();
function contentsOf(file) {
    if (!contents.has(file)) contents.set(file, existsSync(file) ? readFileSync(file, 'utf8').replace(/\s+/g, '') : '');
    return contents.get(file);
}

const git = (...words) => execFileSync('git', ['-C', root, ...words], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
const dependencies = readDependencies();
const sources = JSON.parse(readFileSync(`${build}/compile_commands.json`)).filter(({ file }) => isOurs(file));

/** Of all our files that are read, and of .clang-tidy. */
function hashOfAll() {
    const files = new Set([`${root}/.clang-tidy`, ...sources.flatMap(({ file }) => dependencies.get(file) ?? [file])]);
    const hash = createHash('sha256');
    for (const file of [...files].sort()) hash.update(relative(root, file)).update(contentsOf(file));
    return hash.digest('hex');
}

/** Our files that are not as they were where all was clean; none where that can't be told. */
function readChanges() {
    const [commit, hash] = readFileSync(`${root}/tests/tidied`).toString().trim().split(' ');
    if (hash === hashOfAll()) return new Set();
    try {
        const names = git('diff', '--name-only', commit, '--') + git('ls-files', '--others', '--exclude-standard');
        return new Set(names.split('\n').filter(Boolean).map((name) => resolve(root, name)));
    } catch {
        return undefined;
    }
}

const stampFile = `${build}/tidy.json`;
const stamps = !all && existsSync(stampFile) ? JSON.parse(readFileSync(stampFile)) : {};
const changes = all ? undefined : readChanges();
/** Whether the source, and all that it includes, is as it was at that commit. */
function isAsTidied(file) {
    if (!changes || changes.has(`${root}/.clang-tidy`) || !dependencies.has(file)) return false;
    return dependencies.get(file).every((part) => !changes.has(part));
}
const changed = [];
for (const { file, command } of sources) {
    const hash = createHash('sha256').update(command).update(contentsOf(`${root}/.clang-tidy`));
    for (const part of dependencies.get(file) ?? [file]) hash.update(contentsOf(part));
    const stamp = hash.digest('hex');
    if (stamps[file] !== stamp && !isAsTidied(file)) changed.push({ file, stamp });
}

let failures = 0;
async function work() {
    for (let next = changed.pop(); next; next = changed.pop()) {
        const { file, stamp } = next;
        const findings = await new Promise((done) =>
            execFile('clang-tidy', ['--quiet', '-p', build, file], (error, text) => done(error ? text || error.message : '')),
        );
        if (findings) {
            console.log(findings.trim());
            ++failures;
        } else {
            stamps[file] = stamp;
            writeFileSync(stampFile, JSON.stringify(stamps));
        }
    }
}
if (changed.length > 0) console.log(`clang-tidy reads ${changed.length} files: ${changed.map((c) => relative(root, c.file)).join(' ')}`);
await Promise.all(Array.from({ length: availableParallelism() }, work));
if (notes && failures === 0) {
    if (git('status', '--porcelain')) throw new Error('there is something that is not committed');
    writeFileSync(`${root}/tests/tidied`, `${git('rev-parse', 'HEAD').trim()} ${hashOfAll()}\n`);
}
process.exit(failures > 0 ? 1 : 0);

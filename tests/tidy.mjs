// Runs clang-tidy over our sources, but only over those that changed since it last found nothing in them: for every
// source it keeps a hash of .clang-tidy, of how the source is compiled, and of all our files that it includes
// (Ninja knows them from the build). Usage: node tidy.mjs BUILD-FOLDER
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const build = resolve(process.argv[2]);
const isOurs = (file) => !file.startsWith(`${build}/`) && file.startsWith(`${root}/`);

/** From a source to our files that it includes, itself first. */
function readDependencies() {
    const text = execFileSync('ninja', ['-C', build, '-t', 'deps'], { maxBuffer: 1 << 30 }).toString();
    const lists = text.split('\n\n').map((block) => block.split('\n').slice(1).map((line) => resolve(build, line.trim())));
    return new Map(lists.map((files) => [files[0], files.filter(isOurs)]));
}

const contents = new Map();
function contentsOf(file) {
    if (!contents.has(file)) contents.set(file, existsSync(file) ? readFileSync(file) : '');
    return contents.get(file);
}

const stampFile = `${build}/tidy.json`;
const stamps = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile)) : {};
const dependencies = readDependencies();
const changed = [];
for (const { file, command } of JSON.parse(readFileSync(`${build}/compile_commands.json`))) {
    if (!isOurs(file)) continue;
    const hash = createHash('sha256').update(command).update(contentsOf(`${root}/.clang-tidy`));
    for (const part of dependencies.get(file) ?? [file]) hash.update(contentsOf(part));
    const stamp = hash.digest('hex');
    if (stamps[file] !== stamp) changed.push({ file, stamp });
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
process.exit(failures > 0 ? 1 : 0);

// Counts sentences that are hard to read, by folder. Reads comments, strings and pages of everything that git tracks,
// and the names of scenarios. A count is a thermometer: a hit is worth a look, and a text without a hit may still be
// poor. Names of scenarios also follow strict rules, which allow no exception. Usage:
//
//     node prose.mjs            compares each folder with data/prose.json; fails above a recorded figure or for a name
//     node prose.mjs --list [FOLDER]    prints every hit as FILE:LINE: rule: sentence
//     node prose.mjs --record   lowers the recorded figures to today's; never raises one
//
// The figure of a folder is its hits per 100 sentences. All .duel files together are the folder "scenarios".
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const records = resolve(root, 'tests/data/prose.json');

// ----------------------------------------------------------------------------------------------------- the rules

const longest = 35;
const homely = new RegExp(
    '\\b(?:so many|as many as|by chance|all the same|at hand|put by|goes? on(?! (?:the stack|top)\\b)|gone on|' +
    '(?:is|are) told|tells? (?:of|what|whether)|what (?:is|was|comes|stands|lies|follows) (?:so|there|of)|anew|' +
    'beforehand|whoever|wherever|lets? (?:be|go)|by itself|belongs? to nobody|wanted)\\b');
/** The rules: a name, whether a rule is about the first sentence of a text only, and the test of a sentence. */
const rules = [
    {
        name: 'begins with a noun clause',
        finds: (said) => /(?:^|[.!?;:] )(?:What|Who|Whoever|Whose|Whatever|Where|Of)\b(?![^.?]*\?)/.test(said),
    },
    {
        name: 'begins with a pronoun without its noun',
        onlyFirst: true,
        finds: (said) => /^(?:It|That|They|These|Those|One|None|Nothing|Nobody|Everybody)\b/.test(said),
    },
    {
        name: 'negates with "no" or "nothing" instead of stating the positive form',
        finds: (said) =>
            /\b(?:is|are|has|have|was) (?:no|none|nothing|nobody)\b|\bnothing of\b|\bnone (?:that|of)\b|\bno \w+ that\b/.test(said),
    },
    {
        name: 'uses a homely phrase for a term',
        finds: (said) => homely.test(said),
    },
    {
        name: 'ends with "as well", "too", "then" or "there"',
        finds: (said) => /\b(?:as well|too|then|there)[.;]/.test(said),
    },
    { name: `has more than ${longest} words`, finds: (said) => said.split(/\s+/).length > longest },
];

const longestName = 75;
/** The rules for the name of a scenario, without the number of a statement ("S1.28 (1092)") before it. */
const nameRules = [
    { name: 'begins with a small letter', finds: (name) => !/^[\p{Lu}\p{N}]/u.test(name) },
    {
        name: 'begins with what, who, where or of',
        finds: (name) => /^(?:What|Who|Whose|Whom|Whoever|Whatever|Where|Wherever|Of)\b/.test(name),
    },
    {
        name: 'begins with a pronoun or a conjunction',
        finds: (name) => /^(?:It|That|This|These|Those|None|Nothing|Nobody|Everybody|And|So|But)\b/.test(name),
    },
    {
        name: 'uses a homely word for a term of the game',
        finds: (name) => /\b(?:nobody|anybody|whoever|wherever|anew|as well|by then|none that|sets? off)\b/i.test(name),
    },
    { name: 'ends with a full stop', finds: (name) => name.endsWith('.') },
    { name: `has more than ${longestName} characters`, finds: (name) => name.length > longestName },
];

// ----------------------------------------------------------------------------------------------------- the texts

const codeFiles = new Set(['.h', '.cpp', '.qml', '.js', '.mjs']);
const hashFiles = new Set(['.cmake', '.sh', '.yaml', '']);

/** Blocks of comments that begin with the mark, and comments after code: lists of { line, text }. */
function commentsOf(lines, mark) {
    const own = new RegExp(`^\\s*${mark}[/!<]*\\s?(.*)$`);
    const behind = new RegExp(`\\S\\s+${mark}[/<]*\\s(.*)$`);
    const found = [];
    let block = null;
    lines.forEach((line, index) => {
        const said = line.match(own);
        if (said) {
            if (!block) found.push(block = { line: index + 1, text: said[1] });
            else block.text += ` ${said[1]}`;
            return;
        }
        block = null;
        const trailing = line.match(behind);
        if (trailing) found.push({ line: index + 1, text: trailing[1] });
    });
    return found.filter(({ text }) => text.trim() && !text.startsWith('!') && !/NOLINT|https?:/.test(text));
}

/** Strings of four words or more. Strings side by side are one. */
function stringsOf(source) {
    const found = [];
    const literal = String.raw`"(?:[^"\\\n]|\\.)*"`;
    for (const match of source.matchAll(new RegExp(`${literal}(?:\\s*${literal})*`, 'g'))) {
        const text = [...match[0].matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, part]) => part).join('');
        const isCode = /[{};=/<>_]{2}|::|\bselect\b|\bcreate table\b/i.test(text);
        if ((text.match(/[A-Za-z']{2,}/g) ?? []).length >= 4 && !isCode)
            found.push({ line: source.slice(0, match.index).split('\n').length, text });
    }
    return found;
}

/** Paragraphs and list items of a page, without code, tables and headings. */
function paragraphsOf(lines) {
    const found = [];
    let isCode = false;
    let block = null;
    lines.forEach((line, index) => {
        if (line.startsWith('```')) isCode = !isCode;
        const isText = !isCode && line.trim() && !/^(?: {4}|\||#|```|!\[|<)/.test(line);
        if (!isText || /^\s*(?:[-*>]|\d+\.) /.test(line)) block = null;
        if (!isText) return;
        const text = line.trim().replace(/^(?:[-*>]|\d+\.)\s+/, '').replace(/`[^`]*`/g, 'X');
        if (block) block.text += ` ${text}`;
        else found.push(block = { line: index + 1, text });
    });
    return found;
}

/** The names of the scenarios of a file, without the number of a statement. */
function namesOf(lines) {
    return lines.flatMap((line, index) => {
        const [, text] = line.match(/^\s*name\s+(?:S\d+\.\w+:? (?:\(\d+\) )?)?(.+?)\s*$/) ?? [];
        return text ? [{ line: index + 1, text, isName: true }] : [];
    });
}

/** All texts of a file that somebody reads; empty for files of other kinds. */
function textsOf(path) {
    const type = extname(path);
    const name = basename(path);
    const isScenario = type === '.duel';
    const isRead =
        codeFiles.has(type) || hashFiles.has(type) || type === '.md' || isScenario || name === 'CMakeLists.txt';
    if (!isRead || name === 'LICENSE') return [];
    const source = readFileSync(resolve(root, path), 'utf8');
    const lines = source.split('\n');
    if (type === '.md') return paragraphsOf(lines);
    if (isScenario) return [...commentsOf(lines, '#'), ...namesOf(lines)];
    if (!codeFiles.has(type)) return commentsOf(lines, '#');
    const code = lines.map((line) => (/^\s*(?:\/\/|#include|import )/.test(line) ? '' : line)).join('\n');
    return [...commentsOf(lines, '//'), ...stringsOf(code)];
}

// ---------------------------------------------------------------------------------------------------- the counts

/** Paths of all files below a folder, without build folders and installed packages. */
function filesBelow(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = resolve(folder, entry.name);
        if (!entry.isDirectory()) return entry.isFile() ? [relative(root, path)] : [];
        return /^(?:\.git|node_modules|build(?:-.*)?)$/.test(entry.name) ? [] : filesBelow(path);
    });
}

/** The files that git tracks; in an exported tree without git, all files. */
function files() {
    try {
        const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
        const paths = execFileSync('git', ['ls-files'], options).split('\n').filter(Boolean);
        return paths.filter((path) => existsSync(resolve(root, path)));
    } catch {
        return filesBelow(root);
    }
}

/** Returns the folder under which a file is counted. */
function folderOf(path) {
    if (path.endsWith('.duel')) return 'scenarios';
    if (path === 'README.md') return path;
    return path.includes('/') ? path.split('/')[0] : '.';
}

/** Returns a line for each name that breaks a rule or that an earlier scenario of the file already has. */
function wrongNamesOf(path, names) {
    const seen = new Set();
    return names.flatMap(({ line, text }) => {
        const broken = nameRules.filter((rule) => rule.finds(text)).map((rule) => rule.name);
        if (seen.has(text)) broken.push('is not unique in its file');
        seen.add(text);
        return broken.map((rule) => `${path}:${line}: ${rule}: ${text}`);
    });
}

const counts = new Map();
const hits = [];
const wrongNames = [];
for (const path of files()) {
    const folder = folderOf(path);
    if (!counts.has(folder)) counts.set(folder, { sentences: 0, hits: 0 });
    const count = counts.get(folder);
    const texts = textsOf(path);
    wrongNames.push(...wrongNamesOf(path, texts.filter(({ isName }) => isName)));
    for (const { line, text, isName } of texts) {
        text.trim().split(/(?<=[.!?]) /).forEach((sentence, place) => {
            ++count.sentences;
            for (const rule of rules) {
                if ((rule.onlyFirst && (place > 0 || isName)) || !rule.finds(sentence)) continue;
                ++count.hits;
                hits.push({ folder, said: `${path}:${line}: ${rule.name}: ${sentence}` });
            }
        });
    }
}
const figureOf = ({ sentences, hits: found }) => (sentences ? Math.round((1000 * found) / sentences) / 10 : 0);

const recorded = JSON.parse(readFileSync(records, 'utf8'));
const [task, wanted] = process.argv.slice(2);
if (task === '--list') {
    for (const { folder, said } of hits) if (!wanted || wanted === folder) console.log(said);
} else if (task === '--record') {
    const lowered = Object.fromEntries([...counts].sort().map(([folder, count]) =>
        [folder, Math.min(figureOf(count), recorded[folder] ?? Infinity)]));
    writeFileSync(records, `${JSON.stringify(lowered, null, 4)}\n`);
} else {
    let failed = false;
    for (const [folder, count] of [...counts].sort()) {
        const figure = figureOf(count);
        const limit = recorded[folder] ?? 0;
        console.log(`${folder}: ${figure} hits in 100 sentences, at most ${limit}`);
        if (figure <= limit) continue;
        failed = true;
        for (const hit of hits) if (hit.folder === folder) console.log(`  ${hit.said}`);
    }
    if (failed) console.log('Rewrite the sentences that are new, or see `node tests/prose.mjs --list`.');
    for (const wrong of wrongNames) console.log(wrong);
    if (wrongNames.length) console.log('Rename these scenarios; tests/scenarios/README.md says how.');
    process.exitCode = failed || wrongNames.length ? 1 : 0;
}

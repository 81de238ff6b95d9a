// Writes the icons that the program uses: icons.qrc (prefix /icons), an SVG for each name, and credits.txt.
// Usage: node extract.mjs OUTPUT-FOLDER FILE...
// A FILE is a list of names (.txt, one per line, # begins a comment) or a card file (.yaml, its `icon:` fields).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const [output, ...files] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(new URL(`node_modules/@iconify-json/game-icons/${name}`, import.meta.url)));
const info = read('info.json');
const { icons, aliases = {} } = read('icons.json');
const bodyOf = (name) => icons[name]?.body ?? icons[aliases[name]?.parent]?.body;

/** Returns the icon name in a line of a file, or undefined or an empty string. */
function nameIn(file, line) {
    const text = line.replace(/(^|\s)#.*/, '');
    return file.endsWith('.yaml') ? text.match(/(?:^|[\s{,-])icon:\s*["']?([^\s"',}]+)/)?.[1] : text.trim();
}

/** Returns the edit distance (Levenshtein) between a and b. */
function distance(a, b) {
    let row = [...Array(b.length + 1).keys()];
    for (let i = 1; i <= a.length; ++i) {
        const next = [i];
        for (let j = 1; j <= b.length; ++j)
            next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
        row = next;
    }
    return row[b.length];
}

const nearest = (name) =>
    Object.keys(icons)
        .map((candidate) => ({ candidate, far: distance(name, candidate) - (candidate.includes(name) ? name.length : 0) }))
        .sort((a, b) => a.far - b.far)
        .slice(0, 5)
        .map(({ candidate }) => candidate)
        .join(', ');

const names = new Set();
let mistakes = 0;
for (const file of files) {
    readFileSync(file, 'utf8').split('\n').forEach((line, index) => {
        const name = nameIn(file, line);
        if (!name) return;
        names.add(name);
        if (bodyOf(name)) return;
        console.error(`${file}:${index + 1}: unknown icon "${name}". Did you mean one of these: ${nearest(name)}?`);
        ++mistakes;
    });
}
if (mistakes > 0) process.exit(1);

mkdirSync(output, { recursive: true });
const sorted = [...names].sort();
for (const name of sorted) {
    const body = bodyOf(name).replaceAll('currentColor', '#fff');
    writeFileSync(
        `${output}/${name}.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${body}</svg>\n`,
    );
}
writeFileSync(
    `${output}/credits.txt`,
    `${info.name} by ${info.author.name}\n${info.author.url}\n\n` +
        `Licence: ${info.license.title}\n${info.license.url}\n\n` +
        `Changed: drawn in white, and coloured by the program. Used here:\n${sorted.join(', ')}\n`,
);
const entries = ['credits.txt', ...sorted.map((name) => `${name}.svg`)].map((file) => `<file>${file}</file>`);
writeFileSync(`${output}/icons.qrc`, `<RCC><qresource prefix="/icons">\n${entries.join('\n')}\n</qresource></RCC>\n`);

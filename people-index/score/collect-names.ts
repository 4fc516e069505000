import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hangulHanjaRows, koreanRows } from './collect/korean.ts';
import { nicknameRows, nicknamesAcrossScripts } from './collect/nicknames.ts';
import { aliasRows, knownByNickname, latinPeople, particleRows, respelledRows, variantRows } from './collect/labels.ts';
import { scriptRows } from './collect/scripts.ts';
import { congressRows } from './collect/congress.ts';
import { readSources } from './collect/sources.ts';

// npm run score:collect -- --sources FOLDER: creates the files of `data` from clones of their sources; see data/README.md. The same clones
// give the same files.

const { values } = parseArgs({ options: { sources: { type: 'string', default: '' } }, strict: false });
const sources = readSources(String(values.sources));

/** The rows of the development set, as words separated by spaces. */
const development = ['phonetic', 'nicknames', 'scripts', 'transcriptions']
  .map((name) => readFileSync(new URL(`./labelled/${name}.csv`, import.meta.url), 'utf8'))
  .join('\n')
  .toLowerCase()
  .replaceAll(/[,\n]/g, ' ');

/** Whether a whole name of the row is in the development set. */
function isDevelopment(row: readonly string[]): boolean {
  return [...row, row.slice(-2).join(' ')].some(
    (name) => name.includes(' ') && ` ${development} `.includes(` ${name.toLowerCase()} `),
  );
}

function write(file: string, columns: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [columns, ...rows.filter((row) => !isDevelopment(row))].map((row) => row.join('\t'));
  writeFileSync(new URL(`./data/${file}`, import.meta.url), `${lines.join('\n')}\n`);
  process.stdout.write(`${file}: ${lines.length - 1} rows\n`);
}

write('people.tsv', ['country', 'first', 'last'], latinPeople(sources));
write('scripts.tsv', ['group', 'native', 'latin'], [...scriptRows(sources), ...koreanRows(sources)]);
write('hanja.tsv', ['hangul', 'hanja', 'latin'], hangulHanjaRows(sources));
write('aliases.tsv', ['name', 'alias'], aliasRows(sources));
write('variants.tsv', ['kind', 'spelling', 'other'], variantRows(sources));
write('respelled.tsv', ['language', 'name', 'respelled'], respelledRows(sources));
write('nicknames.tsv', ['formal', 'nickname'], nicknameRows(sources));
write(
  'nicknames-across-scripts.tsv',
  ['script', 'formal', 'nickname', 'nativeFormal', 'nativeNickname'],
  nicknamesAcrossScripts(sources),
);
write('particles.tsv', ['first', 'last'], particleRows(sources));
write('known-by-nickname.tsv', ['first', 'otherFirst', 'last'], knownByNickname(sources));
write('congress.tsv', ['first', 'middle', 'nickname', 'last'], congressRows(sources));

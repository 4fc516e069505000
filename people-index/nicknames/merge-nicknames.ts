import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../src/language/fold.ts';
import { type Pair, readers, readWiktionaryNames } from './read-sources.ts';
import { type SourceName, sources } from './sources.ts';

// npm run nicknames -- FOLDER: merges the published lists of nicknames into people-index/src/language/nicknames/tables. FOLDER holds a
// checkout of each source, in a folder with the name and at the commit that sources.ts names.

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('npm run nicknames -- FOLDER, the folder with the checkouts of sources.ts');

const wiktionary = readWiktionaryNames(join(folder, 'namor_data'));
const sexes = new Map<string, { isFemale: boolean; isMale: boolean }>();
for (const [name, { isFemale, isMale }] of wiktionary) {
  const known = sexes.get(fold(name));
  sexes.set(fold(name), { isFemale: isFemale || known?.isFemale === true, isMale: isMale || known?.isMale === true });
}

/** Whether one name is a woman's and the other a man's: then the pair is an error, or a name that a woman has from her father. */
function isOfOtherSex(formal: string, nickname: string): boolean {
  const [one, other] = [sexes.get(formal), sexes.get(nickname)];
  if (one === undefined || other === undefined) return false;
  const isOnly = (own: typeof one, sex: 'isFemale' | 'isMale') =>
    own[sex] && !own[sex === 'isMale' ? 'isFemale' : 'isMale'];
  // Louise is no nickname of Louis, which Wiktionary has for some women too.
  if (nickname.startsWith(formal) && isOnly(other, 'isFemale')) return one.isMale;
  return (isOnly(one, 'isFemale') && !other.isFemale) || (isOnly(one, 'isMale') && !other.isMale);
}

const oneWord = /^[\p{L}\p{M}]{2,}$/u;
const words = /^[\p{L}\p{M}]{2,}(?: [\p{L}\p{M}]{2,})?$/u;

function tableOf(names: readonly SourceName[]): string {
  const nicknames = new Map<string, Set<string>>();
  for (const name of names) {
    for (const [formal, nickname] of readers[name](join(folder!, name)).map(folded)) {
      if (!words.test(formal) || !oneWord.test(nickname) || formal === nickname) continue;
      if (isOfOtherSex(formal, nickname)) continue;
      nicknames.set(formal, (nicknames.get(formal) ?? new Set()).add(nickname));
    }
  }
  return [...nicknames]
    .map(([formal, own]) => `${formal}: ${[...own].sort().join(' ')}`)
    .sort()
    .join('\n');
}

function folded([formal, nickname]: Pair): Pair {
  return [fold(formal), fold(nickname)];
}

const described = (name: SourceName): string => {
  const source = sources[name];
  const origin = 'origin' in source ? ` From ${source.origin}.` : '';
  return ` * - ${source.repository}, commit ${source.commit}. ${source.licence}.${origin}`;
};

function write(file: string, constant: string, title: string, names: readonly SourceName[]): void {
  const comment = ['/**', ` * ${title}`, ' *', ...names.map(described), ' */'].join('\n');
  const path = new URL(`../src/language/nicknames/tables/${file}`, import.meta.url);
  writeFileSync(path, `${comment}\nexport const ${constant} = \`\n${tableOf(names)}\n\`;\n`);
}

const heading = '`formal: nickname nickname`, folded. Merged by `npm run nicknames`, not edited by hand. Sources:';
write('published.ts', 'published', `Published lists: ${heading}`, [
  'nicknames',
  'common_nickname_csv',
  'diminutives.db',
  'alenka',
]);
write('published-wiktionary.ts', 'publishedWiktionary', `Lists from Wiktionary, CC BY-SA 4.0: ${heading}`, [
  'given-name',
  'namor_data',
]);

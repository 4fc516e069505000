import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceName } from './sources.ts';

/** A name and a nickname of it, as a source writes them. */
export type Pair = readonly [formal: string, nickname: string];

/** A name as Wiktionary has it: for whom it is used, and of which names it is a short form. */
interface WiktionaryName {
  readonly isFemale: boolean;
  readonly isMale: boolean;
  readonly shortFor: readonly string[];
}

function linesOf(folder: string, file: string): readonly string[] {
  return readFileSync(join(folder, file), 'utf8').split(/\r?\n/).slice(0);
}

/** Rows of a source whose lists are rows of a name, its relation and a nickname, or of an id, a name and a nickname. */
function pairsOfRows(folder: string, file: string, [formal, nickname]: readonly [number, number]): Pair[] {
  return linesOf(folder, file)
    .slice(1)
    .map((line) => line.split(','))
    .map((cells) => [cells[formal] ?? '', cells[nickname] ?? ''] as const);
}

function pairsOfLines(rows: readonly (readonly string[])[]): Pair[] {
  return rows.flatMap(([formal = '', ...nicknames]) => nicknames.map((nickname) => [formal, nickname] as const));
}

/** Latin spellings beside the Russian short forms are left to the romanization. */
const cyrillic = /^[\p{Script=Cyrillic} -]+$/u;

function pairsOfRussian(folder: string): Pair[] {
  const text = readFileSync(join(folder, 'src/data/names.json'), 'utf8');
  const names = JSON.parse(text) as Record<string, { readonly variants: readonly string[] }>;
  return Object.entries(names).flatMap(([formal, { variants }]) =>
    variants.filter((variant) => cyrillic.test(variant)).map((variant) => [formal, variant] as const),
  );
}

function pairsOfGivenName(folder: string): Pair[] {
  return ['pl', 'en'].flatMap((language) => {
    const text = readFileSync(join(folder, `data/${language}/hypocoristics.json`), 'utf8');
    return pairsOfLines(JSON.parse(text) as string[][]);
  });
}

const namorKey = /^(?:'((?:[^']|'')+)'|([^ '-][^:]*)):/;
const femaleFlag = 1;
const maleFlag = 2;

/** The names of namor_data: YAML of one map whose values are maps of a number or a list of texts. */
export function readWiktionaryNames(folder: string): ReadonlyMap<string, WiktionaryName> {
  const names = new Map<string, WiktionaryName>();
  for (const file of readdirSync(join(folder, 'data')).sort()) {
    let name = '';
    let flags = 0;
    let list = '';
    let shortFor: string[] = [];
    const finish = () => {
      if (name === '') return;
      names.set(name, { isFemale: (flags & femaleFlag) !== 0, isMale: (flags & maleFlag) !== 0, shortFor });
    };
    for (const line of linesOf(folder, join('data', file))) {
      const key = namorKey.exec(line);
      if (key !== null) {
        finish();
        [name, flags, list, shortFor] = [key[1]?.replaceAll("''", "'") ?? key[2]!, 0, '', []];
      } else if (line.startsWith('  - ')) {
        if (list === 'is_short_for') shortFor.push(line.slice(4).replaceAll("'", ''));
      } else {
        const [field = '', value = ''] = line.trim().split(': ');
        list = field.replace(/:$/, '');
        if (list === 'gender_flag') flags = Number(value);
      }
    }
    finish();
  }
  return names;
}

/** Reads one source. */
export const readers: Readonly<Record<SourceName, (folder: string) => readonly Pair[]>> = {
  nicknames: (folder) => pairsOfRows(folder, 'names.csv', [0, 2]),
  common_nickname_csv: (folder) => pairsOfRows(folder, 'nicknames.csv', [1, 2]),
  'diminutives.db': (folder) =>
    ['female', 'male'].flatMap((sex) =>
      pairsOfLines(linesOf(folder, `${sex}_diminutives.csv`).map((line) => line.split(','))),
    ),
  alenka: pairsOfRussian,
  'given-name': pairsOfGivenName,
  namor_data: (folder) =>
    [...readWiktionaryNames(folder)].flatMap(([nickname, { shortFor }]) =>
      shortFor.map((formal) => [formal, nickname] as const),
    ),
};

import { arabicNames } from './arabic-names.ts';
import { fold } from '../fold.ts';
import { hebrewNames } from './hebrew-names.ts';

// Tables of Arabic, Persian and Hebrew names with their customary Latin spellings.

function readNames(text: string): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  for (const line of text.trim().split('\n')) {
    const gap = line.indexOf(' ');
    const name = fold(line.slice(0, gap)).replaceAll(' ', '');
    const spellings = line
      .slice(gap + 1)
      .split(',')
      .map(fold);
    table.set(name, [...new Set([...(table.get(name) ?? []), ...spellings])]);
  }
  return table;
}

/** Latin spellings of folded Arabic and Persian names. */
export const arabicTable = readNames(arabicNames);
/** Latin spellings of folded Hebrew names. */
export const hebrewTable = readNames(hebrewNames);

/** For each Latin spelling in the tables, the other spellings of the same names. */
const otherSpellings = new Map<string, Set<string>>();
for (const spellings of [...arabicTable.values(), ...hebrewTable.values()]) {
  const latin = spellings.filter((spelling) => !spelling.includes(' '));
  for (const spelling of latin) {
    const others = otherSpellings.get(spelling) ?? new Set();
    otherSpellings.set(spelling, others);
    for (const other of latin) if (other !== spelling) others.add(other);
  }
}

/** Other Latin spellings of an Arabic, Persian or Hebrew name: `khalid` for Khaled. */
export function abjadSpellings(word: string): Iterable<string> {
  return otherSpellings.get(word) ?? [];
}

/**
 * Reduces vowels and letters that romanization systems use interchangeably: `sulayman` and `suleiman` give `sulaiman`, `qadir` gives
 * `kadir`.
 */
function reduceSpelling(word: string): string {
  return word
    .replace(/[ae][iy]/g, 'ai')
    .replace(/a[uw]|ow/g, 'au')
    .replace(/oo|ou/g, 'u')
    .replaceAll('ee', 'i')
    .replaceAll('q', 'k')
    .replace(/(.)\1/g, '$1')
    .replace(/(?<=.{3})[eh]$/, '');
}

/** The spellings of `otherSpellings` by their reduced spelling. */
const spellingsByReduced = new Map<string, Set<string>>();
for (const [spelling, others] of otherSpellings) {
  const key = reduceSpelling(spelling);
  const latin = spellingsByReduced.get(key) ?? new Set();
  spellingsByReduced.set(key, latin);
  for (const other of others) latin.add(other);
}

// Matches the y of "yusuf" and "ayad"; not that of "aly".
const consonantY = /y(?=[aeiou])/g;
// Matches the j of "jussuf" and "ijad"; not that of "djamal" or "dschamal", which is the j of English.
const germanJ = /(?<!d|sch)j(?=[aeiou])/g;

/** German, Dutch and Nordic spellings, with j for y, and in German ss for a voiceless s between vowels: `jussuf` for yusuf. */
function spellingsWithJ(spelling: string): readonly string[] {
  const withJ = spelling.replace(consonantY, 'j');
  return withJ === spelling ? [] : [withJ, withJ.replace(/(?<=[aeiou])s(?=[aeiou])/g, 'ss')];
}

/**
 * Spellings of the same names by another system: `slimane` and `jussuf` are not in the tables, but spell Sulayman and Yusuf. For a word in
 * the tables, these are the spellings with j for y.
 */
export function similarAbjadSpellings(word: string): Iterable<string> {
  const others = otherSpellings.get(word);
  if (others !== undefined) return new Set([word, ...others].flatMap(spellingsWithJ));
  const readings = new Set([word, word.replace(germanJ, 'y')].map(reduceSpelling));
  return new Set([...readings].flatMap((reading) => [...(spellingsByReduced.get(reading) ?? [])]));
}

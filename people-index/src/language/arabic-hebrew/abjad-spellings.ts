import { arabicNames } from './arabic-names.ts';
import { fold } from '../fold.ts';
import { hebrewNames } from './hebrew-names.ts';

// The tables of Arabic, Persian and Hebrew names with the Latin spellings that people use.

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

/** The Latin spellings of one name that are in a table, by each of them. */
const fellowSpellings = new Map<string, Set<string>>();
for (const spellings of [...arabicTable.values(), ...hebrewTable.values()]) {
  const own = spellings.filter((spelling) => !spelling.includes(' '));
  for (const spelling of own) {
    const fellows = fellowSpellings.get(spelling) ?? new Set();
    fellowSpellings.set(spelling, fellows);
    for (const other of own) if (other !== spelling) fellows.add(other);
  }
}

/** How else the bearers of an Arabic, Persian or Hebrew name spell it in Latin letters: `khalid` for Khaled. */
export function abjadSpellings(word: string): Iterable<string> {
  return fellowSpellings.get(word) ?? [];
}

/** Vowels and letters that systems of Latin letters exchange: `sulayman` and `suleiman` are `sulaiman`, `qadir` is `kadir`. */
function withoutHabits(word: string): string {
  return word
    .replace(/[ae][iy]/g, 'ai')
    .replace(/a[uw]|ow/g, 'au')
    .replace(/oo|ou/g, 'u')
    .replaceAll('ee', 'i')
    .replaceAll('q', 'k')
    .replace(/(.)\1/g, '$1')
    .replace(/(?<=.{3})[eh]$/, '');
}

/** The names of the tables by what is left of their spellings without habits. */
const fellowsWithoutHabits = new Map<string, Set<string>>();
for (const [spelling, fellows] of fellowSpellings) {
  const key = withoutHabits(spelling);
  const own = fellowsWithoutHabits.get(key) ?? new Set();
  fellowsWithoutHabits.set(key, own);
  for (const fellow of fellows) own.add(fellow);
}

/** As `abjadSpellings`, for a word that the tables spell by another system: `slimane` for Sulayman. */
export function abjadSpellingsAlike(word: string): Iterable<string> {
  return fellowSpellings.has(word) ? [] : (fellowsWithoutHabits.get(withoutHabits(word)) ?? []);
}

/*
 * Belarusian writes a surname by its Belarusian sound, also in passports, while others know it by its Russian form: Kazlou is Kozlov,
 * Tsikhanouskaya Tikhanovskaya. A v at the end of a syllable is u, an unstressed o is a, g is h, and a soft d or t is dz or ts. Vowels need
 * no rule, since the results are compared by their sounds.
 */

type Rewriting = readonly (readonly [letters: RegExp, other: string])[];

// Matches "kozlov", "medvedev", "tikhanovskaya" and "savchenko"; not "ivanova", which is nearly the same in both.
const russianEnding = /(?:[oe]v|[oe]vsk(?:y|ii?|iy|i?j|aya|aia|aja)|enko)$/;
// Matches "kazlou", "novikau", "miadzvedzeu", "tsikhanouskaya" and "sauchanka".
const belarusianEnding = /(?:(?<!e)au|[eo]u|[aeo]usk(?:i|aya|aja)|[ae]nka)$/;

/** The last vowel of a surname in -ov is stressed, -ou, or unstressed, -au; that of one in -ev may be ё. */
const toBelarusian: readonly Rewriting[] = [
  [[/ov$/, 'ou'], [/[iy]?ev$/, 'eu']],
  [[/ov$/, 'au'], [/[iy]?ev$/, 'iou']],
]; // prettier-ignore
const softened: Rewriting = [
  [/enko$/, 'enka'],
  [/v(?=[bcdfgklmnpst])/g, 'u'],
  [/d(?=[ei])/g, 'dz'],
  [/t(?=[ei])/g, 'ts'],
  [/g/g, 'h'],
];

const toRussian: Rewriting = [
  [/(?:[iy]?e|[iy]o)u$/, 'ev'],
  [/[ao]u$/, 'ov'],
  [/[ae]nka$/, 'enko'],
  [/(?<=[aeo])u(?=[bcdfgklmnpst])/g, 'v'],
  [/dz(?=[ei])/g, 'd'],
  [/ts(?=[ei])/g, 't'],
  [/(?<![ckstz])h/g, 'g'],
];

const minLength = 5;

function rewrite(word: string, rewriting: Rewriting): string {
  let rewritten = word;
  for (const [letters, other] of rewriting) rewritten = rewritten.replace(letters, other);
  return rewritten;
}

/** Whether one of two folded Latin surnames has a Russian ending and the other a Belarusian one: Morozov, Marozau, but not Moreau. */
export function haveBothEndings(one: string, other: string): boolean {
  return (
    (russianEnding.test(one) && belarusianEnding.test(other)) ||
    (belarusianEnding.test(one) && russianEnding.test(other))
  );
}

/** A folded Latin surname in its Belarusian spellings if its ending is Russian, and the other way round. Empty for most words. */
export function belarusianSpellings(word: string): readonly string[] {
  if (word.length < minLength) return [];
  if (russianEnding.test(word)) {
    const spellings = toBelarusian.map((endings) => rewrite(rewrite(word, endings), softened));
    return [...new Set(spellings)].filter((spelling) => spelling !== word);
  }
  return belarusianEnding.test(word) ? [rewrite(word, toRussian)] : [];
}

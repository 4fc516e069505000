import { fold } from './fold.ts';

/**
 * Letters that are typed in two ways on a keyboard without them: as the bare letter, or as the digraph of the countries that use the
 * letter. The Turkish ğ is silent, and other scripts often omit it: ארדואן, エルドアン.
 */
const digraphsOfLetter: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['ø', 'oe'],
  ['đ', 'dj'],
  ['ə', 'e'],
  ['ğ', ''],
]);

const maxVariants = 4;
/**
 * Digraphs `ae`, `oe`, `ue`, `aa` that may stand for one letter. Matches those of "mueller" and "soerensen"; not those of "michael",
 * "rodrigues" and "baquero".
 */
const digraph = /(?<![qg](?=ue)|[aeiou])(ae|oe|ue|aa)(?!ls?$|s?$|[aeiouy])/g;

/**
 * The letter oʻ of Uzbek, with any apostrophe. Passports and Russian write it u: Oʻtkir is Utkir. Matches that of "O'tkir"; not those of
 * "O'Brien" and "Kahoʻolawe".
 */
const uzbekO = /[oO]['’‘‛`´ʻʼ](?=[bdfghjklmnpqrstvxyz])/g;

const isAscii = /^[ -~]*$/;
const hasDigraph = /[aou]e|aa/;

/**
 * The spellings of a word that match as exactly as its own, at most 4, the folded word first: `Müller` is `muller` and `mueller`,
 * `Sørensen` is `sorensen` and `soerensen`, and a plain `Mueller` is also `muller`. Rows that match by another spelling than the first rank
 * after literal matches.
 *
 * @param word one word as written, with its accents, which folding would remove
 */
export function foldVariants(word: string): readonly string[] {
  const withU = word.replace(uzbekO, 'u');
  if (withU !== word) return [...new Set([fold(word), ...foldVariants(withU)])].slice(0, maxVariants);
  const plain = fold(word);
  if (plain === '' || plain.includes(' ') || (isAscii.test(word) && !hasDigraph.test(plain))) return [plain];
  const variants = new Set([plain]);
  const composed = word.normalize('NFC').toLowerCase();
  let bare: string[] = [''];
  let isMarked = false;
  for (const character of composed) {
    const digraphOf = digraphsOfLetter.get(character);
    if (digraphOf === undefined) {
      bare = bare.map((start) => start + character);
      continue;
    }
    isMarked = true;
    const longer = bare.map((start) => start + digraphOf);
    bare = bare.map((start) => start + character);
    if (bare.length * 2 <= maxVariants) bare = [...bare, ...longer];
    else bare = [...bare.slice(0, maxVariants - 1), longer.at(-1) as string];
  }
  if (isMarked) for (const variant of bare) variants.add(fold(variant));
  else {
    const collapsed = plain.replace(digraph, (pair) => pair[0] as string);
    if (collapsed.length >= 3) variants.add(collapsed);
  }
  return [...variants].slice(0, maxVariants);
}

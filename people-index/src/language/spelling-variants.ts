import { fold } from './fold.ts';

/**
 * Letters that a keyboard without them types in two ways: the bare letter, and the digraph of the countries that use
 * it.
 */
const twoWays: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['ø', 'oe'],
  ['đ', 'dj'],
  ['ə', 'e'],
]);

const maximumVariants = 4;
/**
 * `ae`, `oe`, `ue`, `aa` that may stand for one letter: "mueller", "soerensen"; not "michael", "rodrigues", "baquero".
 */
const digraph = /(?<![qg](?=ue)|[aeiou])(ae|oe|ue|aa)(?!ls?$|s?$|[aeiouy])/g;

const isAscii = /^[ -~]*$/;
const hasDigraph = /[aou]e|aa/;

/**
 * The spellings under which one word must be found as exactly as under its own, the fold itself first: `Müller` is
 * `muller` and `mueller`, `Sørensen` is `sorensen` and `soerensen`, and a plain `Mueller` is also `muller`. At most 4.
 * A row that was met through any but the first belongs behind the literal ones.
 *
 * @param word one word as written, with its accents: a folded word has lost them.
 */
export function foldVariants(word: string): readonly string[] {
  const plain = fold(word);
  if (plain === '' || plain.includes(' ') || (isAscii.test(word) && !hasDigraph.test(plain))) return [plain];
  const variants = new Set([plain]);
  const composed = word.normalize('NFC').toLowerCase();
  let bare: string[] = [''];
  let isMarked = false;
  for (const character of composed) {
    const digraphOf = twoWays.get(character);
    if (digraphOf === undefined) {
      bare = bare.map((start) => start + character);
      continue;
    }
    isMarked = true;
    const longer = bare.map((start) => start + digraphOf);
    bare = bare.map((start) => start + character);
    if (bare.length * 2 <= maximumVariants) bare = [...bare, ...longer];
    else bare = [...bare.slice(0, maximumVariants - 1), longer.at(-1) as string];
  }
  if (isMarked) for (const variant of bare) variants.add(fold(variant));
  else {
    const collapsed = plain.replace(digraph, (pair) => pair[0] as string);
    if (collapsed.length >= 3) variants.add(collapsed);
  }
  return [...variants].slice(0, maximumVariants);
}

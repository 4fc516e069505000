import { hepburnOf, kunreiOf } from './romanize-japanese.ts';

/** Romaji syllables, in Hepburn and Kunrei. */
const syllables = /(?:(?:kk?|g|ss?|z|tt?|d|n|h|m?b|m?m|m?pp?|r)y?|[jywf]|s?sh|t?ch|t?ts)?[aiueo]h?/g;

/** Whether a word consists of romaji syllables, and n after some of them. True of `tutiya`, `shimbo`, `shinichi`; not of `smith`. */
function isJapanese(word: string): boolean {
  return /^n*$/.test(word.replace(syllables, ''));
}

const maxLongVowels = 2;

/**
 * Other spellings of a Latin word that may be Japanese: `tsuchiya` for `tutiya`, `huzimoto` for `fujimoto`, `oono` and `ohno` for `ono`,
 * `shinbo` for `shimbo`.
 */
export function japaneseSpellings(word: string): readonly string[] {
  if (word.length < 2 || word.length > 20 || !isJapanese(word)) return [];
  const withoutLongVowels = hepburnOf(word)
    .replace(/o(?:[ou]|h(?![aiueo]))/g, 'o')
    .replaceAll('uu', 'u')
    .replace(/m(?=[bmp])/g, 'n');
  const found = new Set([
    withoutLongVowels,
    kunreiOf(withoutLongVowels),
    withoutLongVowels.replace(/n(?=[bmp])/g, 'm'),
    withoutLongVowels.replace(/ei$/, 'ey'),
    withoutLongVowels.replace(/jo$/, 'joe'),
    // A u that is not pronounced: Maskawa, Daiske.
    withoutLongVowels.replace(/su(?=k)/, 's'),
  ]);
  const vowelPositions = [...withoutLongVowels]
    .flatMap((letter, position) => (letter === 'o' || letter === 'u' ? [position] : []))
    .slice(0, maxLongVowels);
  for (const position of vowelPositions) {
    for (const other of withoutLongVowels[position] === 'o' ? ['oo', 'ou', 'oh'] : ['uu'])
      found.add(withoutLongVowels.slice(0, position) + other + withoutLongVowels.slice(position + 1));
  }
  found.delete(word);
  return [...found];
}

import { hepburnOf, kunreiOf } from './romanize-japanese.ts';

/** Syllables of Japanese in Latin letters, of Hepburn and of Kunrei. */
const syllables = /(?:(?:kk?|g|ss?|z|tt?|d|n|h|m?b|m?m|m?pp?|r)y?|[jywf]|s?sh|t?ch|t?ts)?[aiueo]h?/g;

/** Whether nothing is left of a word without its syllables but an n behind some. True of `tutiya`, `shimbo`, `shinichi`; not of `smith`. */
function isJapanese(word: string): boolean {
  return /^n*$/.test(word.replace(syllables, ''));
}

const maxLong = 2;

/**
 * How else a Latin word may be spelled if it is Japanese: `tutiya` is `tsuchiya`, `fujimoto` is `huzimoto`, `ono` is `oono` and
 * `ohno`, `shimbo` is `shinbo`.
 */
export function japaneseSpellings(word: string): readonly string[] {
  if (word.length < 2 || word.length > 20 || !isJapanese(word)) return [];
  const short = hepburnOf(word)
    .replace(/o(?:[ou]|h(?![aiueo]))/g, 'o')
    .replaceAll('uu', 'u')
    .replace(/m(?=[bmp])/g, 'n');
  const found = new Set([
    short,
    kunreiOf(short),
    short.replace(/n(?=[bmp])/g, 'm'),
    short.replace(/ei$/, 'ey'),
    short.replace(/jo$/, 'joe'),
    // Maskawa, Daiske.
    short.replace(/su(?=k)/, 's'),
  ]);
  const places = [...short]
    .flatMap((letter, place) => (letter === 'o' || letter === 'u' ? [place] : []))
    .slice(0, maxLong);
  for (const place of places) {
    for (const other of short[place] === 'o' ? ['oo', 'ou', 'oh'] : ['uu'])
      found.add(short.slice(0, place) + other + short.slice(place + 1));
  }
  found.delete(word);
  return [...found];
}

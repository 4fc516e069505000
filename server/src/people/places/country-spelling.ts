/** Letters that NFD does not decompose. */
const plainLetters: { readonly [letter: string]: string } = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/**
 * Normalizes a country name for comparison: lower case, without dots, apostrophes, and Latin, Greek and Cyrillic accents, and without a
 * leading "the" or a trailing "(the)" or "(… of the)". Combining marks of other scripts stay, because they distinguish names.
 */
export function countrySpelling(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[ßøæœđłı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[.’'ʼ`]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[,\s\p{Pd}]+/gu, ' ')
    .replace(/ ?\((?:the|[^()]*,? the)\)$/, '')
    .replace(/^the /, '')
    .trim();
}

/** As `countrySpelling`, with German umlauts written in ASCII: `oesterreich`. */
export function umlautSpelling(name: string): string {
  return countrySpelling(name.replaceAll(/[äöü]/giu, (letter) => `${letter.normalize('NFD').charAt(0)}e`));
}

/** Letters that NFD does not take apart. */
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
 * The form in which names of countries are compared: lower case, without Latin, Greek and Cyrillic accents, dots and apostrophes, without a
 * leading "the" and a trailing "(the)" or "(… of the)". Marks of other scripts are kept: they tell names apart.
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

/** The spelling of German names in ASCII: `Oesterreich`. The same as `countrySpelling` for names without an umlaut. */
export function umlautSpelling(name: string): string {
  return countrySpelling(name.replaceAll(/[äöü]/giu, (letter) => `${letter.normalize('NFD').charAt(0)}e`));
}

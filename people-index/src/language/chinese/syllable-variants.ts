type Variants = readonly (readonly [letters: RegExp, other: string])[];

/** Interchangeable endings and beginnings of Cantonese syllables. */
const ofCantonese: Variants = [
  [/(?<=[kh])i$/, 'ei'],
  [/a$/, 'ar'],
  [/a$/, 'ah'],
  [/i$/, 'ee'],
  [/(?<!e)e?i$/, 'y'],
  [/ei$/, 'ee'],
  [/eung$/, 'eong'],
  [/u(?=n$)/, 'ue'],
  [/ue(?=n$)/, 'u'],
  [/u(?=m$)/, 'a'],
  [/a(?=m$)/, 'u'],
  [/^ch/, 'ts'],
  [/^sh/, 's'],
  [/^s(?!h)/, 'sh'],
  [/^k/, 'g'],
  [/ung$/, 'oong'],
  [/^tsz$/, 'tze'],
  [/^p/, 'b'],
  [/^t(?!s)/, 'd'],
  [/a(?=k$)/, 'ar'],
  [/^kw/, 'k'],
  [/(?<=[aiou])k$/, 'ck'],
  [/au$/, 'ow'],
  [/o$/, 'or'],
  [/o$/, 'oh'],
  [/^(?=[ao])/, 'ng'],
];

/**
 * Interchangeable endings and beginnings of overseas families, who spelled their names by sound in English, Dutch or Malay orthography:
 * `hui` is Hwee, Hooi and Hwie, `chong` is Tjong.
 */
const ofOverseasFamilies: Variants = [
  [/^hu[iy]$|^hooi$/, 'hwee'],
  [/(?<=[skgch])ui$/, 'wee'],
  [/(?<=[bcgjklmnt])ee$/, 'i'],
  [/(?<=[bcgjklmnst])i$/, 'ee'],
  [/oo(?=n$)/, 'u'],
  [/u(?=n$)/, 'oo'],
  [/oo$/, 'u'],
  [/(?<!o)u$/, 'uh'],
  [/^kh/, 'k'],
  [/^ph/, 'p'],
  [/^th(?!i)/, 't'],
  [/(?<=[hkgs])ua(?=n?g?$)/, 'wa'],
  [/i(?=[ao]w?n?g?$)/, 'e'],
  [/eow$/, 'iow'],
  [/(?<=[aeiou])ck$/, 'k'],
  [/ai$/, 'ay'],
  [/(?<=[^aeiou])ai$/, 'ye'],
  [/(?<=[^aeiou])oi$/, 'oy'],
  [/au$/, 'ow'],
  [/(?<=[aeiou])k$/, 'ck'],
  // Dutch letters for ch, j, y, u, i and iew, as in Indonesia.
  [/^ch/, 'tj'],
  [/^j/, 'dj'],
  [/^y/, 'j'],
  [/oo(?=n?$)|u(?=n?$)/, 'oe'],
  [/^hu[iy]$|^hooi$/, 'hwie'],
  [/(?<=[bcgjklmnt])(?:ee|i)$/, 'ie'],
  [/(?<=[^aeiou])i(?=[mn]$)/, 'ie'],
  [/i[eo]?[wu]$/, 'ioe'],
];

/** A syllable and what becomes of it by each of the variants alone. */
function withVariants(syllable: string, variants: Variants): readonly string[] {
  return [...new Set([syllable, ...variants.map(([letters, other]) => syllable.replace(letters, other))])];
}

/** The spellings of a Cantonese syllable. */
export function cantoneseVariants(syllable: string): readonly string[] {
  return withVariants(syllable, ofCantonese);
}

/** The spellings of a syllable of overseas families. */
export function overseasVariants(syllable: string): readonly string[] {
  return withVariants(syllable, ofOverseasFamilies);
}

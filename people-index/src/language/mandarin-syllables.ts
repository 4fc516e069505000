import { vowelSound } from './sound-form.ts';

/** Every syllable of Mandarin as pinyin spells it: the initials, and the finals that each may have. */
const finalsOf: Readonly<Record<string, string>> = {
  '': 'a ai an ang ao e en er ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan ue uo',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan ue un uo',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
};

/** Longer syllables first: what follows decides whether one gives a letter back. */
const syllablesFrom = (initials: readonly string[]): string =>
  initials
    .flatMap((initial) => (finalsOf[initial] as string).split(' ').map((final) => initial + final))
    .sort((one, other) => other.length - one.length)
    .join('|');
const first = syllablesFrom(Object.keys(finalsOf));
// Inside a word a syllable that begins with a vowel needs its apostrophe, which folding takes away: left out.
const next = syllablesFrom(Object.keys(finalsOf).filter((initial) => initial !== ''));
/** A name of one to four syllables. Matches `jianguo` as jian + guo; not `martin`. */
const pinyin = new RegExp(`^(${first})(${next})?(${next})?(${next})?$`);

/**
 * What no other language spells so: such a syllable tells that the word is pinyin. Matches `zhang`, `jia`, `ming`,
 * `guo`; not `lin`, `lena`, `juan`.
 */
const onlyPinyin = /^(?:zh|q(?!ue)|x(?:in|iu|u)|ji[aeu]|c(?:ai|ao|ou|ui|uo))|(?:ng|iao|uo|^[zcs]?hui)$/;
/** In front of a word also an x, which inside is one of Alexis or Maxine. */
const xInFront = /^x/;
/** A surname of China and a given name of Vietnam, which sound nothing alike. */
const exceptions = new Set(['quan']);

const initialSounds: Readonly<Record<string, string>> = {
  zh: 'J', j: 'J', ch: 'C', q: 'C', sh: 'S', x: 'H', c: 'T',
}; // prettier-ignore
const finalSounds: Readonly<Record<string, string>> = { ui: 'UY', ou: 'OU', uo: 'UO', iu: 'IOU', un: 'UEn', ue: 'UE' };
// Matches "zh", "ang" and "ng" in "zhang"; no initial in "an".
const syllableParts = /^([bpmfdtnlgkrzcsywjqx]?h?)([aeiou]+)(ng|n|r)?$/;

/** How a word of pinyin is spoken, by the signs of `soundForm`; `isSure` where it cannot be anything else. */
export interface MandarinWord {
  readonly form: string;
  readonly isSure: boolean;
}

/** Reads a folded word as pinyin; undefined when it is none. */
export function readPinyin(word: string): MandarinWord | undefined {
  const syllables = pinyin
    .exec(word)
    ?.slice(1)
    .filter((syllable) => syllable !== undefined);
  if (syllables === undefined) return undefined;
  return {
    form: syllables.map(syllableForm).join(''),
    isSure: (xInFront.test(word) || syllables.some((syllable) => onlyPinyin.test(syllable))) && !exceptions.has(word),
  };
}

function syllableForm(syllable: string): string {
  const [, initial = '', vowels = '', coda = ''] = syllableParts.exec(syllable) ?? [];
  const sound = initialSounds[initial] ?? initial;
  if (vowels === 'u' && coda === 'n' && !'jqxy'.includes(initial)) return sound + finalSounds['un'];
  return sound + (finalSounds[vowels] ?? vowelSound(vowels, false)) + (coda === 'ng' ? 'N' : coda);
}

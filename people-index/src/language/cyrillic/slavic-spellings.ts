/*
 * Russian, Ukrainian and Bulgarian names as other languages than English write them: Gorbatschow, Gorbatchev and Gorbaczow are Gorbachev,
 * Soljenitsyne is Solzhenitsyn. Each rule rewrites one language's letters as English has them; what a word is in English letters it is
 * compared as, besides what it is in its own.
 */

type Rewriting = readonly (readonly [letters: RegExp, english: string])[];

interface Orthography {
  /** What a Slavic name looks like in it: an ending, and in front of it letters that English would not write. */
  readonly ending: RegExp;
  readonly sign: RegExp;
  /** Letters of another one. */
  readonly foreign?: RegExp;
  readonly rewriting: Rewriting;
}

const soft: Rewriting = [
  [/[iy]j$/, 'y'],
  [/j(?=[aeiou])|(?<=[aeo])j/g, 'y'],
];

const german: Orthography = {
  ending:
    /(?:[oe]w[ay]?|skaj?a|[sz]k[iy]j?|wit[sz]ch|owytsch|[wt]sch|t?schuk|nko|[iy]na?|[aeioy]j|slaw|mir|myr|ail|gen[iy]|lew|nja|[lr]ij?|j[ao]n?|juk|jow|janow|jan|dor)$/,
  sign: /t?sch|w|j|z|[aeiou]ch|^ch/,
  foreign: /[csr]z|tch(?!$)|[tsz]j|v/,
  rewriting: [[/schtsch/g, 'SHCH'], [/tsch/g, 'CH'], [/sch/g, 'SH'], [/ch/g, 'kh'], [/w/g, 'v'], [/z/g, 'ts'], ...soft],
};

/** The sch of Schukow and Breschnew is the zh of Zhukov. */
const germanVoiced: Orthography = {
  ...german,
  sign: /(?<!t)sch(?!t)/,
  rewriting: [[/tsch/g, 'CH'], [/sch/g, 'ZH'], [/ch/g, 'kh'], [/w/g, 'v'], [/z/g, 'ts'], ...soft], // prettier-ignore
};

const french: Orthography = {
  // The g of Gueorgui, Guennadi and Evgueni is hard in front of any vowel.
  ending:
    /(?:[oe]va?|[oe]ff|[iy]ne|ski|sky|ska[iy]a|nko|itch|tchouk|[oi]uk|a[iy]a|gou|kov|[eo]v|gue?[iy]|guen[iy]|guenn?ad[iy])$/,
  sign: /tch|ch|ou|j|gu[ei]|[iy]ne$|ff$/,
  foreign: /sch|w|[tsz]j/,
  rewriting: [
    [/chtch/g, 'SHCH'],
    [/tch/g, 'CH'],
    [/ch/g, 'SH'],
    [/j/g, 'ZH'],
    [/ou/g, 'u'],
    [/gu(?=[ei])/g, 'g'],
    [/([iy])ne$/, '$1n'],
    [/ff$/, 'v'],
  ],
};

const polish: Orthography = {
  ending: /(?:[oe]wa?|[iy]cz|sk[iy]|ska|[cs]z|czuk|nko|[iy]n|[aeiy]j|ail|dor|w?giusz)$/,
  sign: /[csr]z|w|ch|c|j|ie/,
  foreign: /sch|tch|[tsz]j|v/,
  rewriting: [
    [/szcz/g, 'SHCH'],
    [/cz/g, 'CH'],
    [/sz/g, 'SH'],
    [/rz/g, 'ZH'],
    [/ch/g, 'kh'],
    [/c(?!h)/g, 'ts'],
    [/w/g, 'v'],
    [/(?<=[bdfgklmnprstvz])ie/g, 'e'],
    ...soft,
  ],
};

const dutch: Orthography = {
  ending: /(?:[oe]va?|sk[iy]j?|tsj|nko|in|[ei]j)$/,
  sign: /[tsz]j|oe|ch/,
  foreign: /sch|tch|w/,
  rewriting: [[/sjtsj/g, 'SHCH'], [/tsj/g, 'CH'], [/sj/g, 'SH'], [/zj/g, 'ZH'], [/oe/g, 'u'], [/ch/g, 'kh'], ...soft], // prettier-ignore
};

/** Swedish and Danish; Norwegian writes as Dutch. */
const nordic: Orthography = {
  ending: /(?:[oe]va?|sk[iy]j?|tj|nko|in|[ei]j)$/,
  sign: /(?<!s)tj|[sz]j/,
  foreign: /sch|tch|w|tsj/,
  rewriting: [[/sjtj/g, 'SHCH'], [/tj/g, 'CH'], [/sj/g, 'SH'], [/zj/g, 'ZH'], [/ch/g, 'kh'], ...soft],
};

/** Letters with a háček, which folding takes away, and Italian. */
const scholarly: Orthography = {
  ending: /(?:[oe]va?|skij?|sk[ay]ja|nko|in|[ei]j|ic)$/,
  sign: /c(?!h|k)|j/,
  foreign: /sch|tch|w|[tsz]j|[cs]z/,
  rewriting: [[/sc(?=[aeiou])/g, 'SHCH'], [/ci(?=[aou])/g, 'CH'], [/ch/g, 'kh'], [/c(?!h|k)/g, 'CH'], ...soft], // prettier-ignore
};

/** The yo of Fyodor, Pyotr and Artyom is written e as often as not. */
const unmarked: Orthography = {
  ending: /(?:dor|tr|om|on|na|ov|ev|va|ha|sha|ka)$/,
  sign: /(?<=[dflmnptsv])[yj]o/,
  rewriting: [[/(?<=[dflmnptsv])[yj]o/g, 'e'], ...soft],
};

const orthographies: readonly Orthography[] = [
  german,
  germanVoiced,
  french,
  polish,
  dutch,
  nordic,
  scholarly,
  unmarked,
];

/** What a folded Latin word may be in English letters, if it is a Slavic name in another language; mostly none. */
export function slavicSpellings(word: string): readonly string[] {
  const found = new Set<string>();
  if (word.length < 3) return [];
  for (const { ending, sign, foreign, rewriting } of orthographies) {
    if (!sign.test(word) || !ending.test(word) || foreign?.test(word) === true) continue;
    let english = word;
    for (const [letters, own] of rewriting) english = english.replace(letters, own);
    found.add(english.toLowerCase());
  }
  found.delete(word);
  return [...found];
}

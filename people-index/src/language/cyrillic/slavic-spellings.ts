/*
 * Russian, Ukrainian and Bulgarian names in the spelling of languages other than English: Gorbatschow, Gorbatchev and Gorbaczow are
 * Gorbachev, Soljenitsyne is Solzhenitsyn. Each orthography is rewritten to English spelling, and the word is compared in both spellings.
 *
 * Rules whose result another rule of the same orthography would match write it in capitals, so that it is not rewritten again.
 */

type Rewriting = readonly (readonly [letters: RegExp, english: string])[];

interface Orthography {
  /** Both must match for a word to be a Slavic name in this orthography: a typical ending, and letters that English would not use. */
  readonly ending: RegExp;
  readonly sign: RegExp;
  /** Letters that this orthography does not use for Slavic names. */
  readonly foreign?: RegExp;
  readonly rewriting: Rewriting;
}

const soft: Rewriting = [
  [/[iy]j$/, 'y'],
  [/j(?=[aeiou])|(?<=[aeo])j/g, 'y'],
];

const german: Orthography = {
  ending:
    /(?:[oe]w[ay]?|skaj?a|[sz]k[iy]j?|wit[sz]ch|owytsch|[wt]sch|t?schuk|nko|[iy]na?|[aeioy]j|slaw|mir|myr|ail|gen[iy]|lew|nja|[lr]ij?|ja|j[ao]n|(?<![aeiou])jo|juk|jow|janow|jan|dor)$/,
  sign: /t?sch|w|j|z|[aeiou]ch|^ch/,
  foreign: /[csr]z|tch(?!$)|[tsz]j|v/,
  rewriting: [[/schtsch/g, 'SHCH'], [/tsch/g, 'CH'], [/sch/g, 'SH'], [/ch/g, 'kh'], [/w/g, 'v'], [/z/g, 'ts'], ...soft],
};

/** German that spells zh as sch: Schukow and Breschnew are Zhukov and Brezhnev. */
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

/** Swedish and Danish. The Dutch rules cover Norwegian. */
const nordic: Orthography = {
  ending: /(?:[oe]va?|sk[iy]j?|tj|nko|in|[ei]j)$/,
  sign: /(?<!s)tj|[sz]j/,
  foreign: /sch|tch|w|tsj/,
  rewriting: [[/sjtj/g, 'SHCH'], [/tj/g, 'CH'], [/sj/g, 'SH'], [/zj/g, 'ZH'], [/ch/g, 'kh'], ...soft],
};

/** Scholarly transliteration, whose háčeks folding has removed, and Italian. */
const scholarly: Orthography = {
  ending: /(?:[oe]va?|skij?|sk[ay]ja|nko|in|[ei]j|ic)$/,
  sign: /c(?!h|k)|j/,
  foreign: /sch|tch|w|[tsz]j|[cs]z/,
  rewriting: [[/sc(?=[aeiou])/g, 'SHCH'], [/ci(?=[aou])/g, 'CH'], [/ch/g, 'kh'], [/c(?!h|k)/g, 'CH'], ...soft], // prettier-ignore
};

/**
 * Latvian, which gives the names of men an s, and writes kh as h and the yo after a sibilant as o: Gorbačovs, Hodorkovskis, Jurijs. Since
 * folding removes the háčeks, a c before -ovs is ts in one of two spellings and ch in the other.
 */
const latvian: Orthography = {
  ending: /(?:[oe]v|lcin|ndr|mir|slav|ail)s$|skis$|[ae]js$|(?:^j[a-z]+|[a-z]{3})[a-gi-z]ijs$/,
  sign: /s$/,
  rewriting: [
    [/(?<=[cs])ovs$/, 'ev'],
    [/(?<=[vnrl])s$/, ''],
    [/skis$/, 'sky'],
    [/ijs$/, 'y'],
    [/js$/, 'y'],
    [/c/g, 'CH'],
    [/h/g, 'kh'],
    ...soft,
  ],
};

/** Latvian that writes ts as c: Kuzņecovs. */
const latvianWithTs: Orthography = {
  ...latvian,
  sign: /c(?:ovs|evs|ins)$/,
  rewriting: [[/(?<=[vnrl])s$/, ''], [/c/g, 'ts'], [/h/g, 'kh'], ...soft],
};

/** Lithuanian, with the endings -as, -is and -us: Ivanovas, Chodorkovskis, Dmitrijus, Mickevičius. */
const lithuanian: Orthography = {
  ending: /(?:[a-z]{3}[oe]v|lcin|kin|ndr|tor|mir|ail|sl[ao]v)as$|skis$|[aei]jus$|[a-z]{3}icius$/,
  sign: /s$/,
  rewriting: [
    [/ciovas$/, 'CHev'],
    [/slovas$/, 'slav'],
    [/(?<=[vnrl])as$/, ''],
    [/skis$/, 'sky'],
    [/icius$/, 'ICH'],
    [/ijus$/, 'y'],
    [/jus$/, 'y'],
    [/ch/g, 'KH'],
    [/c/g, 'ts'],
    ...soft,
  ],
};

/** The yo of Fyodor, Pyotr and Artyom, which is often written e. */
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
  latvian,
  latvianWithTs,
  lithuanian,
  scholarly,
  unmarked,
];

/** English spellings of a folded Latin word that may be a Slavic name in the spelling of another language. Empty for most words. */
export function slavicSpellings(word: string): readonly string[] {
  const found = new Set<string>();
  if (word.length < 3) return [];
  for (const { ending, sign, foreign, rewriting } of orthographies) {
    if (!sign.test(word) || !ending.test(word) || foreign?.test(word) === true) continue;
    let english = word;
    for (const [letters, replacement] of rewriting) english = english.replace(letters, replacement);
    found.add(english.toLowerCase());
  }
  found.delete(word);
  return [...found];
}

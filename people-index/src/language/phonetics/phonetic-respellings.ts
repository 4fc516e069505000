import { phoneticForm } from './phonetic-form.ts';
import { phoneticKey } from './phonetic-key.ts';

/*
 * Respells a name that an English speaker wrote down by its sound, as its own language would spell it: "Voytsek", "Yanosh", "Shao". The
 * rules of a language are applied together, in order. The result need not be the exact spelling, since it is compared by its sounds.
 */

type Rule = readonly [heard: RegExp, written: string];

/** English spellings of vowels, and how most languages spell them. */
const plainVowels: readonly Rule[] = [
  [/ee|ea(?!u)/g, 'i'],
  [/oo/g, 'u'],
  [/(?<=[^aeiou])ay$|(?<=[^aeiou])ai$/g, 'e'],
  [/ah(?![aeiou])/g, 'a'],
  [/uh(?![aeiou])/g, 'a'],
  [/oh(?![aeiou])/g, 'o'],
  [/eye/g, 'ai'],
];

const languages: Readonly<Record<string, readonly Rule[]>> = {
  spanish: [[/^wh?(?=[aeio])/g, 'ju'], [/hw(?=[aeio])/g, 'ju'], [/h(?=[aeiouy])/g, 'j'], [/w(?=[aeo])/g, 'u'], [/k(?=[eiy])/g, 'qu'], [/ny/g, 'n'], [/(?<=[aeiou])y(?=[aeo])|^y(?=[aeo])/g, 'll'], [/s(?=[ei])/g, 'c']],
  portuguese: [[/zhw/g, 'jo'], [/zh/g, 'j'], [/sh$/g, 's'], [/sh/g, 'x'], [/ny/g, 'nh'], [/ly/g, 'lh'], [/ow(?=[nm]?$)/g, 'ao'], [/oo$/g, 'o'], [/k(?=[ei])/g, 'qu'], [/s(?=ow|ao)/g, 'c']],
  catalan: [[/tch|ch$/g, 'ig'], [/ch/g, 'tx'], [/sh/g, 'x'], [/zh/g, 'j'], [/ny/g, 'ny']],
  french: [[/oh?$|oe$/g, 'eau'], [/wah?/g, 'oi'], [/sh/g, 'ch'], [/zh/g, 'j'], [/k(?=[ei])/g, 'qu'], [/(?<=[^aeiou])(?:ay|ey|eh)$/g, 'et'], [/ny/g, 'gn'], [/oo/g, 'ou'], [/ee|i(?=y)/g, 'i'], [/(?<=i)y(?=[aeo])/g, 'll']],
  frenchEndings: [[/y(?:ay|eh)$/g, 'ier'], [/w(?:ah|a)/g, 'oi'], [/(?<=[^aeiou])y(?=[aeo])/g, 'i'], [/sh/g, 'ch'], [/zh/g, 'j'], [/^z(?=a)/g, 'x'], [/^g(?=ee)/g, 'gh'], [/oo/g, 'ou'], [/ee/g, 'i'], [/(?:oh?|eau)$/g, 'ault'], [/[ao]n$/g, 'ent'], [/an/g, 'en'], [/ar$/g, 'ard'], [/o(?=[lrtd])/g, 'au']],
  italian: [[/k(?=[ei])/g, 'ch'], [/ch(?=[ei])/g, 'c'], [/ch/g, 'ci'], [/j(?=[ei])/g, 'g'], [/j/g, 'gi'], [/ny/g, 'gn'], [/l[iy](?=[aeo])/g, 'gli'], [/ts/g, 'z'], [/kw/g, 'qu'], [/sh(?=[ei])/g, 'sc']],
  german: [[/sh(?=[tp])/g, 's'], [/sh/g, 'sch'], [/ts/g, 'z'], [/oy/g, 'eu'], [/f/g, 'v'], [/v/g, 'w'], [/y(?=[aeiou])/g, 'j'], [/(?<=[^aeiou])(?:y|ie)(?=[nlt])|igh/g, 'ei']],
  dutch: [[/(?<=[^aeiou])(?:y|ay|ai)(?=[a-z])/g, 'ij'], [/oy|ow/g, 'ui'], [/oo/g, 'oe'], [/y(?=[aeiou])/g, 'j'], [/sk/g, 'sch'], [/h/g, 'g'], [/ks/g, 'x'], [/sh/g, 'sj'], [/ch/g, 'tj']],
  polish: [[/tch|ch/g, 'cz'], [/sh/g, 'sz'], [/zh/g, 'rz'], [/ts/g, 'c'], [/w/g, 'l'], [/f$/g, 'w'], [/v/g, 'w'], [/y(?=[aeiou])/g, 'j'], [/oy/g, 'oj'], [/ay/g, 'aj'], [/h/g, 'ch']],
  czech: [[/rzh/g, 'r'], [/tch|ch/g, 'c'], [/sh/g, 's'], [/zh/g, 'z'], [/ts/g, 'c'], [/y(?=[aeiou])/g, 'j'], [/kh|h$/g, 'ch'], [/ny/g, 'n'], [/ty(?=[ei])/g, 't']],
  southSlavic: [[/tch|ch/g, 'c'], [/sh/g, 's'], [/zh/g, 'z'], [/ts/g, 'c'], [/dj/g, 'd'], [/y/g, 'j'], [/oo/g, 'u']],
  hungarian: [[/tch|ch/g, 'cs'], [/sh/g, '#'], [/s/g, 'sz'], [/#/g, 's'], [/zh/g, 'zs'], [/ts/g, 'c'], [/d[yj]|dge?|j/g, 'gy'], [/y(?=[aeiou])/g, 'j'], [/oy/g, 'aly']],
  romanian: [[/sh/g, 's'], [/ts/g, 't'], [/k(?=[ei])/g, 'ch'], [/ch(?=[ei])/g, 'c'], [/j(?=[ei])/g, 'g'], [/zh/g, 'j'], [/uh/g, 'a']],
  turkish: [[/sh/g, 's'], [/ch/g, 'c'], [/j/g, 'c'], [/zh/g, 'j'], [/ai(?=[^aeiou])/g, 'ay'], [/(?<=o)w?(?=[au])/g, 'g'], [/(?<=a)h?(?=[au])/g, 'g'], [/(?<=u)(?=[uo])/g, 'g']],
  nordic: [[/sh/g, 'kj'], [/^y(?=[aeou])/g, 'hj'], [/oh/g, 'a'], [/v/g, 'v']],
  swedish: [[/sh/g, 'sj'], [/^y(?=[eio])/g, 'g'], [/^y/g, 'lj'], [/ch/g, 'k'], [/(?<=[rl])y$/g, 'g']],
  welsh: [[/f/g, 'ff'], [/v/g, 'f'], [/th/g, 'dd'], [/oo/g, 'w'], [/^l/g, 'll'], [/k/g, 'c'], [/ee/g, 'i'], [/sh/g, 'si']],
  irish: [[/v|w/g, 'bh'], [/sh/g, 's'], [/k/g, 'c'], [/ee/g, 'i'], [/aw/g, 'a'], [/y/g, 'dh']],
  pinyin: [[/tch/g, 'ch'], [/sh(?=[iye])|sh(?=oo)/g, 'x'], [/ch(?=[iye])|ch(?=oo)/g, 'q'], [/j(?![iye])/g, 'zh'], [/ts/g, 'c'], [/dz/g, 'z'], [/ee/g, 'i'], [/oo/g, 'u'], [/ow$/g, 'ao'], [/oh?$/g, 'ou'], [/(?<=w)ay$/g, 'ei']],
  pinyinOpen: [[/sh/g, 'xi'], [/ch/g, 'qi'], [/ts/g, 'c'], [/ii/g, 'i'], [/ow$/g, 'ao'], [/eo$|yo$|io$/g, 'iu']],
  vietnamese: [[/z/g, 'd'], [/f/g, 'ph'], [/^ch/g, 'tr'], [/kw/g, 'qu'], [/^s/g, 'x'], [/oo/g, 'u'], [/ee/g, 'i'], [/^n(?=[aeio])/g, 'ng']],
  albanian: [[/ch/g, 'q'], [/j/g, 'xh'], [/dy/g, 'gj'], [/ny/g, 'nj'], [/th/g, 'dh']],
  basque: [[/ch/g, 'tx'], [/sh/g, 'x'], [/s/g, 'z'], [/v/g, 'b'], [/g(?=[ei])/g, 'g']],
  greek: [[/y(?=[aeiou])/g, 'gi'], [/j/g, 'tz'], [/b/g, 'mp'], [/f/g, 'ph'], [/ee/g, 'i']],
  greekInitial: [[/^z/g, 'x'], [/^s(?=[iy])/g, 'ps'], [/^t(?=o)/g, 'pt'], [/^n/g, 'mn'], [/f/g, 'ph'], [/ee$|y$/g, 'e'], [/k/g, 'ch']],
  // English names as a French speaker writes them: Djackmane, Ouiliam, Smisse, Coupeur.
  englishInFrench: [[/(?<!t)ch/g, 'sh'], [/tch/g, 'ch'], [/dj/g, 'j'], [/^h?ou(?=[aei])/g, 'w'], [/iou/g, 'ew'], [/eur$/g, 'er'], [/(?<=[^aeiou])e$/g, ''], [/ou/g, 'oo'], [/ss$/g, 'th'], [/(?<=e)t$/g, 'th'], [/(?<=[aeiou])z(?=er$)/g, 'th'], [/ai(?=[^aeiou])/g, 'i']],
}; // prettier-ignore

const maxSpellings = 60;
/** The same as in phonetics.ts. */
const maxKeyLength = 12;
/** Shorter words would match unrelated names. */
const minLength = 3;

/**
 * The spellings that other languages may have for a name that is spelled by its English sound. Takes a folded Latin word and returns at
 * most 60.
 */
export function phoneticRespellings(word: string): readonly string[] {
  if (word.length < minLength || !/^[a-z]+$/.test(word)) return [];
  const found = new Set<string>();
  for (const rules of Object.values(languages)) {
    let respelled = word;
    for (const [heard, written] of rules) respelled = respelled.replace(heard, written);
    found.add(respelled);
    for (const [heard, written] of plainVowels) respelled = respelled.replace(heard, written);
    found.add(respelled);
    if (found.size >= maxSpellings) break;
  }
  found.delete(word);
  return [...found].slice(0, maxSpellings);
}

/** Phonetic forms and keys of the respellings of a word, without the form of the word itself. */
export function respellingPhonetics(
  word: string,
  spellings: readonly string[],
): { readonly keys: readonly string[]; readonly forms: readonly string[] } {
  const forms = new Set(spellings.map(phoneticForm));
  forms.delete(phoneticForm(word));
  return { keys: [...new Set([...forms].map((form) => phoneticKey(form).slice(0, maxKeyLength)))], forms: [...forms] };
}

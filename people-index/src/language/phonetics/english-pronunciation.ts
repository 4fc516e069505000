/*
 * What English speaks otherwise than its letters sound in other languages, as these write it in their own scripts: Gates, Baker, Burns,
 * Rudd, Wright; in `eu`, German: Reuter; in `jean`, `champ`, `ent` and `ier`, French: Gautier. The vowel in front of one consonant and a silent e is long.
 */

type Spoken = readonly (readonly [letters: RegExp, spoken: string])[];

const sounds: Spoken = [
  [/igh(?=t|$)/, 'ay'],
  [/^wr/, 'r'],
  [/^kn/, 'n'],
  [/^jean/, 'jan'],
  [/qu(?=ee|in)/, 'kw'],
  [/ea(?=[kv]|[dgm]an$)/, 'ay'],
  [/augh(?=a?n|$)/, 'au'],
  [/^([^aeiou]+)all$/, '$1oll'],
  // The th of Heather is a z in Russian, Armenian and Georgian.
  [/(?<=[aeiou])ther(?!e)/, 'zer'],
  [/urr(?=[aeiouy])/, 'arr'],
  [/[uiy]r(?=[bcdfgklmnpqstvz])/, 'er'],
  [/u(?=ck|ff|ll(?:en|i)|sh|tc|[bdgkmnpst]{2}|[bdgkmnpt]$)/, 'a'],
  [/^eu(?=g)/, 'yu'],
  [/eu(?=[bdfklmnprt]|er)/, 'oi'],
];
/** Those of the end of a word. */
const endings: Spoken = [
  [/ague$/, 'ayg'],
  [/a([bdgklmnprtvz])e([lnr])(s?)$/, 'ay$1e$2$3'],
  [/ages?$/, 'ayj'],
  [/a([bdfklmnprtvz]|ck)e(s?)$/, 'ay$1$2'],
  [/a[cs]es?$/, 'ays'],
  [/ui[cs]es?$/, 'uz'],
  [/i([bdfgklmnprtvz])e(s?)$/, 'ay$1$2'],
  [/i[cs]es?$/, 'ays'],
  [/o([bdfgklmnprtvz])e(s?)$/, 'ou$1$2'],
  [/o[cs]es?$/, 'ous'],
  [/u([bdfgklmnprtvz])e(s?)$/, 'u$1$2'],
  [/ene$/, 'in'],
  [/a([cs])on$/, 'ay$1on'],
  [/^([^aeiou]*)a([ckmtvz])(ey|ie|y)$/, '$1ay$2$3'],
  [/ough$/, 'of'],
  [/agh$/, 'a'],
  [/(?<=[^aeiou])iers?$/, 'iye'],
  [/(?<=..[^aeiou])ent$/, 'an'],
  [/champs?$/, 'chan'],
];
const mayBeEnglish = /igh|^wr|^kn|qu|aug|all$|ther|e[au]|[uiy]r|u[bcdfgklmnpst]/;
const mayEndInEnglish = /[aeiou](?:.|ck|gu)e[lnr]?s?$|a.(?:on|y|ey|ie)$|(?:ou|a)gh$|ie[rs]|ent$|champ/;

/** A word as English speaks it, if that is otherwise than its letters sound elsewhere. */
export function asEnglish(word: string): string | undefined {
  if (word.length < 3) return undefined;
  let spoken = word;
  if (mayBeEnglish.test(word)) for (const [written, sound] of sounds) spoken = spoken.replace(written, sound);
  if (mayEndInEnglish.test(word)) for (const [written, sound] of endings) spoken = spoken.replace(written, sound);
  return spoken === word ? undefined : spoken;
}

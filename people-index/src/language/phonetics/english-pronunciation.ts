/*
 * English words respelled by their pronunciation, as other scripts transcribe them: Gates, Baker, Burns, Rudd, Wright. Some rules are of
 * other languages: `eu` of German (Reuter); `jean`, `champ`, `ent`, `ien` and `ier` of French (Gautier). A vowel before one consonant and a silent
 * e is long.
 */

type Respelling = readonly (readonly [letters: RegExp, spoken: string])[];

/** Rules for any part of a word. */
const sounds: Respelling = [
  [/igh(?=t|$)/, 'ay'],
  [/^wr/, 'r'],
  [/^white/, 'wayt'],
  [/house(?=s|$)/, 'haus'],
  [/ughes$/, 'us'],
  [/al(?=k)/, 'o'],
  [/nds(?=[ae]y$)/, 'nz'],
  [/(?<=[^aeiou])air$/, 'ear'],
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
/** Rules for the end of a word. */
const endings: Respelling = [
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
  [/oe$/, 'ou'],
  [/a([cs])on$/, 'ay$1on'],
  [/^([^aeiou]*)a([ckmtvz])(ey|ie|y)$/, '$1ay$2$3'],
  [/ough$/, 'of'],
  [/agh$/, 'a'],
  [/(?<=[^aeiou])iers?$/, 'iye'],
  [/(?<=[^aeiou])ien$/, 'ian'],
  [/(?<=..[^aeiou])ent$/, 'an'],
  [/champs?$/, 'chan'],
];
const mayBeEnglish = /igh|^white|house|ughes|alk|nds|air$|^wr|^kn|qu|aug|all$|ther|e[au]|[uiy]r|u[bcdfgklmnpst]/;
const mayEndInEnglish = /[aeiou](?:.|ck|gu)e[lnr]?s?$|a.(?:on|y|ey|ie)$|(?:ou|a)gh$|oe$|ie[nrs]|ent$|champ/;

/** A word respelled by its English pronunciation; undefined if no rule applies. */
export function englishPronunciation(word: string): string | undefined {
  if (word.length < 3) return undefined;
  let spoken = word;
  if (mayBeEnglish.test(word)) for (const [written, sound] of sounds) spoken = spoken.replace(written, sound);
  if (mayEndInEnglish.test(word)) for (const [written, sound] of endings) spoken = spoken.replace(written, sound);
  return spoken === word ? undefined : spoken;
}

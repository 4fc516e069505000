import { fold } from './fold.ts';
import { romanise } from './romanise.ts';
import { type Script, scriptOf } from './script.ts';
import { soundForm } from './sound-form.ts';

/**
 * Sounds-alike search in two steps. `soundKeys` gives each word a few coarse keys: words that may sound alike share one. `closeness` then compares two words sound by sound and decides.
 *
 * A key is the row of consonant classes of the word, vowels left out: `P` for b f p v w, `K` for hissing and throat sounds, `T` for d t, `L`, `N` for m n, `R`; `A` in front when the word begins
 * with a vowel, h or y. A second key leaves silent endings out (`Renault`, `Renaud`, `Reno`); further ones take j for a vowel (`Jana`,
 * `Yana`), kh and ch for h (`Chaim`, `Haim`), w for a vowel (`Stewart`, `Stuart`), rz and ll for one sound.
 */
const classes: Readonly<Record<string, string>> = {
  b: 'P', p: 'P', f: 'P', v: 'P', w: 'P', k: 'K', c: 'K', g: 'K', x: 'K', s: 'K', z: 'K', X: 'K', S: 'K', C: 'K', J: 'K', T: 'K', j: 'K', d: 'T', t: 'T', l: 'L', m: 'N', n: 'N', r: 'R',
}; // prettier-ignore

function keyOf(form: string): string {
  let key = 'AEIOUYhy'.includes(form[0] ?? '-') ? 'A' : '';
  let last = '';
  let lastButOne = '';
  for (const sound of form) {
    const found = classes[sound];
    if (found === undefined) {
      if (sound !== 'h') last = '';
      lastButOne = '';
    } else if (found !== last) {
      // The p of Thompson and the b of Lambton are hardly heard.
      if (last === 'P' && lastButOne === 'N') key = key.slice(0, -1);
      lastButOne = last;
      key += found;
      last = found;
    }
  }
  return key;
}

/** Consonants that French leaves unspoken at the end, with the l of `ault`. */
const silentEnd = /(?<=[aeiouynr]|[aeo]u[lx]?)(?:l[dt]s?|[dtsxzp]+)e?s?$/;
/** What some languages speak otherwise than the key takes it: each becomes a key of its own. */
const otherHabits: readonly (readonly [letters: RegExp, spoken: string])[] = [
  [/j(?=[aeiou])|(?<=[aeiou])j/g, 'y'],
  [/[ck]h/g, 'h'],
  [/(?<=.)w/g, 'u'],
  [/rz(?=[aeiouy])/g, 'zh'],
  [/ll(?=[aeiou])/g, 'y'],
];

function keysOfLatin(word: string): readonly string[] {
  const keys = new Set([keyOf(soundForm(word))]);
  if (word.length > 4) {
    const spoken = word.replace(silentEnd, '');
    if (spoken !== word && spoken.length > 2) keys.add(keyOf(soundForm(spoken)));
  }
  for (const [letters, spoken] of otherHabits) {
    const changed = word.replace(letters, spoken);
    if (changed !== word) keys.add(keyOf(soundForm(changed)));
  }
  keys.delete('');
  return [...keys];
}

const longestKey = 12;

/** The coarse keys of a word in any script, see above; for another script those of its Latin readings, at most 8. Empty for words of vowels alone. */
export function soundKeys(word: string): readonly string[] {
  const keys = new Set<string>();
  for (const latin of latinOf(word).spellings) for (const key of keysOfLatin(latin)) keys.add(key.slice(0, longestKey));
  return [...keys].slice(0, 8);
}

/** How leniently the readings of a word are compared: not at all for Latin, by what the letters of its script leave open for the others. */
export type Leniency = 'none' | 'letters' | 'vowels' | 'japanese';
const leniencies: Readonly<Partial<Record<Script, Leniency>>> = {
  arabic: 'vowels',
  hebrew: 'vowels',
  thai: 'vowels',
  kana: 'japanese',
};

function latinOf(word: string): { spellings: readonly string[]; leniency: Leniency } {
  const script = scriptOf(word);
  if (script === 'none') return { spellings: [], leniency: 'none' };
  if (script === 'latin') return { spellings: [fold(word).replaceAll(' ', '')], leniency: 'none' };
  const spellings = romanise(word).map((reading) => reading.replaceAll(' ', ''));
  if (script !== 'kana') return { spellings, leniency: leniencies[script] ?? 'letters' };
  return { spellings: [...spellings, ...spellings.slice(0, 1).map(withoutJapaneseVowels)], leniency: 'japanese' };
}

/** A foreign name in kana gains a vowel after each consonant, and its l is an r: `gaburieru` was `gabriel`. */
function withoutJapaneseVowels(romaji: string): string {
  return romaji.replace(/(?<=[bgkmprszfv])u(?=[^aeiou]|$)|(?<=[td])o(?=[^aeiou]|$)/g, '').replace(/r$/, 'l');
}

const vowelSigns = 'AEIOUY';
const substitution = new Float64Array(128 * 128).fill(1);
const removal = new Float64Array(128).fill(0.8);
const weight = new Float64Array(128).fill(1);

function alike(cost: number, ...couples: string[]): void {
  for (const couple of couples) {
    const one = couple.charCodeAt(0);
    const other = couple.charCodeAt(1);
    substitution[one * 128 + other] = cost;
    substitution[other * 128 + one] = cost;
  }
}
for (let code = 0; code < 128; code++) substitution[code * 129] = 0;
for (const one of vowelSigns) {
  weight[one.charCodeAt(0)] = 0.5;
  for (const other of vowelSigns) if (one !== other) alike(0.5, one + other);
}
alike(0, 'ck', 'Xs');
alike(0.05, 'vw', 'jJ', 'sz', 'Xz');
alike(0.1, 'fv', 'kg', 'xk', 'xh', 'xc', 'TX', 'Tz');
alike(0.15, 'fw', 'Ts', 'SC', 'CX', 'Jy', 'EY', 'OU', 'JS', 'IY', 'CT');
alike(0.2, 'bv', 'td', 'CJ', 'Cx', 'Jz', 'cX', 'cs', 'cT', 'cg', 'jy', 'jg', 'jh', 'Jh', 'zS', 'XS', 'EI', 'ss');
alike(0.25, 'sS', 'AE', 'Ck', 'Cc', 'Xk', 'cC', 'Jg', 'jk', 'jC', 'jS', 'jz', 'AO', 'sC', 'Kk');
alike(0.3, 'wU', 'wO', 'bw', 'gh', 'Cs', 'CT', 'ST', 'js', 'Js', 'AY', 'xg', 'yl');
alike(0.35, 'pf', 'bf', 'bp', 'sx', 'JX', 'Jx', 'kh', 'Sx', 'Cz');
alike(0.6, 'mn', 'lr');
alike(0.45, 'ks', 'Sk', 'JT', 'Sc', 'gy', 'wg', 'Ch', 'IO', 'IA', 'AU', 'EO');
for (const [sounds, cost] of [['h', 0.15], ['y', 0.25], ['xw', 0.35], ['E', 0.4], ['AIOUY', 0.65], ['ltdspg', 0.7], ['r', 0.65]] as const) for (const sound of sounds) removal[sound.charCodeAt(0)] = cost // prettier-ignore

const finalRemoval: Readonly<Record<string, number>> = {
  E: 0.15,
  A: 1.3,
  O: 1.1,
  I: 0.9,
  U: 0.9,
  Y: 0.7,
  s: 0.5,
  t: 0.35,
  d: 0.35,
  z: 0.6,
  p: 0.4,
  n: 0.8,
  x: 0.3,
};
const finalVowelChange = 1.2;

const isVowelCode = new Uint8Array(128);
for (const sign of vowelSigns) isVowelCode[sign.charCodeAt(0)] = 1;

/** What it costs to leave out the sound at a position. */
function removalAt(form: string, position: number, vowelCost: number): number {
  const code = form.charCodeAt(position);
  const before = form.charCodeAt(position - 1) || 0;
  const after = form.charCodeAt(position + 1) || 0;
  if (isVowelCode[code] === 1) {
    if (vowelCost < 1) return vowelCost;
    if (isVowelCode[before] === 1 || isVowelCode[after] === 1) return after === 0 ? 0.5 : 0.25;
    if (after === 0) return finalRemoval[form[position] as string] ?? 0.6;
    return position === 0 ? 0.6 : (removal[code] ?? 0.8);
  }
  if (after === 0 && position > 1) return finalRemoval[form[position] as string] ?? removal[code] ?? 0.8;
  // Thompson, Wojtkowski: a stop between a nasal and another consonant is hardly heard.
  if (isVowelCode[before] === 0 && isVowelCode[after] === 0 && before !== 0) return 0.3;
  return removal[code] ?? 0.8;
}

let previousRow = new Float64Array(80);
let currentRow = new Float64Array(80);

/** Readings of another script are uncertain in themselves, so that what parts them counts for less. */
const otherScriptCost = 0.6;

/** The closeness of two sound forms, see `closeness`; for callers that keep the forms of their words. */
export function closenessOfForms(one: string, other: string, leniency: Leniency = 'none'): number {
  if (one === other) return 1;
  if (one.length === 0 || other.length === 0 || one.length > 70 || other.length > 70) return 0;
  const vowelCost = leniency === 'vowels' ? 0.1 : 1;
  let oneWeight = 0;
  let otherWeight = 0;
  for (let i = 0; i < one.length; i++) oneWeight += weight[one.charCodeAt(i)] ?? 1;
  previousRow[0] = 0;
  for (let j = 0; j < other.length; j++) {
    otherWeight += weight[other.charCodeAt(j)] ?? 1;
    previousRow[j + 1] = (previousRow[j] as number) + removalAt(other, j, vowelCost);
  }
  for (let i = 0; i < one.length; i++) {
    const code = one.charCodeAt(i);
    const isVowel = isVowelCode[code] === 1;
    const out = removalAt(one, i, vowelCost);
    currentRow[0] = (previousRow[0] as number) + out;
    for (let j = 0; j < other.length; j++) {
      const otherCode = other.charCodeAt(j);
      let change = substitution[code * 128 + otherCode] ?? 1;
      if (change > 0) {
        if (isVowel && isVowelCode[otherCode] === 1) {
          if (vowelCost < 1) change = Math.min(change, 0.15);
          else if (i === one.length - 1 && j === other.length - 1) change = change > 0.2 ? finalVowelChange : change;
          else if (i === 0 && j === 0) change *= 1.5;
        } else if (i === 0 && j === 0) change *= 1.25;
        if (leniency === 'japanese') change = Math.min(change, 0.5);
      }
      const changed = (previousRow[j] as number) + change;
      const without = (previousRow[j + 1] as number) + out;
      const added = (currentRow[j] as number) + removalAt(other, j, vowelCost);
      currentRow[j + 1] = Math.min(changed, without, added);
    }
    const swap = previousRow;
    previousRow = currentRow;
    currentRow = swap;
  }
  const cost = previousRow[other.length] as number;
  const share = cost / Math.max(oneWeight, otherWeight, 2);
  return Math.max(0, 0.99 - (leniency === 'none' ? share : share * otherScriptCost));
}

/** The least `closeness` of two words that are taken to sound alike. */
export const soundsAlike = 0.84;

/**
 * How nearly two words sound the same: 1 for the same sounds, 0 for nothing in common. It decides which of the words that share a sound key are taken (from `soundsAlike` on) and
 * in which order. A word of another script counts by the best of its readings; scripts that leave vowels out forgive missing vowels.
 */
export function closeness(word: string, other: string): number {
  if (word === other) return 1;
  const one = latinOf(word);
  const two = latinOf(other);
  const leniency = one.leniency === 'none' ? two.leniency : one.leniency;
  let best = 0;
  for (const spelling of one.spellings) {
    const form = soundForm(spelling);
    for (const otherSpelling of two.spellings) {
      const found = spelling === otherSpelling ? 1 : closenessOfForms(form, soundForm(otherSpelling), leniency);
      if (found > best) best = found;
      if (best === 1) return 1;
    }
  }
  return best;
}

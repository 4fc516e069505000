import { fold } from './fold.ts';
import { patternsOf } from './romanise-abjad.ts';
import { romanise } from './romanise.ts';
import { readPinyin } from './mandarin-syllables.ts';
import { type Script, scriptOf } from './script.ts';
import { closenessOfForms, formMarks } from './sound-closeness.ts';
import { soundForm } from './sound-form.ts';

/**
 * Sounds-alike search in two steps. `soundKeys` gives each word a few coarse keys: words that may sound alike share
 * one. `closeness` then compares two words sound by sound and decides.
 *
 * A key is the row of consonant classes of the word, vowels left out: `P` for b f p v w, `K` for hissing and throat
 * sounds, `T` for d t, `L`, `N` for m n, `R`; `A` in front when the word begins with a vowel, h or y. A second key
 * leaves silent endings out (`Renault`, `Renaud`, `Reno`); further ones take j for a vowel (`Jana`, `Yana`), kh and ch
 * for h (`Chaim`, `Haim`), w for a vowel (`Stewart`, `Stuart`), rz and ll for one sound.
 */
const classes: Readonly<Record<string, string>> = {
  b: 'P', p: 'P', f: 'P', v: 'P', w: 'P', k: 'K', c: 'K', g: 'K', x: 'K', s: 'K', z: 'K', X: 'K', S: 'K', H: 'K', C: 'K', J: 'K', T: 'K', j: 'K', d: 'T', t: 'T', l: 'L', m: 'N', n: 'N', N: 'N', r: 'R',
}; // prettier-ignore

function keyOf(form: string): string {
  let key = 'AEIOUYhy*'.includes(form[0] ?? '-') ? 'A' : '';
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
const otherHabits: readonly (readonly [letters: RegExp, spoken: string, sign: string])[] = [
  [/j(?=[aeiou])|(?<=[aeiou])j/g, 'y', 'j'],
  [/[ck]h/g, 'h', 'h'],
  [/(?<=.)w/g, 'u', 'w'],
  [/rz(?=[aeiouy])/g, 'zh', 'rz'],
  [/ll(?=[aeiou])/g, 'y', 'll'],
];

/** The keys of a Latin word: of its form, and of what the habits make of it. */
function keysOfLatin(word: string, form: string): Set<string> {
  const keys = new Set([keyOf(form)]);
  if (word.length > 4 && 'dtsxzpe'.includes(word.at(-1) as string)) {
    const spoken = word.replace(silentEnd, '');
    if (spoken !== word && spoken.length > 2) keys.add(keyOf(soundForm(spoken)));
  }
  for (const [letters, spoken, sign] of otherHabits) {
    if (!word.includes(sign)) continue;
    const changed = word.replace(letters, spoken);
    if (changed !== word) keys.add(keyOf(soundForm(changed)));
  }
  return keys;
}

const longestKey = 12;
const mostKeys = 8;
const mostForms = 12;

/** How a word may be read: Latin spellings, the mark of their forms, and patterns with `*` for unwritten vowels. */
interface Readings {
  readonly spellings: readonly string[];
  readonly mark: string;
  readonly patterns: readonly string[];
}

const letters = new Set<Script>(['cyrillic', 'greek', 'armenian', 'georgian', 'arabic', 'hebrew']);

function markOf(script: Script): string {
  if (script === 'han') return formMarks.han;
  if (script === 'hangul') return formMarks.hangul;
  return letters.has(script) ? formMarks.letters : formMarks.rough;
}

function readingsOf(word: string): Readings {
  const script = scriptOf(word);
  if (script === 'none') return { spellings: [], mark: '', patterns: [] };
  const folded = fold(word).replaceAll(' ', '');
  if (script === 'latin') return { spellings: [folded], mark: '', patterns: [] };
  const spellings = [...romanise(word)];
  if (script === 'kana') spellings.push(...withoutJapaneseVowels(spellings[0] ?? ''));
  const patterns = script === 'arabic' || script === 'hebrew' ? patternsOf(folded, script) : [];
  return { spellings, mark: markOf(script), patterns };
}

/** A foreign name in kana gains a vowel after each consonant, and its l is an r: `gaburieru` was `gabriel`. */
function withoutJapaneseVowels(romaji: string): readonly string[] {
  const bare = romaji.replace(/(?<=[bgkmprszfv])u(?=[^aeiou]|$)|(?<=[td])o(?=[^aeiou]|$)/g, '');
  return [bare, bare.replace(/r$/, 'l'), bare.replaceAll('r', 'l'), bare.replace(/r(?=.)/, 'l')];
}

/** The keys and the sound forms of a word, see `soundKeys` and `soundForms`: both at once cost little more than one. */
export interface Sounds {
  readonly keys: readonly string[];
  readonly forms: readonly string[];
}

export function soundsOf(word: string): Sounds {
  const { spellings, mark, patterns } = readingsOf(word);
  const keys = new Set<string>();
  const forms = new Set<string>();
  for (const pattern of patterns) {
    const form = soundForm(pattern);
    forms.add(mark + form);
    keys.add(keyOf(form));
    keys.add(keyOf(form.replaceAll('*', '')));
  }
  for (const latin of spellings) {
    const spoken = mark === '' || mark === formMarks.han ? readPinyin(latin.replaceAll(' ', '')) : undefined;
    if (spoken !== undefined) {
      keys.add(keyOf(spoken.form));
      forms.add((mark || (spoken.isSure ? formMarks.pinyin : formMarks.perhapsPinyin)) + spoken.form);
      if (mark === formMarks.han || spoken.isSure) continue;
    }
    // Word by word: a letter may sound otherwise at the start of one. Wade and Giles write `szu` for what begins as `su`.
    const heard = mark === formMarks.han ? latin.replace(/sz(?=[ue])/g, 's') : latin;
    const form = heard.split(' ').map(soundForm).join('');
    if (form === '') continue;
    forms.add((mark === '' && spoken !== undefined ? formMarks.besidePinyin : mark) + form);
    if (mark === '') for (const key of keysOfLatin(latin, form)) keys.add(key);
    else keys.add(keyOf(form));
  }
  keys.delete('');
  return {
    keys: [...keys].slice(0, mostKeys).map((key) => key.slice(0, longestKey)),
    forms: [...forms].slice(0, mostForms),
  };
}

/** The coarse keys of a word in any script, see above; for another script those of its readings, at most 8. */
export function soundKeys(word: string): readonly string[] {
  return soundsOf(word).keys;
}

/**
 * The sound forms of a word in any script: one for a Latin word, at most 12 for another. Two words are as close as the
 * closest of their forms, see `closenessOfForms`; callers who compare often keep the forms of their words.
 */
export function soundForms(word: string): readonly string[] {
  return soundsOf(word).forms;
}

/** The least `closeness` of two words that are taken to sound alike. */
export const soundsAlike = 0.88;

/** Which of these forms are as close as `soundsAlike`, and how close: 0 when none is. */
export function closestOfForms(forms: readonly string[], others: readonly string[]): number {
  let best = 0;
  for (const form of forms) {
    for (const other of others) {
      const found = closenessOfForms(form, other, best);
      if (found > best) best = found;
      if (best === 1) return 1;
    }
  }
  return best;
}

/**
 * How nearly two words, the first one asked for, sound the same: 1 for the same sounds, 0 for nothing in common. It
 * decides which of the words that share a sound key are taken (from `soundsAlike` on) and in which order. A word of
 * another script counts by the best of its readings; vowels that its script leaves out are forgiven.
 */
export function closeness(word: string, other: string): number {
  return word === other ? 1 : closestOfForms(soundForms(word), soundForms(other));
}

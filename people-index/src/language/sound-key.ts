import { soundForm } from './sound-form.ts';

/**
 * A key is the row of consonant classes of the word, vowels left out: `P` for b f p v w, `K` for hissing and throat
 * sounds, `T` for d t, `L`, `N` for m n, `R`; `A` in front when the word begins with a vowel, h or y. A second key
 * leaves silent endings out (`Renault`, `Renaud`, `Reno`); further ones take j for a vowel (`Jana`, `Yana`), kh and ch
 * for h (`Chaim`, `Haim`), w for a vowel (`Stewart`, `Stuart`), rz and ll for one sound.
 */
const classes: Readonly<Record<string, string>> = { P: 'bpfvw', K: 'kcgxszXSHCJTj', T: 'dt', L: 'l', N: 'mnN', R: 'r' };
const classOfCode: string[] = Array.from({ length: 128 }, () => '');
for (const [sign, sounds] of Object.entries(classes)) {
  for (let place = 0; place < sounds.length; place++) classOfCode[sounds.charCodeAt(place)] = sign;
}
const hCode = 'h'.charCodeAt(0);

/** The key of a sound form that begins `from` the end of its mark. */
export function keyOf(form: string, from = 0): string {
  let key = 'AEIOUYhy*'.includes(form[from] ?? '-') ? 'A' : '';
  let last = '';
  let lastButOne = '';
  for (let place = from; place < form.length; place++) {
    const code = form.charCodeAt(place);
    const found = code < 128 ? (classOfCode[code] as string) : '';
    if (found === '') {
      if (code !== hCode) last = '';
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

/** Adds a key unless it is empty or there already. */
export function addKey(keys: string[], key: string): void {
  if (key !== '' && !keys.includes(key)) keys.push(key);
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
/** Two words of three have none of them: `martin`. */
const mayHaveHabits = /[jw]|[ck]h|rz|ll/;

/** Adds the keys of a Latin word: of its form, and of what the habits make of it. */
export function addKeysOfLatin(keys: string[], word: string, form: string): void {
  addKey(keys, keyOf(form));
  if (mayEndSilently(word)) {
    const end = word.search(silentEnd);
    if (end > 2) addKey(keys, keyOf(soundForm(word.slice(0, end))));
  }
  if (!mayHaveHabits.test(word)) return;
  for (const [letters, spoken, sign] of otherHabits) {
    if (!word.includes(sign)) continue;
    const changed = word.replace(letters, spoken);
    if (changed !== word) addKey(keys, keyOf(soundForm(changed)));
  }
}

function mayEndSilently(word: string): boolean {
  if (word.length < 5) return false;
  const last = word[word.length - 1] as string;
  return 'dtsxzp'.includes(last === 'e' ? (word[word.length - 2] as string) : last);
}

import { soundForm } from './phonetic-form.ts';

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
  [/qu(?=a)/g, 'k', 'qu'],
];
/** Two words of three have none of them: `martin`. */
const mayHaveHabits = /[jw]|[ck]h|rz|ll|qu/;

/** Adds the keys of a Latin word: of its form, and of what the habits make of it. */
export function addKeysOfLatin(keys: string[], word: string, form: string): void {
  addKey(keys, keyOf(form));
  const cut = withoutSilentEnd(word);
  if (cut !== undefined) addKey(keys, keyOf(soundForm(cut)));
  if (!mayHaveHabits.test(word)) return;
  for (const [letters, spoken, sign] of otherHabits) {
    if (!word.includes(sign)) continue;
    const changed = word.replace(letters, spoken);
    if (changed !== word) addKey(keys, keyOf(soundForm(changed)));
  }
}

const vowelSigns = 'AEIOUY*';

/**
 * A key that a name shares with its transcription into hangul, kana or Chinese characters, see `transcribed-names.ts`: r
 * and l are one, glides are left out.
 *
 * @param codaR whether an r that no vowel follows counts; in many transcriptions it is not heard.
 * @param isOpenVowel whether `*` parts consonants, or is no vowel at all.
 */
function heardKey(form: string, codaR: boolean, isOpenVowel = false): string {
  let key = vowelSigns.includes(form[0] ?? '-') || form[0] === 'h' || form[0] === 'y' ? 'A' : '';
  let last = '';
  for (let place = 0; place < form.length; place++) {
    const sign = form[place] as string;
    const next = form[place + 1] ?? '';
    if (sign === 'h' || sign === 'y' || (sign === '*' && !isOpenVowel)) continue;
    const isCoda = next === '' || !vowelSigns.includes(next) || (next === 'E' && place === form.length - 2);
    if (sign === 'r' && !codaR && isCoda) continue;
    // The w of quick and of guard.
    if (sign === 'w' && last !== '') continue;
    const found = classOfCode[form.charCodeAt(place)]?.replace('R', 'L') ?? '';
    if (found !== '' && found !== last) key += found;
    last = found;
  }
  return key;
}

/** What other languages hear in letters otherwise than `soundForm`: th as s; j, soft g, ch and kh as h or y; no l in Walker and Palmer. */
const heardOtherwise: readonly (readonly [letters: RegExp, heard: string])[] = [
  [/th/g, 's'],
  [/j|g(?=[ei])|[ck]h/g, 'h'],
  [/(?<=[ao])l(?=[km])/g, ''],
];

/** The keys by which a transcription finds a Latin word of this form. */
export function heardKeysOfLatin(word: string, form: string): string[] {
  const forms = [form];
  for (const [letters, heard] of heardOtherwise) {
    const changed = word.replace(letters, heard);
    if (changed !== word) forms.push(soundForm(changed));
  }
  const spoken = withoutSilentEnd(word);
  if (spoken !== undefined) forms.push(soundForm(spoken));
  const keys: string[] = [];
  for (const own of forms) {
    addKey(keys, heardKey(own, false));
    if (own.includes('r')) addKey(keys, heardKey(own, true));
  }
  return keys;
}

/** The keys by which a Latin word finds a transcription. */
export function heardKeysOfTranscription(transcribed: string): string[] {
  // At the end of kana an r is only a guess.
  const form = transcribed.replace(/r$/, '');
  const keys: string[] = [];
  // The x of pinyin is an h to some: 希尔顿 is Hilton.
  for (const own of form.includes('H') ? [form, form.replaceAll('H', 'h')] : [form]) {
    addKey(keys, heardKey(own, true));
    addKey(keys, heardKey(own, true, true));
  }
  return keys;
}

/** The word without an ending that French leaves unspoken, if it may have one. */
function withoutSilentEnd(word: string): string | undefined {
  if (word.length < 5) return undefined;
  const last = word[word.length - 1] as string;
  if (!'dtsxzp'.includes(last === 'e' ? (word[word.length - 2] as string) : last)) return undefined;
  const end = word.search(silentEnd);
  return end > 2 ? word.slice(0, end) : undefined;
}

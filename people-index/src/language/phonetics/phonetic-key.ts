import type { Script } from '../script.ts';
import { phoneticForm } from './phonetic-form.ts';

/**
 * A phonetic key is the sequence of consonant classes of a word, without vowels: `P` for b f p v w, `K` for sibilants and velars, `T` for d
 * t, `L`, `N` for m n, and `R`. It begins with `A` if the word begins with a vowel, h or y. Words have a second key without silent endings
 * (`Renault`, `Renaud`, `Reno`), and further keys with j as a vowel (`Jana`, `Yana`), kh and ch as h (`Chaim`, `Haim`), w as a vowel
 * (`Stewart`, `Stuart`), and rz and ll as one sound.
 */
const classes: Readonly<Record<string, string>> = { P: 'bpfvw', K: 'kcgxszXSHCJTj', T: 'dt', L: 'l', N: 'mnN', R: 'r' };
const classOfCode: string[] = Array.from({ length: 128 }, () => '');
for (const [sign, sounds] of Object.entries(classes)) {
  for (let position = 0; position < sounds.length; position++) classOfCode[sounds.charCodeAt(position)] = sign;
}
const hCode = 'h'.charCodeAt(0);

/** @param from index of the first sound: 1 for a form with an origin mark */
export function phoneticKey(form: string, from = 0): string {
  let key = 'AEIOUYhy*'.includes(form[from] ?? '-') ? 'A' : '';
  let last = '';
  let lastButOne = '';
  for (let position = from; position < form.length; position++) {
    const code = form.charCodeAt(position);
    const found = code < 128 ? (classOfCode[code] as string) : '';
    if (found === '') {
      if (code !== hCode) last = '';
      lastButOne = '';
    } else if (found !== last) {
      // The p of Thompson and the b of Lambton are barely audible.
      if (last === 'P' && lastButOne === 'N') key = key.slice(0, -1);
      lastButOne = last;
      key += found;
      last = found;
    }
  }
  return key;
}

/** Adds a key unless it is empty or a duplicate. */
export function addKey(keys: string[], key: string): void {
  if (key !== '' && !keys.includes(key)) keys.push(key);
}

/** Final consonants that are silent in French, including the l of `ault`. */
const silentEnd = /(?<=[aeiouynr]|[aeo]u[lx]?)(?:l[dt]s?|[dtsxzp]+)e?s?$/;
/** Letters that some languages pronounce differently from the main key. Each adds another key. */
const alternativePronunciations: readonly (readonly [letters: RegExp, spoken: string, sign: string])[] = [
  [/j(?=[aeiou])|(?<=[aeiou])j/g, 'y', 'j'],
  [/[ck]h/g, 'h', 'h'],
  [/(?<=.)w/g, 'u', 'w'],
  [/rz(?=[aeiouy])/g, 'zh', 'rz'],
  [/ll(?=[aeiou])/g, 'y', 'll'],
  [/qu(?=a)/g, 'k', 'qu'],
];
/** Two thirds of all words contain none of these letters. */
const mayHaveAlternatives = /[jw]|[ck]h|rz|ll|qu/;

/** Adds the keys of a Latin word: of its form, without a silent ending, and with each alternative pronunciation. */
export function addLatinKeys(keys: string[], word: string, form: string): void {
  addKey(keys, phoneticKey(form));
  const cut = withoutSilentEnd(word);
  if (cut !== undefined) addKey(keys, phoneticKey(phoneticForm(cut)));
  if (!mayHaveAlternatives.test(word)) return;
  for (const [letters, spoken, sign] of alternativePronunciations) {
    if (!word.includes(sign)) continue;
    const changed = word.replace(letters, spoken);
    if (changed !== word) addKey(keys, phoneticKey(phoneticForm(changed)));
  }
}

const vowelSigns = 'AEIOUY*';
// Matches the first f of `bOf*s*rAf*`, not the last one.
const huOrFu = /f\*(?!$)/;
// Match the sounds of chi and ji, with which kana also write ti and di: チホミロフ is Tikhomirov, カレージン Kaledin.
const chi = /C(?=[*I])/g;
const ji = /J(?=[*I])/g;
// Matches the w of `grEgOwAr*`, a vowel elsewhere: グレゴワール is Grégoire.
const innerW = /(?<=[AEIOUY])w/g;

/**
 * A key that a name shares with its transcription into hangul, kana or Chinese characters (see `transcribed-names.ts`): r and l are one
 * class, and glides are omitted.
 *
 * @param codaR whether an r without a vowel after it counts; many transcriptions omit it
 * @param isOpenVowel whether `*` separates consonants as a vowel does, rather than being ignored
 */
function transcriptionKey(form: string, codaR: boolean, isOpenVowel = false): string {
  let key = vowelSigns.includes(form[0] ?? '-') || form[0] === 'h' || form[0] === 'y' ? 'A' : '';
  let last = '';
  for (let position = 0; position < form.length; position++) {
    const sign = form[position] as string;
    const next = form[position + 1] ?? '';
    if (sign === 'h' || sign === 'y' || (sign === '*' && !isOpenVowel)) continue;
    const isCoda = next === '' || !vowelSigns.includes(next) || (next === 'E' && position === form.length - 2);
    if (sign === 'r' && !codaR && isCoda) continue;
    // Omits a w after a consonant: quick, guard.
    if (sign === 'w' && last !== '') continue;
    const found = classOfCode[form.charCodeAt(position)]?.replace('R', 'L') ?? '';
    if (found !== '' && found !== last) key += found;
    last = found;
  }
  return key;
}

/**
 * Letters that transcriptions render differently from `phoneticForm`: th as s; j, soft g, ch and kh as h; no l in Walker and Palmer, no d in
 * Reynolds, no g in Stenberg, no w in Marlowe, no c in Leblanc, no gh in Goldsborough, but a g in Cunningham; the Slavic v before s as u
 * (ドンブロウスキス), the ł of Bronisław as w (ブロニスワフ).
 */
const transcriptionHabits: readonly (readonly [letters: RegExp, rendered: string])[] = [
  [/th/g, 's'],
  [/j|g(?=[ei])|[ck]h/g, 'h'],
  [/(?<=[ao])l(?=[km])/g, ''],
  [/(?<=[ln])d(?=[sz])/g, ''],
  [/(?<=[eo]r)g$|(?<=o)we?$|(?<=[nr])c$|(?<=[ao]u)gh$/g, ''],
  [/ng(?=h)/g, 'nk'],
  [/(?<=o)v(?=s)/g, 'u'],
  [/slaw(?=$|a|s)/g, 'swaf'],
];

/** Keys that match a Latin word to transcriptions of it. */
export function latinTranscriptionKeys(word: string, form: string): string[] {
  const forms = [form];
  for (const [letters, rendered] of transcriptionHabits) {
    const changed = word.replace(letters, rendered);
    if (changed !== word) forms.push(phoneticForm(changed));
  }
  const spoken = withoutSilentEnd(word);
  if (spoken !== undefined) forms.push(phoneticForm(spoken));
  const keys: string[] = [];
  for (const alternative of forms) {
    addKey(keys, transcriptionKey(alternative, false));
    if (!alternative.includes('r')) continue;
    addKey(keys, transcriptionKey(alternative, true));
    // The last r is often omitted where another one is not: エルマティンガー is Ermatinger.
    if (alternative.endsWith('r')) addKey(keys, transcriptionKey(alternative.slice(0, -1), true));
  }
  return keys;
}

/** Keys that match a transcription in a script to Latin words. */
export function transcriptionKeys(transcribed: string, script: Script): string[] {
  // A final r in kana is only a guess.
  const form = transcribed.replace(/r$/, '');
  const keys: string[] = [];
  // Some transcriptions use the x of pinyin for h: 希尔顿 is Hilton.
  const forms = form.includes('H') ? [form, form.replaceAll('H', 'h')] : [form];
  // Kana write hu and fu alike: ボフスラフ is Bohuslav.
  if (script === 'kana') {
    if (huOrFu.test(form)) forms.push(form.replace(huOrFu, 'h*'));
    const withDentals = form.replace(chi, 't').replace(ji, 'd');
    if (withDentals !== form) forms.push(withDentals);
    const withoutW = form.replace(innerW, '');
    if (withoutW !== form) forms.push(withoutW);
  }
  for (const alternative of forms) {
    addKey(keys, transcriptionKey(alternative, true));
    addKey(keys, transcriptionKey(alternative, true, true));
  }
  return keys;
}

/** The word without an ending that may be silent in French; undefined if there is none. */
function withoutSilentEnd(word: string): string | undefined {
  if (word.length < 5) return undefined;
  const last = word[word.length - 1] as string;
  if (!'dtsxzp'.includes(last === 'e' ? (word[word.length - 2] as string) : last)) return undefined;
  const end = word.search(silentEnd);
  return end > 2 ? word.slice(0, end) : undefined;
}

import { finalRemoval, initialHRemoval, hCode, isVowel, openVowel, removal } from './sound-costs.ts';

/**
 * The first character of a phonetic form that does not come from the plain spelling of a Latin word. It decides how the form is compared,
 * see `comparisonMode`.
 *
 * Words of other scripts: `alphabet` for alphabets, `abjad` for Arabic and Hebrew, which omit vowels, `hangul` and `han` for syllables
 * whose spellings are all known, `transcribed` for foreign names that hangul, kana or Chinese characters transcribe by sound, `thai` for
 * the patterns of Thai names, and `rough` for other romanizations, which are approximate.
 *
 * Latin words: `pinyin` if they can be nothing else, `possiblePinyin` and `pinyinAlternative` for the two forms of a word that may be
 * pinyin or not, and `english` for an English pronunciation, which other scripts transcribe.
 */
export const originMarks = {
  alphabet: '-', abjad: '!', rough: '~', transcribed: ':', thai: ';', hangul: '^', han: '#', pinyin: '%', possiblePinyin: '=', pinyinAlternative: '_', english: '\'',
} as const; // prettier-ignore
const isMark = new Uint8Array(128);
for (const mark of Object.values(originMarks)) isMark[mark.charCodeAt(0)] = 1;

/** Maximum number of sounds that are compared. The rest of a longer form is ignored. */
export const maxFormLength = 72;

/** Concatenated forms, and the cost of omitting each of their sounds, in hundredths. */
export interface EncodedForms {
  readonly bytes: Uint8Array;
  readonly removals: Uint8Array;
}

const utf8Encoder = new TextEncoder();

/** Encodes a single form for comparison. */
export function encodeForm(form: string): EncodedForms {
  const bytes = bytesOf(form);
  return encodeForms(bytes, [0, bytes.length]);
}

/** The form as it reads after encoding, which keeps seven bits of each byte. ASCII, and so nearly every form, does not change. */
export function encodedText(form: string): string {
  const bytes = bytesOf(form);
  return bytes.length === form.length ? form : String.fromCharCode(...bytes.map((byte) => byte & 127));
}

/** UTF-8 of a form. Nearly all forms are short and ASCII, for which this is faster than the encoder. */
function bytesOf(form: string): Uint8Array {
  const bytes = new Uint8Array(form.length);
  for (let position = 0; position < form.length; position++) {
    const code = form.charCodeAt(position);
    if (code > 127) return utf8Encoder.encode(form);
    bytes[position] = code;
  }
  return bytes;
}

/** Index of the first sound of the form in `bytes` from `start` to `end`: after its origin mark, if it has one. */
export function startOfSounds(bytes: Uint8Array, start: number, end: number): number {
  return start < end && isMark[bytes[start]!] === 1 ? start + 1 : start;
}

/** Omission costs are stored as hundredths in bytes, and decode to exactly the same numbers. */
const removalUnit = 100;
export const removalCosts = Float64Array.from({ length: 256 }, (_, stored) => stored / removalUnit);

/** @param utf8 concatenated forms in UTF-8; form i is `starts[i]` to `starts[i + 1]` */
export function encodeForms(utf8: Uint8Array, starts: ArrayLike<number>): EncodedForms {
  const bytes = utf8.map((byte) => byte & 127);
  const removals = new Uint8Array(bytes.length);
  for (let form = 0; form + 1 < starts.length; form++) {
    const start = starts[form]!;
    const from = startOfSounds(bytes, start, starts[form + 1]!);
    const end = Math.min(starts[form + 1]!, from + maxFormLength);
    for (let at = from; at < end; at++) removals[at] = Math.round(removalAt(bytes, at, from, end) * removalUnit);
  }
  return { bytes, removals };
}

/** Cost of omitting the sound at `at` from the form between `start` and `end`. */
function removalAt(codes: Uint8Array, at: number, start: number, end: number): number {
  const code = codes[at]!;
  if (code === openVowel) return 0;
  const position = at - start;
  const before = position > 0 ? codes[at - 1]! : 0;
  const isLast = at === end - 1;
  const after = isLast ? 0 : codes[at + 1]!;
  if (isVowel[code] === 1) {
    if (isVowel[before] === 1 || isVowel[after] === 1) return isLast ? 0.5 : 0.25;
    if (isLast) return finalRemoval[code]!;
    return position === 0 ? 0.6 : removal[code]!;
  }
  if (position === 0 && code === hCode) return initialHRemoval;
  if (isLast) return position > 1 ? finalRemoval[code]! : removal[code]!;
  // A stop between two consonants is barely audible: Thompson, Wojtkowski.
  if (position > 0 && isVowel[before] === 0 && isVowel[after] === 0 && before !== openVowel && after !== openVowel)
    return 0.3;
  return removal[code]!;
}

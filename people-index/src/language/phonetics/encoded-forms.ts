import { finalRemoval, firstHRemoval, hSign, isVowel, open, removal } from './sound-costs.ts';

/**
 * Signs in front of a form that was read from another script: from letters, from letters that leave vowels out, roughly, by ear, from Thai patterns, or from
 * hangul or Chinese characters, whose few syllables are each spelled in known ways. What parts such a form from another counts for less
 * when it was asked for, since nothing else can be meant, than when it was met. And signs of Latin words that are
 * spelled as pinyin: surely so, or perhaps, when there is one form of the word as pinyin and one as any other word; and of Latin words as
 * English speaks them, which other scripts write.
 */
export const formMarks = {
  letters: '-', abjad: '!', rough: '~', transcribed: ':', thai: ';', hangul: '^', han: '#', pinyin: '%', perhapsPinyin: '=', besidePinyin: '_', english: '\'',
} as const; // prettier-ignore
const isMark = new Uint8Array(128);
for (const mark of Object.values(formMarks)) isMark[mark.charCodeAt(0)] = 1;

/** What follows in a longer form is not compared. */
export const longestForm = 72;

/** Forms one after another, with what each sound costs to leave out. */
export interface KeptForms {
  readonly bytes: Uint8Array;
  readonly removals: Uint8Array;
}

const encoder = new TextEncoder();

/** A form by itself, ready to be compared. */
export function keptForm(form: string): KeptForms {
  const bytes = bytesOf(form);
  return keptForms(bytes, [0, bytes.length]);
}

/** A form as it can be read from what is kept of it: nearly all forms are the same. */
export function keptText(form: string): string {
  const bytes = bytesOf(form);
  return bytes.length === form.length ? form : String.fromCharCode(...bytes.map((byte) => byte & 127));
}

/** Nearly all forms are ASCII, and short. */
function bytesOf(form: string): Uint8Array {
  const bytes = new Uint8Array(form.length);
  for (let place = 0; place < form.length; place++) {
    const code = form.charCodeAt(place);
    if (code > 127) return encoder.encode(form);
    bytes[place] = code;
  }
  return bytes;
}

/** Where the sounds of a form begin that lies between two places: behind its mark, if it has one. */
export function startOfSounds(bytes: Uint8Array, start: number, end: number): number {
  return start < end && isMark[bytes[start]!] === 1 ? start + 1 : start;
}

/** Costs are kept as bytes, in hundredths; each is found again to the last bit. */
const removalUnit = 100;
export const removalCosts = Float64Array.from({ length: 256 }, (_, kept) => kept / removalUnit);

/** @param written forms one after another as UTF-8, form i from `starts[i]` to `starts[i + 1]` */
export function keptForms(written: Uint8Array, starts: ArrayLike<number>): KeptForms {
  const bytes = written.map((byte) => byte & 127);
  const removals = new Uint8Array(bytes.length);
  for (let form = 0; form + 1 < starts.length; form++) {
    const start = starts[form]!;
    const from = startOfSounds(bytes, start, starts[form + 1]!);
    const end = Math.min(starts[form + 1]!, from + longestForm);
    for (let at = from; at < end; at++) removals[at] = Math.round(removalAt(bytes, at, from, end) * removalUnit);
  }
  return { bytes, removals };
}

/** What it costs to leave a sound out of a form that lies between two places. */
function removalAt(codes: Uint8Array, at: number, start: number, end: number): number {
  const code = codes[at]!;
  if (code === open) return 0;
  const place = at - start;
  const before = place > 0 ? codes[at - 1]! : 0;
  const isLast = at === end - 1;
  const after = isLast ? 0 : codes[at + 1]!;
  if (isVowel[code] === 1) {
    if (isVowel[before] === 1 || isVowel[after] === 1) return isLast ? 0.5 : 0.25;
    if (isLast) return finalRemoval[code]!;
    return place === 0 ? 0.6 : removal[code]!;
  }
  if (place === 0 && code === hSign) return firstHRemoval;
  if (isLast) return place > 1 ? finalRemoval[code]! : removal[code]!;
  // Thompson, Wojtkowski: a stop between two consonants is hardly heard.
  if (place > 0 && isVowel[before] === 0 && isVowel[after] === 0 && before !== open && after !== open) return 0.3;
  return removal[code]!;
}

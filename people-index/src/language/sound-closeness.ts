import {
  abjadSubstitution,
  finalRemoval,
  finalVowelChange,
  firstHRemoval,
  heardRemoval,
  heardSubstitution,
  hSign,
  isVowel,
  mandarinSounds,
  open,
  removal,
  substitution,
  thaiSubstitution,
  weight,
} from './sound-costs.ts';

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
// prettier-ignore
const costAsked: Readonly<Record<string, number>> = { '-': 0.7, '!': 0.7, '~': 0.6, ':': 0.8, ';': 1, '^': 3, '#': 3, '%': 1, '=': 1, _: 1, "'": 1 };
// prettier-ignore
const costMet: Readonly<Record<string, number>> = { '-': 1, '!': 0.85, '~': 0.9, ':': 0.9, ';': 1, '^': 1.5, '#': 1.5, '%': 1, '=': 1, _: 1, "'": 1 };
const syllableMarks = '^#';
const mandarinMarks = '%=#';
/** So short a word has nothing but what parts it from another: the cost counts for more. */
const shortSize = 3;
const shortCost = 1.4;
const abjad = formMarks.abjad.charCodeAt(0);
const transcribed = formMarks.transcribed.charCodeAt(0);
const thai = formMarks.thai.charCodeAt(0);
const perhapsPinyin = formMarks.perhapsPinyin.charCodeAt(0);
const besidePinyin = formMarks.besidePinyin.charCodeAt(0);
const english = formMarks.english.charCodeAt(0);
/** Marks of forms of another script, read letter by letter or by ear. */
const isNative = codesOf('-!~:;');

function codesOf(signs: string): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, code) => (signs.includes(String.fromCharCode(code)) ? 1 : 0));
}
const [isSyllabic, isMandarin] = [codesOf(syllableMarks), codesOf(mandarinMarks)];

/** How many costs count, by the code of the mark; 1 for a form without one. */
function costsByMark(costs: Readonly<Record<string, number>>): Float64Array {
  const byCode = new Float64Array(128).fill(1);
  for (const [mark, cost] of Object.entries(costs)) byCode[mark.charCodeAt(0)] = cost;
  return byCode;
}
const askedCosts = costsByMark(costAsked);
const metCosts = costsByMark(costMet);
const isMark = Uint8Array.from({ length: 128 }, (_, code) => (String.fromCharCode(code) in costMet ? 1 : 0));

const longestForm = 72;

/** Forms one after another, with what each sound costs to leave out. */
export interface KeptForms {
  readonly bytes: Uint8Array;
  readonly removals: Uint8Array;
}

/** The form that is asked for: the code of its mark or 0, its sounds, what each costs to leave out, and their weight together. */
class AskedForm {
  mark = 0;
  length = 0;
  weight = 0;
  readonly codes = new Uint8Array(longestForm);
  readonly removals = new Float64Array(longestForm);
  /** The same beside a transcription by ear. */
  readonly heardRemovals = new Float64Array(longestForm);

  take({ bytes, removals }: KeptForms): void {
    const end = bytes.length;
    const first = end > 0 ? bytes[0]! : 0;
    const from = isMark[first] === 1 ? 1 : 0;
    this.mark = from === 0 ? 0 : first;
    this.length = Math.min(longestForm, end - from);
    let total = 0;
    for (let place = 0; place < this.length; place++) {
      const code = bytes[from + place]!;
      this.codes[place] = code;
      this.removals[place] = removalCosts[removals[from + place]!]!;
      this.heardRemovals[place] = heardRemoval[code]!;
      total += weight[code]!;
    }
    this.weight = total;
  }
}

const encoder = new TextEncoder();

/** A form by itself, ready to be compared. */
export function keptForm(form: string): KeptForms {
  const bytes = encoder.encode(form);
  return keptForms(bytes, [0, bytes.length]);
}

/** Costs are kept as bytes, in hundredths; each is found again to the last bit. */
const removalUnit = 100;
const removalCosts = Float64Array.from({ length: 256 }, (_, kept) => kept / removalUnit);

/** @param written forms one after another as UTF-8, form i from `starts[i]` to `starts[i + 1]` */
export function keptForms(written: Uint8Array, starts: ArrayLike<number>): KeptForms {
  const bytes = written.map((byte) => byte & 127);
  const removals = new Uint8Array(bytes.length);
  for (let form = 0; form + 1 < starts.length; form++) {
    const start = starts[form]!;
    const from = isMark[bytes[start] ?? 0] === 1 ? start + 1 : start;
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

const asked = new AskedForm();
let previousRow = new Float64Array(longestForm + 1);
let currentRow = new Float64Array(longestForm + 1);

/**
 * Sets the form that is asked for; `closenessTo` compares others with it. Sounds that languages and ears exchange cost little, others a whole sound; the cost is
 * counted against the length of the longer word.
 */
export function askFor(form: string): void {
  const kept = keptForm(form);
  asked.take(kept);
}

/**
 * How nearly a form, kept from `start` to `end`, sounds the same as the one asked for: 1 for the same, 0 for nothing in common, and 0 at once when it is less
 * than `least`.
 */
export function closenessTo(forms: KeptForms, start: number, end: number, least = 0): number {
  const { bytes } = forms;
  const first = start < end ? bytes[start]! : 0;
  const from = isMark[first] === 1 ? start + 1 : start;
  const metMark = from === start ? 0 : first;
  const mark = plainMark(asked.mark, metMark);
  const otherMark = plainMark(metMark, asked.mark);
  if (mark === english || otherMark === english) return 0;
  const length = Math.min(longestForm, end - from);
  const isThai = mark === thai || otherMark === thai;
  const meetsLatin = isThai || mark === transcribed || otherMark === transcribed;
  if (mark !== 0 && otherMark !== 0) {
    if (meetsLatin && otherMark !== besidePinyin && mark !== besidePinyin) return 0;
    // Two names in syllables that are not written the same are two names: their many readings would meet by chance.
    if (isSyllabic[mark] === 1 && isSyllabic[otherMark] === 1) return 0;
  }
  if (mark === otherMark && areSame(bytes, from, length)) return 1;
  if (mark !== 0 && otherMark !== 0) {
    if (isMandarin[mark] === 1 && isMandarin[otherMark] === 1)
      return closenessInMandarin(bytes, from, length, otherMark);
    if (mark === besidePinyin && isMandarin[otherMark] === 1) return 0;
    if (otherMark === besidePinyin && isMandarin[mark] === 1) return 0;
  }
  // What is surely Mandarin, and what may be, is compared as Mandarin alone.
  if (mark === perhapsPinyin || otherMark === perhapsPinyin) return 0;
  if (asked.length === 0 || length === 0) return 0;
  let otherWeight = 0;
  for (let at = from; at < from + length; at++) otherWeight += weight[bytes[at]!]!;
  const size = Math.max(asked.weight, otherWeight, 2);
  const scale = (askedCosts[mark]! * metCosts[otherMark]! * (size < shortSize ? shortCost : 1)) / size;
  const most = (0.99 - least) / scale;
  setRemovals(forms, from, length, meetsLatin);
  if (meetsLatin) {
    const changes = isThai ? thaiSubstitution : heardSubstitution;
    return Math.max(0, 0.99 - costUpTo(most, changes, asked.heardRemovals, bytes, from, length) * scale);
  }
  const changes = mark === abjad || otherMark === abjad ? abjadSubstitution : substitution;
  return Math.max(0, 0.99 - costUpTo(most, changes, asked.removals, bytes, from, length) * scale);
}

/** A word as English speaks it is a word without a mark, beside one of another script alone. */
function plainMark(mark: number, other: number): number {
  return mark === english && isNative[other] === 1 ? 0 : mark;
}

/** What it costs to leave each sound of a kept form out. */
const metRemovals = new Float64Array(longestForm);

function setRemovals({ bytes, removals }: KeptForms, from: number, length: number, isHeard: boolean): void {
  for (let place = 0; place < length; place++)
    metRemovals[place] = isHeard ? heardRemoval[bytes[from + place]!]! : removalCosts[removals[from + place]!]!;
}

function areSame(bytes: Uint8Array, from: number, length: number): boolean {
  if (asked.length !== length) return false;
  for (let place = 0; place < length; place++) if (asked.codes[place] !== bytes[from + place]) return false;
  return true;
}

/** What it costs to make the form asked for of the one at `start`; without an end when that is more than `most`. */
function costUpTo(
  most: number,
  changes: Float64Array,
  askedRemovals: Float64Array,
  bytes: Uint8Array,
  start: number,
  width: number,
): number {
  let from = previousRow;
  let to = currentRow;
  from[0] = 0;
  for (let j = 0; j < width; j++) from[j + 1] = from[j]! + metRemovals[j]!;
  const { length } = asked;
  for (let i = 0; i < length; i++) {
    const row = asked.codes[i]! * 128;
    const out = askedRemovals[i]!;
    let added = from[0]! + out;
    let lowest = added;
    to[0] = added;
    // The first sounds and the last ones are compared otherwise.
    const first = i === 0 ? 0 : -1;
    const last = i === length - 1 ? width - 1 : -1;
    let before = from[0]!;
    for (let j = 0; j < width; j++) {
      const code = bytes[start + j]!;
      const change = j === first || j === last ? changeAtEnd(i, j, code, width, changes) : changes[row + code]!;
      const changed = before + change;
      before = from[j + 1]!;
      const without = before + out;
      added += metRemovals[j]!;
      if (without < added) added = without;
      if (changed < added) added = changed;
      to[j + 1] = added;
      if (added < lowest) lowest = added;
    }
    const swap = from;
    from = to;
    to = swap;
    if (lowest > most) return Number.POSITIVE_INFINITY;
  }
  previousRow = from;
  currentRow = to;
  return from[width]!;
}

/** The first sounds of two words part them more than others, and so do vowels at the end of both. */
function changeAtEnd(i: number, j: number, otherCode: number, width: number, changes: Float64Array): number {
  const code = asked.codes[i]!;
  const change = changes[code * 128 + otherCode]!;
  if (code === otherCode || code === open || otherCode === open) return change;
  const areFirst = i === 0 && j === 0;
  if (isVowel[code] === 0 || isVowel[otherCode] === 0) return areFirst ? change * 1.25 : change;
  if (i === asked.length - 1 && j === width - 1) return change > 0.2 ? finalVowelChange : change;
  return areFirst ? change * 1.5 : change;
}

/**
 * Two names as Mandarin speaks them. It has some 400 syllables and each is another name, so a sound more or less, or
 * another vowel, tells two apart.
 */
function closenessInMandarin(bytes: Uint8Array, from: number, length: number, mark: number): number {
  if (asked.length !== length) return 0;
  // As any other words they are compared too.
  if (asked.mark === perhapsPinyin && mark === perhapsPinyin) return 0;
  let cost = 0;
  for (let place = 0; place < asked.length; place++) {
    const code = asked.codes[place]!;
    const otherCode = bytes[from + place]!;
    if (code === otherCode) continue;
    if (isVowel[code] === 1 || isVowel[otherCode] === 1) return 0;
    cost += mandarinSounds[code * 128 + otherCode]!;
  }
  return cost === 0 ? 1 : Math.max(0, 0.99 - cost / Math.max(asked.weight, 2));
}

import { AskedForm } from './asked-form.ts';
import { formMarks, keptForm, type KeptForms, longestForm, removalCosts, startOfSounds } from './kept-forms.ts';
import {
  abjadSubstitution,
  finalVowelChange,
  heardRemoval,
  heardSubstitution,
  isVowel,
  mandarinSounds,
  open,
  substitution,
  thaiSubstitution,
  weight,
} from './sound-costs.ts';

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

/** What the marks of two forms make of their comparison. */
interface Comparison {
  /** What it costs to take one sound for another. */
  readonly changes: Float64Array;
  /** Whether one of the forms was written by ear: what is left out costs less then. */
  readonly isHeard: boolean;
}

const plainComparison: Comparison = { changes: substitution, isHeard: false };
const abjadComparison: Comparison = { changes: abjadSubstitution, isHeard: false };
const heardComparison: Comparison = { changes: heardSubstitution, isHeard: true };
const thaiComparison: Comparison = { changes: thaiSubstitution, isHeard: true };

/** Rows and places in them: so long are most forms. */
const usualLength = 24;

/**
 * Compares one form with many: `askFor` sets the one, `closenessTo` compares another with it. Sounds that languages and ears exchange cost little, others a whole sound;
 * the cost is counted against the length of the longer word. Holds the table of the weighted edit distance, of which a form that begins like the one before it shares
 * the first rows; forms that are compared in the order of their words are compared at a fraction of the cost.
 */
export class SoundComparison {
  readonly #asked = new AskedForm();
  /** The table: row `met` costs so much to make each beginning of the asked form of the first `met` sounds of the other. */
  #costs = new Float64Array(usualLength * usualLength);
  /** The lowest cost in each row; it never falls from row to row. */
  readonly #lowest = new Float64Array(longestForm + 1);
  /** The form of which the rows are, where its sounds begin, and how many of them have a row that holds for any form that begins so. */
  #forms: KeptForms | undefined;
  #from = 0;
  #rows = 0;
  #comparison = plainComparison;

  askFor(form: string): void {
    this.#asked.take(keptForm(form));
    this.#forms = undefined;
  }

  /**
   * How nearly a form, kept from `start` to `end`, sounds the same as the one asked for: 1 for the same, 0 for nothing in common, and 0 at once when it is less
   * than `least`.
   */
  closenessTo(forms: KeptForms, start: number, end: number, least = 0): number {
    const asked = this.#asked;
    const { bytes } = forms;
    const from = startOfSounds(bytes, start, end);
    const length = Math.min(longestForm, end - from);
    if (asked.mark === 0 && from === start) {
      // Two Latin words, as nearly always.
      if (asked.isAt(bytes, from, length)) return 1;
      return this.#closeness(forms, from, length, least, 1, plainComparison);
    }
    const metMark = from === start ? 0 : bytes[start]!;
    const mark = plainMark(asked.mark, metMark);
    const otherMark = plainMark(metMark, asked.mark);
    if (mark === english || otherMark === english) return 0;
    const isThai = mark === thai || otherMark === thai;
    const meetsLatin = isThai || mark === transcribed || otherMark === transcribed;
    if (mark !== 0 && otherMark !== 0) {
      if (meetsLatin && otherMark !== besidePinyin && mark !== besidePinyin) return 0;
      // Two names in syllables that are not written the same are two names: their many readings would meet by chance.
      if (isSyllabic[mark] === 1 && isSyllabic[otherMark] === 1) return 0;
    }
    if (mark === otherMark && asked.isAt(bytes, from, length)) return 1;
    if (mark !== 0 && otherMark !== 0) {
      if (isMandarin[mark] === 1 && isMandarin[otherMark] === 1)
        return closenessInMandarin(asked, bytes, from, length, otherMark);
      if (mark === besidePinyin && isMandarin[otherMark] === 1) return 0;
      if (otherMark === besidePinyin && isMandarin[mark] === 1) return 0;
    }
    // What is surely Mandarin, and what may be, is compared as Mandarin alone.
    if (mark === perhapsPinyin || otherMark === perhapsPinyin) return 0;
    const isAbjad = mark === abjad || otherMark === abjad;
    const comparison = isThai ? thaiComparison : meetsLatin ? heardComparison : isAbjad ? abjadComparison : plainComparison; // prettier-ignore
    return this.#closeness(forms, from, length, least, askedCosts[mark]! * metCosts[otherMark]!, comparison);
  }

  /** @param costOfMarks how many times the costs count */
  #closeness(
    forms: KeptForms,
    from: number,
    length: number,
    least: number,
    costOfMarks: number,
    comparison: Comparison,
  ): number {
    const { bytes } = forms;
    const asked = this.#asked;
    if (asked.length === 0 || length === 0) return 0;
    let otherWeight = 0;
    for (let at = from; at < from + length; at++) otherWeight += weight[bytes[at]!]!;
    const size = Math.max(asked.weight, otherWeight, 2);
    const scale = (costOfMarks * (size < shortSize ? shortCost : 1)) / size;
    const cost = this.#costUpTo((0.99 - least) / scale, forms, from, length, comparison);
    return Math.max(0, 0.99 - cost * scale);
  }

  /** What it costs to make the form asked for of the one whose sounds begin at `from`; without an end when that is more than `most`. */
  #costUpTo(most: number, forms: KeptForms, from: number, length: number, comparison: Comparison): number {
    const known = this.#knownRows(forms, from, length, comparison);
    if (this.#lowest[known]! > most) return Number.POSITIVE_INFINITY;
    const stride = this.#asked.length + 1;
    if ((length + 1) * stride > this.#costs.length) this.#grow((longestForm + 1) * (longestForm + 1));
    this.#from = from;
    this.#rows = known;
    const { bytes, removals } = forms;
    for (let met = known; met < length; met++) {
      const code = bytes[from + met]!;
      const out = comparison.isHeard ? heardRemoval[code]! : removalCosts[removals[from + met]!]!;
      const isLast = met === length - 1;
      const lowest = this.#fillRow(met, code, out, isLast);
      // The last sound of a form is compared otherwise.
      if (!isLast) this.#rows = met + 1;
      this.#lowest[met + 1] = lowest;
      if (lowest > most) return Number.POSITIVE_INFINITY;
    }
    return this.#costs[length * stride + stride - 1]!;
  }

  /** How many of the first sounds have a row already. */
  #knownRows(forms: KeptForms, from: number, length: number, comparison: Comparison): number {
    if (this.#forms !== forms || this.#comparison !== comparison) {
      this.#forms = forms;
      this.#comparison = comparison;
      this.#rows = 0;
      this.#fillFirstRow();
      return 0;
    }
    const { bytes, removals } = forms;
    const most = Math.min(this.#rows, length - 1);
    const known = this.#from;
    let rows = 0;
    while (
      rows < most &&
      bytes[known + rows] === bytes[from + rows] &&
      removals[known + rows] === removals[from + rows]
    )
      rows++;
    return rows;
  }

  #fillFirstRow(): void {
    const { length, removals, heardRemovals } = this.#asked;
    const costs = this.#costs;
    const own = this.#comparison.isHeard ? heardRemovals : removals;
    costs[0] = 0;
    for (let place = 0; place < length; place++) costs[place + 1] = costs[place]! + own[place]!;
    this.#lowest[0] = 0;
  }

  /** Fills the row of one more sound, which costs `out` to leave out; the lowest cost in it. */
  #fillRow(met: number, code: number, out: number, isLast: boolean): number {
    const asked = this.#asked;
    const { codes, length } = asked;
    const { changes, isHeard } = this.#comparison;
    const removals = isHeard ? asked.heardRemovals : asked.removals;
    const costs = this.#costs;
    let above = met * (length + 1);
    let at = above + length + 1;
    let cost = costs[above]! + out;
    let lowest = cost;
    costs[at] = cost;
    for (let place = 0; place < length; place++) {
      // The first sounds and the last ones are compared otherwise.
      const isAtEnd = (met === 0 && place === 0) || (isLast && place === length - 1);
      const change = isAtEnd ? changeAtEnd(asked, place, met, code, isLast, changes) : changes[codes[place]! * 128 + code]!; // prettier-ignore
      const changed = costs[above]! + change;
      const without = cost + removals[place]!;
      cost = costs[++above]! + out;
      if (without < cost) cost = without;
      if (changed < cost) cost = changed;
      costs[++at] = cost;
      if (cost < lowest) lowest = cost;
    }
    return lowest;
  }

  #grow(size: number): void {
    const larger = new Float64Array(size);
    larger.set(this.#costs);
    this.#costs = larger;
  }
}

/** A word as English speaks it is a word without a mark, beside one of another script alone. */
function plainMark(mark: number, other: number): number {
  return mark === english && isNative[other] === 1 ? 0 : mark;
}

/** The first sounds of two words part them more than others, and so do vowels at the end of both. */
function changeAtEnd(
  asked: AskedForm,
  place: number,
  met: number,
  otherCode: number,
  isLast: boolean,
  changes: Float64Array,
): number {
  const code = asked.codes[place]!;
  const change = changes[code * 128 + otherCode]!;
  if (code === otherCode || code === open || otherCode === open) return change;
  const areFirst = place === 0 && met === 0;
  if (isVowel[code] === 0 || isVowel[otherCode] === 0) return areFirst ? change * 1.25 : change;
  if (place === asked.length - 1 && isLast) return change > 0.2 ? finalVowelChange : change;
  return areFirst ? change * 1.5 : change;
}

/**
 * Two names as Mandarin speaks them. It has some 400 syllables and each is another name, so a sound more or less, or
 * another vowel, tells two apart.
 */
function closenessInMandarin(asked: AskedForm, bytes: Uint8Array, from: number, length: number, mark: number): number {
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

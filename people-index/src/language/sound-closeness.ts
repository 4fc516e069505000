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
/** So many times the change of first sounds counts. */
const firstConsonantCost = 1.25;
const firstVowelCost = 1.5;
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
 * Compares one form with many: `askFor` sets the one, `raise` compares another with it. Sounds that languages and ears exchange cost little, others a whole sound;
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
  #least = 0;
  #costOfMarks = 1;

  /** @param least closeness that matters: what is further may be left as it is */
  askFor(form: string, least = 0): void {
    this.#asked.take(keptForm(form));
    this.#least = least;
    this.#forms = undefined;
  }

  /**
   * Raises `best[place]` to how nearly a form, kept from `start` to `end`, sounds the same as the one asked for: 1 for the same, 0 for nothing in common.
   *
   * NOTE: into an array, as the costs of each row. V8 makes an object of each fraction that a function returns.
   */
  raise(best: Float64Array, place: number, forms: KeptForms, start: number, end: number): void {
    const asked = this.#asked;
    const { bytes } = forms;
    const from = startOfSounds(bytes, start, end);
    const length = Math.min(longestForm, end - from);
    this.#costOfMarks = 1;
    if (asked.mark === 0 && from === start) {
      // Two Latin words, as nearly always.
      if (asked.isAt(bytes, from, length)) best[place] = 1;
      else this.#raise(best, place, forms, from, length, plainComparison);
      return;
    }
    const metMark = from === start ? 0 : bytes[start]!;
    const mark = plainMark(asked.mark, metMark);
    const otherMark = plainMark(metMark, asked.mark);
    if (mark === english || otherMark === english) return;
    const isThai = mark === thai || otherMark === thai;
    const meetsLatin = isThai || mark === transcribed || otherMark === transcribed;
    if (mark !== 0 && otherMark !== 0) {
      if (meetsLatin && otherMark !== besidePinyin && mark !== besidePinyin) return;
      // Two names in syllables that are not written the same are two names: their many readings would meet by chance.
      if (isSyllabic[mark] === 1 && isSyllabic[otherMark] === 1) return;
    }
    if (mark === otherMark && asked.isAt(bytes, from, length)) {
      best[place] = 1;
      return;
    }
    if (mark !== 0 && otherMark !== 0) {
      if (isMandarin[mark] === 1 && isMandarin[otherMark] === 1) {
        best[place] = Math.max(best[place]!, closenessInMandarin(asked, bytes, from, length, otherMark));
        return;
      }
      if (mark === besidePinyin && isMandarin[otherMark] === 1) return;
      if (otherMark === besidePinyin && isMandarin[mark] === 1) return;
    }
    // What is surely Mandarin, and what may be, is compared as Mandarin alone.
    if (mark === perhapsPinyin || otherMark === perhapsPinyin) return;
    this.#costOfMarks = askedCosts[mark]! * metCosts[otherMark]!;
    const isAbjad = mark === abjad || otherMark === abjad;
    const comparison = isThai ? thaiComparison : meetsLatin ? heardComparison : isAbjad ? abjadComparison : plainComparison; // prettier-ignore
    this.#raise(best, place, forms, from, length, comparison);
  }

  #raise(
    best: Float64Array,
    place: number,
    forms: KeptForms,
    from: number,
    length: number,
    comparison: Comparison,
  ): void {
    const asked = this.#asked;
    const { bytes } = forms;
    if (asked.length === 0 || length === 0) return;
    let otherWeight = 0;
    for (let at = from; at < from + length; at++) otherWeight += weight[bytes[at]!]!;
    const size = Math.max(asked.weight, otherWeight, 2);
    const scale = (this.#costOfMarks * (size < shortSize ? shortCost : 1)) / size;
    const most = (0.99 - Math.max(this.#least, best[place]!)) / scale;
    let row = this.#knownRows(forms, from, length, comparison);
    const lowest = this.#lowest;
    if (lowest[row]! > most) return;
    const stride = asked.length + 1;
    if ((length + 1) * stride > this.#costs.length) this.#grow((longestForm + 1) * (longestForm + 1));
    this.#from = from;
    this.#rows = row;
    while (row < length) {
      this.#fillRow(row, forms, from + row, row === length - 1);
      row++;
      // The last sound of a form is compared otherwise.
      if (row < length) this.#rows = row;
      if (lowest[row]! > most) return;
    }
    const near = 0.99 - this.#costs[length * stride + stride - 1]! * scale;
    if (near > best[place]!) best[place] = near;
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

  /** Fills the row behind `row`, of the sound that a form has there, and the lowest cost in it. */
  #fillRow(row: number, { bytes, removals }: KeptForms, at: number, isLast: boolean): void {
    const { codes, length, removals: spokenRemovals, heardRemovals } = this.#asked;
    const { changes, isHeard } = this.#comparison;
    const ownRemovals = isHeard ? heardRemovals : spokenRemovals;
    const code = bytes[at]!;
    const out = isHeard ? heardRemoval[code]! : removalCosts[removals[at]!]!;
    const costs = this.#costs;
    let above = row * (length + 1);
    let next = above + length + 1;
    let cost = costs[above]! + out;
    let lowest = cost;
    costs[next] = cost;
    for (let place = 0; place < length; place++) {
      const own = codes[place]!;
      let change = changes[own * 128 + code]!;
      const areFirst = row === 0 && place === 0;
      const areLast = isLast && place === length - 1;
      // The first sounds of two words part them more than others, and so do vowels at the end of both.
      if ((areFirst || areLast) && own !== code && own !== open && code !== open) {
        const areVowels = isVowel[own] === 1 && isVowel[code] === 1;
        if (areVowels && areLast) change = change > 0.2 ? finalVowelChange : change;
        else if (areFirst) change *= areVowels ? firstVowelCost : firstConsonantCost;
      }
      const changed = costs[above]! + change;
      const without = cost + ownRemovals[place]!;
      cost = costs[++above]! + out;
      if (without < cost) cost = without;
      if (changed < cost) cost = changed;
      costs[++next] = cost;
      if (cost < lowest) lowest = cost;
    }
    this.#lowest[row + 1] = lowest;
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

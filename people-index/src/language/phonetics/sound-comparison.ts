import { QueryForm } from './query-form.ts';
import { comparisonMode, unmarkedMode } from './comparison-mode.ts';
import { encodeForm, type EncodedForms, maxFormLength, removalCosts, startOfSounds } from './encoded-forms.ts';
import {
  finalVowelChange,
  transcriptionRemoval,
  isVowel,
  mandarinSubstitution,
  openVowel,
  weight,
} from './sound-costs.ts';

/** Closeness 1 is reserved for forms with the same sounds. Others have this value, less the cost of their differences. */
const maxInexactCloseness = 0.99;

/** In forms below this weight, a difference leaves little in common, so its cost is multiplied by `shortFormFactor`. */
const minFullWeight = 3;
const shortFormFactor = 1.4;
/** Factors for substitutions of the first sound of a word. */
const firstConsonantFactor = 1.25;
const firstVowelFactor = 1.5;

/** Value in `FormList.shared` of a form whose origin mark differs from that of the previous form. */
export const newMark = 255;

/** Sorted forms, so that neighbours share their first sounds. */
export interface FormList {
  /** Number of the form of each entry. */
  readonly forms: Uint32Array;
  /** Number of leading sounds shared with the previous entry, not counting the last sound of either form; or `newMark`. */
  readonly shared: Uint8Array;
  /** Twice the total weight of the sounds, which is then an integer. */
  readonly weights: Uint8Array;
  /** Form i is `starts[i]` to `starts[i + 1]`. */
  readonly sounds: EncodedForms & { readonly starts: Uint32Array };
}

/** Entries of a `FormList`, and the closeness of each. */
export interface CloseForms {
  readonly entries: number[];
  readonly closeness: number[];
}

/** Rows and columns allocated at first; few forms have more sounds. */
const usualFormLength = 24;

/**
 * Compares one form with many by weighted edit distance: `setQuery` sets the query, `raiseBest` compares one form with it, `collectClose` a
 * sorted list. Substituting sounds that languages or listeners confuse costs little; the cost is relative to the weight of the longer form.
 * The distance table is kept between comparisons, and a form reuses the rows of the leading sounds that it shares with the previous form.
 * Comparing sorted forms is therefore many times faster.
 */
export class SoundComparison {
  readonly #query = new QueryForm();
  /** The distance table: row i has the costs of turning the first i sounds of the other form into each prefix of the query. */
  #costs = new Float64Array(usualFormLength * usualFormLength);
  /** The lowest cost in each row. It never decreases from one row to the next. */
  readonly #lowest = new Float64Array(maxFormLength + 1);
  /** The forms to which the compared form belongs, and the index of its first sound. */
  #forms: EncodedForms | undefined;
  #from = 0;
  /** Number of rows that are valid for a form with the same leading sounds. */
  #rows = 0;
  /** The substitution costs from which the rows were computed. */
  #substitutions: Float64Array | undefined;
  /** Comparison mode of the query and the form compared last. */
  #mode = unmarkedMode;
  /**
   * Closeness of the form compared last.
   *
   * NOTE: a typed array, like the costs of the rows, because V8 allocates an object for each fraction that a function returns.
   */
  readonly #closeness = new Float64Array(1);
  #minCloseness = 0;

  /** @param minCloseness forms below this closeness need not be scored exactly */
  setQuery(form: string, minCloseness = 0): void {
    this.#query.set(encodeForm(form));
    this.#minCloseness = minCloseness;
    this.#forms = undefined;
  }

  /** Appends the entries of a list, from `start` to `end`, that are at least as close to the query as `setQuery` requires. */
  collectClose({ forms, shared, weights, sounds }: FormList, start: number, end: number, into: CloseForms): void {
    const query = this.#query;
    if (query.length === 0) return;
    const { starts, bytes } = sounds;
    const lowest = this.#lowest;
    const minCloseness = this.#minCloseness;
    let { method } = this.#mode;
    let skipped = 0;
    let slack = 0;
    let lastForm = -1;
    let lastCloseness = 0;
    this.#rows = 0;
    for (let entry = start; entry < end; entry++) {
      const same = shared[entry]!;
      const form = forms[entry]!;
      if (same === newMark || entry === start) {
        const from = starts[form]!;
        skipped = startOfSounds(bytes, from, starts[form + 1]!) - from;
        this.#mode = comparisonMode(query.mark, skipped === 0 ? 0 : bytes[from]!);
        ({ method } = this.#mode);
        if (method === 'editDistance') this.#fillFirstRow();
        this.#rows = 0;
        slack = (maxInexactCloseness - minCloseness) / this.#mode.costFactor;
        lastForm = -1;
      }
      if (method === 'none') continue;
      if (same < this.#rows) this.#rows = same;
      if (method === 'editDistance') {
        // Most forms exceed the maximum cost within the sounds that they share with the previous form.
        const size = Math.max(query.weight, weights[entry]! / 2, 2);
        if (lowest[this.#rows]! > (size < minFullWeight ? slack / shortFormFactor : slack) * size) continue;
      }
      if (form !== lastForm) {
        const from = starts[form]! + skipped;
        const length = Math.min(maxFormLength, starts[form + 1]! - from);
        this.#compare(sounds, from, length, minCloseness);
        lastCloseness = this.#closeness[0]!;
        lastForm = form;
      }
      if (lastCloseness < minCloseness) continue;
      into.entries.push(entry);
      into.closeness.push(lastCloseness);
    }
    this.#forms = undefined;
  }

  /**
   * Raises `best[position]` to the closeness of the query and the form from `start` to `end`, if that is higher: 1 for the same sounds, 0
   * for nothing in common.
   */
  raiseBest(best: Float64Array, position: number, forms: EncodedForms, start: number, end: number): void {
    const { bytes } = forms;
    const from = startOfSounds(bytes, start, end);
    const length = Math.min(maxFormLength, end - from);
    this.#mode = comparisonMode(this.#query.mark, from === start ? 0 : bytes[start]!);
    const { method } = this.#mode;
    if (method === 'none' || length === 0 || this.#query.length === 0) return;
    if (method === 'editDistance') {
      if (this.#forms !== forms || this.#substitutions !== this.#mode.substitutions) {
        this.#forms = forms;
        this.#substitutions = this.#mode.substitutions;
        this.#rows = 0;
        this.#fillFirstRow();
      } else this.#rows = this.#knownRows(forms, from, length);
    }
    this.#compare(forms, from, length, Math.max(this.#minCloseness, best[position]!));
    if (method === 'editDistance') this.#from = from;
    if (this.#closeness[0]! > best[position]!) best[position] = this.#closeness[0]!;
  }

  /**
   * Sets `#closeness` to the closeness of a form, reusing the first `#rows` rows; to any value below `minCloseness` if the form is not that
   * close.
   */
  #compare(forms: EncodedForms, from: number, length: number, minCloseness: number): void {
    const query = this.#query;
    const closeness = this.#closeness;
    const { bytes } = forms;
    const { method, canBeEqual, costFactor } = this.#mode;
    closeness[0] = 0;
    if (canBeEqual && query.equals(bytes, from, length)) {
      closeness[0] = 1;
      return;
    }
    if (method === 'mandarin') closeness[0] = closenessInMandarin(query, bytes, from, length);
    if (method !== 'editDistance' || length === 0) return;
    let otherWeight = 0;
    for (let at = from; at < from + length; at++) otherWeight += weight[bytes[at]!]!;
    const size = Math.max(query.weight, otherWeight, 2);
    const scale = (costFactor * (size < minFullWeight ? shortFormFactor : 1)) / size;
    const maxCost = (maxInexactCloseness - minCloseness) / scale;
    const lowest = this.#lowest;
    let row = this.#rows;
    if (lowest[row]! > maxCost) return;
    const stride = query.length + 1;
    if ((length + 1) * stride > this.#costs.length) this.#grow((maxFormLength + 1) * (maxFormLength + 1));
    while (row < length) {
      this.#fillRow(row, forms, from + row, row === length - 1);
      row++;
      // The row of the last sound is not reused, since last sounds have their own costs.
      if (row < length) this.#rows = row;
      if (lowest[row]! > maxCost) return;
    }
    closeness[0] = maxInexactCloseness - this.#costs[length * stride + stride - 1]! * scale;
  }

  /** Number of leading sounds whose rows are already in the table. */
  #knownRows({ bytes, removals }: EncodedForms, from: number, length: number): number {
    const maxRows = Math.min(this.#rows, length - 1);
    const known = this.#from;
    let rows = 0;
    while (
      rows < maxRows &&
      bytes[known + rows] === bytes[from + rows] &&
      removals[known + rows] === removals[from + rows]
    )
      rows++;
    return rows;
  }

  #fillFirstRow(): void {
    const { length, removals, transcriptionRemovals } = this.#query;
    const costs = this.#costs;
    const omissions = this.#mode.isTranscribed ? transcriptionRemovals : removals;
    costs[0] = 0;
    for (let position = 0; position < length; position++) costs[position + 1] = costs[position]! + omissions[position]!;
    this.#lowest[0] = 0;
  }

  /** Fills the row after `row`, for the sound at index `at`, and records its lowest cost. */
  #fillRow(row: number, { bytes, removals }: EncodedForms, at: number, isLast: boolean): void {
    const { codes, length, removals: spokenRemovals, transcriptionRemovals } = this.#query;
    const { substitutions, isTranscribed } = this.#mode;
    const ownRemovals = isTranscribed ? transcriptionRemovals : spokenRemovals;
    const code = bytes[at]!;
    const out = isTranscribed ? transcriptionRemoval[code]! : removalCosts[removals[at]!]!;
    const costs = this.#costs;
    let above = row * (length + 1);
    let next = above + length + 1;
    let cost = costs[above]! + out;
    let lowest = cost;
    costs[next] = cost;
    for (let position = 0; position < length; position++) {
      const queryCode = codes[position]!;
      let change = substitutions[queryCode * 128 + code]!;
      const areFirst = row === 0 && position === 0;
      const areLast = isLast && position === length - 1;
      // Differences between the first sounds, and between final vowels, count more than others.
      if ((areFirst || areLast) && queryCode !== code && queryCode !== openVowel && code !== openVowel) {
        const areVowels = isVowel[queryCode] === 1 && isVowel[code] === 1;
        if (areVowels && areLast) change = change > 0.2 ? finalVowelChange : change;
        else if (areFirst) change *= areVowels ? firstVowelFactor : firstConsonantFactor;
      }
      const changed = costs[above]! + change;
      const without = cost + ownRemovals[position]!;
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

/**
 * Closeness of two Mandarin names. Mandarin has only some 400 syllables, each a different name, so names that differ in a vowel or in the
 * number of sounds are not close.
 */
function closenessInMandarin(query: QueryForm, bytes: Uint8Array, from: number, length: number): number {
  if (query.length !== length) return 0;
  let cost = 0;
  for (let position = 0; position < query.length; position++) {
    const code = query.codes[position]!;
    const otherCode = bytes[from + position]!;
    if (code === otherCode) continue;
    if (isVowel[code] === 1 || isVowel[otherCode] === 1) return 0;
    cost += mandarinSubstitution[code * 128 + otherCode]!;
  }
  return cost === 0 ? 1 : Math.max(0, maxInexactCloseness - cost / Math.max(query.weight, 2));
}

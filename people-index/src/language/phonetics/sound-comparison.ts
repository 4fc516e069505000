import { AskedForm } from './query-form.ts';
import { comparedMarks, plainMarks } from './comparison-mode.ts';
import { keptForm, type KeptForms, longestForm, removalCosts, startOfSounds } from './encoded-forms.ts';
import { finalVowelChange, heardRemoval, isVowel, mandarinSounds, open, weight } from './sound-costs.ts';

/** So short a word has nothing but what parts it from another: the cost counts for more. */
const shortSize = 3;
const shortCost = 1.4;
/** So many times the change of first sounds counts. */
const firstConsonantCost = 1.25;
const firstVowelCost = 1.5;

/** In `FormList.shared`, where a form has another mark than the one before. */
export const newMark = 255;

/** Forms in their order, so that neighbours begin alike. */
export interface FormList {
  /** The number of the form at each place. */
  readonly forms: Uint32Array;
  /** How many first sounds it has in common with the one before, the last one of either not among them; or `newMark`. */
  readonly shared: Uint8Array;
  /** Twice the weight of its sounds. */
  readonly weights: Uint8Array;
  /** Form i is kept from `starts[i]` to `starts[i + 1]`. */
  readonly sounds: KeptForms & { readonly starts: Uint32Array };
}

/** Places of a list, and how close the form of each is. */
export interface CloseForms {
  readonly places: number[];
  readonly closeness: number[];
}

/** Rows and places in them: so long are most forms. */
const usualLength = 24;

/**
 * Compares one form with many: `askFor` sets the one, `raise` compares another with it, `gather` a list. Sounds that languages and ears exchange cost little, others a whole sound;
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
  /** The costs that the rows were made with. */
  #changes: Float64Array | undefined;
  /** What the marks of the asked form and of the one last compared make of their comparison. */
  #marks = plainMarks;
  /**
   * How close the form last compared is.
   *
   * NOTE: in an array, as the costs of each row. V8 makes an object of each fraction that a function returns.
   */
  readonly #near = new Float64Array(1);
  #least = 0;

  /** @param least closeness that matters: what is further may be left as it is */
  askFor(form: string, least = 0): void {
    this.#asked.take(keptForm(form));
    this.#least = least;
    this.#forms = undefined;
  }

  /** Finds the forms of a list, from `start` to `end`, that are as close as `askFor` was told. */
  gather({ forms, shared, weights, sounds }: FormList, start: number, end: number, into: CloseForms): void {
    const asked = this.#asked;
    if (asked.length === 0) return;
    const { starts, bytes } = sounds;
    const lowest = this.#lowest;
    const least = this.#least;
    let { way } = this.#marks;
    let skipped = 0;
    let slack = 0;
    let lastForm = -1;
    let lastNear = 0;
    this.#rows = 0;
    for (let place = start; place < end; place++) {
      const same = shared[place]!;
      const form = forms[place]!;
      if (same === newMark || place === start) {
        const from = starts[form]!;
        skipped = startOfSounds(bytes, from, starts[form + 1]!) - from;
        this.#marks = comparedMarks(asked.mark, skipped === 0 ? 0 : bytes[from]!);
        ({ way } = this.#marks);
        if (way === 'table') this.#fillFirstRow();
        this.#rows = 0;
        slack = (0.99 - least) / this.#marks.cost;
        lastForm = -1;
      }
      if (way === 'none') continue;
      if (same < this.#rows) this.#rows = same;
      if (way === 'table') {
        // Most forms part from the one asked for within the sounds that they share with the one before.
        const size = Math.max(asked.weight, weights[place]! / 2, 2);
        if (lowest[this.#rows]! > (size < shortSize ? slack / shortCost : slack) * size) continue;
      }
      if (form !== lastForm) {
        const from = starts[form]! + skipped;
        const length = Math.min(longestForm, starts[form + 1]! - from);
        this.#compare(sounds, from, length, least);
        lastNear = this.#near[0]!;
        lastForm = form;
      }
      if (lastNear < least) continue;
      into.places.push(place);
      into.closeness.push(lastNear);
    }
    this.#forms = undefined;
  }

  /**
   * Raises `best[place]` to how nearly a form, kept from `start` to `end`, sounds the same as the one asked for: 1 for the same, 0 for nothing in common.
   */
  raise(best: Float64Array, place: number, forms: KeptForms, start: number, end: number): void {
    const { bytes } = forms;
    const from = startOfSounds(bytes, start, end);
    const length = Math.min(longestForm, end - from);
    this.#marks = comparedMarks(this.#asked.mark, from === start ? 0 : bytes[start]!);
    const { way } = this.#marks;
    if (way === 'none' || length === 0 || this.#asked.length === 0) return;
    if (way === 'table') {
      if (this.#forms !== forms || this.#changes !== this.#marks.changes) {
        this.#forms = forms;
        this.#changes = this.#marks.changes;
        this.#rows = 0;
        this.#fillFirstRow();
      } else this.#rows = this.#knownRows(forms, from, length);
    }
    this.#compare(forms, from, length, Math.max(this.#least, best[place]!));
    if (way === 'table') this.#from = from;
    if (this.#near[0]! > best[place]!) best[place] = this.#near[0]!;
  }

  /** Sets `#near` to the closeness of a form whose first rows are known; to anything below `least` where it is not as close. */
  #compare(forms: KeptForms, from: number, length: number, least: number): void {
    const asked = this.#asked;
    const near = this.#near;
    const { bytes } = forms;
    const { way, maySame, cost } = this.#marks;
    near[0] = 0;
    if (maySame && asked.isAt(bytes, from, length)) {
      near[0] = 1;
      return;
    }
    if (way === 'mandarin') near[0] = closenessInMandarin(asked, bytes, from, length);
    if (way !== 'table' || length === 0) return;
    let otherWeight = 0;
    for (let at = from; at < from + length; at++) otherWeight += weight[bytes[at]!]!;
    const size = Math.max(asked.weight, otherWeight, 2);
    const scale = (cost * (size < shortSize ? shortCost : 1)) / size;
    const most = (0.99 - least) / scale;
    const lowest = this.#lowest;
    let row = this.#rows;
    if (lowest[row]! > most) return;
    const stride = asked.length + 1;
    if ((length + 1) * stride > this.#costs.length) this.#grow((longestForm + 1) * (longestForm + 1));
    while (row < length) {
      this.#fillRow(row, forms, from + row, row === length - 1);
      row++;
      // The last sound of a form is compared otherwise.
      if (row < length) this.#rows = row;
      if (lowest[row]! > most) return;
    }
    near[0] = 0.99 - this.#costs[length * stride + stride - 1]! * scale;
  }

  /** How many of the first sounds have a row already. */
  #knownRows({ bytes, removals }: KeptForms, from: number, length: number): number {
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
    const own = this.#marks.isHeard ? heardRemovals : removals;
    costs[0] = 0;
    for (let place = 0; place < length; place++) costs[place + 1] = costs[place]! + own[place]!;
    this.#lowest[0] = 0;
  }

  /** Fills the row behind `row`, of the sound that a form has there, and the lowest cost in it. */
  #fillRow(row: number, { bytes, removals }: KeptForms, at: number, isLast: boolean): void {
    const { codes, length, removals: spokenRemovals, heardRemovals } = this.#asked;
    const { changes, isHeard } = this.#marks;
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

/**
 * Two names as Mandarin speaks them. It has some 400 syllables and each is another name, so a sound more or less, or
 * another vowel, tells two apart.
 */
function closenessInMandarin(asked: AskedForm, bytes: Uint8Array, from: number, length: number): number {
  if (asked.length !== length) return 0;
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

import { RecordWriter } from '../columns/record-text.ts';
import { identityPermutation, sortByKey } from '../columns/sort-permutation.ts';
import { lowerBound, groupItems, GrowingList } from '../columns/typed-columns.ts';
import { encodeForms, encodedText, maxFormLength, startOfSounds } from '../language/phonetics/encoded-forms.ts';
import { type CloseForms, newMark, type SoundComparison } from '../language/phonetics/sound-comparison.ts';
import { weight } from '../language/phonetics/sound-costs.ts';
import { indexKeys, phoneticsOf } from '../language/phonetics/phonetics.ts';
import type { PhoneticTable, PhoneticForms } from './segment-data.ts';

/** FNV-1a, 32 bits. A collision only costs a comparison: candidates are compared phonetically. */
function phoneticHash(key: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < key.length; position++) {
    hash = Math.imul(hash ^ key.charCodeAt(position), 0x01000193);
  }
  return hash >>> 0;
}

/** Indexes words by their phonetic keys; the words of a key are sorted by phonetic form. */
export function phoneticTable(words: readonly string[]): PhoneticTable {
  const table = new PhoneticTableBuilder();
  for (const word of words) {
    table.addToken();
    if (/^[a-z]$|\d/.test(word)) continue;
    const sounds = phoneticsOf(word);
    for (const key of new Set(indexKeys(sounds))) table.addKey(phoneticHash(key));
    for (const form of sounds.forms) table.addForm(table.numberOf(encodedText(form)));
  }
  return table.finish();
}

/** Sorts tokens by key and form. The keys and forms of a token are added after the token itself. */
export class PhoneticTableBuilder {
  /** Keys and forms of all tokens, concatenated. Forms are numbered in the order of arrival. */
  readonly #hashes = new GrowingList();
  readonly #hashStarts = new GrowingList();
  readonly #forms = new GrowingList();
  readonly #formStarts = new GrowingList();
  readonly #numbers = new Map<string, number>();

  addToken(): void {
    this.#hashStarts.push(this.#hashes.length);
    this.#formStarts.push(this.#forms.length);
  }

  /** @param hash must be added only once per token */
  addKey(hash: number): void {
    this.#hashes.push(hash);
  }

  /** @param form as it is stored */
  numberOf(form: string): number {
    let number = this.#numbers.get(form);
    if (number === undefined) this.#numbers.set(form, (number = this.#numbers.size));
    return number;
  }

  addForm(number: number): void {
    this.#forms.push(number);
  }

  /** Must be called only once. */
  finish(): PhoneticTable {
    const [hashes, hashStarts] = [this.#hashes, this.#hashStarts];
    const tokens = hashStarts.length;
    this.addToken();
    const sorted = [...this.#numbers.keys()].sort();
    const placeOf = new Uint32Array(sorted.length);
    sorted.forEach((form, index) => (placeOf[this.#numbers.get(form)!] = index));
    const ofToken = {
      starts: this.#formStarts.toArray(),
      items: this.#forms.toArray().map((number) => placeOf[number]!),
    };
    const sounds = phoneticForms(sorted);
    const tokensOfForm = groupItems(sorted.length, (add) => {
      for (let token = 0; token < tokens; token++)
        for (let index = ofToken.starts[token]!; index < ofToken.starts[token + 1]!; index++)
          add(ofToken.items[index]!, token);
    });
    const entries = { hashes: new GrowingList(), tokens: new GrowingList(), forms: new GrowingList() };
    for (let form = 0; form < sorted.length; form++) {
      for (let index = tokensOfForm.starts[form]!; index < tokensOfForm.starts[form + 1]!; index++) {
        const token = tokensOfForm.items[index]!;
        for (let own = hashStarts.at(token); own < hashStarts.at(token + 1); own++) {
          entries.hashes.push(hashes.at(own));
          entries.tokens.push(token);
          entries.forms.push(form);
        }
      }
    }
    const order = sortByKey(identityPermutation(entries.hashes.length), 2 ** 32, (entry) => entries.hashes.at(entry));
    return {
      ...keysOf(order.map((entry) => entries.hashes.at(entry))),
      tokens: order.map((entry) => entries.tokens.at(entry)),
      ...compareNeighbours(
        order.map((entry) => entries.forms.at(entry)),
        sounds,
      ),
      ofToken,
    };
  }
}

function phoneticForms(forms: readonly string[]): PhoneticForms {
  const written = new RecordWriter();
  const starts = new GrowingList();
  for (const form of forms) {
    starts.push(written.length);
    written.write(form);
  }
  starts.push(written.length);
  const all = starts.toArray();
  return { ...encodeForms(written.bytes(), all), starts: all };
}

/** The distinct hashes of an ascending list, and the first entry of each. */
function keysOf(all: Uint32Array): Pick<PhoneticTable, 'hashes' | 'starts'> {
  const [hashes, starts] = [new GrowingList(), new GrowingList()];
  for (let entry = 0; entry < all.length; entry++) {
    if (entry > 0 && all[entry] === all[entry - 1]) continue;
    hashes.push(all[entry]!);
    starts.push(entry);
  }
  starts.push(all.length);
  return { hashes: hashes.toArray(), starts: starts.toArray() };
}

/** For each form of a list, the length of the prefix it shares with the previous one, and its weight. */
function compareNeighbours(
  forms: Uint32Array,
  sounds: PhoneticForms,
): Pick<PhoneticTable, 'forms' | 'shared' | 'weights' | 'sounds'> {
  const { starts, bytes, removals } = sounds;
  const shared = new Uint8Array(forms.length);
  const weights = new Uint8Array(forms.length);
  const formStarts = starts.slice(0, -1);
  const formEnds = starts.slice(1);
  const ownWeights = new Uint8Array(formStarts.length);
  for (let form = 0; form < formStarts.length; form++) {
    formStarts[form] = startOfSounds(bytes, formStarts[form]!, formEnds[form]!);
    formEnds[form] = Math.min(formEnds[form]!, formStarts[form]! + maxFormLength);
    let own = 0;
    for (let at = formStarts[form]!; at < formEnds[form]!; at++) own += weight[bytes[at]!]!;
    ownWeights[form] = 2 * own;
  }
  const markOf = (form: number) => (formStarts[form] === starts[form] ? 0 : bytes[starts[form]!]!);
  for (let entry = 0; entry < forms.length; entry++) {
    const form = forms[entry]!;
    weights[entry] = ownWeights[form]!;
    const before = entry === 0 ? undefined : forms[entry - 1]!;
    if (before === undefined || markOf(before) !== markOf(form)) {
      shared[entry] = newMark;
      continue;
    }
    const [one, other] = [formStarts[before]!, formStarts[form]!];
    const maxShared = Math.min(formEnds[before]! - one, formEnds[form]! - other) - 1;
    let same = 0;
    while (
      same < maxShared &&
      bytes[one + same] === bytes[other + same] &&
      removals[one + same] === removals[other + same]
    )
      same++;
    shared[entry] = same;
  }
  return { forms, shared, weights, sounds };
}

/** Tolerance, so that rounding excludes no form with exactly the required closeness. */
const tolerance = 0.001;

interface ComparedForms {
  readonly forms: readonly string[];
  readonly minCloseness: number;
  readonly comparison: SoundComparison;
}

/**
 * For each token, the closeness of its closest form to one of the given forms; less than `minCloseness`, possibly 0, if none is close enough.
 * Compares all tokens with one form after the other: the forms of neighbouring tokens start alike, which `SoundComparison` exploits.
 */
export function closenessOfTokens(
  { sounds, ofToken }: PhoneticTable,
  tokens: readonly number[],
  { forms, minCloseness, comparison }: ComparedForms,
): Float64Array {
  const best = new Float64Array(tokens.length);
  for (const form of forms) {
    comparison.setQuery(form, minCloseness);
    for (let index = 0; index < tokens.length; index++) {
      const end = ofToken.starts[tokens[index]! + 1]!;
      for (let own = ofToken.starts[tokens[index]!]!; own < end; own++) {
        const stored = ofToken.items[own]!;
        comparison.raiseBest(best, index, sounds, sounds.starts[stored]!, sounds.starts[stored + 1]!);
      }
    }
  }
  return best;
}

/** The ranges of table entries with one of some keys, flattened: start, end, start, end, … */
export function entriesWithKeys({ hashes, starts }: PhoneticTable, keys: readonly string[]): readonly number[] {
  const ranges: number[] = [];
  for (const key of keys) {
    const hash = phoneticHash(key);
    const index = lowerBound(hashes, 0, hashes.length, hash);
    if (hashes[index] === hash) ranges.push(starts[index]!, starts[index + 1]!);
  }
  return ranges;
}

/** Number of comparisons with these ranges, per form. */
export function lengthOfRanges(ranges: readonly number[]): number {
  let length = 0;
  for (let range = 0; range < ranges.length; range += 2) length += ranges[range + 1]! - ranges[range]!;
  return length;
}

/**
 * Visits each token in some ranges of the table with a form that is at least as close as `minCloseness` to one of the given forms, once, with its
 * best closeness.
 */
export function visitCloseTokens(
  table: PhoneticTable,
  ranges: readonly number[],
  { forms, minCloseness, comparison }: ComparedForms,
  visit: (token: number, closeness: number) => void,
): void {
  const close: CloseForms = { entries: [], closeness: [] };
  for (const form of forms) {
    comparison.setQuery(form, minCloseness - tolerance);
    for (let range = 0; range < ranges.length; range += 2)
      comparison.collectClose(table, ranges[range]!, ranges[range + 1]!, close);
  }
  const { entries, closeness } = close;
  if (entries.length === 0) return;
  const best = new Map<number, number>();
  for (let at = 0; at < entries.length; at++) {
    if (closeness[at]! < minCloseness) continue;
    const token = table.tokens[entries[at]!]!;
    const known = best.get(token);
    if (known === undefined || known < closeness[at]!) best.set(token, closeness[at]!);
  }
  for (const [token, nearest] of best) visit(token, nearest);
}

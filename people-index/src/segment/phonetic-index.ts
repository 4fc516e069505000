import { RecordWriter } from '../columns/record-text.ts';
import { identityPermutation, sortByKey } from '../columns/sort-permutation.ts';
import { firstNotBelow, groupItems, GrowingList } from '../columns/typed-columns.ts';
import { keptForms, keptText, longestForm, startOfSounds } from '../language/phonetics/encoded-forms.ts';
import { type CloseForms, newMark, type SoundComparison } from '../language/phonetics/sound-comparison.ts';
import { weight } from '../language/phonetics/sound-costs.ts';
import { keysToKeep, soundsOf } from '../language/phonetics/phonetics.ts';
import type { PhoneticTable, SoundForms } from './segment-data.ts';

/** FNV-1a, 32 bits. Two keys with one hash only cost a comparison: words found by sound are compared letter by letter. */
function phoneticHash(key: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < key.length; position++) {
    hash = Math.imul(hash ^ key.charCodeAt(position), 0x01000193);
  }
  return hash >>> 0;
}

/** The words by their sound keys, those of a key in the order of their sound forms. */
export function phoneticTable(words: readonly string[]): PhoneticTable {
  const table = new PhoneticTableBuilder();
  for (const word of words) {
    table.addToken();
    if (/^[a-z]$|\d/.test(word)) continue;
    const sounds = soundsOf(word);
    for (const key of new Set(keysToKeep(sounds))) table.addKey(phoneticHash(key));
    for (const form of sounds.forms) table.addForm(table.numberOf(keptText(form)));
  }
  return table.finish();
}

/** Puts tokens in the order of their keys and forms. The keys and forms of a token are added after it. */
export class PhoneticTableBuilder {
  /** Of the tokens one after the other. Forms are numbered as they come. */
  readonly #hashes = new GrowingList();
  readonly #hashStarts = new GrowingList();
  readonly #forms = new GrowingList();
  readonly #formStarts = new GrowingList();
  readonly #numbers = new Map<string, number>();

  addToken(): void {
    this.#hashStarts.push(this.#hashes.length);
    this.#formStarts.push(this.#forms.length);
  }

  /** @param hash a token has each once */
  addKey(hash: number): void {
    this.#hashes.push(hash);
  }

  /** @param form as it is kept */
  numberOf(form: string): number {
    let number = this.#numbers.get(form);
    if (number === undefined) this.#numbers.set(form, (number = this.#numbers.size));
    return number;
  }

  addForm(number: number): void {
    this.#forms.push(number);
  }

  /** To be called once. */
  finish(): PhoneticTable {
    const [hashes, hashStarts] = [this.#hashes, this.#hashStarts];
    const tokens = hashStarts.length;
    this.addToken();
    const sorted = [...this.#numbers.keys()].sort();
    const placeOf = new Uint32Array(sorted.length);
    sorted.forEach((form, place) => (placeOf[this.#numbers.get(form)!] = place));
    const ofToken = {
      starts: this.#formStarts.toArray(),
      items: this.#forms.toArray().map((number) => placeOf[number]!),
    };
    const keptSounds = soundForms(sorted);
    const borne = groupItems(sorted.length, (add) => {
      for (let token = 0; token < tokens; token++)
        for (let place = ofToken.starts[token]!; place < ofToken.starts[token + 1]!; place++)
          add(ofToken.items[place]!, token);
    });
    const entries = { hashes: new GrowingList(), tokens: new GrowingList(), forms: new GrowingList() };
    for (let form = 0; form < sorted.length; form++) {
      for (let place = borne.starts[form]!; place < borne.starts[form + 1]!; place++) {
        const token = borne.items[place]!;
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
      ...asList(
        order.map((entry) => entries.forms.at(entry)),
        keptSounds,
      ),
      ofToken,
    };
  }
}

function soundForms(forms: readonly string[]): SoundForms {
  const written = new RecordWriter();
  const starts = new GrowingList();
  for (const form of forms) {
    starts.push(written.length);
    written.write(form);
  }
  starts.push(written.length);
  const all = starts.toArray();
  return { ...keptForms(written.bytes(), all), starts: all };
}

/** The different ones of ascending hashes, and where the entries of each begin. */
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

/** What the forms of a list share with the ones before, and what they weigh. */
function asList(
  forms: Uint32Array,
  sounds: SoundForms,
): Pick<PhoneticTable, 'forms' | 'shared' | 'weights' | 'sounds'> {
  const { starts, bytes, removals } = sounds;
  const shared = new Uint8Array(forms.length);
  const weights = new Uint8Array(forms.length);
  const froms = starts.slice(0, -1);
  const ends = starts.slice(1);
  const ownWeights = new Uint8Array(froms.length);
  for (let form = 0; form < froms.length; form++) {
    froms[form] = startOfSounds(bytes, froms[form]!, ends[form]!);
    ends[form] = Math.min(ends[form]!, froms[form]! + longestForm);
    let own = 0;
    for (let at = froms[form]!; at < ends[form]!; at++) own += weight[bytes[at]!]!;
    ownWeights[form] = 2 * own;
  }
  const markOf = (form: number) => (froms[form] === starts[form] ? 0 : bytes[starts[form]!]!);
  for (let entry = 0; entry < forms.length; entry++) {
    const form = forms[entry]!;
    weights[entry] = ownWeights[form]!;
    const before = entry === 0 ? undefined : forms[entry - 1]!;
    if (before === undefined || markOf(before) !== markOf(form)) {
      shared[entry] = newMark;
      continue;
    }
    const [one, other] = [froms[before]!, froms[form]!];
    const most = Math.min(ends[before]! - one, ends[form]! - other) - 1;
    let same = 0;
    while (same < most && bytes[one + same] === bytes[other + same] && removals[one + same] === removals[other + same])
      same++;
    shared[entry] = same;
  }
  return { forms, shared, weights, sounds };
}

/** Nothing that is just as close as is asked for is lost by rounding. */
const margin = 0.001;

interface Asked {
  readonly forms: readonly string[];
  readonly least: number;
  readonly comparison: SoundComparison;
}

/**
 * For each token the closeness of its closest form to one of these; less than `least`, and perhaps 0, when none is that close. The first forms of all tokens come first:
 * those of neighbouring words begin alike, which `SoundComparison` makes use of.
 */
export function closenessOfTokens(
  { sounds, ofToken }: PhoneticTable,
  tokens: readonly number[],
  { forms, least, comparison }: Asked,
): Float64Array {
  const best = new Float64Array(tokens.length);
  for (const form of forms) {
    comparison.askFor(form, least);
    for (let place = 0; place < tokens.length; place++) {
      const end = ofToken.starts[tokens[place]! + 1]!;
      for (let own = ofToken.starts[tokens[place]!]!; own < end; own++) {
        const kept = ofToken.items[own]!;
        comparison.raise(best, place, sounds, sounds.starts[kept]!, sounds.starts[kept + 1]!);
      }
    }
  }
  return best;
}

/** The parts of the table that have the tokens of some keys: where each begins, and where it ends. */
export function entriesWithKeys({ hashes, starts }: PhoneticTable, keys: readonly string[]): readonly number[] {
  const parts: number[] = [];
  for (const key of keys) {
    const hash = phoneticHash(key);
    const place = firstNotBelow(hashes, 0, hashes.length, hash);
    if (hashes[place] === hash) parts.push(starts[place]!, starts[place + 1]!);
  }
  return parts;
}

/** How many comparisons these parts are for one form. */
export function lengthOfParts(parts: readonly number[]): number {
  let length = 0;
  for (let part = 0; part < parts.length; part += 2) length += parts[part + 1]! - parts[part]!;
  return length;
}

/** Visits the tokens in some parts of the table of which a form is as close as `least` to one of these, each once, with the closeness of its closest one. */
export function visitCloseTokens(
  table: PhoneticTable,
  parts: readonly number[],
  { forms, least, comparison }: Asked,
  visit: (token: number, closeness: number) => void,
): void {
  const close: CloseForms = { places: [], closeness: [] };
  for (const form of forms) {
    comparison.askFor(form, least - margin);
    for (let part = 0; part < parts.length; part += 2) comparison.gather(table, parts[part]!, parts[part + 1]!, close);
  }
  const { places, closeness } = close;
  if (places.length === 0) return;
  const best = new Map<number, number>();
  for (let at = 0; at < places.length; at++) {
    if (closeness[at]! < least) continue;
    const token = table.tokens[places[at]!]!;
    const known = best.get(token);
    if (known === undefined || known < closeness[at]!) best.set(token, closeness[at]!);
  }
  for (const [token, nearest] of best) visit(token, nearest);
}

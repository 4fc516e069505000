import type { Storable } from '@directory/people-index';
import { grown } from '../data-structures/grown-column.ts';
import type { Key, KeyHash } from '../data-structures/key-hash.ts';
import { KeyTable } from '../data-structures/key-table.ts';
import { SlotLists } from './slot-lists.ts';

interface StoredManagers {
  /** By slot. */
  readonly numbers: Int32Array;
  readonly texts: readonly string[];
  /** The slots that spell their reference differently, and their spellings. */
  readonly otherSlots: Int32Array;
  readonly otherTexts: readonly string[];
}

/**
 * The references by which slots name their managers. Each distinct reference has a number, so that it is stored and looked up once for all
 * slots that use it. References with equal keys have the same number.
 */
export class ManagerReferences {
  readonly #hash: KeyHash;
  /** By slot; -1 without a reference. */
  #number: Int32Array = new Int32Array(0);
  /** By number: the reference as the first slot spells it. */
  readonly #texts: string[] = [];
  /** By number: `spelling` of the text. Comparing it is faster than comparing the texts, which are usually not in the CPU cache. */
  #spelling: Int32Array = new Int32Array(0);
  readonly #keys = new KeyTable((number) => number);
  readonly #freeNumbers: number[] = [];
  /** The slots that use each number. */
  readonly #users = new SlotLists();
  /** The references of slots whose spelling differs from the first one in case or spaces, by slot. */
  readonly #otherTexts = new Map<number, string>();

  constructor(hash: KeyHash) {
    this.#hash = hash;
  }

  reserve(end: number): void {
    if (end <= this.#number.length) return;
    this.#number = grown(this.#number, end, -1);
    this.#users.reserveSlots(end);
  }

  /** The reference of a slot in its own spelling; empty without one. */
  text(slot: number): string {
    return this.#otherTexts.get(slot) ?? this.#texts[this.#number[slot]!] ?? '';
  }

  key(slot: number): Key | undefined {
    const number = this.#number[slot]!;
    return number === -1 ? undefined : this.#keys.key(number);
  }

  /** The slots whose reference has this key. */
  *slotsNaming(key: Key): Generator<number, void> {
    yield* this.#users.of(this.#keys.first(key));
  }

  /**
   * Looks up each distinct reference once. @returns a function that returns the result for a slot; without a reference, `find(undefined)`
   */
  findAll(find: (key: Key | undefined) => number): (slot: number) => number {
    const nobody = find(undefined);
    const found = new Int32Array(this.#texts.length);
    for (let number = 0; number < found.length; number++) found[number] = find(this.#keys.key(number));
    return (slot) => {
      const number = this.#number[slot]!;
      return number === -1 ? nobody : found[number]!;
    };
  }

  set(slot: number, reference: string): void {
    const before = this.#number[slot]!;
    const after = this.#numberOf(reference);
    if (after !== -1 && this.#spelling[after] !== this.#hash.spelling) this.#otherTexts.set(slot, reference);
    else if (before !== -1) this.#otherTexts.delete(slot);
    if (before === after) return;
    if (before !== -1) this.#users.remove(before, slot);
    if (after !== -1) this.#users.add(after, slot);
    this.#number[slot] = after;
    if (before !== -1 && this.#users.isEmpty(before)) this.#free(before);
  }

  stored(): Storable {
    return {
      numbers: this.#number.slice(),
      texts: this.#texts.slice(),
      otherSlots: Int32Array.from(this.#otherTexts.keys()),
      otherTexts: [...this.#otherTexts.values()],
    } satisfies { [part in keyof StoredManagers]: Storable };
  }

  restore(stored: unknown): void {
    const { numbers, texts, otherSlots, otherTexts } = stored as StoredManagers;
    this.#number = numbers;
    this.#users.reserveSlots(numbers.length);
    this.#reserveNumbers(texts.length);
    for (const [number, text] of texts.entries()) {
      this.#texts.push(text);
      if (this.#hash.readSpelled(text)) this.#open(number);
      else this.#freeNumbers.push(number);
    }
    for (const [slot, number] of numbers.entries()) if (number !== -1) this.#users.add(number, slot);
    for (const [place, slot] of otherSlots.entries()) this.#otherTexts.set(slot, otherTexts[place]!);
  }

  /** The number of a reference, assigned if it is new; -1 for an empty one. */
  #numberOf(reference: string): number {
    if (!this.#hash.readSpelled(reference)) return -1;
    const known = this.#keys.first(this.#hash);
    if (known !== -1) return known;
    const number = this.#freeNumbers.pop() ?? this.#texts.length;
    this.#texts[number] = reference;
    this.#reserveNumbers(number + 1);
    this.#open(number);
    return number;
  }

  /** Assigns a number to the reference that `#hash` read last. */
  #open(number: number): void {
    this.#keys.set(number, this.#hash);
    this.#spelling[number] = this.#hash.spelling;
  }

  #reserveNumbers(end: number): void {
    this.#keys.reserve(end);
    this.#users.reserveLists(end);
    if (end > this.#spelling.length) this.#spelling = grown(this.#spelling, end);
  }

  #free(number: number): void {
    this.#texts[number] = '';
    this.#keys.set(number, undefined);
    this.#freeNumbers.push(number);
  }
}

import type { Storable } from '@directory/people-index';
import type { Key } from '../data-structures/key-hash.ts';
import { ambiguousReference, unknownReference } from './unresolved-reference.ts';

/** The keys of a few slots. Unlike a `KeyTable`, it takes no memory for the others. */
export class EnteredKeys {
  readonly #keyOf = new Map<number, Key>();
  /** The slots that have each key, by `textOf` the key. */
  readonly #slots = new Map<string, Set<number>>();

  key(slot: number): Key | undefined {
    return this.#keyOf.get(slot);
  }

  set(slot: number, key: Key | undefined): void {
    const before = this.#keyOf.get(slot);
    if (before !== undefined) this.#remove(slot, textOf(before));
    if (key === undefined) return;
    this.#keyOf.set(slot, key);
    const text = textOf(key);
    this.#slots.set(text, (this.#slots.get(text) ?? new Set()).add(slot));
  }

  /** The slot with a key; `unknownReference` or `ambiguousReference` if there is not exactly one. */
  find(key: Key): number {
    const [slot = unknownReference, ...others] = this.#slots.get(textOf(key)) ?? [];
    return others.length === 0 ? slot : ambiguousReference;
  }

  /** All slots with a key. */
  slots(key: Key): Iterable<number> {
    return this.#slots.get(textOf(key)) ?? [];
  }

  stored(): Storable {
    return Int32Array.from([...this.#keyOf].flatMap(([slot, { low, high }]) => [slot, low, high]));
  }

  restore(stored: unknown): void {
    const numbers = stored as Int32Array;
    for (let index = 0; index < numbers.length; index += 3) {
      this.set(numbers[index]!, { low: numbers[index + 1]!, high: numbers[index + 2]! });
    }
  }

  #remove(slot: number, text: string): void {
    this.#keyOf.delete(slot);
    const slots = this.#slots.get(text);
    slots?.delete(slot);
    if (slots?.size === 0) this.#slots.delete(text);
  }
}

function textOf({ low, high }: Key): string {
  return `${low} ${high}`;
}

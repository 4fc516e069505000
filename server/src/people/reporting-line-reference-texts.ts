import { KeyTable, keyOf } from './reporting-line-keys.ts';
import type { Key } from './reporting-line-keys.ts';

/** The different references that people name their managers by, numbered: texts with equal keys have the same number. */
export class ReferenceTexts {
  readonly #texts: string[] = [];
  readonly #numbers = new KeyTable((number) => number);
  readonly #free: number[] = [];

  /** One above the highest number ever used. */
  get end(): number {
    return this.#texts.length;
  }

  key(number: number): Key | undefined {
    return this.#numbers.key(number);
  }

  /** The number of a reference; -1 for one that nobody uses. */
  find(key: Key): number {
    return this.#numbers.first(key);
  }

  /** The number of a text, a new one if necessary; -1 for an empty text. */
  open(text: string): number {
    const key = keyOf(text);
    if (key === undefined) return -1;
    const known = this.find(key);
    if (known !== -1) return known;
    const number = this.#free.pop() ?? this.#texts.length;
    this.#texts[number] = text;
    this.#numbers.reserve(number + 1);
    this.#numbers.set(number, key);
    return number;
  }

  /** Frees a number that nobody uses any more. */
  close(number: number): void {
    this.#texts[number] = '';
    this.#numbers.set(number, undefined);
    this.#free.push(number);
  }

  /** The string of a number, if it equals the given one, so that equal strings are in memory only once. */
  shared(number: number, text: string): string {
    const known = this.#texts[number];
    return known === text ? known : text;
  }
}

import { KeyTable } from './reporting-line-keys.ts';
import type { Key, KeyHash } from './reporting-line-keys.ts';

/** The different references that people name their managers by, numbered: texts with equal keys have the same number. */
export class ReferenceTexts {
  readonly #texts: string[] = [];
  readonly #numbers = new KeyTable((number) => number);
  readonly #free: number[] = [];
  readonly #hash: KeyHash;

  constructor(hash: KeyHash) {
    this.#hash = hash;
  }

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
    if (!this.#hash.read(text)) return -1;
    const known = this.#numbers.first(this.#hash);
    if (known !== -1) return known;
    const number = this.#free.pop() ?? this.#texts.length;
    this.#texts[number] = text;
    this.#numbers.reserve(number + 1);
    this.#numbers.set(number, this.#hash);
    return number;
  }

  /** Frees a number that nobody uses any more. */
  close(number: number): void {
    this.#texts[number] = '';
    this.#numbers.set(number, undefined);
    this.#free.push(number);
  }

  /** The text that was first opened with this number; others may differ in case and spaces. */
  text(number: number): string {
    return this.#texts[number] ?? '';
  }

  stored(): readonly string[] {
    return this.#texts.slice();
  }

  restore(texts: readonly string[]): void {
    this.#numbers.reserve(texts.length);
    for (const [number, text] of texts.entries()) {
      this.#texts.push(text);
      if (this.#hash.read(text)) this.#numbers.set(number, this.#hash);
      else this.#free.push(number);
    }
  }
}

import { identityPermutation, sortByKey } from './sort-permutation.ts';
import { compareTexts } from './text-order.ts';

/** Assigns a number to each distinct text, in the order of arrival. */
export class Interner {
  readonly #numbers = new Map<string, number>();
  readonly texts: string[] = [];

  number(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.texts.length;
      this.#numbers.set(text, number);
      this.texts.push(text);
    }
    return number;
  }

  /** The texts in ascending order of `keyOf`, and the new number of each old one. */
  sorted(keyOf: (text: string) => string): { texts: string[]; renumbering: Uint32Array } {
    const keys = this.texts.map(keyOf);
    const order = sortByKey(
      identityPermutation(keys.length),
      2 ** 48,
      (number) => firstThreeUnits(keys[number]!),
      (one, other) => compareTexts(keys[one]!, keys[other]!) || one - other,
    );
    const renumbering = new Uint32Array(order.length);
    order.forEach((number, index) => (renumbering[number] = index));
    return { texts: Array.from(order, (number) => this.texts[number]!), renumbering };
  }
}

function firstThreeUnits(text: string): number {
  let key = 0;
  for (let position = 0; position < 3; position++) {
    key = key * 0x10000 + (position < text.length ? text.charCodeAt(position) : 0);
  }
  return key;
}

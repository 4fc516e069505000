/** Gives each distinct text a number, in the order of arrival. */
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

  /** The texts in ascending order of `keyOf`, and for each old number the new one. */
  sorted(keyOf: (text: string) => string): { texts: string[]; renumbering: Uint32Array } {
    const keyed = this.texts.map((text, number) => ({ key: keyOf(text), number }));
    keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
    const renumbering = new Uint32Array(keyed.length);
    keyed.forEach(({ number }, place) => (renumbering[number] = place));
    return { texts: keyed.map(({ number }) => this.texts[number]!), renumbering };
  }
}

/** Keeps what was worked out for the words asked last; beyond `most`, the one longest not asked goes. */
export class RecentWords<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(word: string): Value | undefined {
    const value = this.#values.get(word);
    if (value !== undefined) {
      this.#values.delete(word);
      this.#values.set(word, value);
    }
    return value;
  }

  set(word: string, value: Value): void {
    this.#values.set(word, value);
    if (this.#values.size <= this.#most) return;
    for (const oldest of this.#values.keys()) {
      this.#values.delete(oldest);
      return;
    }
  }
}

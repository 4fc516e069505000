/** Keeps what was worked out for the words asked last: at least half of `most`, and never more than that. */
export class RecentWords<Value> {
  #young = new Map<string, Value>();
  /** What was young until that was full; what is asked of it is young again. */
  #old = new Map<string, Value>();
  readonly #half: number;

  constructor(most: number) {
    this.#half = Math.ceil(most / 2);
  }

  get(word: string): Value | undefined {
    const young = this.#young.get(word);
    if (young !== undefined) return young;
    const old = this.#old.get(word);
    if (old !== undefined) this.set(word, old);
    return old;
  }

  set(word: string, value: Value): void {
    if (this.#young.size >= this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(word, value);
  }
}

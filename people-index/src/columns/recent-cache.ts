/**
 * Holds the values of the most recently used keys, in two generations: at least half of `limit`, and at most `limit` (rounded up to an even
 * number). An entry is dropped when the young generation has filled up twice without a use of it. A value depends only on its key, so that
 * results never depend on earlier queries.
 */
export class RecentCache<Value, Key extends string | number = string> {
  #young = new Map<Key, Value>();
  /** The previous young generation; an entry that is used becomes young again. */
  #old = new Map<Key, Value>();
  readonly #half: number;

  constructor(limit: number) {
    this.#half = Math.ceil(limit / 2);
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined || this.#old.size === 0) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    if (this.#young.size >= this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }

  getOrMake(key: Key, make: (key: Key) => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    this.set(key, made);
    return made;
  }

  forget(key: Key): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }
}

/** Memoizes a pure function for its most recent arguments. */
export function memoize<Value>(limit: number, make: (text: string) => Value): (text: string) => Value {
  const recent = new RecentCache<Value>(limit);
  return (text) => recent.getOrMake(text, make);
}

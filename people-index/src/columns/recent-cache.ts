/**
 * The one kind of cache: keeps what was worked out for the keys asked last, at least half of `most` and never more than that (`most` rounded up to an even number). An entry is dropped when so many others were
 * asked since that the younger half was full twice. What is kept depends only on the key, so that an answer never depends on what was asked before.
 */
export class RecentCache<Value, Key extends string | number = string> {
  #young = new Map<Key, Value>();
  /** What was young until that was full; what is asked of it is young again. */
  #old = new Map<Key, Value>();
  readonly #half: number;

  constructor(most: number) {
    this.#half = Math.ceil(most / 2);
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

/** A pure function that remembers its results for the texts asked last. */
export function remembering<Value>(most: number, make: (text: string) => Value): (text: string) => Value {
  const recent = new RecentCache<Value>(most);
  return (text) => recent.getOrMake(text, make);
}

const slots = 1 << 14;
const shortest = 4;

/** Finds the words of a list that are spelled like another one, by the runs of three letters that they share. */
export class TermGrams {
  readonly #starts = new Uint32Array(slots + 1);
  readonly #terms: Uint16Array;
  readonly #sizes: Uint8Array;
  readonly #shared: Uint8Array;

  constructor(terms: readonly string[]) {
    const runs = terms.map((term) => gramsOf(term));
    for (const run of runs) for (const gram of run) this.#starts[gram + 1]!++;
    for (let slot = 0; slot < slots; slot++) this.#starts[slot + 1]! += this.#starts[slot]!;
    this.#terms = new Uint16Array(this.#starts[slots]!);
    const next = this.#starts.slice();
    runs.forEach((run, term) => run.forEach((gram) => (this.#terms[next[gram]!++] = term)));
    this.#sizes = Uint8Array.from(runs, (run) => run.length);
    this.#shared = new Uint8Array(terms.length);
  }

  /** Words with the share of runs that both have, at least `least`, the most alike first. */
  alike(word: string, most: number, least: number): (readonly [term: number, likeness: number])[] {
    if (word.length < shortest) return [];
    const grams = gramsOf(word);
    const met: number[] = [];
    for (const gram of grams) {
      for (let place = this.#starts[gram]!; place < this.#starts[gram + 1]!; place++) {
        const term = this.#terms[place]!;
        if (this.#shared[term]!++ === 0) met.push(term);
      }
    }
    const found: (readonly [number, number])[] = [];
    for (const term of met) {
      const likeness = (2 * this.#shared[term]!) / (grams.length + this.#sizes[term]!);
      this.#shared[term] = 0;
      if (likeness >= least) found.push([term, likeness]);
    }
    return found.toSorted((one, other) => other[1] - one[1] || one[0] - other[0]).slice(0, most);
  }
}

/** Runs of three letters, with a sign before the first and behind the last, as numbers. Each once. */
function gramsOf(word: string): number[] {
  const padded = `_${word}_`;
  const grams = new Set<number>();
  for (let start = 0; start + 3 <= padded.length && start < 60; start++) {
    const code = padded.charCodeAt(start) * 961 + padded.charCodeAt(start + 1) * 31 + padded.charCodeAt(start + 2);
    grams.add((code * 2_654_435_761) >>> 18);
  }
  return [...grams];
}

/**
 * Yes or no for each first and last name, remembered for whoever asks. Many ask one after the other, and nobody clears what is
 * left: each answer carries the number of who asked.
 */
export class NameMarks {
  #marks = new Uint32Array(0);

  /** Makes room for so many names. */
  reserve(names: number): void {
    if (names > this.#marks.length) this.#marks = new Uint32Array(names);
  }

  /** What was noted; undefined when nothing was. */
  get(asker: number, name: number): boolean | undefined {
    const mark = this.#marks[name]!;
    return mark >>> 1 === asker ? (mark & 1) === 1 : undefined;
  }

  set(asker: number, name: number, answer: boolean): boolean {
    this.#marks[name] = (asker << 1) | (answer ? 1 : 0);
    return answer;
  }

  clear(): void {
    this.#marks.fill(0);
  }
}

/** Askers share these in turn: few words are looked up at a time, and one who finds the answer of another only asks again. */
const shared = Array.from({ length: 4 }, () => new NameMarks());
const lastAsker = 0x7fffffff;
let asker = 0;

/** A number for somebody who asks, and where to note the answers. */
export function askAnew(names: number): { asker: number; marks: NameMarks } {
  if (asker === lastAsker) {
    asker = 0;
    for (const marks of shared) marks.clear();
  }
  asker++;
  const marks = shared[asker % shared.length]!;
  marks.reserve(names);
  return { asker, marks };
}

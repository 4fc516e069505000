import type { ReadPart } from '../../search-answer.ts';
import type { Place } from '../places/place-book.ts';
import { foldedRun, type Word } from './query-words.ts';
import type { PartKind } from './read-parts.ts';

/** What a word belongs to. `link` words, such as articles, are skipped; a word that is not assigned yet is undefined. */
type WordKind = PartKind | 'link' | undefined;

/** The words of a query, what each of them was assigned to so far, and the parts that they make up. */
export class AssignedWords {
  readonly words: readonly Word[];
  readonly kinds: readonly WordKind[];
  readonly namedPlaces: readonly { place: Place; folded: string }[];
  /** Texts of the parts that are units. */
  readonly units: readonly string[];
  readonly #kinds: WordKind[];
  readonly #namedPlaces: { place: Place; folded: string }[] = [];
  readonly #units: string[] = [];
  readonly #parts: { start: number; part: ReadPart }[] = [];

  constructor(words: readonly Word[]) {
    this.words = words;
    this.#kinds = words.map(() => undefined);
    this.kinds = this.#kinds;
    this.namedPlaces = this.#namedPlaces;
    this.units = this.#units;
  }

  isAssigned(index: number): boolean {
    return this.#kinds[index] !== undefined;
  }

  /** Positions of the words that are not assigned yet. */
  unassigned(): number[] {
    return this.words.flatMap((_, index) => (this.isAssigned(index) ? [] : [index]));
  }

  /** The parts, in the order of the text. */
  parts(): readonly ReadPart[] {
    return this.#parts.toSorted((one, other) => one.start - other.start).map(({ part }) => part);
  }

  /** Assigns words without making them a part. */
  mark(kind: WordKind, start: number, end: number): void {
    this.#kinds.fill(kind, start, end);
  }

  /** Makes a run of words a part. */
  take(kind: PartKind, start: number, end: number): void {
    this.#add(start, end, { kind, text: this.#textOf(start, end) });
  }

  /** Makes each run of these words a part. Linking words may separate the words of a run. */
  takeRuns(kind: PartKind, positions: readonly number[]): void {
    for (const [start, end] of runs(positions, this.#kinds)) this.take(kind, start, end);
  }

  takePlace(start: number, end: number, place: Place): void {
    this.#namedPlaces.push({ place, folded: foldedRun(this.words, start, end) });
    const part = { kind: 'place' as const, text: this.#textOf(start, end), label: place.label };
    const [country, ...others] = place.countries;
    if (country === undefined || others.length > 0 || place.members !== undefined) this.#add(start, end, part);
    else this.#add(start, end, place.kind === 'country' ? { ...part, country } : { ...part, within: country });
  }

  takeUnit(start: number, end: number, label?: string): void {
    const part = { kind: 'unit' as const, text: this.#textOf(start, end) };
    this.#add(start, end, label === undefined ? part : { ...part, label });
    this.#units.push(part.text);
  }

  /** Makes words of a unit's name, which need not be adjacent, parts of one unit. */
  takeUnitWords(positions: readonly number[]): void {
    if (positions.length === 0) return;
    this.takeRuns('unit', positions);
    this.#units.push(positions.map((index) => this.words[index]!.text).join(' '));
  }

  #add(start: number, end: number, part: ReadPart): void {
    this.#kinds.fill(part.kind, start, end);
    this.#parts.push({ start, part });
  }

  #textOf(start: number, end: number): string {
    return this.words
      .slice(start, end)
      .map((word) => word.text)
      .join(' ');
  }
}

/** Merges word positions into runs; linking words may separate the words of a run. */
function runs(positions: readonly number[], kinds: readonly WordKind[]): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (const index of positions) {
    const last = found.at(-1);
    if (last !== undefined && kinds.slice(last[1], index).every((kind) => kind === 'link')) last[1] = index + 1;
    else found.push([index, index + 1]);
  }
  return found;
}

import type { Column } from '../columns/typed-columns.ts';
import { fold } from '../language/fold.ts';
import type { AttributeField } from '../segment/segment-data.ts';
import type { Segment } from '../segment/segment.ts';
import type { Workplace } from '../types/search-query.ts';
import { proximityLevels } from './score.ts';

/** Levels of proximity: 0 same site, 1 same unit, 2 same country, 3 elsewhere. */
const anywhere = proximityLevels - 1;

/** Values of a field, usually one, that equal the viewer's. */
interface OwnValues {
  readonly column: Column;
  readonly values: readonly number[];
}

interface Step extends OwnValues {
  readonly near: number;
  /** Rows of each of the values, ascending. */
  readonly rows: readonly Uint32Array[];
}

/** Proximity of the people of a segment to the viewer's workplace. */
export class Proximity {
  readonly #segment: Segment;
  readonly #steps: Step[] = [];
  readonly #city: OwnValues | undefined;
  readonly #rows: (Uint32Array | undefined)[] = [];
  /** Number of rows in the lists of `rowsAt`. */
  count = 0;
  /** The level of all rows where none is near: people of other segments may be. */
  readonly everywhere: number;

  constructor(segment: Segment, near: Workplace | undefined) {
    this.#segment = segment;
    this.everywhere = near === undefined ? 0 : anywhere;
    if (near === undefined) return;
    const { city, site, unit, country } = folded(near);
    if (city) this.#city = this.#own('city', city);
    if (site) this.#add(0, 'site', site);
    if (unit && !this.#add(1, 'entity', unit)) this.#add(1, 'gbu', unit);
    if (country) this.#add(2, 'country', country);
  }

  #own(field: AttributeField, text: string): OwnValues {
    const { column } = this.#segment.data.attributes[field];
    return { column, values: this.#segment.valuesOf(field, text) };
  }

  /** Returns false if nobody in the segment has the value. */
  #add(near: number, field: AttributeField, text: string): boolean {
    const { starts, items } = this.#segment.data.attributes[field].rows;
    const own = this.#own(field, text);
    if (own.values.length === 0) return false;
    const rows = own.values.map((value) => items.subarray(starts[value]!, starts[value + 1]!));
    for (const { length } of rows) this.count += length;
    this.#steps.push({ near, ...own, rows });
    return true;
  }

  get isEverywhere(): boolean {
    return this.#steps.length === 0;
  }

  of(row: number): number {
    for (const step of this.#steps) {
      if (!isOneOf(step, row)) continue;
      if (step.near === 0 && this.#city !== undefined && !isOneOf(this.#city, row)) continue;
      return step.near;
    }
    return anywhere;
  }

  /** Rows that may be at this level, ascending; undefined if there is no list for it. */
  rowsAt(near: number): Uint32Array | undefined {
    return (this.#rows[near] ??= merged(this.#steps.find((step) => step.near === near)?.rows ?? []));
  }
}

/** Folded workplaces, for callers that pass the same object again. */
const foldedNear = new WeakMap<Workplace, Workplace>();

function folded(near: Workplace): Workplace {
  let known = foldedNear.get(near);
  if (known === undefined) {
    known = Object.fromEntries(Object.entries(near).map(([name, text]) => [name, fold(text)])) as Workplace;
    foldedNear.set(near, known);
  }
  return known;
}

function isOneOf({ column, values }: OwnValues, row: number): boolean {
  const value = column[row]!;
  for (let place = 0; place < values.length; place++) if (values[place] === value) return true;
  return false;
}

/** Merges disjoint lists. */
function merged(lists: readonly Uint32Array[]): Uint32Array | undefined {
  if (lists.length < 2) return lists[0];
  const all = new Uint32Array(lists.reduce((total, list) => total + list.length, 0));
  let length = 0;
  for (const list of lists) {
    all.set(list, length);
    length += list.length;
  }
  return all.sort();
}

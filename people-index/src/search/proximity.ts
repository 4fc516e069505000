import type { Column } from '../columns/typed-columns.ts';
import { fold } from '../language/fold.ts';
import type { AttributeField } from '../segment/segment-data.ts';
import type { Segment } from '../segment/segment.ts';
import type { Nearby, Workplace } from '../types/search-query.ts';
import { proximityLevels } from './score.ts';

/** Levels of proximity: 0 same team, 1 same site, 2 same unit, 3 same country, 4 elsewhere. */
const anywhere = proximityLevels - 1;

/** People of a team that are looked for. */
const mostInTeam = 256;

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
  readonly #team: Team | undefined;
  readonly #rows: (Uint32Array | undefined)[] = [];
  /** Number of rows in the lists of `rowsAt`. */
  count = 0;
  /** The level of all rows where none is near: people of other segments may be. */
  readonly everywhere: number;

  constructor(segment: Segment, near: Nearby | undefined) {
    this.#segment = segment;
    this.everywhere = near === undefined ? 0 : anywhere;
    if (near === undefined) return;
    const { city, site, unit, country } = folded(near);
    if (city) this.#city = this.#own('city', city);
    this.#team = teamIn(segment, near.team ?? []);
    this.count += this.#team?.rows.length ?? 0;
    if (site) this.#add(1, 'site', site);
    if (unit && !this.#add(2, 'entity', unit)) this.#add(2, 'gbu', unit);
    if (country) this.#add(3, 'country', country);
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
    return this.#steps.length === 0 && this.#team === undefined;
  }

  of(row: number): number {
    if (this.#team !== undefined && isInTeam(this.#team, row)) return 0;
    for (const step of this.#steps) {
      if (!isOneOf(step, row)) continue;
      if (step.near === 1 && this.#city !== undefined && !isOneOf(this.#city, row)) continue;
      return step.near;
    }
    return anywhere;
  }

  /** Rows that may be at this level, ascending; undefined if there is no list for it. */
  rowsAt(near: number): Uint32Array | undefined {
    if (near === 0) return this.#team?.rows;
    return (this.#rows[near] ??= merged(this.#steps.find((step) => step.near === near)?.rows ?? []));
  }
}

interface Team {
  /** Ascending. */
  readonly rows: Uint32Array;
  /** 1 for the last digits of each row: most rows are told by them. */
  readonly digits: Uint8Array;
}

const lastDigits = 1023;

function teamIn(segment: Segment, ids: readonly number[]): Team | undefined {
  const rows = ids.slice(0, mostInTeam).flatMap((id) => {
    const row = segment.rowOf(id);
    return row < 0 ? [] : [row];
  });
  if (rows.length === 0) return undefined;
  const digits = new Uint8Array(lastDigits + 1);
  for (const row of rows) digits[row & lastDigits] = 1;
  return { rows: Uint32Array.from(new Set(rows)).sort(), digits };
}

function isInTeam({ rows, digits }: Team, row: number): boolean {
  return digits[row & lastDigits] === 1 && rows.includes(row);
}

/** Folded workplaces, for callers that pass the same object again. */
const foldedNear = new WeakMap<Nearby, Workplace>();

function folded(near: Nearby): Workplace {
  let known = foldedNear.get(near);
  if (known === undefined) {
    const { team: _, ...workplace } = near;
    known = Object.fromEntries(Object.entries(workplace).map(([name, text]) => [name, fold(text)])) as Workplace;
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

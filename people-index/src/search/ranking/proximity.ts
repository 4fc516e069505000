import type { Column } from '../../columns/typed-columns.ts';
import { fold } from '../../language/fold.ts';
import type { AttributeField } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import type { Nearby } from '../../search-query.ts';
import { proximityLevels } from '../scoring/score.ts';

/** Levels of proximity: 0 same team, 1 same site, 2 same unit, 3 same country, 4 elsewhere. */
const anywhere = proximityLevels - 1;

/** Maximum number of team members that are considered. */
const maxInTeam = 256;

/** The values of a field (usually one) that equal the viewer's. */
interface OwnValues {
  readonly column: Column;
  readonly values: readonly number[];
}

interface Step extends OwnValues {
  readonly near: number;
  /** Rows of each value, ascending. */
  readonly rows: readonly Uint32Array[];
}

/** The rows near a workplace in a segment, including removed ones. */
export interface Surroundings {
  readonly city: OwnValues | undefined;
  readonly steps: readonly Step[];
  /** Number of rows of the steps. */
  readonly count: number;
}

const nowhere: Surroundings = { city: undefined, steps: [], count: 0 };

/** Proximity of the people of a segment to the viewer's workplace. */
export class Proximity {
  readonly #surroundings: Surroundings;
  readonly #team: Team | undefined;
  readonly #rows: (Uint32Array | undefined)[] = [];
  /** Total number of rows in the lists of `rowsAt`. */
  readonly count: number;
  /** The level of every row if none is near; rows of other segments may be nearer. */
  readonly everywhere: number;

  constructor(segment: Segment, near: Nearby | undefined) {
    this.everywhere = near === undefined ? 0 : anywhere;
    this.#surroundings = near === undefined ? nowhere : surroundingsIn(segment, near);
    this.#team = near?.team === undefined ? undefined : teamIn(segment, near.team);
    this.count = this.#surroundings.count + (this.#team?.rows.length ?? 0);
  }

  get isEverywhere(): boolean {
    return this.#surroundings.steps.length === 0 && this.#team === undefined;
  }

  of(row: number): number {
    if (this.#team !== undefined && isInTeam(this.#team, row)) return 0;
    const { city, steps } = this.#surroundings;
    for (const step of steps) {
      if (!isOneOf(step, row)) continue;
      if (step.near === 1 && city !== undefined && !isOneOf(city, row)) continue;
      return step.near;
    }
    return anywhere;
  }

  /** Rows that may be at this level, ascending; undefined if there is no list for it. */
  rowsAt(near: number): Uint32Array | undefined {
    return (this.#rows[near] ??= near === 0 ? this.#rowsOfTeam() : this.#rowsOfStep(near));
  }

  #rowsOfTeam(): Uint32Array | undefined {
    return this.#team && Uint32Array.from(this.#team.rows).sort();
  }

  #rowsOfStep(near: number): Uint32Array | undefined {
    return merged(this.#surroundings.steps.find((step) => step.near === near)?.rows ?? []);
  }
}

/** Cached, because every keystroke of the viewer needs it again. */
function surroundingsIn(segment: Segment, { site = '', city = '', unit = '', country = '' }: Nearby): Surroundings {
  return segment.caches.surroundings.getOrMake(`${site}\n${city}\n${unit}\n${country}`, () => {
    const valuesFor = (field: AttributeField, text: string): OwnValues => ({
      column: segment.data.attributes[field].column,
      values: segment.valuesOf(field, fold(text)),
    });
    const steps: Step[] = [];
    let count = 0;
    /** Returns false if nobody in the segment has the value. */
    const add = (near: number, field: AttributeField, text: string): boolean => {
      const { column, values } = valuesFor(field, text);
      if (values.length === 0) return false;
      const { starts, items } = segment.data.attributes[field].rows;
      const rows = values.map((value) => items.subarray(starts[value]!, starts[value + 1]!));
      for (const { length } of rows) count += length;
      steps.push({ near, column, values, rows });
      return true;
    };
    add(1, 'site', site);
    if (!add(2, 'entity', unit)) add(2, 'gbu', unit);
    add(3, 'country', country);
    return { city: fold(city) === '' ? undefined : valuesFor('city', city), steps, count };
  });
}

interface Team {
  readonly rows: number[];
  /** A bitmap of the low bits of each row: it rules out most rows. */
  readonly digits: Uint32Array;
}

/** V8 allocates an array of up to 64 bytes with the object itself. */
const wordsOfDigits = 16;
const lastDigits = 32 * wordsOfDigits - 1;

function teamIn(segment: Segment, ids: readonly number[]): Team | undefined {
  const team: Team = { rows: [], digits: new Uint32Array(wordsOfDigits) };
  for (let index = 0; index < Math.min(ids.length, maxInTeam); index++) {
    const row = segment.rowOf(ids[index]!);
    if (row < 0 || isInTeam(team, row)) continue;
    team.rows.push(row);
    team.digits[(row & lastDigits) >>> 5]! |= 1 << (row & 31);
  }
  return team.rows.length === 0 ? undefined : team;
}

function isInTeam({ rows, digits }: Team, row: number): boolean {
  return ((digits[(row & lastDigits) >>> 5]! >>> (row & 31)) & 1) === 1 && rows.includes(row);
}

function isOneOf({ column, values }: OwnValues, row: number): boolean {
  const value = column[row]!;
  for (let index = 0; index < values.length; index++) if (values[index] === value) return true;
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

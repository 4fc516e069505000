import type { Segment } from '../segment/segment.ts';
import type { AttributeField } from '../segment/segment-data.ts';
import { fold } from '../language/fold.ts';
import type { Nearness } from '../types/search-query.ts';

/** Steps of nearness: 0 same site, 1 same unit, 2 same country, 3 anywhere. */
export const nearSteps = 4;
const anywhere = 3;

interface Step {
  readonly near: number;
  readonly field: AttributeField;
  readonly holds: Uint8Array;
  /** Rows of the matching values, ascending, in one array for each value. */
  readonly rows: readonly Uint32Array[];
}

/** How near the people of a segment are to the searcher. */
export class NearRows {
  readonly #segment: Segment;
  readonly #steps: Step[] = [];
  readonly #city: Uint8Array | undefined;

  constructor(segment: Segment, near: Nearness | undefined) {
    this.#segment = segment;
    this.#city = near?.city ? matching(segment, 'city', near.city) : undefined;
    if (near?.site) this.#add(0, 'site', near.site);
    if (near?.unit) {
      this.#add(1, 'entity', near.unit);
      if (this.#steps.at(-1)?.near !== 1) this.#add(1, 'gbu', near.unit);
    }
    if (near?.country) this.#add(2, 'country', near.country);
  }

  #add(near: number, field: AttributeField, text: string): void {
    const holds = matching(this.#segment, field, text);
    const { rows } = this.#segment.data.attributes[field];
    const lists: Uint32Array[] = [];
    holds.forEach((held, value) => {
      if (held === 1) lists.push(rows.items.subarray(rows.starts[value]!, rows.starts[value + 1]!));
    });
    if (lists.length > 0) this.#steps.push({ near, field, holds, rows: lists });
  }

  get isEverywhere(): boolean {
    return this.#steps.length === 0;
  }

  of(row: number): number {
    const { attributes } = this.#segment.data;
    for (const { near, field, holds } of this.#steps) {
      if (holds[attributes[field].column[row]!] !== 1) continue;
      if (near === 0 && this.#city !== undefined && this.#city[attributes.city.column[row]!] !== 1) continue;
      return near;
    }
    return anywhere;
  }

  /** Rows that may be at that step, in one ascending list; undefined when there is no such list. */
  rowsAt(near: number): Uint32Array | undefined {
    const steps = this.#steps.filter((step) => step.near === near);
    const lists = steps.flatMap((step) => step.rows);
    if (lists.length < 2) return lists[0];
    const merged = new Uint32Array(lists.reduce((total, list) => total + list.length, 0));
    let length = 0;
    for (const list of lists) {
      merged.set(list, length);
      length += list.length;
    }
    merged.sort();
    let kept = 0;
    for (const row of merged) if (kept === 0 || merged[kept - 1] !== row) merged[kept++] = row;
    return merged.subarray(0, kept);
  }
}

function matching(segment: Segment, field: AttributeField, text: string): Uint8Array {
  const { texts } = segment.data.attributes[field];
  const holds = new Uint8Array(texts.length);
  const wanted = fold(text);
  for (const value of segment.valuesOf(field, wanted)) holds[value] = 1;
  return holds;
}

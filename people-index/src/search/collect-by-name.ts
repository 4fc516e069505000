import { BitSet } from '../columns/bit-set.ts';
import type { Segment } from '../segment/segment.ts';
import type { RowFilter } from './row-filter.ts';

export interface NamedRows {
  /** By last name, first name and login. */
  readonly rows: readonly number[];
  readonly count: number;
  readonly isComplete: boolean;
}

const fewCandidates = 4096;

/** The first rows, by name, that pass all filters; with none, simply the first. */
export function collectByName(segment: Segment, filters: readonly RowFilter[], enough: number): NamedRows {
  const { byName, namePlace, rows: total } = segment.data;
  const passes = (row: number) => {
    if (segment.isRemoved(row)) return false;
    for (const filter of filters) if (!filter.test(row)) return false;
    return true;
  };
  const rows: number[] = [];
  let smallest: RowFilter | undefined;
  for (const filter of filters) if (smallest === undefined || filter.count < smallest.count) smallest = filter;
  if (smallest?.count === 0) return { rows, count: 0, isComplete: true };

  // A filter that holds often is soon met by going through everybody by name.
  const candidates = smallest?.count ?? total;
  const steps = smallest === undefined ? total : Math.min(total, candidates);
  if (smallest === undefined || (candidates > fewCandidates && (enough * total) / candidates < candidates)) {
    for (let place = 0; place < steps; place++) {
      if (passes(byName[place]!) && rows.push(byName[place]!) >= enough) {
        return smallest === undefined
          ? { rows, count: segment.people, isComplete: true }
          : { rows, count: rows.length, isComplete: false };
      }
    }
    if (steps === total) return { rows, count: rows.length, isComplete: true };
    rows.length = 0;
  }
  const places = new BitSet(total);
  smallest!.visit((row) => {
    if (passes(row)) places.add(namePlace[row]!);
  });
  places.walk((place) => rows.push(byName[place]!) < enough);
  return { rows, count: places.count(), isComplete: true };
}

import { RowSet } from '../columns/row-set.ts';
import type { Segment } from '../segment/segment.ts';
import type { RowFilter } from './row-filter.ts';

export interface NamedRows {
  /** By last name, first name and login. */
  readonly rows: readonly number[];
  readonly count: number;
  readonly isComplete: boolean;
}

/** Answers do not lie evenly: the walk by name goes on to so many times the length expected. */
const walkMargin = 4;
/** Kept between searches, and left empty. */
const places = new RowSet();

/** The first rows, by name, that pass all filters; with none, simply the first. */
export function collectByName(segment: Segment, filters: readonly RowFilter[], enough: number): NamedRows {
  const { byName, namePlace, rows: total } = segment.data;
  const rows: number[] = [];
  let smallest: RowFilter | undefined;
  let expected = total;
  for (const filter of filters) {
    expected *= Math.min(1, filter.count / total);
    if (smallest === undefined || filter.count < smallest.count) smallest = filter;
  }
  if (smallest?.count === 0) return { rows, count: 0, isComplete: true };

  // Filters that hold often are soon met by going through everybody by name.
  const steps = smallest === undefined ? total : Math.min(total, (walkMargin * enough * total) / expected);
  if (smallest === undefined || steps < smallest.count) {
    for (let place = 0; place < steps; place++) {
      const row = byName[place]!;
      if (segment.isRemoved(row) || !filters.every((filter) => filter.test(row))) continue;
      if (rows.push(row) >= enough) {
        const isAll = smallest === undefined;
        return { rows, count: isAll ? segment.people : rows.length, isComplete: isAll };
      }
    }
    if (steps === total) return { rows, count: rows.length, isComplete: true };
    rows.length = 0;
  }
  const others = filters.filter((filter) => filter !== smallest);
  let count = 0;
  places.reserve(total);
  smallest!.visit((row) => {
    for (const filter of others) if (!filter.test(row)) return;
    const place = namePlace[row]!;
    if (places.has(place) || segment.isRemoved(row)) return;
    places.add(place);
    count++;
  });
  places.walk((place) => rows.push(byName[place]!) < enough);
  places.clear();
  return { rows, count, isComplete: true };
}

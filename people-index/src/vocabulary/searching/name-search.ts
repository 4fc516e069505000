import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import type { Segment } from '../../segment/segment.ts';
import type { Reading } from '../reading/read-parts.ts';
import { tiersWithoutGuesses } from './literal-search.ts';
import { toRowFilter, type RowsIn } from './reading-rows.ts';

/** The search for the name of a reading, restricted to the rows that match its role, place and unit. */
export function nameSearch(query: ResolvedQuery, reading: Reading, rowsIn: RowsIn): ResolvedQuery {
  const rows = (segment: Segment) => toRowFilter(rowsIn(segment));
  return {
    ...query,
    text: reading.name,
    filters: { ...query.filters, rows },
    tiers: tiersWithoutGuesses,
    keepsHonorifics: false,
  };
}

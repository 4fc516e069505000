import type { AttributeField } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import type { SearchFilters, SearchQuery } from '../../search-query.ts';
import type { PlacedValues } from './placed-values.ts';
import type { RowFilter } from './row-filter.ts';

/** A query with the resolved meaning of its text and filters. */
export interface ResolvedQuery extends Omit<SearchQuery, 'filters'> {
  readonly filters?: ResolvedFilters;
  /** Whether words that could be honorifics, such as Dr, are treated as ordinary words: HR in `head of HR`. */
  readonly keepsHonorifics?: boolean;
  /** Whether the text is a single word such as `and`: it is rather the beginning of a name than meant as a word of a title. */
  readonly isOnlyLinkingWord?: boolean;
  /** Whether the last word of the text is complete, and not the beginning of a name; see `mayBeginNameOrPlace`. */
  readonly isLastComplete?: boolean;
}

export interface ResolvedFilters extends SearchFilters {
  /** Additional values that the filters stand for. */
  readonly meanings?: FilterMeanings;
  /** Restricts the result to some rows of a segment. */
  readonly rows?: (segment: Segment) => RowFilter;
}

/** The values that filters stand for, in addition to those that contain their words. */
export interface FilterMeanings {
  /** Part of the cache key of the filters: distinguishes these meanings from others. */
  readonly key: string;
  readonly valuesOf: (segment: Segment, field: AttributeField) => readonly PlacedValues[];
}

import type { AttributeField } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import type { SearchFilters, SearchQuery } from '../../types/search-query.ts';
import type { PlacedValues } from './placed-values.ts';
import type { RowFilter } from './row-filter.ts';

/** A query with what was found out about its text and its filters. */
export interface ResolvedQuery extends Omit<SearchQuery, 'filters'> {
  readonly filters?: ResolvedFilters;
  /** Whether words that may be forms of address are none, such as the HR of `head of HR`. */
  readonly keepsTitles?: boolean;
}

export interface ResolvedFilters extends SearchFilters {
  /** What else the filters stand for. */
  readonly meanings?: FilterMeanings;
  /** Restricts the answer to rows of a segment. */
  readonly rows?: (segment: Segment) => RowFilter;
}

/** The values that filters stand for beside those with their words. */
export interface FilterMeanings {
  /** Tells them from others: what is known of filters is kept under their text. */
  readonly key: string;
  readonly valuesOf: (segment: Segment, field: AttributeField) => readonly PlacedValues[];
}

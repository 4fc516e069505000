export { PeopleIndex } from './people-index.ts';
export type { BackgroundOptions, IndexBuilder, ThreadIndexBuilder } from './people-index.ts';
export { readStored, storedBlocks } from './storage/stored-data.ts';
export type { Storable } from './storage/stored-data.ts';
export { TIERS } from './types/tiers.ts';
export type { Tier } from './types/tiers.ts';
export { completePerson } from './types/person.ts';
export type { IndexedPerson, PersonSummary } from './types/person.ts';
export type { CountedField, FieldCounts, ValueCount } from './types/field-counts.ts';
export type { SearchFilters, SearchQuery, Workplace } from './types/search-query.ts';
export type {
  DistinguishingField,
  Highlight,
  HighlightField,
  Hit,
  MemoryFigures,
  Reason,
  SearchAnswer,
} from './types/search-answer.ts';
export type { SynonymEntry, SynonymKind } from './vocabulary/synonyms.ts';

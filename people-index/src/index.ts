export { PeopleIndex } from './people-index.ts';
export type { CountedQuery } from './full-search.ts';
export type { BackgroundOptions, IndexBuilder, PutOptions, ThreadIndexBuilder } from './people-index.ts';
export type { BackgroundBuilder } from './background/background-builder.ts';
export type { CountOptions } from './search/counting/count-by-field.ts';
export type { IdentifiedPeople } from './search/find-by-identifier.ts';
export { readStored, storedBlocks } from './storage/stored-data.ts';
export type { Storable } from './storage/stored-data.ts';
export { TIERS } from './tiers.ts';
export type { Tier } from './tiers.ts';
export { completePerson } from './person.ts';
export type { IndexedPerson, KnownFields, PersonSummary } from './person.ts';
export type { CountedField, FieldCounts, ValueCount } from './field-counts.ts';
export type { Nearby, SearchFilters, SearchQuery, Workplace } from './search-query.ts';
export type {
  DistinguishingField,
  Highlight,
  HighlightField,
  Hit,
  MemoryFigures,
  ReadPart,
  Reason,
  SearchAnswer,
} from './search-answer.ts';
export { Synonyms } from './vocabulary/company/synonyms.ts';
export type { SynonymEntry, SynonymKind } from './vocabulary/company/synonyms.ts';
export { ConceptLinker } from './vocabulary/linking/concept-linker.ts';
export type { LinkedConcept, LinkOptions } from './vocabulary/linking/concept-linker.ts';
export { occupationsFile } from './vocabulary/occupations-file.ts';
export { unpackConceptTables } from './vocabulary/linking/store-concept-tables.ts';
export { Vocabulary } from './vocabulary/vocabulary.ts';
export type { JobFamilyLabels } from './vocabulary/company/job-family-book.ts';
export type { CompanyLists } from './vocabulary/vocabulary.ts';
export type { CountryLabels } from './vocabulary/places/place-book.ts';
export type { UnitLabels } from './vocabulary/company/unit-book.ts';
export { companyWords } from './vocabulary/roles/work-words.ts';
export type { WorkWords } from './vocabulary/roles/work-words.ts';

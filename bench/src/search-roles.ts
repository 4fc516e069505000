import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import {
  companyWords,
  ConceptLinker,
  type IndexedPerson,
  occupationsFile,
  PeopleIndex,
  type SearchQuery,
  type Storable,
  unpackConceptTables,
  Vocabulary,
} from '@directory/people-index';
import { roleClasses, roleQueries } from '../../people-index/score/roles/role-queries.ts';
import { collectGarbage } from './collect-garbage.ts';
import { measureCounts } from './search-counts.ts';
import { type Times, timesOf } from './search-timing.ts';

/** Number of freshly loaded indexes on which each query runs once. */
const rounds = 3;
/** A first page of results, as the web application requests it. */
const page = { limit: 30, after: 0, countTo: 1000, near: { city: 'Paris', country: 'FR' } };
/** Roles of many people, in places where many work. */
const broad = ['engineer', 'ingénieur', 'manager', 'technician', 'IT', 'Ingenieur'].flatMap((role) =>
  ['France', 'Allemagne', 'Belgium', 'Europe', 'Paris'].map((place) => `${role} ${place}`),
);
const countedTexts = ['engineer', 'ingénieur France', 'technician', 'manager Europe', 'comptable', 'France'];

export interface RoleFigures {
  readonly rows: readonly Record<string, string | number>[];
  readonly countRows: readonly Record<string, string | number>[];
  /** Milliseconds of the first run of a query for a role and a place. */
  readonly roleAndPlace: Times;
  /** Median milliseconds of the slowest count, per 100 000 matches. */
  readonly counts: number;
  /** Memory of the vocabulary and of the links from titles to it. */
  readonly megabytes: number;
  readonly linkBytesPerPerson: number;
  /** Seconds to open the vocabulary and read all titles, for which a start waits at most. */
  readonly startSeconds: number;
  /** Seconds from then until all titles are linked to occupations. */
  readonly linkSeconds: number;
}

/** Measures queries for roles, places and units: their first run, counting matches, and the cost of the vocabulary. */
export async function measureRoles(stored: Storable, people: readonly IndexedPerson[]): Promise<RoleFigures> {
  const timedQueries = [
    ...roleQueries(people).map(({ class: kind, text }) => ({ kind: roleClasses[kind], text })),
    ...broad.map((text) => ({ kind: 'role and place of many', text })),
  ];
  const index = PeopleIndex.open(stored);
  const empty = await collectGarbage();
  const start = performance.now();
  const linker = ConceptLinker.of(unpackConceptTables(brotliDecompressSync(readFileSync(occupationsFile))));
  const opened = performance.now();
  const vocabulary = new Vocabulary(linker, companyWords);
  const withVocabulary = await collectGarbage();
  const reading = performance.now();
  const linking = index.setVocabulary(vocabulary);
  await index.titlesRead();
  const read = performance.now();
  await linking;
  const linkSeconds = (performance.now() - read) / 1000;
  const startSeconds = (opened - start + read - reading) / 1000;
  const withLinks = await collectGarbage();

  const times = timedQueries.map((): number[] => []);
  for (const { text } of timedQueries) index.search({ ...page, text });
  for (let round = 0; round < rounds; round++) {
    const fresh = PeopleIndex.open(stored);
    // A new vocabulary has no cached roles. The links of a segment's titles are shared between indexes.
    await fresh.setVocabulary(new Vocabulary(linker, companyWords));
    for (const text of ['Marie Curie', 'boulanger Rome', 'notary']) fresh.search({ ...page, text });
    for (const [place, { text }] of timedQueries.entries()) {
      const query: SearchQuery = { ...page, text };
      const before = performance.now();
      fresh.search(query);
      times[place]!.push(performance.now() - before);
    }
  }
  const medians = times.map((own) => own.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!);
  const timesWhere = (test: (kind: string) => boolean) =>
    timesOf(medians.filter((_, place) => test(timedQueries[place]!.kind)));
  const rows = [...new Set(timedQueries.map(({ kind }) => kind))].map((kind) => {
    const { p50, p99, slowest } = timesWhere((own) => own === kind);
    const queries = timedQueries.filter((own) => own.kind === kind).length;
    return { kind, queries, 'p50 ms': p50, 'p99 ms': p99, 'slowest ms': slowest };
  });
  // Frees the fresh indexes.
  await collectGarbage();
  const counts = measureCounts(
    index,
    countedTexts.flatMap((text) => [{ text }, { text, filters: { employeeType: 'I' } }]),
  );
  return {
    rows,
    countRows: counts.rows,
    roleAndPlace: timesWhere((kind) => kind === roleClasses.roleAndPlace),
    counts: counts.slowest,
    megabytes: (withLinks - empty) / 2 ** 20,
    linkBytesPerPerson: (withLinks - withVocabulary) / index.size,
    startSeconds,
    linkSeconds,
  };
}

import { type IndexedPerson, PeopleIndex, type Storable } from '@directory/people-index';
import type { ScoredPerson } from '../../people-index/score/score-query.ts';
import { scoredGroup } from '../../people-index/score/indexed-group.ts';
import { fromStoredBytes, storedBytes } from '../../people-index/test/stored-copy.ts';
import type { Row } from './search-peers/measure-peer.ts';
import { readOptions } from './read-options.ts';
import { openReport, rounded } from './report.ts';
import { buildFlexSearch } from './search-peers/flexsearch.ts';
import { buildMiniSearch } from './search-peers/minisearch.ts';
import { buildOrama } from './search-peers/orama.ts';
import type { BuildPeer } from './search-peers/peer.ts';
import { buildPostgresql } from './search-peers/postgresql.ts';
import { buildSlapd } from './search-peers/slapd.ts';
import { buildSqlite } from './search-peers/sqlite.ts';
import { measurePeer } from './search-peers/measure-peer.ts';
import { measureThroughHttp } from './search-http.ts';
import { countQueries, measureCounts } from './search-counts.ts';
import { coldQueryTimes } from './search-cold.ts';
import { measureHostile } from './search-hostile.ts';
import { measureRoles } from './search-roles.ts';
import { hostileQueries } from './hostile-queries.ts';
import { type ColdQueries, coldQueries, limit, literalKinds, type TimedQuery, timedQueries } from './search-queries.ts';
import { collectGarbage } from './collect-garbage.ts';
import { fastestOfEach, shareOf, type Times, timesOf } from './search-timing.ts';

// npm run bench:search [-- --sizes 200000,1000000] [--peers all|none|PostgreSQL,SQLite,…] [--peer-sizes 200000] [--without-http]
// [--hostile-only] [--roles-only] [--json FILE] [--check] [--record]

const peerBuilders: Record<string, BuildPeer> = {
  PostgreSQL: buildPostgresql,
  SQLite: buildSqlite,
  slapd: buildSlapd,
  MiniSearch: buildMiniSearch,
  FlexSearch: buildFlexSearch,
  Orama: buildOrama,
};
const options = readOptions({
  sizes: { type: 'string', default: '200000,1000000' },
  peers: { type: 'string', default: 'all' },
  'peer-sizes': { type: 'string' },
  'without-http': { type: 'boolean', default: false },
  'hostile-only': { type: 'boolean', default: false },
  'roles-only': { type: 'boolean', default: false },
});
const sizes = options.sizes.split(',').map(Number);
/** Runs only the hostile queries. */
const isHostileOnly = options['hostile-only'];
/** Runs only the queries for roles, places and units. */
const isRolesOnly = options['roles-only'];
const isPartOnly = isHostileOnly || isRolesOnly;
/** Figures of the queries for roles, places and units. */
const roleFigures = ['roleP50', 'roleP99', 'roleCounts', 'roleMemory', 'roleLinks', 'roleStart'] as const;
const peers = options.peers === 'all' ? Object.keys(peerBuilders) : options.peers.split(',');
/** Sizes at which the peers are measured too; all sizes by default. */
const peerSizes = new Set(options['peer-sizes'] === undefined ? sizes : options['peer-sizes'].split(',').map(Number));
/** Number of people to which the targets apply. Figures of other sizes are printed, but not compared with targets. */
const targetSize = 1_000_000;
/** Number of people from which the growth of the time of a search is measured. */
const growthFrom = 200_000;

/** The query set is built from a sample of at most this many people. */
const maxSampled = 200_000;
const rounds = 5;
const changes = 400;

const report = openReport('search', options);
const middles = new Map<number, number>();

// Runs first, while the heap of this process is small and garbage collection does not delay its requests.
const throughHttp = isPartOnly || options['without-http'] ? undefined : await measureThroughHttp();
for (const size of sizes) await measureSize(size);
const [smaller, larger] = [middles.get(growthFrom), middles.get(targetSize)];
if (smaller !== undefined && larger !== undefined) report.measure('growth', larger / smaller);
if (throughHttp !== undefined) {
  report.measure('http', throughHttp.ratio);
  report.table('Search through HTTP', throughHttp.rows, 'http');
}
report.finish(isHostileOnly ? ['worst'] : isRolesOnly ? [...roleFigures] : undefined);

async function measureSize(size: number): Promise<void> {
  const group = scoredGroup(size);
  const step = Math.ceil(group.length / maxSampled);
  const sample = group.filter((_, position) => position % step === 0);
  const { labelled, queries } = timedQueries(sample);
  // The ids of labelled people follow the largest id of the sample, so they may also occur in the whole group.
  const people = group.map(({ person }) => person);
  const byId = new Map<number, IndexedPerson>(people.map((person) => [person.id, person]));
  let nextId = size;
  for (const person of labelled) {
    const own = { ...person, id: ++nextId };
    people.push(own);
    byId.set(own.id, own);
  }
  if (isHostileOnly) {
    const slowest = measureHostileQueries(size, PeopleIndex.build(people).stored(), queries);
    if (size === targetSize) report.measure('worst', slowest);
    return;
  }
  if (isRolesOnly) {
    await measureRolesOf(size, PeopleIndex.build(people).stored(), sample);
    return;
  }
  const first = coldQueries(sample, queries, hostileQueries().length);
  const { row: own, right } = await measureIndex(size, people, byId, { queries, first, sample });
  const rows: Row[] = [own];
  let best = Number.POSITIVE_INFINITY;
  let smallestLead = Number.POSITIVE_INFINITY;
  for (const name of peerSizes.has(size) ? peers : []) {
    const build = peerBuilders[name];
    if (build === undefined) continue;
    const row = await measurePeer(build, people, byId, { queries, right, warmUp: first.warmUp });
    rows.push(row);
    best = Math.min(best, Number(row['p95 ms']) / Number(own['p95 ms']));
    smallestLead = Math.min(smallestLead, Number(row['ours at 1']) - Number(row['success at 1']));
  }
  if (size === targetSize && rows.length > 1) {
    report.measure('peersTimes', best);
    report.measure('peersSuccess', smallestLead);
  }
  report.table(`Engines over ${rounded(size)} people, the same queries, ${limit} rows`, rows, 'peers');
}

async function measureIndex(
  size: number,
  people: readonly IndexedPerson[],
  byId: ReadonlyMap<number, IndexedPerson>,
  {
    queries,
    first,
    sample,
  }: {
    readonly queries: readonly TimedQuery[];
    readonly first: ColdQueries;
    readonly sample: readonly ScoredPerson[];
  },
): Promise<{ row: Row; right: ReadonlySet<TimedQuery> }> {
  const before = await collectGarbage();
  const start = performance.now();
  const index = PeopleIndex.build(people);
  const buildSeconds = (performance.now() - start) / 1000;
  const held = (await collectGarbage()) - before;
  // The heap difference does not include strings that are shared with `people`; `memory()` does.
  const bytes = Math.max(held / people.length, index.memory().bytesPerPerson);

  const bytesOfSnapshot = storedBytes(index.stored());
  const loadStart = performance.now();
  const stored = fromStoredBytes(bytesOfSnapshot);
  PeopleIndex.open(stored);
  const loadSeconds = (performance.now() - loadStart) / 1000;
  const firstTimes = coldQueryTimes(stored, first);
  // Repeated queries with warm caches, as when a page is requested again.
  const fastest = fastestOfEach(
    rounds,
    queries.map(
      ({ query }) =>
        () =>
          index.search(query),
    ),
  );
  const repeatedTimes = new Map(queries.map((timed, position) => [timed, fastest[position]!] as const));
  const kindRow = (kind: string, test: (timed: TimedQuery) => boolean) => {
    const asked = timesWhere(firstTimes, test);
    const repeated = timesWhere(repeatedTimes, test);
    return {
      kind,
      queries: first.timed.filter(test).length,
      'p50 ms': asked.p50,
      'p95 ms': asked.p95,
      'p99 ms': asked.p99,
      'slowest ms': asked.slowest,
      ...(Number.isNaN(repeated.p50) ? {} : { 'repeated p50 ms': repeated.p50, 'repeated p99 ms': repeated.p99 }),
    };
  };
  const kindRows = [...new Set(first.timed.map(({ kind }) => kind))].map((kind) =>
    kindRow(kind, (timed) => timed.kind === kind),
  );
  report.table(`People index over ${rounded(size)} people, by kind of query, asked for the first time`, [
    ...kindRows,
    kindRow('all', () => true),
  ]);
  const all = timesWhere(firstTimes, () => true);
  const judged = queries.filter((timed) => timed.judged !== undefined);
  const isJudged = new Set(judged);
  const compared = timesWhere(firstTimes, (timed) => isJudged.has(timed));
  const comparedRepeated = timesWhere(repeatedTimes, (timed) => isJudged.has(timed));
  const right = new Set(
    judged.filter(({ query, judged: judge }) => {
      const [hit] = index.search(query).hits;
      return hit !== undefined && judge!.isAnswer(byId.get(hit.id)!);
    }),
  );
  middles.set(size, all.p50);
  const slowestHostile = measureHostileQueries(size, stored, queries);

  const counts = measureCounts(index, countQueries(index));
  report.table(`Counts by field over ${rounded(size)} people`, counts.rows, false);
  await measureRolesOf(size, stored, sample);
  const change = measureChanges(index, people);
  if (size === targetSize) {
    report.measure('p50', all.p50);
    report.measure('p99', all.p99);
    report.measure('p99Literal', timesWhere(firstTimes, ({ kind }) => literalKinds.has(kind)).p99);
    report.measure('counts', counts.slowest);
    report.measure('worst', Math.max(all.slowest, slowestHostile));
    report.measure('memory', bytes);
    report.measure('build', buildSeconds);
    report.measure('load', loadSeconds);
    report.measure('change', change);
  }
  const success = shareOf(right.size, judged.length);
  const row = {
    engine: 'people index',
    'set up': 'all tiers',
    'build s': buildSeconds,
    'bytes per person': Math.round(bytes),
    'p50 ms': compared.p50,
    'p95 ms': compared.p95,
    'p99 ms': compared.p99,
    'repeated p50 ms': comparedRepeated.p50,
    'queries/s': Math.round(1000 / compared.mean),
    queries: judged.length,
    'success at 1': success,
    'ours at 1': success,
  };
  return { row, right };
}

/** Checks that hostile queries do not block the process. Returns the milliseconds of the slowest. */
function measureHostileQueries(size: number, stored: Storable, ordinary: readonly TimedQuery[]): number {
  const { slowest, byShape, slowestQueries } = measureHostile(stored, ordinary);
  report.table(`Hostile queries over ${rounded(size)} people, asked for the first time`, byShape, false);
  report.table(`The slowest of them over ${rounded(size)} people`, slowestQueries, false);
  return slowest;
}

async function measureRolesOf(size: number, stored: Storable, sample: readonly ScoredPerson[]): Promise<void> {
  const people = sample.map(({ person }) => person);
  const roles = await measureRoles(stored, people);
  report.table(`Roles, places and units over ${rounded(size)} people, asked for the first time`, roles.rows, 'roles');
  report.table(`Counts by field of roles and places over ${rounded(size)} people`, roles.countRows, false);
  const costs = {
    'vocabulary and links MB': roles.megabytes,
    'links, bytes per person': roles.linkBytesPerPerson,
    'opening and reading all titles s': roles.startSeconds,
    'linking them to occupations s': roles.linkSeconds,
  };
  report.table(`The vocabulary over ${rounded(size)} people`, [costs], 'roles');
  if (size === growthFrom) report.measure('roleStart', roles.startSeconds);
  if (size !== targetSize) return;
  report.measure('roleP50', roles.roleAndPlace.p50);
  report.measure('roleP99', roles.roleAndPlace.p99);
  report.measure('roleCounts', roles.counts);
  report.measure('roleMemory', roles.megabytes);
  report.measure('roleLinks', roles.linkBytesPerPerson);
}

function timesWhere(times: ReadonlyMap<TimedQuery, number>, test: (timed: TimedQuery) => boolean): Times {
  return timesOf([...times].filter(([timed]) => test(timed)).map(([, milliseconds]) => milliseconds));
}

/** Median time of a change. Each change is verified by a search, which is not timed. */
function measureChanges(index: PeopleIndex, people: readonly IndexedPerson[]): number {
  const times: number[] = [];
  for (let turn = 0; turn < changes; turn++) {
    const person = people[(turn * 7919) % people.length]!;
    const query = { text: `${person.lastName} Changed${turn}`, limit: 1, after: 0 };
    const start = performance.now();
    index.put({ ...person, firstName: `Changed${turn}` });
    times.push(performance.now() - start);
    if (person.lastName !== '' && index.search(query).hits[0]?.id !== person.id)
      throw new Error('a change is not visible to the next search');
  }
  return timesOf(times).p50;
}

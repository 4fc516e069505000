import {
  findInBranch,
  getBranch,
  getConnection,
  getManager,
  getOrgChart,
  getUsersByManager,
} from '@directory/contract';
import type { Endpoint } from '@directory/contract';
import { orgChartRoutes } from '../../server/src/features/org-chart/org-chart-routes.ts';
import type { Person } from '../../server/src/people/person.ts';
import { summaryOf } from '../../server/src/people/person-summary.ts';
import { photoUrls } from '../../server/src/people/photos/photo-urls.ts';
import { readReferences } from '../../server/src/people/reference-lists.ts';
import { reportingLine } from '../../server/src/people/reporting-line/reporting-line.ts';
import type { ReportingLine } from '../../server/src/people/reporting-line/reporting-line.ts';
import { searchablePeople } from '../../server/src/people/search-index/searchable-people.ts';
import { readingTrail } from '../../server/src/viewer/reading-trail.ts';
import { collectGarbage } from './collect-garbage.ts';
import { measureInBrowser } from './org-chart-browser.ts';
import { addExtremes, chartGroup } from './org-chart-group.ts';
import { readOptions } from './read-options.ts';
import { openReport } from './report.ts';
import { fastestOf, timesOf } from './search-timing.ts';

// npm run bench:org-chart [-- --sizes 200000,1000000] [--without-browser] [--json FILE] [--check]

const options = readOptions({
  sizes: { type: 'string', default: '200000,1000000' },
  'without-browser': { type: 'boolean', default: false },
});
const judgedSize = 200_000;
const callsPerKind = 4000;
/** Number of calls of each kind before the timed ones. */
const warmUp = 1000;
const moves = 2000;

const references = readReferences(undefined);
const addresses = photoUrls('bench');
const report = openReport('org-chart', options);
for (const size of options.sizes.split(',').map(Number)) await measureSize(size);
if (!options['without-browser']) {
  const { firstCard, movements } = await measureInBrowser();
  report.measure('firstCard', firstCard.p50);
  report.table('In the browser, ms', [{ what: 'first card of a chart, page reloaded', ...firstCard }]);
  report.measure('frames', Math.min(...movements.map(({ frames }) => frames)));
  report.table(
    'Drawn tree of 5 000 cards, moved for 5 s',
    movements.map(({ movement, frames, p50, p95 }) => ({ movement, 'frames/s': frames, 'p50 ms': p50, 'p95 ms': p95 })),
  );
}
report.finish();

async function measureSize(size: number): Promise<void> {
  const group = chartGroup(size);
  const { manyId, deepId } = addExtremes(group);
  const line = reportingLine();
  // As at start-up: a new reporting line, each person added once. Reading from the store is not included.
  const build = fastestOf(3, () => {
    const builder = line.rebuild(group.length);
    for (const person of group) builder.add(person);
    builder.finish();
  });
  await collectGarbage();
  const shown = group.filter(({ id }) => line.has(id));
  const moved = timesOf(timeMoves(line, shown));
  for (const person of group) if (line.has(person.id)) line.put(person);

  const rows = [{ call: 'one person moves', ...moved }];
  const firstOfMany = timeOf(() => void line.team(manyId, 0, 100));
  let worst = 0;
  for await (const [call, times] of callTimes(line, group, shown, { manyId, deepId })) {
    rows.push({ call, ...times });
    worst = Math.max(worst, times.p99);
  }
  report.table(
    `${size} people, ms`,
    rows.map(({ call, p50, p95, p99 }) => ({ call, p50, p95, p99 })),
  );
  report.table(`${size} people, once, ms`, [
    { what: 'build', ms: build },
    { what: 'first page of a team of 20 000 after a build', ms: firstOfMany },
  ]);
  if (size !== judgedSize) return;
  report.measure('build', build);
  report.measure('move', moved.p99);
  report.measure('call', worst);
}

/** Times moves of a person, with their whole branch, to another manager. */
function timeMoves(line: ReportingLine, shown: readonly Person[]): number[] {
  const managers = shown.filter(({ id, C_groupIdentifier }) => line.get(id).directReports > 0 && C_groupIdentifier);
  return Array.from({ length: moves }, (_, turn) => {
    const person = pick(shown, turn);
    const manager = pick(managers, turn + 7).C_groupIdentifier;
    return timeOf(() => line.put({ ...person, manager }));
  });
}

async function* callTimes(
  line: ReportingLine,
  group: readonly Person[],
  shown: readonly Person[],
  { manyId, deepId }: { manyId: number; deepId: number },
): AsyncGenerator<[string, ReturnType<typeof timesOf>]> {
  const people = searchablePeople(references, (error) => void process.stderr.write(`${String(error)}\n`));
  const builder = people.rebuild();
  for (const person of group) builder.add(person);
  builder.finish();
  const ids = new Map(group.map(({ id, login }) => [login, id]));
  const summary = (id: number) => {
    const person = people.summary(id);
    return person && summaryOf(person, { addresses, references });
  };
  const routes = orgChartRoutes({
    line,
    people,
    summary,
    idOfLogin: (login) => ids.get(login),
    findLeaver: async () => undefined,
    trail: readingTrail({ now: Date.now }),
  });
  const managers = shown.filter(({ id }) => line.get(id).directReports > 0);
  const loginOf = (id: number) => group[id - 1]?.login ?? '';
  const referenceOf = (person: Person) => person.C_groupIdentifier || person.C_distinguishedName;
  const many = group[manyId - 1];
  if (many === undefined) return;

  /** Times the server's work from the parsed input to the serialized response. */
  const times = async (endpoint: Endpoint, queryOf: (turn: number) => Record<string, string>) => {
    const handler = routes.find((route) => route.endpoint === endpoint)?.handler;
    const call = async (turn: number) =>
      JSON.stringify(
        await handler?.({
          query: queryOf(turn),
          viewer: { login: '', personId: null },
          reply: { header: () => {} },
          reveal: () => {},
          fail: (code: string) => {
            throw new Error(code);
          },
        } as never),
      );
    for (let turn = 0; turn < warmUp; turn++) await call(turn);
    const measured: number[] = [];
    for (let turn = warmUp; turn < warmUp + callsPerKind; turn++) {
      const start = performance.now();
      await call(turn);
      measured.push(performance.now() - start);
    }
    return timesOf(measured);
  };

  yield ['chart of any person', await times(getOrgChart, (turn) => ({ userId: pick(shown, turn).login }))];
  yield ['chart of a manager', await times(getOrgChart, (turn) => ({ userId: pick(managers, turn).login }))];
  yield ['chart of a manager of 20 000', await times(getOrgChart, () => ({ userId: many.login }))];
  yield ['chart at the end of a line of 200', await times(getOrgChart, () => ({ userId: loginOf(deepId) }))];
  yield ['manager node', await times(getManager, (turn) => ({ manager: referenceOf(pick(managers, turn)) }))];
  yield [
    'page of 20 000 collaborators',
    await times(getUsersByManager, (turn) => ({
      manager: referenceOf(many),
      after: String((turn * 1009) % 19_900),
    })),
  ];
  yield [
    'connection of two people',
    await times(getConnection, (turn) => ({ from: pick(shown, turn).login, to: pick(shown, turn + 31).login })),
  ];
  yield ['first page of a branch', await times(getBranch, (turn) => ({ userId: pick(managers, turn).login }))];
  yield [
    'search in a branch',
    await times(findInBranch, (turn) => ({
      userId: pick(managers, turn).login,
      globalQuery: pick(shown, turn + 13).lastName,
      scope: 'branch',
    })),
  ];
}

function timeOf(call: () => void): number {
  const start = performance.now();
  call();
  return performance.now() - start;
}

/** Picks the same item in every run. */
function pick<Item>(items: readonly Item[], turn: number): Item {
  const item = items[(Math.imul(turn + 1, 0x9e3779b1) >>> 0) % items.length];
  if (item === undefined) throw new Error('There is no item to pick.');
  return item;
}

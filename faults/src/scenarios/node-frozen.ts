import { setTimeout as pause } from 'node:timers/promises';
import { importFile } from '../../../attack/src/harness/import-file.ts';
import type { Node } from '../harness/node.ts';
import { openSession } from '../harness/postgresql.ts';
import { addStaff, makeApiToken, readEverybody, runFeed, runFile, titleOfRun } from '../harness/people.ts';
import { seconds } from '../harness/report.ts';
import type { FaultReport } from '../harness/report.ts';
import { startTwoNodes } from '../harness/two-nodes.ts';
import { waitUntil } from '../harness/wait-until.ts';
import type { Scenario } from './scenario.ts';

const runSize = 4000;
/** Maximum time in milliseconds for which a frozen node may prevent imports on others. */
const longestLock = 75_000;
const longestStart = 20_000;
/** When the node is frozen, and how that moment is recognized in the database. */
const moments = [
  { name: 'comparing', isNow: "select from pg_locks where locktype = 'advisory' and granted" },
  {
    name: 'writing',
    isNow: "select from pg_locks where relation = 'people'::regclass and mode = 'RowExclusiveLock' and granted",
  },
];

/** A node is frozen during an import, and continues after another node has imported a newer file. */
export const nodeFrozen: Scenario = {
  name: 'node-frozen',
  isWaiting: true,
  async run(report, { isQuick }) {
    await using started = await startTwoNodes();
    const { cluster, one, two } = started;
    await addStaff(one.requests, 1);
    const { secret } = await makeApiToken(one);
    let run = 0;
    const importOn = (node: Node, number: number) =>
      importFile(node.requests.asKeeper, runFeed, 'csv', runFile(number, runSize));
    await using session = await openSession(cluster.url);
    for (const { name, isNow } of isQuick ? moments.slice(1) : moments) {
      const when = `frozen while ${name}`;
      const frozen = importOn(one, ++run).then(
        () => 'imported',
        (error: unknown) => String(error),
      );
      await waitUntil(async () => (await session.query(isNow)).length > 0, longestStart, 5);
      one.freeze();
      const blocked = await importSoon(() => importOn(two, run + 1));
      run++;
      if (blocked === undefined) report.found(`${when}: nobody else can import`);
      one.thaw();
      const answer = await frozen;
      if (answer === 'imported') report.found(`${when}: it claims to have imported`);
      await checkRun(run, { node: two, secret, report, when });
      await importOn(one, ++run);
      await checkRun(run, { node: two, secret, report, when: `${when}, and then used again` });
      report.did(`${when}: others wait for ${seconds(blocked ?? Number.NaN)}; it answers: ${answer}`);
    }
  },
};

/** Repeats an import until it works. Returns the milliseconds that it took; undefined if it took too long. */
async function importSoon(work: () => Promise<void>): Promise<number | undefined> {
  const start = performance.now();
  for (;;) {
    const isImported = await work().then(
      () => true,
      () => false,
    );
    const elapsed = performance.now() - start;
    if (isImported) return elapsed;
    if (elapsed > longestLock) return undefined;
    await pause(1000);
  }
}

/** Reports if not everybody has the title of this run. */
async function checkRun(
  run: number,
  { node, secret, report, when }: { node: Node; secret: string; report: FaultReport; when: string },
): Promise<void> {
  const people = await readEverybody(node.requests, secret);
  const titles = new Set(people.filter(({ login }) => login.startsWith('contractor.')).map((person) => person.title));
  if (titles.size !== 1 || !titles.has(titleOfRun(run))) {
    report.found(`${when}: the newest import is not stored completely`, [...titles].join(', '));
  }
}

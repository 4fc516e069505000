import { setTimeout as pause } from 'node:timers/promises';
import { startProvider } from '../../../attack/src/harness/provider.ts';
import { importFile } from '../../../attack/src/harness/import-file.ts';
import { startPooler } from '../harness/connection-pooler.ts';
import { checkFreshness } from '../harness/freshness.ts';
import { startNode } from '../harness/node.ts';
import type { Node } from '../harness/node.ts';
import { runFile } from '../harness/people.ts';
import { startDurableCluster } from '../harness/postgresql.ts';
import { openReaders } from '../harness/readers.ts';
import { seconds } from '../harness/report.ts';
import type { FaultReport } from '../harness/report.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { openWrites } from '../harness/writes.ts';
import type { Scenario } from './scenario.ts';

/** Maximum time in milliseconds until everything works again. The pooler retries an unavailable database once a second. */
const longestRecovery = 10_000;

/** Nodes use PgBouncer in transaction mode. The pooler is killed, and so is the database behind it. */
export const connectionPooler: Scenario = {
  name: 'connection-pooler',
  isWaiting: true,
  async run(report, { isQuick }) {
    using provider = await startProvider('web');
    await using cluster = await startDurableCluster();
    await using pooler = await startPooler(cluster.url);
    const environment = { DATABASE_URL: pooler.url, DATABASE_LISTEN: 'false' };
    await using one = await startNode(provider, environment);
    await using two = await startNode(provider, environment);
    const nodes = [one, two];
    await using writes = await openWrites({ requests: one.requests, writers: 4, runSize: 0 });
    // The other node is restarted.
    await using readers = openReaders([one.requests]);
    for (const [name, broken] of [
      ['the pooler', pooler],
      ['the database', cluster],
    ] as const) {
      writes.begin();
      await checkFreshness(one.requests, [two.requests], { report, when: 'behind a pooler' });
      await broken.kill();
      await pause(isQuick ? 1000 : 10_000);
      await broken.start();
      const recovery = await recoveryOf(nodes, report);
      report.did(`${name} was killed and started again; the nodes were ready after ${seconds(recovery ?? Number.NaN)}`);
      await checkFreshness(one.requests, [two.requests], { report, when: `after ${name} was killed` });
      await importFile(two.requests.asKeeper, 'visitors', 'csv', runFile(1, 200));
      await two.stop();
      await two.start();
      await checkFreshness(one.requests, [two.requests], { report, when: 'after a node was started again' });
      await writes.end();
      await writes.check(report);
      readers.judge(report, name);
    }
    await readers.end();
    const { edits, photos, withoutAnswer } = writes.counts;
    report.did(`${edits} edits and ${photos} photos were acknowledged, ${withoutAnswer} were not`);
  },
};

async function recoveryOf(nodes: readonly Node[], report: FaultReport): Promise<number | undefined> {
  const areReady = async () => (await Promise.all(nodes.map((node) => node.isReady()))).every(Boolean);
  const recovery = await waitUntil(areReady, 60_000);
  if (recovery === undefined || recovery > longestRecovery)
    report.found('nodes recover late', recovery === undefined ? 'never' : `after ${seconds(recovery)}`);
  return recovery;
}

import { setTimeout as pause } from 'node:timers/promises';
import { startProvider } from '../../../attack/src/harness/provider.ts';
import type { Cluster } from '../../../tools/src/postgresql-cluster.ts';
import { openTcpProxy } from '../../../server/test/tcp-proxy.ts';
import type { TcpProxy } from '../../../server/test/tcp-proxy.ts';
import { checkFreshness } from '../harness/freshness.ts';
import { startNode } from '../harness/node.ts';
import type { Node } from '../harness/node.ts';
import { startDurableCluster } from '../harness/postgresql.ts';
import { openReaders } from '../harness/readers.ts';
import type { Readers } from '../harness/readers.ts';
import { seconds } from '../harness/report.ts';
import type { FaultReport } from '../harness/report.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { openWrites } from '../harness/writes.ts';
import type { Scenario } from './scenario.ts';

const poolSize = 5;
/** Additional connections per node: one listens for notifications, and one checks whether the database is available. */
const otherConnections = 2;
/** Maximum time in milliseconds until everything works again. */
const longestRecovery = 5000;
/** Maximum growth of memory in megabytes. */
const maxGrowth = 150;

/** What is broken between the nodes and their database. */
interface Outage {
  begin(parts: Parts): Promise<void>;
  end(parts: Parts): Promise<void>;
}

interface Parts {
  readonly cluster: Cluster;
  readonly proxy: TcpProxy;
}

const kill: Outage = { begin: ({ cluster }) => cluster.kill(), end: ({ cluster }) => cluster.start() };
const hang: Outage = {
  begin: ({ cluster }) => cluster.signal('SIGSTOP'),
  end: ({ cluster }) => cluster.signal('SIGCONT'),
};
const network = (state: 'closed' | 'silent' | 'slow'): Outage => ({
  begin: async ({ proxy }) => proxy.set(state),
  end: async ({ proxy }) => proxy.set('open'),
});

export const outages: readonly Scenario[] = [
  outage('database-killed', kill, [1, 30, 120]),
  outage('database-hanging', hang, [2, 20]),
  outage('database-slow', network('slow'), [20]),
  outage('network-cut', network('closed'), [2, 30]),
  outage('network-silent', network('silent'), [4, 30, 120]),
];

/** @param lengths lengths of successive outages in seconds */
function outage(name: string, broken: Outage, lengths: readonly number[]): Scenario {
  return {
    name,
    isWaiting: true,
    async run(report, { isQuick }) {
      using provider = await startProvider('web');
      await using cluster = await startDurableCluster();
      const direct = new URL(cluster.url);
      await using proxy = await openTcpProxy({ host: direct.hostname, port: Number(direct.port) });
      const url = new URL(cluster.url);
      url.port = String(proxy.port);
      const environment = { DATABASE_URL: url.href, DATABASE_POOL_SIZE: String(poolSize) };
      await using one = await startNode(provider, environment);
      await using two = await startNode(provider, environment);
      const nodes = [one, two] as const;
      await using writes = await openWrites({ requests: one.requests, writers: 4, runSize: 0 });
      await using readers = openReaders(nodes.map(({ requests }) => requests));
      for (const length of isQuick ? [1] : lengths) {
        writes.begin();
        const when = `${length} s`;
        await breakFor(length, broken, { cluster, proxy, nodes, readers, report, when });
        await checkFreshness(one.requests, [two.requests], { report, when: `after ${when}` });
        await writes.end();
        await writes.check(report);
      }
      await readers.end();
      const { edits, photos, withoutAnswer } = writes.counts;
      report.did(`${edits} edits and ${photos} photos were acknowledged, ${withoutAnswer} were not`);
    },
  };
}

interface Course extends Parts {
  readonly nodes: readonly [Node, Node];
  readonly readers: Readers;
  readonly report: FaultReport;
  readonly when: string;
}

async function breakFor(length: number, { begin, end }: Outage, course: Course): Promise<void> {
  const { nodes, readers, report, when } = course;
  const before = nodes.map((node) => node.memory());
  await begin(course);
  await pause(length * 1000);
  const areReady = await Promise.all(nodes.map((node) => node.isReady()));
  if (length > 1 && areReady.includes(true)) report.found(`${when}: a node without database reports that it is ready`);
  const growth = Math.max(...nodes.map((node, index) => node.memory() - (before[index] ?? 0)));
  if (growth > maxGrowth) report.found(`${when}: memory grows`, `by ${Math.round(growth)} MB`);
  readers.judge(report, `during ${when}`);
  await end(course);
  const { proxy } = course;
  proxy.maxConnections();
  const recovery = await waitUntil(
    async () => (await Promise.all(nodes.map((node) => node.isReady()))).every(Boolean),
    90_000,
  );
  if (recovery === undefined || recovery > longestRecovery) {
    report.found(`${when}: nodes recover late`, recovery === undefined ? 'never' : `after ${seconds(recovery)}`);
  }
  const fresh = await checkFreshness(nodes[0].requests, [nodes[1].requests], { report, when: `right after ${when}` });
  await pause(3000);
  // Includes connections that the network has dropped, as long as a node has them open.
  const peak = proxy.maxConnections();
  const allowed = nodes.length * (poolSize + otherConnections);
  if (peak > allowed) report.found(`${when}: too many connections`, `${peak} instead of ${allowed}`);
  report.did(
    `after ${when}: ready after ${seconds(recovery ?? Number.NaN)}, a change is found after ${seconds(fresh ?? Number.NaN)}, at most ${peak} connections, memory + ${Math.round(growth)} MB`,
  );
  readers.judge(report, `after ${when}`);
}

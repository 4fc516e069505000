import { setTimeout as pause } from 'node:timers/promises';
import { startProvider } from '../../../attack/src/harness/provider.ts';
import { checkFreshness } from '../harness/freshness.ts';
import { openReverseProxy } from '../harness/reverse-proxy.ts';
import type { ReverseProxy } from '../harness/reverse-proxy.ts';
import { keeper, startNode } from '../harness/node.ts';
import type { Node } from '../harness/node.ts';
import { startDurableCluster } from '../harness/postgresql.ts';
import { openRequests } from '../harness/requests.ts';
import type { Requests } from '../harness/requests.ts';
import { checkRevocation } from '../harness/revocation.ts';
import { openSteadyLoad } from '../harness/steady-load.ts';
import type { FaultReport } from '../harness/report.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { openWrites } from '../harness/writes.ts';
import type { Scenario } from './scenario.ts';

const count = 3;
/** Seconds, longer than the proxy takes to notice. */
const shutdownDelay = 2;

interface Nodes {
  readonly nodes: readonly Node[];
  readonly proxy: ReverseProxy;
  readonly requests: Requests;
  readonly report: FaultReport;
}

export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  run: async (report, { isQuick }) => {
    await withThreeNodes(report, async (parts) => {
      // The client does not retry.
      await underLoad(parts, 0, async () => {
        for (let round = 0; round < (isQuick ? 1 : 3); round++) await restartInTurn(parts);
      });
    });
  },
};

export const nodesKilled: Scenario = {
  name: 'nodes-killed',
  run: async (report, { isQuick }) => {
    await withThreeNodes(report, async (parts) => {
      await underLoad(parts, 2, async () => {
        for (let round = 0; round < (isQuick ? 1 : 4); round++) await killInTurn(parts);
      });
    });
  },
};

async function withThreeNodes(report: FaultReport, work: (parts: Nodes) => Promise<void>): Promise<void> {
  using provider = await startProvider('web');
  await using cluster = await startDurableCluster();
  const environment = { DATABASE_URL: cluster.url, SHUTDOWN_DELAY_SECONDS: String(shutdownDelay) };
  await using stack = new AsyncDisposableStack();
  const nodes: Node[] = [];
  for (let index = 0; index < count; index++) nodes.push(stack.use(await startNode(provider, environment)));
  using proxy = await openReverseProxy(nodes.map(({ address }) => address));
  await work({ nodes, proxy, requests: openRequests(() => proxy.address, provider, keeper), report });
  if (report.findings.length > 0) for (const node of nodes) report.did(`a node logged: ${node.output().slice(-1500)}`);
}

/** @param retries maximum number of retries of a client before a failure is a finding */
async function underLoad(
  { nodes, requests, report, proxy }: Nodes,
  retries: number,
  work: () => Promise<void>,
): Promise<void> {
  const everyNode = nodes.map((node) => node.requests);
  await using writes = await openWrites({ requests, nodes: everyNode, writers: 4, runSize: 0, retries });
  await using load = openSteadyLoad(requests, retries);
  writes.begin();
  await work();
  await writes.end();
  await load.end(report);
  await writes.check(report);
  const { edits, photos } = writes.counts;
  report.did(`${edits} edits and ${photos} photos; the proxy repeated ${proxy.repeated()} requests on another node`);
}

async function restartInTurn({ nodes, proxy, report }: Nodes): Promise<void> {
  for (const [index, node] of nodes.entries()) {
    const code = await node.stop();
    if (code !== 0) report.found('a node ends with another exit code than 0 after SIGTERM', String(code));
    await node.start();
    if ((await waitUntil(() => proxy.isInUse(index), 10_000)) === undefined) report.found('a new node is not used');
  }
  report.did(`${nodes.length} nodes were stopped by SIGTERM and started again, one after the other`);
}

async function killInTurn(parts: Nodes): Promise<void> {
  const { nodes, proxy, report } = parts;
  const delays: number[] = [];
  for (const [index, node] of nodes.entries()) {
    await pause(500);
    await node.kill();
    const living = nodes.filter((other) => other !== node).map(({ requests }) => requests);
    const [one, two] = [living[0]!, living[1]!];
    delays.push((await checkFreshness(one, [two], { report, when: 'while a node is dead' })) ?? Number.NaN);
    await checkRevocation(one, two, report);
    await node.start();
    delays.push((await checkFreshness(node.requests, living, { report, when: 'after a start' })) ?? Number.NaN);
    await waitUntil(() => proxy.isInUse(index), 10_000);
  }
  report.did(
    `${nodes.length} nodes were killed and started again, one after the other; changes were found everywhere within ${Math.round(Math.max(...delays))} ms`,
  );
}

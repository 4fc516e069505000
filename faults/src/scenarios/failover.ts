import { setTimeout as pause } from 'node:timers/promises';
import { importFile } from '../../../attack/src/harness/import-file.ts';
import { startProvider } from '../../../attack/src/harness/provider.ts';
import { openTcpProxy } from '../../../server/test/tcp-proxy.ts';
import { checkFreshness } from '../harness/freshness.ts';
import { keeper, startNode } from '../harness/node.ts';
import type { Node } from '../harness/node.ts';
import { addStaff, runFile } from '../harness/people.ts';
import { startDurableCluster } from '../harness/postgresql.ts';
import { startReplica } from '../harness/replica.ts';
import { seconds } from '../harness/report.ts';
import { waitUntil } from '../harness/wait-until.ts';
import type { Scenario } from './scenario.ts';

/** Maximum time in milliseconds until the nodes show what the new primary has. */
const longestRecovery = 10_000;
/** Milliseconds during which the nodes are connected to the standby before it is promoted. */
const readOnlyTime = 3000;

/** The primary is lost together with commits that its standby had not received, and the standby is promoted. */
export const failover: Scenario = {
  name: 'failover',
  async run(report) {
    using provider = await startProvider('web');
    await using primary = await startDurableCluster();
    const direct = new URL(primary.url);
    await using proxy = await openTcpProxy({ host: direct.hostname, port: Number(direct.port) });
    const url = new URL(primary.url);
    url.port = String(proxy.port);
    await using one = await startNode(provider, { DATABASE_URL: url.href });
    await using two = await startNode(provider, { DATABASE_URL: url.href });
    const nodes = [one, two];
    await addStaff(one.requests, 2);
    await using standby = await startReplica(primary);
    await standby.detach();

    await checkFreshness(one.requests, [two.requests], { report, when: 'before the failover' });
    const lostTitle = await titleOf(one);
    await importFile(one.requests.asKeeper, 'contractors', 'csv', runFile(1, 20));
    const areFound = async (count: number) =>
      (await Promise.all(nodes.map(numberFound))).every((found) => found === count);
    if ((await waitUntil(() => areFound(20), longestRecovery)) === undefined)
      report.found('imported people are not found');

    await primary.kill();
    proxy.redirect({ host: direct.hostname, port: Number(new URL(standby.url).port) });
    proxy.set('closed');
    proxy.set('open');
    const canRead = async (node: Node) => (await node.requests.get(keeper, '/api/get-user-profile')).status === 200;
    const start = performance.now();
    if ((await waitUntil(async () => (await canRead(one)) && (await canRead(two)), longestRecovery)) === undefined)
      report.found('profiles cannot be read from the standby');
    await pause(readOnlyTime);
    if (await one.isReady()) report.found('a node is ready although its database is a standby');
    report.did(`profiles are read from the standby after ${seconds(performance.now() - start - readOnlyTime)}`);

    await standby.promote();
    const promoted = performance.now();
    const areReady = async () => (await one.isReady()) && (await two.isReady());
    if ((await waitUntil(areReady, longestRecovery)) === undefined)
      report.found('a node is not ready after the standby was promoted');
    if ((await waitUntil(() => areFound(0), longestRecovery)) === undefined)
      report.found('people whom the new primary does not have are still found');
    const hasForgotten = async () => !(await Promise.all(nodes.map(titleOf))).includes(lostTitle);
    if ((await waitUntil(hasForgotten, longestRecovery)) === undefined)
      report.found('a correction that the new primary does not have is still shown');
    report.did(`nodes show what the new primary has ${seconds(performance.now() - promoted)} after its promotion`);
    await checkFreshness(one.requests, [two.requests], { report, when: 'after the failover' });
    await checkFreshness(two.requests, [one.requests], { report, when: 'after the failover' });
  },
};

async function numberFound({ requests }: Node): Promise<number> {
  const { json } = await requests.get(keeper, '/api/users?globalQuery=contractor&limit=100');
  return (json as readonly unknown[]).length;
}

async function titleOf({ requests }: Node): Promise<string | undefined> {
  const { json } = await requests.get(keeper, '/api/users?globalQuery=keeper');
  return (json as readonly { readonly title: string }[])[0]?.title;
}

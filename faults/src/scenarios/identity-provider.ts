import { setTimeout as pause } from 'node:timers/promises';
import { makeKey, startProvider } from '../../../attack/src/harness/provider.ts';
import { startNode } from '../harness/node.ts';
import { writerLogin } from '../harness/people.ts';
import type { FaultReport } from '../harness/report.ts';
import { openSteadyLoad } from '../harness/steady-load.ts';
import { openWrites } from '../harness/writes.ts';
import type { Scenario } from './scenario.ts';

/** The provider is unavailable. Signed-in users continue to work, even with a renewed token. */
export const providerAway: Scenario = {
  name: 'provider-away',
  isWaiting: true,
  async run(report, { isQuick }) {
    const { edits } = await whileUsed(report, async (provider, node) => {
      provider.isAway = true;
      await pause(isQuick ? 2000 : 60_000);
      node.requests.renewTokens();
      const renewed = await node.requests.get(writerLogin(2), '/api/get-user-profile');
      if (renewed.status !== 200) report.found('a new token is not accepted', String(renewed.status));
      if (!(await node.isReady())) report.found('a node with cached keys is not ready');
    });
    report.did(`${edits} edits while the provider was away`);
  },
};

/** The provider repeatedly rotates to a new key, and withdraws the key before the previous one. */
export const keysRotated: Scenario = {
  name: 'keys-rotated',
  isWaiting: true,
  async run(report, { isQuick }) {
    const rotations = isQuick ? 1 : 3;
    const { keyRequests } = await whileUsed(report, async (provider, node) => {
      for (let rotation = 1; rotation <= rotations; rotation++) {
        provider.rotate(makeKey(`rotated-${rotation}`, 'RS256'));
        // Half of the users get a new token, and the others keep theirs.
        node.requests.renewTokens();
        await pause(isQuick ? 1500 : 40_000);
      }
    });
    report.did(`${rotations} rotations; the keys were asked for ${keyRequests} times`);
    if (keyRequests > rotations * 4) {
      report.found('the provider is asked for its keys again and again', `${keyRequests} times`);
    }
  },
};

type Provider = Awaited<ReturnType<typeof startProvider>>;
type Node = Awaited<ReturnType<typeof startNode>>;

/** Disturbs a node's provider while people search and edit, and checks their responses and what was stored. */
async function whileUsed(
  report: FaultReport,
  disturb: (provider: Provider, node: Node) => Promise<void>,
): Promise<{ edits: number; keyRequests: number }> {
  using provider = await startProvider('web');
  await using node = await startNode(provider, {});
  await using writes = await openWrites({ requests: node.requests, writers: 4, runSize: 0, retries: 0 });
  await using load = openSteadyLoad(node.requests, 0);
  const keyRequests = () => provider.requestCounts.get('/keys') ?? 0;
  writes.begin();
  const keyRequestsBefore = keyRequests();
  await disturb(provider, node);
  await writes.end();
  await load.end(report);
  provider.isAway = false;
  await writes.check(report);
  return { edits: writes.counts.edits, keyRequests: keyRequests() - keyRequestsBefore };
}

import { setTimeout as pause } from 'node:timers/promises';
import { makeKey, startProvider } from '../../../attack/src/harness/provider.ts';
import { startNode } from '../harness/node.ts';
import { writerLogin } from '../harness/people.ts';
import { openSteadyLoad } from '../harness/steady-load.ts';
import { openWrites } from '../harness/writes.ts';
import type { Scenario } from './scenario.ts';

/** The provider is away: those who are signed in go on, also with a renewed token. */
export const providerAway: Scenario = {
  name: 'provider-away',
  async run(report, { isQuick }) {
    using provider = await startProvider('web');
    await using node = await startNode(provider, {});
    const writes = await openWrites({ requests: node.requests, writers: 4, runSize: 0, retries: 0 });
    const load = openSteadyLoad(node.requests, 0);
    writes.begin();
    provider.isAway = true;
    await pause(isQuick ? 2000 : 60_000);
    node.requests.forgetTokens();
    const renewed = await node.requests.get(writerLogin(2), '/api/get-user-profile');
    if (renewed.status !== 200) report.found('a new token is not accepted', String(renewed.status));
    if (!(await node.isReady())) report.found('a node with cached keys is not ready');
    await writes.end();
    await load.end(report);
    provider.isAway = false;
    await writes.check(report);
    report.did(`${writes.counts.edits} edits while the provider was away`);
  },
};

/** The provider signs with a new key again and again, and withdraws the one before the previous. */
export const keysRotated: Scenario = {
  name: 'keys-rotated',
  async run(report, { isQuick }) {
    using provider = await startProvider('web');
    await using node = await startNode(provider, {});
    const writes = await openWrites({ requests: node.requests, writers: 4, runSize: 0, retries: 0 });
    const load = openSteadyLoad(node.requests, 0);
    writes.begin();
    const rotations = isQuick ? 1 : 3;
    const askedBefore = provider.asked.get('/keys') ?? 0;
    for (let rotation = 1; rotation <= rotations; rotation++) {
      provider.rotate(makeKey(`rotated-${rotation}`, 'RS256'));
      // Half of the users get a new token now, and the others keep theirs.
      node.requests.forgetTokens();
      await pause(isQuick ? 1500 : 40_000);
    }
    await writes.end();
    await load.end(report);
    await writes.check(report);
    const asked = (provider.asked.get('/keys') ?? 0) - askedBefore;
    report.did(`${rotations} rotations; the keys were asked for ${asked} times`);
    if (asked > rotations * 4) report.found('the provider is asked for its keys again and again', `${asked} times`);
  },
};

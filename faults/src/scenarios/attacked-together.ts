import { setTimeout as pause } from 'node:timers/promises';
import { importFile } from '../../../attack/src/harness/import-file.ts';
import { startProvider } from '../../../attack/src/harness/provider.ts';
import { startNode } from '../harness/node.ts';
import { addStaff, runFeed, runFile } from '../harness/people.ts';
import { startDurableCluster } from '../harness/postgresql.ts';
import type { Requests } from '../harness/requests.ts';
import { checkRevocation } from '../harness/revocation.ts';
import type { Scenario } from './scenario.ts';

const group = 600;
const budget = 100;
const pageSize = 10;
/** Milliseconds to wait until nodes have shared their counts, which they do every second (docs/operations.md). */
const shareInterval = 1500;

/** A thief of a token reads people from two nodes in turn, and rights are revoked on one node and used on the other. */
export const attackedTogether: Scenario = {
  name: 'attacked-together',
  async run(report, { isQuick }) {
    using provider = await startProvider('web');
    await using cluster = await startDurableCluster();
    const limits = { PEOPLE_PER_HOUR: String(budget), PEOPLE_PER_DAY: String(budget) };
    const environment = { DATABASE_URL: cluster.url, ...limits };
    await using one = await startNode(provider, environment);
    await using two = await startNode(provider, environment);
    await addStaff(one.requests, 4);
    await importFile(one.requests.asKeeper, runFeed, 'csv', runFile(1, group));
    await pause(shareInterval);
    const nodes = [one.requests, two.requests];

    const inTurn = await harvest('thief.in.turn@elsewhere.example', nodes, async () => void (await pause(300)));
    if (inTurn > budget + 4 * pageSize) report.found('reading from two nodes in turn exceeds the budget', `${inTurn}`);
    const atOnce = await harvest('thief.at.once@elsewhere.example', nodes, async () => {});
    if (atOnce > 2 * budget) report.found('two nodes show more than a budget each', `${atOnce}`);
    await pause(shareInterval);
    for (const node of nodes) {
      const { status } = await node.get('thief.at.once@elsewhere.example', `/api/users?limit=${pageSize}&after=300`);
      if (status !== 429) report.found('a used-up budget is not known on the other node', String(status));
    }
    await one.kill();
    const { status } = await two.requests.get('thief.in.turn@elsewhere.example', '/api/users?limit=10&after=400');
    if (status !== 429) report.found('the death of a node gives the budget back', String(status));
    await one.start();
    const rounds = isQuick ? 2 : 20;
    for (let round = 0; round < rounds; round++) {
      await checkRevocation(nodes[round % 2]!, nodes[(round + 1) % 2]!, report);
    }
    report.did(`of a budget of ${budget} people, ${inTurn} were shown in turn, ${atOnce} as fast as possible`);
    report.did(
      `${rounds} administrators and API tokens were added and removed on one node, and rejected on the other at once`,
    );
  },
};

/** Reads pages from all nodes until each of them refuses. Returns the number of distinct people. */
async function harvest(login: string, nodes: readonly Requests[], between: () => Promise<void>): Promise<number> {
  const seen = new Set<string>();
  for (let after = 0; after < group;) {
    const answers: boolean[] = [];
    for (const node of nodes) {
      const { status, json } = await node.get(login, `/api/users?limit=${pageSize}&after=${after}`);
      answers.push(status === 200);
      if (status === 200) for (const person of json as { login: string }[]) seen.add(person.login);
      after += pageSize;
      await between();
    }
    if (!answers.includes(true)) break;
  }
  return seen.size;
}

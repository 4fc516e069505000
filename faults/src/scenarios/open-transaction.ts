import { setTimeout as pause } from 'node:timers/promises';
import { importFile } from '../../../attack/src/harness/import-file.ts';
import { checkFreshness } from '../harness/freshness.ts';
import { startNode } from '../harness/node.ts';
import { runFile, writerLogin } from '../harness/people.ts';
import { openSession } from '../harness/postgresql.ts';
import { openReaders } from '../harness/readers.ts';
import { seconds } from '../harness/report.ts';
import { startTwoNodes } from '../harness/two-nodes.ts';
import { openWrites } from '../harness/writes.ts';
import type { Scenario } from './scenario.ts';

/** A person whom nobody edits in this scenario. */
const locked = writerLogin(4);
const runSize = 200;
/** Maximum times in milliseconds. */
const longestRefusal = 4000;

/** A transaction is left open in a console: it has changed a person, and stays open while everything else continues. */
export const openTransaction: Scenario = {
  name: 'open-transaction',
  async run(report, { isQuick }) {
    await using started = await startTwoNodes();
    const { provider, cluster, environment, one, two } = started;
    await using writes = await openWrites({ requests: one.requests, writers: 4, runSize: 0 });
    await using session = await openSession(cluster.url);
    await session.query('begin');
    await session.query('update people set changed_at = changed_at where login = $1', [locked]);
    await using readers = openReaders([one.requests, two.requests]);
    writes.begin();
    const delays: number[] = [];
    for (let round = 0; round < (isQuick ? 2 : 20); round++) {
      delays.push(
        (await checkFreshness(one.requests, [two.requests], { report, when: 'beside the transaction' })) ?? Number.NaN,
      );
      await pause(500);
    }
    const refused = await one.requests.send(locked, 'PUT', '/api/update-user-profile', {
      xURI: 'https://x.com/locked',
    });
    if (refused.status !== 503)
      report.found('an edit of the locked person is not answered 503', String(refused.status));
    if (refused.milliseconds > longestRefusal) report.found('it waits for long', seconds(refused.milliseconds));
    await importFile(one.requests.asKeeper, 'visitors', 'csv', runFile(1, runSize));
    await using three = await startNode(provider, environment);
    await checkFreshness(one.requests, [three.requests], { report, when: 'on a node that started beside it' });
    await session.query('commit');
    await writes.end();
    const edited = await one.requests.send(locked, 'PUT', '/api/update-user-profile', { xURI: 'https://x.com/locked' });
    if (edited.status !== 200) report.found('the person cannot be edited after the commit', String(edited.status));
    await checkFreshness(one.requests, [two.requests, three.requests], { report, when: 'after the commit' });
    await writes.check(report);
    readers.judge(report, 'beside the transaction');
    await readers.end();
    report.did(
      `${writes.counts.edits} edits of others, a feed run and the start of a node; changes were found within ${Math.round(Math.max(...delays))} ms`,
    );
    report.did(`the edit of the locked person was answered 503 after ${seconds(refused.milliseconds)}`);
  },
};

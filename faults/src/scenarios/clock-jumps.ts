import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { importFile } from '../../../attack/src/harness/import-file.ts';
import { makeKey, startProvider } from '../../../attack/src/harness/provider.ts';
import type { ForgingProvider } from '../../../attack/src/harness/provider.ts';
import { checkFreshness } from '../harness/freshness.ts';
import { keeper, startNode } from '../harness/node.ts';
import type { Node } from '../harness/node.ts';
import { addStaff, runFeed, runFile, writerLogin } from '../harness/people.ts';
import { openSession, startDurableCluster } from '../harness/postgresql.ts';
import { seconds } from '../harness/report.ts';
import type { FaultReport } from '../harness/report.ts';
import type { Scenario } from './scenario.ts';

const preload = pathToFileURL(join(import.meta.dirname, '../harness/shift-clock.ts')).href;
const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
/** A clock difference that machines with time synchronization do not reach. Tokens are still accepted. */
const small = 25 * second;
/** Maximum time in milliseconds: two refreshes of the keys, and the pause between them. */
const longestWait = 8000;
/** Milliseconds to wait for the retention, which begins a minute after the start. */
const retentionDelay = 75 * second;

/** The clock of one of two nodes is set forward and back. */
export const clockJumps: Scenario = {
  name: 'clock-jumps',
  async run(report, { isQuick }) {
    using provider = await startProvider('web');
    await using cluster = await startDurableCluster();
    const file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'milliseconds');
    const setClock = async (milliseconds: number) => {
      writeFileSync(file, String(milliseconds));
      await pause(second);
    };
    await setClock(0);
    const environment = { DATABASE_URL: cluster.url, LEAVER_RETENTION_DAYS: '1' };
    await using right = await startNode(provider, environment);
    await addStaff(right.requests, 3);
    await importFile(right.requests.asKeeper, runFeed, 'csv', runFile(1, 20));
    await importFile(right.requests.asKeeper, runFeed, 'csv', runFile(2, 5));
    await right.kill();
    await using wrong = await startNode(provider, {
      ...environment,
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import ${preload}`,
    });
    await setClock(30 * day);
    if (!isQuick) await pause(retentionDelay);
    await using session = await openSession(cluster.url);
    const rows = await session.query('select from people where left_at is not null');
    if (rows.length !== 15) report.found('a wrong clock erases leavers too early', `${15 - rows.length} of 15`);
    await right.start();
    for (const jump of [small, -small, 0]) {
      await setClock(jump);
      await checkOrder(right, wrong, { report, when: `${jump / second} s` });
    }
    for (const jump of [hour, -hour]) await jumpWithProvider(jump, { provider, setClock, right, wrong, report });
    for (const jump of [2 * day, -2 * day]) {
      await setClock(jump);
      // Uses new tokens, since one that was accepted within the last minute is only checked for its expiry.
      wrong.requests.renewTokens();
      const { status } = await wrong.requests.get(writerLogin(1), '/api/get-user-profile');
      if (status !== 401) report.found('a token is accepted at a time at which it is not valid', String(status));
      if ((await wrong.requests.get('', '/health/live')).status !== 200) report.found('a node does not answer');
      await checkFreshness(right.requests, [right.requests], { report, when: 'on the other node' });
    }
    await setClock(0);
    await checkFreshness(right.requests, [wrong.requests], { report, when: 'after the clock is right again' });
    report.did(
      'jumps of 30 days, ± 25 s, ± 1 hour and ± 2 days of the clock of one of two nodes, by a preloaded module that shifts Date',
    );
    report.did('a node whose clock is days off rejects all tokens with 401; the other goes on');
  },
};

/**
 * The clocks of a machine and of the provider jump together, so that tokens stay valid. Nothing may wait until the old time is reached
 * again.
 */
async function jumpWithProvider(
  jump: number,
  course: {
    readonly provider: ForgingProvider;
    readonly setClock: (milliseconds: number) => Promise<void>;
    readonly right: Node;
    readonly wrong: Node;
    readonly report: FaultReport;
  },
): Promise<void> {
  const { provider, setClock, right, wrong, report } = course;
  const when = `${jump / hour} h`;
  await setClock(jump);
  provider.secondsAhead = jump / second;
  for (const name of ['first', 'second']) {
    provider.rotate(makeKey(`${when} ${name}`, 'RS256'));
    wrong.requests.renewTokens();
    const { status, milliseconds, json } = await wrong.requests.get(writerLogin(1), '/api/get-user-profile');
    if (status !== 200) report.found(`${when}: a new key of the provider is not accepted`, JSON.stringify(json));
    if (milliseconds > longestWait) report.found(`${when}: a new key is accepted late`, seconds(milliseconds));
  }
  await checkOrder(right, wrong, { report, when });
  const ready = await wrong.requests.get('', '/health/ready');
  if (ready.status !== 200) report.found(`${when}: the node is not ready`, JSON.stringify(ready.json));
  await setClock(0);
  provider.secondsAhead = 0;
  for (const node of [right, wrong]) {
    node.requests.renewTokens();
    const { status } = await node.requests.get(writerLogin(1), '/api/get-user-profile');
    if (status !== 200) report.found(`${when}: a token is not accepted after the clock is right again`, String(status));
  }
}

/** Checks that the later of two values is shown, whichever node stored it. */
async function checkOrder(
  right: Node,
  wrong: Node,
  { report, when }: { report: FaultReport; when: string },
): Promise<void> {
  const login = writerLogin(1);
  const path = `/api/admin/people/${encodeURIComponent(login)}/corrections`;
  for (const [first, then] of [
    [right, wrong],
    [wrong, right],
  ] as const) {
    const unique = `${Math.floor(performance.now())}`;
    const { version } = (await first.requests.get(keeper, path)).json as { version: number };
    const correction = { corrections: { xURI: `https://x.com/c${unique}` }, version };
    const corrected = await first.requests.send(keeper, 'PUT', path, correction);
    const own = { xURI: `https://x.com/e${unique}` };
    const edited = await then.requests.send(login, 'PUT', '/api/update-user-profile', own);
    const read = await first.requests.get(login, '/api/get-user-profile');
    const { xURI } = (read.json ?? {}) as { xURI?: string };
    if (corrected.status !== 200 || edited.status !== 200) {
      report.found(
        `${when}: a write is rejected`,
        `${corrected.status} ${edited.status} ${JSON.stringify(edited.json)}`,
      );
    } else if (xURI !== own.xURI) report.found(`${when}: an older value wins`, `${xURI}`);
  }
  await checkFreshness(wrong.requests, [right.requests], { report, when });
}

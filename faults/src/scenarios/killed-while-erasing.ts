import { setTimeout as pause } from 'node:timers/promises';
import { importFile } from '../../../attack/src/harness/import-file.ts';
import { startProvider } from '../../../attack/src/harness/provider.ts';
import { keeper, startNode } from '../harness/node.ts';
import { addStaff, runFeed, runFile } from '../harness/people.ts';
import { openSession, startDurableCluster } from '../harness/postgresql.ts';
import type { Session } from '../harness/postgresql.ts';
import type { FaultReport } from '../harness/report.ts';
import type { Requests } from '../harness/requests.ts';
import { waitUntil } from '../harness/wait-until.ts';
import type { Scenario } from './scenario.ts';

const leavers = 300;
/** Milliseconds to wait for the retention, which begins a minute after the start. */
const longestRetention = 150_000;

/** A node is killed while an administrator erases people, and while the retention does. Nobody may be partially erased. */
export const killedErasing: Scenario = {
  name: 'kill-erasure',
  async run(report, { isQuick }) {
    using provider = await startProvider('web');
    await using cluster = await startDurableCluster();
    await using node = await startNode(provider, { DATABASE_URL: cluster.url });
    await using session = await openSession(cluster.url);
    await addStaff(node.requests, 1);
    await importFile(node.requests.asKeeper, runFeed, 'csv', runFile(1, leavers));
    await importFile(node.requests.asKeeper, runFeed, 'csv', runFile(2, 1));
    const erased = new Set<number>();
    for (let round = 0; round < (isQuick ? 2 : 10); round++) {
      const { ids, ended } = eraseUntilKilled(node.requests, session);
      await pause(200 + Math.random() * 800);
      await node.kill();
      for (const id of await ended) erased.add(id);
      await node.start();
      await checkErasures(session, ids, erased, report);
    }
    report.did(`${erased.size} erasures were acknowledged`);
    if (!isQuick) await killDuringRetention(node, session, report);
  },
};

function eraseUntilKilled(requests: Requests, session: Session) {
  const ids: number[] = [];
  const ended = (async () => {
    const acknowledged: number[] = [];
    const people = await session.query<{ id: number; login: string }>(
      'select id::integer, login from people where left_at is not null order by id',
    );
    for (const { id, login } of people) {
      ids.push(id);
      const path = `/api/admin/personal-data/${id}?login=${encodeURIComponent(login)}`;
      const { status } = await requests.send(keeper, 'DELETE', path);
      if (status === undefined) break;
      if (status === 200) acknowledged.push(id);
    }
    return acknowledged;
  })();
  return { ids, ended };
}

/** Checks that an erased person is nowhere except for the erasure in the audit log, and that any other person is complete. */
async function checkErasures(
  session: Session,
  ids: readonly number[],
  erased: ReadonlySet<number>,
  report: FaultReport,
): Promise<void> {
  const rows = await session.query<{ id: number }>('select id::integer from people where id = any($1)', [ids]);
  const present = new Set(rows.map(({ id }) => id));
  if ([...erased].some((id) => present.has(id))) report.found('an acknowledged erasure is undone');
  await checkCounts(session, report);
}

/** Checks that the audit log has exactly one entry for each erased person. */
async function checkCounts(session: Session, report: FaultReport): Promise<void> {
  const [counts] = await session.query<{ missing: number; recorded: number }>(`
    select ${leavers}::integer - (select count(*)::integer from people where login like 'contractor.%') as missing,
      (select count(*)::integer from audit_trail where kind = 'person.erased') as recorded`);
  if (counts?.missing !== counts?.recorded) {
    report.found(
      'a person is erased by half',
      `${counts?.missing} are gone, ${counts?.recorded} erasures are recorded`,
    );
  }
}

async function killDuringRetention(
  node: Awaited<ReturnType<typeof startNode>>,
  session: Session,
  report: FaultReport,
): Promise<void> {
  await session.query("update people set left_at = left_at - interval '200 days' where left_at is not null");
  await node.kill();
  await node.start();
  const left = async () => {
    const rows = await session.query<{ count: number }>(
      'select count(*)::integer as count from people where left_at is not null',
    );
    return rows[0]?.count ?? 0;
  };
  const before = await left();
  const executes = async () => {
    const rows = await session.query(
      "select from pg_stat_activity where application_name = 'staff-directory' and state <> 'idle' and xact_start is not null and query ~* 'erase|delete|audit'",
    );
    return rows.length > 0 || (await left()) < before;
  };
  if ((await waitUntil(executes, longestRetention)) === undefined) report.found('the retention does not begin');
  await node.kill();
  await checkCounts(session, report);
  const middle = await left();
  await node.start();
  const isDone = await waitUntil(async () => (await left()) === 0, longestRetention);
  if (isDone === undefined) report.found('the retention does not go on after a restart');
  await checkCounts(session, report);
  report.did(`retention: ${before} leavers, ${middle} left after the kill, ${await left()} after a restart`);
}

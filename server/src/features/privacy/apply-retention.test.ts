import { listAudit } from '@directory/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addPeople } from '../../../test/add-people.ts';
import { dumpDatabase } from '../../../test/dump-database.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { auditStore } from '../../people/audit-store.ts';
import { grantFirstAdministrators } from '../../viewer/administrators/first-administrators-store.ts';
import { applyRetention } from './apply-retention.ts';

const admin = 'admin@group.example';
const never = { leavers: 0, feedRuns: 0, audit: 0 };
let directory: TestDirectory;

beforeAll(async () => {
  directory = await openTestDirectory([], { ADMIN_LOGINS: admin });
});

const apply = (days: Partial<typeof never>, signal = new AbortController().signal) =>
  applyRetention({ ...never, ...days }, { database: directory.database, signal });

async function addLeavers(count: number, daysAgo: number): Promise<void> {
  const people = Array.from({ length: count }, (_, index) => ({
    login: `leaver-${daysAgo}-${index}@group.example`,
    lastName: `Retained${daysAgo}`,
  }));
  const ids = await addPeople(directory.database.kysely, people);
  await sql`update people set left_at = now() - make_interval(days => ${daysAgo}) where id = any(${ids}::bigint[])`.execute(
    directory.database.kysely,
  );
}

describe('leavers', () => {
  test('are erased after the configured days, in batches, each with an audit entry', async () => {
    await addLeavers(60, 91);
    await addLeavers(3, 89);
    expect(await apply({})).toEqual(never);
    expect(await apply({ leavers: 90 })).toEqual({ ...never, leavers: 60 });
    const dump = await dumpDatabase(directory.database.kysely);
    expect(dump).not.toContain('leaver-91-');
    expect(dump).toContain('leaver-89-2@group.example');
    const { output } = await directory.as(admin).call(listAudit, { query: { kind: 'person.erased', limit: '200' } });
    expect(output).toHaveLength(60);
    expect(output[0]).toMatchObject({ actor: 'retention', subject: expect.stringMatching(/^erased person \d+$/) });
    expect(await apply({ leavers: 90 })).toEqual(never);
  });

  test('are erased with one pass over the audit log for a whole batch', async () => {
    await addLeavers(90, 92);
    const statements = await directory.statementsOf(() => apply({ leavers: 90 }));
    const passes = statements.filter((statement) => /from audit_trail where id > /.test(statement));
    // One before the transaction, and one for entries that were added since.
    expect(passes).toHaveLength(2);
  });

  test('are not erased when the run is stopped', async () => {
    await addLeavers(1, 95);
    expect(await apply({ leavers: 90 }, AbortSignal.abort())).toEqual(never);
    expect(await apply({ leavers: 90 })).toEqual({ ...never, leavers: 1 });
  });

  test('who are named in ADMIN_LOGINS are not restored by the next start', async () => {
    const { database } = directory;
    const login = 'former-admin@group.example';
    await grantFirstAdministrators(database, [login]);
    const [id] = await addPeople(database.kysely, [{ login }]);
    await sql`update people set left_at = now() - interval '99 days' where id = ${id}`.execute(database.kysely);
    await apply({ leavers: 90 });
    await grantFirstAdministrators(database, [login]);
    expect(await dumpDatabase(database.kysely)).not.toContain('former-admin');
  });
});

test('feed runs are deleted with their faults', async () => {
  const { kysely } = directory.database;
  await sql`
    with run as (
      insert into feed_runs (feed, kind, started_at, finished_at, figures, rejected)
      select 'old', 'csv', now() - make_interval(days => day), now() - make_interval(days => day), '{}', '[]'
      from generate_series(1, 400) as day returning id)
    insert into feed_faults (run_id, position, line, field, code, reason) select id, 0, 2, '', 'error.e2', 'is wrong' from run`.execute(
    kysely,
  );
  expect(await apply({ feedRuns: 365 })).toEqual({ ...never, feedRuns: 36 });
  const { rows } = await sql`select count(*)::integer as count from feed_faults`.execute(kysely);
  expect(rows).toEqual([{ count: 364 }]);
});

describe('the audit log', () => {
  test('deletes entries that are older than configured, except those of the first administrators', async () => {
    const { kysely } = directory.database;
    await sql`
      insert into audit_trail (at, actor, kind, subject)
      select now() - make_interval(days => day), 'x', 'card.on', 'x' from generate_series(1, 1200) as day`.execute(
      kysely,
    );
    await sql`
      insert into audit_trail (at, actor, kind, subject)
      values (now() - interval '9 years', 'configuration', 'administrator.added', 'first@group.example')`.execute(
      kysely,
    );
    expect(await apply({ audit: 1095 })).toEqual({ ...never, audit: 106 });
    expect(await dumpDatabase(kysely)).toContain('first@group.example');
  });

  test('cannot be updated, truncated or deleted from in any other way', async () => {
    const { kysely } = directory.database;
    const entry = {
      actor: 'a',
      kind: 'card.on',
      subject: 'b',
      before: { isOn: false },
      after: { isOn: true },
    } as const;
    await auditStore(kysely).record(entry);
    const attempts = [
      `update audit_trail set kind = 'card.off'`,
      `update audit_trail set at = now()`,
      `update audit_trail set actor = 'somebody'`,
      `update audit_trail set after = '{"isOn": false}' where actor = 'a'`,
      `update audit_trail set after = '{"isOn": "erased", "more": "erased"}' where actor = 'a'`,
      `update audit_trail set after = '{}' where actor = 'a'`,
      `update audit_trail set after = null where actor = 'a'`,
      `delete from audit_trail`,
      `truncate audit_trail`,
    ];
    for (const attempt of attempts) {
      await expect(sql.raw(attempt).execute(kysely), attempt).rejects.toThrow(/audit trail/);
    }
    const young = directory.database.transaction(async (queries) => {
      await sql`select set_config('directory.audit_retention_days', '1', true)`.execute(queries);
      await sql`delete from audit_trail where actor = 'a'`.execute(queries);
    });
    await expect(young).rejects.toThrow(/audit trail/);
  });
});

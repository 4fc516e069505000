import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeTestDatabaseUrl } from '../../../test/test-database.ts';
import { openTlsProxy, tlsAuthority } from '../../../test/tls-proxy.ts';
import { databaseBack, databaseLost } from '../../telemetry/events.ts';
import { openDatabase } from '../open-database.ts';
import { DatabaseUnreachableError } from './connection-error.ts';

test('open connections continue to be used when the certificate of the server is rejected, and the reason is reported', async () => {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'authority-'));
  stack.defer(() => rm(folder, { recursive: true }));
  const authority = join(folder, 'ca.pem');
  writeFileSync(authority, tlsAuthority);
  const url = new URL((await makeTestDatabaseUrl()) ?? '');
  const proxy = stack.use(await openTlsProxy({ host: url.hostname, port: Number(url.port) }));
  url.host = `localhost:${proxy.port}`;
  url.searchParams.set('sslmode', 'verify-full');
  url.searchParams.set('sslrootcert', authority);
  const database = await openDatabase({ kind: 'postgresql', url: url.href, poolSize: 4, canListen: false });
  stack.defer(database.close);
  const reasons: unknown[] = [];
  let isBack = false;
  stack.defer(databaseLost.subscribe(({ error }) => reasons.push(error)));
  stack.defer(databaseBack.subscribe(() => (isBack = true)));
  const pid = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid from pg_sleep(0.1)`.execute(
      database.kysely,
    );
    return rows[0]?.pid;
  };
  const first = await pid();

  // As if the certificate had expired: it is rejected from now on.
  writeFileSync(authority, rootCertificates[0] ?? '');
  for (let round = 0; round < 3; round++)
    expect(await Promise.all([pid(), pid(), pid()])).toEqual([first, first, first]);
  expect(database.figures()).toMatchObject({ isAnswering: true, connections: 1 });
  expect(reasons[0]).toBeInstanceOf(DatabaseUnreachableError);
  expect((reasons[0] as Error).message).toContain('The certificate of the database at DATABASE_URL');

  writeFileSync(authority, tlsAuthority);
  await expect.poll(() => isBack, { timeout: 30_000 }).toBe(true);
  await expect.poll(async () => new Set(await Promise.all([pid(), pid()])).size, { timeout: 30_000 }).toBe(2);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../../tools/src/free-port.ts';
import { serverUser } from '../../../tools/src/postgresql-cluster.ts';
import type { Cluster } from '../../../tools/src/postgresql-cluster.ts';
import { runCommand } from '../../../tools/src/run-command.ts';
import { databaseServer } from '../../../tools/src/system-programs.ts';
import { openSession } from './postgresql.ts';
import { waitUntil } from './wait-until.ts';

/** A hot standby of a cluster, which follows it asynchronously. */
export interface Replica extends AsyncDisposable {
  /** Connection URL of the database that the cluster's `url` names. */
  readonly url: string;
  /** Stops receiving changes, once it has received those made before the call. */
  detach(): Promise<void>;
  /** Ends the recovery, so that it accepts changes. */
  promote(): Promise<void>;
}

/**
 * Copies a cluster and starts the copy as its standby.
 * @throws Error if PostgreSQL is not installed or does not start
 */
export async function startReplica(primary: Cluster): Promise<Replica> {
  const program = databaseServer.find();
  if (program === undefined) throw new Error(`Install PostgreSQL: apt-get install ${databaseServer.debianPackage}`);
  const folder = mkdtempSync(join(tmpdir(), 'replica-'));
  const user = serverUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const from = new URL(primary.url);
  const source = ['-h', from.hostname, '-p', from.port, '-U', from.username];
  const copy = ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync', ...source];
  const copied = await runCommand(join(dirname(program), 'pg_basebackup'), copy, { user });
  if (copied.code !== 0) throw new Error(`pg_basebackup failed: ${copied.output}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200'];
  const parameters = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(dirname(program), 'postgres'), parameters, { stdio: 'ignore', detached: true, ...user });
  const url = new URL(primary.url);
  url.port = String(port);
  const run = async (...statements: readonly string[]) => {
    await using session = await openSession(url.href);
    let rows: readonly Record<string, unknown>[] = [];
    for (const statement of statements) rows = await session.query(statement);
    return rows[0];
  };
  const accepts = async () => await run('select 1').then(Boolean, () => false);
  if ((await waitUntil(accepts, 30_000)) === undefined) throw new Error('The standby did not start.');
  return {
    url: url.href,
    async detach() {
      await using session = await openSession(primary.url);
      const [current] = await session.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
      const hasReceived = async () => {
        const position = await run(`select pg_last_wal_replay_lsn() >= '${current?.lsn}' as "isReached"`);
        return position?.['isReached'] === true;
      };
      if ((await waitUntil(hasReceived, 10_000)) === undefined) throw new Error('The standby does not follow.');
      await run("alter system set primary_conninfo = ''", 'select pg_reload_conf()');
      const isDetached = async () =>
        (await run('select count(*)::integer as n from pg_stat_wal_receiver'))?.['n'] === 0;
      if ((await waitUntil(isDetached, 10_000)) === undefined) throw new Error('The standby still follows.');
    },
    promote: async () => void (await run('select pg_promote()')),
    async [Symbol.asyncDispose]() {
      const ended = once(server, 'exit');
      if (server.kill('SIGQUIT')) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

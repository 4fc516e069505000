import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/src/free-port.ts';
import { serverUser } from '../../../tools/src/postgresql-cluster.ts';
import { connectionPooler } from '../../../tools/src/system-programs.ts';
import { waitUntil } from './wait-until.ts';

/** PgBouncer in transaction mode: each transaction of a client may get another connection to the server. */
export interface Pooler extends AsyncDisposable {
  /** URL of the database through the pooler. */
  readonly url: string;
  kill(): Promise<void>;
  /** Starts it again, on the same port. Resolves when it accepts connections. */
  start(): Promise<void>;
}

/** Number of connections of the pooler to the server. */
const poolSize = 8;

/**
 * Starts PgBouncer in front of a PostgreSQL server that trusts local connections.
 * @throws Error if PgBouncer is not installed
 */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const program = connectionPooler.find();
  if (program === undefined) throw new Error(`Install PgBouncer: apt-get install ${connectionPooler.debianPackage}`);
  const direct = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  const user = serverUser();
  const settings = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${direct.hostname} port=${direct.port} user=${direct.username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    'max_client_conn = 200',
    'server_connect_timeout = 3',
    'server_login_retry = 1',
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  if (user !== undefined) for (const path of [folder, settings]) chownSync(path, user.uid, user.gid);
  let running: ChildProcess;
  const start = async () => {
    running = spawn(program, ['-q', settings], { stdio: 'ignore', ...user });
    if ((await waitUntil(() => accepts(port), 10_000)) === undefined) throw new Error('PgBouncer did not start.');
  };
  const kill = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  await start();
  const url = new URL(databaseUrl);
  url.port = String(port);
  return { url: url.href, kill, start, [Symbol.asyncDispose]: kill };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

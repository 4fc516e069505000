import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { runCommand } from './run-command.ts';

/** A PostgreSQL cluster in a temporary folder, for one run of the tests. */
export interface Cluster extends AsyncDisposable {
  /** Connection URL of a database; its role may create others. */
  readonly url: string;
  /** Id of the postmaster process. */
  pid(): number;
  /** Ends all processes with SIGKILL, like a crash. The data stay. */
  kill(): Promise<void>;
  /** Starts again, on the same port. Resolves when it accepts connections. */
  start(): Promise<void>;
  /** Suspends all processes (SIGSTOP), or resumes them (SIGCONT). */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void>;
}

/** Commits do not wait for the disk, since test data need not survive a crash. */
const withoutDurability = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/**
 * Starts a cluster on a free port of the loopback interface. Disposing it stops the cluster and removes its folder.
 * @param bin folder of PostgreSQL's programs
 * @param options isDurable: every commit waits for the disk, as in production; parent: the folder in which its folder is made
 * @throws Error with PostgreSQL's output when it does not start
 */
export async function startCluster(
  bin: string,
  options: { isDurable?: boolean; parent?: string } = {},
): Promise<Cluster> {
  const folder = mkdtempSync(join(options.parent ?? tmpdir(), 'directory-postgresql-'));
  const user = serverUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const create = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const created = await runCommand(join(bin, 'initdb'), create, { user });
  if (created.code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL's initdb failed: ${created.output}`);
  }
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...(options.isDurable === true ? [] : withoutDurability),
  ];
  const parameters = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  let server: ChildProcess;
  const start = async () => {
    server = spawn(join(bin, 'postgres'), parameters, { stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...user });
    await ready(server);
  };
  // Otherwise the processes would outlive an interrupted run.
  const endWithThisProcess = () => void server.kill('SIGQUIT');
  process.once('exit', endWithThisProcess);
  const end = async (signalAll: () => Promise<void>) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    await signalAll();
    await ended;
  };
  const stop = async () => {
    process.off('exit', endWithThisProcess);
    await end(async () => void server.kill('SIGQUIT'));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    pid: () => server.pid ?? 0,
    start,
    kill: () => end(() => signalFamily(server.pid, 'SIGKILL')),
    signal: (signal) => signalFamily(server.pid, signal),
    [Symbol.asyncDispose]: stop,
  };
}

/**
 * Sends a signal to a process and its children, since each process of PostgreSQL has its own process group. The parent is stopped first, so
 * that it cannot start another child in the meantime.
 */
async function signalFamily(pid: number | undefined, signal: NodeJS.Signals): Promise<void> {
  if (pid === undefined) return;
  const send = (member: number, sent: NodeJS.Signals) => {
    try {
      process.kill(member, sent);
    } catch {
      // It has ended in the meantime.
    }
  };
  send(pid, 'SIGSTOP');
  const { output } = await runCommand('ps', ['-A', '-o', 'pid=,ppid=']);
  const processes = output.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const children = processes.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
  for (const member of [pid, ...children]) send(member, signal);
}

/** The user that the Debian package creates, since PostgreSQL refuses to run as root. Undefined if the current user is not root. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres');
  return { uid: Number(entry?.[2] ?? 65_534), gid: Number(entry?.[3] ?? 65_534) };
}

async function ready(server: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
    server.once('error', reject);
  });
}

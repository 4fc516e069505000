import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';

/** Root folder of the repository. */
export const root = resolve(import.meta.dirname, '../..');

/** A command of node_modules, as the parameters of the pinned Node. */
export const tool = (path: string) => join(root, 'node_modules', path);

export interface TaskOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Ends the command, and whatever it started, when it fires. */
  readonly signal?: AbortSignal;
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
}

/** How a command ended, and what it wrote on both streams. */
export interface TaskResult {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a command in the repository's root and keeps what it writes. It gets a process group of its own, so that nothing that it
 * starts outlives it.
 */
export function runTask(
  command: string,
  parameters: readonly string[],
  options: TaskOptions = {},
): Promise<TaskResult> {
  return new Promise((settle) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...options.user,
    });
    const end = () => endGroup(child.pid, 'SIGTERM');
    options.signal?.addEventListener('abort', end);
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => settle({ code: 127, output: error.message }));
    child.once('close', (code, signal) => {
      options.signal?.removeEventListener('abort', end);
      endGroup(child.pid, 'SIGKILL');
      const output = Buffer.concat(chunks).toString();
      settle({ code: code ?? 128 + (signal === null ? 0 : constants.signals[signal]), output });
    });
  });
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has gone already.
  }
}

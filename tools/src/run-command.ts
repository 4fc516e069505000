import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';

/** Root folder of the repository. */
export const root = resolve(import.meta.dirname, '../..');

/** Path of a script in node_modules, to be run by the pinned Node. */
export const tool = (path: string) => join(root, 'node_modules', path);

export interface CommandOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Stops the command and every process it started. */
  readonly signal?: AbortSignal;
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
}

/** Exit code of a command, and its output on both streams. */
export interface FinishedCommand {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a command in the repository's root and collects its output. The command is the leader of a new process group, so that
 * every process it starts can be stopped with it.
 */
export function runCommand(
  command: string,
  parameters: readonly string[],
  options: CommandOptions = {},
): Promise<FinishedCommand> {
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
    if (options.signal?.aborted === true) end();
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => {
      options.signal?.removeEventListener('abort', end);
      settle({ code: 127, output: error.message });
    });
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
    // Every process of the group has ended already.
  }
}

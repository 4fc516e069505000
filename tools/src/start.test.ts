import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { folderWithDatabase } from '../test/start-directory.ts';
import { cleanEnvironment, temporaryFolder } from './running-directory.ts';
import { root } from './run-command.ts';

interface Started {
  readonly process: ChildProcess;
  /** Resolves when the process and all its descendants, which share its output streams, have ended. */
  readonly allEnded: Promise<unknown>;
  readonly address: Promise<string>;
}

const started: ChildProcess[] = [];

/** Starts a command as the leader of a process group, so that `afterEach` can stop processes that a failed test leaves running. */
function start(command: string, parameters: readonly string[], dataFolder = folderWithDatabase()): Started {
  const child = spawn(command, parameters, {
    cwd: root,
    env: cleanEnvironment({ PORT: '0', DEMO_PEOPLE: '20', DATA_DIR: dataFolder }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  started.push(child);
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [found] = /https?:\/\/127[\w.:]+(?=\s)/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    }
    child.once('close', () => reject(new Error(`It ended before it was ready: ${output}`)));
  });
  address.catch(() => {});
  return { process: child, allEnded: once(child, 'close'), address };
}

afterEach(() => {
  for (const { pid } of started.splice(0)) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // Every process of the group has ended.
    }
  }
});

describe('npm start', { timeout: 180_000 }, () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('the server ends after %s to npm', async (signal) => {
    const npm = start('npm', ['start']);
    const address = await npm.address;
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
    npm.process.kill(signal);
    await npm.allEnded;
    await expect(fetch(`${address}/health/live`)).rejects.toThrow('fetch failed');
  });

  test('the server ends after SIGKILL to tools/start.mjs', async () => {
    const script = start(process.execPath, ['tools/start.mjs'], temporaryFolder());
    const address = await script.address;
    script.process.kill('SIGKILL');
    await script.allEnded;
    await expect(fetch(`${address}/health/live`)).rejects.toThrow('fetch failed');
  });

  test('the server ends when its parent ends during the start', async () => {
    const server = start(process.execPath, ['server/src/main.ts']);
    server.process.disconnect();
    // NOTE: Node emits no 'close' after a disconnect() by the parent.
    expect(await once(server.process, 'exit')).toEqual([1, null]);
  });
});

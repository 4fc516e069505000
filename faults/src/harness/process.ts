import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../../tools/src/run-command.ts';
import { cleanEnvironment } from '../../../tools/src/running-directory.ts';
import type { Ending } from '../../../tools/src/running-directory.ts';

/** A process that may be killed at any moment. */
export interface Started extends AsyncDisposable {
  readonly ended: Promise<Ending>;
  kill(signal: NodeJS.Signals): void;
  output(): string;
}

/** Starts `npm run people -- …`. */
export function startCommand(environment: Record<string, string>, ...parameters: string[]): Started {
  return startScript('tools/src/people.ts', environment, parameters);
}

/** Starts a script of the repository without waiting for anything. */
export function startScript(
  script: string,
  environment: Record<string, string>,
  parameters: readonly string[] = [],
): Started {
  const child = spawn(process.execPath, [join(root, script), ...parameters], {
    cwd: root,
    env: cleanEnvironment(environment),
    // The channel carries no messages. It closes when this process ends, upon which a node stops too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'close').then(([code]): Ending => ({ code: code as number | null, output }));
  return {
    ended,
    kill: (signal) => void child.kill(signal),
    output: () => output,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

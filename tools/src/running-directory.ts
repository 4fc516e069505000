import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './run-command.ts';

/** A running server process with an embedded database in a temporary folder. `await using` stops it. */
export interface Directory extends AsyncDisposable {
  /** Scheme, host and port. */
  readonly address: string;
  readonly dataFolder: string;
  /** Id of the process. */
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  /** Stops the process and keeps its data, as before a restart. */
  stop(): Promise<void>;
  /** Sends a signal, `times` times, and waits for the process to end. */
  end(signal: NodeJS.Signals, times?: number): Promise<Ending>;
}

/** Exit code and output of a process. */
export interface Ending {
  readonly code: number | null;
  readonly output: string;
}

type Environment = Record<string, string>;

/** Creates an empty folder, which `ownTemporaryFolder` removes. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'data-'));
}

/** An environment without the developer's settings. It contains only the search path, the locale and the given variables. */
export function cleanEnvironment(environment: Environment): Environment {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG'].map((name) => [name, process.env[name] ?? '']);
  return { ...Object.fromEntries(kept), NO_COLOR: '1', ...environment };
}

/** The variables that every npm script gets from tools/bootstrap.mjs. */
const ofBootstrap = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
};

/** The environment of a script as npm starts it. The cached code saves a third of the processor time of a start. */
export function scriptEnvironment(environment: Environment): Environment {
  return { ...ofBootstrap, ...cleanEnvironment(environment) };
}

/** The same option as in tools/start.mjs. */
const semiSpaceFor = ({ DATABASE_URL = '' }: Environment) => `--max-semi-space-size=${DATABASE_URL === '' ? 8 : 16}`;
const serverScript = join(root, 'server/src/main.ts');
/** Milliseconds that a node has to stop after SIGTERM in the samples for systemd, Kubernetes and Compose. */
const longestEnd = 40_000;

/**
 * Starts the server and waits until it prints its address.
 * @param script the server's main file, or the script of `npm start`
 * @throws Error with its output if it ends instead
 */
export async function startDirectory(environment: Environment = {}, script = serverScript): Promise<Directory> {
  const settings = {
    PORT: '0',
    DEMO_PEOPLE: '100',
    LOG_LEVEL: 'warn',
    DATA_DIR: environment['DATA_DIR'] ?? temporaryFolder(),
    // Contains no word of the interface texts, so that it is not reported as a text in the wrong language.
    BRAND_NAME: 'Quill Group',
    RATE_LIMIT_PER_MINUTE: '100000',
    ...environment,
  };
  const server = launch(settings, script);
  const address = await Promise.race([server.address, server.ended]);
  if (typeof address !== 'string') throw new Error(`The directory did not start: ${address.output}`);
  const end = async (signal: NodeJS.Signals, times = 1) => {
    for (let time = 0; time < times; time++) server.kill(signal);
    const ending = await Promise.race([server.ended, pause(longestEnd, undefined, { ref: false })]);
    if (ending !== undefined) return ending;
    server.kill('SIGKILL');
    throw new Error(`The directory did not end within ${longestEnd} ms: ${server.output()}`);
  };
  const stop = async () => {
    await end('SIGTERM');
  };
  return {
    address,
    dataFolder: settings.DATA_DIR,
    pid: server.pid,
    output: server.output,
    end,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** Starts the server with settings that it should reject, and waits for its end. */
export async function startExpectingFailure(environment: Environment): Promise<Ending> {
  const server = launch({ PORT: '0', DATA_DIR: temporaryFolder(), DEMO_PEOPLE: '0', ...environment });
  const ending = await Promise.race([server.ended, server.address]);
  if (typeof ending !== 'string') return ending;
  server.kill('SIGKILL');
  throw new Error(`The directory started at ${ending}`);
}

function launch(environment: Environment, script = serverScript) {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: scriptEnvironment({ NODE_OPTIONS: semiSpaceFor(environment), ...environment }),
    // The IPC channel carries no messages. It closes when this process ends, even by SIGKILL, and the server then stops too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const ready = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [address] = /https?:\/\/[\w.:[\]-]+(?=\s)/.exec(output) ?? [];
      if (address !== undefined) ready.resolve(address);
    });
  }
  const ended = once(child, 'close').then(([code]): Ending => ({ code: code as number | null, output }));
  const kill = (signal: NodeJS.Signals) => child.kill(signal);
  return { address: ready.promise, ended, pid: child.pid ?? 0, output: () => output, kill };
}

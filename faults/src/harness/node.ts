import { processMemory } from '../../../attack/src/harness/process-memory.ts';
import type { ForgingProvider } from '../../../attack/src/harness/provider.ts';
import { withoutLimits } from '../../../attack/src/harness/target.ts';
import { startDirectory } from '../../../tools/src/running-directory.ts';
import type { Directory } from '../../../tools/src/running-directory.ts';
import { openRequests } from './requests.ts';
import type { Requests } from './requests.ts';
import { waitUntil } from './wait-until.ts';

export type Environment = Readonly<Record<string, string>>;

/** An administrator from the first start. */
export const keeper = 'keeper@group.example';

/** A node of the directory, in a process that can be killed and restarted. */
export interface Node extends AsyncDisposable {
  readonly requests: Requests;
  readonly dataFolder: string;
  address(): string;
  isReady(): Promise<boolean>;
  /** Starts it again with the same settings and data, and additional variables. Returns the milliseconds until it is ready. */
  start(more?: Environment): Promise<number>;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
  /** Ends it with SIGTERM. Returns the exit code. */
  stop(): Promise<number | null>;
  /** Stops all execution in the process (SIGSTOP), until `thaw`. Its connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Whether the process has ended by itself. */
  hasEnded(): boolean;
  /** Resident memory in megabytes. */
  memory(): number;
  /** The output of all its processes so far. */
  output(): string;
}

/** The common settings of all nodes, with the given ones added. */
export function nodeSettings(provider: ForgingProvider, environment: Environment): Record<string, string> {
  return {
    PORT: '0',
    ...withoutLimits,
    DEMO_PEOPLE: '0',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    PUBLIC_ORIGIN: 'https://directory.example',
    ADMIN_LOGINS: keeper,
    SHUTDOWN_DELAY_SECONDS: '0',
    ...environment,
  };
}

/** Starts a node and waits until it is ready. */
export async function startNode(provider: ForgingProvider, environment: Environment): Promise<Node> {
  const settings = nodeSettings(provider, environment);
  let directory: Directory = await startDirectory(settings);
  let earlier = '';
  const address = () => directory.address;
  const requests = openRequests(address, provider, keeper);
  const isReady = async () => (await requests.get('', '/health/ready')).status === 200;
  const hasEnded = () => !isRunning(directory.pid);
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return null;
    return (await directory.end(signal)).code;
  };
  const node: Node = {
    requests,
    dataFolder: directory.dataFolder,
    address,
    isReady,
    hasEnded,
    start: async (more = {}) => {
      const begin = performance.now();
      earlier += directory.output();
      directory = await startDirectory({ ...settings, ...more, DATA_DIR: directory.dataFolder });
      if ((await waitUntil(isReady, 60_000)) === undefined) throw new Error('A node is not ready within 60 s.');
      return performance.now() - begin;
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    freeze: () => void process.kill(directory.pid, 'SIGSTOP'),
    thaw: () => void process.kill(directory.pid, 'SIGCONT'),
    memory: () => processMemory(directory.pid).now,
    output: () => earlier + directory.output(),
    [Symbol.asyncDispose]: async () => void (await end('SIGKILL')),
  };
  if ((await waitUntil(isReady, 60_000)) === undefined) throw new Error('A node is not ready within 60 s.');
  return node;
}

/** Whether a process with that id exists. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

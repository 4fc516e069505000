import { setTimeout as pause } from 'node:timers/promises';
import type { TimedClient } from './timed-client.ts';

/** Milliseconds within which a response that the server has sent arrives. */
const responseDelay = 1000;

/** Runs a query on a connection outside the pool. */
type QueryDirectly = <Result>(work: (client: TimedClient) => Promise<Result>) => Promise<Result>;

/** Closes connections that wait for the response to a statement that the server is not executing. */
export async function closeDeadConnections(
  clients: Iterable<TimedClient>,
  queryDirectly: QueryDirectly,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...clients].filter(({ isWaiting }) => isWaiting).map(progressOf);
  await pause(responseDelay, undefined, { ref: false, signal }).catch(() => {});
  if (!waiting.some(isStuck) || signal.aborted) return;
  const executing = await queryDirectly(findExecuting);
  // A response that arrived in the meantime has been read before the response to this query, so the filter sees it.
  const stuck = waiting.filter(isStuck);
  for (const { client } of stuck) if (executing?.has(client.processID) === false) client.socket.destroy();
}

/**
 * Process ids of the connections on which the server is executing a statement; undefined behind a connection pooler, which reports
 * different ids to its clients.
 */
async function findExecuting(client: TimedClient): Promise<ReadonlySet<number | null> | undefined> {
  const { rows } = await client.query<{ pid: number; own: number }>(
    "select pid, pg_backend_pid() as own from pg_stat_activity where state = 'active'",
  );
  return rows[0]?.own === client.processID ? new Set(rows.map(({ pid }) => pid)) : undefined;
}

/** A snapshot of the communication on a connection. */
interface Progress {
  readonly client: TimedClient;
  readonly statements: number;
  readonly bytesRead: number;
}

function progressOf(client: TimedClient): Progress {
  return { client, statements: client.statements, bytesRead: client.socket.bytesRead };
}

/** Whether a client is still waiting for the response to the same statement, and nothing has arrived since the snapshot. */
function isStuck({ client, statements, bytesRead }: Progress): boolean {
  return client.isWaiting && statements === client.statements && bytesRead === client.socket.bytesRead;
}

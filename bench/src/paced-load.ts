import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from './http-load.ts';
import type { Connection } from './http-load.ts';

/** A request, and the name under which its time is recorded. */
export interface NamedRequest {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Load {
  /** Connections are distributed over these addresses in turn. */
  readonly addresses: readonly string[];
  readonly connections: number;
  /** Number of requests started per second. If infinite, each connection sends its next request as soon as it has a response. */
  readonly perSecond: number;
  readonly seconds: number;
  readonly next: () => NamedRequest;
}

export interface LoadResult {
  readonly seconds: number;
  /** Number of responses with a status other than 200, and of broken connections. */
  readonly errors: number;
  /** Milliseconds of all requests, in ascending order. */
  readonly times: readonly number[];
  readonly timesOf: ReadonlyMap<string, readonly number[]>;
}

/**
 * Sends requests at a steady rate. A request that has to wait for a free connection is timed from the moment at which it should have been
 * sent, which avoids coordinated omission: a server that pauses would otherwise be measured with fewer requests.
 */
export async function sendAtRate({ addresses, connections, perSecond, seconds, next }: Load): Promise<LoadResult> {
  const timesOf = new Map<string, number[]>();
  let errors = 0;
  let count = 0;
  const open = await Promise.all(
    Array.from({ length: connections }, (_, index) => openConnection(addresses[index % addresses.length] ?? '')),
  );
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(open.map(sendInTurn));
  const lasted = (performance.now() - start) / 1000;
  for (const connection of open) connection.close();
  const times = [...timesOf.values()].flat().toSorted((one, other) => one - other);
  return { seconds: lasted, errors, times, timesOf };

  async function sendInTurn(connection: Connection): Promise<void> {
    for (;;) {
      const planned = Number.isFinite(perSecond) ? start + (count++ / perSecond) * 1000 : performance.now();
      if (planned >= end) return;
      const early = planned - performance.now();
      if (early > 0) await pause(early);
      const from = early > 0 ? performance.now() : planned;
      const { name, bytes } = next();
      try {
        const { isSuccess } = await connection.send(bytes);
        if (!isSuccess) errors += 1;
      } catch {
        errors += 1;
        return;
      }
      const ofName = timesOf.get(name) ?? [];
      timesOf.set(name, ofName);
      ofName.push(performance.now() - from);
    }
  }
}

/** A percentile of sorted times. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

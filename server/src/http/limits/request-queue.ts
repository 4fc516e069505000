import type { FastifyReply } from 'fastify';
import { HttpError } from '../http-error.ts';
import { limitReports } from './limit-reports.ts';
import { whenClosed } from './when-closed.ts';

/**
 * Maximum number of requests in progress per key. They are fewer than the default number of connections in a pool, so that a connection is
 * left for others.
 */
export const requestsAtOnce = {
  /** A page sends several at once, and some responses may be read slowly. */
  user: 8,
  /** SCIM requests mostly wait for the database. */
  scimToken: 4,
  /** Each request may read 500 people. */
  apiToken: 2,
} as const;

/**
 * Maximum number of waiting requests per key. A client that does not read its responses would otherwise let them pile up for 15 minutes.
 */
const maxWaiting = 500;
const secondsToWait = 2;

interface Turns {
  inProgress: number;
  /** Callbacks that start the waiting requests, in order. */
  readonly waiting: (() => void)[];
}

/**
 * Queues the requests with the same key, so that a client that sends hundreds at once does not hold up others. At most `maxInProgress` of
 * them are in progress until their responses are sent, and only one starts per turn of the event loop. Resolves when the request may start.
 * Call it before the body is read.
 * @throws HttpError `request.too-many` if too many are waiting
 */
export function fairTurns(maxInProgress: number): (reply: FastifyReply, key: string) => Promise<void> {
  const report = limitReports('waiting');
  const turnsOf = new Map<string, Turns>();
  /** Keys for which a request has started in this turn of the event loop. */
  const begun = new Set<string>();

  return (reply, key) =>
    new Promise((resolve) => {
      const turns = turnsOf.get(key) ?? { inProgress: 0, waiting: [] };
      if (turns.waiting.length >= maxWaiting) {
        report(reply.request);
        throw new HttpError('request.too-many', { retryAfter: secondsToWait });
      }
      turnsOf.set(key, turns);
      turns.waiting.push(() => {
        turns.inProgress += 1;
        whenClosed(reply, () => {
          turns.inProgress -= 1;
          beginNext(key);
        });
        resolve();
      });
      beginNext(key);
    });

  function beginNext(key: string): void {
    const turns = turnsOf.get(key);
    if (turns === undefined || begun.has(key) || turns.inProgress >= maxInProgress) return;
    const begin = turns.waiting.shift();
    if (begin === undefined) {
      if (turns.inProgress === 0) turnsOf.delete(key);
      return;
    }
    if (begun.size === 0) setImmediate(endTurn);
    begun.add(key);
    begin();
  }

  function endTurn(): void {
    const keys = [...begun];
    begun.clear();
    for (const key of keys) beginNext(key);
  }
}

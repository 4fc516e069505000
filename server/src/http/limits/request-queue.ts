import type { FastifyReply } from 'fastify';
import { HttpError } from '../http-error.ts';
import { limitReports } from './limit-reports.ts';
import { whenClosed } from './when-closed.ts';

/** Requests that may be in progress with the same key. Fewer than a pool has connections by default: others find one. */
export const requestsAtOnce = {
  /** A page sends some, and its user may read others slowly. */
  user: 8,
  /** Of SCIM: mostly waits for the database. */
  scimToken: 4,
  /** May read 500 people with each request. */
  apiToken: 2,
} as const;

/** Requests with the same key that wait: somebody may leave answers unread, which nothing ends for a quarter of an hour. */
const maxWaiting = 500;
const secondsToWait = 2;

interface Turns {
  inProgress: number;
  /** Begin the requests that wait, in order. */
  readonly waiting: (() => void)[];
}

/**
 * Lets the requests with the same key wait for one another, so that somebody who sends hundreds at once holds up nobody else: a few of them are in
 * progress until their answers are sent, and in each turn of the event loop only one begins. It resolves when the request may begin.
 * Called before the body is read.
 * @throws HttpError `request.too-many` where too many wait
 */
export function fairTurns(maxInProgress: number): (reply: FastifyReply, key: string) => Promise<void> {
  const report = limitReports('waiting');
  const turnsOf = new Map<string, Turns>();
  /** Keys of which a request has begun in this turn of the event loop. */
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

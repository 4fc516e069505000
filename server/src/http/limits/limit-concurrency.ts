import { takeTurns } from './fair-queue.ts';

/**
 * Limits how many tasks run at once and how many may wait, in FIFO order.
 * @throws HttpError `provider.unavailable` if the queue is full
 */
export function limitConcurrency(
  atOnce: number,
  waiting: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const inTurn = takeTurns({ atOnce: () => atOnce, waiting, waitingOfKey: waiting, full: 'provider.unavailable' });
  return (work) => inTurn('', work);
}

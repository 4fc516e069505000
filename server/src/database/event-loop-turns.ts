import { setImmediate } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

/** Milliseconds without a turn of the event loop after which a statement is followed by one. */
const longestWork = 8;

/**
 * Gives the event loop a turn after statements of the embedded database, which run on it.
 * NOTE: awaiting them is not enough. Their promises are settled already, so that one statement after the other would run before anything else.
 */
export function eventLoopTurns(): KyselyPlugin {
  let lastTurn = performance.now();
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (performance.now() - lastTurn >= longestWork) {
        await setImmediate();
        lastTurn = performance.now();
      }
      return result;
    },
  };
}

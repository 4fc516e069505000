import { HttpError } from '../../http/http-error.ts';
import { Allowance } from './token-bucket.ts';
import { takeTurns } from '../../http/limits/fair-queue.ts';

/** How many tokens that the provider does not know may reach it: of one network, and of all together. Ten networks cannot use up the second. */
const rejectedOfNetwork = { burst: 15, perMinute: 15 };
const rejectedInAll = { burst: 200, perMinute: 300 };
/** How many look-ups may wait, in all and of one network. Ten networks cannot fill the queue. */
const queue = { waiting: 5000, waitingOfKey: 400, full: 'request.too-many' } as const;

export interface UnknownTokens {
  /** Whether the provider may be asked about another token of this network. */
  mayAsk(network: string): boolean;
  /**
   * Runs `ask` when it is its turn.
   * @throws HttpError `request.too-many` when the queue is full, or when too many tokens were rejected before its turn
   */
  askInTurn<Answer>(network: string, ask: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Look-ups of tokens that show no sign of being real. Each one that the provider rejects uses up an allowance of its network, and one of all
 * networks. No more run at once than could be rejected within what is left, so that look-ups at the same time cannot exceed it.
 *
 * @param options.atOnce look-ups at the same time
 */
export function unknownTokens({ atOnce, elapsed }: { atOnce: number; elapsed: () => number }): UnknownTokens {
  const ofNetwork = new Allowance({ ...rejectedOfNetwork, elapsed });
  const inAll = new Allowance({ ...rejectedInAll, elapsed });
  const inTurn = takeTurns({
    ...queue,
    atOnce: () => Math.min(atOnce, inAll.left('')),
    atOnceOfKey: (network) => ofNetwork.left(network),
  });
  const mayAsk = (network: string) => ofNetwork.left(network) >= 1 && inAll.left('') >= 1;

  return {
    mayAsk,
    askInTurn: (network, ask) =>
      inTurn(network, async () => {
        if (!mayAsk(network)) throw new HttpError('request.too-many', { retryAfter: 1 });
        try {
          return await ask();
        } catch (error) {
          if (isRejection(error)) {
            ofNetwork.spend(network);
            inAll.spend('');
          }
          throw error;
        }
      }),
  };
}

/** Whether the provider answered that it does not accept the token. */
export function isRejection(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

import { HttpError } from '../../http/http-error.ts';
import { Allowance } from './token-bucket.ts';
import { takeTurns } from '../../http/limits/fair-queue.ts';

/** Rate limits of rejected tokens, per network and in total. Ten networks cannot use up the total. */
const rejectedOfNetwork = { burst: 15, perMinute: 15 };
const rejectedInAll = { burst: 200, perMinute: 300 };
/** Maximum number of waiting lookups, in total and per network. Ten networks cannot fill the queue. */
const queue = { waiting: 5000, waitingOfKey: 400, full: 'request.too-many' } as const;

export interface UnknownTokens {
  /** Whether the provider may be asked about another token of this network. */
  mayAsk(network: string): boolean;
  /**
   * Runs `ask` when it is its turn.
   * @throws HttpError `request.too-many` if the queue is full, or if too many tokens have been rejected before its turn
   */
  askInTurn<Answer>(network: string, ask: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Lookups of tokens that show no sign of being real. Each token that the provider rejects counts against the rate limits of its network and
 * of all networks. The number of concurrent lookups never exceeds what is left of the limits, so that they cannot be exceeded together.
 *
 * @param options.atOnce maximum number of concurrent lookups
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

/** Whether the error means that the provider rejected the token. */
export function isRejection(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

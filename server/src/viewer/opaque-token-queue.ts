import { HttpError } from '../http/http-error.ts';
import { Allowance } from './allowance.ts';
import { ExpiringCache } from './expiring-cache.ts';
import { takeTurns } from './take-turns.ts';

/** What is known about a request before its token is checked. */
export interface Presenter {
  /** `clientNetwork` of the request. */
  readonly network: string;
  /** The ID token that the client received together with an opaque access token; undefined when it sent none. */
  readonly idToken: string | undefined;
}

export interface OpaqueToken {
  readonly token: string;
  /** A hash of the token. */
  readonly key: string;
  readonly presenter: Presenter;
}

/**
 * Runs `ask`, which asks the provider about the token.
 * @throws HttpError `request.too-many` when too many unknown tokens were rejected or are waiting
 */
export type AskInTurn = <Answer>(opaque: OpaqueToken, ask: () => Promise<Answer>) => Promise<Answer>;

/** Look-ups of unknown tokens at the same time, and how many more may wait, in all and of one network. The provider's own limit leaves room for others beside them. */
const mostUnknown = { atOnce: 15, waiting: 2000, waitingOfKey: 500, full: 'request.too-many' } as const;
/** How many tokens that the provider does not know may reach it: of one network, and of all together. */
const rejectedOfNetwork = { burst: 30, perMinute: 30 };
const rejectedInAll = { burst: 200, perMinute: 300 };
/** New access tokens of one account that its ID token vouches for. */
const vouchedOfSubject = { burst: 10, perMinute: 10 };
const hour = 3_600_000;
const acceptedFor = 12 * hour;
const turnedAwayFor = 60_000;
const mostTokens = 50_000;

/**
 * Protects the provider, and the people who sign in, from floods of random opaque tokens. Nothing but the provider can tell them from real ones,
 * and it is asked at once only about tokens with a sign of being real: those that were accepted before, and those that come with their ID token.
 *
 * Each other token that turns out to be unknown to the provider uses up an allowance of the client's network, and one of all networks. Once one
 * of them is used up, unknown tokens are turned away unasked. A token that comes back after that has allowances of its own: random tokens never do.
 *
 * @param options.vouchedSubject the subject of the ID token, if it belongs to the access token
 */
export function opaqueTokenQueue(options: {
  vouchedSubject: (opaque: OpaqueToken) => Promise<string | undefined>;
  now: () => number;
}): AskInTurn {
  const { vouchedSubject, now } = options;
  const accepted = new ExpiringCache<true>(mostTokens, now);
  const turnedAway = new ExpiringCache<true>(mostTokens, now);
  const vouched = new Allowance({ ...vouchedOfSubject, now });
  const first = rejections(now);
  const repeated = rejections(now);
  const inTurn = takeTurns(mostUnknown);

  return async (opaque, ask) => {
    const answer = (await hasPrecedence(opaque)) ? await remembering(opaque, ask) : await askAboutUnknown(opaque, ask);
    accepted.set(opaque.key, true, now() + acceptedFor);
    return answer;
  };

  async function hasPrecedence(opaque: OpaqueToken): Promise<boolean> {
    if (accepted.get(opaque.key) !== undefined) return true;
    const subject = await vouchedSubject(opaque);
    if (subject === undefined || !vouched.has(subject)) return false;
    vouched.spend(subject);
    return true;
  }

  async function askAboutUnknown<Answer>(opaque: OpaqueToken, ask: () => Promise<Answer>): Promise<Answer> {
    const { network } = opaque.presenter;
    const rejected = turnedAway.get(opaque.key) === undefined ? first : repeated;
    const turnAwayIfSpent = () => {
      if (rejected.ofNetwork.has(network) && rejected.inAll.has('')) return;
      turnedAway.set(opaque.key, true, now() + turnedAwayFor);
      throw new HttpError('request.too-many', { retryAfter: 1 });
    };
    turnAwayIfSpent();
    return await inTurn(network, async () => {
      // Others may have used it up during the wait.
      turnAwayIfSpent();
      try {
        return await remembering(opaque, ask);
      } catch (error) {
        if (isRejection(error)) {
          rejected.ofNetwork.spend(network);
          rejected.inAll.spend('');
        }
        throw error;
      }
    });
  }

  async function remembering<Answer>(opaque: OpaqueToken, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (isRejection(error)) accepted.delete(opaque.key);
      throw error;
    }
  }
}

function rejections(now: () => number) {
  return {
    ofNetwork: new Allowance({ ...rejectedOfNetwork, now }),
    inAll: new Allowance({ ...rejectedInAll, now }),
  };
}

/** Whether the provider answered that it does not accept the token. */
function isRejection(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

import { HttpError } from '../../http/http-error.ts';
import { Allowance } from './token-bucket.ts';
import { ExpiringCache } from './expiring-cache.ts';
import { isRejection, unknownTokens } from './unknown-tokens.ts';

/** What is known about a request before its token is checked. */
export interface Presenter {
  /** `clientNetwork` of the request. Only asked for when the token is not known. */
  readonly network: () => string;
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

/**
 * Look-ups of unknown tokens at the same time, at their first request and when they come back. The provider's own limit leaves capacity for
 * other look-ups beside them.
 */
const firstAtOnce = 10;
const repeatedAtOnce = 5;
/** New access tokens of one account that its ID token vouches for. */
const vouchedOfSubject = { burst: 10, perMinute: 10 };
const hour = 3_600_000;
const acceptedFor = 12 * hour;
const turnedAwayFor = 60_000;
const maxTokens = 50_000;

/**
 * Protects the provider, and the people who sign in, from floods of random opaque tokens. Nothing but the provider can tell them from real ones,
 * and it is asked at once only about tokens with a sign of being real: those that were accepted before, and those that come with their ID token.
 *
 * Each other token that the provider rejects uses up an allowance (see `unknownTokens`). Once it is used up, unknown tokens are turned away unasked. A
 * token that comes back after that has a queue and an allowance of its own, which a flood of random tokens does not use: each of them comes only
 * once.
 *
 * @param options.vouchedSubject the subject of the ID token, if it belongs to the access token
 */
export function opaqueTokenQueue(options: {
  vouchedSubject: (opaque: OpaqueToken) => Promise<string | undefined>;
  /** Milliseconds of a clock that nobody sets. */
  elapsed: () => number;
}): AskInTurn {
  const { vouchedSubject, elapsed } = options;
  const accepted = new ExpiringCache<true>(maxTokens, elapsed);
  const turnedAway = new ExpiringCache<true>(maxTokens, elapsed);
  const vouched = new Allowance({ ...vouchedOfSubject, elapsed });
  const first = unknownTokens({ atOnce: firstAtOnce, elapsed });
  const repeated = unknownTokens({ atOnce: repeatedAtOnce, elapsed });

  return async (opaque, ask) => {
    const answer = (await hasPrecedence(opaque)) ? await remembering(opaque, ask) : await askAboutUnknown(opaque, ask);
    accepted.set(opaque.key, true, elapsed() + acceptedFor);
    return answer;
  };

  async function hasPrecedence(opaque: OpaqueToken): Promise<boolean> {
    if (accepted.get(opaque.key) !== undefined) return true;
    const subject = await vouchedSubject(opaque);
    if (subject === undefined || vouched.left(subject) < 1) return false;
    vouched.spend(subject);
    return true;
  }

  async function askAboutUnknown<Answer>(opaque: OpaqueToken, ask: () => Promise<Answer>): Promise<Answer> {
    const network = opaque.presenter.network();
    const unknown = turnedAway.get(opaque.key) === undefined ? first : repeated;
    try {
      if (!unknown.mayAsk(network)) throw new HttpError('request.too-many', { retryAfter: 1 });
      return await unknown.askInTurn(network, () => remembering(opaque, ask));
    } catch (error) {
      if (error instanceof HttpError && error.code === 'request.too-many')
        turnedAway.set(opaque.key, true, elapsed() + turnedAwayFor);
      throw error;
    }
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

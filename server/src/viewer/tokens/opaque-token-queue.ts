import { HttpError } from '../../http/http-error.ts';
import { Allowance } from './token-bucket.ts';
import { ExpiringCache } from './expiring-cache.ts';
import { isRejection, unknownTokens } from './unknown-tokens.ts';

/** What is known about a request before its token is checked. */
export interface Presenter {
  /** The `clientNetwork` of the request. Only computed for unknown tokens. */
  readonly network: () => string;
  /** The ID token that the client got together with an opaque access token; undefined if it sent none. */
  readonly idToken: string | undefined;
}

export interface OpaqueToken {
  readonly token: string;
  /** A hash of the token. */
  readonly key: string;
  readonly presenter: Presenter;
}

/**
 * Runs `ask`, which asks the provider about the token, when it is its turn.
 * @throws HttpError `request.too-many` if too many unknown tokens were rejected or are waiting
 */
export type AskInTurn = <Answer>(opaque: OpaqueToken, ask: () => Promise<Answer>) => Promise<Answer>;

/**
 * Maximum number of concurrent lookups of unknown tokens that are sent for the first time. Together with `repeatedAtOnce`, they leave
 * capacity for other lookups within the provider's limit (`maxQuestions`).
 */
const firstAtOnce = 10;
/** The same for unknown tokens that are sent again after they were turned away. */
const repeatedAtOnce = 5;
/** Rate limit per account for new access tokens that an ID token vouches for. */
const vouchedOfSubject = { burst: 10, perMinute: 10 };
const hour = 3_600_000;
const acceptedFor = 12 * hour;
const turnedAwayFor = 60_000;
const maxTokens = 50_000;

/**
 * Protects the provider, and the people who sign in, from floods of random opaque tokens. Only the provider can distinguish random tokens
 * from real ones. It is asked immediately only about tokens that are likely to be real: those that were accepted before, and those sent
 * with their ID token.
 *
 * All other tokens are unknown. Each one that the provider rejects counts against a rate limit (see `unknownTokens`). Once the limit is
 * reached, unknown tokens are turned away without asking. A token that was turned away and is sent again has a separate queue and rate
 * limit, which a flood of random tokens does not reach, since each of those is sent only once.
 *
 * @param options.vouchedSubject returns the subject of the ID token, if it belongs to the access token
 */
export function opaqueTokenQueue(options: {
  vouchedSubject: (opaque: OpaqueToken) => Promise<string | undefined>;
  /** A monotonic clock in milliseconds. */
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

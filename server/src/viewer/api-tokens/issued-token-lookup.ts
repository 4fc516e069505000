import { HttpError } from '../../http/http-error.ts';
import { Allowance } from '../tokens/token-bucket.ts';
import { ExpiringCache } from '../tokens/expiring-cache.ts';

/** How many tokens that were not accepted before may be looked up for one network, and how many more each minute. */
const unknownOfNetwork = { burst: 60, perMinute: 60 };
const retryAfter = 1;
const acceptedFor = 12 * 3_600_000;
const maxTokens = 1000;

/**
 * Finds a token that the directory issued to another system.
 * @param sent `network` is `clientNetwork` of the request, `hash` that of the token
 * @throws HttpError `token.invalid` for a token that is not found, `request.too-many` when too many unknown tokens came from the network
 */
export type LookUpIssuedToken = <Token>(
  sent: { readonly network: string; readonly hash: string },
  find: () => Promise<Token | undefined>,
) => Promise<Token>;

/**
 * Protects the database from floods of random tokens. Each token that was not accepted before uses up an allowance of its network before it
 * is looked up. A token that was accepted uses none, so that a flood does not disturb its client; it is still looked up each time.
 * @param elapsed milliseconds of a clock that nobody sets
 */
export function issuedTokenLookUp(elapsed: () => number = () => performance.now()): LookUpIssuedToken {
  const accepted = new ExpiringCache<true>(maxTokens, elapsed);
  const unknown = new Allowance({ ...unknownOfNetwork, elapsed });
  return async ({ network, hash }, find) => {
    if (accepted.get(hash) === undefined) {
      if (unknown.left(network) < 1) throw new HttpError('request.too-many', { retryAfter });
      unknown.spend(network);
    }
    const token = await find();
    if (token === undefined) {
      accepted.delete(hash);
      throw new HttpError('token.invalid');
    }
    accepted.set(hash, true, elapsed() + acceptedFor);
    return token;
  };
}

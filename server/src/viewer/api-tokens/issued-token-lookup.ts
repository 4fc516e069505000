import { HttpError } from '../../http/http-error.ts';
import { TokenBuckets } from '../tokens/token-bucket.ts';
import { ExpiringCache } from '../tokens/expiring-cache.ts';

/** How many unknown tokens may be looked up per network. A token is unknown until it has been accepted. */
const unknownOfNetwork = { burst: 60, perMinute: 60 };
/** Seconds. */
const retryAfter = 1;
/** Milliseconds for which a token counts as accepted. */
const acceptedFor = 12 * 3_600_000;
const maxTokens = 1000;

/**
 * Looks up a token that the directory issued to another system.
 * @param sent `network` is the `clientNetwork` of the request, `hash` the hash of the token
 * @throws HttpError `token.invalid` for a token that is not found, `request.too-many` if too many unknown tokens came from the network
 */
export type LookUpIssuedToken = <Token>(
  sent: { readonly network: string; readonly hash: string },
  find: () => Promise<Token | undefined>,
) => Promise<Token>;

/**
 * Protects the database from floods of random tokens. Each lookup of an unknown token counts against a rate limit of its network. A token
 * that has been accepted does not count, so that a flood does not affect its client, but it is still looked up each time.
 */
export function issuedTokenLookup(): LookUpIssuedToken {
  const elapsed = () => performance.now();
  const accepted = new ExpiringCache<true>(maxTokens, elapsed);
  const unknown = new TokenBuckets({ ...unknownOfNetwork, elapsed });
  return async ({ network, hash }, find) => {
    if (accepted.get(hash) === undefined) {
      if (unknown.available(network) < 1) throw new HttpError('request.too-many', { retryAfter });
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

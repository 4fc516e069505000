import type { Claims } from '../provider/identity-provider.ts';

/** The string in a claim; empty for any other value. NOTE: `String()` would throw for an object such as `{ "toString": 1 }`. */
export function textIn(claims: Claims, claim: string): string {
  const value = claims[claim];
  return typeof value === 'string' ? value : '';
}

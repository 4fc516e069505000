import type { ForgingProvider, Json, SigningKey } from '../harness/provider.ts';

/** A token, or a way to send one, that must not give what it asks for. */
export interface Trick {
  readonly name: string;
  readonly token: string;
  /** How the token is sent; as a bearer token by default. */
  readonly send?: (token: string) => {
    readonly headers: readonly (readonly [string, string])[];
    readonly query?: string;
  };
  /**
   * - `rejected` (default): 401
   * - `accepted`: an honest token, in order to see that the others are not rejected for another reason
   * - `without rights`: a valid token of somebody who is no administrator, or 401
   */
  readonly expects?: 'rejected' | 'accepted' | 'without rights';
}

export interface TrickMaterial {
  readonly provider: ForgingProvider;
  /** Not known to the provider. */
  readonly foreignKey: SigningKey;
  /** A server of the attacker, for headers that say where a key is. */
  readonly elsewhere: string;
  /** Header and claims of an honest token of an administrator. */
  readonly header: Json;
  readonly claims: Json;
}

import type { ForgingProvider, Json, SigningKey } from '../harness/provider.ts';

/** A token, or a way to send one, that must not be accepted as the administrator's. */
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
   * - `accepted`: an honest token, which shows that the others are not rejected for an unrelated reason
   * - `without rights`: 401, or accepted as a token of a person who is not an administrator
   */
  readonly expects?: 'rejected' | 'accepted' | 'without rights';
}

export interface TrickMaterial {
  readonly provider: ForgingProvider;
  /** A key that the provider does not know. */
  readonly foreignKey: SigningKey;
  /** A server of the attacker, for headers that refer to a key. */
  readonly elsewhere: string;
  /** Header and claims of an honest token of an administrator. */
  readonly header: Json;
  readonly claims: Json;
}

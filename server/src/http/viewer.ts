import type { ApiScope } from '@directory/contract';

/** The user, or the other system, that sent a request. */
export interface Viewer {
  /** For an API token, `API token` followed by its name. */
  readonly login: string;
  /** Null for a signed-in user who is not in the directory. */
  readonly personId: number | null;
  /** Null if the provider did not reveal the subject of the token. */
  readonly account: Account | null;
  /** When the user last authenticated at the provider (`auth_time`); undefined if the token does not say. */
  readonly signedInAt: Date | undefined;
  /** Undefined if the token grants none, and for users who are not in the directory, including leavers. */
  readonly claimedRights?: ClaimedRights | undefined;
  /** Set if the request has an API token. Such a viewer has no person and no account. */
  readonly apiToken?: ApiToken;
  /** The cached `viewerKey`, which is computed once for all requests with the same token. */
  readonly key?: string;
}

/** An account at the identity provider. Unlike a login, it is never reassigned to another person (OpenID Connect Core section 8). */
export interface Account {
  readonly issuer: string;
  readonly subject: string;
}

/** What an administrator may administer: the whole directory, or the business units with these ids. */
export type AdministeredUnits = 'all' | ReadonlySet<string>;

/** Administrator rights granted by a claim of the access token. They end with the token. */
export interface ClaimedRights {
  readonly units: AdministeredUnits;
  /** The values of the claim that grant them. */
  readonly values: readonly string[];
}

/** A token with which another system reads the directory. */
export interface ApiToken {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Maximum number of distinct people that the token may read within 24 hours. */
  readonly peoplePerDay: number;
}

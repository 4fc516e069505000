import type {
  ApiScope,
  BodyOf,
  Endpoint,
  ErrorCodeOf,
  FieldError,
  OutputOf,
  ParamsOf,
  QueryOf,
} from '@directory/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

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

/** The business units of the administrator who sends a request. */
export interface UnitScope {
  administered(): AdministeredUnits;
  /** @throws HttpError `unit.denied` for any other unit, and for an empty one */
  check(unit: string): void;
}

/** The part of an endpoint that defines who may call it. */
export type AccessRule = Pick<Endpoint, 'access' | 'needsRecentSignIn' | 'apiScope'>;

/** A token with which another system reads the directory. */
export interface ApiToken {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Maximum number of distinct people that the token may read within 24 hours. */
  readonly peoplePerDay: number;
}

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

/** The argument of a handler: the parsed input, the viewer (undefined for open endpoints), and functions to report to the plumbing. */
export interface EndpointRequest<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  /** Unparsed bytes for the body type `json-file`. */
  readonly body: E extends { readonly bodyType: 'json-file' } ? Uint8Array : BodyOf<E>;
  readonly viewer: E['access'] extends 'open' ? undefined : Viewer;
  /** Ends the request with an error code that the endpoint declares, or with the invalid fields of the request. */
  readonly fail: (code: ErrorCodeOf<E> | 'request.invalid' | 'access.denied', fields?: readonly FieldError[]) => never;
  /**
   * Counts the people in the response against the viewer's budget. Handlers of endpoints that reveal people must call it once before they
   * respond. If the response says that there is nobody, they pass an empty list, even if that response is an error.
   * @throws HttpError `people.too-many`, `people.over-budget`; in that case nobody is counted
   */
  readonly reveal: (personIds: Iterable<number>) => void;
  /** What the viewer may administer. Handlers of endpoints for unit administrators must check it before anything else. */
  readonly units: E['access'] extends 'unit-administrator' ? UnitScope : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (request: EndpointRequest<E>) => OutputOf<E> | Promise<OutputOf<E>>;

/** An endpoint of the contract with its handler. Features export arrays of routes, which `serveRoutes` mounts. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handler: (request: EndpointRequest<Endpoint>) => unknown;
}

export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  // The cast is safe because `serveRoutes` parses the input with the schemas of the endpoint.
  return { endpoint, handler: handler as unknown as Route['handler'] };
}

/** Limits how many distinct people a viewer sees. */
export interface RevealBudget {
  /**
   * Counts people as seen by the viewer, except those seen within the last hour. Works in memory. An empty list requires room for one more
   * person in the budget, although it counts nobody: that there is nobody reveals something about people, too.
   * @throws HttpError `people.too-many`, `people.over-budget`; in that case nobody is counted
   */
  reveal(viewer: Viewer, personIds: Iterable<number>): void;
}

export interface Authentication {
  /**
   * Identifies the viewer.
   * @throws HttpError `token.missing`, `token.invalid`, `token.expired`, `provider.unavailable`
   */
  identify(request: FastifyRequest): Promise<Viewer>;
  /** The key under which limits count the viewer's requests. */
  keyOf(viewer: Viewer): string;
  /**
   * Checks whether the viewer may call the endpoint. Returns what the viewer may administer; nothing if the endpoint does not need it.
   * @throws HttpError `access.denied`, `sign-in.too-old`
   */
  authorize(viewer: Viewer, endpoint: AccessRule): Promise<AdministeredUnits>;
}

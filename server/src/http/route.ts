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

/** An account at the identity provider. Unlike a login it is never given to another person (OpenID Connect Core section 8). */
export interface Account {
  readonly issuer: string;
  readonly subject: string;
}

/** What an administrator may administer: the whole directory, or business units by their ids. */
export type AdministeredUnits = 'all' | ReadonlySet<string>;

/** Rights that a claim of the access token gives. They end with the token. */
export interface ClaimedRights {
  readonly units: AdministeredUnits;
  /** The values of the claim that give them. */
  readonly values: readonly string[];
}

/** The units of an administrator who sends a request. */
export interface UnitScope {
  administered(): AdministeredUnits;
  /** @throws HttpError `unit.denied` for another unit than those, and for no unit */
  check(unit: string): void;
}

/** The part of an endpoint that says who may call it. */
export type AccessRule = Pick<Endpoint, 'access' | 'needsRecentSignIn' | 'apiScope'>;

/** A token of another system that reads the directory. */
export interface ApiToken {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Different people whom the token may read within 24 hours. */
  readonly peoplePerDay: number;
}

/** The user, or the other system, that sent a request. */
export interface Viewer {
  /** Of an API token, `API token` and its name. */
  readonly login: string;
  /** Null for a signed-in user who is not in the directory. */
  readonly personId: number | null;
  /** Null when the provider did not tell the subject of the token. */
  readonly account: Account | null;
  /** When the user last proved to the provider who they are (`auth_time`); undefined when the token does not say it. */
  readonly signedInAt: Date | undefined;
  /** Undefined where the token gives none, and for everyone who is not in the directory, leavers among them. */
  readonly claimedRights?: ClaimedRights | undefined;
  /** Of a system that sent an API token. Such a viewer has no person and no account. */
  readonly apiToken?: ApiToken;
  /** `viewerKey`, where it is known: it is computed once for all requests with a token. */
  readonly key?: string;
}

/** The arguments of a handler: parsed input, the viewer (absent on open endpoints), and `fail`. */
export interface EndpointRequest<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  /** Of the type `json-file`: not parsed yet. */
  readonly body: E extends { readonly bodyType: 'json-file' } ? Uint8Array : BodyOf<E>;
  readonly viewer: E['access'] extends 'open' ? undefined : Viewer;
  /** Ends the request with one of the error codes that the endpoint declares, or with the faulty fields of an invalid request. */
  readonly fail: (code: ErrorCodeOf<E> | 'request.invalid' | 'access.denied', fields?: readonly FieldError[]) => never;
  /**
   * Counts the people whom the answer shows in the viewer's budget. A handler of an endpoint that reveals people calls it once before it
   * answers, with an empty list when the answer says that there is nobody, also before it fails for that reason.
   * @throws HttpError `people.too-many`, `people.over-budget`; then nobody is counted
   */
  readonly reveal: (personIds: Iterable<number>) => void;
  /** What the viewer may administer. A handler of an endpoint for administrators of a unit asks it before it does or answers anything. */
  readonly units: E['access'] extends 'unit-administrator' ? UnitScope : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (request: EndpointRequest<E>) => OutputOf<E> | Promise<OutputOf<E>>;

/** An endpoint of the contract and its handler. Features export arrays of routes; `serveRoutes` mounts them. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handler: (request: EndpointRequest<Endpoint>) => unknown;
}

export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  // `serveRoutes` parses the input of a handler by the schemas of its endpoint.
  return { endpoint, handler: handler as unknown as Route['handler'] };
}

/** Limits how many distinct people a viewer sees. */
export interface RevealBudget {
  /**
   * Counts people as seen by the viewer, those whom the viewer has seen in the last hour excepted. Answers from memory. That there is nobody
   * tells the viewer something about people, too: an empty list needs space for one more person, and counts nobody.
   * @throws HttpError `people.too-many`, `people.over-budget`; then nobody is counted
   */
  reveal(viewer: Viewer, personIds: Iterable<number>): void;
}

export interface Authentication {
  /**
   * Identifies the viewer.
   * @throws HttpError `token.missing`, `token.invalid`, `token.expired`, `provider.unavailable`
   */
  identify(request: FastifyRequest): Promise<Viewer>;
  /** By which limits count a viewer's requests. */
  keyOf(viewer: Viewer): string;
  /**
   * Returns what the viewer may administer, as far as the endpoint needs it.
   * @throws HttpError `access.denied`, `sign-in.too-old`
   */
  authorize(viewer: Viewer, endpoint: AccessRule): Promise<AdministeredUnits>;
}

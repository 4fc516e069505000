import type { BodyOf, Endpoint, ErrorCodeOf, FieldError, OutputOf, ParamsOf, QueryOf } from '@directory/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UnitScope } from './unit-scope.ts';
import type { Viewer } from './viewer.ts';

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

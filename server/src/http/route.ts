import type {
  Access,
  BodyOf,
  Endpoint,
  ErrorCodeOf,
  FieldError,
  OutputOf,
  ParamsOf,
  QueryOf,
} from '@directory/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who is asking. `personId` is null for somebody who is signed in but not in the directory. */
export interface Viewer {
  readonly login: string;
  readonly personId: number | null;
}

/** What a handler is given: checked input, the viewer (absent on open endpoints), and the means to say no. */
export interface EndpointRequest<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly viewer: E['access'] extends 'open' ? undefined : Viewer;
  /** Ends the request with one of the codes that the endpoint declares, or with the field faults of a bad request. */
  readonly fail: (code: ErrorCodeOf<E> | 'request.invalid' | 'access.denied', fields?: readonly FieldError[]) => never;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (request: EndpointRequest<E>) => OutputOf<E> | Promise<OutputOf<E>>;

/** An endpoint of the contract together with what answers it. Features export arrays of these; `serveRoutes` mounts them. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handler: (request: EndpointRequest<Endpoint>) => unknown;
}

export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  // `serveRoutes` hands every handler input that was parsed by this very endpoint's schemas.
  return { endpoint, handler: handler as unknown as Route['handler'] };
}

export interface Authentication {
  /**
   * Finds out who is asking.
   * @throws HttpError `token.missing`, `token.invalid`, `token.expired`, `provider.unavailable`
   */
  identify(request: FastifyRequest): Promise<Viewer>;
  /** @throws HttpError `access.denied` */
  authorize(viewer: Viewer, access: Access): Promise<void>;
}

import type { ScimError } from './scim-error.ts';

/** The parts of a request that a route needs. */
export interface ScimRequest {
  /** The URL of the SCIM endpoints, without a trailing slash. */
  readonly base: string;
  /** The id in the path; empty if the route has none. */
  readonly id: string;
  readonly query: { readonly [name: string]: unknown };
  readonly body: unknown;
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** Aborted when the client disconnects before the response. */
  readonly signal: AbortSignal;
  /** Converts any error of a part of the request, and logs it if it is an internal one. */
  readonly failureOf: (error: unknown) => ScimError;
}

export interface ScimResponse {
  /** 200 by default. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface ScimRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The scope that a token needs to call the route. The scope `write` includes `read`. Public routes need no token. */
  readonly scope: 'public' | 'read' | 'write';
  /** In bytes; by default `scimLimits.userBytes`. */
  readonly bodyLimit?: number;
  /** Maximum number of values on all levels of the body; `scimLimits.userValues` by default. */
  readonly maxBodyValues?: number;
  readonly handler: (request: ScimRequest) => ScimResponse | Promise<ScimResponse>;
}

/** The parts of a request that a route needs. */
export interface ScimRequest {
  /** The URL of the SCIM endpoints, without a slash at the end. */
  readonly base: string;
  /** The last part of the path, where the route has one. */
  readonly id: string;
  readonly query: { readonly [name: string]: unknown };
  readonly body: unknown;
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
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
  /** What a token must be made for to call the route. A token that can write can read. A public route does not need a token. */
  readonly scope: 'public' | 'read' | 'write';
  /** Bytes; that of a user by default. */
  readonly bodyLimit?: number;
  readonly handler: (request: ScimRequest) => ScimResponse | Promise<ScimResponse>;
}

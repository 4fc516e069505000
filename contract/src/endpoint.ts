import type * as z from 'zod/mini';
import { strictObject, undefined as zodUndefined } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call an endpoint.
 * - `open`: anyone, without a token
 * - `signed-in`: anyone with a valid access token, listed in the directory or not
 * - `administrator`: a signed-in person who is on the list of administrators at the time of the request
 */
export type Access = 'open' | 'signed-in' | 'administrator';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** An object schema that rejects unknown keys. Every value of `query` and `params` arrives as a string. */
export type ObjectSchema = z.ZodMiniObject;

/** An endpoint of the API: a route of the server, a typed call in the web application, an operation of the OpenAPI description. */
export interface Endpoint<
  Allowed extends Access = Access,
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Code extends ErrorCode = ErrorCode,
> {
  readonly method: Method;
  /** Whole path, parameters as `{name}` (OpenAPI 3.1 path templating). */
  readonly path: `/${string}`;
  readonly access: Allowed;
  /** One sentence for the OpenAPI description. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** `bytes`: a file as it is, `application/octet-stream`, which arrives as a stream. JSON unless the endpoint says otherwise. */
  readonly bodyType: 'json' | 'bytes';
  /** Largest body in bytes; 64 KiB unless the endpoint says otherwise. */
  readonly bodyLimit: number;
  /** Whether requests count against the caller's limit of requests per minute; true unless the endpoint says otherwise. */
  readonly isLimited: boolean;
  readonly output: Output;
  /** Codes that the handler may raise, besides those that every endpoint may answer (`commonErrors`). */
  readonly errors: readonly Code[];
}

interface Definition<Allowed, Params, Query, Body, Output, Code> {
  method: Method;
  path: `/${string}`;
  access: Allowed;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  bodyType?: 'json' | 'bytes';
  bodyLimit?: number;
  isLimited?: boolean;
  output: Output;
  errors?: readonly Code[];
}

const nothing = strictObject({});
const noBody = zodUndefined();

export type Nothing = typeof nothing;
export type NoBody = typeof noBody;

/** Declares an endpoint. Defaults: `params` and `query` are empty, there is no body, and no codes beyond the common ones. */
export function endpoint<
  const Allowed extends Access,
  Output extends z.ZodMiniType,
  const Code extends ErrorCode = never,
  Params extends ObjectSchema = Nothing,
  Query extends ObjectSchema = Nothing,
  Body extends z.ZodMiniType = NoBody,
>(
  definition: Definition<Allowed, Params, Query, Body, Output, Code>,
): Endpoint<Allowed, Params, Query, Body, Output, Code> {
  const defaults = {
    params: nothing,
    query: nothing,
    body: noBody,
    bodyType: 'json',
    bodyLimit: 64 * 1024,
    isLimited: true,
    errors: [],
  };
  // The defaults have the types that `Params`, `Query` and `Body` have when they are left out.
  return {
    ...(defaults as unknown as Pick<
      Endpoint<Allowed, Params, Query, Body, Output, Code>,
      'params' | 'query' | 'body' | 'bodyType' | 'bodyLimit' | 'isLimited' | 'errors'
    >),
    ...definition,
  };
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
export type ErrorCodeOf<E extends Endpoint> = E['errors'][number];

/** Input of a caller, before the defaults of the schemas are filled in. */
export type EndpointInput<E extends Endpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [name in Name]?: undefined }
  : Record<string, never> extends Value
    ? { [name in Name]?: Value }
    : { [name in Name]: Value };

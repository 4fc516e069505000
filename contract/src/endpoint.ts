import type * as z from 'zod/mini';
import { strictObject, undefined as zodUndefined } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call an endpoint.
 * - `open`: everyone, without a token
 * - `signed-in`: everyone with a valid access token, whether they are in the directory or not
 * - `unit-administrator`: an administrator of the whole directory, or of a business unit; the handler restricts the latter to that unit
 * - `administrator`: a signed-in person who is an administrator of the whole directory at the time of the request
 */
export type Access = 'open' | 'signed-in' | 'unit-administrator' | 'administrator';

/** What an API token may read. */
export const apiScopes = ['people', 'photos'] as const;
export type ApiScope = (typeof apiScopes)[number];

/**
 * Whether a successful response reveals people to the viewer.
 * - `people`: the handler counts them in the viewer's budget (`EndpointRequest.reveal`)
 * - `nobody`: the response contains person data that is not counted, since the viewer knows it or for a reason that the endpoint states
 */
export type Reveals = 'people' | 'nobody';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** An object schema that rejects unknown keys. The values of `query` and `params` are strings before parsing. */
export type ObjectSchema = z.ZodMiniObject;

/** Media type of an output. */
export type OutputType = 'application/json' | 'text/csv' | 'text/vcard' | 'image/jpeg' | 'audio/wav';

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
  /** Full path, with parameters as `{name}` (OpenAPI 3.1 path templating). */
  readonly path: `/${string}`;
  readonly access: Allowed;
  /** One sentence for the OpenAPI description. */
  readonly summary: string;
  /** JSON by default. The output of any other type is bytes. */
  readonly outputType: OutputType;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /**
   * `json` by default. `bytes`: a raw file, `application/octet-stream`, which the handler gets as a stream. `json-file`: JSON that is too
   * large to be parsed on the event loop; the handler gets its bytes and validates them itself (see `jsonFile`).
   */
  readonly bodyType: 'json' | 'bytes' | 'json-file';
  /** Maximum size of the body in bytes; 64 KiB by default. */
  readonly bodyLimit: number;
  /** Maximum number of values on all levels of a JSON body; 20 000 by default. */
  readonly maxBodyValues: number;
  /** The error code for a larger body, if it is not `request.too-large`. */
  readonly bodyLimitError?: ErrorCode;
  /** Only with `json-file`: the error code, with a `Retry-After`, while the files of all viewers together would take too much memory. */
  readonly busyError?: ErrorCode;
  /** Whether requests count against the caller's limit of requests per minute; true by default. */
  readonly isLimited: boolean;
  /** Whether the user must have signed in recently (`sign-in.too-old`); false by default. For endpoints that grant or revoke rights. */
  readonly needsRecentSignIn: boolean;
  /** The scope that an API token needs to call the endpoint. If undefined, API tokens cannot call it. */
  readonly apiScope: ApiScope | undefined;
  /** Whether each viewer may have only one request in progress, since each is expensive; false by default. */
  readonly isOneAtATime: boolean;
  /**
   * Whether it changes the viewer's own data and adds an audit entry. The number of such requests per hour is limited. False by default.
   */
  readonly isOwnChange: boolean;
  readonly output: Output;
  /** Must be set where `output` can contain person data; undefined elsewhere. */
  readonly reveals?: Reveals;
  /** Codes that the handler may return, in addition to those that every endpoint may return (`commonErrors`). */
  readonly errors: readonly Code[];
}

interface Definition<Allowed, Params, Query, Body, Output, Code> {
  method: Method;
  path: `/${string}`;
  access: Allowed;
  summary: string;
  outputType?: OutputType;
  params?: Params;
  query?: Query;
  body?: Body;
  bodyType?: 'json' | 'bytes';
  bodyLimit?: number;
  maxBodyValues?: number;
  bodyLimitError?: Code;
  busyError?: Code;
  isLimited?: boolean;
  needsRecentSignIn?: boolean;
  apiScope?: ApiScope;
  isOneAtATime?: boolean;
  isOwnChange?: boolean;
  output: Output;
  reveals?: Reveals;
  errors?: readonly Code[];
}

const noFields = strictObject({});
const noBody = zodUndefined();

export type NoFields = typeof noFields;
export type NoBody = typeof noBody;

/** Declares an endpoint. By default, `params` and `query` are empty, and there is no body and no error code except the common ones. */
export function endpoint<
  const Allowed extends Access,
  Output extends z.ZodMiniType,
  const Code extends ErrorCode = never,
  Params extends ObjectSchema = NoFields,
  Query extends ObjectSchema = NoFields,
  Body extends z.ZodMiniType = NoBody,
>(
  definition: Definition<Allowed, Params, Query, Body, Output, Code>,
): Endpoint<Allowed, Params, Query, Body, Output, Code> {
  const defaults = {
    params: noFields,
    query: noFields,
    body: noBody,
    bodyType: 'json',
    bodyLimit: 64 * 1024,
    maxBodyValues: 20_000,
    isLimited: true,
    needsRecentSignIn: false,
    apiScope: undefined,
    isOneAtATime: false,
    isOwnChange: false,
    errors: [],
  };
  // The defaults have the types that `Params`, `Query` and `Body` have when they are omitted.
  return {
    ...(defaults as unknown as Pick<
      Endpoint<Allowed, Params, Query, Body, Output, Code>,
      | 'params'
      | 'query'
      | 'body'
      | 'bodyType'
      | 'bodyLimit'
      | 'maxBodyValues'
      | 'isLimited'
      | 'needsRecentSignIn'
      | 'apiScope'
      | 'isOneAtATime'
      | 'isOwnChange'
      | 'errors'
    >),
    outputType: 'application/json',
    ...definition,
  };
}

/** Declares an endpoint with a body of type `json-file`. */
export function jsonFile<E extends Endpoint>(definition: E): E & { readonly bodyType: 'json-file' } {
  return { ...definition, bodyType: 'json-file' };
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
export type ErrorCodeOf<E extends Endpoint> = E['errors'][number];

/** Input as a caller sends it, before the schemas apply their defaults. */
export type EndpointInput<E extends Endpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [name in Name]?: undefined }
  : Record<string, never> extends Value
    ? { [name in Name]?: Value }
    : { [name in Name]: Value };

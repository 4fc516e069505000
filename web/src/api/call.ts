import { idTokenHeader } from '@directory/contract';
import type {
  EndpointInput,
  Endpoint,
  ErrorCode,
  Failure,
  FieldError,
  OutputOf,
  StatedReason,
} from '@directory/contract';
import { beginChange, endChange } from './changes-under-way.ts';
import { takeFirstResponse } from './first-responses.ts';

/** Failures without a usable response of the directory. `version.replaced`: see `load-code.ts`. */
export const connectionErrorCodes = [
  'network.failed',
  'network.offline',
  'answer.unreadable',
  'version.replaced',
] as const;
export type FailureCode = ErrorCode | (typeof connectionErrorCodes)[number];

/** A failed call. Without a response, `status` is 0 and `requestId` is empty. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: FailureCode;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly requestId: string;
  /** `error.message` of the response, in English; empty without one. */
  readonly serverMessage: string;
  /** When the request may be repeated (`Retry-After`, RFC 9110 section 10.2.3); undefined without one. */
  readonly retryAt: Date | undefined;
  /** `error.cause` of the response; undefined without one. */
  readonly reason: StatedReason | undefined;

  constructor(
    code: FailureCode,
    status: number,
    fields: readonly FieldError[] = [],
    requestId = '',
    serverMessage = '',
    retryAt?: Date,
    reason?: StatedReason,
  ) {
    super(code);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.requestId = requestId;
    this.serverMessage = serverMessage;
    this.retryAt = retryAt;
    this.reason = reason;
  }
}

/** Whether the viewer's budget of people is used up. Retrying soon does not help. */
export function isOverBudget(failure: unknown): failure is ApiFailure {
  return failure instanceof ApiFailure && (failure.code === 'people.too-many' || failure.code === 'people.over-budget');
}

/** The failure of a request that did not reach the directory. */
export function unreachable(): ApiFailure {
  return new ApiFailure(navigator.onLine ? 'network.failed' : 'network.offline', 0);
}

/** Provides the access token. Set once at start; without it, only open endpoints can be called. */
export interface Access {
  /** The token to send; undefined when signed out. */
  token(): string | undefined;
  /** The ID token to send with this access token (see `idTokenHeader`); undefined if none is needed. */
  idTokenOf?(token: string): string | undefined;
  /**
   * Called when the server rejected `rejectedToken`. Resolves with a new token, possibly not until the person has signed in again, or
   * with undefined when there will be none.
   */
  renew(rejectedToken: string | undefined, signal: AbortSignal | undefined): Promise<string | undefined>;
  /**
   * Called when the server requires a more recent sign-in than that of `sentToken` (RFC 9470). Resolves with the token of a new sign-in, or
   * with undefined if the user declines.
   */
  requireNewSignIn(sentToken: string | undefined, signal: AbortSignal | undefined): Promise<string | undefined>;
}

/** Prefix of every path in the contract. The configured base replaces it. */
const prefix = '/api';
let base: string = prefix;
let access: Access = {
  token: () => undefined,
  renew: () => Promise.resolve(undefined),
  requireNewSignIn: () => Promise.resolve(undefined),
};

/** Sets the base that replaces `/api` (a path or a URL, without a slash at the end), and the provider of the token. */
export function configureCalls(settings: { base?: string; access?: Access }): void {
  if (settings.base !== undefined) base = settings.base;
  if (settings.access !== undefined) access = settings.access;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface Answer<E extends Endpoint> {
  data: OutputOf<E>;
  headers: Headers;
}

/**
 * Sends a request to an endpoint and returns the body of the response. The body is not validated here: the server's tests parse
 * every successful response with the endpoint's output schema.
 * @throws ApiFailure, or the reason of `signal` when the call was aborted
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const { data } = await callForResponse(endpoint, input, options);
  return data;
}

/** Like `call`, with the headers of the response. */
export async function callForResponse<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  const change = Symbol(endpoint.path);
  let isStored = false;
  try {
    const response = await fetchResponse(endpoint, input, options, change);
    const body = await readBody(response, options.signal);
    if (!response.ok || isFailure(body)) throw readFailure(response, body);
    isStored = true;
    return { data: body as OutputOf<E>, headers: response.headers };
  } finally {
    endChange(change, isStored);
  }
}

/**
 * Like `call`, for an endpoint that returns a file rather than JSON. `name` is the file name from the server (RFC 6266), empty
 * without one.
 */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<{ file: Blob; name: string }> {
  const response = await fetchResponse(endpoint, input, options);
  if (!response.ok) throw readFailure(response, await readBody(response, options.signal));
  try {
    return { file: await response.blob(), name: readFileName(response.headers.get('content-disposition') ?? '') };
  } catch {
    options.signal?.throwIfAborted();
    throw new ApiFailure('answer.unreadable', response.status);
  }
}

/** `attachment; filename="x.vcf"; filename*=UTF-8''Zo%C3%A9.vcf` gives `Zoé.vcf`. */
function readFileName(disposition: string): string {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  return extended === undefined ? (/filename="([^"]*)"/i.exec(disposition)?.[1] ?? '') : decodeURIComponent(extended);
}

/**
 * Sends a request, and repeats it once with a new token when the first token is rejected.
 * @param change the request, if it changes something, is under way with this name until it waits for a new token. The caller ends it
 */
async function fetchResponse<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions,
  change?: symbol,
): Promise<Response> {
  const request = readRequest(endpoint, input);
  const tracked = endpoint.method === 'GET' ? undefined : change;
  if (tracked !== undefined) beginChange(tracked);
  const sentToken = endpoint.access === 'open' ? undefined : access.token();
  const response = await send(request, sentToken, options.signal);
  if (response.status !== 401 || endpoint.access === 'open') return response;
  if (tracked !== undefined) endChange(tracked, false);
  const renewed = isSignInTooOld(response)
    ? await access.requireNewSignIn(sentToken, options.signal)
    : await access.renew(sentToken, options.signal);
  options.signal?.throwIfAborted();
  if (renewed === undefined) return response;
  if (tracked !== undefined) beginChange(tracked);
  return await send(request, renewed, options.signal);
}

/** RFC 9470, section 3. A renewed token has the time of the same sign-in. */
function isSignInTooOld(response: Response): boolean {
  return response.headers.get('www-authenticate')?.includes('insufficient_user_authentication') === true;
}

interface PreparedRequest {
  method: string;
  address: string;
  body: string | Blob | undefined;
  contentType: string;
}

function readRequest(endpoint: Endpoint, input: object): PreparedRequest {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: Record<string, string | number | undefined>;
    body?: unknown;
  };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.append(name, String(value));
  }
  return {
    method: endpoint.method,
    address: base + path.slice(prefix.length) + (search.size > 0 ? `?${search}` : ''),
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    contentType: endpoint.bodyType === 'bytes' ? 'application/octet-stream' : 'application/json',
  };
}

async function send(
  request: PreparedRequest,
  token: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const idToken = token === undefined ? undefined : access.idTokenOf?.(token);
  if (idToken !== undefined) headers.set(idTokenHeader, idToken);
  if (request.body !== undefined) headers.set('content-type', request.contentType);
  try {
    const first = request.method === 'GET' ? takeFirstResponse(request.address, token) : undefined;
    const answer = first && (await first);
    if (answer !== undefined) return answer;
    return await fetch(request.address, {
      method: request.method,
      headers,
      body: request.body ?? null,
      signal: signal ?? null,
      credentials: 'same-origin',
    });
  } catch {
    signal?.throwIfAborted();
    throw unreachable();
  }
}

async function readBody(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    signal?.throwIfAborted();
    throw new ApiFailure(response.ok ? 'answer.unreadable' : 'server.failed', response.status);
  }
}

/** As specified, some failures are reported in a response with status 200. */
function isFailure(body: unknown): boolean {
  const error = (body as Partial<Failure> | null | undefined)?.error;
  return typeof error?.message === 'string';
}

function readFailure({ status, headers }: Response, body: unknown): ApiFailure {
  // A proxy may respond with any body.
  const error = (body as Partial<Failure> | null | undefined)?.error;
  const message = typeof error?.message === 'string' ? error.message : '';
  if (typeof error?.code !== 'string') return new ApiFailure('server.failed', status, [], '', message);
  return new ApiFailure(error.code, status, error.fields, error.requestId, message, readRetryAt(headers), error.cause);
}

/** Only seconds: the directory sends no date. */
function readRetryAt(headers: Headers): Date | undefined {
  const seconds = /^\d{1,9}$/.exec(headers.get('retry-after') ?? '')?.[0];
  return seconds === undefined ? undefined : new Date(Date.now() + Number(seconds) * 1000);
}

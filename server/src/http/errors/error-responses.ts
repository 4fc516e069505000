import type { Duplex } from 'node:stream';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureBody, HttpError } from '../http-error.ts';
import type { Headers } from '../headers/security-headers.ts';

/** The media type and body of an error response. */
export interface ErrorAnswer {
  readonly type: string;
  readonly body: string;
}

/**
 * Formats errors under a path; undefined for the default JSON, such as for a client that is not a browser. `status` is the status of the
 * error, or the one with which a connection was rejected.
 */
export type PresentError = (
  error: HttpError,
  context: { readonly requestId: string; readonly status: number; readonly headers: FastifyRequest['headers'] },
) => ErrorAnswer | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    /** Formats of errors by the prefix of the path, such as `/scim`. */
    errorPresenters: Map<string, PresentError>;
  }
}

/** Adds the map of error formats. They apply to the whole app, including errors that Fastify and Node.js raise before routing. */
export function errorAnswers(app: FastifyInstance): void {
  app.decorate('errorPresenters', new Map<string, PresentError>());
}

/** Sends an error as the response to a request. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: HttpError): FastifyReply {
  const context = { requestId: request.id, status: error.status, headers: request.headers };
  const { type, body } = answerTo(request.server, request.url, error, context);
  reply.status(error.status).header('cache-control', 'no-store');
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  if (error.status === 401) reply.header('www-authenticate', challengeOf(error));
  return reply.type(type).send(body);
}

/** The `WWW-Authenticate` challenge: RFC 6750 section 3, and RFC 9470 section 3 for a sign-in that is too old. */
function challengeOf({ code, maxAge }: HttpError): string {
  if (code === 'sign-in.too-old') return `Bearer error="insufficient_user_authentication", max_age="${maxAge ?? 0}"`;
  return code === 'token.missing' ? 'Bearer' : 'Bearer error="invalid_token"';
}

type ClientError = Error & { readonly code?: string; readonly rawPacket?: unknown };

/**
 * Responds to bytes that are not a valid request, by writing to the connection itself, and closes it.
 * @param commonHeaders the headers that all responses have
 */
export function answerClientError(
  app: FastifyInstance,
  error: ClientError,
  connection: Duplex,
  commonHeaders: Headers,
): void {
  if (error.code === 'ECONNRESET' || connection.destroyed) return;
  app.log.trace({ err: error }, 'client error');
  if (connection.writable) {
    const { status, failure } = clientFailure(error);
    const requestId = crypto.randomUUID();
    const start = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1', 0, 300) : '';
    const path = /^[A-Z]{1,20} (\/[!-~]{0,200})/.exec(start)?.[1] ?? '/';
    const { type, body } = answerTo(app, path, failure, { requestId, status, headers: {} });
    const headers = [
      ...Object.entries(commonHeaders),
      ['x-request-id', requestId],
      ['cache-control', 'no-store'],
      ['content-type', type],
      ['content-length', String(Buffer.byteLength(body))],
      ['connection', 'close'],
    ].map(([name, value]) => `${name}: ${value}\r\n`);
    connection.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`);
  }
  connection.destroy(error);
}

function clientFailure({ code }: ClientError): { status: number; failure: HttpError } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, failure: new HttpError('request.invalid') };
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, failure: new HttpError('request.too-large') };
  return { status: 400, failure: new HttpError('request.invalid') };
}

function answerTo(
  app: FastifyInstance,
  path: string,
  error: HttpError,
  context: Parameters<PresentError>[1],
): ErrorAnswer {
  for (const [start, present] of app.errorPresenters) {
    const isUnder = path.startsWith(start) && /^(?:$|[/?])/.test(path.slice(start.length));
    const answer = isUnder ? present(error, context) : undefined;
    if (answer !== undefined) return answer;
  }
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(failureBody(error, context.requestId)) };
}

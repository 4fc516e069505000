import type { Duplex } from 'node:stream';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureBody, HttpError } from '../http-error.ts';
import type { Headers } from '../headers/security-headers.ts';

/** An error in the format of a protocol. `status` is that of the error, unless the connection was rejected with another one. */
export interface ErrorAnswer {
  readonly type: string;
  readonly body: string;
}

/** Presents an error under a path; undefined where the usual JSON is right, such as for a client that is not a browser. */
export type PresentError = (
  error: HttpError,
  context: { readonly requestId: string; readonly status: number; readonly headers: FastifyRequest['headers'] },
) => ErrorAnswer | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    /** How errors are presented whose path begins with the key, such as `/scim`. */
    errorPresenters: Map<string, PresentError>;
  }
}

/** Errors of the whole app in the format of the path: also those that Fastify and Node.js answer before there is a route. */
export function errorAnswers(app: FastifyInstance): void {
  app.decorate('errorPresenters', new Map<string, PresentError>());
}

/** Sends an error as the answer to a request. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: HttpError): FastifyReply {
  const context = { requestId: request.id, status: error.status, headers: request.headers };
  const { type, body } = answerTo(request.server, request.url, error, context);
  reply.status(error.status).header('cache-control', 'no-store');
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  if (error.status === 401) reply.header('www-authenticate', challengeOf(error));
  return reply.type(type).send(body);
}

/** RFC 6750 section 3; RFC 9470 section 3 for a sign-in that is too old. */
function challengeOf({ code, maxAge }: HttpError): string {
  if (code === 'sign-in.too-old') return `Bearer error="insufficient_user_authentication", max_age="${maxAge ?? 0}"`;
  return code === 'token.missing' ? 'Bearer' : 'Bearer error="invalid_token"';
}

type ClientError = Error & { readonly code?: string; readonly rawPacket?: unknown };

/**
 * Answers bytes that are not a request, on the connection itself, and closes it. Headers are those of all answers.
 * @param commonHeaders such as the security headers
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

import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyCompressOptions } from '@fastify/compress';
import { errorCodes } from '@directory/contract';
import type { ErrorCode } from '@directory/contract';
import { fastify, LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailableError, withTimeLimit } from '../database/time-limit.ts';
import { onceAMinute } from '../log/once-a-minute.ts';
import { databaseRetryAfter, reportUnavailable } from './errors/database-unavailable.ts';
import { discardBody } from './bodies/discard-body.ts';
import { respondToClientError, registerErrorPresenters, sendError } from './errors/error-responses.ts';
import { HttpError } from './http-error.ts';
import type { HttpServerLimits } from './server/http-server.ts';
import { readablePageAddress } from './web/page-address.ts';
import { requestIdOf, traceParentOf } from './headers/request-id.ts';
import { securityHeaders, securityHeaderValues } from './headers/security-headers.ts';

/** Maximum length of a URL in bytes. A complete set of filters in any script fits. */
const maxUrlLength = 16 * 1024;
/** Limits that the HTTP server enforces before an app gets a request. */
export const serverLimits: HttpServerLimits = { maxHeaderSize: 2 * maxUrlLength, requestTimeout: 60_000 };

/**
 * Responses of up to 4 kB are not compressed. With 2 kB of headers, two of them fit into the initial congestion window (ten segments, RFC
 * 6928), so compression would hardly make them faster, but it takes a tenth of the CPU time of a search. Brotli quality 1 takes a third of
 * the time of quality 4, for a tenth more bytes. NOTE: for streamed responses, quality 4 also allocates megabytes outside of the heap each
 * time, which triggered a garbage collection for every sixteenth download of a team.
 *
 * Responses of up to 256 kB are compressed synchronously, within half a millisecond. For a chart, a stream on the threads of zlib would
 * take several times as long, and hold its memory until the response is sent. With two cores, the library's default is 8 kB.
 */
const compression = {
  threshold: 4096,
  syncThreshold: 256 * 1024,
  encodings: ['br', 'gzip'],
  // Otherwise the library begins to decompress bodies before their sender is identified.
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
} satisfies FastifyCompressOptions;

/**
 * Creates a Fastify instance with everything that routes share: request ids, security headers, limits, compression and error responses.
 *
 * NOTE: never log a URL with its query, a header or a body. They contain names, tokens and search queries.
 */
export async function createApp(options: {
  logger: FastifyBaseLogger;
  trustedProxies: number;
  /** Limit per viewer. The limit per address is higher (see `rateLimit`). */
  requestsPerMinute: number;
  /** Origins that the page may call in addition to its own: the origins of the identity provider known so far. */
  connectOrigins: () => readonly string[];
  /** The path under which browsers reach the directory, such as `/directory`. A proxy may strip it from requests. */
  basePath?: string;
  /** Whether browsers reach the directory by HTTPS only; false by default. */
  isHttps?: boolean;
}): Promise<FastifyInstance> {
  const setSecurityHeaders = securityHeaders(options);
  const setCommonHeaders = (request: FastifyRequest, reply: FastifyReply) => {
    setSecurityHeaders(reply);
    reply.header('x-request-id', request.id);
  };
  const isBehindProxy = options.trustedProxies > 0;
  const omittedBefore = onceAMinute();
  const app: FastifyInstance = fastify({
    loggerInstance: options.logger,
    rewriteUrl: ({ url = '/' }) => readablePageAddress(withoutBasePath(url, options.basePath ?? '')),
    trustProxy: (_address: string, hop: number) => hop < options.trustedProxies,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    routerOptions: { caseSensitive: true, maxParamLength: 1024, ignoreTrailingSlash: false },
    requestTimeout: serverLimits.requestTimeout,
    genReqId: ({ headers }) => requestIdOf(headers, isBehindProxy),
    childLoggerFactory: (logger, bindings, childOptions, { headers }) => {
      const traceId = traceParentOf(headers, isBehindProxy)?.traceId;
      return logger.child(traceId === undefined ? bindings : { ...bindings, traceId }, childOptions);
    },
    http: { maxHeaderSize: serverLimits.maxHeaderSize, requireHostHeader: false },
    forceCloseConnections: true,
    // Errors before routing, for which no hooks run.
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply);
      sendError(request, reply, httpErrorOf(error, request, omittedBefore));
    },
    clientErrorHandler: (error, socket) => respondToClientError(app, error, socket, securityHeaderValues(options)),
  });
  registerErrorPresenters(app);
  // Routes apply the limit themselves, once they have identified the viewer.
  app.decorate('requestsPerMinute', options.requestsPerMinute);
  app.setErrorHandler((error, request, reply) => sendError(request, reply, httpErrorOf(error, request, omittedBefore)));
  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply);
    if (request.url.length > maxUrlLength) return done(new HttpError('request.too-large'));
    if (!hasValidHost(request.raw)) return done(new HttpError('request.invalid'));
    // Before the body is read. RFC 9110 section 15.5.16: the response says which codings are accepted.
    if (!['', 'identity'].includes(request.headers['content-encoding']?.toLowerCase() ?? '')) {
      reply.header('accept-encoding', 'identity');
      return done(new HttpError('request.media-type'));
    }
    withTimeLimit('request', done);
  });
  // Set again, because the async context of `onRequest` is lost while the body is read.
  app.addHook('preValidation', (_request, _reply, done) => withTimeLimit('request', done));
  // RFC 9110 section 10.1.1 allows a server to ignore an unknown expectation. Node.js itself would respond without the common headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  // Lets a browser that is still sending a body receive the error, instead of a connection reset.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode < 400) return done();
    return discardBody(request.raw);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    const answer = { method, route: routeOptions.url ?? '(none)', status: reply.statusCode, milliseconds };
    request.log.debug(answer, 'a request was answered');
    done();
  });
  await app.register(compress, compression);
  return app;
}

/**
 * Whether the request has exactly one `Host` header, or HTTP/1.0 without any, which the health checks of HAProxy use by default (RFC 9112
 * section 3.2). Node.js itself would respond without the common headers, and accepts several hosts.
 */
function hasValidHost(request: IncomingMessage): boolean {
  if (request.headers.host === undefined) return request.httpVersion === '1.0';
  return numberOfHosts(request) === 1;
}

/** `rawHeaders` contains names and values in turn, and nothing of them is dropped. */
function numberOfHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** `/directory/api/users?x` and `/api/users?x` become `/api/users?x`. */
function withoutBasePath(address: string, basePath: string): string {
  if (basePath === '' || !address.startsWith(basePath)) return address;
  const rest = address.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : address;
}

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'request.invalid',
  404: 'path.unknown',
  413: 'request.too-large',
  414: 'request.too-large',
  415: 'request.media-type',
  429: 'request.too-many',
};

/**
 * @param omittedBefore throttles the log entries of errors with `retryAfter`: while another server is down, every request that needs it
 * fails
 */
function httpErrorOf(
  error: unknown,
  request: FastifyRequest,
  omittedBefore: ReturnType<typeof onceAMinute>,
): HttpError {
  if (error instanceof HttpError) {
    const { code, cause, retryAfter } = error;
    // The directory is starting, and the client should retry. That is not a failure.
    const isExpected = cause === undefined && retryAfter !== undefined;
    if (errorCodes[code].status >= 500 && !isExpected) {
      const omitted = retryAfter === undefined ? 0 : omittedBefore(code);
      if (omitted !== undefined) request.log.error({ code, err: cause, omitted }, 'a request failed');
    }
    return error;
  }
  if (error instanceof DatabaseUnavailableError) {
    reportUnavailable(error, request);
    return new HttpError('database.unavailable', { retryAfter: databaseRetryAfter, cause: error });
  }
  const { statusCode: status, code: reason } = error as Partial<FastifyError>;
  const { bodyLimitError } = request.routeOptions.config;
  if (reason === 'FST_ERR_CTP_BODY_TOO_LARGE' && bodyLimitError !== undefined) return new HttpError(bodyLimitError);
  const code = status === undefined ? undefined : codeOfStatus[status];
  if (code !== undefined) return new HttpError(code);
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
  return new HttpError('server.failed', { cause: error });
}

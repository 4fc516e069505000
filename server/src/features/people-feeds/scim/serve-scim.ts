import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/open-database.ts';
import { requestQueue, requestsAtOnce } from '../../../http/limits/request-queue.ts';
import { disconnectSignal } from '../../../http/disconnect-signal.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { refusedSignIns } from '../../../http/limits/refused-sign-ins.ts';
import { rateLimit } from '../../../http/limits/rate-limit.ts';
import { requestOrigin } from '../../../http/headers/request-origin.ts';
import type { References } from '../../../people/reference-lists.ts';
import type { FeedPriority } from '../import/feed-priority.ts';
import { issuedTokenLookup } from '../../../viewer/api-tokens/issued-token-lookup.ts';
import { scimFeed } from '../feed-name.ts';
import { entryChecker } from '../entries/person-entry.ts';
import { writeFeedEntries } from '../import/write-feed-entries.ts';
import { authenticateClient } from './authenticate-client.ts';
import { parseBody } from './parse-body.ts';
import { toScimError } from './to-scim-error.ts';
import { errorBody, ScimError } from './scim-error.ts';
import { scimLimits } from './scim-limits.ts';
import type { ScimRoute } from './scim-route.ts';
import { scimRoutes } from './scim-routes.ts';
import type { ScimToken } from './scim-tokens-store.ts';
import { recordActivity } from './record-activity.ts';
import type { WriteEntries } from './write-users.ts';

export const scimPath = '/scim/v2';
const mediaType = 'application/scim+json; charset=utf-8';

export interface ScimOptions {
  readonly database: Database;
  readonly references: References;
  readonly priority: FeedPriority;
  /** Limit for each token. Requests without a valid token count against the limit of their address. */
  readonly requestsPerMinute: number;
  /** Scheme, host, port and path under which clients reach the server. If undefined, those of the request are used. */
  readonly publicOrigin: string | undefined;
  /** Resolves when changes committed before the call are in memory. */
  readonly catchUp: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/**
 * Serves SCIM 2.0 (RFC 7643, RFC 7644) under `/scim/v2`, with its own tokens, errors and media type. As with `serveRoutes`, each route
 * declares who may call it, and this is checked before the body is read.
 */
export async function serveScim(app: FastifyInstance, options: ScimOptions): Promise<void> {
  const { database, catchUp } = options;
  const count = rateLimit(app, 'scim-token', options.requestsPerMinute);
  const countUnauthenticated = rateLimit(app, 'rejected-tokens');
  const reportRefused = refusedSignIns();
  const inTurn = requestQueue(requestsAtOnce.scimToken);
  const lookUp = issuedTokenLookup();
  const check = entryChecker(options.references);
  const writeEntries: WriteEntries = (queries, entries) =>
    writeFeedEntries(queries, { feed: scimFeed, kind: 'scim', check, entries, priority: options.priority });
  const activity = recordActivity(options);
  app.addHook('onClose', activity.close);
  app.errorPresenters.set('/scim', (error, { status }) => ({ type: mediaType, body: scimBodyOf(error, status) }));
  await app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => sendError(reply, toScimError(error, request)));
      scope.setNotFoundHandler(rejectUnknownPath);
      // Before the body is read, so that nobody can fill the memory with bodies.
      scope.addHook('onRequest', async (request) => {
        if (request.is404) await rejectUnknownPath(request);
      });
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        ['application/scim+json', 'application/json'],
        { parseAs: 'string' },
        async ({ routeOptions }: FastifyRequest, text: string) =>
          parseBody(text, routeOptions.config.maxBodyValues ?? scimLimits.userValues),
      );
      const routes = scimRoutes({ database, catchUp, writeEntries, onWritten: activity.onWritten });
      for (const route of routes.flatMap(withSlash)) mount(scope, route);
      rejectOtherMethods(scope, routes.flatMap(withSlash));
    },
    { prefix: scimPath },
  );

  async function rejectUnknownPath(request: FastifyRequest): Promise<never> {
    await identify(request);
    throw new ScimError(404, 'There is no endpoint at this address.');
  }

  async function identify(request: FastifyRequest): Promise<ScimToken> {
    const token = await authenticate(request);
    count(request, `scim token ${token.id}`);
    return token;
  }

  async function authenticate(request: FastifyRequest): Promise<ScimToken> {
    try {
      return await authenticateClient(request, { queries: database.kysely, lookUp });
    } catch (error) {
      reportRefused(request, error);
      if ((error as { status?: unknown }).status === 401) countUnauthenticated(request, undefined);
      throw error;
    }
  }

  /** RFC 7643 section 5: clients may discover how to authenticate without a token. If a token is sent, it must be valid. */
  async function authorize(request: FastifyRequest, reply: FastifyReply, needed: ScimRoute['scope']): Promise<void> {
    if (needed === 'public' && request.headers.authorization === undefined)
      return countUnauthenticated(request, undefined);
    const token = await identify(request);
    if (needed === 'write' && token.scope !== 'write') throw new ScimError(403, 'This token can only read.');
    await inTurn(reply, String(token.id));
  }

  function mount(scope: FastifyInstance, route: ScimRoute): void {
    const { method, path, scope: needed, bodyLimit = scimLimits.userBytes, handler } = route;
    const { maxBodyValues = scimLimits.userValues } = route;
    scope.route({
      method,
      url: path,
      bodyLimit,
      config: { maxBodyValues },
      onRequest: async (request, reply) => {
        await authorize(request, reply, needed);
        rejectLargeBody(request, bodyLimit);
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const base = `${options.publicOrigin ?? requestOrigin(request)}${scimPath}`;
        const {
          status = 200,
          headers = {},
          body,
        } = await handler({
          base,
          id: (request.params as { id?: string }).id ?? '',
          query: { ...(request.query as object) },
          body: request.body,
          ifMatch: request.headers['if-match'],
          ifNoneMatch: request.headers['if-none-match'],
          signal: disconnectSignal(reply),
          failureOf: (error) => toScimError(error, request),
        });
        reply.status(status).headers(headers);
        return body === undefined ? reply.send() : reply.type(mediaType).send(JSON.stringify(body));
      },
    });
  }

  /** Responds with 405 to unsupported methods of existing paths (RFC 9110 section 15.5.6). */
  function rejectOtherMethods(scope: FastifyInstance, routes: readonly ScimRoute[]): void {
    const methods = Map.groupBy(routes, ({ path }) => path);
    for (const [url, ofPath] of methods) {
      const allowed = ofPath.map(({ method }) => method as string);
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) => !allowed.includes(method));
      if (others.length === 0) continue;
      scope.route({
        method: others,
        url,
        onRequest: async (request, reply) => {
          await identify(request);
          reply.header('allow', allowed.join(', '));
          throw new ScimError(405, 'This endpoint does not support this method.');
        },
        handler: async () => undefined,
      });
    }
  }
}

/** Adds a variant with a trailing slash, which some clients send. The prefix itself is mounted with and without one. */
function withSlash(route: ScimRoute): ScimRoute[] {
  return route.path === '/' ? [route] : [route, { ...route, path: `${route.path}/` }];
}

/**
 * Rejects a body that is too large before it is read, so that the connection stays open and Node.js discards the body. When Fastify itself
 * rejects a length, it closes the connection, and a client that is still sending sees a broken connection instead of the error.
 */
function rejectLargeBody(request: FastifyRequest, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new ScimError(413, 'The request is too large.');
}

/** The body for an error outside the SCIM routes. Its status may be an unusual one, such as 431. */
function scimBodyOf(error: HttpError, status: number): string {
  return JSON.stringify(errorBody(new ScimError(status, error.message)));
}

function sendError(reply: FastifyReply, error: ScimError) {
  reply.status(error.status).header('cache-control', 'no-store');
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  if (error.status === 401) reply.header('www-authenticate', 'Bearer realm="SCIM"');
  return reply.type(mediaType).send(JSON.stringify(errorBody(error)));
}

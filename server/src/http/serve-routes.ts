import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withChanges } from '../telemetry/recorded-changes.ts';
import { acceptBytes } from './bodies/byte-body.ts';
import { changeLimit, changesUnit } from './limits/change-limit.ts';
import { acceptJson, bytesOfBody } from './bodies/json-body.ts';
import { requestQueue, requestsAtOnce } from './limits/request-queue.ts';
import { bodyBudget } from './limits/body-budget.ts';
import { HttpError } from './http-error.ts';
import { parseInput } from './input.ts';
import { oneRequestAtATime } from './limits/one-request-at-a-time.ts';
import { refusedSignIns } from './limits/refused-sign-ins.ts';
import { rateLimit } from './limits/rate-limit.ts';
import type { Authentication } from './authentication.ts';
import type { RevealBudget } from './reveal-budget.ts';
import type { EndpointRequest, Route } from './route.ts';
import type { AdministeredUnits, Viewer } from './viewer.ts';
import { noUnits, unitScope } from './unit-scope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** NOTE: not in a `WeakMap` by request, which would grow until the next garbage collection, and slow it down. */
    identified?: { readonly viewer: Viewer; readonly administered: AdministeredUnits };
  }
}

/** Maximum total size in bytes of the JSON files that requests hold: four of the largest. */
const maxFileBytes = 128 * 1024 * 1024;

/**
 * Mounts routes. Each request identifies the viewer, counts against the rate limit, waits for its turn and checks access before its input
 * is parsed and its handler runs. So a client without access learns nothing about the schemas, and cannot make the server read a large
 * body.
 *
 * As a safeguard, a request fails with a 500 if its endpoint reveals people and the handler has not counted them, or if it is for unit
 * administrators and the handler has not checked which units the viewer administers.
 * @throws Error if two routes have the same method and path, or if a route has no access rule
 */
export function serveRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  authentication: Authentication,
  budget: RevealBudget,
  limits: { readonly apiTokensPerMinute?: number } = {},
): void {
  const countViewer = rateLimit(app, 'viewer');
  // A separate limit, so that rejected tokens do not prevent others behind the same address from opening the page.
  const countOpen = rateLimit(app, 'address');
  const countRejected = rateLimit(app, 'rejected-tokens');
  const countApiToken = rateLimit(app, 'api-token', limits.apiTokensPerMinute);
  const countOwnChange = changeLimit(app.requestsPerMinute, 'own');
  const countUnitChange = changeLimit(app.requestsPerMinute, 'unit');
  const reportRefused = refusedSignIns();
  const usersTurn = requestQueue(requestsAtOnce.user);
  const apiTokensTurn = requestQueue(requestsAtOnce.apiToken);
  const begin = oneRequestAtATime();
  const holdFile = bodyBudget(maxFileBytes);
  for (const { endpoint, handler } of routes) {
    if (!['open', 'signed-in', 'unit-administrator', 'administrator'].includes(endpoint.access)) {
      throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it`);
    }
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: endpoint.bodyLimit,
      config: {
        acceptsBytes: endpoint.bodyType === 'bytes',
        keepsJson: endpoint.bodyType === 'json-file',
        maxBodyValues: endpoint.maxBodyValues,
        ...(endpoint.bodyLimitError === undefined ? {} : { bodyLimitError: endpoint.bodyLimitError }),
      },
      preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
        if (endpoint.access === 'open') {
          if (endpoint.isLimited) countOpen(request, undefined);
          return;
        }
        const viewer = await identify(request);
        const key = authentication.keyOf(viewer);
        const isUser = viewer.apiToken === undefined;
        (isUser ? countViewer : countApiToken)(request, key);
        if (endpoint.isOwnChange) countOwnChange(request, key);
        await (isUser ? usersTurn : apiTokensTurn)(reply, key);
        const administered = await authentication.authorize(viewer, endpoint);
        if (changesUnit(endpoint) && administered !== 'all') countUnitChange(request, key);
        if (endpoint.isOneAtATime) begin(reply, `${key} ${endpoint.path}`);
        if (endpoint.bodyType === 'json-file') holdFile(reply, endpoint.busyError ?? 'request.too-many');
        request.identified = { viewer, administered };
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { viewer, administered = noUnits } = request.identified ?? {};
        const units = endpoint.access === 'unit-administrator' ? unitScope(administered) : undefined;
        let hasCounted = false;
        if (viewer !== undefined) reply.header('cache-control', 'private, no-store');
        const endpointRequest: EndpointRequest<typeof endpoint> = {
          params: parseInput(endpoint, 'params', request.params) as never,
          query: parseInput(endpoint, 'query', request.query) as never,
          body: (endpoint.bodyType === 'json-file'
            ? bytesOfBody(request.body)
            : parseInput(endpoint, 'body', request.body)) as never,
          viewer: viewer as never,
          fail: (code, fields) => {
            throw new HttpError(code, fields === undefined ? {} : { fields });
          },
          reveal: (personIds) => {
            if (viewer === undefined || endpoint.reveals !== 'people') {
              throw new Error(`${endpoint.method} ${endpoint.path} does not declare that it reveals people`);
            }
            hasCounted = true;
            budget.reveal(viewer, personIds);
          },
          units: units?.scope as never,
          request,
          reply,
        };
        const run = () => handler(endpointRequest);
        const answer = endpoint.access === 'administrator' ? await loggingChanges(run, request, viewer) : await run();
        if (endpoint.reveals === 'people' && !hasCounted) {
          throw new Error(`${endpoint.method} ${endpoint.path} reveals people without counting them`);
        }
        if (units?.isChecked() === false) {
          throw new Error(`${endpoint.method} ${endpoint.path} does not ask what the viewer administers`);
        }
        return answer;
      },
    });
  }
  app.decorateRequest('identified');
  acceptBytes(app);
  acceptJson(app);

  /** Identifies the viewer. A request with a rejected token is counted by its address, since the token does not identify its sender. */
  async function identify(request: FastifyRequest): Promise<Viewer> {
    try {
      return await authentication.identify(request);
    } catch (error) {
      reportRefused(request, error);
      if (error instanceof HttpError && error.status === 401) countRejected(request, undefined);
      throw error;
    }
  }
}

/** Logs the kinds of the changes that `work` made. Names and values are in the audit log only. */
async function loggingChanges<Answer>(
  work: () => Answer | Promise<Answer>,
  request: FastifyRequest,
  viewer: Viewer | undefined,
): Promise<Answer> {
  const { result, changes } = await withChanges(work);
  for (const change of changes) request.log.info({ change, by: viewer?.personId ?? null }, 'a setting was changed');
  return result;
}

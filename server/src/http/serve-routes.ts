import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptBytes } from './byte-body.ts';
import { parseInput } from './input.ts';
import { HttpError } from './http-error.ts';
import type { EndpointRequest, Identify, Route, Viewer } from './route.ts';

/**
 * Mounts routes. Each one first learns who asks and whether they may, then reads and parses the input, then runs the handler:
 * nobody without access learns anything about a schema, or makes the server hold a large body.
 * @throws Error for two routes of one name, or for one without an access rule
 */
export function serveRoutes(app: FastifyInstance, routes: readonly Route[], identify: Identify): void {
  const viewers = new WeakMap<FastifyRequest, Viewer>();
  for (const { endpoint, handler } of routes) {
    if (!['open', 'signed-in', 'administrator'].includes(endpoint.access)) {
      throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it`);
    }
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: endpoint.bodyLimit,
      config: { acceptsBytes: endpoint.bodyType === 'bytes' },
      preParsing: async (request: FastifyRequest) => {
        const viewer = await identify(request, endpoint.access);
        if (viewer !== undefined) viewers.set(request, viewer);
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const viewer = viewers.get(request);
        if (viewer !== undefined) reply.header('cache-control', 'private, no-store');
        const endpointRequest: EndpointRequest<typeof endpoint> = {
          params: parseInput(endpoint, 'params', request.params) as never,
          query: parseInput(endpoint, 'query', request.query) as never,
          body: parseInput(endpoint, 'body', request.body) as never,
          viewer: viewer as never,
          fail: (code, fields) => {
            throw new HttpError(code, fields === undefined ? {} : { fields });
          },
          request,
          reply,
        };
        return await handler(endpointRequest);
      },
    });
  }
  acceptBytes(app);
}

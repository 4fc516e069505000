import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route gets a JSON body as unparsed bytes. */
    keepsJson?: boolean;
  }
}

/** Parses JSON bodies, except for routes with `keepsJson` in their `config`. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.keepsJson === true) done(null, body);
    else parse(request, body.toString('utf8'), done);
  });
}

/** @throws HttpError `request.invalid` without a body */
export function bytesOfBody(body: FastifyRequest['body']): Uint8Array {
  if (body instanceof Uint8Array && body.length > 0) return body;
  throw new HttpError('request.invalid');
}

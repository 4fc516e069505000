import type { ErrorCode } from '@directory/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import { jsonExcess } from './json-excess.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route gets a JSON body as unparsed bytes. */
    keepsJson?: boolean;
    /** Maximum number of values of a JSON body. */
    maxBodyValues?: number;
    /** The error code for a body above the limit of the route; `request.too-large` by default. */
    bodyLimitError?: ErrorCode;
  }
}

/** No body of the contract is deeper than ten levels. */
const maxDepth = 32;

/** Parses JSON bodies, except for routes with `keepsJson` in their `config`. Other types than JSON, also plain text, are rejected. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { keepsJson, maxBodyValues = 0 } = request.routeOptions.config;
    if (keepsJson === true) done(null, body);
    else {
      const text = body.toString('utf8');
      if (jsonExcess(text, { depth: maxDepth, values: maxBodyValues }) === undefined) parse(request, text, done);
      else done(new HttpError('request.invalid'));
    }
  });
}

/** @throws HttpError `request.invalid` without a body */
export function bytesOfBody(body: FastifyRequest['body']): Uint8Array {
  if (body instanceof Uint8Array && body.length > 0) return body;
  throw new HttpError('request.invalid');
}

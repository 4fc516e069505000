import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route gets the body as a stream of bytes. */
    acceptsBytes?: boolean;
  }
}

/** Media type of uploaded files. */
const bytesType = 'application/octet-stream';

/** Passes the body as a stream to routes with `acceptsBytes` in their `config`. The stream fails with an HttpError at the body limit. */
export function acceptBytes(app: FastifyInstance): void {
  app.addContentTypeParser(bytesType, async (request: FastifyRequest, payload: IncomingMessage) => {
    const { config, bodyLimit } = request.routeOptions;
    if (config.acceptsBytes !== true) throw new HttpError('request.media-type');
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw new HttpError('request.too-large');
    return limited(payload, bodyLimit);
  });
}

async function* limited(payload: Readable, limit: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  try {
    // The stream stays open, because destroying it would close the connection before the response is sent.
    for await (const bytes of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      length += bytes.length;
      if (length > limit) throw new HttpError('request.too-large');
      yield bytes;
    }
  } catch (error) {
    // The client disconnected, which is not a server error.
    throw error instanceof HttpError ? error : new HttpError('request.invalid', { cause: error });
  }
}

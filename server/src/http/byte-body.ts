import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a file as it is. */
    acceptsBytes?: boolean;
  }
}

/** The media type of a file that is sent as it is. */
const bytesType = 'application/octet-stream';

/** Routes that say `acceptsBytes` in their `config` are given the body as a stream, which ends in a HttpError at their body limit. */
export function acceptBytes(app: FastifyInstance): void {
  app.addContentTypeParser(bytesType, async (request: FastifyRequest, payload: IncomingMessage) => {
    const { config, bodyLimit } = request.routeOptions;
    if (config.acceptsBytes !== true) throw new HttpError('request.media-type');
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw new HttpError('request.too-large');
    return limited(payload, bodyLimit);
  });
}

async function* limited(payload: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  try {
    for await (const bytes of payload) {
      length += bytes.length;
      if (length > limit) throw new HttpError('request.too-large');
      yield bytes;
    }
  } catch (error) {
    // Whoever sends goes away in the middle: nothing of ours has failed.
    throw error instanceof HttpError ? error : new HttpError('request.invalid', { cause: error });
  }
}

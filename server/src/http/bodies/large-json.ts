import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsCoding } from '../headers/accepts-coding.ts';
import { hasTag } from '../headers/if-none-match.ts';

/** Quality 4 takes a third of the time of gzip, with smaller results. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Responds with JSON that is too large for `JSON.stringify`. Its text is streamed in pieces, compressed once on the threads of zlib, and
 * cached under a key that identifies the content. A browser that already has it gets a 304.
 */
export type SendLargeJson = <Output>(
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  key: string,
  pieces: () => AsyncIterable<string>,
) => Promise<Output>;

/** @param maxBytes maximum total size of the cached compressed responses */
export function largeJsonSender(maxBytes: number): SendLargeJson {
  const cache = new Map<string, { readonly body: Promise<Buffer>; size: number }>();
  return async <Output>(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    key: string,
    pieces: () => AsyncIterable<string>,
  ) => {
    const etag = `"${createHash('sha256').update(key).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send() as Output;
    const body = await compressed(key, pieces);
    reply.type('application/json; charset=utf-8');
    if (acceptsCoding(request, 'br')) return reply.header('content-encoding', 'br').send(body) as Output;
    return reply.send(Readable.from([body]).pipe(createBrotliDecompress())) as Output;
  };

  /** Compresses the text, or waits for the same work in progress. */
  async function compressed(key: string, pieces: () => AsyncIterable<string>): Promise<Buffer> {
    const known = cache.get(key) ?? { body: compress(pieces()), size: 0 };
    // Re-inserted, so that the first key of the map is the least recently used.
    cache.delete(key);
    cache.set(key, known);
    try {
      const body = await known.body;
      known.size = body.length;
      dropOldest();
      return body;
    } catch (error) {
      if (cache.get(key) === known) cache.delete(key);
      throw error;
    }
  }

  function dropOldest(): void {
    let total = cache.values().reduce((sum, { size }) => sum + size, 0);
    for (const [key, { size }] of cache) {
      if (total <= maxBytes) return;
      // An entry without a size is still being compressed, and requests are waiting for it.
      if (size === 0) continue;
      total -= size;
      cache.delete(key);
    }
  }
}

async function compress(pieces: AsyncIterable<string>): Promise<Buffer> {
  return await pipeline(pieces, createBrotliCompress(compression), buffer);
}

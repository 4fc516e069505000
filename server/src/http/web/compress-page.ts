import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsCoding } from '../headers/accepts-coding.ts';

/**
 * Maximum number of cached pages, over both codings. They differ by route, language and, if no public origin is configured, the host of the
 * request.
 */
const maxPages = 64;
/**
 * Quality 5 takes half a millisecond. The highest takes twenty times as long for a tenth fewer bytes, so a client that requests many hosts
 * could keep the threads busy.
 */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors = {
  br: (page: string) => promisify(brotliCompress)(page, quality),
  gzip: (page: string) => promisify(gzip)(page),
};
const codings = ['br', 'gzip'] as const;

/**
 * Compresses each version of the page once, on the threads of zlib. This is safe from BREACH, because the page contains no secrets:
 * everyone gets the same page.
 * @returns a function that sends a page in the best coding that the client accepts
 */
export function pageSender(): (request: FastifyRequest, reply: FastifyReply, page: string) => Promise<FastifyReply> {
  const kept = new Map<string, Promise<Buffer>>();
  return async (request, reply, page) => {
    const coding = codings.find((name) => acceptsCoding(request, name));
    reply.header('vary', 'accept-encoding, accept-language');
    if (coding === undefined) return reply.send(page);
    const key = coding + page;
    const compressed = kept.get(key) ?? compressors[coding](page);
    // Re-inserted, so that the first key of the map is the least recently used.
    kept.delete(key);
    kept.set(key, compressed);
    const [oldest] = kept.keys();
    if (kept.size > maxPages && oldest !== undefined) kept.delete(oldest);
    return reply.header('content-encoding', coding).send(await compressed);
  };
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsCoding } from '../headers/accepts-coding.ts';

/** Pages differ by kind of address, language and, where no public origin is configured, the host that was asked for. */
const maxPages = 64;
/** Quality 5 takes half a millisecond, the best one twenty times as long for a tenth fewer bytes: whoever asks for many hosts must not keep the threads busy. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors = {
  br: (page: string) => promisify(brotliCompress)(page, quality),
  gzip: (page: string) => promisify(gzip)(page),
};
const codings = ['br', 'gzip'] as const;

/**
 * Compresses each version of the page once, on the threads of zlib. A compressed page tells nothing by its length (BREACH): it contains nothing secret, only
 * what everybody gets who opens it.
 * @returns sends a page in the best coding that the client accepts
 */
export function pageSender(): (request: FastifyRequest, reply: FastifyReply, page: string) => Promise<FastifyReply> {
  const kept = new Map<string, Promise<Buffer>>();
  return async (request, reply, page) => {
    const coding = codings.find((name) => acceptsCoding(request, name));
    reply.header('vary', 'accept-encoding, accept-language');
    if (coding === undefined) return reply.send(page);
    const key = coding + page;
    const compressed = kept.get(key) ?? compressors[coding](page);
    // The latest used is the last, so that the first is the one to forget.
    kept.delete(key);
    kept.set(key, compressed);
    const [oldest] = kept.keys();
    if (kept.size > maxPages && oldest !== undefined) kept.delete(oldest);
    return reply.header('content-encoding', coding).send(await compressed);
  };
}

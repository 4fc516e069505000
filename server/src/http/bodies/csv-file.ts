import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Answers with a CSV file that is sent as it is written. It is named after what it contains and the time in UTC:
 * `audit-2026-11-20_14-05-09.csv`.
 */
export function csvFile(reply: FastifyReply, name: string, rows: AsyncIterable<Buffer>): Uint8Array {
  const time = new Date().toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${time}.csv"`);
  // Fastify sends the stream; a caller receives the bytes that the contract promises.
  return Readable.from(rows, { objectMode: false }) as unknown as Uint8Array;
}

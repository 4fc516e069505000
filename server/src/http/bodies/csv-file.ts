import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Streams a CSV file as the response. The file is named after its contents and the time in UTC: `audit-2026-11-20_14-05-09.csv`.
 */
export function csvFile(reply: FastifyReply, name: string, rows: AsyncIterable<Buffer>): Uint8Array {
  const time = new Date().toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${time}.csv"`);
  // Fastify sends the stream, so the client receives the bytes that the contract declares.
  return Readable.from(rows, { objectMode: false }) as unknown as Uint8Array;
}

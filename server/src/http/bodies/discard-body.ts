import type { IncomingMessage } from 'node:http';

/** Maximum number of bytes of a body that are read only to be discarded: several times the largest photo. */
const maxDiscarded = 32 * 1024 * 1024;
/** Maximum number of milliseconds without data from the client. */
const longestSilence = 2000;
/** Maximum number of milliseconds in total. */
const longestDiscard = 10_000;

/**
 * Reads and discards the rest of the body of a rejected request. If a connection is closed while the client is still sending, it is reset,
 * and the client may never see the response (RFC 9112 section 9.6). Does nothing if the rest is too long, and gives up if it takes too
 * long.
 */
export async function discardBody(message: IncomingMessage): Promise<void> {
  if (message.complete || message.readableEnded || message.destroyed) return;
  if (Number(message.headers['content-length'] ?? 0) > maxDiscarded) return;
  const { promise: done, resolve: end } = Promise.withResolvers<void>();
  let length = 0;
  const silence = setTimeout(end, longestSilence);
  const total = setTimeout(end, longestDiscard);
  const count = (bytes: Uint8Array) => {
    length += bytes.length;
    silence.refresh();
    if (length > maxDiscarded) end();
  };
  message.on('data', count).on('end', end).on('close', end).on('error', end);
  message.resume();
  await done;
  clearTimeout(silence);
  clearTimeout(total);
  message.off('data', count).off('end', end).off('close', end).off('error', end);
}

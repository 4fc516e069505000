import type { IncomingMessage } from 'node:http';

/** Most bytes of a body that are read only to be discarded: several times the largest photo. */
const maxDiscarded = 32 * 1024 * 1024;
/** How long the client may send nothing, and how long it may send in all, in milliseconds. */
const longestSilence = 2000;
const longestDiscard = 10_000;

/**
 * Reads and discards what is left of the body of a request that was rejected. A connection that is closed while the client is still sending is
 * reset, and the client may never see the answer (RFC 9112 section 9.6). Does nothing when the rest is too long, and gives up
 * when it takes too long.
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

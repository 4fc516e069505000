import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Letters, digits and punctuation that need no escaping anywhere. Matches `Root=1-67891233-abcdef012345678912345678`; does not match `a b`.
 */
const idPattern = /^[\w.:;=+/-]{1,128}$/;
/** `traceparent` of W3C Trace Context, section 3.2: version, trace id, span id, flags. */
const parentPattern = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/;

/** The proxy's span, which is the parent of a request. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly flags: number;
}

/** The request id that the proxy assigned, or a new one. Without a trusted proxy the header is ignored, since any client can set it. */
export function requestIdOf(headers: IncomingHttpHeaders, isBehindProxy: boolean): string {
  const given = headers['x-request-id'];
  return isBehindProxy && typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
}

/** The trace parent that the proxy sent; undefined without a trusted proxy, and for an invalid header. */
export function traceParentOf(headers: IncomingHttpHeaders, isBehindProxy: boolean): TraceParent | undefined {
  const given = headers['traceparent'];
  if (!isBehindProxy || typeof given !== 'string' || given.length > 256) return undefined;
  const [, traceId = '', spanId = '', flags = ''] = parentPattern.exec(given) ?? [];
  const isValid = !given.startsWith('ff') && /[1-9a-f]/.test(traceId) && /[1-9a-f]/.test(spanId);
  // In version 00, nothing may follow the flags.
  return isValid && (!given.startsWith('00') || given.length === 55)
    ? { traceId, spanId, flags: Number.parseInt(flags, 16) }
    : undefined;
}

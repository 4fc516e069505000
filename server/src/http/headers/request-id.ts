import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Letters, digits and signs that need no quoting anywhere. Matches `Root=1-67891233-abcdef012345678912345678`, does not match `a b`. */
const idPattern = /^[\w.:;=+/-]{1,128}$/;
/** W3C Trace Context, section 3.2: version, trace, span, flags. */
const parentPattern = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/;

/** The span of a proxy that a request belongs to. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly flags: number;
}

/** The id that the proxy gave the request, or a new one. Without a proxy in front of the server, any client can write the header. */
export function requestIdOf(headers: IncomingHttpHeaders, isBehindProxy: boolean): string {
  const given = headers['x-request-id'];
  return isBehindProxy && typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
}

/** What the proxy says about the trace of the request; undefined without a proxy, and for a header that is not valid. */
export function traceParentOf(headers: IncomingHttpHeaders, isBehindProxy: boolean): TraceParent | undefined {
  const given = headers['traceparent'];
  if (!isBehindProxy || typeof given !== 'string' || given.length > 256) return undefined;
  const [, traceId = '', spanId = '', flags = ''] = parentPattern.exec(given) ?? [];
  const isValid = !given.startsWith('ff') && /[1-9a-f]/.test(traceId) && /[1-9a-f]/.test(spanId);
  // Version 00 ends after the flags.
  return isValid && (!given.startsWith('00') || given.length === 55)
    ? { traceId, spanId, flags: Number.parseInt(flags, 16) }
    : undefined;
}

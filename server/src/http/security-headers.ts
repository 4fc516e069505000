import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { permissionsPolicy } from './permissions-policy.ts';

const none = ["'none'"];
const self = ["'self'"];

export interface SecurityHeaderOptions {
  /** Origins besides our own that the page may call, as they are known by now. */
  readonly connectOrigins: () => readonly string[];
  /** Whether browsers reach the directory by HTTPS only: `Strict-Transport-Security` is set. */
  readonly isHttps?: boolean;
}

/**
 * Sets the headers that isolate every response: a page loads scripts, styles and images of this origin only, calls this origin and the
 * identity provider only, turns no text into code, and uses few features of the browser. The headers are built once, and again when
 * the provider's endpoints change. A response is not cached unless its route allows it.
 */
export function securityHeaders({
  connectOrigins,
  isHttps = false,
}: SecurityHeaderOptions): (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void {
  let origins = connectOrigins();
  let setHeaders = headersFor(origins, isHttps);
  return (request, reply, done) => {
    const now = connectOrigins();
    if (now !== origins) {
      origins = now;
      setHeaders = headersFor(now, isHttps);
    }
    reply.header('permissions-policy', permissionsPolicy).header('cache-control', 'no-store');
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined));
  };
}

function headersFor(connectOrigins: readonly string[], isHttps: boolean) {
  const selfAndProvider = ["'self'", ...connectOrigins];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: self,
        styleSrc: self,
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: self,
        connectSrc: selfAndProvider,
        // The silent renewal of a session opens the provider in a frame.
        frameSrc: selfAndProvider,
        manifestSrc: self,
        baseUri: none,
        formAction: selfAndProvider,
        frameAncestors: self,
        // Strings cannot become markup, scripts or their addresses: React creates elements. Only the preview of a card is markup.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['card-preview'],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'sameorigin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
}

/** The same headers by name, for an answer that is written to a connection without a request. */
export function securityHeaderValues(options: SecurityHeaderOptions): ReadonlyMap<string, string> {
  const values = new Map([['permissions-policy', permissionsPolicy]]);
  const response = {
    setHeader: (name: string, value: string) => values.set(name.toLowerCase(), value),
    removeHeader: (name: string) => values.delete(name.toLowerCase()),
  };
  const setHeaders = headersFor(options.connectOrigins(), options.isHttps ?? false);
  // The library only calls these two methods.
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return values;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import helmet from 'helmet';
import { permissionsPolicy } from './permissions-policy.ts';

const none = ["'none'"];
const self = ["'self'"];

export interface SecurityHeaderOptions {
  /** Origins besides our own that the page may call, as they are known by now. */
  readonly connectOrigins: () => readonly string[];
  /** Whether browsers reach the directory by HTTPS only: `Strict-Transport-Security` is set. */
  readonly isHttps?: boolean;
  /** The path of the directory on its host. With one, the host is shared, and what holds for its subdomains is not for the directory to say. */
  readonly basePath?: string;
}

/** By name, in lower case. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Sets the headers that isolate every response: a page loads scripts, styles and images of this origin only, calls this origin and the
 * identity provider only, turns no text into code, and uses few features of the browser. The headers are built once, and again when
 * the provider's endpoints change. A response is not cached unless its route allows it.
 */
export function securityHeaders(options: SecurityHeaderOptions): (reply: FastifyReply) => void {
  let origins = options.connectOrigins();
  let headers = headersFor(origins, options);
  return (reply) => {
    const now = options.connectOrigins();
    if (now !== origins) {
      origins = now;
      headers = headersFor(now, options);
    }
    reply.headers(headers);
  };
}

/** The same headers, for an answer that is written to a connection without a request. */
export function securityHeaderValues(options: SecurityHeaderOptions): Headers {
  return headersFor(options.connectOrigins(), options);
}

/** Asks the library once. Its middleware would build and set each header with every request. */
function headersFor(connectOrigins: readonly string[], options: SecurityHeaderOptions): Headers {
  const headers: Record<string, string> = { 'permissions-policy': permissionsPolicy, 'cache-control': 'no-store' };
  // The library only calls these two methods.
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: (name: string) => delete headers[name.toLowerCase()],
  };
  helmetFor(connectOrigins, options)({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}

function helmetFor(
  connectOrigins: readonly string[],
  { isHttps = false, basePath = '' }: SecurityHeaderOptions,
): ReturnType<typeof helmet> {
  const selfAndProvider = ["'self'", ...connectOrigins];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: self,
        styleSrc: self,
        // Recordings of names, which are loaded with the access token.
        mediaSrc: ['blob:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: self,
        connectSrc: selfAndProvider,
        // The silent renewal of a session opens the provider in a frame.
        frameSrc: selfAndProvider,
        manifestSrc: self,
        baseUri: none,
        formAction: selfAndProvider,
        frameAncestors: self,
        // Strings cannot become markup, scripts or their addresses: React creates elements. Only the preview of a card is markup, and only the
        // service worker is started by its address.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['card-preview', 'service-worker'],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'sameorigin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: basePath === '' } : false,
  });
}

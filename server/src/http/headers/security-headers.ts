import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import helmet from 'helmet';
import { permissionsPolicy } from './permissions-policy.ts';

const none = ["'none'"];
const self = ["'self'"];

export interface SecurityHeaderOptions {
  /** Origins that the page may call in addition to its own, as known so far. */
  readonly connectOrigins: () => readonly string[];
  /** Whether browsers reach the directory by HTTPS only, so that `Strict-Transport-Security` is set. */
  readonly isHttps?: boolean;
  /** The path of the directory on its host. If there is one, the host is shared, so HSTS does not include its subdomains. */
  readonly basePath?: string;
}

/** By name, in lower case. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Sets the security headers of every response. Pages may load scripts, styles and images from this origin only, may call only this origin
 * and the identity provider, cannot turn text into code, and may use few browser features. The headers are built once, and again after the
 * provider's endpoints have changed. By default, responses must not be cached.
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

/** The same headers, for a response that is written directly to a connection. */
export function securityHeaderValues(options: SecurityHeaderOptions): Headers {
  return headersFor(options.connectOrigins(), options);
}

/** Collects the headers from helmet once. Its middleware would build each header for every request. */
function headersFor(connectOrigins: readonly string[], options: SecurityHeaderOptions): Headers {
  const headers: Record<string, string> = { 'permissions-policy': permissionsPolicy, 'cache-control': 'no-store' };
  // Helmet calls only these two methods.
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
        // Name recordings, which are fetched with the access token.
        mediaSrc: ['blob:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: self,
        connectSrc: selfAndProvider,
        // Silent session renewal loads the provider in a frame.
        frameSrc: selfAndProvider,
        manifestSrc: self,
        baseUri: none,
        formAction: selfAndProvider,
        frameAncestors: self,
        // Strings cannot become markup, scripts or script URLs, since React creates elements. The two exceptions are the preview of a card,
        // which is markup, and the URL of the service worker.
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

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

const none = ["'none'"];
const self = ["'self'"];

/**
 * Sets the headers that keep a page to itself: no script, style, image or call that does not come from this origin, the
 * identity provider's endpoints apart. What they are is put together once, and again when those endpoints change.
 * @param connectOrigins origins besides our own that the page may call, as they are known by now
 */
export function securityHeaders(
  connectOrigins: () => readonly string[],
): (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void {
  let origins = connectOrigins();
  let setHeaders = headersFor(origins);
  return (request, reply, done) => {
    const now = connectOrigins();
    if (now !== origins) {
      origins = now;
      setHeaders = headersFor(now);
    }
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined));
  };
}

function headersFor(connectOrigins: readonly string[]) {
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
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'sameorigin' },
  });
}

/** The same headers by name, for an answer that is written to a connection without a request. */
export function securityHeaderValues(connectOrigins: readonly string[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => values.set(name, value),
    removeHeader: (name: string) => values.delete(name),
  };
  // The library only calls these two methods.
  headersFor(connectOrigins)({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return values;
}

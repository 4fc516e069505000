import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from './client-address.ts';
import { HttpError } from './http-error.ts';

/**
 * Counts a request: for a signed-in person by their login, wherever they are; otherwise by the address of the client.
 * @throws HttpError `request.too-many`, with the seconds after which to try again
 */
export type CountRequest = (request: FastifyRequest, login: string | undefined) => Promise<void>;

/** Counts within the limit that `createApp` was given. */
export function requestLimit(app: FastifyInstance): CountRequest {
  const logins = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    keyGenerator: (request) => {
      const login = logins.get(request);
      return login === undefined ? `address ${clientNetwork(request.ip)}` : `login ${login.toLowerCase()}`;
    },
  });
  return async (request, login) => {
    if (login !== undefined) logins.set(request, login);
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) {
      throw new HttpError('request.too-many', { retryAfter: counted.ttlInSeconds });
    }
  };
}

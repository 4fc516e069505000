import type { Endpoint } from '@directory/contract';
import type { FastifyRequest } from 'fastify';
import type { AdministeredUnits, Viewer } from './viewer.ts';

/** The part of an endpoint that defines who may call it. */
export type AccessRule = Pick<Endpoint, 'access' | 'needsRecentSignIn' | 'apiScope'>;

export interface Authentication {
  /**
   * Identifies the viewer.
   * @throws HttpError `token.missing`, `token.invalid`, `token.expired`, `provider.unavailable`
   */
  identify(request: FastifyRequest): Promise<Viewer>;
  /** The key under which limits count the viewer's requests. */
  keyOf(viewer: Viewer): string;
  /**
   * Checks whether the viewer may call the endpoint. Returns what the viewer may administer; nothing if the endpoint does not need it.
   * @throws HttpError `access.denied`, `sign-in.too-old`
   */
  authorize(viewer: Viewer, endpoint: AccessRule): Promise<AdministeredUnits>;
}

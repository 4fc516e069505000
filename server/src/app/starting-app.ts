import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { createApp } from '../http/create-app.ts';
import { serveHealth } from '../http/health.ts';
import type { WaitReason } from '../http/health.ts';
import { HttpError } from '../http/http-error.ts';
import type { ReadingProgress } from '../people/memory/people-memory.ts';
import { startingPage, startingStyle, startingStyleAddress } from './starting-page.ts';

/** Seconds after which a client may retry. */
const retryAfter = 2;

/** The app that serves requests while the directory is being built. */
export interface StartingApp {
  readonly app: FastifyInstance;
  /** Sets what `/health/ready` and `/health/serving` report as waited for; initially the database. */
  waitFor(awaited: WaitReason): void;
  /** Sets how many people `/health/ready` reports as read, until the next call of `waitFor`. */
  reading(progress: ReadingProgress): void;
}

/**
 * Responds that the directory is starting: browsers get a page that reloads itself, other clients an error. The process is live but not
 * ready.
 */
export async function createStartingApp({
  config,
  logger,
}: {
  config: Config;
  logger: FastifyBaseLogger;
}): Promise<StartingApp> {
  let awaited: WaitReason = 'database';
  let people: ReadingProgress | undefined;
  const app = await createApp({
    logger,
    trustedProxies: config.TRUSTED_PROXIES,
    requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
    connectOrigins: () => [],
    basePath: config.basePath,
    isHttps: config.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
  });
  serveHealth(app, {
    waitingFor: async () => [awaited],
    servingWaitsFor: () => [awaited],
    progress: () => (people === undefined ? {} : { people }),
  });
  app.errorPresenters.set('', (error, { headers }) => {
    const isPage = error.code === 'directory.starting' && headers.accept?.includes('text/html') === true;
    if (!isPage) return undefined;
    const { BRAND_NAME: brandName, basePath } = config;
    const body = startingPage({ brandName, basePath, acceptLanguage: headers['accept-language'], seconds: retryAfter });
    return { type: 'text/html; charset=utf-8', body };
  });
  app.get(startingStyleAddress, async (_request, reply) => reply.type('text/css; charset=utf-8').send(startingStyle));
  // Before the body is read, so that nobody can fill the memory with bodies.
  app.addHook('onRequest', async ({ is404 }) => {
    if (is404) throw new HttpError('directory.starting', { retryAfter });
  });
  return {
    app,
    waitFor(next) {
      awaited = next;
      people = undefined;
    },
    reading(progress) {
      people = progress;
    },
  };
}

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { createApp } from '../http/app-plumbing.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { serveHealth } from '../http/health.ts';
import type { Awaited } from '../http/health.ts';
import { HttpError } from '../http/http-error.ts';
import { preferredLanguage } from '../http/preferred-language.ts';
import { startingMessages } from './starting-messages.ts';

/** Seconds after which a client may ask again. */
const retryAfter = 2;

/** What answers while the directory is built. */
export interface StartingApp {
  readonly app: FastifyInstance;
  /** Says what `/health/ready` reports from now on; at first the database. */
  waitFor(awaited: Awaited): void;
}

/** Answers that the directory is starting: a page that loads itself again for browsers, an error for others. The process is live but not ready. */
export async function createStartingApp({
  config,
  logger,
}: {
  config: Config;
  logger: FastifyBaseLogger;
}): Promise<StartingApp> {
  let awaited: Awaited = 'database';
  const app = await createApp({
    logger,
    trustedProxies: config.TRUSTED_PROXIES,
    requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
    connectOrigins: () => [],
    isHttps: config.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
  });
  serveHealth(app, { waitingFor: async () => [awaited] });
  app.errorPresenters.set('', (error, { headers }) => {
    const isPage = error.code === 'directory.starting' && headers.accept?.includes('text/html') === true;
    if (!isPage) return undefined;
    return { type: 'text/html; charset=utf-8', body: startingPage(config.BRAND_NAME, headers['accept-language']) };
  });
  app.setNotFoundHandler(async () => {
    throw new HttpError('directory.starting', { retryAfter });
  });
  return {
    app,
    waitFor(next) {
      awaited = next;
    },
  };
}

function startingPage(brandName: string, acceptLanguage: string | undefined): string {
  const language = preferredLanguage('', acceptLanguage);
  const { heading, text } = startingMessages[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${retryAfter}">
<title>${escapeHtml(brandName)}</title>
</head>
<body>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
</body>
</html>
`;
}

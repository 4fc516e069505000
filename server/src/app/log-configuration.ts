import type { FastifyBaseLogger } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config/config.ts';

/** Logs at the start which parts are configured, without addresses, account names or secrets. */
export function logConfiguration(config: Config, logger: Pick<FastifyBaseLogger, 'info'>): void {
  const feeds = {
    ldap: config.ldapFeed !== undefined,
    file: config.FEED_FILE !== undefined,
    photos: config.FEED_PHOTOS !== undefined,
  };
  logger.info(
    {
      version: manifest.version,
      node: process.version,
      database: config.DATABASE_URL === undefined ? 'embedded' : 'postgresql',
      signIn: config.oidc === undefined ? 'demo' : 'identity provider',
      feeds: Object.entries(feeds).flatMap(([kind, isConfigured]) => (isConfigured ? [kind] : [])),
      hasAlerts: config.ALERT_WEBHOOK_URL !== undefined,
      hasMetrics: config.METRICS_PORT !== undefined,
      hasTraces: config.tracing !== undefined,
      trustedProxies: config.TRUSTED_PROXIES,
    },
    'the directory is starting',
  );
}

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { configuredFeedNames } from '../features/people-feeds/configured-sources.ts';

/**
 * Logs names in FEED_PRIORITY that belong to no feed, since they may be misspelt. They are not a configuration error, because a feed from
 * SCIM or the command line is unknown until its first run.
 */
export async function checkFeedPriority(
  config: Config,
  { feedNames, logger }: { feedNames: () => Promise<readonly string[]>; logger: Pick<FastifyBaseLogger, 'warn'> },
): Promise<void> {
  if (config.FEED_PRIORITY.length === 0) return;
  const known = new Set([...configuredFeedNames(config), ...(await feedNames())].map((name) => name.toLowerCase()));
  const unknown = config.FEED_PRIORITY.filter((name) => !known.has(name.toLowerCase()));
  if (unknown.length > 0)
    logger.warn({ feeds: unknown }, 'FEED_PRIORITY: no feed has had these names so far; check their spelling');
}

import type { Config } from '../../config/config.ts';
import type { ScheduledSource } from './runs/feed-runner.ts';
import { parseSchedule } from './runs/feed-schedule.ts';
import { configuredFileSources } from './file/configured-file-sources.ts';
import { ldapSource } from './ldap/ldap-source.ts';

/** The names of all configured feeds. */
export function configuredFeedNames(config: Config): ReadonlySet<string> {
  const names = [
    config.ldapFeed?.name,
    config.FEED_FILE && config.FEED_FILE_NAME,
    config.FEED_PHOTOS && config.FEED_PHOTOS_NAME,
  ];
  return new Set(names.filter((name) => name !== undefined));
}

/**
 * The configured sources with their schedules.
 * @throws ConfigurationError if a file that the configuration refers to cannot be used
 */
export function configuredSources(config: Config): ScheduledSource[] {
  const { ldapFeed } = config;
  const sources = configuredFileSources(config);
  if (ldapFeed !== undefined) {
    sources.push({ source: ldapSource(ldapFeed), schedule: parseSchedule(ldapFeed.schedule) });
  }
  return sources;
}

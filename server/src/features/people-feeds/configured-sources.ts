import type { Config } from '../../config.ts';
import type { ScheduledSource } from './feed-runner.ts';
import { configuredFileSources } from './file/configured-sources.ts';

/** The sources that the configuration names. */
export function configuredSources(config: Config): ScheduledSource[] {
  return [...configuredFileSources(config)];
}

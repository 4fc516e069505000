import type { Config } from '../../config.ts';
import type { ScheduledSource } from './feed-runner.ts';

/** The sources that the configuration names. */
export function configuredSources(_config: Config): ScheduledSource[] {
  return [];
}

import type { Config } from '../../../config/config.ts';
import type { ScheduledSource } from '../runs/feed-runner.ts';
import { parseSchedule } from '../runs/feed-schedule.ts';
import { photoSource } from '../photos/photo-source.ts';
import { parseDelimiter } from './delimiter-names.ts';
import { fileSource } from './file-source.ts';

/** The configured sources that read files: the people file and the photos. */
export function configuredFileSources(config: Config): ScheduledSource[] {
  const sources: ScheduledSource[] = [];
  if (config.FEED_FILE !== undefined) {
    const source = fileSource({
      name: config.FEED_FILE_NAME,
      path: config.FEED_FILE,
      mapPath: config.FEED_FILE_MAP,
      encoding: config.FEED_FILE_ENCODING,
      delimiter: parseDelimiter(config.FEED_FILE_DELIMITER ?? ''),
    });
    sources.push({ source, schedule: parseSchedule(config.FEED_FILE_SCHEDULE) });
  }
  if (config.FEED_PHOTOS !== undefined) {
    const source = photoSource({ name: config.FEED_PHOTOS_NAME, path: config.FEED_PHOTOS });
    sources.push({ source, schedule: parseSchedule(config.FEED_PHOTOS_SCHEDULE) });
  }
  return sources;
}

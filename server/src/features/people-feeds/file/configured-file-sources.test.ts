import { expect, it } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { configuredFileSources } from './configured-file-sources.ts';

const namesOf = (environment: Record<string, string>) =>
  configuredFileSources(readConfig(environment)).map(({ source }) => [source.name, source.kind]);

it('a configured people file and configured photos are read on a schedule', () => {
  expect(namesOf({})).toEqual([]);
  const file = { FEED_FILE: '/data/hr/*.ldif', FEED_FILE_NAME: 'hr', FEED_FILE_ENCODING: 'Windows-1252' };
  expect(namesOf({ ...file, FEED_FILE_DELIMITER: 'tab', FEED_PHOTOS: '/data/photos' })).toEqual([
    ['hr', 'ldif'],
    ['photos', 'photos'],
  ]);
});

it.each([
  ['FEED_FILE', '/data/people.xlsx', 'must end in .csv'],
  ['FEED_FILE_NAME', 'Demo', 'must not be "demo"'],
  ['FEED_FILE_ENCODING', 'ebcdic', 'FEED_FILE_ENCODING'],
  ['FEED_FILE_DELIMITER', 'colon', 'FEED_FILE_DELIMITER'],
  ['FEED_PHOTOS_SCHEDULE', 'nightly', 'must be a cron expression'],
])('%s=%s is rejected', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

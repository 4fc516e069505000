import { expect, test } from 'vitest';
import { boundedLog } from './bounded-log.ts';

test('beyond 60 a minute, entries are counted instead of written', () => {
  let time = 0;
  const entries: object[] = [];
  const logger = { info: (fields: object) => void entries.push(fields) };
  const log = boundedLog(() => time);
  for (let count = 0; count < 100; count++) log(logger, { count }, 'something was refused');
  expect(entries).toHaveLength(60);
  time = 60_000;
  log(logger, { count: 100 }, 'something was refused');
  log(logger, { count: 101 }, 'something was refused');
  expect(entries.slice(60)).toEqual([{ count: 100, omitted: 40 }, { count: 101 }]);
});

import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../database/time-limit.ts';
import { backgroundErrors } from './background-errors.ts';
import { createLogger } from './create-logger.ts';

/** Reports errors at the given times, in seconds, and returns what was logged. */
function logged(errors: readonly (readonly [number, Error])[]) {
  const entries: object[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      entries.push(JSON.parse(String(chunk)) as object);
      done();
    },
  });
  let time = 0;
  const report = backgroundErrors(createLogger('warn', log), () => time * 1000);
  for (const [seconds, error] of errors) {
    time = seconds;
    report(error);
  }
  return entries;
}

const away = new DatabaseUnavailableError();

test('while the database is down, there is a warning at once and then one a minute, with the number of those left out', () => {
  const entries = logged(Array.from({ length: 240 }, (_, place) => [place / 2, away] as const));
  expect(entries).toMatchObject([
    { level: 40, msg: 'background work failed because the database is not responding; it is retried', omitted: 0 },
    { level: 40, omitted: 119 },
  ]);
});

const wrong = new TypeError('Ada is no number');

test('other errors are logged as errors, and each kind is throttled separately', () => {
  const entries = logged([
    [0, away],
    [1, wrong],
    [2, wrong],
    [3, new RangeError('b')],
    [4, Object.assign(new Error('c'), { code: '23505' })],
    [5, Object.assign(new Error('d'), { code: '23503' })],
    [62, wrong],
  ]);
  expect(entries).toMatchObject([
    { level: 40 },
    { level: 50, msg: 'background work failed', omitted: 0, err: { type: 'TypeError' } },
    { level: 50, err: { type: 'RangeError' } },
    { level: 50, err: { code: '23505' } },
    { level: 50, err: { code: '23503' } },
    { level: 50, omitted: 1, err: { type: 'TypeError' } },
  ]);
});

import { expect, test } from 'vitest';
import { connectionError, readOnlyDatabase } from '../database/postgresql/connection-error.ts';
import { databaseBack, databaseLost } from '../telemetry/events.ts';
import { logDatabase } from './log-database.ts';

const refused = connectionError(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));

/** Collects the logged lines. The clock is in milliseconds. */
function open() {
  const lines: string[] = [];
  const clock = { now: 0 };
  const write = (text: unknown) => void lines.push(String(text));
  const close = logDatabase({ info: write, warn: write }, () => clock.now);
  return { lines, clock, [Symbol.dispose]: close };
}

test('each reason is logged once, and then that the database is available again', () => {
  using log = open();
  for (let attempt = 0; attempt < 3; attempt++) {
    databaseLost.publish({ error: refused });
    log.clock.now += 100_000;
  }
  databaseLost.publish({ error: readOnlyDatabase() });
  databaseBack.publish({});
  expect(log.lines).toEqual([
    expect.stringMatching(/^The database at DATABASE_URL cannot be reached \(ECONNREFUSED\)\./),
    expect.stringMatching(/^The database at DATABASE_URL accepts no changes/),
    'the database responds again and accepts changes',
  ]);
});

test('a database that keeps failing and recovering is logged once a minute, and a later failure is logged again', () => {
  using log = open();
  for (let time = 0; time < 10; time++) {
    databaseLost.publish({ error: refused });
    databaseBack.publish({});
  }
  expect(log.lines).toHaveLength(2);
  databaseLost.publish({ error: refused });
  expect(log.lines).toHaveLength(2);
  log.clock.now += 61_000;
  databaseLost.publish({ error: refused });
  expect(log.lines).toHaveLength(3);
});

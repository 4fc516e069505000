import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testPerson } from '../../../test/test-person.ts';
import type { Person } from '../../people/person.ts';
import { qualityReporter } from './quality-reporter.ts';

const people = [testPerson({ id: 1, login: 'one' }), testPerson({ id: 2, login: 'two' })];

/** A reporter whose pages are read when `next` is called. */
function openReporter(pages: () => AsyncIterable<readonly Person[]>) {
  const errors: unknown[] = [];
  const reporter = qualityReporter({
    readPeople: pages,
    peopleCount: () => 2,
    line: { resolve: () => 'unknown' },
    countryCodeOf: () => '',
    onError: (error) => errors.push(error),
  });
  return { reporter, errors };
}

async function ended(reporter: ReturnType<typeof qualityReporter>): Promise<void> {
  await expect.poll(() => reporter.state().progress).toBe(null);
}

/** Starts a computation after the pause of the previous one. */
async function restarted(reporter: ReturnType<typeof qualityReporter>): Promise<void> {
  await expect.poll(() => reporter.start()).toBeUndefined();
}

test('only one computation runs at a time, and reports its progress', async () => {
  let runs = 0;
  const gate = Promise.withResolvers<void>();
  const { reporter } = openReporter(async function* () {
    runs++;
    yield [people[0]!];
    await gate.promise;
    yield [people[1]!];
  });
  reporter.start();
  reporter.start();
  await expect.poll(() => reporter.state().progress).toEqual({ done: 1, total: 2 });
  expect(reporter.current()).toBeUndefined();
  gate.resolve();
  await ended(reporter);
  expect(reporter.state()).toMatchObject({ people: 2, hasFailed: false });
  expect(runs).toBe(1);
});

test('after a computation there is a pause of four times its duration, even if it failed', async () => {
  let runs = 0;
  const { reporter } = openReporter(async function* () {
    runs++;
    await pause(50);
    yield people;
    throw new Error('the database is away');
  });
  expect(reporter.start()).toBeUndefined();
  await ended(reporter);
  expect(reporter.start()).toBeGreaterThan(1);
  expect(reporter.state().progress).toBe(null);
  expect(runs).toBe(1);
  await expect.poll(() => reporter.start()).toBeUndefined();
  expect(runs).toBe(2);
});

test('after a failure, the findings of the previous computation stay', async () => {
  let isBroken = false;
  const { reporter, errors } = openReporter(async function* () {
    yield people;
    if (isBroken) throw new Error('the database is away');
  });
  reporter.start();
  await ended(reporter);
  const before = reporter.current();
  isBroken = true;
  await restarted(reporter);
  await ended(reporter);
  expect(reporter.state().hasFailed).toBe(true);
  expect(reporter.current()).toBe(before);
  expect(errors).toHaveLength(1);
  isBroken = false;
  await restarted(reporter);
  await ended(reporter);
  expect(reporter.state().hasFailed).toBe(false);
});

test('closing ends a computation without an error', async () => {
  let pages = 0;
  const { reporter, errors } = openReporter(async function* () {
    for (;;) {
      pages++;
      yield people;
    }
  });
  reporter.start();
  await expect.poll(() => pages).toBeGreaterThan(2);
  await reporter.close();
  expect(reporter.state()).toMatchObject({ progress: null, hasFailed: false, computedAt: null });
  expect(errors).toEqual([]);
  reporter.start();
  expect(reporter.state().progress).toBe(null);
});

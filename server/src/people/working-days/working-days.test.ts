import { afterAll, describe, expect, test } from 'vitest';
import { publicHolidays } from './public-holidays.ts';
import { weekendOf } from './weekend.ts';
import { workingDays } from './working-days.ts';

const errors: unknown[] = [];
const holidays = publicHolidays((error) => errors.push(error));
afterAll(async () => {
  await holidays.close();
  expect(errors).toEqual([]);
});

/** Retries until there is an answer, because a busy machine may exceed the time limit. */
async function daysIn(country: string, state: string, year: number): Promise<string[]> {
  let days = await holidays.inYear(country, state, year);
  while (days === undefined) days = await holidays.inYear(country, state, year);
  return [...days];
}

const paris = { countryCode: 'FR', state: '', timeZone: 'Europe/Paris' };
const known = { inYear: async (...place: [string, string, number]) => new Set(await daysIn(...place)) };
const kindsAt = async (time: string, place: typeof paris) =>
  (await workingDays(known, () => Date.parse(time))(place)).map(({ date, kind }) => `${date} ${kind}`);

describe('public holidays', () => {
  test.each([
    ['FR', '', 2026, '2026-07-14'],
    // The substitute for Boxing Day, a Saturday.
    ['GB', '', 2026, '2026-12-28'],
    // The last of several days.
    ['SA', '', 2026, '2026-03-22'],
    // Begins at sunset of the day before.
    ['IL', '', 2026, '2026-04-22'],
    ['DE', 'bayern', 2026, '2026-01-06'],
    ['DE', 'BY', 2026, '2026-01-06'],
  ])('%s %s in %i has %s', async (country, state, year, day) => {
    expect(await daysIn(country, state, year)).toContain(day);
  });

  test.each([
    ['FR', '', '2026-07-15'],
    ['IL', '', '2026-04-21'],
    // A holiday in some states only.
    ['DE', '', '2026-01-06'],
    ['DE', 'Atlantis', '2026-01-06'],
    ['DE', 'x'.repeat(10_000), '2026-01-06'],
    ['XX', '', '2026-01-01'],
  ])('%s %.10s does not have %s', async (country, state, day) => {
    expect(await daysIn(country, state, 2026)).not.toContain(day);
  });

  test('after the thread has ended, its answers are still cached, and a new thread computes other years', async () => {
    await daysIn('BE', '', 2026);
    await holidays.close();
    expect(await holidays.inYear('BE', '', 2026)).toContain('2026-07-21');
    expect(await daysIn('BE', '', 2027)).toContain('2027-07-21');
  });
});

describe('weekends', () => {
  test.each([
    ['FR', [6, 7]],
    ['US', [6, 7]],
    ['AE', [6, 7]],
    ['IN', [6, 7]],
    ['SA', [5, 6]],
    ['IL', [5, 6]],
    ['EG', [5, 6]],
    ['BD', [5, 6]],
    ['XX', [6, 7]],
  ])('in %s are %j', (country, days) => {
    expect(weekendOf(country)).toEqual(days);
  });
});

describe('working days', () => {
  test('cover today and tomorrow in the local time of the person', async () => {
    expect(await kindsAt('2026-11-23T12:00:00Z', paris)).toEqual(['2026-11-23 working', '2026-11-24 working']);
    // It is already Tuesday in Auckland.
    const auckland = { countryCode: 'NZ', state: '', timeZone: 'Pacific/Auckland' };
    expect(await kindsAt('2026-11-23T12:00:00Z', auckland)).toEqual(['2026-11-24 working', '2026-11-25 working']);
  });

  test('respect the weekend and the holidays of the country', async () => {
    expect(await kindsAt('2026-11-20T12:00:00Z', paris)).toEqual(['2026-11-20 working', '2026-11-21 weekend']);
    const riyadh = { countryCode: 'SA', state: '', timeZone: 'Asia/Riyadh' };
    expect(await kindsAt('2026-11-19T12:00:00Z', riyadh)).toEqual(['2026-11-19 working', '2026-11-20 weekend']);
    expect(await kindsAt('2026-07-13T12:00:00Z', paris)).toEqual(['2026-07-13 working', '2026-07-14 holiday']);
  });

  test('respect holidays on both sides of the new year', async () => {
    expect(await kindsAt('2026-12-31T12:00:00Z', paris)).toEqual(['2026-12-31 working', '2027-01-01 holiday']);
  });

  test('are unknown without a time zone, and while the holidays are unknown', async () => {
    expect(await kindsAt('2026-11-23T12:00:00Z', { ...paris, timeZone: '' })).toEqual([]);
    expect(await workingDays({ inYear: async () => undefined }, Date.now)(paris)).toEqual([]);
  });
});

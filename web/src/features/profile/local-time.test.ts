import { expect, test } from 'vitest';
import { clockAt } from './local-time.tsx';

const noon = new Date('2026-11-20T12:05:00Z');

test('the clock shows the time of the zone in the viewer’s format', () => {
  expect(clockAt(noon, 'Europe/Paris', 'fr-FR')).toMatch(/13:05$/);
  expect(clockAt(noon, 'America/New_York', 'en-US')).toMatch(/7:05\sAM$/);
});

test('the weekday is shown if the date differs', () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone) => clockAt(noon, zone, 'en-GB'));
  // One zone is 25 hours ahead of the other, so for any reader at least one of them has another date.
  expect(zones.some((clock) => /^\p{L}+ \d\d:\d\d$/u.test(clock ?? ''))).toBe(true);
});

test('an unknown zone has no time', () => {
  expect(clockAt(noon, 'Europe/Atlantis', 'en-GB')).toBeUndefined();
});

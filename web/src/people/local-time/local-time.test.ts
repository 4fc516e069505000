import { expect, test } from 'vitest';
import { clockAt } from './local-time.tsx';

const noon = new Date('2026-11-20T12:05:00Z');

test('the clock shows the time of the zone in the viewer’s format', () => {
  expect(clockAt(noon, 'Europe/Paris', 'fr-FR', 'Europe/Rome')).toBe('13:05');
  expect(clockAt(noon, 'America/New_York', 'en-US', 'Europe/Rome')).toMatch(/^7:05\sAM$/);
});

test('the weekday is shown if the date differs, or if the viewer’s zone is unknown', () => {
  expect(clockAt(noon, 'Pacific/Kiritimati', 'en-GB', 'Europe/London')).toBe('Sat 02:05');
  expect(clockAt(noon, 'Europe/Paris', 'en-GB', 'Europe/London')).toBe('13:05');
  expect(clockAt(noon, 'Europe/Paris', 'en-GB', undefined)).toBe('Fri 13:05');
});

test('an unknown zone has no time', () => {
  expect(clockAt(noon, 'Europe/Atlantis', 'en-GB', 'Europe/Rome')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { timeZoneOf } from './time-zone.ts';

test.each([
  ['FR', 'Paris', '', 'Europe/Paris'],
  ['FR', 'Petit village inconnu', '', 'Europe/Paris'],
  ['BR', 'SÃO PAULO', '', 'America/Sao_Paulo'],
  ['US', 'New York', 'NY', 'America/New_York'],
  ['US', 'Los Angeles', '', 'America/Los_Angeles'],
  ['AU', 'Perth', '', 'Australia/Perth'],
  ['US', 'Nowhere in particular', '', ''],
  // Parts of these countries have other zones whose clocks show the same time.
  ['AT', 'Kleines Dorf', '', 'Europe/Vienna'],
  ['MA', 'الرباط', '', 'Africa/Casablanca'],
  ['ES', 'Pueblo desconocido', '', ''],
  ['', 'Paris', '', ''],
  ['XX', 'Paris', '', ''],
])('%s, %s %s lies in %j', (countryCode, city, state, zone) => {
  expect(timeZoneOf({ countryCode, city, state })).toBe(zone);
});

test('every zone is known to Intl', () => {
  for (const [countryCode, city] of [
    ['FR', 'Paris'],
    ['JP', 'Tokyo'],
    ['IN', 'Mumbai'],
  ] as const) {
    const timeZone = timeZoneOf({ countryCode, city, state: '' });
    expect(() => new Intl.DateTimeFormat('en', { timeZone }).format()).not.toThrow();
  }
});

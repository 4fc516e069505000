import { cityMapping } from 'city-timezones';
import type { Person } from './person.ts';

type Place = { readonly countryCode: string; readonly city: string; readonly state: string };

const several = Symbol('several');
type Zone = string | typeof several;

/** Most places whose zone is kept: colleagues share a few cities. */
const mostPlaces = 5000;

/** Keys are country and city; country, city and state; and country alone. About 7 000 cities. */
const zones = new Map<string, Zone>();
for (const { iso2, city, city_ascii: plainCity, province, state_ansi: stateCode, timezone } of cityMapping) {
  // NOTE: contrary to the library's types, some 50 entries have no zone or no country.
  if (typeof timezone !== 'string' || typeof iso2 !== 'string') continue;
  for (const name of new Set([city, plainCity])) {
    note(keyOf(iso2, name), timezone);
    for (const state of [province, stateCode]) if (state) note(keyOf(iso2, name, state), timezone);
  }
  note(keyOf(iso2), timezone);
}

/**
 * The IANA time zone of a place. Empty when the city is unknown and its country has several zones, and when cities of that name in the
 * country are in different zones.
 */
export function timeZoneOf(place: Place): string {
  if (place.countryCode === '') return '';
  const key = `${place.countryCode}\n${place.city}\n${place.state}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  if (found.size === mostPlaces) found.clear();
  const zone = find(place);
  found.set(key, zone);
  return zone;
}

const found = new Map<string, string>();

function find({ countryCode, city, state }: Place): string {
  const keys = [keyOf(countryCode, city, state), keyOf(countryCode, city), keyOf(countryCode)];
  const zone = keys.map((key) => zones.get(key)).find((each) => typeof each === 'string');
  return typeof zone === 'string' ? zone : '';
}

/** The time zone of a person as others see it: empty when the country or the city is hidden, since the time would tell them. */
export function shownTimeZone(
  { city, state, hiddenFields }: Pick<Person, 'city' | 'state' | 'hiddenFields'>,
  countryCode: string,
): string {
  const isPlaceHidden = hiddenFields.includes('C_countryname') || hiddenFields.includes('city');
  return isPlaceHidden ? '' : timeZoneOf({ countryCode, city, state });
}

function note(key: string, zone: string): void {
  const known = zones.get(key);
  zones.set(key, known === undefined || known === zone ? zone : several);
}

function keyOf(...parts: readonly string[]): string {
  return parts
    .map((part) =>
      part
        .normalize('NFD')
        .replaceAll(/[\p{M}\p{P}\s]/gu, '')
        .toLowerCase(),
    )
    .join('|');
}

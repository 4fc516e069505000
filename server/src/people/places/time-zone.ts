import { cityMapping } from 'city-timezones';
import type { Person } from '../person.ts';

type Place = { readonly countryCode: string; readonly city: string; readonly state: string };

const several = Symbol('several');
type Zone = string | typeof several;

/** Maximum number of places with a cached zone. People work in a limited number of cities. */
const maxPlaces = 5000;

/** The zones of about 7 000 cities, by country and city, and by country, city and state. */
const zones = new Map<string, Zone>();
const zonesOfCountries = new Map<string, Set<string>>();
for (const { iso2, city, city_ascii: plainCity, province, state_ansi: stateCode, timezone } of cityMapping) {
  // NOTE: contrary to the library's types, some 50 entries have no zone or no country.
  if (typeof timezone !== 'string' || typeof iso2 !== 'string') continue;
  for (const name of new Set([city, plainCity])) {
    note(keyOf(iso2, name), timezone);
    for (const state of [province, stateCode]) if (state) note(keyOf(iso2, name, state), timezone);
  }
  zonesOfCountries.set(iso2, (zonesOfCountries.get(iso2) ?? new Set()).add(timezone));
}

/**
 * The IANA time zone of a place. If the city is unknown, or several cities of that name are in different zones, it is the zone of the
 * country. Empty if clocks differ within that country.
 */
export function timeZoneOf(place: Place): string {
  if (place.countryCode === '') return '';
  const key = `${place.countryCode}\n${place.city}\n${place.state}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  if (found.size === maxPlaces) found.clear();
  const zone = find(place);
  found.set(key, zone);
  return zone;
}

const found = new Map<string, string>();

function find({ countryCode, city, state }: Place): string {
  const keys = [keyOf(countryCode, city, state), keyOf(countryCode, city)];
  const zone = keys.map((key) => zones.get(key)).find((each) => typeof each === 'string');
  return typeof zone === 'string' ? zone : zoneOfCountry(countryCode);
}

/**
 * The zone of a whole country; empty if clocks differ within it. Austria and Morocco have several zones whose clocks show the same time.
 */
function zoneOfCountry(countryCode: string): string {
  const [first = '', ...others] = zonesOfCountries.get(countryCode) ?? [];
  if (others.length === 0) return first;
  const clocks = clocksOf(first);
  return others.every((zone) => clocksOf(zone) === clocks) ? first : '';
}

/** The local time in a zone in the middle of each month of this year. */
function clocksOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const year = new Date().getUTCFullYear();
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(year, month, 15))).join();
}

/** The time zone of a person as others see it. Empty if the country or the city is hidden, since the local time would reveal them. */
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

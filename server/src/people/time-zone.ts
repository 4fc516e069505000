import { cityMapping } from 'city-timezones';

type Place = { readonly countryCode: string; readonly city: string; readonly state: string };

const several = Symbol('several');
type Zone = string | typeof several;

/** By country and city, by country, city and state, and by country alone where it has one zone; some 7 000 cities. */
const zones = new Map<string, Zone>();
for (const { iso2, city, city_ascii: plainCity, province, state_ansi: stateCode, timezone } of cityMapping) {
  // NOTE: its types promise texts, but some 50 entries lack the zone or the country.
  if (typeof timezone !== 'string' || typeof iso2 !== 'string') continue;
  for (const name of new Set([city, plainCity])) {
    note(keyOf(iso2, name), timezone);
    for (const state of [province, stateCode]) if (state) note(keyOf(iso2, name, state), timezone);
  }
  note(keyOf(iso2), timezone);
}

/**
 * The IANA time zone of a place; empty when the city is not known and its country has more than one zone, and where two cities of the
 * same name in one country lie in different zones.
 */
export function timeZoneOf({ countryCode, city, state }: Place): string {
  if (countryCode === '') return '';
  const keys = [keyOf(countryCode, city, state), keyOf(countryCode, city), keyOf(countryCode)];
  const zone = keys.map((key) => zones.get(key)).find((found) => typeof found === 'string');
  return typeof zone === 'string' ? zone : '';
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

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// `node tools/run.mjs people-index/tools/place-names.ts LOCALENAMES DATES CORE` writes
// src/vocabulary/data/cldr-places.json from the npm packages cldr-localenames-full, cldr-dates-full and cldr-core (Unicode
// License v3): names of countries that `Intl` lacks, names of the cities that time zones are named after, the countries of
// the UN regions (M.49), and the codes of countries in three letters.

const target = new URL('../src/vocabulary/data/cldr-places.json', import.meta.url);
/** Languages in which names of places are collected; English first. */
const languages = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'pt-PT', 'pl', 'ro', 'sv', 'cs', 'hu'];
/** Begins an addition that distinguishes cities of the same name: matches in `Knox [Indiana]`, not in `New York`. */
const notName = /[(),[]/;

interface Zone {
  readonly exemplarCity?: string;
}
type Zones = { readonly [name: string]: Zone | Zones };

const [localeNames = '', dates = '', core = ''] = process.argv.slice(2);
const read = (folder: string, language: string, file: string) =>
  JSON.parse(readFileSync(join(folder, 'main', language, file), 'utf8')).main[language];

/** Code → names. */
const countries: Record<string, string[]> = {};
for (const language of languages) {
  const names: Record<string, string> = read(localeNames, language, 'territories.json').localeDisplayNames.territories;
  for (const [key, name] of Object.entries(names)) {
    const [code = '', kind] = key.split('-alt-');
    if (kind !== 'variant' || !/^[A-Z]{2}$/.test(code) || name === `${code}-${kind}`) continue;
    const known = (countries[code] ??= []);
    if (!known.includes(name)) known.push(name);
  }
}

const countryOf = new Map<string, string>();
for (const code of codes()) {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones(): string[] | undefined };
  for (const zone of locale.getTimeZones() ?? []) countryOf.set(zone, code);
}
/** Time zone → names of its exemplar city. */
const cities = new Map<string, string[]>();
/** Time zones whose exemplar city has an English name other than that of the zone. */
const english = new Set<string>();
for (const language of languages) {
  addZones(read(dates, language, 'timeZoneNames.json').dates.timeZoneNames.zone, '');
  if (language === 'en') for (const [zone, names] of cities) if (names.length > 0) english.add(zone);
}

function addZones(zones: Zones, before: string): void {
  for (const [name, zone] of Object.entries(zones)) {
    const id = before + name;
    if ('exemplarCity' in zone) {
      // CLDR omits the English name if it equals the name of the zone.
      const known = cities.get(id) ?? [];
      cities.set(id, known);
      const city = zone.exemplarCity as string;
      if (!known.includes(city) && !notName.test(city)) known.push(city);
    } else if (!('_type' in zone)) addZones(zone as Zones, `${id}/`);
  }
}

function codes(): string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  return letters.flatMap((one) => letters.map((other) => one + other));
}

const lines = [...cities].flatMap(([zone, names]) => {
  const country = countryOf.get(zone);
  const [, own = '', ...more] = zone.split('/');
  // The last part of `America/North_Dakota/Center` is not the name of a city without its state.
  if (country === undefined || more.length > 0) return [];
  const ofZone = own.replaceAll('_', ' ');
  const all = english.has(zone) ? [...names, ofZone] : [ofZone, ...names];
  return [`${country} ${[...new Set(all)].join('|')}`];
});
const supplemental = (file: string) =>
  JSON.parse(readFileSync(join(core, 'supplemental', `${file}.json`), 'utf8')).supplemental;
const contained: Record<string, { readonly _contains?: readonly string[] }> =
  supplemental('territoryContainment').territoryContainment;
/** The UN M.49 code of the world, which is not treated as a region. */
const world = '001';
const countriesIn = (code: string): string[] =>
  /^[A-Z]{2}$/.test(code) ? [code] : (contained[code]?._contains ?? []).flatMap(countriesIn);
const groups = Object.fromEntries(
  Object.keys(contained)
    .filter((code) => /^\d{3}$/.test(code) && code !== world)
    .map((code) => [code, countriesIn(code).toSorted().join(' ')])
    .filter(([, list]) => list !== ''),
);
const mappings: Record<string, { readonly _alpha3?: string }> = supplemental('codeMappings').codeMappings;
const alpha3 = Object.entries(mappings)
  .flatMap(([code, { _alpha3 }]) => (/^[A-Z]{2}$/.test(code) && _alpha3 !== undefined ? [`${_alpha3} ${code}`] : []))
  .toSorted()
  .join(',');
const { version } = JSON.parse(readFileSync(join(localeNames, 'package.json'), 'utf8')) as { version: string };
writeFileSync(
  target,
  `${JSON.stringify({ source: `CLDR ${version}`, countries, groups, alpha3, cities: lines.sort() }, null, 2)}\n`,
);

import type { Country } from '@directory/contract';

/** English names in common use that differ from ISO's. */
const otherNames: { readonly [name: string]: string } = {
  america: 'US',
  'united states': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  'united kingdom': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
  'south korea': 'KR',
  'north korea': 'KP',
  russia: 'RU',
  'czech republic': 'CZ',
  turkey: 'TR',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  swaziland: 'SZ',
  burma: 'MM',
  'east timor': 'TL',
  macau: 'MO',
  vatican: 'VA',
};

/** Normalizes a name: lower case, without accents, dots, a leading "the", and a trailing "(the)" or "(… of the)". */
function spelling(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[.’']/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[,\s-]+/g, ' ')
    .replace(/ ?\((?:the|[^()]*,? the)\)$/, '')
    .replace(/^the /, '')
    .trim();
}

/**
 * Finds a country by its ISO 3166-1 code or by an English name of ISO, CLDR or common use: `fr`, `France`,
 * `Netherlands (Kingdom of the)`, `The Netherlands`, `Viet Nam` and `Vietnam`.
 */
export function countryLookup(countries: readonly Country[]): (text: string) => Country | undefined {
  const byId = new Map(countries.map((country) => [country.id, country]));
  const found = new Map<string, Country>();
  const add = (name: string, country: Country | undefined) => country && found.set(name, country);
  for (const [name, id] of Object.entries(otherNames)) add(name, byId.get(id));
  const common = new Intl.DisplayNames(['en'], { type: 'region' });
  for (const country of countries) {
    if (/^[A-Z]{2}$/.test(country.id)) add(spelling(common.of(country.id) ?? country.id), country);
  }
  for (const country of countries) {
    add(spelling(country.name), country);
    add(country.name.toLowerCase(), country);
  }
  for (const country of countries) add(country.id.toLowerCase(), country);
  return (text) => found.get(text.trim().toLowerCase()) ?? found.get(spelling(text));
}

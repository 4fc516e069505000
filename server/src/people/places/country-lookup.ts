import type { Country } from '@directory/contract';
import { countryCodeOf, isoCodes } from './country-names-in-all-languages.ts';
import { countrySpelling } from './country-spelling.ts';

/** English names in common use that differ from ISO's, and codes in common use that are not ISO's. */
const otherNames: { readonly [name: string]: string } = {
  america: 'US',
  us: 'US',
  'united states': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  'united kingdom': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  el: 'GR',
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

/**
 * Vehicle registration codes, which European addresses put before the postal code (`D-80331`). Lists only codes that are not the ISO code
 * of any country.
 */
const signs = 'A-AT|B-BE|D-DE|E-ES|F-FR|FL-LI|H-HU|I-IT|L-LU|N-NO|P-PT|S-SE|SLO-SI';

/** A country written twice. Matches `Germany (DE)`, `DE - Germany`, `DE-Germany` and `Suisse/Schweiz`; does not match `Timor-Leste`. */
const twice =
  /^(?<one>[^()[\]]+)[([](?<other>[^()[\]]+)[)\]]$|^(?<code>[a-z]{2,3})\s*[-–:](?<name>.+)$|^(?<left>[^/|]+)[/|](?<right>[^/|]+)$/i;

/**
 * Finds a country by its ISO 3166-1 code (alpha-2, alpha-3 or numeric), its European vehicle registration code, an English name from ISO,
 * CLDR or common use, or its name in another language: `fr`, `FRA`, `250`, `The Netherlands`, `Viet Nam`, `Allemagne`, `日本`,
 * `Germany (DE)`. Undefined if no country, or more than one, has the name.
 */
export function countryLookup(countries: readonly Country[]): (text: string) => Country | undefined {
  const byId = new Map(countries.map((country) => [country.id, country]));
  const found = new Map<string, Country>();
  const add = (name: string, country: Country | undefined) => country && found.set(name, country);
  for (const [code, id] of isoCodes) add(code, byId.get(id));
  for (const [name, id] of Object.entries(otherNames)) add(name, byId.get(id));
  for (const [sign = '', id = ''] of signs.split('|').map((pair) => pair.split('-')))
    add(sign.toLowerCase(), byId.get(id));
  const common = new Intl.DisplayNames(['en'], { type: 'region' });
  for (const country of countries) {
    if (/^[A-Z]{2}$/.test(country.id)) add(countrySpelling(common.of(country.id) ?? country.id), country);
  }
  for (const country of countries) {
    add(countrySpelling(country.name), country);
    add(country.name.toLowerCase(), country);
  }
  for (const country of countries) add(country.id.toLowerCase(), country);

  const lookup = (text: string): Country | undefined => {
    const known = found.get(text.trim().toLowerCase());
    if (known !== undefined) return known;
    const spelling = countrySpelling(text);
    const number = /^0*(\d{1,3})$/.exec(spelling)?.[1];
    return found.get(number ?? spelling) ?? byId.get(countryCodeOf(spelling) ?? '');
  };
  return (text) => {
    const country = lookup(text);
    const parts = country === undefined ? twice.exec(text.trim())?.groups : undefined;
    if (parts === undefined) return country;
    const one = lookup(parts['one'] ?? parts['code'] ?? parts['left'] ?? '');
    const other = lookup(parts['other'] ?? parts['name'] ?? parts['right'] ?? '');
    return one === other ? one : undefined;
  };
}

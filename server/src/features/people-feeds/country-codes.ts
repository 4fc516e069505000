import type { Country } from '@directory/contract';

/** English names that are in wide use beside ISO's. */
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

/** Without case, accents, dots, a leading or trailing "the" and what stands between brackets last. */
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
 * Finds the ISO 3166-1 code for a code or an English name, as ISO, CLDR or common use have it: `fr`, `France`,
 * `Netherlands (Kingdom of the)`, `The Netherlands`, `Viet Nam` and `Vietnam`.
 */
export function countryCodes(countries: readonly Country[]): (text: string) => string | undefined {
  const codes = new Map<string, string>(
    Object.entries(otherNames).filter(([, code]) => countries.some(({ id }) => id === code)),
  );
  const common = new Intl.DisplayNames(['en'], { type: 'region' });
  for (const { id } of countries) if (/^[A-Z]{2}$/.test(id)) codes.set(spelling(common.of(id) ?? id), id);
  for (const { id, name } of countries) {
    codes.set(spelling(name), id);
    codes.set(name.toLowerCase(), id);
  }
  for (const { id } of countries) codes.set(id.toLowerCase(), id);
  return (text) => codes.get(text.trim().toLowerCase()) ?? codes.get(spelling(text));
}

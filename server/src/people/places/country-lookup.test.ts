import { expect, it } from 'vitest';
import { readReferences } from '../reference-lists.ts';

const { countries, countryOf } = readReferences(undefined);
const idOf = (text: string) => countryOf(text)?.id;

it.each([
  ['FR', 'FR'],
  ['fra', 'FR'],
  ['250', 'FR'],
  ['004', 'AF'],
  ['4', 'AF'],
  ['U.S.A.', 'US'],
  ['U.S.', 'US'],
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['EL', 'GR'],
  ['Deutschland', 'DE'],
  ['Allemagne', 'DE'],
  ['Alemania', 'DE'],
  ['Германия', 'DE'],
  ['ألمانيا', 'DE'],
  ['Etats-Unis', 'US'],
  ['ÉTATS-UNIS', 'US'],
  ['Vereinigte Staaten von Amerika', 'US'],
  ['Großbritannien', 'GB'],
  ['GROSSBRITANNIEN', 'GB'],
  ['Österreich', 'AT'],
  ['Oesterreich', 'AT'],
  ['Wlochy', 'IT'],
  ['Türkiye', 'TR'],
  ['日本', 'JP'],
  ['中国', 'CN'],
  ['대한민국', 'KR'],
  ['भारत', 'IN'],
  ['Germany (DE)', 'DE'],
  ['DE - Germany', 'DE'],
  ['DEU: Deutschland', 'DE'],
  ['DE-Deutschland', 'DE'],
  ['Schweiz/Suisse', 'CH'],
  ['D', 'DE'],
  ['f', 'FR'],
  ['SLO', 'SI'],
  ['BRD', 'DE'],
  ['République française', 'FR'],
  ['Korea (South)', 'KR'],
  ['Hong Kong SAR', 'HK'],
  ['ประเทศไทย', 'TH'],
  ['Guinea', 'GN'],
  ['Guinea-Bissau', 'GW'],
  ['Niger', 'NE'],
  ['Congo - Kinshasa', 'CD'],
  ['Timor-Leste', 'TL'],
])('%s is %s', (text, id) => expect(idOf(text)).toBe(id));

it.each([
  '',
  'Atlantis',
  'Kongo',
  'Korea',
  'Virgin Islands',
  'Germany (FR)',
  'Congo (Kinshasa)',
  '999',
  '0',
  'XX',
  'C',
  'France/Italie',
  'IT-Germany',
])('%j is not a country, or is ambiguous', (text) => expect(idOf(text)).toBeUndefined());

it('every country is found by each of its codes, and by its names in the six languages of the interface', () => {
  const names = ['en', 'fr', 'it', 'es', 'nl', 'pt-PT'].map((tag) => new Intl.DisplayNames([tag], { type: 'region' }));
  for (const { id, name } of countries) {
    expect([idOf(id), idOf(name)]).toEqual([id, id]);
    for (const language of names)
      expect(`${language.of(id)} ${idOf(language.of(id) ?? '')}`).toBe(`${language.of(id)} ${id}`);
  }
});

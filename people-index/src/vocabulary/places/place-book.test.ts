import { beforeAll, describe, expect, test } from 'vitest';
import { linker } from '../../../test/opened-vocabulary.ts';
import {
  companyWords,
  completePerson,
  type IndexedPerson,
  PeopleIndex,
  type SearchAnswer,
  Vocabulary,
} from '../../index.ts';
import { formsOf } from './country-name-forms.ts';

const vocabulary = new Vocabulary(linker, companyWords, [], {
  countries: [
    { code: 'NL', labels: ['Netherlands (Kingdom of the)'] },
    { code: 'GB', labels: ['United Kingdom of Great Britain and Northern Ireland (the)'] },
    { code: 'KR', labels: ['Korea (the Republic of)'] },
    { code: 'KP', labels: ["Korea (the Democratic People's Republic of)"] },
  ],
});

type Facts = Partial<IndexedPerson>;

async function indexOf(people: readonly Facts[]): Promise<PeopleIndex> {
  const index = PeopleIndex.build(
    people.map((facts, position) => completePerson({ id: position + 1, lastName: 'Doe', ...facts })),
  );
  await index.setVocabulary(vocabulary);
  return index;
}

const places: readonly Facts[] = [
  { city: 'Istanbul', country: 'TR' },
  { city: 'Seoul', country: 'KR' },
  { city: 'Amsterdam', state: 'Noord-Holland', country: 'NL' },
  { city: 'Leeds', state: 'England', country: 'GB' },
  { city: 'Aberdeen', state: 'Scotland', country: 'GB' },
  { city: 'Dublin', country: 'IE' },
  { city: 'Milan', state: 'Lombardia', country: 'IT' },
  { city: 'Oakland', state: 'CA', country: 'US' },
  { city: 'Calais', state: 'Hauts-de-France', country: 'FR' },
  { city: 'Metz', country: 'FR' },
  { city: 'Strasbourg', state: 'Grand Est', country: 'FR' },
  { city: 'Ploče', state: 'Dubrovačko-neretvanska', country: 'HR' },
  { city: 'Kolkata', country: 'IN' },
  { city: 'Atlanta', state: 'Georgia', country: 'US' },
  { city: 'Ancona', state: 'Marche', country: 'IT' },
  { firstName: 'Victoria', lastName: 'Cooke', city: 'Lyon', state: 'Auvergne-Rhône-Alpes', country: 'FR' },
];

describe('A place', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexOf(places);
  });
  const found = (text: string): SearchAnswer => index.search({ text, limit: 20, after: 0 });
  const citiesOf = (text: string) =>
    found(text)
      .hits.map(({ person }) => person.city)
      .toSorted();

  test.each([
    ['Turkey', ['Istanbul']],
    ['Turquie', ['Istanbul']],
    ['Korea', ['Seoul']],
    ['Republic of Korea', ['Seoul']],
    ['Kingdom of the Netherlands', ['Amsterdam']],
    ['United Kingdom of Great Britain and Northern Ireland', ['Aberdeen', 'Leeds']],
    ['United States of America', ['Atlanta', 'Oakland']],
  ])('%s is an official or common name of a country', (text, cities) => {
    expect(citiesOf(text)).toEqual(cities);
    expect(found(text).reading).toMatchObject([{ kind: 'place', text }]);
  });

  test.each(['U.K.', 'Doe U.K.'])('%s contains the abbreviation of a country', (text) => {
    expect(citiesOf(text)).toEqual(['Aberdeen', 'Leeds']);
    expect(found(text).reading?.at(-1)).toMatchObject({ kind: 'place', country: 'GB' });
  });

  test.each([
    ['Lombardia', ['Milan']],
    ['Lombardy', ['Milan']],
    ['Lombardie', ['Milan']],
    ['California', ['Oakland']],
    ['Californie', ['Oakland']],
    ['North Holland', ['Amsterdam']],
    ['Escocia', ['Aberdeen']],
    ['Hauts-de-France', ['Calais']],
    ['Alsace', ['Strasbourg']],
    ['Lorraine', ['Metz']],
    ['Dubrovačko-neretvanska', ['Ploče']],
  ])('%s is found by the region or city in people’s records', (text, cities) => {
    expect(citiesOf(text)).toEqual(cities);
    expect(found(text).reading?.map(({ kind }) => kind)).toEqual(['place']);
  });

  test('Georgia is the US state if nobody is in the country', () => {
    expect(citiesOf('Georgia')).toEqual(['Atlanta']);
  });

  test.each(['Kalkutta', 'Calcutta'])('%s finds Kolkata', (text) => expect(citiesOf(text)).toEqual(['Kolkata']));

  test.each(['UK & Ireland', 'Ireland, UK'])('%s finds people in either country', (text) => {
    expect(citiesOf(text)).toEqual(['Aberdeen', 'Dublin', 'Leeds']);
  });

  test('two cities are alternatives, but a city with its region is only that city', () => {
    expect(citiesOf('Leeds Dublin')).toEqual(['Dublin', 'Leeds']);
    expect(citiesOf('Strasbourg Grand Est')).toEqual(['Strasbourg']);
    expect(citiesOf('Leeds UK')).toEqual(['Leeds']);
  });

  test.each(['Riga', 'Graz', 'Wien', 'Rom', 'Suisse'])(
    '%s is not guessed to be a misspelled name if nobody is there',
    (text) => {
      const { hits, reading } = found(text);
      expect(hits).toEqual([]);
      expect(reading).toMatchObject([{ kind: 'place', text }]);
    },
  );

  test.each(['marche', 'para', 'est'])('%s is not read as a region', (text) => {
    expect(found(text).reading?.some(({ kind }) => kind === 'place') ?? false).toBe(false);
  });

  test('Victoria is a name if nobody is in the region', () => {
    expect(found('Victoria').reading).toBeUndefined();
    expect(found('Victoria').hits.map(({ person }) => person.firstName)).toEqual(['Victoria']);
  });

  test('a filter for the city finds the cities of a region', () => {
    const { hits } = index.search({ filters: { city: 'Lombardy' }, limit: 5, after: 0 });
    expect(hits.map(({ person }) => person.city)).toEqual(['Milan']);
  });

  test('a country code is not read as the beginning of a login', async () => {
    const own = await indexOf([
      ...places,
      { login: 'UK1234@example.com', firstName: 'Ada', city: 'Metz', country: 'FR' },
    ]);
    const { hits } = own.search({ text: 'UK', limit: 20, after: 0 });
    expect(hits.map(({ person }) => person.city).toSorted()).toEqual(['Aberdeen', 'Leeds']);
  });
});

test('names in list form also get the usual word order, and a short form if it is unique', () => {
  const forms = formsOf([
    { code: 'KR', labels: ['Korea (the Republic of)'] },
    { code: 'KP', labels: ["Korea (the Democratic People's Republic of)"] },
    { code: 'TZ', labels: ['Tanzania, the United Republic of'] },
    { code: 'FR', labels: ['France'] },
  ]);
  expect(forms).toEqual([
    ['KR', ['Republic of Korea']],
    ['KP', ["Democratic People's Republic of Korea"]],
    ['TZ', ['United Republic of Tanzania', 'Tanzania']],
    ['FR', ['France']],
  ]);
});

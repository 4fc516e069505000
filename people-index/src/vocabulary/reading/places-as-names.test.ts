import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import { vocabulary } from '../../../test/opened-vocabulary.ts';
import { completePerson, PeopleIndex, type SearchFilters } from '../../index.ts';

const people = [
  { firstName: 'Alice', lastName: 'Roy', city: 'Metz', country: 'FR', title: 'Buyer' },
  { firstName: 'Florence', lastName: 'Dupont', city: 'Metz', country: 'FR', title: 'HR Manager' },
  { firstName: 'Paul', lastName: 'Roy', city: 'Lima', country: 'PE', title: 'Buyer' },
  { firstName: 'Caio', lastName: 'Lima', city: 'São Paulo', country: 'BR', title: 'Buyer' },
  { firstName: 'Davi', lastName: 'Sousa', city: 'São Paulo', country: 'BR', title: 'Buyer' },
  { firstName: 'Jenny', lastName: 'Jordan', city: 'Boston', country: 'US', title: 'Buyer' },
  { firstName: 'Ada', lastName: 'Schmidt', city: 'Essen', country: 'DE', title: 'Buyer' },
  ...['Bea', 'Cleo', 'Dana', 'Elke', 'Fred', 'Gero'].map((firstName) => ({
    firstName,
    lastName: 'Schmidt',
    city: 'Metz',
    country: 'FR',
    title: 'Buyer',
  })),
  { firstName: 'Kenji', lastName: 'Mori', city: 'Berlin', country: 'DE', site: 'Berlin - Haus am Park' },
  {
    firstName: 'Aziz',
    lastName: 'Omar',
    city: 'Dubai',
    country: 'AE',
    title: 'Buyer',
    gbuCode: 'MESCAT',
    gbuName: 'Middle East and Turkey',
  },
  { firstName: 'Elif', lastName: 'Kaya', city: 'Ankara', country: 'TR', title: 'Buyer' },
  { firstName: 'George', lastName: 'Hall', city: 'Leeds', country: 'GB' },
];

describe('Words that are both names and places', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(people);
  });
  const search = (text: string, filters: SearchFilters = {}) => {
    const answer = index.search({ text, filters, limit: 20, after: 0, countTo: 100 });
    const { ids } = index.countByField({ text, filters }, { maxValues: 8, identifyTo: 100 });
    expect(ids.toSorted(), 'counts as the list').toEqual(answer.hits.map(({ id }) => id).toSorted());
    return answer;
  };
  const names = (...asked: Parameters<typeof search>) =>
    search(...asked).hits.map(({ person }) => `${person.firstName} ${person.lastName}`);
  const chips = (text: string) => search(text).reading?.map(({ kind, text: own }) => `${kind}: ${own}`);

  test('a place without people next to another place is read as a name', () => {
    expect(names('Florence Metz')).toEqual(['Florence Dupont']);
    expect(chips('Florence Metz')).toEqual(['name: Florence', 'place: Metz']);
    expect(names('florence metz RH')).toEqual(['Florence Dupont']);
    expect(chips('Jordan USA')).toEqual(['name: Jordan', 'place: USA']);
  });

  test('a place where nobody has the role is not read as the beginning of a name', async () => {
    const own = PeopleIndex.build([
      completePerson({
        id: 1,
        firstName: 'Silvia',
        lastName: 'Parisi',
        city: 'Dijon',
        country: 'FR',
        title: 'Acheteuse',
      }),
      completePerson({ id: 2, firstName: 'Anne', lastName: 'Paris', city: 'Dijon', country: 'FR' }),
      completePerson({ id: 3, firstName: 'Paul', lastName: 'Roy', city: 'Paris', country: 'FR', title: 'HR Manager' }),
    ]);
    await own.setVocabulary(vocabulary);
    const { hits, reading } = own.search({ text: 'buyer Paris', limit: 5, after: 0 });
    expect(hits).toEqual([]);
    expect(reading?.map(({ kind }) => kind)).toEqual(['role', 'place']);
    expect(own.countByField({ text: 'buyer Paris' }, { maxValues: 8, identifyTo: 0 }).total).toBe(0);
  });

  test('of two places, a person with one as a name in the other comes first', () => {
    const [first, ...others] = names('Lima São Paulo');
    expect([first, others.toSorted()]).toEqual(['Caio Lima', ['Davi Sousa', 'Paul Roy']]);
    expect(chips('Lima São Paulo')).toEqual(['place: Lima', 'place: São Paulo']);
  });

  test('places that are not names are read as places', () => {
    expect(chips('Paris Metz')).toEqual(['place: Paris', 'place: Metz']);
    expect(names('Ankara Leeds').toSorted()).toEqual(['Elif Kaya', 'George Hall']);
  });

  test('five people elsewhere are guessed for a frequent name that nobody has in the place', () => {
    const { hits } = search('Schmidt Berlin');
    expect(hits).toHaveLength(5);
    for (const { person, isGuess, reason } of hits) {
      expect([person.lastName, isGuess]).toEqual(['Schmidt', true]);
      expect(reason).toEqual({ kind: 'leftOut', typed: 'Berlin', name: `${person.firstName} Schmidt` });
    }
  });

  test('a place does not match as a word of a unit’s name', () => {
    expect(names('Turkey')).toEqual(['Elif Kaya']);
    expect(names('buyer Turkey')).toEqual(['Elif Kaya']);
    expect(names('Middle East and Turkey')).toEqual(['Aziz Omar']);
  });

  test('a site is read as a place without the city in its name', () => {
    expect(chips('Haus am Park')).toEqual(['place: Haus am Park']);
    expect(search('haus am park').reading).toEqual([{ kind: 'place', text: 'haus am park', label: 'Haus am Park' }]);
    expect(names('Haus am Park')).toEqual(['Kenji Mori']);
  });

  test('two capitals are read as a country if somebody is there', () => {
    expect(chips('FR')).toEqual(['place: FR']);
    expect(names('TR')).toEqual(['Elif Kaya']);
    expect(search('HT').reading).toBeUndefined();
    expect(chips('buyer HT')).toEqual(['role: buyer', 'name: HT']);
    expect(search('DGA').reading?.some(({ kind }) => kind === 'place')).not.toBe(true);
  });

  test('a filter does not change how a text is read', () => {
    const all = index.countByField({ text: 'Georgia' }, { maxValues: 8, identifyTo: 100 });
    expect(all.total).toBeGreaterThan(0);
    for (const { value, count } of all.fields.country)
      expect([value, search('Georgia', { country: value }).total]).toEqual([value, count]);
  });
});

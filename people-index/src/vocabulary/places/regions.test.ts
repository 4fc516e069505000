import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import type { IndexedPerson, PeopleIndex } from '../../index.ts';

const people: readonly Partial<IndexedPerson>[] = [
  { lastName: 'One', title: 'Engineer', country: 'MA', city: 'Rabat' },
  { lastName: 'Two', title: 'Engineer', country: 'IT', city: 'Rome' },
  { lastName: 'Three', title: 'Engineer', country: 'NL', city: 'Utrecht' },
  { lastName: 'Four', title: 'Engineer', country: 'TH', city: 'Bangkok' },
  { lastName: 'Five', title: 'Engineer', country: 'SE', city: 'Stockholm' },
  { lastName: 'Six', title: 'Engineer', country: 'GB', city: 'Aberdeen' },
  { lastName: 'Seven', title: 'Engineer', country: 'AE', city: 'Dubai' },
  { lastName: 'Eight', title: 'Engineer', country: 'PL', city: 'Warsaw' },
  { firstName: 'Guy', lastName: 'Nine', title: 'Engineer', country: 'BE', city: 'Ghent' },
  { lastName: 'Ten', title: 'FIN Controller', country: 'BE', city: 'Ghent' },
  { firstName: 'Eugene', lastName: 'Eleven', country: 'US' },
];

describe('A region', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(people);
  });
  const found = (text: string) => index.search({ text, limit: 20, after: 0 });
  const ids = (text: string) =>
    found(text)
      .hits.map(({ id }) => id)
      .toSorted((one, other) => one - other);

  test.each<[number[], string[]]>([
    [[1], ['North Africa', 'Afrique du Nord', 'Nordafrika', 'Norte de África', 'Afryka Północna', 'Noord-Afrika']],
    [[2], ['Southern Europe', 'Europe du Sud', 'Südeuropa', 'Europa meridionale', 'Zuid-Europa', 'Europa do Sul']],
    [
      [5, 6],
      ['Northern Europe', 'Europe du Nord', 'Nordeuropa', 'severní Evropa', 'Észak-Európa'],
    ],
    [
      [3, 9, 10],
      ['Western Europe', 'Europe de l’Ouest', 'Westeuropa', 'Europa Occidentală', 'Västeuropa'],
    ],
    [[8], ['Eastern Europe', 'Osteuropa', 'Europe de l’Est', 'Europa Wschodnia', 'Europa do Leste']],
    [[4], ['South East Asia', 'Southeast Asia', 'Asie du Sud-Est', 'Zuidoost-Azië', 'Sydostasien']],
    [[7], ['Middle East', 'Moyen-Orient', 'Bliski Wschód', 'Mellanöstern', 'Közel-Kelet', 'Vicino Oriente']],
    [[6], ['Britain', 'Great Britain', 'GBR', 'Scottish', 'écossais']],
    [[1], ['Africa', 'Afryka', 'Afrika']],
    [[11], ['America', 'Americas', 'Amérique', 'Amerika', 'América']],
  ])('%j are found by each of %j', (expected, names) => {
    expect(names.map((name) => [name, ids(name)])).toEqual(names.map((name) => [name, expected]));
  });

  test('EU in capitals is the European Union, and otherwise a name', () => {
    expect(ids('EU')).toEqual([2, 3, 5, 8, 9, 10]);
    expect(ids('engineer EU')).toEqual([2, 3, 5, 8, 9]);
    expect(ids('eu')).toEqual([11]);
  });

  test('a code of three letters is a country unless it is a name or a word of a title, or the whole text is in capitals', () => {
    expect(ids('NLD')).toEqual([3]);
    expect(ids('engineer NLD')).toEqual([3]);
    expect(ids('GUY')).toEqual([9]);
    expect(found('FIN controller').reading).toEqual([{ kind: 'role', text: 'FIN controller' }]);
    expect(found('ENGINEER NLD').reading?.some(({ kind }) => kind === 'place')).not.toBe(true);
  });

  test('South Africa is a country, not a region', () => {
    expect(found('South Africa').reading).toMatchObject([{ country: 'ZA' }]);
    expect(ids('engineer near Utrecht')).toEqual([3]);
  });
});

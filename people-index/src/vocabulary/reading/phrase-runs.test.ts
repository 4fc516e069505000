import { beforeAll, describe, expect, test } from 'vitest';
import { linker } from '../../../test/opened-vocabulary.ts';
import { companyWords, completePerson, type IndexedPerson, PeopleIndex, Vocabulary } from '../../index.ts';

const vocabulary = new Vocabulary(linker, companyWords, [
  { code: 'HC', labels: ['Réseaux de chaleur et de froid', 'Heating and cooling networks'] },
]);

const people: readonly Partial<IndexedPerson>[] = [
  { lastName: 'One', title: 'Gestionnaire facturation', country: 'FR', company: 'Kryolande Habitat SA' },
  { lastName: 'Two', title: 'SCADA Engineer', country: 'IT', city: 'Milan', company: 'Quartrelle Chaleur Urbaine SA' },
  { lastName: 'Three', title: 'Chef d’équipe Réseaux', country: 'FR', company: 'Élantis Chaleur Urbaine SAS' },
  { lastName: 'Four', title: 'Chef d’équipe Réseaux de Chaleur', country: 'FR' },
  { lastName: 'Five', title: 'Welder', jobFamily: 'HC', country: 'TD', company: 'Kryolande Power Ltd' },
  { lastName: 'Six', title: 'CAD Draughtsman', country: 'FR' },
  { lastName: 'Seven', title: 'Comptable', gbuCode: 'CORPORATE', gbuName: 'Corporate', country: 'FR' },
  { lastName: 'Eight', title: 'Comptable', country: 'FR' },
  { firstName: 'Florence', lastName: 'Nine', title: 'Trésorière', city: 'Lille', country: 'FR' },
  { lastName: 'Ten', title: 'Buyer', city: 'Florence', country: 'IT' },
  { firstName: 'Ward', lastName: 'Eleven', title: 'Coordinatrice de chaufferie', country: 'FR' },
];

describe('Words that form a phrase', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = PeopleIndex.build(people.map((facts, position) => completePerson({ id: position + 1, ...facts })));
    await index.setVocabulary(vocabulary);
  });
  const found = (text: string) => index.search({ text, limit: 10, after: 0 });
  const ids = (text: string) => found(text).hits.map(({ id }) => id);
  const partsOf = (text: string) => (found(text).reading ?? []).map(({ kind, text: own }) => `${kind} ${own}`);

  test.each([
    ['gestionnaire facturation Frankreich', [1], ['role gestionnaire facturation', 'place Frankreich']],
    ['scada engineer Milano', [2], ['role scada engineer', 'place Milano']],
    ['chef d’équipe réseaux de chaleur', [4], ['role chef d’équipe réseaux de chaleur']],
  ])('are a whole title: %s', (text, expected, parts) => {
    expect(ids(text)).toEqual(expected);
    expect(partsOf(text)).toEqual(parts);
  });

  test.each(['Réseaux de chaleur et de froid', 'heating and cooling networks', 'Heating'])(
    'are a job family: %s',
    (text) => {
      expect(ids(text).includes(5)).toBe(text !== 'Heating');
    },
  );

  test('are a job family by the part of its name before "and"', () => {
    expect(ids('réseaux de chaleur')).toEqual([4, 5]);
    expect(partsOf('réseaux de chaleur')).toEqual(['role réseaux de chaleur']);
  });

  test.each([
    ['Kryolande Habitat', [1], ['unit Kryolande Habitat']],
    ['Chaleur Urbaine', [2, 3], ['unit Chaleur Urbaine']],
    ['welder Kryolande Power', [5], ['role welder', 'unit Kryolande Power']],
    ['comptable Corporate', [7], ['role comptable', 'unit Corporate']],
  ])('are a unit: %s', (text, expected, parts) => {
    expect(ids(text).toSorted()).toEqual(expected);
    expect(partsOf(text)).toEqual(parts);
  });

  test('are a role if they are in titles and are not names', () => {
    expect(partsOf('opérateur de chaufferie')).toEqual(['role opérateur de chaufferie']);
    expect(partsOf('Ward opérateur')).toEqual(['name Ward', 'role opérateur']);
  });

  test('are a role with an abbreviation in front of it, and a country without', () => {
    expect(partsOf('CAD draughtsman')).toEqual(['role CAD draughtsman']);
    expect(partsOf('welder Čad')).toEqual(['role welder', 'place Čad']);
  });
});

describe('A place that is also a name', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = PeopleIndex.build(people.map((facts, position) => completePerson({ id: position + 1, ...facts })));
    await index.setVocabulary(vocabulary);
  });
  const search = (text: string, asPlaces: string[] = []) => index.search({ text, asPlaces, limit: 10, after: 0 });

  test('is read as the name if nobody has the role there, in the list and in the counts', () => {
    const { hits, reading } = search('Florence treasurer');
    expect(hits.map(({ id, isGuess }) => [id, isGuess])).toEqual([[9, false]]);
    expect(reading).toMatchObject([{ kind: 'name', text: 'Florence' }, { kind: 'role' }]);
    const counted = index.countByField({ text: 'Florence treasurer' }, { maxValues: 8, identifyTo: 30 });
    expect(counted.total).toBe(1);
  });

  test('is read as the place if somebody has the role there or the user chose that', () => {
    expect(search('Florence buyer').hits.map(({ id }) => id)).toEqual([10]);
    expect(search('Florence treasurer', ['Florence']).hits).toEqual([]);
  });
});

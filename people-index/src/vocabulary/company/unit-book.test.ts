import { beforeAll, expect, test } from 'vitest';
import { linker } from '../../../test/opened-vocabulary.ts';
import {
  companyWords,
  completePerson,
  type IndexedPerson,
  PeopleIndex,
  type SearchQuery,
  Vocabulary,
} from '../../index.ts';

const vocabulary = new Vocabulary(linker, companyWords, [], {
  units: [{ code: 'BU23', labels: ['Impact'] }],
});

const people: readonly Partial<IndexedPerson>[] = [
  { lastName: 'One', title: 'Software Engineer', entity: 'Impact', company: 'Kryolande Habitat SA', country: 'FR' },
  { lastName: 'Two', title: 'Welder', entity: 'Nuclear', company: 'Kryolande Habitat SA', country: 'FR' },
  { lastName: 'Three', title: 'Nuclear Engineer', entity: 'Hydrogen', company: 'Kryolande Power Ltd', country: 'GB' },
  {
    lastName: 'Four',
    title: 'Welder',
    entity: 'Impact Trading',
    gbuCode: 'GBS',
    gbuName: 'Global Business Support',
    country: 'SA',
  },
  { lastName: 'Hydrogen', title: 'Turbine Engineer', entity: 'Nuclear', country: 'QA' },
];

let index: PeopleIndex;
beforeAll(async () => {
  index = PeopleIndex.build(people.map((facts, position) => completePerson({ id: position + 1, ...facts })));
  await index.setVocabulary(vocabulary);
});
const found = (text: string, more: Partial<SearchQuery> = {}) => index.search({ text, limit: 10, after: 0, ...more });
const ids = (text: string, more: Partial<SearchQuery> = {}) =>
  found(text, more)
    .hits.map(({ id }) => id)
    .toSorted();

test('a unit is found by its code, and by that finds only its own people', () => {
  expect(ids('BU23')).toEqual([1]);
  expect(found('engineer bu23').reading).toEqual([
    { kind: 'role', text: 'engineer' },
    { kind: 'unit', text: 'bu23', label: 'Impact' },
  ]);
  expect(ids('engineer bu23')).toEqual([1]);
  expect(found('BU24').reading).toBeUndefined();
});

test('a unit filter in double quotes does not match prefixes', () => {
  expect(ids('', { filters: { entity: 'Impact' } })).toEqual([1, 4]);
  expect(ids('', { filters: { entity: '"Impact"' } })).toEqual([1]);
});

test('the whole name of a unit is not split into a role and a country', () => {
  expect(ids('welder Kryolande Habitat SA')).toEqual([2]);
  expect(found('welder Kryolande Habitat SA').reading?.at(-1)).toEqual({ kind: 'unit', text: 'Kryolande Habitat SA' });
  expect(ids('Global Business Support')).toEqual([4]);
  expect(ids('engineer Impact')).toEqual([1]);
});

test('the name of a unit next to a word of a title is read as that title', () => {
  expect(found('Nuclear').reading).toEqual([{ kind: 'unit', text: 'Nuclear' }]);
  expect(found('Nuclear Engineer').reading).toEqual([{ kind: 'role', text: 'Nuclear Engineer' }]);
  expect(found('Nuclear Engineer').hits[0]?.id).toBe(3);
  expect(found('Hydrogen').hits[0]?.id).toBe(5);
});

test('a unit of which nobody is at a place is read as the work there', () => {
  expect(found('Nuclear FR').reading?.map(({ kind }) => kind)).toEqual(['unit', 'place']);
  expect(ids('Nuclear FR')).toEqual([2]);
  expect(ids('Nuclear GB')).toEqual([3]);
  expect(found('Nuclear GB').reading?.map(({ kind }) => kind)).toEqual(['role', 'place']);
  expect(index.countByField({ text: 'Nuclear GB' }, { maxValues: 8, identifyTo: 8 }).ids).toEqual([3]);
  expect(ids('Nuclear GB', { asUnits: ['Nuclear'] })).toEqual([]);
  expect(found('Nuclear Brazil')).toMatchObject({ hits: [], reading: [{ kind: 'unit' }, { kind: 'place' }] });
});

test('the user can mark a part as a unit', () => {
  expect(ids('engineer Kryolande', { asUnits: ['Kryolande'] })).toEqual([1, 3]);
  expect(found('Hydrogen', { asUnits: ['Hydrogen'] }).reading).toEqual([{ kind: 'unit', text: 'Hydrogen' }]);
  expect(ids('Hydrogen', { asUnits: ['Hydrogen'] })).toEqual([3]);
  expect(ids('BU23', { asUnits: ['BU23'] })).toEqual([1]);
  expect(ids('Nobody', { asUnits: ['nobody'] })).toEqual([]);
});

test('an abbreviation for work in front of another word is not a country', () => {
  expect(found('QA engineer').reading?.filter(({ kind }) => kind === 'place') ?? []).toEqual([]);
  expect(ids('engineer QA')).toEqual([5]);
});

test('the company’s own word for a unit can be a synonym of its code', async () => {
  const own = PeopleIndex.build(people.map((facts, position) => completePerson({ id: position + 1, ...facts })));
  await own.setVocabulary(vocabulary);
  own.setSynonyms([{ kind: 'unit', words: ['Team Rot', 'BU23'] }]);
  const idsOf = (text: string) => own.search({ text, limit: 10, after: 0 }).hits.map(({ id }) => id);
  expect(idsOf('Team Rot')).toEqual([1]);
  expect(idsOf('engineer Team Rot')).toEqual([1]);
  expect(idsOf('welder Team Rot')).toEqual([]);
});

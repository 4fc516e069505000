import { beforeAll, describe, expect, test } from 'vitest';
import { emptyPerson } from '../../../test/empty-person.ts';
import { vocabulary } from '../../../test/opened-vocabulary.ts';
import { type IndexedPerson, PeopleIndex, type SearchQuery } from '../../index.ts';

const person = (id: number, own: Partial<IndexedPerson>): IndexedPerson => ({
  ...emptyPerson,
  id,
  login: `P${id}`,
  lastName: `N${id}`,
  ...own,
});

const places = [
  { city: 'Lyon', country: 'FR' },
  { city: 'Brussels', country: 'BE' },
  { city: 'Berlin', country: 'DE' },
] as const;
const titles = ['Comptable', 'Software Engineer', 'Buchhalter', 'Electricien', 'HR Manager'];

const people = [
  ...titles.flatMap((title, own) => places.map((place, at) => person(own * 10 + at + 1, { ...place, title }))),
  person(101, { firstName: 'Ida', lastName: 'Comtal', title: 'Site Manager', ...places[0] }),
  person(102, { firstName: 'Luc', lastName: 'Germay', title: 'Chef de chantier', ...places[0] }),
  person(103, { firstName: 'Ida', lastName: 'Bell', title: 'Comptable', ...places[1] }),
];

describe('A role or a place that is misspelled', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = PeopleIndex.build(people);
    await index.setVocabulary(vocabulary);
  });
  const search = (text: string, more: Partial<SearchQuery> = {}) =>
    index.search({ text, limit: 30, after: 0, ...more });
  const titlesOf = (text: string) => new Set(search(text).hits.map((hit) => hit.person.title));

  test.each([
    ['comtable', 'comptable', ['Comptable', 'Buchhalter']],
    ['enginer', 'engineer', ['Software Engineer']],
    ['electricen', 'electricien', ['Electricien']],
    ['acountant', 'accountant', ['Comptable', 'Buchhalter']],
  ])('%s is taken for %s', (text, meant, expected) => {
    const { reading, hits } = search(text);
    expect(reading).toEqual([{ kind: 'role', text, meant }]);
    expect(hits.length).toBeGreaterThan(2);
    expect(hits.every(({ isGuess }) => isGuess)).toBe(true);
    for (const title of expected) expect(titlesOf(text)).toContain(title);
  });

  test.each([
    ['Bruxeles', 'Brussels'],
    ['Belgiqe', 'Brussels'],
    ['Alemagne', 'Berlin'],
  ])('%s is a place', (text, city) => {
    const { reading, hits } = search(text);
    expect(reading).toMatchObject([{ kind: 'place', text }]);
    expect(new Set(hits.map((hit) => hit.person.city))).toEqual(new Set([city]));
    expect(hits.every(({ isGuess }) => isGuess)).toBe(true);
  });

  test('both together, in any order', () => {
    for (const text of ['comtable Bruxeles', 'Bruxeles comtable', 'comtable Brussels', 'comptable Bruxeles']) {
      const { hits, reading } = search(text);
      expect(hits.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([2, 22, 103]);
      expect(reading?.map((part) => part.text)).toEqual(text.split(' '));
    }
  });

  test('the reason is the word that was meant, unless the person has a title that means it', () => {
    const { hits } = search('comtable lyon');
    expect(hits.find(({ id }) => id === 1)?.reason).toEqual({
      kind: 'typo',
      typed: 'comtable',
      name: 'comptable',
      typos: 1,
    });
    expect(hits.find(({ id }) => id === 21)?.reason).toEqual({
      kind: 'meaning',
      typed: 'comptable',
      name: 'Buchhalter',
    });
  });

  test('the last word may be unfinished', () => {
    expect(search('hr brux').hits.map(({ id }) => id)).toEqual([42]);
    expect(search('hr brux').reading).toMatchObject([
      { kind: 'role', text: 'hr' },
      { kind: 'place', text: 'brux', label: 'Brussels' },
    ]);
    expect(search('brux hr').hits).toEqual([]);
  });

  test('names that are as near come first, as guesses too, and are not listed twice', () => {
    const { hits, total } = search('Germny');
    expect(hits.map(({ person: { city, lastName } }) => (lastName === 'Germay' ? lastName : city))).toEqual([
      'Germay',
      ...titles.map(() => 'Berlin'),
    ]);
    expect(total).toBe(6);
    const pages = [0, 1, 2, 3, 4, 5].map((after) => search('Germny', { after, limit: 1 }));
    expect(pages.map((page) => page.hits[0]?.id)).toEqual(hits.map(({ id }) => id));
    expect(pages.map((page) => page.total)).toEqual(pages.map(() => total));
    expect(search('Germny', { after: 6 }).hits).toEqual([]);
  });

  test('a page has no more rows than its limit, however many names are guessed', async () => {
    const named = ['Germay', 'Germny', 'Gernay', 'Gemmay'].map((lastName, at) => person(201 + at, { lastName }));
    const crowded = PeopleIndex.build([...people, ...named]);
    await crowded.setVocabulary(vocabulary);
    const page = (after: number, limit: number) => crowded.search({ text: 'Germnay', after, limit }).hits;
    const all = page(0, 30).map(({ id }) => id);
    expect(all.length).toBeGreaterThan(6);
    for (const limit of [1, 2, 3, 4]) {
      expect(page(0, limit).map(({ id }) => id)).toEqual(all.slice(0, limit));
      expect(page(limit, 3).map(({ id }) => id)).toEqual(all.slice(limit, limit + 3));
    }
  });

  test('names that are further away are not shown', async () => {
    const further = PeopleIndex.build([...people, person(201, { lastName: 'Gerbuy' })]);
    await further.setVocabulary(vocabulary);
    const { hits } = further.search({ text: 'Gerbuy' });
    expect(hits.map(({ id }) => id)).toEqual([201]);
    expect(further.search({ text: 'Germny', limit: 30 })).toEqual(search('Germny'));
  });

  test('the numbers by field are those of everybody who is listed, and what they find', () => {
    for (const text of ['comtable', 'Germny', 'comtable lyon', 'Comtal', 'comptable']) {
      const { hits, total } = search(text);
      const counts = index.countByField({ text }, { maxValues: 8, identifyTo: 100 });
      expect([text, counts.total, counts.ids.length]).toEqual([text, total, hits.length]);
      for (const { value, count } of counts.fields.country)
        expect(search(text, { filters: { country: value } }).total).toBe(count);
    }
  });

  test('whoever bears the word as a name is found alone', () => {
    expect(search('Comtal').hits.map(({ id, isGuess }) => [id, isGuess])).toEqual([[101, false]]);
    expect(search('Ida').hits.map(({ id }) => id)).toEqual([103, 101]);
  });

  test('a word beside a name is only taken for a role where no such name is near', () => {
    expect(search('Ida acountant').hits.map(({ id, isGuess }) => [id, isGuess])).toEqual([[103, true]]);
    expect(search('Ida Comtel').hits.map(({ id }) => id)).toEqual([101]);
  });

  test('a word of occupations that is in no title may be misspelled where a title has what it was taken for', () => {
    expect(search('chef de cantier').hits.map(({ id, isGuess }) => [id, isGuess])).toEqual([
      [102, true],
      [101, true],
    ]);
  });

  test.each(['teacher', 'police officer', 'Zorgbly', 'qwertz', 'lyo'])('nobody is found for %s', (text) => {
    expect(search(text).hits.filter(({ isGuess }) => isGuess)).toEqual([]);
  });

  test('text in quotes is not read', () => {
    expect(search('"comtable"').reading).toBeUndefined();
  });

  test('what the user said stays so', () => {
    expect(search('comtable', { asNames: ['comtable'] }).reading).toEqual([{ kind: 'name', text: 'comtable' }]);
    const { reading, hits } = search('comtable', { asRoles: ['comtable'] });
    expect(reading).toEqual([{ kind: 'role', text: 'comtable', meant: 'comptable' }]);
    expect(hits.length).toBeGreaterThan(2);
  });

  test('filters narrow it', () => {
    expect(search('comtable', { filters: { country: 'BE' } }).hits.map(({ id }) => id)).toEqual([103, 2, 22]);
  });
});

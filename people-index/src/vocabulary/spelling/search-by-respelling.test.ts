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
  person(104, { title: 'Welder', city: 'Uşak', country: 'TR' }),
];

describe('A misspelled role or place', () => {
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
  ])('%s is read as %s', (text, meant, expected) => {
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
  ])('%s is read as a place', (text, city) => {
    const { reading, hits } = search(text);
    expect(reading).toMatchObject([{ kind: 'place', text }]);
    expect(new Set(hits.map((hit) => hit.person.city))).toEqual(new Set([city]));
    expect(hits.every(({ isGuess }) => isGuess)).toBe(true);
  });

  test('a misspelled role and place are corrected together, in any order', () => {
    for (const text of ['comtable Bruxeles', 'Bruxeles comtable', 'comtable Brussels', 'comptable Bruxeles']) {
      const { hits, reading } = search(text);
      expect(hits.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([2, 22, 103]);
      expect(reading?.map((part) => part.text)).toEqual(text.split(' '));
    }
  });

  test.each([
    ['Buchhalter Lyno', 'Lyon', 'lyon'],
    ['Comptable Bois-Colmobes', 'Bois-Colombes', 'bois colombes'],
    ['Comptable Clremont-Ferrand', 'Clermont-Ferrand', 'clermont ferrand'],
  ])('a short place, and one with hyphens: %s', async (text, city, meant) => {
    const own = PeopleIndex.build(
      ['Lyon', 'Bois-Colombes', 'Clermont-Ferrand', 'Metz'].map((at, id) =>
        person(id + 1, { city: at, title: titles[0]! }),
      ),
    );
    await own.setVocabulary(vocabulary);
    const { hits, reading } = own.search({ text });
    expect(hits.map((hit) => [hit.person.city, hit.isGuess])).toEqual([[city, true]]);
    expect(reading?.[1]).toMatchObject({ kind: 'place', text: text.split(' ')[1], meant });
  });

  test('four letters are a misspelled name rather than a word of a title', async () => {
    const own = PeopleIndex.build([
      person(1, { lastName: 'Huet', title: 'Welder' }),
      person(2, { title: 'Welder Heat' }),
    ]);
    await own.setVocabulary(vocabulary);
    expect(own.search({ text: 'Welder Heut' }).hits.map(({ id, isGuess }) => [id, isGuess])).toEqual([[1, true]]);
  });

  test('a known word does not have two typos: cleaning is no learning', async () => {
    const own = PeopleIndex.build([person(1, { title: 'Learning Advisor' }), person(2, { title: 'Welder' })]);
    await own.setVocabulary(vocabulary);
    expect(own.search({ text: 'cleaning' }).hits).toEqual([]);
  });

  test('the reason is the typo, unless the title only has the same meaning', () => {
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

  test('a complete place without people is not the beginning of another one', () => {
    const { hits, reading } = search('soudeur usa');
    expect(hits).toEqual([]);
    expect(reading).toMatchObject([{ kind: 'role' }, { kind: 'place', text: 'usa', country: 'US' }]);
  });

  test('equally near names come first, also as guesses, and nobody is listed twice', () => {
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

  test('a page never exceeds its limit, however many names are guessed', async () => {
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

  test('counts by field include everybody who is listed, and equal what their filters find', () => {
    for (const text of ['comtable', 'Germny', 'comtable lyon', 'Comtal', 'comptable']) {
      const { hits, total } = search(text);
      const counts = index.countByField({ text }, { maxValues: 8, identifyTo: 100 });
      expect([text, counts.total, counts.ids.length]).toEqual([text, total, hits.length]);
      for (const { value, count } of counts.fields.country)
        expect(search(text, { filters: { country: value } }).total).toBe(count);
    }
  });

  test('a person who has the word as a name is the only result', () => {
    expect(search('Comtal').hits.map(({ id, isGuess }) => [id, isGuess])).toEqual([[101, false]]);
    expect(search('Ida').hits.map(({ id }) => id)).toEqual([103, 101]);
  });

  test('a word next to a name is only corrected to a role if no similar name is near', () => {
    expect(search('Ida acountant').hits.map(({ id, isGuess }) => [id, isGuess])).toEqual([[103, true]]);
    expect(search('Ida Comtel').hits.map(({ id }) => id)).toEqual([101]);
  });

  test('a word that occurs in occupations but in no title is corrected to a word of a title', () => {
    expect(search('chef de cantier').hits.map(({ id, isGuess }) => [id, isGuess])).toEqual([
      [102, true],
      [101, true],
    ]);
  });

  test.each(['teacher', 'police officer', 'Zorgbly', 'qwertz', 'lyo'])('%s finds no guesses', (text) => {
    expect(search(text).hits.filter(({ isGuess }) => isGuess)).toEqual([]);
  });

  test('a quoted text is not read', () => {
    expect(search('"comtable"').reading).toBeUndefined();
  });

  test('the kind that the user chose is kept', () => {
    expect(search('comtable', { asNames: ['comtable'] }).reading).toEqual([{ kind: 'name', text: 'comtable' }]);
    const { reading, hits } = search('comtable', { asRoles: ['comtable'] });
    expect(reading).toEqual([{ kind: 'role', text: 'comtable', meant: 'comptable' }]);
    expect(hits.length).toBeGreaterThan(2);
  });

  test('filters apply to the corrected text', () => {
    expect(search('comtable', { filters: { country: 'BE' } }).hits.map(({ id }) => id)).toEqual([103, 2, 22]);
  });
});

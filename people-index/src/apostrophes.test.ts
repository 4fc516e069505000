import { describe, expect, it } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import type { IndexedPerson, SearchQuery } from './index.ts';
import { PeopleIndex } from './index.ts';

function indexOf(people: readonly Partial<IndexedPerson>[]): PeopleIndex {
  return PeopleIndex.build(
    people.map((person, index) => ({ ...emptyPerson, login: `zz${index}`, ...person, id: index + 1 })),
  );
}

function found(index: PeopleIndex, query: Partial<SearchQuery>): number[] {
  return index.search({ limit: 20, after: 0, ...query }).hits.map(({ id }) => id);
}

const others: Partial<IndexedPerson>[] = [
  { firstName: 'Denis', lastName: 'Lambert', title: 'Data engineer', company: 'Delta', city: 'Lyon', site: 'Dock' },
  { firstName: 'Lena', lastName: 'Dorn', title: 'Legal counsel', company: 'Lux', city: 'Delft', site: 'Laan' },
];
const apostrophes = ["'", '’', '‘', '‛', '`', '´', '′', 'ʼ', '＇'];

describe.each(apostrophes)('a word behind the apostrophe %s', (apostrophe) => {
  const a = (text: string) => text.replaceAll("'", apostrophe);

  it.each([
    ["D'Hondt", ['hondt', 'dhondt', 'd hondt', "d'hondt", 'd’hondt', 'd´hondt', 'HOND', "D'Hon"]],
    ["D'Angelo", ['angelo', 'dangelo', 'd angelo', "d'angelo"]],
    ["O'Neill", ['neill', 'oneill', 'o neill', "o'neill"]],
    ["dell'Orto", ['orto', 'dellorto', 'dell orto', "dell'orto"]],
    ["N'Diaye", ['diaye', 'ndiaye', 'n diaye', "n'diaye"]],
    ["Vanden d'Hondt", ['hondt', 'vanden hondt', 'vanden dhondt', 'vanden d hondt']],
  ])('is found in the name %s', (lastName, texts) => {
    const index = indexOf([...others, { firstName: 'Ada', lastName: a(lastName) }]);
    for (const text of texts) {
      expect(found(index, { text }), text).toEqual([3]);
      expect(found(index, { text: `ada ${text}` }), text).toEqual([3]);
      expect(found(index, { filters: { lastName: text } }), text).toEqual([3]);
    }
  });

  it.each([
    ['title', "Responsable d'équipe", ['équipe', 'equipe', 'responsable équipe', "d'équipe", 'd equipe', 'dequipe']],
    ['title', "Chargée d'exploitation réseau de l'Est", ['exploitation', 'exploit', 'exploitation est']],
    ['company', "L'Énergie du Sud", ['énergie', "l'energie", 'l energie', 'lenergie']],
    ['city', "L'Aquila", ['aquila', "l'aquila", 'l aquila', 'laquila']],
    ['city', "L'Haÿ-les-Roses", ['haÿ', 'hay les roses', "l'hay", 'l hay les roses']],
    ['site', "Val-d'Isère", ['isère', 'val isere', "val d'isere", 'val d isere']],
  ] as const)('is found in the %s "%s"', (field, value, texts) => {
    const index = indexOf([...others, { firstName: 'Ada', lastName: 'Byron', [field]: a(value) }]);
    for (const text of texts) {
      expect(found(index, { text }), text).toEqual([3]);
      expect(found(index, { text: `byron ${text}` }), text).toEqual([3]);
      expect(found(index, { filters: { [field]: text } }), text).toEqual([3]);
    }
  });
});

describe('an apostrophe', () => {
  it('in the query matches a value that is written with a space', () => {
    const index = indexOf([...others, { lastName: 'D Hondt', title: 'Chef d equipe réseau', city: 'L Aquila' }]);
    for (const text of ["d'hondt", 'dhondt', "chef d'équipe", 'dequipe', "l'aquila"])
      expect(found(index, { text }), text).toEqual([3]);
    expect(found(index, { filters: { title: "chef d'équipe", city: "L'Aquila" } })).toEqual([3]);
  });

  it('of several words is found by a query with a space in place of each', () => {
    const title = 'Responsable d’équipe Systèmes d’Information';
    const index = indexOf([...others, { lastName: 'Byron', title }]);
    expect(found(index, { text: 'responsable d equipe systemes d information' })).toEqual([3]);
    expect(found(index, { text: 'byron responsable d equipe systemes d information' })).toEqual([3]);
    expect(found(index, { filters: { title: 'd equipe d information' } })).toEqual([3]);
  });

  it('in the query matches a value without the article if nothing else matches', () => {
    const index = indexOf([...others, { lastName: 'Hondt', title: 'Équipe réseau' }]);
    expect(found(index, { text: "d'hondt" })).toEqual([3]);
    expect(found(index, { text: "d'équipe" })).toEqual([3]);
  });

  it('ranks the exact name before the same name after an article', () => {
    const index = indexOf([
      { firstName: 'Rosa', lastName: "D'Angelo", rank: 255 },
      { firstName: 'Rosa', lastName: 'Angelo-Maria', rank: 9 },
      { firstName: 'Rosa', lastName: 'Angelo' },
      { firstName: 'Rosa', lastName: 'Angeloni', rank: 255 },
    ]);
    expect(found(index, { text: 'angelo' })).toEqual([3, 2, 1, 4]);
    expect(found(index, { text: 'rosa angelo' })).toEqual([3, 2, 1, 4]);
    expect(found(index, { text: "d'angelo" })[0]).toBe(1);
  });

  it('of the Uzbek oʻ is found by u, as in passports', () => {
    const index = indexOf([...others, { firstName: 'Oʻtkir', lastName: "Yo'ldoshev" }]);
    for (const text of ['Utkir Yuldoshev', 'Otkir Yoldoshev', 'utkir', "o'tkir yo'ldoshev"])
      expect(index.search({ text }).hits, text).toMatchObject([{ id: 3, isGuess: false }]);
  });

  it('inside a word, and the half rings of transliteration, do not split the word', () => {
    const people = ["Sa'id", 'Nuʿman', 'Maʾmoun', "Solov'eva", 'Hawai‘i'].map((lastName) => ({ lastName }));
    const index = indexOf(people);
    for (const text of ['id', 'man', 'moun', 'eva']) expect(found(index, { text, tiers: ['exact'] }), text).toEqual([]);
    expect(found(index, { text: 'said' })).toEqual([1]);
    expect(found(index, { text: "sa'id" })).toEqual([1]);
    expect(found(index, { text: 'numan' })).toEqual([2]);
    expect(found(index, { text: 'mamoun' })).toEqual([3]);
    for (const text of ['hawaii', 'hawai i', "hawai'i", 'hawaiʻi']) expect(found(index, { text }), text).toEqual([5]);
  });

  it('does not index the article as a token', () => {
    const index = indexOf([{ lastName: "D'Angelo" }, { title: "Chef d'équipe" }, { firstName: 'D', lastName: 'Berg' }]);
    expect(found(index, { text: 'd', tiers: ['exact'] })).toEqual([3]);
  });

  it('is highlighted around the word that matched', () => {
    const index = indexOf([{ firstName: 'Ada', lastName: 'D’Hondt', title: "Responsable d'équipe" }]);
    const highlights = (text: string) => index.search({ text, limit: 1, after: 0 }).hits[0]?.highlights;
    expect(highlights('hondt')).toEqual([{ field: 'lastName', ranges: [[2, 7]] }]);
    expect(highlights('hon')).toEqual([{ field: 'lastName', ranges: [[2, 5]] }]);
    expect(highlights('dhondt')).toEqual([{ field: 'lastName', ranges: [[0, 7]] }]);
    expect(highlights('équip')).toEqual([{ field: 'title', ranges: [[14, 19]] }]);
  });
});

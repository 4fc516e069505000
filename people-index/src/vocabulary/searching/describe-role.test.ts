import { beforeAll, describe, expect, test } from 'vitest';
import { emptyPerson } from '../../../test/empty-person.ts';
import { vocabulary } from '../../../test/opened-vocabulary.ts';
import { PeopleIndex } from '../../index.ts';

const titles = [
  'Comptable',
  'Buchhalterin',
  'Buchhalterin',
  'Senior Energy Trader',
  'Head of Human Resources',
  'Conducteur de travaux',
  'Pressesprecher',
  'Complaints Handler',
  'Ingénieur',
];

describe('What a role was taken for', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    const people = titles.map((title, place) => ({
      ...emptyPerson,
      id: place + 1,
      login: `P${place}`,
      title,
      jobFamily: title.includes('Human') ? 'HR' : '',
      city: 'Lyon',
      country: 'FR',
    }));
    index = PeopleIndex.build(people);
    await index.setVocabulary(vocabulary);
  });
  const search = (text: string) => index.search({ text, limit: 30, after: 0 });
  const markedOf = (text: string) =>
    search(text).hits.map(({ person, highlights }) =>
      (highlights.find(({ field }) => field === 'title')?.ranges ?? []).map(([start, end]) =>
        person.title.slice(start, end),
      ),
    );

  test('is the title of most people who do that work, where no title has the typed words', () => {
    expect(search('accountant Lyon').reading?.[0]).toEqual({ kind: 'role', text: 'accountant', label: 'Buchhalterin' });
    expect(search('DRH').reading).toEqual([{ kind: 'role', text: 'DRH', label: 'Head of Human Resources' }]);
  });

  test('is the shortest title of those who fit best, however many have a longer one', async () => {
    const own = ['Comptable', 'Comptable fournisseurs', 'Comptable fournisseurs', 'Comptable fournisseurs'];
    const people = own.map((title, place) => ({ ...emptyPerson, id: place + 1, login: `P${place}`, title }));
    const accountants = PeopleIndex.build(people);
    await accountants.setVocabulary(vocabulary);
    expect(accountants.search({ text: 'Buchhalter', limit: 1, after: 0 }).reading).toEqual([
      { kind: 'role', text: 'Buchhalter', label: 'Comptable' },
    ]);
  });

  test('is nothing where a title has the words, in the form of either sex', () => {
    for (const text of ['comptable', 'Buchhalter', 'trader', 'conductrice de travaux'])
      expect(search(text).reading).toEqual([{ kind: 'role', text }]);
  });

  test('is a title that has the word in other letters, unless it was typed without marks', () => {
    expect(search('Händler').reading).toEqual([{ kind: 'role', text: 'Händler', label: 'Complaints Handler' }]);
    expect(search('ingenieur').reading).toEqual([{ kind: 'role', text: 'ingenieur' }]);
    expect(search('Ingénieur').reading).toEqual([{ kind: 'role', text: 'Ingénieur' }]);
  });

  test('is nothing where nobody does that work', () => {
    expect(search('dentist').reading).toEqual([{ kind: 'role', text: 'dentist' }]);
  });

  test('is what people do now', () => {
    const trader = index.search({ text: 'trader', limit: 1, after: 0 }).hits[0]!.person;
    const changing = PeopleIndex.build([{ ...emptyPerson, ...trader, title: 'Senior Energy Trader' }]);
    changing.put({ ...emptyPerson, ...trader, title: 'Comptable' });
    void changing.setVocabulary(vocabulary);
    expect(changing.search({ text: 'accountant', limit: 1, after: 0 }).reading).toEqual([
      { kind: 'role', text: 'accountant', label: 'Comptable' },
    ]);
    expect(changing.search({ text: 'trader', limit: 1, after: 0 }).reading).toEqual([{ kind: 'role', text: 'trader' }]);
  });

  test('is the job family that the words name', () => {
    expect(search('RH').reading).toEqual([{ kind: 'role', text: 'RH', jobFamily: 'HR' }]);
  });

  test('the words of a title that answer to the role are highlighted, and no others', () => {
    expect(markedOf('accountant')).toEqual([['Comptable'], ['Buchhalterin'], ['Buchhalterin']]);
    expect(markedOf('trader')).toEqual([['Trader']]);
    expect(markedOf('conductrice')).toEqual([['Conducteur']]);
    expect(markedOf('DRH')).toEqual([['Head', 'Human', 'Resources']]);
  });
});

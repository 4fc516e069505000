import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
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

describe('The description of a role', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(
      titles.map((title) => ({
        title,
        jobFamily: title.includes('Human') ? 'HR' : '',
        city: 'Lyon',
        country: 'FR',
      })),
    );
  });
  const search = (text: string) => index.search({ text, limit: 30, after: 0 });
  const markedOf = (text: string) =>
    search(text).hits.map(({ person, highlights }) =>
      (highlights.find(({ field }) => field === 'title')?.ranges ?? []).map(([start, end]) =>
        person.title.slice(start, end),
      ),
    );

  test('is the title of most matching people if no title has the typed words', () => {
    expect(search('accountant Lyon').reading?.[0]).toEqual({ kind: 'role', text: 'accountant', label: 'Buchhalterin' });
    expect(search('DRH').reading).toEqual([{ kind: 'role', text: 'DRH', label: 'Head of Human Resources' }]);
  });

  test('is the shortest of the titles that fit best, even if more people have a longer one', async () => {
    const own = ['Comptable', 'Comptable fournisseurs', 'Comptable fournisseurs', 'Comptable fournisseurs'];
    const accountants = await indexWithVocabulary(own.map((title) => ({ title })));
    expect(accountants.search({ text: 'Buchhalter', limit: 1, after: 0 }).reading).toEqual([
      { kind: 'role', text: 'Buchhalter', label: 'Comptable' },
    ]);
  });

  test('is absent if a title has the words, in any gender form', () => {
    for (const text of ['comptable', 'Buchhalter', 'trader', 'conductrice de travaux'])
      expect(search(text).reading).toEqual([{ kind: 'role', text }]);
  });

  test('is a title that differs in diacritics, unless the word was typed without them', () => {
    expect(search('Händler').reading).toEqual([{ kind: 'role', text: 'Händler', label: 'Complaints Handler' }]);
    expect(search('ingenieur').reading).toEqual([{ kind: 'role', text: 'ingenieur' }]);
    expect(search('Ingénieur').reading).toEqual([{ kind: 'role', text: 'Ingénieur' }]);
  });

  test('is absent if nobody has the role', () => {
    expect(search('dentist').reading).toEqual([{ kind: 'role', text: 'dentist' }]);
  });

  test('is a current title', () => {
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

  test('only the words of a title that match the role are highlighted', () => {
    expect(markedOf('accountant')).toEqual([['Comptable'], ['Buchhalterin'], ['Buchhalterin']]);
    expect(markedOf('trader')).toEqual([['Trader']]);
    expect(markedOf('conductrice')).toEqual([['Conducteur']]);
    expect(markedOf('DRH')).toEqual([['Head', 'Human', 'Resources']]);
  });
});

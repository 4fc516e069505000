import { describe, expect, test } from 'vitest';
import { emptyPerson } from '../../../test/empty-person.ts';
import { vocabulary } from '../../../test/opened-vocabulary.ts';
import { type IndexedPerson, PeopleIndex, type SearchQuery, type SynonymEntry, Synonyms } from '../../index.ts';

const person = (id: number, own: Partial<IndexedPerson>): IndexedPerson => ({
  ...emptyPerson,
  id,
  login: `P${id}`,
  lastName: `N${id}`,
  ...own,
});

const people = [
  person(1, {
    title: 'Scrum Master',
    city: 'Lyon',
    country: 'FR',
    site: 'Tour Alto',
    company: 'Energy Management Ltd',
  }),
  person(2, { title: 'Zenmaker', city: 'Villeurbanne', country: 'FR', company: 'Other' }),
  person(3, { title: 'Help Desk Agent', city: 'Berlin', country: 'DE', entity: 'GEMS Trading' }),
  person(4, { title: 'People Partner', city: 'Berlin', country: 'DE' }),
  person(5, { title: 'HR Director', city: 'Lyon', country: 'FR' }),
  person(6, { title: 'Senior Zenmaker', city: 'Paris', country: 'FR', site: 'Lyon building' }),
  person(7, {
    firstName: 'Luc',
    lastName: 'Zorn',
    title: 'Help Desk Agent',
    city: 'Paris',
    country: 'FR',
    site: 'Tour Alto',
  }),
];

async function openIndex(...entries: SynonymEntry[]) {
  const index = PeopleIndex.build(people);
  await index.setVocabulary(vocabulary);
  index.setSynonyms(entries);
  const search = (text: string, more: Partial<SearchQuery> = {}) =>
    index.search({ text, limit: 10, after: 0, ...more });
  return {
    search,
    ids: (text: string, more: Partial<SearchQuery> = {}) =>
      search(text, more)
        .hits.map(({ id }) => id)
        .toSorted(),
  };
}

describe('The company’s own words', () => {
  test('can be a role whose words are unknown to the occupations', async () => {
    const { ids, search } = await openIndex({ kind: 'role', words: ['Zenmaker', 'Scrum master'] });
    expect(ids('zenmaker')).toEqual([1, 2, 6]);
    expect(ids('scrum master')).toEqual([1, 2, 6]);
    expect(ids('senior zenmaker')).toContain(6);
    expect(search('scrum master').hits[0]?.id).toBe(1);
    expect(ids('scrum master Paris')).toEqual([6]);
  });

  test('can contain digits', async () => {
    const { ids, search } = await openIndex({ kind: 'role', words: ['L2 support', 'help desk agent'] });
    expect(ids('L2 support')).toEqual([3, 7]);
    expect(ids('L2 support Berlin')).toEqual([3]);
    expect(search('Luc L2 support').reading).toEqual([
      { kind: 'name', text: 'Luc' },
      { kind: 'role', text: 'L2 support', label: 'Help Desk Agent' },
    ]);
    expect(ids('Luc L2 support')).toEqual([7]);
    // A number that is none of them is not read.
    expect(search('L3 support Berlin').reading).toBeUndefined();
  });

  test('find the people of all words of a row, although one of them names a level', async () => {
    const { ids } = await openIndex({ kind: 'role', words: ['DRH', 'HR director', 'People partner'] });
    expect(ids('people partner')).toEqual(expect.arrayContaining([4, 5]));
    expect(ids('HR director')).toEqual(expect.arrayContaining([4, 5]));
  });

  test('can be a unit of several words', async () => {
    const { ids, search } = await openIndex({ kind: 'unit', words: ['Energy Management', 'GEMS'] });
    expect(search('energy management').reading).toEqual([{ kind: 'unit', text: 'energy management' }]);
    expect(ids('energy management')).toEqual([1, 3]);
    expect(ids('GEMS')).toEqual([1, 3]);
    expect(ids('help desk energy management')).toEqual([3]);
  });

  test('can be a site', async () => {
    const { ids } = await openIndex({ kind: 'place', words: ['HQ', 'Tour Alto'] });
    expect(ids('HQ')).toEqual([1, 7]);
    expect(ids('help desk HQ')).toEqual([7]);
    expect(ids('director HQ')).toEqual([]);
  });

  test('can be a group of cities, each of which keeps its meaning', async () => {
    const { ids, search } = await openIndex({ kind: 'place', words: ['Grand Lyon', 'Lyon', 'Villeurbanne'] });
    expect(ids('Grand Lyon')).toEqual([1, 2, 5]);
    expect(search('Grand Lyon').reading).toEqual([{ kind: 'place', text: 'Grand Lyon', label: 'Lyon, Villeurbanne' }]);
    expect(ids('Villeurbanne')).toEqual([2]);
  });
});

describe('A part whose kind the user chose', () => {
  test('as a role does not match people by name', async () => {
    const index = PeopleIndex.build([
      person(1, { firstName: 'Rose', lastName: 'Baker', title: 'Buyer' }),
      person(2, { title: 'Boulanger' }),
    ]);
    await index.setVocabulary(vocabulary);
    const ids = (more: Partial<SearchQuery>) =>
      index.search({ text: 'Baker', limit: 10, after: 0, ...more }).hits.map(({ id }) => id);
    expect(ids({})).toEqual([1, 2]);
    expect(ids({ asRoles: ['baker'] })).toEqual([2]);
    expect(ids({ asNames: ['baker'] })).toEqual([1]);
  });

  test('as a role can be a word that is unknown to the occupations', async () => {
    const { ids, search } = await openIndex();
    expect(ids('zenmaker Paris', { asRoles: ['zenmaker'] })).toEqual([6]);
    expect(search('Luc', { asRoles: ['Luc'] })).toMatchObject({ total: 0, reading: [{ kind: 'role', text: 'Luc' }] });
  });

  test.each(['Martin', 'Paris'])(
    '%s as a role next to another one only matches titles with that word',
    async (word) => {
      const index = PeopleIndex.build([
        person(1, { lastName: 'Martin', city: 'Paris', country: 'FR', title: 'Comptable' }),
        person(2, { title: `Comptable ${word}` }),
      ]);
      await index.setVocabulary(vocabulary);
      const asked = { text: `comptable ${word}`, limit: 10, after: 0, asRoles: [word] };
      expect(index.search(asked).hits.map(({ id }) => id)).toEqual([2]);
      index.remove(2);
      expect(index.search(asked).hits).toEqual([]);
    },
  );

  test('as a place can be a city or a part of a site’s name', async () => {
    const { ids, search } = await openIndex();
    expect(ids('alto', { asPlaces: ['alto'] })).toEqual([1, 7]);
    expect(ids('Lyon', { asPlaces: ['lyon'] })).toEqual([1, 5]);
    expect(search('nowhere', { asPlaces: ['nowhere'] })).toMatchObject({
      total: 0,
      reading: [{ kind: 'place', text: 'nowhere' }],
    });
  });

  test('as a name is returned in the reading, so that the choice can be undone', async () => {
    const { search } = await openIndex();
    expect(search('Paris', { asNames: ['paris'] }).reading).toEqual([{ kind: 'name', text: 'Paris' }]);
    expect(search('help desk Paris', { asNames: ['Paris'] }).reading).toEqual([
      { kind: 'role', text: 'help desk' },
      { kind: 'name', text: 'Paris' },
    ]);
  });
});

describe('Names that sound like a role of one word', () => {
  const index = PeopleIndex.build([
    person(1, { firstName: 'Ann', lastName: 'Smyth', title: 'Buyer' }),
    person(2, { firstName: 'Jan', lastName: 'Bakker', title: 'Buyer' }),
    person(3, { firstName: 'Rose', lastName: 'Baker', title: 'Buyer' }),
    person(4, { firstName: 'Luc', lastName: 'Moreau', title: 'Boulanger' }),
    person(5, { firstName: 'Tom', lastName: 'Bakar', title: 'Baker' }),
    person(6, { firstName: 'Eva', lastName: 'Berker', title: 'Buyer' }),
    // The city sounds like the role, not the name.
    person(7, { firstName: 'Kim', lastName: 'Zorn', title: 'Buyer', city: 'Bakker' }),
  ]);
  const search = (text: string, more: Partial<SearchQuery> = {}) => {
    index.setVocabulary(vocabulary).catch(() => {});
    return index.search({ text, limit: 10, after: 0, ...more });
  };

  test('come after people with that name or role, and are not guesses', () => {
    const { hits, total, isTotalExact } = search('baker');
    expect(hits.map(({ id }) => id)).toEqual([3, 5, 4, 2]);
    expect([total, isTotalExact]).toEqual([4, true]);
    expect(hits.at(-1)).toMatchObject({ isGuess: false, tier: 'phonetic' });
    expect(hits.at(-1)?.reason).toMatchObject({ typed: 'baker', name: 'Bakker' });
    expect(search('smith').hits.map(({ id }) => id)).toEqual([1]);
  });

  test('are counted, and appear on the same page as in the whole list', () => {
    const pages = [0, 1, 2, 3].map((after) => search('baker', { limit: 1, after }));
    expect(pages.map(({ hits }) => hits[0]?.id)).toEqual([3, 5, 4, 2]);
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4, 4]);
    const { ids } = index.countByField({ text: 'baker' }, { maxValues: 8, identifyTo: 10 });
    expect([...ids].toSorted()).toEqual([2, 3, 4, 5]);
  });

  test('are not searched for several words or a part that the user marked as a role', () => {
    expect(search('baker', { asRoles: ['baker'] }).hits.map(({ id }) => id)).toEqual([5, 4]);
    expect(search('baker welder').hits.map(({ id }) => id)).not.toContain(2);
  });
});

test('A long list is opened in steps of 50 rows', async () => {
  const entries = Array.from({ length: 500 }, (_, row) => ({
    kind: 'role' as const,
    words: [`Role ${row}`, `R${row}`],
  }));
  let pauses = 0;
  const opened = await Synonyms.opening(entries, async () => void pauses++);
  expect(pauses).toBe(9);
  for (const row of [0, 49, 50, 499]) expect(opened.synonymsOf('role', `role ${row}`)).toEqual([`R${row}`]);
});

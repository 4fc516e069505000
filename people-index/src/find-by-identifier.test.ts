import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import { PeopleIndex } from './index.ts';

const people = [
  {
    id: 1,
    login: 'AB1234@group.example',
    firstName: 'Marie',
    lastName: 'Dupont',
    email: 'marie.dupont@mail.example',
    groupIdentifier: 'AB1234',
    phones: ['+33 1 23 45 67 89'],
  },
  {
    id: 2,
    login: 'ab12345@group.example',
    firstName: 'Marie Claire',
    lastName: 'Dupont',
    email: 'marie.dupont2@mail.example',
    groupIdentifier: 'AB12-345',
    phones: ['+33123456789', '+33612345678'],
  },
  { id: 3, login: 'hans', firstName: 'Hans', lastName: 'Müller', otherNames: ['Hansi'] },
  { id: 4, login: 'tanaka', firstName: 'Taro', lastName: 'Tanaka', otherNames: ['田中 太郎', 'T. Tanaka'] },
].map((person) => ({ ...emptyPerson, ...person }));
const index = PeopleIndex.build(people);
const plenty = 100_000;
const idsOf = (text: string) => index.findByIdentifier(text, plenty).people.map(({ id }) => id);

describe('findByIdentifier', () => {
  test.each([
    ['AB1234', [1]],
    ['ab-1234', [1]],
    ['ab1234@GROUP.example', [1]],
    ['Marie.Dupont@mail.example', [1]],
    ['ab12345', [2]],
    ['+33612345678', [2]],
    ['06 12 34 56 78', [2]],
    ['01 23 45 67 89', [1, 2]],
    ['hans', [3]],
  ])('%s identifies these people', (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  test.each([
    'AB123',
    'marie.dupont@mail',
    'marie.dupont@other.example',
    '5678',
    '34567',
    'Marie Dupont',
    '田',
    '',
    '@',
  ])('%j identifies nobody: it is at most a part of an identifier', (text) => {
    expect(idsOf(text)).toEqual([]);
  });

  test('finds each login among others with the same prefix, one of them with a letter that is ASCII only in lower case', () => {
    const logins = [
      'İsmail1234',
      ...['ismaik', 'ismail', 'ismaim'].flatMap((word) => [10, 20, 30].map((n) => word + n)),
    ];
    const alike = PeopleIndex.build(logins.map((login, at) => ({ ...emptyPerson, id: at + 1, login })));
    const found = logins.map((login) =>
      alike.findByIdentifier(login.replace('İ', 'i'), plenty).people.map(({ id }) => id),
    );
    expect(found).toEqual(logins.map((_, at) => [at + 1]));
  });

  test('finds addresses whose words are too short to be indexed as words', () => {
    const emails = [
      'jm@corp.example',
      'r.d@corp.example',
      'rd@mail.example',
      'anna+x@corp.example',
      'sales@corp.example',
    ];
    const short = PeopleIndex.build(
      emails.map((email, at) => ({
        ...emptyPerson,
        id: at + 1,
        login: `p${at}`,
        firstName: 'Anna',
        lastName: 'Rossi',
        email,
      })),
    );
    for (const [at, email] of emails.entries()) {
      expect(short.findByIdentifier(email.toUpperCase(), plenty).people.map(({ id }) => id)).toEqual([at + 1]);
      const [first] = short.search({ text: `Anna <${email}>` }).hits;
      expect([first?.id, first?.tier]).toEqual([at + 1, 'exact']);
    }
    expect(short.search({ text: 'jm' }).hits.map(({ id }) => id)).toEqual([1]);
  });

  test('finds nobody who was removed', () => {
    const changing = PeopleIndex.build(people);
    changing.remove(1);
    expect(changing.findByIdentifier('AB1234', plenty).people).toEqual([]);
  });

  test('reports its work, and finds nobody if that is too much', () => {
    const { work } = index.findByIdentifier('AB1234', plenty);
    expect(work).toBeGreaterThan(0);
    expect(index.findByIdentifier('AB1234', work - 1)).toEqual({ people: [], isTruncated: true, work: work - 1 });
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        index.findByIdentifier(text, plenty);
        index.hasWholeName(1, text);
      }),
    );
  });
});

describe('hasWholeName', () => {
  test.each([
    [1, 'Marie Dupont'],
    [1, 'DUPONT, Marie'],
    [1, 'marie-dupont'],
    [2, 'Dupont Marie-Claire'],
    [2, 'Marieclaire Dupont'],
    [3, 'Hans Mueller'],
    [3, 'hans muller'],
    [4, '田中太郎'],
    [4, '田中 太郎'],
    [4, 'Tanaka Taro'],
  ])('person %i has the whole name %s', (id, text) => {
    expect(index.hasWholeName(id, text)).toBe(true);
  });

  test.each([
    [1, 'Marie'],
    [1, 'Dupont'],
    [1, 'Marie Claire Dupont'],
    [2, 'Marie Dupont'],
    [1, 'Marie Dupond'],
    [1, 'Marie Marie'],
    [3, 'Hansi'],
    [3, ''],
    [9, 'Marie Dupont'],
  ])('person %i does not have the whole name %s', (id, text) => {
    expect(index.hasWholeName(id, text)).toBe(false);
  });

  test('the order of the words does not matter', () => {
    const words = fc.array(fc.constantFrom('Anna', 'María', 'de', 'la', 'Müller', 'Ó Briain', 'Łukasz'), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(words, fc.nat(), (all, seed) => {
        const own = PeopleIndex.build([
          { ...emptyPerson, id: 7, login: 'x', firstName: all.slice(0, 1).join(' '), lastName: all.slice(1).join(' ') },
        ]);
        const turned = [...all.slice(seed % all.length), ...all.slice(0, seed % all.length)];
        expect(own.hasWholeName(7, turned.join(' '))).toBe(true);
      }),
    );
  });
});

describe('searchWithin', () => {
  test('finds the same people as an ordinary search, and reports its work', () => {
    const query = { text: 'marie dupont', limit: 5, after: 0 };
    const { work, ...answer } = index.searchWithin(query, 1_000_000);
    expect(answer).toEqual(index.search(query));
    expect(work).toBeGreaterThan(0);
  });

  test('stops when the work budget is spent', () => {
    const answer = index.searchWithin({ text: 'marie dupont', limit: 5, after: 0 }, 10);
    expect(answer).toMatchObject({ isTruncated: true, work: 10 });
  });
});

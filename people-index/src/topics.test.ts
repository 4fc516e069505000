import { expect, test } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import { PeopleIndex } from './index.ts';
import type { IndexedPerson } from './index.ts';

const person = (id: number, more: Partial<IndexedPerson>): IndexedPerson => ({
  ...emptyPerson,
  id,
  login: `p${id}@example.com`,
  ...more,
});

const index = () =>
  PeopleIndex.build([
    person(1, {
      firstName: 'Nora',
      lastName: 'Berg',
      topics: ['Payroll', "Chef d'équipe", 'Data protection'],
      rank: 255,
    }),
    person(2, { firstName: 'Payroll', lastName: 'Smith' }),
    person(3, { firstName: 'Ines', lastName: 'Payrollson' }),
    person(4, { firstName: 'Max', lastName: 'Lind', title: 'Payroll clerk', topics: ['Payroll'] }),
    person(5, { firstName: 'Mina', lastName: 'Holm', topics: ['工资', 'Payments'] }),
  ]);

const search = (text: string, people = index()) =>
  people.search({ text, limit: 10, after: 0 }).hits.map(({ id, tier, reason }) => ({ id, tier, reason }));

test('a topic finds the person, with the topic as reason, after people with the word as a name', () => {
  expect(search('payroll')).toEqual([
    { id: 2, tier: 'exact', reason: undefined },
    { id: 1, tier: 'exact', reason: { kind: 'topic', typed: 'payroll', name: 'Payroll' } },
    // The card shows the title.
    { id: 4, tier: 'exact', reason: undefined },
    { id: 3, tier: 'prefix', reason: undefined },
  ]);
});

test('any word of a topic finds it, by prefix, without accents and joined', () => {
  for (const text of ['protection', 'PROTEC', 'data protection', 'dataprotection', 'equipe', 'nora équipe'])
    expect(
      search(text).map(({ id }) => id),
      text,
    ).toEqual([1]);
  expect(search('nora équipe')[0]?.reason).toEqual({ kind: 'topic', typed: 'équipe', name: "Chef d'équipe" });
  expect(search('工资')[0]).toMatchObject({ id: 5, reason: { kind: 'topic', name: '工资' } });
});

test('words of different topics are not joined, and each may match a word of the query', () => {
  expect(search('payrollchef')).toEqual([]);
  expect(search('payroll protection').map(({ id }) => id)).toEqual([1]);
});

test('a changed person is found by the new topics only, also after segments were merged', () => {
  const people = index();
  people.put(person(1, { firstName: 'Nora', lastName: 'Berg', topics: ['Treasury'] }));
  for (let id = 100; id < 400; id++) people.put(person(id, { firstName: 'Other', lastName: `Person${id}` }));
  expect(search('treasury', people).map(({ id }) => id)).toEqual([1]);
  expect(search('protection', people)).toEqual([]);
  people.put(person(1, { firstName: 'Nora', lastName: 'Berg' }));
  expect(search('treasury', people)).toEqual([]);
});

test('at most ten topics are indexed, and a separator inside one separates nothing', () => {
  const topics = Array.from({ length: 12 }, (_, i) => `subject${String.fromCodePoint(97 + i)}`);
  const people = PeopleIndex.build([person(1, { lastName: 'Ek', topics }), person(2, { topics: ['one\u001Ftwo'] })]);
  expect(search('subjectj', people)).toHaveLength(1);
  expect(search('subjectk', people)).toEqual([]);
  expect(search('one', people)[0]?.reason).toMatchObject({ name: 'one two' });
});

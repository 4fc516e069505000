import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../test/index-with-vocabulary.ts';
import type { PeopleIndex } from './index.ts';

const people = [
  { firstName: 'Anna', lastName: 'Meier', title: 'Lawyer', city: 'Rome', country: 'IT' },
  { firstName: 'Piet', lastName: 'van der Berg', title: 'Electrician' },
  { firstName: 'Can', lastName: 'Nguyen', title: 'Mail Clerk' },
  { firstName: 'Bao', lastName: 'Nguyen', title: 'Accountant' },
  { firstName: 'Chiara', lastName: 'Rossi', title: 'Payroll Specialist', city: 'Rome', country: 'IT' },
  { firstName: 'Will', lastName: 'Call', title: 'Painter' },
  { firstName: 'Avi', lastName: 'Levi', title: 'Painter' },
];

describe('a question or a request', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(people);
  });
  const found = (text: string, filters = {}) =>
    index.search({ text, filters }).hits.map(({ person, isGuess }) => `${isGuess ? '? ' : ''}${person.lastName}`);

  test.each([
    ['who is Anna Meier', 'Meier'],
    ['phone number of Anna Meier', 'Meier'],
    ["what is Anna Meier's email?", 'Meier'],
    ['mail van der Berg', 'van der Berg'],
    ['teléfono de Anna Meier', 'Meier'],
    ['where is the lawyer in Rome', 'Meier'],
    ['ich brauche jemanden für Lohnabrechnung', 'Rossi'],
    ['who is Ana Mayer', 'Meier'],
    ['wer kann mir bei der Lohnabrechnung helfen', 'Rossi'],
    ['who is Will Call', 'Call'],
    ['hi, can you give me the phone number of Anna Meier please', 'Meier'],
    ['where does Anna Meier sit', 'Meier'],
    ['quem é a Anna Meier', 'Meier'],
    ['is there a lawyer in Rome', 'Meier'],
    ['who is the boss of Anna Meier', 'Meier'],
    ['the line manager of Anna Meier', 'Meier'],
  ])('%s finds %s', (text, lastName) => {
    expect(found(text)).toEqual([lastName]);
  });

  test('finds whoever has all its words first', () => {
    expect(found('Will Call')).toEqual(['Call']);
    expect(found('Can Nguyen mail')).toEqual(['Nguyen']);
  });

  test('does not turn a name that nobody has into part of it', () => {
    expect(found('who is Can Meier')).not.toContain('Meier');
  });

  test('does not turn work that nobody does into other work', () => {
    expect(found('mobile painter')).toEqual([]);
    expect(found('know how accountant')).toEqual([]);
  });

  test('guesses nobody for a place where nobody is', () => {
    expect(found('Tel Aviv')).toEqual([]);
  });

  test('is not sure of a name whose other word also is a word of a request', () => {
    expect(found('Handy Meier')).not.toContain('Meier');
  });

  test('is read in the same way with a filter, and when people are counted', () => {
    expect(found('who is Nguyen', { title: 'accountant' })).toEqual(['Nguyen']);
    expect(found('who is Nguyen', { title: 'lawyer' })).toEqual([]);
    const { total } = index.countByField({ text: 'who works in Rome' }, { maxValues: 8, identifyTo: 30 });
    expect(total).toBe(index.search({ text: 'who works in Rome', countTo: 100 }).total);
    expect(total).toBe(2);
  });
});

import { describe, expect, test } from 'vitest';
import { found } from '../../../../test/fake-search.ts';
import { addressList, mailToAll, outcomesOf, peopleOf, rowsOf } from './several-outcome.ts';

const [ana, bob, cy] = [found('Ana', 'Li'), found('Bob', 'Ray'), found('Cy', 'Young', { email: '' })];
const entry = (text: string) => ({ text, identifiers: [], names: [text], otherWords: [] });
const result = {
  pasted: { entries: ['ana', 'b', 'ana li', '=x'].map(entry), repeated: 0, hasMore: false },
  answers: [
    { state: 'found' as const, people: [ana], hasMore: false },
    { state: 'choice' as const, people: [bob, cy], hasMore: true },
    { state: 'found' as const, people: [ana], hasMore: false },
    { state: 'unknown' as const, people: [], hasMore: false },
  ],
};

describe('the outcomes', () => {
  test('contain the person who was found, and the one who was chosen', () => {
    const logins = (chosen: ReadonlyMap<number, string>) =>
      outcomesOf({ found: result, chosen }).map(({ person }) => person?.firstName);
    expect(logins(new Map())).toEqual(['Ana', undefined, 'Ana', undefined]);
    expect(logins(new Map([[1, cy.login]]))).toEqual(['Ana', 'Cy', 'Ana', undefined]);
    expect(logins(new Map([[1, '']]))).toEqual(['Ana', undefined, 'Ana', undefined]);
    expect(logins(new Map([[0, bob.login]]))).toEqual(['Ana', undefined, 'Ana', undefined]);
    expect(outcomesOf({ found: undefined, chosen: new Map() })).toEqual([]);
  });

  test('contain each person once', () => {
    const outcomes = outcomesOf({ found: result, chosen: new Map([[1, bob.login]]) });
    expect(peopleOf(outcomes).map(({ firstName }) => firstName)).toEqual(['Ana', 'Bob']);
  });

  test('have a row in the file for each entry, even without a person', () => {
    const words = { stateOf: ({ state }: { state: string }) => state, countryOf: () => 'Frankreich' };
    const rows = rowsOf(outcomesOf({ found: result, chosen: new Map() }), words);
    expect(rows.map((row) => row.length)).toEqual([11, 11, 11, 11]);
    expect(rows[0]?.slice(0, 4)).toEqual(['ana', 'found', 'Li', 'Ana']);
    expect(rows[0]).toContain('Frankreich');
    expect(rows[1]).toEqual(['b', 'choice', ...Array<string>(9).fill('')]);
  });
});

describe('a mail to all', () => {
  test('has all addresses, encoded', () => {
    expect(mailToAll(['a@x.example', 'b&c?d,e@x.example'])).toBe('mailto:a@x.example,b%26c%3Fd%2Ce@x.example');
  });

  test('has no link if it would be too long', () => {
    const many = Array.from({ length: 200 }, (_, place) => `person${place}@x.example`);
    expect(mailToAll(many.slice(0, 80))?.length).toBeLessThanOrEqual(1900);
    expect(mailToAll(many)).toBeUndefined();
    expect(addressList(['a@x.example', 'b@x.example'])).toBe('a@x.example; b@x.example');
  });
});

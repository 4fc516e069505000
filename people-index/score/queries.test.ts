import { generatePeople } from '@directory/demo-group';
import { describe, expect, it, vi } from 'vitest';
import { indexedPerson } from './indexed-group.ts';
import { buildQueries } from './queries.ts';
import { type QueryClass, queryClasses } from './score-query.ts';

// The set is built twice from three thousand people.
vi.setConfig({ testTimeout: 60_000 });

const group = [...generatePeople({ count: 3000, seed: 2026 })].map((person, place) => ({
  person: indexedPerson(place + 1, person),
  culture: person.culture,
}));
const { labelledPeople, queries } = buildQueries(group);
const everybody = [...group, ...labelledPeople].map(({ person }) => person);

describe('the published queries', () => {
  it('hold 4 000 and more, at least 40 of each class, of 20 cultures and more', () => {
    expect(queries.length).toBeGreaterThanOrEqual(4000);
    const counts = Map.groupBy(queries, (query) => query.class);
    for (const queryClass of Object.keys(queryClasses) as QueryClass[])
      expect(counts.get(queryClass)?.length ?? 0, queryClass).toBeGreaterThanOrEqual(40);
    expect(new Set(queries.map((query) => query.culture)).size).toBeGreaterThanOrEqual(20);
  });

  it('hold 600 rows and more labelled by hand', () => {
    expect(labelledPeople.length).toBeGreaterThanOrEqual(600);
  });

  it('each have somebody to be found, but for those that ask for nobody', () => {
    // One in nine: judging each against everybody takes a minute.
    for (const query of queries.filter((_, place) => place % 9 === 0)) {
      const bearers = everybody.some((person) => query.isAnswer(person));
      expect(bearers, `${query.class}: ${query.text}`).toBe(!query.expectsNobody);
    }
  });

  it('are the same each time', () => {
    const texts = buildQueries(group).queries.map((query) => query.text);
    expect(texts).toEqual(queries.map((query) => query.text));
  });
});

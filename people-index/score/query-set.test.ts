import { generatePeople } from '@directory/demo-group';
import { describe, expect, it, vi } from 'vitest';
import { indexedPerson } from './indexed-group.ts';
import { buildQueries } from './query-set.ts';
import { type QueryClass, queryClasses } from './score-query.ts';

// The query set is built twice from 3 000 people.
vi.setConfig({ testTimeout: 60_000 });

const group = [...generatePeople({ count: 3000, seed: 2026 })].map((person, index) => ({
  person: indexedPerson(index + 1, person),
  culture: person.culture,
}));
const { labelledPeople, queries } = buildQueries(group);
const everyone = [...group, ...labelledPeople].map(({ person }) => person);

describe('buildQueries', () => {
  it('builds at least 4 000 queries, 40 of each class, of at least 20 cultures', () => {
    expect(queries.length).toBeGreaterThanOrEqual(4000);
    const counts = Map.groupBy(queries, (query) => query.class);
    for (const queryClass of Object.keys(queryClasses) as QueryClass[])
      expect(counts.get(queryClass)?.length ?? 0, queryClass).toBeGreaterThanOrEqual(40);
    expect(new Set(queries.map((query) => query.culture)).size).toBeGreaterThanOrEqual(20);
  });

  it('includes at least 600 people labelled by hand', () => {
    expect(labelledPeople.length).toBeGreaterThanOrEqual(600);
  });

  it('has a relevant person for each query, except for names that nobody has', () => {
    // Every ninth query: judging all of them takes a minute.
    for (const query of queries.filter((_, index) => index % 9 === 0)) {
      const hasAnswer = everyone.some((person) => query.isAnswer(person));
      expect(hasAnswer, `${query.class}: ${query.text}`).toBe(!query.expectsNobody);
    }
  });

  it('builds the same queries each time', () => {
    const texts = buildQueries(group).queries.map((query) => query.text);
    expect(texts).toEqual(queries.map((query) => query.text));
  });
});

import { generatePeople } from '@directory/demo-group';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { indexedPerson } from '../../../score/indexed-group.ts';
import type { IndexedPerson, SearchQuery } from '../../index.ts';
import { PeopleIndex } from '../../index.ts';
import { SegmentStack } from '../../storage/segment-stack.ts';
import { RowScorer } from '../scoring/row-scorer.ts';
import { searchPeople } from '../search-people.ts';
import { work } from './cost-model.ts';
import { workOfSearch, WorkBudget } from './work-budget.ts';

const people = [...generatePeople({ count: 3000, seed: 11 })].map((person, index) => indexedPerson(index + 1, person));
/** Every fifth person has names that many prefixes match. */
const crowded = people.map((person, index): IndexedPerson =>
  index % 5 === 0
    ? {
        ...person,
        firstName: ['Maria Anna', 'Jo', 'Ma', 'Léa'][index % 4]!,
        lastName: ['de la Sa', 'Marjo', 'An'][index % 3]!,
      }
    : person,
);

const hostileTexts = [
  'ma jo an be le de ro sa ka mi al el',
  'a b c d e f g h i j k l',
  'a a a a a a a a a a a a',
  'ma jo an',
  'de la sa',
  'ma an',
  'm',
  'zzzzzzzzzzzzzzzzzzzzzzzz',
  'marxia jxo anx',
  'maria anna xyz marjo',
  'léa marjxo',
  'Мария ma 陈 an',
  '06 12 ma',
  'ma@an',
  'manager ma an',
];

const query: fc.Arbitrary<SearchQuery> = fc.record({
  text: fc.oneof({ arbitrary: fc.constantFrom(...hostileTexts), weight: 9 }, fc.constant('')),
  filters: fc.constantFrom(
    {},
    {},
    { country: 'FR' },
    { firstName: 'm', employeeType: 'I' as const },
    { lastName: 'a b c d' },
  ),
  near: fc.constantFrom({}, {}, { country: 'FR', unit: 'FRANCEBTOB' }),
  limit: fc.constantFrom(1, 10, 40),
  after: fc.constantFrom(0, 10, 200),
});
const maxWork = fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 1_000_000 }));

/** Three segments, and people who are removed from the first. */
function changedPeople(): SegmentStack {
  const stack = SegmentStack.build(crowded);
  for (const person of crowded.slice(0, 30)) stack.put({ ...person, firstName: 'Majo' });
  for (const person of crowded.slice(30, 60)) stack.remove(person.id);
  return stack;
}

function search(stack: SegmentStack, searchQuery: SearchQuery, budget: WorkBudget) {
  const { after = 0, limit = 10 } = searchQuery;
  const found = searchPeople(stack.segments(), searchQuery, { after, pageEnd: after + limit, budget });
  return { ...found, ids: found.rows.map(({ segment, row }) => segment.data.ids[row]!) };
}

const unbounded = () => new WorkBudget(Number.POSITIVE_INFINITY);

describe('a search with a work budget', () => {
  const stack = changedPeople();
  let compared: MockInstance<RowScorer['score']>;
  beforeEach(() => {
    compared = vi.spyOn(RowScorer.prototype, 'score');
  });
  afterEach(() => {
    compared.mockRestore();
  });

  it('never exceeds it, for any query', () => {
    fc.assert(
      fc.property(query, maxWork, (asked, units) => {
        compared.mockClear();
        const budget = new WorkBudget(units);
        search(stack, asked, budget);
        expect(budget.spent).toBeLessThanOrEqual(units);
        expect(compared.mock.calls.length * work.comparison).toBeLessThanOrEqual(units);
      }),
      { numRuns: 60 },
    );
  });

  it('returns the beginning of the full list, and is marked as truncated if it ends early', () => {
    fc.assert(
      fc.property(query, maxWork, (asked, units) => {
        const whole = search(stack, asked, unbounded());
        const bounded = search(stack, asked, new WorkBudget(units));
        expect(bounded.ids).toEqual(whole.ids.slice(0, bounded.ids.length));
        expect(bounded.count).toBeLessThanOrEqual(
          search(stack, { ...asked, after: 0, limit: 20_000 }, unbounded()).count,
        );
        if (bounded.ids.length < whole.ids.length) expect(bounded.isTruncated).toBe(true);
        if (bounded.isTruncated && asked.text !== '') expect(bounded.isComplete).toBe(false);
        else if (!bounded.isTruncated)
          expect(bounded).toMatchObject({ count: whole.count, isComplete: whole.isComplete });
      }),
      { numRuns: 120 },
    );
  });

  it('is cut into pages that neither repeat nor skip anybody, wherever each of them ends', () => {
    fc.assert(
      fc.property(query, maxWork, (asked, units) => {
        const whole = search(stack, { ...asked, after: 0, limit: 400 }, unbounded()).ids;
        for (let after = 0; after < 400; after += 40) {
          const page = search(stack, { ...asked, after, limit: 40 }, new WorkBudget(units)).ids;
          expect(page).toEqual(whole.slice(after, after + page.length));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('spends the same on every node, regardless of earlier queries', () => {
    const typos: SearchQuery = { text: 'marxia jxo anx', filters: {}, near: {}, limit: 1, after: 0 };
    const asked = fc.array(fc.tuple(query, maxWork), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(asked, (queries) => {
        const warm = SegmentStack.open(stack.stored());
        for (const [one, units] of queries) search(warm, one, new WorkBudget(units));
        for (const [one, units] of queries) {
          const cold = SegmentStack.open(stack.stored());
          const [known, fresh] = [new WorkBudget(units), new WorkBudget(units)];
          expect(search(warm, one, known).ids).toEqual(search(cold, one, fresh).ids);
          expect(known.spent).toBeCloseTo(fresh.spent, 3);
        }
      }),
      {
        numRuns: 10,
        // Here the budget runs out in the middle of a scan, which is charged in parts only the first time.
        examples: [
          [
            [
              [typos, 32_650],
              [{ ...typos, filters: { country: 'FR' } }, 26_532],
            ],
          ],
        ],
      },
    );
  });
});

describe('the people index', () => {
  const index = PeopleIndex.build(crowded);

  it('answers ordinary queries in full', () => {
    for (const { firstName, lastName, city, email, phones } of people.slice(0, 100)) {
      const texts = [
        `${firstName} ${lastName}`,
        `${lastName.slice(0, 3)} ${firstName.slice(0, 2)}`,
        `${lastName} ${city}`,
      ];
      for (const text of [...texts, `${lastName}x`, email, phones[0] ?? '']) {
        expect(index.search({ text, limit: 30, after: 0 }).isTruncated, text).toBe(false);
      }
    }
  });

  it('marks the result of a text that is too much for one search', () => {
    const many = PeopleIndex.build(
      Array.from({ length: 40_000 }, (_, i) => ({
        ...people[i % people.length]!,
        id: i + 1,
        login: `p${i}@example.com`,
        otherNames: ['Ma Jo An Be Le De Ro Sa Ka Mi Al'],
      })),
    );
    const answer = many.search({ text: 'ma jo an be le de ro sa ka mi al el', limit: 30, after: 39_000 });
    expect(answer).toMatchObject({ isTruncated: true, isTotalExact: false });
    expect(workOfSearch).toBeLessThan(40_000 * 12 * work.comparison);
  });
});

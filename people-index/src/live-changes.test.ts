import { generatePeople } from '@directory/demo-group';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedPerson } from '../score/indexed-group.ts';
import { reread } from '../test/stored-copy.ts';
import type { IndexedPerson, SearchQuery } from './index.ts';
import { PeopleIndex, TIERS } from './index.ts';
import { fold } from './language/fold.ts';

const pool = [...generatePeople({ count: 400, seed: 5 })].map((person, index) => indexedPerson(index + 1, person));

/** Texts that match people of the pool in every tier, and some that match nobody. */
const texts = pool
  .slice(0, 40)
  .flatMap((person) => [
    person.lastName,
    `${person.firstName} ${person.lastName}`,
    `${person.lastName.slice(0, 4)} ${person.firstName.slice(0, 2)}`,
    person.firstName.slice(0, 2),
    `${person.lastName.slice(0, 3)}x${person.lastName.slice(3)}`,
    person.groupIdentifier,
    person.email,
    person.phones[0] ?? 'mohamed',
    `${person.lastName} ${person.city}`,
    person.title,
    person.otherNames[0] ?? 'bill',
    `${person.firstName} Q. ${person.lastName}`,
    `${person.firstName} ${person.lastName} Quartermain`,
    `Xyz ${person.lastName}`,
    `${person.firstName} ${person.lastName.slice(0, 2)}x${person.lastName.slice(2, 6)}`,
  ]);

const query: fc.Arbitrary<SearchQuery> = fc.record({
  text: fc.oneof(
    fc.constantFrom(...texts),
    fc.constant(''),
    fc.constantFrom('a', 'm', 'eng', 'group', 'an ma', '06 12 34', '5678', '+4420'),
  ),
  filters: fc.constantFrom(
    {},
    { country: 'FR' },
    { lastName: 'ma' },
    { city: 'paris' },
    { employeeType: 'E' as const },
    { phone: '1234' },
  ),
  limit: fc.constantFrom(1, 3, 30),
  after: fc.constantFrom(0, 2, 30),
  near: fc.constantFrom({}, { country: 'FR', unit: 'FRANCEBTOB' }),
});

/** The person becomes another one of the pool, leaves, or gets another phone number and photo. */
type Change = { readonly id: number; readonly as: number | 'removed' | 'detailed'; readonly phone: string };
const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 80 }),
    as: fc.oneof(fc.nat(pool.length - 1), fc.constantFrom('removed' as const, 'detailed' as const)),
    phone: fc.constantFrom('+33612345678', '+33612349999', '0044 20 1234', 'none'),
  }),
  { maxLength: 120 },
);

/** The hits are equal, and so are the totals if both are exact: how early a search may stop depends on the segments. */
function expectSame(index: PeopleIndex, other: PeopleIndex, asked: SearchQuery): void {
  const [one, two] = [index.search(asked), other.search(asked)];
  expect(one.hits).toEqual(two.hits);
  const totals = [one, two].filter(({ isTotalExact }) => isTotalExact).map(({ total }) => total);
  expect(new Set(totals).size).toBeLessThanOrEqual(1);
}

describe('an index that changes', () => {
  it('gives the same results as a new index, whatever the changes', () => {
    fc.assert(
      fc.property(fc.nat(60), changes, fc.array(query, { minLength: 1, maxLength: 6 }), (size, made, asked) => {
        const people = new Map<number, IndexedPerson>(pool.slice(0, size).map((person) => [person.id, person]));
        const index = PeopleIndex.build(people.values());
        const removals: [told: boolean, wasThere: boolean][] = [];
        for (const { id, as, phone } of made) {
          const before = people.get(id);
          if (as === 'removed') removals.push([index.remove(id), people.delete(id)]);
          else if (as !== 'detailed' || before !== undefined) {
            const person: IndexedPerson =
              as === 'detailed'
                ? { ...before!, phones: [phone], photoVersion: `photo of ${phone}` }
                : { ...pool[as]!, id, login: `p${id}@example.com` };
            index.put(person);
            people.set(id, person);
          }
        }
        const rebuilt = PeopleIndex.build(people.values());
        expect(removals.filter(([told, wasThere]) => told !== wasThere)).toEqual([]);
        expect(index.size).toBe(people.size);
        for (const one of asked) expectSame(index, rebuilt, one);
        const copy = reread(index);
        for (const one of asked) expectSame(copy, index, one);
        index.compact();
        for (const one of asked) expectSame(index, rebuilt, one);
      }),
      { numRuns: 40 },
    );
  });

  it('ranks people near the viewer first, also before those of a segment in which nobody is near', () => {
    const [one, other] = pool as [IndexedPerson, IndexedPerson];
    const index = PeopleIndex.build([{ ...one, firstName: 'Ann', lastName: 'Zorn', country: 'FR' }]);
    index.put({ ...other, firstName: 'Ann', lastName: 'Adam', country: 'CL', rank: 255 });
    const { hits } = index.search({ text: 'ann', limit: 5, after: 0, near: { country: 'FR' } });
    expect(hits.map(({ id }) => id)).toEqual([one.id, other.id]);
  });

  it('finds a changed person by the new name only', () => {
    const index = PeopleIndex.build(pool);
    const [first] = pool as [IndexedPerson];
    index.put({ ...first, firstName: 'Zebulon', lastName: 'Quartermain' });
    const found = index.search({ text: 'zebulon quartermain', limit: 5, after: 0 });
    expect(found.hits.map((hit) => hit.id)).toEqual([first.id]);
    expect(index.remove(first.id)).toBe(true);
    expect(index.remove(first.id)).toBe(false);
    expect(index.search({ text: 'zebulon quartermain', limit: 5, after: 0 }).hits).toEqual([]);
    expect(index.get(first.id)).toBeUndefined();
  });
});

describe('a person whose phone numbers or photo change', () => {
  const [first] = pool as [IndexedPerson];
  const changed = { ...first, phones: ['+33699887766'], photoVersion: 'new' };
  const found = (index: PeopleIndex, text: string) =>
    index.search({ text, limit: 5, after: 0 }).hits.map(({ id }) => id);

  it('is found by the new number only, immediately, and shown with the new photo', () => {
    const index = PeopleIndex.build(pool);
    expect(index.get(first.id)?.photoVersion).not.toBe('new');
    index.put(changed);
    expect(found(index, '06 99 88 77 66')).toEqual([first.id]);
    expect(found(index, first.phones[0]!)).toEqual([]);
    expect(index.get(first.id)?.photoVersion).toBe('new');
  });

  it('is found by a filter with the new number only, even if that filter was used before', () => {
    const own = { ...first, lastName: 'Quartermain' };
    const index = PeopleIndex.build([own, ...pool.slice(1)].map((person) => ({ ...person, phones: ['+33611112222'] })));
    const listed = (phone: string) =>
      index.search({ filters: { phone, lastName: 'quartermain' }, limit: 5, after: 0 }).hits.map(({ id }) => id);
    for (const phones of [['+44201234567'], ['+33611113333'], ['+44201234567']]) {
      const isFrench = phones[0]!.startsWith('+33');
      index.put({ ...own, phones });
      expect(listed('+3361111')).toEqual(isFrench ? [own.id] : []);
      expect(listed('+4420123')).toEqual(isFrench ? [] : [own.id]);
    }
  });

  it('has the new value of hasPhone', () => {
    const index = PeopleIndex.build([{ ...first, phones: [] }]);
    const hasPhone = () => index.get(first.id)?.hasPhone;
    expect(hasPhone()).toBe(false);
    index.put(changed);
    expect(hasPhone()).toBe(true);
  });

  it('keeps the row if nothing has changed, even with more other names and topics than are indexed', () => {
    const many = {
      ...first,
      otherNames: Array.from({ length: 20 }, (_, index) => `Nickname${index}`),
      topics: Array.from({ length: 20 }, (_, index) => `Topic ${index}`),
    };
    const index = PeopleIndex.build([many, pool[1]!]);
    index.put(many);
    expect(index.retains(many.id)).toBe(false);
    index.put({ ...many, otherNames: ['Other', ...many.otherNames.slice(1)] });
    expect(found(index, 'Other')).toEqual([many.id]);
  });

  it('is re-indexed if the topics have changed as well', () => {
    const index = PeopleIndex.build([first]);
    index.put({ ...changed, topics: ['Quantum metrology'] });
    expect(found(index, 'metrology')).toEqual([first.id]);
  });

  it('does not slow down searches by another segment', () => {
    const index = PeopleIndex.build(pool);
    for (const person of pool) index.put({ ...person, phones: ['+33699887766'] });
    expect(index.memory().segments).toBe(1);
    expect(index.search({ text: '+33699887766', limit: 1000, after: 0 }).hits).toHaveLength(pool.length);
  });

  it('keeps them in a stored copy and after a merge, until the person is removed', () => {
    const index = PeopleIndex.build(pool);
    index.put(changed);
    for (const copy of [reread(index), index]) {
      copy.compact();
      expect(found(copy, '+33699887766')).toEqual([first.id]);
      expect(copy.get(first.id)?.photoVersion).toBe('new');
    }
    index.put(first);
    expect(found(index, '+33699887766')).toEqual([]);
    index.put(changed);
    index.remove(first.id);
    expect(found(index, '+33699887766')).toEqual([]);
  });
});

describe('any result', () => {
  const index = PeopleIndex.build(pool);

  it('contains only hits that explain why they match, and at most the requested number, for any text', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ maxLength: 400 }),
      fc.constantFrom('@', '@@', '+', '((0))', '\u0000', '\ud800', 'a@', '0000', '+0000', '00', '"', '\u001f\u001e'),
    );
    fc.assert(
      fc.property(anyText, fc.constantFrom(...texts), fc.boolean(), (noise, known, isKnown) => {
        const text = isKnown ? `${known} ${noise}` : noise;
        const { hits, total, isTotalExact } = index.search({ text, limit: 10, after: 0 });
        expect(hits.length).toBe(Math.min(10, total));
        expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
        if (isTotalExact) expect(index.search({ text, limit: 1000, after: 0 }).hits).toHaveLength(total);
        for (const { id, person, highlights, tier, reason } of hits) {
          expect(person).toEqual(index.get(id));
          // A hit of a tier weaker than `prefix` has a reason, unless the text has no word to explain. If two typed words match the same word
          // of the person, that word is highlighted instead.
          const isWeak = tier !== 'exact' && tier !== 'prefix' && fold(text) !== '';
          if (isWeak && reason === undefined) {
            expect(tier).toBe('similar');
            expect(highlights).not.toEqual([]);
          }
          for (const { field, ranges } of highlights) {
            for (const [start, end] of ranges) expect(person[field].slice(start, end)).not.toBe('');
          }
        }
      }),
      { numRuns: 40, examples: [['x x', 'Mareau', false]] },
    );
  });

  it('to a text without letters and digits contains everybody or nobody', () => {
    const mark = fc.string({ unit: fc.constantFrom('-', '.', ' ', '"', '(', '&', '!'), maxLength: 20 });
    fc.assert(
      fc.property(mark, (text) => {
        const { total } = index.search({ text, limit: 1, after: 0 });
        expect(total).toBe(text.trim() === '' ? pool.length : 0);
      }),
    );
  });

  it('is cut into pages that neither repeat nor skip', () => {
    fc.assert(
      fc.property(query, fc.integer({ min: 1, max: 7 }), (asked, size) => {
        const whole = index.search({ ...asked, after: 0, limit: 60 }).hits;
        const pages = [];
        for (let after = 0; after < 60; after += size) {
          pages.push(...index.search({ ...asked, after, limit: Math.min(size, 60 - after) }).hits);
        }
        expect(pages.map((hit) => hit.id)).toEqual(whole.map((hit) => hit.id));
        expect(new Set(pages.map((hit) => hit.id)).size).toBe(pages.length);
      }),
      { numRuns: 150 },
    );
  });

  it('has no row of a weaker tier above a stronger one', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const places = index.search({ ...asked, after: 0, limit: 200 }).hits.map((hit) => TIERS.indexOf(hit.tier));
        expect(places).toEqual([...places].sort((one, other) => one - other));
      }),
      { numRuns: 200 },
    );
  });

  it('contains each person with their own names', () => {
    for (const person of pool) {
      const forms = [
        `${person.firstName} ${person.lastName}`,
        `${person.lastName.toUpperCase()}, ${person.firstName}`,
        `${person.lastName} ${person.firstName}`.normalize('NFD'),
        person.email,
        person.login,
        person.groupIdentifier,
        ...person.phones,
        ...person.otherNames,
      ];
      for (const text of forms.filter((form) => form.trim() !== '')) {
        const ids = index.search({ text, limit: 100, after: 0 }).hits.map((hit) => hit.id);
        expect(ids, text).toContain(person.id);
      }
    }
  });
});

describe('a large result', () => {
  const many = Array.from({ length: 9000 }, (_, index) => ({
    ...pool[0]!,
    id: index + 1,
    login: `p${index}@example.com`,
    firstName: `Ann${String.fromCharCode(97 + (index % 26))}`,
    lastName: index % 3 === 0 ? 'Martin' : `Mar${String.fromCharCode(97 + (index % 7))}x`,
    city: index % 2 === 0 ? 'Lyon' : 'Gent',
    country: index % 5 === 0 ? 'FR' : 'BE',
    otherNames: [],
    email: '',
    groupIdentifier: '',
    rank: index % 11,
  }));
  const index = PeopleIndex.build(many);

  it.each([
    { text: 'mar' },
    { text: 'a' },
    { text: 'martin lyon' },
    { text: 'ann mar' },
    { text: 'lyon' },
    { text: 'mar', near: { country: 'FR' } },
    { text: 'mar', filters: { city: 'gent' } },
    { filters: { country: 'FR' } },
    { filters: { lastName: 'mar', country: 'BE' } },
    {},
  ])('to %j has pages up to its end that repeat nobody', (asked) => {
    const ids = [];
    for (let after = 0; ; after += 1000) {
      const { hits } = index.search({ ...asked, after, limit: 1000 });
      ids.push(...hits.map((hit) => hit.id));
      if (hits.length < 1000) break;
    }
    const small = index.search({ ...asked, after: 40, limit: 10 }).hits.map((hit) => hit.id);
    expect(small).toEqual(ids.slice(40, 50));
    expect(new Set(ids).size).toBe(ids.length);
    expect(index.search({ ...asked, after: 0, limit: 1000 }).total).toBeLessThanOrEqual(ids.length);
  });

  it('leaves no state behind that hides a person from the next search', () => {
    index.search({ text: 'mar', after: 0, limit: 10 });
    index.search({ text: 'ann mar', after: 8000, limit: 10 });
    const one = many[4242]!;
    expect(index.search({ text: one.login, after: 0, limit: 10 }).hits.map((hit) => hit.id)).toEqual([one.id]);
  });
});

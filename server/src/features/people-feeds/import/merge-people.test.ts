import { editableFields, profileFields } from '@directory/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedValues, FieldTimes, FieldVersions, Supplements } from '../entries/feed-values.ts';
import { mergePerson } from './merge-people.ts';
import type { MergeablePerson } from './merge-people.ts';

const [before, now] = ['2026-01-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z'];
const text = fc.constantFrom('', 'a', 'b', 'c');
const values = fc
  .dictionary(fc.constantFrom(...profileFields), text, { maxKeys: 8, noNullPrototype: true })
  .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '')) as FeedValues);
const edits = fc.dictionary(
  fc.constantFrom(...editableFields),
  text.map((value) => ({ value, at: before, by: 'self' as const })),
  { maxKeys: 4, noNullPrototype: true },
) as fc.Arbitrary<MergeablePerson['edits']>;
const stored = fc.record({
  feed: fc.constant('csv'),
  externalId: fc.constant(null),
  supplements: fc.constant<Supplements>({}),
  values,
  edits,
  fieldTimes: fc.constant<FieldTimes>({}),
  fieldVersions: fc.constant<FieldVersions>({ title: 2 }),
  version: fc.constant(4),
  hasLeft: fc.boolean(),
});
const deliver = (delivered: FeedValues) => ({
  feed: 'csv',
  externalId: null,
  values: delivered,
  supplements: {},
  at: now,
});

describe('a feed run', () => {
  it('changes nothing if the same values are delivered again', () => {
    fc.assert(
      fc.property(stored, values, (person, delivered) => {
        const merged = mergePerson(person, deliver(delivered)) ?? person;
        expect(mergePerson(merged, deliver(delivered))).toBeUndefined();
      }),
    );
  });

  it('keeps edits of fields that it does not change, and removes the others', () => {
    fc.assert(
      fc.property(stored, values, (person, delivered) => {
        const merged = mergePerson(person, deliver(delivered)) ?? person;
        for (const field of profileFields) {
          const isSame = (person.values[field] ?? '') === (delivered[field] ?? '');
          expect(merged.edits[field]).toEqual(isSame ? person.edits[field] : undefined);
        }
      }),
    );
  });

  it('sets the time of those values that it changes, and of no others', () => {
    fc.assert(
      fc.property(stored, values, (person, delivered) => {
        const merged = mergePerson(person, deliver(delivered)) ?? person;
        const dated = profileFields.filter((field) => merged.fieldTimes[field] === now);
        const changed = profileFields.filter(
          (field) => delivered[field] !== undefined && delivered[field] !== person.values[field],
        );
        expect(dated).toEqual(changed);
      }),
    );
  });

  it('sets the next version for every field whose visible value changes, and keeps the others', () => {
    fc.assert(
      fc.property(stored, values, (person, delivered) => {
        const merged = mergePerson(person, deliver(delivered)) ?? person;
        for (const field of profileFields) {
          const [value, next] = [person.values[field] ?? '', delivered[field] ?? ''];
          const isSame = value === next || person.edits[field]?.value === next;
          expect(merged.fieldVersions[field]).toBe(isSame ? person.fieldVersions[field] : 5);
        }
      }),
    );
  });

  it('accepts an edit that comes back from the source as its value, without making other edits stale', () => {
    const ghent = { city: { value: 'Ghent', at: before, by: 'self' } } as const;
    const person = { feed: 'csv', externalId: null, supplements: {}, hasLeft: false, version: 4 };
    const edited = {
      ...person,
      values: { login: 'a', city: 'Paris' },
      edits: ghent,
      fieldTimes: {},
      fieldVersions: { city: 3 },
    };
    expect(mergePerson(edited, deliver({ login: 'a', city: 'Ghent' }))).toMatchObject({
      values: { city: 'Ghent' },
      edits: {},
      fieldVersions: { city: 3 },
    });
  });

  it('restores a leaver with their earlier edits', () => {
    const edit = { value: '+33612345678', at: before, by: 'self' } as const;
    const leaver = {
      feed: 'csv',
      values: { login: 'a' },
      edits: { mobilePhone: edit },
      fieldTimes: {},
      fieldVersions: { mobilePhone: 2 },
      version: 3,
      hasLeft: true,
      externalId: null,
      supplements: {},
    };
    expect(mergePerson(leaver, deliver({ login: 'a' }))).toEqual({ ...leaver, hasLeft: false });
  });

  it('detects changed other names', () => {
    const person = {
      feed: 'csv',
      values: { login: 'a', otherNames: ['B'] },
      edits: {},
      fieldTimes: {},
      fieldVersions: {},
      version: 1,
      hasLeft: false,
      externalId: null,
      supplements: {},
    };
    expect(mergePerson(person, deliver({ login: 'a', otherNames: ['B'] }))).toBeUndefined();
    expect(mergePerson(person, deliver({ login: 'a' }))?.values).toEqual({ login: 'a' });
  });
});

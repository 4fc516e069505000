import { expect, it } from 'vitest';
import { because } from './because.ts';
import type { FeedEntry } from './feed-entry.ts';
import { deserializeEntry, serializeEntry } from './serialized-entry.ts';

const bytes = Uint8Array.of(0xff, 0xd8, 1);
const entry: FeedEntry = {
  line: 7,
  externalId: '1',
  values: { login: 'zoë@x', city: 'Lyon\u2028\ud83d' },
  otherNames: ['Zoé'],
  photo: { kind: 'jpeg', bytes },
};

it.each([
  entry,
  { ...entry, photo: null },
  { ...entry, photo: undefined },
  { ...entry, isRemoved: true },
  { ...entry, faults: [{ line: 7, field: 'city', code: 'error.e2' as const, ...because('not-utf-8') }] },
])('is the same after serialization and deserialization', (given) => {
  expect(deserializeEntry(structuredClone(serializeEntry(given)))).toEqual(given);
});

it('has a digest that depends on its content but not on its line', () => {
  const { digest } = serializeEntry(entry);
  expect(digest).toMatch(/^[\w-]{22}$/);
  expect(serializeEntry({ ...entry, line: 8 }).digest).toBe(digest);
  const others: FeedEntry[] = [
    { ...entry, photo: null },
    { ...entry, photo: undefined },
    { ...entry, photo: { kind: 'jpeg', bytes: Uint8Array.of(0xff, 0xd8, 2) } },
    { ...entry, otherNames: [] },
    { ...entry, values: { login: 'zoë@x' } },
  ];
  expect(new Set([entry, ...others].map((one) => serializeEntry(one).digest)).size).toBe(6);
});

it.each([
  { ...entry, isRemoved: true },
  { ...entry, photo: { kind: 'faulty' as const, ...because('photo-text') } },
  { ...entry, faults: [{ line: 7, field: 'city', code: 'error.e2' as const, ...because('not-utf-8') }] },
])('has no digest if every run must compare it', (given) => {
  expect(serializeEntry(given).digest).toBeUndefined();
});

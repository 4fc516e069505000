import { expect, it } from 'vitest';
import { groupIdOf } from './group-id.ts';

it('is unique for more than a million serial numbers', () => {
  const count = 1_000_100;
  const seen = new Set<string>();
  for (let serial = 0; serial < count; serial++) seen.add(groupIdOf(serial));
  expect(seen.size).toBe(count);
}, 60_000);

it('never spells vowels in a run of three or four letters', () => {
  for (let serial = 0; serial < 1000; serial++) expect(groupIdOf(serial)).not.toMatch(/^[A-Z]*[AEIOU][A-Z]*\d{2,3}$/);
});

import { generatePeople } from '@directory/demo-group';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexedPerson } from '../../score/indexed-group.ts';
import type { IndexedPerson } from '../person.ts';
import { buildSegment } from './build-segment.ts';
import { mergeSegments } from './segment-merger.ts';
import type { Segment } from './segment.ts';

const pool = [...generatePeople({ count: 600, seed: 11 })].map((person, index) => indexedPerson(index + 1, person));
const [ana] = pool as [IndexedPerson];

/** The segment that a build of the same people gives. */
function builtAnew(segments: readonly Segment[]): Segment {
  return buildSegment(segments.flatMap((segment) => [...segment.everybody()]));
}

/** People with data that generated ones lack: topics, names in other scripts, mailboxes that are codes, names that differ in case. */
const unusual: readonly IndexedPerson[] = [
  { ...ana, id: 1001, firstName: '小龍', lastName: '李', otherNames: ['Bruce Lee', 'ブルース'], topics: ['Wind', 'Gas'] },
  { ...ana, id: 1002, firstName: 'Łukasz', lastName: 'van der Berg', email: 'lb77@example.com', login: 'LB77@example.com' },
  { ...ana, id: 1003, firstName: 'ŁUKASZ', lastName: 'Van Der Berg', email: '=x9@example.com', groupIdentifier: '' },
  { ...ana, id: 1004, firstName: '', lastName: '-', email: '', login: 'nobody', phones: [], company: '', employeeType: 'E' },
  { ...ana, id: 1006, firstName: 'Winnie Lai Yee', lastName: 'Wong', email: 'winnie.wong@example.com' },
  { ...ana, id: 1007, firstName: 'Jo Ann Lee', lastName: 'Van de Velde' },
  { ...ana, id: 1005, firstName: 'محمد', lastName: 'عبد الرحمن', email: 'somebody.else@example.com' },
]; // prettier-ignore

it('gives the same segment as a build of the remaining people', () => {
  const people = fc.uniqueArray(fc.constantFrom(...pool, ...unusual), { maxLength: 120, selector: ({ id }) => id });
  fc.assert(
    fc.property(
      people,
      fc.array(fc.nat(119), { maxLength: 5 }),
      fc.array(fc.nat(119), { maxLength: 60 }),
      fc.array(fc.nat(119), { maxLength: 20 }),
      (everybody, cuts, removed, changed) => {
        const ends = [...cuts.toSorted((one, other) => one - other), everybody.length];
        const segments = ends.map((end, index) => buildSegment(everybody.slice(ends[index - 1] ?? 0, end)));
        for (const index of changed) {
          const person = everybody[index];
          const segment = segments.find((one) => person !== undefined && one.rowOf(person.id) >= 0);
          if (person === undefined || segment === undefined) continue;
          const details = { phones: [`+3361234${index}`], photoVersion: `photo ${index}` };
          expect(segment.tryUpdate(segment.rowOf(person.id), { ...person, ...details }, true)).toBe(true);
        }
        for (const index of removed) {
          const id = everybody[index]?.id ?? 0;
          for (const segment of segments) if (segment.rowOf(id) >= 0) segment.remove(segment.rowOf(id));
        }
        const [merged, anew] = [mergeSegments(segments), builtAnew(segments)];
        expect(merged.data).toEqual(anew.data);
        expect(merged.removedRows).toBe(0);
      },
    ),
    { numRuns: 200 },
  );
});

it('keeps the last of several people with the same id', () => {
  const again = { ...ana, lastName: 'Quartermain' };
  const merged = mergeSegments([buildSegment([ana]), buildSegment([again])]);
  expect(merged.people).toBe(1);
  expect(merged.summary(merged.rowOf(ana.id)).lastName).toBe('Quartermain');
});

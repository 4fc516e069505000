import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSnapshot, revisionsBetween } from './transaction-snapshot.ts';

test('a snapshot is parsed', () => {
  expect(parseSnapshot('10:20:10,14')).toEqual({ next: 20, running: [10, 14] });
  expect(parseSnapshot('20:20:')).toEqual({ next: 20, running: [] });
  expect(parseSnapshot('4294967300:4294967310:4294967301')).toEqual({ next: 4294967310, running: [4294967301] });
});

test('a transaction that is still running is not read, however long it runs', () => {
  const seen = { next: 20, running: [3, 14] };
  expect(revisionsBetween(seen, { next: 20, running: [3, 14] })).toEqual([]);
  expect(revisionsBetween(seen, { next: 22, running: [3] })).toEqual([
    { first: 14, last: 14 },
    { first: 20, last: 21 },
  ]);
});

test('everything is read again from a database that was replaced by an older copy', () => {
  expect(revisionsBetween({ next: 20, running: [] }, { next: 9, running: [] })).toMatchObject([{ first: 0 }]);
});

test('every transaction is read once it has finished, and not again later', () => {
  // Each step starts transactions and finishes one of the running ones.
  const steps = fc.array(fc.record({ started: fc.nat(3), finished: fc.nat(9) }), { maxLength: 40 });
  fc.assert(
    fc.property(steps, (taken) => {
      let next = 1;
      let running: number[] = [];
      let seen = { next, running };
      const finished = new Set<number>();
      const readAfterFinish = new Map<number, number>();
      const look = () => {
        const now = { next, running };
        for (const { first, last } of revisionsBetween(seen, now)) {
          for (let id = first; id <= last; id++) {
            if (finished.has(id)) readAfterFinish.set(id, (readAfterFinish.get(id) ?? 0) + 1);
          }
        }
        seen = now;
      };
      for (const step of taken) {
        const started = Array.from({ length: step.started }, (_, number) => next + number);
        next += step.started;
        running = running.concat(started);
        const [ended] = running.slice(step.finished % Math.max(1, running.length));
        if (ended !== undefined) {
          running = running.filter((id) => id !== ended);
          finished.add(ended);
        }
        look();
      }
      expect([...readAfterFinish.keys()].toSorted((one, other) => one - other)).toEqual(
        [...finished].toSorted((one, other) => one - other),
      );
      expect([...readAfterFinish.values()].every((times) => times === 1)).toBe(true);
    }),
  );
});

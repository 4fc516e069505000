import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RevealedPeople, windowSlots } from './revealed-people.ts';
import type { BudgetWindow } from './revealed-people.ts';

const start = 5_000_000;
const some = (from: number, to: number) => new Set(Array.from({ length: to - from }, (_, index) => from + index));

describe('the people whom a viewer has seen', () => {
  test('count once in a window', () => {
    const seen = new RevealedPeople();
    expect(seen.count([1, 2, 3], start)).toEqual([1, 2, 3]);
    expect(seen.count([2, 3, 4], start + 1)).toEqual([4]);
    expect(seen.used('hour', start + 1)).toBe(4);
  });

  test('are counted again only after an hour', () => {
    const seen = new RevealedPeople();
    seen.count([1], start);
    expect(seen.count([1], start + windowSlots.hour - 1)).toEqual([]);
    expect(seen.count([1], start + windowSlots.hour)).toEqual([1]);
    expect(seen.used('day', start + windowSlots.hour)).toBe(1);
  });

  test('fit up to exactly the limit, and people who are already counted always fit', () => {
    const seen = new RevealedPeople();
    const limits = { hour: 10, day: 10 };
    seen.count(some(0, 8), start);
    expect(seen.exceeded(some(6, 10), limits, start)).toBeUndefined();
    expect(seen.exceeded(some(6, 11), limits, start)).toEqual({ window: 'day', fitsAt: start + windowSlots.day });
    seen.count(some(8, 10), start);
    expect(seen.exceeded(some(0, 10), limits, start)).toBeUndefined();
  });

  test('determine when the hour has room again, by the people who leave it first', () => {
    const seen = new RevealedPeople();
    const limits = { hour: 10, day: 100 };
    seen.count(some(0, 4), start);
    seen.count(some(4, 10), start + 3);
    const fitsAt = (people: ReadonlySet<number>) => seen.exceeded(people, limits, start + 5)?.fitsAt;
    expect(fitsAt(some(20, 24))).toBe(start + windowSlots.hour);
    expect(fitsAt(some(20, 25))).toBe(start + 3 + windowSlots.hour);
  });

  test('never fit if there are more than the limit', () => {
    const exceeded = new RevealedPeople().exceeded(some(0, 11), { hour: 10, day: 100 }, start);
    expect(exceeded).toEqual({ window: 'hour', fitsAt: undefined });
  });

  test('counted by another node count in the slot of that node', () => {
    const seen = new RevealedPeople();
    seen.merge([1, 2], start);
    seen.merge([2, 3], start + windowSlots.hour);
    expect(seen.used('hour', start + windowSlots.hour)).toBe(2);
    expect(seen.used('day', start + windowSlots.hour)).toBe(3);
  });

  test('are forgotten after a day', () => {
    const seen = new RevealedPeople();
    seen.count(some(0, 100), start);
    seen.prune(start + windowSlots.day);
    expect(seen.size).toBe(0);
  });

  test('are neither forgotten nor counted for longer after the clock was set back', () => {
    const seen = new RevealedPeople();
    seen.count(some(0, 10), start);
    const earlier = start - 1000;
    seen.prune(earlier);
    expect(seen.used('hour', earlier)).toBe(10);
    seen.prune(earlier + windowSlots.day);
    expect(seen.size).toBe(0);
  });

  test('agree with a naive model', () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 100 }),
      people: fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const seen = new RevealedPeople();
        const limits = { hour: 12, day: 20 };
        const countedAt = new Map<number, number>();
        const within = (window: BudgetWindow, now: number, except = new Set<number>()) =>
          [...countedAt].filter(([person, at]) => now - at < windowSlots[window] && !except.has(person)).length;
        const fits = (people: ReadonlySet<number>, now: number) =>
          (['hour', 'day'] as const).every(
            (window) => within(window, now, new Set(people)) + people.size <= limits[window],
          );
        let now = start;
        for (const { wait, people: list } of steps) {
          now += wait;
          const people = new Set(list);
          seen.prune(now);
          const exceeded = seen.exceeded(people, limits, now);
          expect(exceeded === undefined).toBe(fits(people, now));
          if (exceeded === undefined) {
            seen.count(people, now);
            for (const person of people) {
              const at = countedAt.get(person);
              if (at === undefined || now - at >= windowSlots.hour) countedAt.set(person, now);
            }
          } else {
            const { fitsAt = 0 } = exceeded;
            expect([fits(people, fitsAt - 1), fits(people, fitsAt)]).toEqual([false, true]);
          }
          expect(seen.used('hour', now)).toBe(within('hour', now));
          expect(seen.used('day', now)).toBe(within('day', now));
        }
      }),
    );
  });
});

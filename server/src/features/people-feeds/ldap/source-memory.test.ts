import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CursorExpiredError } from '../feed-source.ts';
import { IdCollector, idsIn, placeOf } from './known-ids.ts';
import { newMemory, sourceMemory } from './source-memory.ts';
import type { MemoryState } from './source-memory.ts';

type Placed = readonly (readonly [id: string, place: number])[];

function collected(all: Placed): IdCollector {
  const collector = new IdCollector();
  for (const [id, place] of all) collector.add(id, place);
  return collector;
}

/** A memory after a complete reading that was stored. */
function memoryOf(all: Placed): {
  state: MemoryState;
  cursor: ReturnType<ReturnType<typeof sourceMemory>['returned']>;
} {
  const memory = sourceMemory(newMemory(), 1);
  memory.replace(collected(all), []);
  const cursor = memory.returned({});
  return { state: memory.state(), cursor };
}

function compared(state: MemoryState, all: Placed) {
  const memory = sourceMemory(state, 3);
  const comparison = memory.compare();
  const appeared = all.flatMap(([id, place]) => (comparison.see(id, place) === 'appeared' ? [id] : []));
  const gone = comparison.end();
  return { gone, appeared, cursor: memory.returned({}), state: memory.state() };
}

const placedIds = fc.uniqueArray(fc.tuple(fc.nat(30).map(String), fc.nat(2)), { selector: ([id]) => id });

it('keeps ids and places as they are', () => {
  const pair = fc.tuple(fc.string({ unit: 'grapheme' }), fc.integer());
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 3000, size: 'max' }), (all) => {
      expect([...idsIn(collected(all).bytes())]).toEqual(all);
    }),
    { numRuns: 30 },
  );
});

it('has a number for a name', () => {
  const names = ['ou=a', 'ou=b', 'ou=A', 'ou=é', ''];
  expect(new Set(names.map(placeOf)).size).toBe(names.length);
});

it('tells who is missing and who appeared or moved, whatever changed since, and however often its state was handed over', () => {
  const change = fc.record({ id: fc.nat(30).map(String), place: fc.option(fc.nat(2)) });
  fc.assert(
    fc.property(placedIds, fc.array(change), placedIds, (first, all, last) => {
      const expected = new Map(first);
      let { state } = memoryOf(first);
      for (const { id, place } of all) {
        const memory = sourceMemory(state, 2);
        if (place === null) memory.remove(id);
        else memory.put(id, place);
        if (place === null) expected.delete(id);
        else expected.set(id, place);
        state = memory.state();
      }
      const there = new Map(last);
      const { gone, appeared } = compared(state, last);
      expect(gone.toSorted()).toEqual([...expected.keys()].filter((id) => !there.has(id)).toSorted());
      expect(appeared).toEqual(last.flatMap(([id, place]) => (expected.get(id) === place ? [] : [id])));
    }),
  );
});

it('finds the same again unless it was stored', () => {
  fc.assert(
    fc.property(placedIds, placedIds, (first, last) => {
      const { state, cursor } = memoryOf(first);
      const found = compared(state, last);
      const unstored = sourceMemory(found.state, 4);
      unstored.continueFrom(cursor);
      const again = compared(unstored.state(), last);
      expect(again.gone.toSorted()).toEqual(found.gone.toSorted());
      expect(again.appeared).toEqual(found.appeared);
      const stored = sourceMemory(again.state, 5);
      stored.continueFrom(again.cursor);
      expect(compared(stored.state(), last)).toMatchObject({ gone: [], appeared: [] });
    }),
  );
});

it('knows an organizational unit where it is, once that was stored', () => {
  const { state, cursor } = memoryOf([]);
  const first = sourceMemory(state, 2);
  first.continueFrom(cursor);
  expect(first.hasContainerMoved('unit', 1)).toBe(true);
  const next = first.returned(cursor);
  const unstored = sourceMemory(first.state(), 3);
  unstored.continueFrom(cursor);
  expect(unstored.hasContainerMoved('unit', 1)).toBe(true);
  const stored = sourceMemory(first.state(), 3);
  stored.continueFrom(next);
  expect([stored.hasContainerMoved('unit', 1), stored.hasContainerMoved('unit', 2)]).toEqual([false, true]);
});

it('does not continue from before a complete reading that was not stored, but from that of another node', () => {
  const { state, cursor } = memoryOf([['a', 1]]);
  const memory = sourceMemory(state, 2);
  memory.continueFrom(cursor);
  memory.replace(collected([['b', 1]]), []);
  memory.returned({});
  expect(() => sourceMemory(memory.state(), 3).continueFrom(cursor)).toThrow(CursorExpiredError);
  expect(() => sourceMemory(memory.state(), 3).continueFrom({})).not.toThrow();
});

it('tells who is recent: present, and not at the last comparison', () => {
  const { state } = memoryOf([['a', 1]]);
  const memory = sourceMemory(state, 2);
  memory.put('a', 1);
  memory.put('b', 1);
  const comparison = memory.compare();
  expect([comparison.see('a', 1), comparison.see('b', 1), comparison.see('c', 1)]).toEqual([
    'known',
    'recent',
    'appeared',
  ]);
});

it('writes the ids anew after many changes', () => {
  const { state } = memoryOf([
    ['a', 1],
    ['b', 1],
  ]);
  const memory = sourceMemory(state, 1);
  memory.remove('a');
  for (let index = 0; index < 20_000; index++) memory.put(`${index}`, index);
  const { ids, changes } = memory.state();
  expect(changes.size).toBe(0);
  expect([...idsIn(ids ?? collected([]).bytes())]).toHaveLength(20_001);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CursorExpiredError } from '../feed-source.ts';
import { IdCollector, idsIn, nameHashOf } from './known-ids.ts';
import { newMemory, sourceMemory } from './source-memory.ts';
import type { SourceMemoryState } from './source-memory.ts';

type HashedIds = readonly (readonly [id: string, nameHash: number])[];

function collected(all: HashedIds): IdCollector {
  const collector = new IdCollector();
  for (const [id, nameHash] of all) collector.add(id, nameHash);
  return collector;
}

/** The memory after a full run whose cursor was stored. */
function memoryOf(all: HashedIds): {
  state: SourceMemoryState;
  cursor: ReturnType<ReturnType<typeof sourceMemory>['withFindings']>;
} {
  const memory = sourceMemory(newMemory(), 1);
  memory.replace(collected(all), []);
  const cursor = memory.withFindings({});
  return { state: memory.state(), cursor };
}

function compared(state: SourceMemoryState, all: HashedIds) {
  const memory = sourceMemory(state, 3);
  const comparison = memory.compare();
  const appeared = all.flatMap(([id, nameHash]) => (comparison.see(id, nameHash) === 'appeared' ? [id] : []));
  const gone = comparison.end();
  return { gone, appeared, cursor: memory.withFindings({}), state: memory.state() };
}

const placedIds = fc.uniqueArray(fc.tuple(fc.nat(30).map(String), fc.nat(2)), { selector: ([id]) => id });

it('preserves ids and name hashes', () => {
  const pair = fc.tuple(fc.string({ unit: 'grapheme' }), fc.integer());
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 3000, size: 'max' }), (all) => {
      expect([...idsIn(collected(all).bytes())]).toEqual(all);
    }),
    { numRuns: 30 },
  );
});

it('hashes a name', () => {
  const names = ['ou=a', 'ou=b', 'ou=A', 'ou=é', ''];
  expect(new Set(names.map(nameHashOf)).size).toBe(names.length);
});

it('reports who is missing and who appeared or moved, for any changes since and any number of state transfers', () => {
  const change = fc.record({ id: fc.nat(30).map(String), nameHash: fc.option(fc.nat(2)) });
  fc.assert(
    fc.property(placedIds, fc.array(change), placedIds, (first, all, last) => {
      const expected = new Map(first);
      let { state } = memoryOf(first);
      for (const { id, nameHash } of all) {
        const memory = sourceMemory(state, 2);
        if (nameHash === null) memory.remove(id);
        else memory.put(id, nameHash);
        if (nameHash === null) expected.delete(id);
        else expected.set(id, nameHash);
        state = memory.state();
      }
      const there = new Map(last);
      const { gone, appeared } = compared(state, last);
      expect(gone.toSorted()).toEqual([...expected.keys()].filter((id) => !there.has(id)).toSorted());
      expect(appeared).toEqual(last.flatMap(([id, nameHash]) => (expected.get(id) === nameHash ? [] : [id])));
    }),
  );
});

it('finds the same again unless the cursor was stored', () => {
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

it('remembers the name of an organizational unit once the cursor was stored', () => {
  const { state, cursor } = memoryOf([]);
  const first = sourceMemory(state, 2);
  first.continueFrom(cursor);
  expect(first.hasContainerMoved('unit', 1)).toBe(true);
  const next = first.withFindings(cursor);
  const unstored = sourceMemory(first.state(), 3);
  unstored.continueFrom(cursor);
  expect(unstored.hasContainerMoved('unit', 1)).toBe(true);
  const stored = sourceMemory(first.state(), 3);
  stored.continueFrom(next);
  expect([stored.hasContainerMoved('unit', 1), stored.hasContainerMoved('unit', 2)]).toEqual([false, true]);
});

it('does not continue from before a full run that was not stored, but continues from that of another node', () => {
  const { state, cursor } = memoryOf([['a', 1]]);
  const memory = sourceMemory(state, 2);
  memory.continueFrom(cursor);
  memory.replace(collected([['b', 1]]), []);
  memory.withFindings({});
  expect(() => sourceMemory(memory.state(), 3).continueFrom(cursor)).toThrow(CursorExpiredError);
  expect(() => sourceMemory(memory.state(), 3).continueFrom({})).not.toThrow();
});

it('reports who is recent: present, but not at the last comparison', () => {
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

it('rebuilds the ids after many changes', () => {
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

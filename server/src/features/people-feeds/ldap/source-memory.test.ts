import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IdCollector, idsIn } from './known-ids.ts';
import { emptyMemory, sourceMemory } from './source-memory.ts';

function collected(ids: Iterable<string>): IdCollector {
  const collector = new IdCollector();
  for (const id of ids) collector.add(id);
  return collector;
}

it('keeps ids as they are', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3000, size: 'max' }), (ids) => {
      expect([...idsIn(collected(ids).bytes())]).toEqual(ids);
    }),
    { numRuns: 30 },
  );
});

it('tells who is missing, whatever changed since, and however often its state was handed over', () => {
  const numbers = fc.uniqueArray(fc.nat(30));
  fc.assert(
    fc.property(
      numbers,
      fc.array(fc.record({ id: fc.nat(30), isPresent: fc.boolean() })),
      numbers,
      (first, all, last) => {
        const expected = new Set(first.map(String));
        const start = sourceMemory(emptyMemory, 1);
        start.replaceIds(collected(expected));
        let state = start.state();
        for (const { id, isPresent } of all) {
          const memory = sourceMemory(state, 2);
          if (isPresent) memory.add(String(id));
          else memory.remove(String(id));
          if (isPresent) expected.add(String(id));
          else expected.delete(String(id));
          state = memory.state();
        }
        const found = new Set(last.map(String));
        const gone = sourceMemory(state, 3).replaceIds(collected(found));
        expect(gone.toSorted()).toEqual([...expected].filter((id) => !found.has(id)).toSorted());
      },
    ),
  );
});

it('writes the ids anew after many changes', () => {
  const memory = sourceMemory({ ...emptyMemory, ids: collected(['a', 'b']).bytes() }, 1);
  memory.remove('a');
  for (let index = 0; index < 20_000; index++) memory.add(`${index}`);
  const { ids, changes } = memory.state();
  expect(changes.size).toBe(0);
  expect([...idsIn(ids ?? collected([]).bytes())]).toHaveLength(20_001);
});

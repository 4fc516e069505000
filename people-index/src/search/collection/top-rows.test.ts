import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TopRows } from './top-rows.ts';

const keyed = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 1000 });

it('keeps the best rows, those of equal keys in the order of arrival', () => {
  fc.assert(
    fc.property(keyed, fc.integer({ min: 0, max: 60 }), (keys, most) => {
      const top = new TopRows(most);
      keys.forEach((key, row) => top.add(key, row));
      const expected = keys
        .map((key, row) => ({ key, row }))
        .sort((one, other) => one.key - other.key)
        .slice(0, most);
      expect(top.sorted()).toEqual({ rows: expected.map(({ row }) => row), keys: expected.map(({ key }) => key) });
    }),
  );
});

it('drops rows that are not better than a key', () => {
  const top = new TopRows(10);
  [3, 1, 2, 1].forEach((key, row) => top.add(key, row));
  top.addAll(4, [8, 9]);
  top.dropFrom(2);
  expect(top.sorted()).toEqual({ rows: [1, 3], keys: [1, 1] });
});

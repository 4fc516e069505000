import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import { KnownLists } from './known-lists.ts';
import { revealBudgetStore } from './reveal-budget-store.ts';

const row = (viewer: string, slot: number, people: number[]) => ({ viewer, slot, people, loginKey: viewer });

test('only lists that another node has changed are read again', async () => {
  const store = revealBudgetStore((await openTestDatabase()).kysely);
  const known = new KnownLists();
  const own = [row('ann', 7, [1, 2]), row('bob', 6, [3]), row('bob', 7, [4])];
  const viewers = ['ann', 'bob'];
  await store.add(own);
  for (const added of own) known.noteAdded(added);
  expect(await store.read(viewers, 6, known.of(viewers))).toEqual([]);

  // From another node: one in a known list, and one in a slot in which this node has shown nobody.
  await store.add([row('ann', 6, [5]), row('bob', 7, [6])]);
  const changed = await store.read(viewers, 6, known.of(viewers));
  expect(changed).toHaveLength(2);
  expect(changed).toEqual(
    expect.arrayContaining([
      { viewer: 'ann', slot: 6, people: [5] },
      { viewer: 'bob', slot: 7, people: [4, 6] },
    ]),
  );
  for (const read of changed) known.noteRead(read);
  expect(await store.read(viewers, 6, known.of(viewers))).toEqual([]);

  known.forgetBefore(7);
  expect((await store.read(viewers, 6, known.of(viewers))).map(({ slot }) => slot)).toEqual([6, 6]);
});

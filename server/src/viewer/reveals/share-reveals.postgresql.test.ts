import { expect, test } from 'vitest';
import { openRevealNode, viewerNamed } from '../../../test/reveal-node.ts';
import { makeTestDatabaseUrl } from '../../../test/test-database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { revealBudgetStore } from './reveal-budget-store.ts';

const ann = viewerNamed('ann');

test('nodes that count concurrently exceed a budget by no more than what the others showed since the last share', async () => {
  const url = await makeTestDatabaseUrl();
  if (url === undefined) throw new Error('this needs an engine with several sessions');
  await using stack = new AsyncDisposableStack();
  const openNode = async () => {
    const database = await openDatabase({ kind: 'postgresql', url, poolSize: 4 });
    stack.defer(() => database.close());
    const node = await openRevealNode(database);
    stack.defer(() => node.sharing.close());
    return { ...node, database };
  };
  const [one, other] = [await openNode(), await openNode()];
  let shown = 0;
  for (let turn = 0; turn < 20; turn++) {
    // Different people on each node, ten between two shares.
    shown += one.show(ann, turn * 10, turn * 10 + 10);
    shown += other.show(ann, 10_000 + turn * 10, 10_000 + turn * 10 + 10);
    await Promise.all([one.sharing.share(), other.sharing.share()]);
    // A share that ran concurrently with the other node’s did not read all of it.
    one.show(ann, 0, 1);
    other.show(ann, 10_000, 10_001);
    await Promise.all([one.sharing.share(), other.sharing.share()]);
  }
  expect(shown).toBeGreaterThanOrEqual(100);
  expect(shown).toBeLessThanOrEqual(110);
  expect(await revealBudgetStore(one.database.kysely).countOf('ann@group.example', 0)).toBe(shown);
  expect([one.errors, other.errors]).toEqual([[], []]);
  expect([...one.alerts, ...other.alerts]).toHaveLength(1);
});

test('many nodes write the same viewers concurrently without a deadlock', async () => {
  const url = await makeTestDatabaseUrl();
  if (url === undefined) throw new Error('this needs an engine with several sessions');
  await using stack = new AsyncDisposableStack();
  const nodes = [];
  for (let number = 0; number < 3; number++) {
    const database = await openDatabase({ kind: 'postgresql', url, poolSize: 2 });
    stack.defer(() => database.close());
    const node = await openRevealNode(database);
    stack.defer(() => node.sharing.close());
    nodes.push(node);
  }
  const viewers = Array.from({ length: 50 }, (_, number) => viewerNamed(`viewer${number}`));
  for (let turn = 0; turn < 5; turn++) {
    for (const [number, node] of nodes.entries()) {
      for (const viewer of number === 1 ? viewers.toReversed() : viewers) node.show(viewer, turn, turn + 3);
    }
    await Promise.all(nodes.map(({ sharing }) => sharing.share()));
  }
  expect(nodes.flatMap(({ errors }) => errors)).toEqual([]);
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { generatePeople } from '@directory/demo-group';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { indexedPerson } from '../score/indexed-group.ts';
import type { BackgroundBuilder } from './background/background-builder.ts';
import type { IndexedPerson } from './index.ts';
import { PeopleIndex } from './index.ts';
import { buildSegment } from './segment/build-segment.ts';
import type { Segment } from './segment/segment.ts';

const pool = [...generatePeople({ count: 400, seed: 9 })].map((person, index) => indexedPerson(index + 1, person));

/**
 * A builder that finishes a build when the test tells it to. Like a thread, it merges the segments in their state at the start of the
 * merge.
 */
function builderByHand() {
  const running: (() => void)[] = [];
  const failing: ((error: Error) => void)[] = [];
  const finishLater = (everybody: readonly IndexedPerson[]) => {
    const copies = structuredClone(everybody);
    const { promise, resolve, reject } = Promise.withResolvers<Segment>();
    running.push(() => resolve(buildSegment(copies)));
    failing.push(reject);
    return promise;
  };
  const segmentBuilder: BackgroundBuilder = {
    build: async (people) => {
      const everybody: IndexedPerson[] = [];
      for await (const some of people) everybody.push(...some);
      return await finishLater(everybody);
    },
    merge: async (segments) => await finishLater(segments.flatMap((segment) => [...segment.everybody()])),
    close: async () => {},
  };
  const finishOne = async (which = 0) => {
    const [finish] = running.splice(which % Math.max(1, running.length), 1);
    failing.splice(which % Math.max(1, failing.length), 1);
    finish?.();
    await turn();
  };
  const finishAll = async () => {
    for (await turn(); running.length > 0;) await finishOne();
  };
  const failAll = async () => {
    await turn();
    running.length = 0;
    for (const fail of failing.splice(0)) fail(new Error('the thread ended'));
    await turn();
  };
  return { segmentBuilder, running, finishOne, finishAll, failAll };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

function indexOf(
  people: Iterable<IndexedPerson>,
  segmentBuilder: BackgroundBuilder,
  errors: unknown[] = [],
): PeopleIndex {
  const builder = PeopleIndex.builder({ segmentBuilder, onError: (error) => void errors.push(error) });
  for (const person of people) builder.add(person);
  return builder.finish();
}

function asked(index: PeopleIndex, text: string) {
  return index.search({ text, limit: 1000, after: 0 }).hits;
}

const renamed = (person: IndexedPerson, lastName: string) => ({
  ...person,
  lastName,
  login: `${lastName}@example.com`,
});
const [ana, bo, cy] = pool as [IndexedPerson, IndexedPerson, IndexedPerson];

describe('changes in the background', () => {
  it('become visible when they are complete; until then, searches find the previous values', async () => {
    const { segmentBuilder, finishAll } = builderByHand();
    const index = indexOf(pool, segmentBuilder);
    const done = index.putMany([renamed(ana, 'Quartermain')]);
    await turn();
    expect(asked(index, 'quartermain')).toEqual([]);
    expect(index.get(ana.id)?.lastName).toBe(ana.lastName);
    await finishAll();
    await done;
    expect(asked(index, 'quartermain').map(({ id }) => id)).toEqual([ana.id]);
    expect(index.size).toBe(pool.length);
  });

  it('are superseded by later changes of the same people', async () => {
    const { segmentBuilder, finishAll } = builderByHand();
    const index = indexOf(pool, segmentBuilder);
    const first = index.putMany([ana, bo, cy].map((person) => renamed(person, 'Quartermain')));
    await turn();
    index.put(renamed(ana, 'Zebulon'));
    index.remove(bo.id);
    const second = index.putMany([renamed(cy, 'Zebulon')]);
    await finishAll();
    await Promise.all([first, second]);
    expect(asked(index, 'quartermain')).toEqual([]);
    const found = asked(index, 'zebulon').map(({ id }) => id);
    expect(found.toSorted()).toEqual([ana.id, cy.id].toSorted());
    expect(index.get(bo.id)).toBeUndefined();
  });

  it('are skipped for unchanged people, whose pending change is dropped', async () => {
    const { segmentBuilder, finishAll } = builderByHand();
    const index = indexOf(pool, segmentBuilder);
    await index.putMany(pool);
    const first = index.putMany([renamed(ana, 'Quartermain')]);
    await turn();
    await index.putMany([ana]);
    await finishAll();
    await first;
    expect(asked(index, 'quartermain')).toEqual([]);
    expect(index.get(ana.id)?.lastName).toBe(ana.lastName);
  });

  it('use the last entry of a person who occurs several times, even if that equals the indexed one', async () => {
    const { segmentBuilder, finishAll } = builderByHand();
    for (const index of [PeopleIndex.build(pool), indexOf(pool, segmentBuilder)]) {
      const done = index.putMany([renamed(ana, 'Quartermain'), ana, bo, renamed(bo, 'Zebulon')]);
      await finishAll();
      await done;
      expect(index.get(ana.id)?.lastName).toBe(ana.lastName);
      expect(index.get(bo.id)?.lastName).toBe('Zebulon');
      expect(index.size).toBe(pool.length);
    }
  });

  it('of a large run wait for each other, and are built together', async () => {
    const { segmentBuilder, running, finishAll } = builderByHand();
    const index = indexOf([], segmentBuilder);
    const parts = [pool.slice(0, 150), pool.slice(150, 300), pool.slice(300)];
    const done = parts.map(async (part, position) => {
      const put = index.putMany(part, { moreFollow: position < 2 });
      await index.untilTaken();
      return put;
    });
    await turn();
    expect(running).toHaveLength(1);
    await finishAll();
    await Promise.all(done);
    expect(index.size).toBe(pool.length);
  });

  it('are no longer awaited once they are dropped', async () => {
    const { segmentBuilder, finishAll } = builderByHand();
    const index = indexOf(pool, segmentBuilder);
    const first = index.putMany([renamed(ana, 'Quartermain')]);
    await turn();
    const second = index.putMany([renamed(bo, 'Quartermain')]);
    let areTaken = false;
    const taken = index.untilTaken().then(() => (areTaken = true));
    index.remove(bo.id);
    await finishAll();
    await Promise.all([first, second]);
    expect(areTaken).toBe(true);
    await taken;
  });

  it('of a large run in progress are built once a second', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    try {
      const { segmentBuilder, running, finishAll } = builderByHand();
      const index = indexOf([], segmentBuilder);
      const done: Promise<void>[] = [];
      const built: number[] = [];
      for (const start of [0, 100, 200]) {
        done.push(index.putMany(pool.slice(start, start + 100), { moreFollow: true }));
        await turn();
        await vi.advanceTimersByTimeAsync(400);
        built.push(running.length);
      }
      expect(built).toEqual([0, 0, 1]);
      await finishAll();
      await Promise.all(done);
      expect(index.size).toBe(300);
    } finally {
      vi.useRealTimers();
    }
  });

  it('of other people do not wait for a large run', async () => {
    const { segmentBuilder, finishAll } = builderByHand();
    const index = indexOf([], segmentBuilder);
    const run = index.putMany(pool.slice(0, 100), { moreFollow: true });
    const other = index.putMany([renamed(pool[399]!, 'Quartermain')]);
    await finishAll();
    await Promise.all([run, other]);
    expect(asked(index, 'quartermain')).toHaveLength(1);
    expect(index.size).toBe(101);
  });

  it('may be changed again while their segment is being added', async () => {
    const { segmentBuilder, finishOne, finishAll } = builderByHand();
    const many = Array.from({ length: 6000 }, (_, index) => ({
      ...pool[index % pool.length]!,
      id: index + 1,
      login: `p${index}@example.com`,
    }));
    const index = indexOf(many, segmentBuilder);
    const changed = many.map((person) => ({ ...person, lastName: 'Quartermain' }));
    // The replaced rows are looked up in slices, each of which waits for a timer.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const done = index.putMany(changed);
      await turn();
      await finishOne();
      expect(vi.getTimerCount()).toBe(1);
      expect(index.get(ana.id)?.lastName).toBe(ana.lastName);
      index.put({ ...many[0]!, lastName: 'Zebulon' });
      index.remove(2);
      await vi.runAllTimersAsync();
      await done;
    } finally {
      vi.useRealTimers();
    }
    await finishAll();
    expect(index.get(1)?.lastName).toBe('Zebulon');
    expect(index.get(2)).toBeUndefined();
    expect(index.get(3)?.lastName).toBe('Quartermain');
    expect(index.size).toBe(5999);
    expect(asked(index, 'zebulon')).toHaveLength(1);
  });

  it('are not applied if the build fails, and can be retried', async () => {
    const { segmentBuilder, finishAll, failAll } = builderByHand();
    const index = indexOf(pool, segmentBuilder);
    const failed = index.putMany([renamed(ana, 'Quartermain')]).catch((error: unknown) => error);
    await failAll();
    expect(await failed).toEqual(new Error('the thread ended'));
    expect(index.get(ana.id)?.lastName).toBe(ana.lastName);
    const again = index.putMany([renamed(ana, 'Quartermain')]);
    await finishAll();
    await again;
    expect(index.get(ana.id)?.lastName).toBe('Quartermain');
  });

  it('keep their segments if a merge fails', async () => {
    const errors: unknown[] = [];
    const { segmentBuilder, failAll } = builderByHand();
    const index = indexOf(pool.slice(0, 300), segmentBuilder, errors);
    for (const person of pool.slice(0, 160)) index.remove(person.id);
    await failAll();
    expect(errors).toHaveLength(1);
    expect(index.size).toBe(140);
    expect(index.get(pool[299]!.id)).toBeDefined();
  });

  it('give the same results as a new index, in whatever order builds and merges finish', async () => {
    const anyId = fc.integer({ min: 1, max: 320 });
    const step = fc.oneof(
      fc.record({ kind: fc.constant('put' as const), id: anyId, as: fc.nat(399) }),
      fc.record({ kind: fc.constant('remove' as const), id: anyId }),
      fc.record({ kind: fc.constant('detail' as const), id: anyId, phone: fc.integer({ min: 1000, max: 1009 }) }),
      fc.record({
        kind: fc.constant('many' as const),
        ids: fc.uniqueArray(anyId, { maxLength: 200 }),
        as: fc.nat(399),
      }),
      fc.record({ kind: fc.constant('leave' as const), first: anyId, count: fc.nat(200) }),
      fc.record({ kind: fc.constant('finish' as const), which: fc.nat(3) }),
    );
    const names = pool.slice(0, 12).flatMap(({ firstName, lastName, city }) => [lastName, firstName, city]);
    const texts = [...names, '+3361234', '1003'];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { segmentBuilder, finishOne, finishAll } = builderByHand();
        const people = new Map(pool.slice(0, 300).map((person) => [person.id, person]));
        const index = indexOf(people.values(), segmentBuilder);
        const waiting: Promise<void>[] = [];
        const person = (id: number, as: number) => ({ ...pool[as % 400]!, id, login: `p${id}@example.com` });
        const remove = (id: number) => {
          people.delete(id);
          index.remove(id);
        };
        for (const [position, one] of steps.entries()) {
          if (one.kind === 'put') {
            people.set(one.id, person(one.id, one.as));
            index.put(person(one.id, one.as));
          } else if (one.kind === 'detail') {
            const before = people.get(one.id);
            if (before === undefined) continue;
            const detailed = { ...before, phones: [`+3361234${one.phone}`] };
            people.set(one.id, detailed);
            index.put(detailed);
          } else if (one.kind === 'remove') remove(one.id);
          else if (one.kind === 'leave') for (let next = 0; next < one.count; next++) remove(one.first + next);
          else if (one.kind === 'many') {
            const many = one.ids.map((id) => person(id, one.as + id));
            for (const changed of many) people.set(changed.id, changed);
            waiting.push(index.putMany(many));
          } else await finishOne(one.which);
          // Searches in between neither fail nor find a person twice.
          const found = asked(index, texts[position % texts.length]!).map((hit) => hit.id);
          expect(new Set(found).size).toBe(found.length);
        }
        await finishAll();
        await Promise.all(waiting);
        await finishAll();
        const anew = PeopleIndex.build(people.values());
        expect(index.size).toBe(people.size);
        for (const text of texts) expect(asked(index, text)).toEqual(asked(anew, text));
      }),
      { numRuns: 60 },
    );
  });
});

describe('worker threads', () => {
  it('build the changes of many people and merge their segments', async () => {
    const errors: unknown[] = [];
    const builder = PeopleIndex.builder({ onError: (error) => void errors.push(error) });
    for (const person of pool) builder.add(person);
    const index = builder.finish();
    const changed = pool.map((person, i) => renamed(person, i % 2 === 0 ? 'Quartermain' : 'Zebulon'));
    await Promise.all([index.putMany(changed.slice(0, 100)), index.putMany(changed.slice(100))]);
    const anew = PeopleIndex.build(changed);
    expect(index.size).toBe(pool.length);
    for (const text of ['quartermain', 'zebulon', ana.firstName]) expect(asked(index, text)).toEqual(asked(anew, text));
    await index.close();
    await expect(index.putMany(changed)).rejects.toThrow('closed');
    expect(errors).toEqual([]);
    expect(asked(index, 'quartermain')).toHaveLength(200);
  });

  it('abort a run that expects more people when the index is closed', async () => {
    const index = PeopleIndex.builder({ onError: () => {} }).finish();
    const put = index.putMany(pool.slice(0, 100), { moreFollow: true });
    const failed = put.catch((error: unknown) => error);
    await index.untilTaken();
    await index.close();
    expect(await failed).toBeInstanceOf(Error);
  });

  it('do not retain the people in memory until they are visible', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const built = Promise.withResolvers<Segment>();
    let taken = 0;
    const segmentBuilder: BackgroundBuilder = {
      // Like a thread, it retains no person.
      build: async (people) => {
        for await (const some of people) taken += some.length;
        return built.promise;
      },
      merge: async () => built.promise,
      close: async () => {},
    };
    const index = indexOf([], segmentBuilder);
    const references: WeakRef<IndexedPerson>[] = [];
    const put = () => {
      const people = pool.map((person) => renamed(person, 'Quartermain'));
      for (const person of people) references.push(new WeakRef(person));
      return index.putMany(people);
    };
    const done = put();
    while (taken < pool.length) await turn();
    await turn();
    collectGarbage();
    expect(references.filter((reference) => reference.deref() !== undefined)).toHaveLength(0);
    built.resolve(buildSegment(pool));
    await done;
    expect(index.size).toBe(pool.length);
  });

  it('are replaced when they end with an error', async () => {
    const builder = PeopleIndex.builder({ onError: () => {} });
    const index = builder.finish();
    const faulty = { ...ana, firstName: null } as unknown as IndexedPerson;
    await expect(index.putMany([faulty])).rejects.toThrow('null');
    await index.putMany([bo]);
    expect(index.get(bo.id)?.login).toBe(bo.login);
    await index.close();
  });
});

import { generatePeople } from '@directory/demo-group';
import { afterEach, expect, it } from 'vitest';
import { indexedPerson } from '../score/indexed-group.ts';
import { PeopleIndex } from './people-index.ts';

const onError = (error: unknown) => {
  throw error;
};
const indexes: PeopleIndex[] = [];

afterEach(() => Promise.all(indexes.splice(0).map((index) => index.close())));

it('is the same index if it is built on a thread', async () => {
  // More people than may wait for the thread.
  const people = [...generatePeople({ count: 6000, seed: 9 })].map((person, index) => indexedPerson(index + 1, person));
  const builder = PeopleIndex.builderOnThread({ onError });
  const sameBuilder = PeopleIndex.builder({ onError });
  for (const person of people) {
    builder.add(person);
    sameBuilder.add(person);
  }
  await builder.ready();
  const index = await builder.finish();
  const same = sameBuilder.finish();
  indexes.push(index, same);
  expect(index.size).toBe(people.length);
  expect(index.stored()).toEqual(same.stored());
});

it('changes after it was built on a thread', async () => {
  const builder = PeopleIndex.builderOnThread({ onError });
  const [first, second] = [...generatePeople({ count: 2, seed: 9 })].map((person, index) =>
    indexedPerson(index + 1, person),
  );
  builder.add(first!);
  const index = await builder.finish();
  indexes.push(index);
  index.put(second!);
  index.remove(first!.id);
  expect([index.get(1), index.get(2)?.login]).toEqual([undefined, second!.login]);
});

it('terminates the thread of an index that is not finished', async () => {
  const builder = PeopleIndex.builderOnThread({ onError });
  await builder.abandon();
  await expect(builder.finish()).rejects.toThrow('ended');
});

it('rejects people with an invalid id', async () => {
  const [person] = [...generatePeople({ count: 1, seed: 9 })].map((each) => indexedPerson(0, each));
  const builder = PeopleIndex.builderOnThread({ onError });
  builder.add(person!);
  await expect(builder.finish()).rejects.toThrow('not a person id: 0');
});

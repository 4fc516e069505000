import { generatePeople } from '@directory/demo-group';
import { afterEach, describe, expect, it } from 'vitest';
import { indexedPerson } from '../score/indexed-group.ts';
import { fromStoredBytes, reread, storedBytes } from '../test/stored-copy.ts';
import { PeopleIndex, readStored, storedBlocks } from './index.ts';

const people = [...generatePeople({ count: 300, seed: 12 })].map((person, index) => indexedPerson(index + 1, person));
const [first, second] = people as [(typeof people)[number], (typeof people)[number]];
const opened: PeopleIndex[] = [];
const onError = (error: unknown) => {
  throw error;
};

afterEach(async () => {
  for (const index of opened.splice(0)) await index.close();
});

function inBackground(index: PeopleIndex): PeopleIndex {
  const open = PeopleIndex.open(fromStoredBytes(storedBytes(index.stored())), { onError });
  opened.push(open);
  return open;
}

const asked = (index: PeopleIndex, text: string) => index.search({ text, limit: 1000, after: 0 }).hits;

describe('stored data', () => {
  it('is read as it was written', () => {
    const data = {
      empty: [],
      name: 'Zoë',
      count: -1.5,
      texts: ['', 'Łukasz', '李 小龍', '', '😀', ...Array.from({ length: 10_000 }, (_, index) => `text ${index}`)],
      lists: [Uint8Array.of(1, 2, 255), Int32Array.of(-1, 7), [Float64Array.of(0.5), Uint16Array.of()]],
      large: Uint32Array.from({ length: 700_000 }, (_, index) => index * 3),
    };
    expect(fromStoredBytes(storedBytes(data))).toEqual(data);
  });

  it('has a replacement character for a lone surrogate, even if it forms a pair with that of the next text', () => {
    const texts = ['A\ud83d', '\ude00B', 'Zoë'];
    expect(fromStoredBytes(storedBytes({ texts, after: 1 }))).toEqual({
      texts: ['A\ufffd', '\ufffdB', 'Zoë'],
      after: 1,
    });
  });

  it('is written in blocks of about a megabyte', () => {
    const data = { large: new Uint8Array(5_000_000), texts: Array.from({ length: 50_000 }, () => 'x'.repeat(100)) };
    const sizes = [...storedBlocks(data)].map(({ length }) => length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1 << 20);
  });

  it('is rejected if it starts differently', () => {
    const reading = readStored();
    reading.next();
    expect(() => reading.next()).toThrow('not stored data of this version');
  });
});

describe('a stored index', () => {
  it('does not change with the index', () => {
    const index = PeopleIndex.build(people);
    const stored = index.stored();
    index.remove(first.id);
    index.put({ ...second, lastName: 'Quartermain' });
    const copy = PeopleIndex.open(stored);
    expect(copy.size).toBe(people.length);
    expect(copy.get(first.id)).toEqual(PeopleIndex.build(people).get(first.id));
    expect(asked(copy, 'quartermain')).toEqual([]);
  });

  it('changes in the background after it was read', async () => {
    const index = inBackground(PeopleIndex.build(people));
    await index.putMany(people.slice(0, 60).map((person) => ({ ...person, lastName: 'Quartermain' })));
    index.remove(first.id);
    expect(asked(index, 'quartermain').map(({ id }) => id)).toHaveLength(59);
  });

  it('contains no data of a removed person after a purge', async () => {
    const index = inBackground(PeopleIndex.build(people));
    index.remove(first.id);
    expect(index.retains(first.id)).toBe(true);
    expect(Buffer.from(storedBytes(index.stored())).includes(first.login.split('@')[0]!)).toBe(true);
    await index.purge();
    expect(index.retains(first.id)).toBe(false);
    expect(Buffer.from(storedBytes(index.stored())).includes(first.login.split('@')[0]!)).toBe(false);
    expect(asked(reread(index), second.login)[0]?.id).toBe(second.id);
    expect(index.size).toBe(people.length - 1);
  });
});

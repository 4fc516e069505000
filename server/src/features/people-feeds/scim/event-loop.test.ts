import { expect, test, vi } from 'vitest';
import { patchUrn } from '../../../../test/scim-client.ts';
import { matchesFilter } from './match-filter.ts';
import { parseFilter } from './parse-filter.ts';
import { patchUser, readPatch } from './patch-user.ts';
import { projectionOf, projectUser } from './project-user.ts';

/** Folding decomposed characters is the most expensive. */
const long = 'e\u0301'.repeat(2000);

/** Returns the texts that `work` normalizes. */
async function normalizedBy(work: () => unknown): Promise<string[]> {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  try {
    await work();
    return normalize.mock.contexts.map(String);
  } finally {
    normalize.mockRestore();
  }
}

const anyOf = (comparison: string, count: number) => Array.from({ length: count }, () => comparison).join(' or ');

test('a filter folds a long value once, however often it compares it', async () => {
  const filter = parseFilter(anyOf('emails.value co "zz"', 100));
  const texts = await normalizedBy(() => expect(matchesFilter(filter, { emails: [{ value: long }] })).toBe(false));
  expect(texts.filter((text) => text === long)).toHaveLength(1);
});

const path = `emails[${anyOf('value co "zz"', 50)} or type eq "work"].display`;
const operationsOf = (bodies: readonly object[]) => readPatch({ schemas: [patchUrn], Operations: bodies });

test.each([
  [
    'the operations of a PATCH',
    () => Array.from({ length: 50 }, (_, number) => ({ op: 'replace', path, value: `display ${number}` })),
  ],
  [
    'the names in one operation of a PATCH',
    () => {
      // Spaces make each name another one.
      const names = Array.from({ length: 50 }, (_, number) => path.replace(' or', ' or'.padStart(number + 3)));
      return [{ op: 'replace', value: Object.fromEntries(names.map((name, number) => [name, `display ${number}`])) }];
    },
  ],
])('%s fold each long value once, and other requests are served between them', async (_, bodies) => {
  const emails = Array.from({ length: 100 }, (__, number) => ({ type: 'work', value: `${long}${number}` }));
  const operations = operationsOf(bodies());
  let turns = 0;
  const count = () => {
    turns++;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const texts = await normalizedBy(async () => {
    const patched = await patchUser({ userName: 'ann', emails }, 'id', operations);
    expect(patched['emails']).toEqual(emails.map((email) => ({ ...email, display: 'display 49' })));
  });
  clearImmediate(timer);
  expect(texts.filter((text) => text.startsWith(long))).toHaveLength(100);
  expect(turns).toBeGreaterThan(1);
});

test('the names of requested attributes are resolved once for all users of a response', () => {
  const projection = projectionOf(
    Array.from({ length: 600 }, () => 'emails.type'),
    [],
  );
  const split = vi.spyOn(String.prototype, 'split');
  const shown = projectUser({ id: '1', userName: 'ann', emails: [{ type: 'work', value: 'a' }] }, projection);
  const resolved = split.mock.contexts.map(String);
  split.mockRestore();
  expect(shown).toEqual({ id: '1', emails: [{ type: 'work' }] });
  expect(resolved).not.toContain('emails.type');
});

import { setFavourite, setProfileHint } from '@directory/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { overlap } from '../../../test/overlapping-transactions.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

const [owner, leaver] = ['ow0001@group.example', 'le0001@group.example'];
let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory();
});

/** Runs `other` while the person with this login is being deleted, as at the end of an erasure on another node. */
const duringErasureOf = <Result>(login: string, other: () => Promise<Result>) =>
  overlap(
    directory.database,
    async (queries) => void (await sql`delete from people where login = ${login}`.execute(queries)),
    other,
  );

test('a person who is marked while being erased is no favourite, and nothing fails', async () => {
  await directory.add([{ login: owner }, { login: leaver }]);
  const answer = await duringErasureOf(leaver, () =>
    directory.as(owner).call(setFavourite, { body: { userId: leaver, isFavourite: true } }),
  );
  expect(answer.status).toBe(200);
  const { rows } = await sql`select 1 from favourites`.execute(directory.database.kysely);
  expect(rows).toEqual([]);
});

test('a hint that is hidden by someone who is being erased is not stored, and nothing fails', async () => {
  const answer = await duringErasureOf(owner, () =>
    directory.as(owner).call(setProfileHint, { body: { isHidden: true } }),
  );
  expect(answer.status).toBe(200);
});

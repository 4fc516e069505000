import { listFavourites, maxFavourites, setFavourite } from '@directory/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';

test('the limit holds when one person marks many people concurrently on several nodes', async () => {
  const first = await openTestDirectory();
  const crowd = Array.from({ length: maxFavourites + 8 }, (_, index) => ({
    login: `CR${1000 + index}@group.example`,
  }));
  const [owner = 0] = await first.add([{ login: 'ow0001@group.example' }]);
  const ids = await first.add(crowd);
  const second = await openTestDirectory([], {}, [], { database: first.database });
  const free = 2;
  await sql`insert into favourites (owner_id, person_id)
    select ${owner}::bigint, unnest(${ids.slice(0, maxFavourites - free)}::bigint[])`.execute(first.database.kysely);
  const answers = await Promise.all(
    crowd
      .slice(maxFavourites - free)
      .map(({ login }, index) =>
        (index % 2 === 0 ? first : second)
          .as('ow0001@group.example')
          .call(setFavourite, { body: { userId: login, isFavourite: true } }),
      ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(free);
  const { headers } = await second.as('ow0001@group.example').call(listFavourites);
  expect(headers['x-total-count']).toBe(String(maxFavourites));
});

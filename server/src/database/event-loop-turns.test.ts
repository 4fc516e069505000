import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';

test('other work gets a turn between long statements, in a transaction too', async () => {
  const { kysely, transaction } = await openTestDatabase();
  const statement = sql`select count(*) from generate_series(1, 300000)`;
  let turns = 0;
  const countTurn = () => {
    turns += 1;
    next = setImmediate(countTurn);
  };
  let next = setImmediate(countTurn);
  for (let number = 0; number < 4; number++) await statement.execute(kysely);
  await transaction(async (queries) => {
    for (let number = 0; number < 4; number++) await statement.execute(queries);
  });
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(8);
});

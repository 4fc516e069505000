import { expect, test } from 'vitest';
import { openTestDirectory } from '../../test/test-directory.ts';

test('concurrent checks of whether a node is ready share one query, and later ones send another', async () => {
  const directory = await openTestDirectory();
  const check = () => directory.inject({ url: '/health/ready' });
  // Meanwhile, the node may also read the changes of people.
  const queriesOf = async (work: () => Promise<unknown>) =>
    (await directory.statementsOf(work)).filter((sql) => sql.includes('from "feeds"')).length;
  expect(await queriesOf(check)).toBe(1);
  const answers: unknown[] = [];
  const queries = await queriesOf(async () => {
    const checks = await Promise.all(Array.from({ length: 50 }, check));
    answers.push(...checks.map(({ statusCode, body }) => [statusCode, body]));
  });
  expect(queries).toBeLessThanOrEqual(2);
  expect(answers).toEqual(Array.from({ length: 50 }, () => [200, '{"status":"ready","feeds":"ok"}']));
  expect(await queriesOf(check)).toBe(1);
});

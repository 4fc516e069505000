import { expect, test } from 'vitest';
import { openTestDirectory } from '../../test/test-directory.ts';

test('concurrent checks of whether a node is ready share one query, and later ones send another', async () => {
  const directory = await openTestDirectory();
  const check = () => directory.inject({ url: '/health/ready' });
  const once = await directory.statementsOf(check);
  expect(once.length).toBeGreaterThan(0);
  const answers: unknown[] = [];
  const statements = await directory.statementsOf(async () => {
    const checks = await Promise.all(Array.from({ length: 50 }, check));
    answers.push(...checks.map(({ statusCode, body }) => [statusCode, body]));
  });
  expect(statements.length).toBeLessThanOrEqual(2 * once.length);
  expect(answers).toEqual(Array.from({ length: 50 }, () => [200, '{"status":"ready","feeds":"ok"}']));
  expect(await directory.statementsOf(check)).toEqual(once);
});

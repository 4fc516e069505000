import {
  endRaisedRevealBudget,
  getRevealBudget,
  listAudit,
  listRevealBudgets,
  maxRaisedPeople,
  raiseRevealBudget,
  searchPeople,
} from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

const admin = 'admin@group.example';
const ann = 'Ann@group.example';

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory(
    [
      { login: admin, firstName: 'Ada' },
      { login: ann, firstName: 'Ann' },
      ...Array.from({ length: 20 }, (_, number) => ({ login: `p${number}@group.example`, firstName: 'Pat' })),
    ],
    { ADMIN_LOGINS: admin, PEOPLE_PER_HOUR: '10', PEOPLE_PER_DAY: '15' },
  );
});

const see = async (limit: number) =>
  (await directory.as(ann).call(searchPeople, { query: { firstNameQuery: 'Pat', limit: String(limit) } })).status;
const asAdmin = () => directory.as(admin);
const params = { params: { login: ann.toLowerCase() } };

describe('the budget of a person', () => {
  test('includes what the person has just seen', async () => {
    expect(await see(4)).toBe(200);
    const { output } = await asAdmin().call(getRevealBudget, params);
    expect(output).toMatchObject({
      login: ann,
      person: { login: ann },
      isAdministrator: false,
      hour: { used: 4, limit: 10 },
      day: { used: 4, limit: 15 },
      raised: null,
    });
  });

  test('is listed if it is used up', async () => {
    expect((await asAdmin().call(listRevealBudgets)).output).toEqual([]);
    expect(await see(10)).toBe(200);
    expect(await see(11)).toBe(429);
    await directory.catchUp();
    const other = await directory.as(ann).call(searchPeople, { query: { firstNameQuery: 'Ada' } });
    expect(other.error.code).toBe('people.too-many');
    const { output } = await asAdmin().call(listRevealBudgets);
    expect(output.map(({ login, hour }) => ({ login, hour }))).toEqual([{ login: ann, hour: { used: 10, limit: 10 } }]);
  });

  test('is raised for a day with immediate effect, and the audit log records by whom', async () => {
    expect(await see(20)).toBe(429);
    const raised = await asAdmin().call(raiseRevealBudget, { ...params, body: { people: 20 } });
    expect(raised.output).toMatchObject({ hour: { limit: 20 }, day: { limit: 20 }, raised: { people: 20, by: admin } });
    const remaining = Date.parse(raised.output.raised?.until ?? '') - Date.now();
    expect(remaining).toBeGreaterThan(23 * 3_600_000);
    expect(remaining).toBeLessThanOrEqual(24 * 3_600_000 + 5000);
    expect(await see(20)).toBe(200);
    const { output } = await asAdmin().call(listAudit, { query: { kind: 'budget.raised' } });
    expect(output).toMatchObject([{ actor: admin, subjectPerson: { login: ann }, after: { budget: 20 } }]);
  });

  test('is not lowered by raising it to a smaller number', async () => {
    const { output } = await asAdmin().call(raiseRevealBudget, { ...params, body: { people: 1 } });
    expect(output).toMatchObject({ hour: { limit: 10 }, day: { limit: 15 }, raised: { people: 1 } });
  });

  test('is the configured one again after the raised one was ended', async () => {
    await asAdmin().call(raiseRevealBudget, { ...params, body: { people: 30 } });
    const { output } = await asAdmin().call(endRaisedRevealBudget, params);
    expect(output).toMatchObject({ hour: { used: 20, limit: 10 }, raised: null });
    expect(await see(20)).toBe(429);
    await asAdmin().call(endRaisedRevealBudget, params);
    expect((await asAdmin().call(listAudit, { query: { kind: 'budget.ended' } })).output).toHaveLength(1);
  });

  test('can be raised for a user who is not in the directory', async () => {
    const unlisted = { params: { login: 'guest@group.example' } };
    const { output } = await asAdmin().call(raiseRevealBudget, { ...unlisted, body: { people: 100 } });
    expect(output).toMatchObject({ login: 'guest@group.example', person: null, hour: { used: 0, limit: 100 } });
  });

  test('is raised only after a recent sign-in', async () => {
    const stale = directory.as(admin, { auth_time: Math.floor(Date.now() / 1000) - 3600 });
    const { error } = await stale.call(raiseRevealBudget, { ...params, body: { people: 1000 } });
    expect(error.code).toBe('sign-in.too-old');
    expect((await stale.call(getRevealBudget, params)).status).toBe(200);
  });

  test('of an administrator applies only to the account that has the rights', async () => {
    await directory.add([{ login: 'two@group.example', firstName: 'Two' }]);
    const stranger = directory.as(admin, { sub: 'stranger' });
    const query = { firstNameQuery: 'Pat', limit: '11' };
    await asAdmin().call(raiseRevealBudget, { params: { login: admin }, body: { people: 1000 } });
    expect((await stranger.call(searchPeople, { query })).error.code).toBe('people.over-budget');
    expect((await asAdmin().call(searchPeople, { query })).status).toBe(200);
    const { output } = await asAdmin().call(getRevealBudget, { params: { login: admin } });
    expect(output).toMatchObject({ isAdministrator: true, hour: { limit: 20_000 } });
    const renamed = directory.as('ada.renamed@group.example', { sub: admin });
    expect((await renamed.call(searchPeople, { query })).status).toBe(200);
  });

  test('cannot be raised to a number that is out of bounds', async () => {
    for (const people of [0, 1.5, maxRaisedPeople + 1]) {
      expect((await asAdmin().call(raiseRevealBudget, { ...params, body: { people } })).status).toBe(400);
    }
  });
});

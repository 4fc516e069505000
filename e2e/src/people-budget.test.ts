import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Directory } from '../../tools/src/running-directory.ts';
import { namesakes, people } from './harness/colleagues.ts';
import type { Colleague } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { say, words } from './harness/words.ts';
import { startStaffedDirectory } from './harness/start-staffed-directory.ts';

const { budget, errors, search, settings } = words;
const administrator = people.hyphen;
const leader = namesakes[0] as Colleague;

let directory: Directory;

beforeAll(async () => {
  directory = await startStaffedDirectory({ ADMIN_LOGINS: administrator.login, PEOPLE_PER_HOUR: '32' });
});

afterAll(async () => {
  await directory.stop();
});

/** The text about when the viewer may continue, up to the time. */
const untilWhen = errors.peopleTooManyUntil.split('{{time}}')[0] ?? '';
const heading = (page: Page) => page.getByRole('heading', { name: errors.budgetHeading });

describe('a reader who has seen as many people as the budget allows', () => {
  test('sees when they may continue, until an administrator raises the limit', inEveryLanguage, async ({ visit }) => {
    const reader = await visit({ at: directory.address });
    const { page } = reader;
    await signIn(page, people.reader, '/Result?lastNameQuery=Quillfeather&cityQuery=Lyon');
    const list = page.getByRole('list', { name: search.results });
    await list.getByRole('listitem').first().waitFor();
    await page.getByRole('button', { name: search.loadMore }).click();
    await page.getByRole('alert').getByText(untilWhen).waitFor();
    await page.getByRole('button', { name: search.exportCsv }).click();
    await page.getByRole('main').getByText(search.exportFailed).waitFor();

    await page.goto('/Result?lastNameQuery=Quillfeather&cityQuery=Bordeaux');
    await heading(page).waitFor();
    await page.getByText(untilWhen).waitFor();
    await page.getByText(errors.budgetWhy).waitFor();
    await reader.checkAccessibility();
    await reader.takeScreenshots('people-budget-results');

    await page.goto(`/orgchart?${leader.login}`);
    await page.getByRole('heading', { name: errors.overBudgetHeading }).waitFor();
    await page.getByText(errors['people.over-budget']).waitFor();
    await reader.takeScreenshots('people-budget-chart');
    // Two more people fit into the budget, one by one.
    for (const colleague of namesakes.slice(81, 83)) {
      await page.goto(`/Profile?${colleague.login}`);
      await page.getByRole('heading', { level: 1, name: nameOf(colleague) }).waitFor();
    }
    await page.goto(`/Profile?${people.formula.login}`);
    await heading(page).waitFor();
    await reader.takeScreenshots('people-budget-profile');
    expect(reader.problems.expect(/answer: 429 GET \/api\//)).toBeGreaterThan(0);

    const other = await visit({ at: directory.address });
    await signIn(other.page, administrator, '/Settings?section=budgets');
    await other.page.getByRole('heading', { level: 2, name: settings.budgets }).waitFor();
    const card = other.page.getByRole('article', { name: nameOf(people.reader) });
    await card
      .getByText(say(budget.use, { used: 32, limit: 32 }))
      .first()
      .waitFor();
    await other.checkAccessibility();
    await other.takeScreenshots('settings-budgets');
    await card.getByRole('button', { name: budget.raise }).click();
    await card.getByRole('form').getByRole('button', { name: budget.raise }).click();
    await card.getByText(budget.raised).waitFor();
    await other.takeScreenshots('settings-budgets-raised');

    await page.reload();
    await page.getByRole('heading', { level: 1, name: nameOf(people.formula) }).waitFor();

    await other.page.goto('/Settings?section=audit');
    await other.page.getByRole('article').filter({ hasText: settings['audit.people.too-many'] }).first().waitFor();
    await other.page.getByRole('article').filter({ hasText: settings['audit.budget.raised'] }).first().waitFor();
    await other.takeScreenshots('settings-audit-budget');
  });
});

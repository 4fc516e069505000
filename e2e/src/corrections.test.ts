import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { checkWholeForm } from './harness/check-whole-form.ts';
import { people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { searchUntil } from './harness/search-until.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { say, words } from './harness/words.ts';

const { settings, shell, profile, search } = words;
const administrator = people.reader;
const external = people.hyphen;
const colleague = people.formula;
const profileOf = ({ login }: { login: string }) => `/Profile?${login}`;

const at = inject('changedDirectory');

async function submit(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: shell.submit }).click();
}

/** The row of a value on a profile. */
const valueOf = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) });

test(
  'an administrator corrects a profile, hides a field, and removes the correction',
  inEveryLanguage,
  async ({ visit }) => {
    const admin = await visit({ at });
    const { page } = admin;
    await signIn(page, administrator, profileOf(external));
    await page.getByRole('button', { name: profile.correct, exact: true }).click();
    const form = page.getByRole('form', { name: say(profile.correctHeading, { name: nameOf(external) }) });
    await form.getByLabel(profile.city, { exact: true }).fill('Malmö');
    await form.getByLabel(profile.email, { exact: true }).fill('no address');
    await form.getByText(words.errors['error.e2']).waitFor();
    await expect.poll(() => form.getByRole('button', { name: shell.submit }).isDisabled()).toBe(true);
    await form.getByLabel(profile.email, { exact: true }).fill('corrected@group.example');
    // By keyboard: the switch that hides the mobile number.
    const hideMobile = form.getByRole('button', { name: say(profile.hideField, { field: profile.mobilePhone }) });
    await hideMobile.focus();
    await page.keyboard.press('Enter');
    expect(await hideMobile.getAttribute('aria-pressed')).toBe('true');
    await checkWholeForm(admin);
    await admin.takeScreenshots('profile-correct');
    await submit(page);
    await page.getByText(profile.correctionsSaved).waitFor();
    await valueOf(page, profile.email).getByText('corrected@group.example').waitFor();
    expect(await valueOf(page, profile.mobilePhone).count()).toBe(0);
    await page.getByRole('button', { name: profile.details }).click();
    await page.getByText(profile.sourceAdministrator.split(',')[0]!).waitFor();

    const other = await visit({ at });
    await signIn(other.page, colleague, profileOf(external));
    await valueOf(other.page, profile.email).getByText('corrected@group.example').waitFor();
    expect(await other.page.getByRole('button', { name: profile.correct, exact: true }).count()).toBe(0);
    await searchUntil(other.page, '/Result?primaryPhoneQuery=701234567', other.page.getByText(search.noneHeading));

    const owner = await visit({ at });
    await signIn(owner.page, external, '/myprofile');
    await valueOf(owner.page, profile.mobilePhone).getByText(profile.hidden).waitFor();
    await owner.checkAccessibility();
    await owner.takeScreenshots('profile-hidden-field');

    await page.getByRole('button', { name: profile.correct, exact: true }).click();
    await form.getByText(profile.corrected, { exact: true }).first().scrollIntoViewIfNeeded();
    await admin.takeScreenshots('profile-corrected');
    await form.getByRole('button', { name: `${profile.removeCorrection}: ${profile.email}` }).click();
    await form.getByText(profile.correctionLeaves).waitFor();
    await submit(page);
    await valueOf(page, profile.email).getByText(external['email']!).waitFor();
  },
);

test('an administrator hides a field for a group of people, and shows it again', inEveryLanguage, async ({ visit }) => {
  const admin = await visit({ at });
  const { page } = admin;
  await signIn(page, administrator, '/Settings?section=hiding&action=add');
  await page.getByLabel(settings.hidingScope).selectOption('userType');
  await submit(page);
  await page.getByText(settings.hidingGroupMissing).waitFor();
  await page.getByLabel(settings['scope.userType'], { exact: true }).selectOption('E');
  await page.getByRole('checkbox', { name: profile.primaryPhone, exact: true }).check();
  await admin.checkAccessibility();
  await admin.takeScreenshots('settings-hiding-add');
  await submit(page);
  const name = say(settings.hidingRule, { scope: settings['scope.userType'], group: profile.external });
  await page.getByText(say(settings.ruleAdded, { id: name })).waitFor();
  await page.getByRole('article', { name }).waitFor();
  await admin.checkAccessibility();
  await admin.takeScreenshots('settings-hiding');
  const byPhone = '/Result?primaryPhoneQuery=317654321';
  await searchUntil(page, byPhone, page.getByText(search.noneHeading));

  await page.goto('/Settings?section=hiding');
  await page.getByRole('button', { name: say(settings.removeOf, { name }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: settings.remove, exact: true }).click();
  await page.getByText(say(settings.ruleRemoved, { id: name })).waitFor();
  await searchUntil(page, byPhone, page.getByRole('link', { name: nameOf(external), exact: true }));
});

test('an administrator decides who is on the chart', inEveryLanguage, async ({ visit }) => {
  const admin = await visit({ at });
  const { page } = admin;
  await signIn(page, administrator, profileOf(external));
  await page.getByRole('heading', { level: 1, name: nameOf(external) }).waitFor();
  expect(await page.getByRole('main').getByRole('link', { name: profile.orgChart }).count()).toBe(0);
  await page.goto('/Settings?section=chart');
  await page.getByRole('checkbox', { name: profile.external }).check();
  await page.getByLabel(settings.chartOrganization).fill('ORG0300');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say(settings.removeFromListOf, { name: 'ORG0300' }) }).waitFor();
  await page.getByText(settings.chartPreview_other.split(/ ?:|\{\{/)[0]!).waitFor();
  await admin.checkAccessibility();
  await admin.takeScreenshots('settings-chart');
  await submit(page);
  await page.getByText(settings.chartChanged).waitFor();
  await page.goto(profileOf(external));
  await page.getByRole('main').getByRole('link', { name: profile.orgChart }).waitFor();
});

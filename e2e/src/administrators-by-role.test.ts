import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Directory } from '../../tools/src/running-directory.ts';
import { people } from './harness/colleagues.ts';
import type { Colleague } from './harness/colleagues.ts';
import { prepareCompanyProvider } from './harness/company-provider.ts';
import type { CompanyProvider } from './harness/company-provider.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { nameOf } from './harness/sign-in.ts';
import { say, words } from './harness/words.ts';
import { startStaffedDirectory } from './harness/start-staffed-directory.ts';

const { settings, shell, profile } = words;
const clerk = people.reader;
const ofOtherUnit = people.formula;
const profileOf = ({ login }: Colleague) => `/Profile?${login}`;

/** In the format of Keycloak. */
const claims = { realm_access: { roles: [] as readonly string[] } };
let provider: CompanyProvider;
let directory: Directory;

beforeAll(async () => {
  provider = await prepareCompanyProvider(clerk.login, undefined, claims);
  await provider.start();
  directory = await startStaffedDirectory({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_ADMIN_CLAIM: 'realm_access.roles',
    OIDC_ADMIN_VALUES: 'directory-admin',
    OIDC_UNIT_ADMIN_VALUES: 'BU10=directory-admin-bu10',
  });
});

afterAll(async () => {
  await directory.stop();
  await provider.close();
});

/** Opens Settings as the clerk, who signs in with these roles. */
async function openSettings(page: Page, roles: readonly string[]): Promise<void> {
  claims.realm_access.roles = roles;
  await page.goto('/Settings');
  await page.getByRole('main').getByRole('button', { name: shell.login }).click();
}

test('a role of the identity provider gives access to Settings, which is recorded in the audit log', async ({
  visit,
}) => {
  const { page } = await visit({ at: directory.address });
  await openSettings(page, ['offline_access', 'directory-admin']);
  await page.getByRole('heading', { level: 2, name: settings.administrators }).waitFor();
  await page.getByText(settings.administratorsByClaim).waitFor();
  await page.getByRole('link', { name: settings.audit, exact: true }).click();
  await page.getByText(settings['audit.administrator.by-claim']).last().waitFor();
});

test(
  'a role makes an administrator of a business unit, who can correct its people and sees why other sections are missing',
  inEveryLanguage,
  async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit({ at: directory.address });
    await openSettings(page, ['directory-admin-bu10']);
    const unit = page.getByText(say(settings.unitScope, { units: 'France Networks' }).split('France')[0] ?? '');
    await page.getByRole('heading', { level: 2, name: settings.addresses }).waitFor();
    await unit.waitFor();
    expect(await page.getByRole('navigation', { name: settings.sections }).getByRole('link').allTextContents()).toEqual(
      [settings.addresses, settings.quality],
    );
    await checkAccessibility();
    await takeScreenshots('settings-of-a-unit');
    await page.goto('/Settings?section=audit');
    await page.getByText(settings.sectionClosed).waitFor();

    await page.goto(profileOf(people.hyphen));
    await page.getByRole('button', { name: profile.correct, exact: true }).click();
    const form = page.getByRole('form', { name: say(profile.correctHeading, { name: nameOf(people.hyphen) }) });
    await form.getByText(profile.correctUnitOnly).waitFor();
    await form.getByLabel(profile.city, { exact: true }).fill('Malmö');
    await checkAccessibility();
    await page.getByRole('main').getByRole('button', { name: shell.submit }).click();
    await page.getByText(profile.correctionsSaved).waitFor();

    await page.goto(profileOf(ofOtherUnit));
    await page.getByRole('heading', { level: 1, name: nameOf(ofOtherUnit) }).waitFor();
    expect(await page.getByRole('button', { name: profile.correct, exact: true }).count()).toBe(0);
  },
);

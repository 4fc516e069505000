import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { asCsv, importPeople } from '../../tools/src/run-people-command.ts';
import { temporaryFolder } from '../../tools/src/running-directory.ts';
import type { Directory } from '../../tools/src/running-directory.ts';
import { colleagues, people } from './harness/colleagues.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { say, words } from './harness/words.ts';
import { startDirectory } from '../../tools/test/start-directory.ts';

const { settings, shell, profile, upload, feeds, reasons } = words;
const clerk = people.reader;
const other = people.hyphen;
const domain = 'quill.example';

/** A separate domain, so that its rule applies to nobody else. The clerk's domain has a rule that allows every field. */
const staff = colleagues().map((person) => ({
  ...person,
  C_distinguishedName: `CN=${person.login},OU=Staff,${person === clerk ? 'DC=france,DC=group' : 'DC=quill'},DC=example`,
}));

const rivoli = {
  C_countryname: 'France',
  city: 'Lyon',
  zipCode: '69002',
  streetAddress: '1 rue de la Plume',
  C_houseIdentifier: 'Plume',
};
const quai = { ...rivoli, city: 'Nantes', zipCode: '44000', C_houseIdentifier: 'Quai' };

let directory: Directory;

beforeAll(async () => {
  directory = await startDirectory({ ADMIN_LOGINS: clerk.login });
  await importPeople(directory, staff);
});

afterAll(async () => {
  await directory.stop();
});

function place(section: string, action = 'change', id = ''): string {
  return `/Settings?${new URLSearchParams({ section, action, ...(id === '' ? {} : { id }) })}`;
}

function jsonFile(name: string, content: unknown): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: shell.submit }).click();
}

test(
  'on a phone the open section is scrolled into view, whether opened by its address or by a link, and so is a focused one',
  inEveryLanguage,
  async ({ visit }) => {
    const { page } = await visit({ at: directory.address });
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(page, clerk, place('webhooks'));
    const sections = page.getByRole('navigation', { name: settings.sections });
    const isWhole = (link: HTMLElement | SVGElement) => {
      const { left, right } = link.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    };
    const isInView = () => sections.locator('[aria-current=page]').evaluate(isWhole);
    await expect.poll(isInView).toBe(true);
    await sections.getByRole('link', { name: settings.quality, exact: true }).click();
    await sections.locator('[aria-current=page]').filter({ hasText: settings.quality }).waitFor();
    await expect.poll(isInView).toBe(true);
    const links = await sections.getByRole('link').all();
    await links[0]?.focus();
    for (const link of links) {
      await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
      await expect.poll(() => link.evaluate(isWhole)).toBe(true);
      await page.keyboard.press('Tab');
    }
  },
);

describe('administrators', () => {
  test('on a phone take two lines each, and are opened to see the rest', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit({
      at: directory.address,
      viewport: { width: 360, height: 740 },
    });
    await signIn(page, clerk, '/settings');
    const entry = page
      .getByRole('list', { name: settings.administrators, exact: true })
      .getByRole('listitem')
      .filter({ hasText: nameOf(clerk) });
    const height = async () => (await entry.boundingBox())?.height;
    expect(await height()).toBeLessThan(100);
    const name = say(settings.detailsOf, { name: nameOf(clerk) });
    // Also next to the button.
    await entry.click({ position: { x: 200, y: 5 } });
    await entry.getByRole('button', { name, expanded: true }).waitFor();
    await entry.getByRole('button', { name: say(settings.removeFromListOf, { name: nameOf(clerk) }) }).waitFor();
    await checkAccessibility();
    await takeScreenshots('settings-administrators-phone');
    // Entries with values that are not the name of a person.
    await page.goto(place('audit'));
    const record = page.getByRole('list', { name: settings.audit, exact: true }).getByRole('listitem').first();
    expect((await record.boundingBox())?.height).toBeLessThan(110);
    await record.getByRole('button').click();
    await record.getByRole('button', { expanded: true }).waitFor();
    await checkAccessibility();
    await takeScreenshots('settings-audit-phone');
  });

  test(
    'an administrator adds another, who loses access immediately when removed',
    inEveryLanguage,
    async ({ visit }) => {
      const first = await visit({ at: directory.address });
      await signIn(first.page, clerk, '/settings');
      const list = first.page.getByRole('list', { name: settings.administrators, exact: true });
      await list.getByText(nameOf(clerk)).waitFor();
      await first.checkAccessibility();
      await first.takeScreenshots('settings-administrators');

      await first.page.goto(place('administrators', 'add'));
      const box = first.page.getByRole('combobox', { name: settings.administratorLabel });
      await box.fill('hy2002');
      await first.page.getByText(say(settings.administratorCompleted, { login: other.login })).waitFor();
      await first.page.getByRole('listbox').getByRole('option').first().click();
      await submit(first.page);
      await first.page.getByText(say(settings.administratorAdded, { name: nameOf(other) })).waitFor();

      const second = await visit({ at: directory.address });
      await signIn(second.page, other, '/Settings');
      await second.page.getByRole('heading', { level: 1, name: shell.settings }).waitFor();

      await first.page.getByRole('button', { name: say(settings.removeFromListOf, { name: nameOf(other) }) }).click();
      await first.page.getByRole('dialog').getByRole('button', { name: settings.removeFromList, exact: true }).click();
      await first.page.getByText(say(settings.administratorRemoved, { name: nameOf(other) })).waitFor();

      // Without any user action in the second browser.
      await second.page.getByRole('heading', { level: 1, name: shell.accessDeniedHeading }).waitFor();
      await expect
        .poll(() => second.page.getByRole('banner').getByRole('link', { name: shell.settings }).count())
        .toBe(0);
      second.problems.expect(/403/);
    },
  );

  test('a login that is not in the directory is added only after a warning', async ({ visit }) => {
    const { page, problems } = await visit({ at: directory.address });
    await signIn(page, clerk, place('administrators', 'add'));
    const box = page.getByRole('combobox', { name: settings.administratorLabel });
    await box.fill('li/zard "quoted"@group.example');
    await submit(page);
    await page.getByRole('alert').getByRole('button', { name: settings.administratorAddAnyway }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'li/zard' });
    await row.getByText(settings.notInDirectory).waitFor();
    // The top of the section, where the notice is, is outside of a window this low.
    await page.setViewportSize({ width: 1024, height: 360 });
    await row.getByRole('button').scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await row.getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: settings.removeFromList, exact: true }).click();
    await row.waitFor({ state: 'detached' });
    const header = await page.getByRole('banner').boundingBox();
    const notice = await page.getByRole('status').filter({ hasText: 'li/zard' }).boundingBox();
    expect(notice?.y).toBeGreaterThan(header?.height ?? 0);
    problems.expect(/409/);
  });
});

describe('rules', () => {
  test('the fields of a new rule stay in place while the suggestions load, and with few or none', async ({ visit }) => {
    const { page } = await visit({ at: directory.address });
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/admin/rule-suggestions?*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await signIn(page, clerk, place('organizations', 'add'));
    const fields = page.getByRole('group', { name: settings.ruleFields });
    const loading = await fields.boundingBox();
    answer.resolve();
    await page.getByRole('list', { name: settings.suggestions }).waitFor();
    expect(await fields.boundingBox()).toEqual(loading);
    await page.getByLabel(settings.organizationId).fill('zzyzx');
    await page.getByText(settings.noSuggestions).waitFor();
    expect(await fields.boundingBox()).toEqual(loading);
  });

  test('a rule changes what a person can edit', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit({ at: directory.address });
    await signIn(page, clerk, place('domains', 'add'));
    await page.getByRole('button', { name: domain }).click();
    await page.getByRole('checkbox', { name: profile.mobilePhone }).check();
    await checkAccessibility();
    await takeScreenshots('settings-add-rule');
    await submit(page);
    const card = page.getByRole('article', { name: domain });
    await card.getByText(profile.mobilePhone).waitFor();
    await takeScreenshots('settings-rules');

    await page.getByRole('main').getByRole('combobox', { name: settings.person }).fill(other.login);
    await page.getByRole('listbox').getByRole('option').first().click();
    const fields = page.getByRole('list', { name: say(settings.previewFields, { name: nameOf(other) }) });
    await fields.getByText(profile.mobilePhone, { exact: true }).waitFor();
    expect(await fields.getByText(profile.city, { exact: true }).count()).toBe(0);

    await card.getByRole('link', { name: say(settings.changeOf, { name: domain }) }).click();
    await page.getByRole('checkbox', { name: profile.city }).check();
    await submit(page);
    await page.getByText(say(settings.ruleChanged, { id: domain })).waitFor();

    const own = await visit({ at: directory.address });
    await signIn(own.page, other, '/myprofile');
    await own.page.getByRole('button', { name: profile.edit, exact: true }).click();
    await own.page.getByRole('textbox', { name: profile.mobilePhone, exact: true }).waitFor();
    await own.page.getByRole('textbox', { name: profile.city, exact: true }).waitFor();
    expect(await own.page.getByRole('textbox', { name: profile.primaryPhone, exact: true }).count()).toBe(0);
  });
});

describe('addresses', () => {
  test(
    'a list with faults is rejected; a valid list is saved; a new list is applied as a difference',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit({ at: directory.address });
      await signIn(page, clerk, place('addresses', 'add'));
      await page.getByRole('combobox', { name: profile.businessUnit }).selectOption('BU10');
      const input = page.locator('input[type=file]');
      const submitButton = page.getByRole('main').getByRole('button', { name: shell.submit });
      expect(await submitButton.isDisabled()).toBe(true);

      await input.setInputFiles(jsonFile('notes.txt', 'hello'));
      await page.getByText(settings.notJson).waitFor();
      await input.setInputFiles(jsonFile('half.json', '{"bu":'));
      await page.getByText(say(settings.brokenJson, { line: 1, column: 7 })).waitFor();
      await input.setInputFiles(jsonFile('other.json', { bu: 'BU02', allowedAddresses: [rivoli] }));
      await page.getByRole('alert').filter({ hasText: 'BU02' }).waitFor();
      const faulty = [rivoli, rivoli, { ...quai, C_countryname: 'Atlantis' }, { ...quai, city: 'x'.repeat(300) }];
      await input.setInputFiles(jsonFile('faulty.json', { bu: 'BU10', allowedAddresses: faulty }));
      const faults = page.getByRole('table', { name: settings.faults });
      await expect.poll(() => faults.getByRole('row').count()).toBe(4);
      expect(await submitButton.isDisabled()).toBe(true);
      await checkAccessibility();
      await takeScreenshots('settings-address-faults');

      await input.setInputFiles(jsonFile('good.json', { bu: 'BU10', allowedAddresses: [rivoli] }));
      await page.getByRole('table', { name: settings.addressesInFile }).getByText(rivoli.streetAddress).waitFor();
      await submitButton.dblclick();
      await page.getByRole('status').filter({ hasText: 'BU10' }).waitFor();

      await page.goto(place('addresses', 'change', 'BU10'));
      await page.getByRole('table', { name: settings.addressesNow }).getByText(rivoli.city).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: settings.download, exact: true }).click(),
      ]);
      const downloaded = join(temporaryFolder(), download.suggestedFilename());
      await download.saveAs(downloaded);
      await input.setInputFiles(downloaded);
      await page.getByText(settings.addressesSame).waitFor();
      await input.setInputFiles(jsonFile('next.json', { bu: 'BU10', allowedAddresses: [rivoli, quai] }));
      await page.getByRole('table', { name: settings.addressesAdded }).getByText('Nantes').waitFor();
      await takeScreenshots('settings-address-difference');
      await submitButton.click();
      await page.getByRole('status').filter({ hasText: 'BU10' }).waitFor();

      // The clerk belongs to this unit and can now choose from its addresses.
      await page.goto('/myprofile');
      await page.getByRole('button', { name: profile.edit, exact: true }).click();
      const city = page.getByRole('combobox', { name: profile.city, exact: true });
      await expect
        .poll(() => city.getByRole('option').allInnerTexts())
        .toEqual(expect.arrayContaining(['Lyon', 'Nantes']));
    },
  );

  test('a hundred thousand rows are checked and saved', async ({ visit }) => {
    const { page } = await visit({ at: directory.address });
    await signIn(page, clerk, place('addresses', 'add'));
    await page.getByRole('combobox', { name: profile.businessUnit }).selectOption('BU12');
    const rows = Array.from({ length: 100_000 }, (_, number) => ({ ...rivoli, C_houseIdentifier: `Site ${number}` }));
    await page
      .locator('input[type=file]')
      .setInputFiles(jsonFile('large.json', { bu: 'BU12', allowedAddresses: rows }));
    await page.getByRole('table', { name: settings.addressesInFile }).waitFor();
    await submit(page);
    await page.getByRole('status').filter({ hasText: 'BU12' }).waitFor({ timeout: 120_000 });
  });
});

describe('a lost connection', () => {
  test('shows a message and keeps the selected checkboxes', async ({ visit }) => {
    const { page, context, problems } = await visit({ at: directory.address });
    await signIn(page, clerk, place('domains', 'add'));
    await page.getByLabel(settings.domainId, { exact: true }).fill('nowhere.example');
    await page.getByRole('checkbox', { name: profile.state }).check();
    await context.setOffline(true);
    await submit(page);
    await page.getByRole('alert').getByText(settings.entriesKept).waitFor();
    expect(await page.getByLabel(settings.domainId, { exact: true }).inputValue()).toBe('nowhere.example');
    await context.setOffline(false);
    await submit(page);
    await page.getByRole('article', { name: 'nowhere.example' }).waitFor();
    problems.expect(/Failed to fetch|ERR_INTERNET/);
  });
});

describe('feeds and audit', () => {
  test(
    'an export of an HR system is recognized, and its columns can be changed',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, context, problems, checkAccessibility, takeScreenshots } = await visit({ at: directory.address });
      await signIn(page, clerk, place('feeds', 'add'));
      const heading = 'Personalnummer;Vorname;Nachname;E-Mail;Position;Gesellschaft;Ort;Land;Telefon';
      const rows = [
        '100017;Jörg;Schröder;joerg@quill.example;Einkäufer;Quill GmbH;Köln;Deutschland;+49 221 12345',
        '100018;Änne;Müller;aenne@quill.example;Geschäftsführerin;Quill GmbH;Wien;Österreich;auf Anfrage',
        '100019;Élodie;Lefèvre;;Ingénieure;Quill SAS;Besançon;France;+33 3 81 00 00 00',
        ...Array.from({ length: 30_000 }, (_, index) => `${index};Zoë;Beispiel${index};b${index}@quill.example;;;;;`),
      ];
      const path = join(temporaryFolder(), 'personio.csv');
      writeFileSync(path, Buffer.from([heading, ...rows].join('\r\n'), 'latin1'));
      await page.getByLabel(settings.feedName, { exact: true }).fill('personio');
      await page.locator('input[type=file]').setInputFiles(path);
      // The connection breaks during the upload, which then continues automatically.
      let isCut = false;
      await page.route('**/api/admin/uploads/*?offset=*', async (route) => {
        if (isCut || route.request().url().endsWith('offset=0')) return await route.continue();
        isCut = true;
        await context.setOffline(true);
        return await route.abort('internetdisconnected');
      });
      await page.getByRole('button', { name: upload.preview }).click();
      await page.getByText(upload.waiting).waitFor();
      await takeScreenshots('settings-feed-upload');
      await context.setOffline(false);
      await page.getByText('Jörg SCHRÖDER').waitFor();
      problems.expect(/Failed to fetch|ERR_INTERNET/);
      await page.getByText(upload.mapProposed).waitFor();
      await page.getByText(upload.columns).click();
      await checkAccessibility();
      await takeScreenshots('settings-feed-columns');
      await page.getByLabel(words.fields.login).selectOption('Personalnummer');
      await page.getByText('100017').first().waitFor();
      await page.getByRole('button', { name: upload.otherFile }).click();
      await page.getByRole('button', { name: upload.preview }).waitFor();
    },
  );

  test('a file has a dry run before the import, and the audit log records both', inEveryLanguage, async ({ visit }) => {
    const { page, problems, checkAccessibility, takeScreenshots } = await visit({ at: directory.address });
    await signIn(page, clerk, place('feeds', 'add'));
    const names = { firstName: 'Zoé', lastName: 'Zéphyrine', userType: 'I' };
    const newcomer = { login: 'ZZ9009@group.example', ...names, C_countryname: 'Atlantis' };
    const path = join(temporaryFolder(), 'newcomers.csv');
    writeFileSync(path, asCsv([newcomer, { ...newcomer, login: '' }]));
    const isNoCountry = say(reasons['not-country'], { value: 'Atlantis' });
    await page.getByLabel(settings.feedName, { exact: true }).fill('newcomers');
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByRole('button', { name: upload.preview }).click();
    await page.getByText('Zoé ZÉPHYRINE').first().waitFor();
    await page.getByText(isNoCountry).first().waitFor();
    await checkAccessibility();
    await takeScreenshots('settings-feed-preview');
    await page.getByRole('button', { name: upload.checkFile }).click();
    await page.getByText(settings.previewed).waitFor();
    await page.getByRole('table', { name: upload.problems }).getByText(isNoCountry).first().waitFor();
    await checkAccessibility();
    await takeScreenshots('settings-feed-trial');
    const [faults] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: upload.downloadProblems }).click(),
    ]);
    expect(faults.suggestedFilename()).toMatch(/^feed-run-\d+-.*\.csv$/);
    const saved = join(temporaryFolder(), 'faults.csv');
    await faults.saveAs(saved);
    expect(readFileSync(saved, 'utf8')).toContain(isNoCountry);
    expect(readFileSync(saved, 'utf8')).toContain(reasons.valueLeftOut);
    await page.getByRole('cell', { name: reasons.rowRejected }).first().waitFor();
    await page.getByRole('button', { name: settings.import, exact: true }).click();
    await page.getByText(settings.imported).waitFor();
    // The progress may be requested once more after the import, when the upload has been deleted.
    problems.expect(/^answer: 404 GET \/api\/admin\/uploads\//);

    await page.goto(place('feeds'));
    const run = page.getByRole('list', { name: feeds.latestRuns }).getByRole('article').first();
    await run.locator('summary').click();
    await run.getByText(isNoCountry).first().waitFor();
    await takeScreenshots('settings-feeds');
    await page.goto(place('audit'));
    await page.getByLabel(settings.auditKind).selectOption('feed.run');
    await page.getByRole('list', { name: settings.audit, exact: true }).getByText('newcomers').waitFor();
    await checkAccessibility();
    await takeScreenshots('settings-audit');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: settings.exportCsv }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^audit-.*\.csv$/);
  });
});

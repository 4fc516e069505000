import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { asCsv, importPeople, runPeople } from '../../tools/src/run-people-command.ts';
import { temporaryFolder } from '../../tools/src/running-directory.ts';
import type { Directory } from '../../tools/src/running-directory.ts';
import { people } from './harness/colleagues.ts';
import type { Colleague } from './harness/colleagues.ts';
import { choosePerson, nameOf, signIn } from './harness/sign-in.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { say, words } from './harness/words.ts';
import { startDirectory } from '../../tools/test/start-directory.ts';

const { profile, shell, search, errors } = words;

/** A person who may edit every field according to the rule of their domain, and whose business unit has an address list. */
const editor: Colleague = {
  ...people.reader,
  login: 'ED6001@group.example',
  C_groupIdentifier: 'ED6001',
  firstName: 'Edwige',
  lastName: 'Quillemot',
  email: 'ed6001@group.example',
  division: 'BU26',
  C_distinguishedName: 'CN=Edwige,OU=People,DC=france,DC=group,DC=example',
  city: 'Nanterre',
  zipCode: '92000',
  streetAddress: '42 quai de la Marine',
  C_houseIdentifier: 'Nanterre - Les Terrasses',
  preferredLanguage: 'fr-FR',
  mobilePhone: '+33612345678',
};
const twin: Colleague = {
  ...editor,
  login: 'ED6002@group.example',
  C_groupIdentifier: 'ED6002',
  C_distinguishedName: 'CN=Edmond,OU=People,DC=france,DC=group,DC=example',
  firstName: 'Edmond',
};
const manager: Colleague = {
  ...people.reader,
  login: 'MG6003@group.example',
  C_groupIdentifier: 'MG6003',
  firstName: 'Manon',
};
const seen: Colleague = {
  ...editor,
  login: 'SE6004@group.example',
  C_groupIdentifier: 'SE6004',
  C_distinguishedName: 'CN=Seen,OU=People,DC=france,DC=group,DC=example',
  firstName: 'Zoé; "Zed"',
  lastName: 'Séguin, née Łoś',
  title: 'Chargée d’affaires 🌱',
  email: 'se6004@group.example',
  manager: 'MG6003',
  linkedInURI: 'https://www.linkedin.com/in/zoe',
  C_businessCategory: 'IT',
};
const longNamed: Colleague = {
  ...people.reader,
  login: 'LN6006@group.example',
  C_groupIdentifier: 'LN6006',
  firstName: 'Maximilian',
  lastName: 'Featherstonehaugh',
};
/** A manager with a name wider than a phone, and her report. */
const wideNamed: Colleague = {
  ...people.reader,
  login: 'WN6008@group.example',
  C_groupIdentifier: 'WN6008',
  lastName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
};
const belowWideNamed: Colleague = {
  ...people.reader,
  login: 'BW6009@group.example',
  C_groupIdentifier: 'BW6009',
  lastName: 'Unterbeamter',
  manager: 'WN6008',
};
/** Without a value for the first column. */
const bare: Colleague = {
  login: 'BA6007@group.example',
  C_groupIdentifier: 'BA6007',
  firstName: 'Barnabé',
  lastName: 'Nudé',
  userType: 'I',
  preferredLanguage: 'fr-FR',
};
const leaver: Colleague = {
  ...people.reader,
  login: 'LE6005@group.example',
  C_groupIdentifier: 'LE6005',
  firstName: 'Léa',
  lastName: 'Partie',
  manager: 'MG6003',
};

let directory: Directory;

beforeAll(async () => {
  directory = await startDirectory({ DEMO_PEOPLE: '50' });
  await importPeople(directory, [
    people.reader,
    editor,
    twin,
    manager,
    seen,
    longNamed,
    wideNamed,
    belowWideNamed,
    bare,
    leaver,
  ]);
});

afterAll(() => directory.stop());

const at = () => ({ at: directory.address });
const heading = (page: Page, person: Colleague) => page.getByRole('heading', { level: 1, name: nameOf(person) });
const submit = (page: Page) => page.getByRole('button', { name: shell.submit });
const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const choice = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });

async function openForm(page: Page, person: Colleague): Promise<void> {
  await signIn(page, person, '/myprofile');
  await page.getByRole('button', { name: profile.edit, exact: true }).click();
  await page.getByRole('form', { name: profile.editing }).waitFor();
}

/** Options of a select, without the empty one. */
async function offered(page: Page, label: string): Promise<string[]> {
  const values = await choice(page, label)
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  return values.filter(Boolean);
}

/** An image of one colour, encoded by the browser. */
async function picture(page: Page, type: 'image/jpeg' | 'image/png', width = 640, height = 480): Promise<Buffer> {
  const address = await page.evaluate(
    ([kind, wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (context !== null) {
        context.fillStyle = 'rgb(20, 90, 160)';
        context.fillRect(0, 0, wide, high);
      }
      return canvas.toDataURL(kind);
    },
    [type, width, height] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('a profile is requested once, before the application has started, both in the first tab and in another', async ({
  visit,
}) => {
  const { page } = await visit({ at: directory.address });
  await signIn(page, editor);
  const tab = await page.context().newPage();
  for (const opened of [page, tab]) {
    const requested: string[] = [];
    opened.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await opened.goto(`/Profile?${seen.login}`);
    await opened.getByRole('heading', { level: 1, name: nameOf(seen) }).waitFor();
    const isOfPage = (path: string) => path === '/api/get-user-profile' || path === '/api/viewer';
    expect(requested.filter(isOfPage).toSorted()).toEqual(['/api/get-user-profile', '/api/viewer']);
    expect(
      await opened.evaluate(() => Object.keys((window as unknown as { firstRequests: object }).firstRequests)),
    ).toEqual([]);
  }
});

describe('view', () => {
  test('a profile found by search shows the person and their contact data', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit(at());
    await signIn(page, people.reader, '/Result?groupIdQuery=SE6004');
    await page.getByRole('link', { name: nameOf(seen), exact: true }).click();
    await heading(page, seen).waitFor();
    const link = (name: string) => page.getByRole('link', { name });
    expect(await link(profile.chat).getAttribute('href')).toBe(
      'https://teams.microsoft.com/l/chat/0/0?users=se6004@group.example',
    );
    expect(await link(profile.mail).getAttribute('href')).toBe('mailto:se6004@group.example');
    expect(await link(profile.call).getAttribute('href')).toBe('tel:+33472000111');
    expect(await link('+33 6 12 34 56 78').getAttribute('href')).toBe('tel:+33612345678');
    expect(await link(nameOf(manager)).getAttribute('href')).toMatch(/^\/Profile\?MG6003/i);
    expect(await page.getByRole('button', { name: profile.edit, exact: true }).count()).toBe(0);
    await checkAccessibility();
    await takeScreenshots('profile');
    await page.getByRole('button', { name: profile.details }).click();
    await page
      .getByText(profile.correctFeed.split('{{feed}}')[0] ?? '')
      .first()
      .waitFor();
    // A button partially covered by the header would be too small a target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await checkAccessibility();
    await page.reload();
    await heading(page, seen).waitFor();
  });

  test('has lines of the same height with and without a copy button, whichever style sheet comes first', async ({
    visit,
  }) => {
    const { page } = await visit(at());
    await signIn(page, editor, '/myprofile');
    const contact = page.getByRole('region', { name: profile.contact, exact: true });
    await contact.getByRole('button').first().waitFor();
    const lines = contact.locator('dl > div');
    expect(await lines.filter({ hasNot: page.getByRole('button') }).count()).toBeGreaterThan(0);
    const difference = async () => {
      const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
      return Math.max(...heights) - Math.min(...heights);
    };
    expect(await difference()).toBeLessThan(2);
    await page.evaluate(async () => {
      const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
      const loaded = sheets.map((sheet) => new Promise((resolve) => sheet.addEventListener('load', resolve)));
      document.head.append(...sheets.toReversed());
      await Promise.all(loaded);
    });
    expect(await difference()).toBeLessThan(2);
  });

  test('has a long last name on one line of a phone', async ({ visit }) => {
    const { page } = await visit({ ...at(), viewport: { width: 390, height: 844 } });
    await signIn(page, people.reader, `/Profile?${longNamed.login}`);
    await heading(page, longNamed).waitFor();
    const lines = await heading(page, longNamed).evaluate((name) => {
      const height = Number.parseFloat(getComputedStyle(name).lineHeight);
      return Math.round(name.getBoundingClientRect().height / height);
    });
    expect(lines).toBe(2);
  });

  test('has a chart on which a manager’s name that is wider than a phone wraps above the branch', async ({ visit }) => {
    const { page } = await visit({ ...at(), viewport: { width: 390, height: 844 } });
    await signIn(page, people.reader, `/orgchart?${belowWideNamed.login}#outline`);
    await page.getByRole('navigation', { name: words['org-chart'].chain }).getByRole('link').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('has its buttons next to each other, without overlap', async ({ visit }) => {
    const { page } = await visit(at());
    await signIn(page, people.reader, `/Profile?${bare.login}`);
    const head = page.getByRole('region', { name: nameOf(bare) });
    const save = await head.getByRole('button', { name: profile.saveContact }).boundingBox();
    const favourite = await head.getByRole('button', { name: shell.favourite, exact: true }).boundingBox();
    expect(favourite?.y).toBe(save?.y);
    expect(favourite?.x).toBeGreaterThanOrEqual((save?.x ?? Infinity) + (save?.width ?? 0));
  });

  test('uses both columns if the first one would be empty', async ({ visit }) => {
    const { page } = await visit(at());
    await signIn(page, people.reader, `/Profile?${bare.login}`);
    const placeOf = async (name: string) => await page.getByRole('region', { name, exact: true }).boundingBox();
    const [organisation, about] = [await placeOf(profile.organisation), await placeOf(profile.about)];
    expect(about?.y).toBe(organisation?.y);
    expect(about?.x).toBeGreaterThan((organisation?.x ?? Infinity) + (organisation?.width ?? 0));
  });

  test('is printed in two columns, without controls', async ({ visit }) => {
    const { page } = await visit({ ...at(), viewport: { width: 700, height: 900 } });
    await signIn(page, people.reader, `/Profile?${seen.login}`);
    await heading(page, seen).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('button:visible, select:visible').count()).toBe(0);
    const placeOf = async (name: string) => await page.getByRole('region', { name, exact: true }).boundingBox();
    const [contact, organisation] = [await placeOf(profile.contact), await placeOf(profile.organisation)];
    expect(organisation?.y).toBe(contact?.y);
    expect(organisation?.x).toBeGreaterThan((contact?.x ?? 0) + (contact?.width ?? 0));
  });

  test('is printed without the fields that have no value', async ({ visit }) => {
    const { page } = await visit(at());
    await signIn(page, people.reader, '/myprofile');
    const label = page.locator('dt').getByText(profile.nameRecording, { exact: true });
    await label.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await label.isVisible()).toBe(false);
    expect(await page.getByText(profile.notGiven, { exact: true }).filter({ visible: true }).count()).toBe(0);
  });

  test('an unknown login and a leaver each show their own message', inEveryLanguage, async ({ visit }) => {
    const { page, problems, checkAccessibility, takeScreenshots } = await visit(at());
    await signIn(page, people.reader, '/Profile?nobody@group.example');
    await page.getByRole('heading', { name: profile.unknownHeading }).waitFor();
    await checkAccessibility();
    const file = join(temporaryFolder(), 'people.csv');
    writeFileSync(file, asCsv([people.reader, editor, twin, manager, seen]));
    expect(await runPeople(directory, 'import', file, '--accept-removals')).toMatchObject({ code: 0 });
    const left = page.getByRole('heading', { name: say(profile.leftHeading, { name: nameOf(leaver) }) });
    const hasLeft = async () => {
      await page.goto(`/Profile?${leaver.login}`);
      await left.or(heading(page, leaver)).waitFor();
      return await left.isVisible();
    };
    await expect.poll(hasLeft, { timeout: 25_000 }).toBe(true);
    await checkAccessibility();
    await takeScreenshots('profile-left');
    await page.goto(`/orgchart?${leaver.login}`);
    await page.getByRole('heading', { name: say(profile.leftHeading, { name: nameOf(leaver) }) }).waitFor();
    await page.getByRole('link', { name: nameOf(manager), exact: true }).click();
    await heading(page, manager).waitFor();
    // A page may send the request twice: a prefetch while its script is loading, and again when it is shown.
    expect(problems.expect(/^answer: 4(?:04|10) GET \/api\/(?:get-user-profile|org-chart)/)).toBeGreaterThanOrEqual(3);
  });

  test("the contact is downloaded under the person's name, and another vCard parser reads it", async ({ visit }) => {
    const { page } = await visit(at());
    await signIn(page, people.reader, `/Profile?${seen.login}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: profile.saveContact }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/Zoé.*\.vcf$/);
    const file = join(temporaryFolder(), 'contact.vcf');
    await download.saveAs(file);
    const card = await readFile(file, 'utf8');
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    const read = new ICAL.Component(ICAL.parse(card) as unknown as string);
    expect(read.getFirstPropertyValue('email')).toBe('se6004@group.example');
    expect(read.getFirstPropertyValue('title')).toBe('Chargée d’affaires 🌱');
    // NOTE: ical.js leaves `\\;` escaped in single values, where RFC 2426 section 4 has it unescaped.
    const name = String(read.getFirstPropertyValue('fn')).replaceAll('\\;', ';');
    expect(name.toLowerCase()).toBe('zoé; "zed" séguin, née łoś');
  });
});

describe('edit', () => {
  test(
    'a new address is chosen from country to site, then shown and found immediately',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit(at());
      await openForm(page, editor);
      await checkAccessibility();
      await takeScreenshots('profile-edit');
      await choice(page, profile.C_countryname).selectOption('Belgium');
      expect(await choice(page, profile.city).inputValue()).toBe('');
      expect(await choice(page, profile.C_houseIdentifier).isDisabled()).toBe(true);
      expect(await submit(page).isDisabled()).toBe(true);
      const [city = ''] = await offered(page, profile.city);
      await choice(page, profile.city).selectOption(city);
      expect(await box(page, profile.zipCode).inputValue()).not.toBe('');
      expect(await box(page, profile.zipCode).getAttribute('readonly')).not.toBeNull();
      const [street = ''] = await offered(page, profile.streetAddress);
      await choice(page, profile.streetAddress).selectOption(street);
      const [site = ''] = await offered(page, profile.C_houseIdentifier);
      await choice(page, profile.C_houseIdentifier).selectOption(site);
      await submit(page).click();
      await page.getByText(profile.saved).waitFor();
      await page.getByText(street).waitFor();
      await page.goto(`/Result?lastNameQuery=Quillemot&cityQuery=${encodeURIComponent(city)}`);
      await page.getByRole('link', { name: nameOf(editor), exact: true }).waitFor();
    },
  );

  test(
    'an invalid value gets an explanation, and leaving the page does not lose the input',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit(at());
      await openForm(page, editor);
      await box(page, profile.mobilePhone).fill('12');
      await box(page, profile.linkedInURI).fill('https://linkedin.example/in/me');
      await page.getByText(profile.faultPhone).waitFor();
      await page.getByText(say(profile.faultHost, { host: 'linkedin.com' })).waitFor();
      expect(await submit(page).isDisabled()).toBe(true);
      await checkAccessibility();
      await takeScreenshots('profile-faults');
      await page.getByRole('link', { name: shell.directory, exact: true }).last().click();
      await page.getByRole('dialog', { name: shell.leaveHeading }).waitFor();
      await checkAccessibility();
      await page.getByRole('button', { name: shell.stay }).click();
      expect(await box(page, profile.mobilePhone).inputValue()).toBe('12');
      await page.getByRole('button', { name: shell.cancel }).click();
      await page.getByRole('link', { name: shell.directory, exact: true }).last().click();
      await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
    },
  );

  test('an edit survives an expired session and is saved after a new sign-in', async ({ visit }) => {
    const link = 'https://www.linkedin.com/in/edwige';
    await using before = await startDirectory({ DEMO_PEOPLE: '0' });
    await importPeople(before, [editor]);
    const { page, context, problems } = await visit({ at: before.address });
    await openForm(page, editor);
    await box(page, profile.linkedInURI).fill(link);

    // Another directory with the same people now runs at the same address. It rejects the tokens of the first.
    await before.stop();
    await using after = await startDirectory({ DEMO_PEOPLE: '0', PORT: new URL(before.address).port });
    await importPeople(after, [editor]);
    await submit(page).click();
    const ended = page.getByRole('dialog', { name: shell.sessionEndedHeading });
    await ended.waitFor();
    // Chromium lets a page cancel the first Escape, but not a second one in a row. The dialog must survive both.
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      ended.getByRole('button', { name: shell.signInAgain }).click(),
    ]);
    expect(await box(page, profile.linkedInURI).inputValue()).toBe(link);
    await choosePerson(tab, editor);
    await page.getByText(profile.saved).waitFor();
    await page.locator(`main a[href="${link}"]`).waitFor();
    problems.expect(/^answer: (400|401) /);
  });

  test('an edit is hidden when its author signs out in another tab, and continues after a new sign-in', async ({
    visit,
  }) => {
    const link = 'https://www.linkedin.com/in/hidden';
    const { page, context, checkAccessibility } = await visit(at());
    await openForm(page, twin);
    await box(page, profile.linkedInURI).fill(link);

    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: shell.accountMenu }).click();
    await other.getByRole('button', { name: shell.logout }).click();
    await other.getByRole('heading', { level: 1, name: shell.signedOutHeading }).waitFor();

    const ended = page.getByRole('dialog', { name: shell.signedOutElsewhereHeading });
    await ended.waitFor();
    await expect.poll(() => page.locator('main, header, footer').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByText(nameOf(twin)).filter({ visible: true }).count()).toBe(0);
    expect(await page.title()).not.toContain(nameOf(twin));
    await checkAccessibility();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      ended.getByRole('button', { name: shell.signInAgain }).click(),
    ]);
    await choosePerson(tab, twin);
    await ended.waitFor({ state: 'hidden' });
    expect(await box(page, profile.linkedInURI).inputValue()).toBe(link);
    await submit(page).click();
    await page.getByText(profile.saved).waitFor();
  });

  test('on a phone nothing covers Submit at any scroll position', async ({ visit }) => {
    const { page } = await visit({ at: directory.address, viewport: { width: 390, height: 700 } });
    await openForm(page, editor);
    for (const part of [0.2, 0.5, 0.8, 0.9, 0.95, 1]) {
      await page.evaluate((share) => window.scrollTo(0, document.body.scrollHeight * share), part);
      await submit(page).click({ trial: true });
    }
    // The button would cover the fields.
    expect(await page.getByRole('button', { name: shell.backToTop }).count()).toBe(0);
  });

  test('Submit does not cover a field that is focused by keyboard', async ({ visit }) => {
    const { page } = await visit({ ...at(), viewport: { width: 390, height: 600 } });
    await openForm(page, editor);
    const fields = page.getByRole('form', { name: profile.editing }).locator('input, select');
    await expect.poll(() => fields.first().evaluate((field) => field === document.activeElement)).toBe(true);
    const isCovered = () =>
      page.evaluate(() => {
        const { bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
        const bar = document.querySelector('[data-form-actions]');
        return bar?.contains(document.activeElement) === false && bottom > bar.getBoundingClientRect().top;
      });
    for (let left = await fields.count(); left > 0; left--) {
      expect(await isCovered()).toBe(false);
      await page.keyboard.press('Tab');
    }
  });

  test('an assistant is found by name and stored by group ID', async ({ visit }) => {
    const { page, checkAccessibility } = await visit(at());
    await openForm(page, twin);
    await choice(page, profile.C_assistant).pressSequentially('edwige quille');
    await page.getByRole('option', { name: nameOf(editor) }).waitFor();
    await checkAccessibility();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => choice(page, profile.C_assistant).inputValue()).toBe('ED6001');
    await submit(page).click();
    await page.getByText(profile.saved).waitFor();
    await page.getByRole('link', { name: nameOf(editor), exact: true }).waitFor();
  });

  test(
    'the later of two concurrent edits shows the newer values next to its own',
    inEveryLanguage,
    async ({ visit }) => {
      const [one, other] = [await visit(at()), await visit(at())];
      await openForm(one.page, twin);
      await openForm(other.page, twin);
      await box(one.page, profile.mobilePhone).fill('+33611111111');
      await submit(one.page).click();
      await one.page.getByText(profile.saved).waitFor();
      await box(other.page, profile.mobilePhone).fill('+33622222222');
      await submit(other.page).click();
      await other.page.getByText(say(profile.newerValue, { value: '+33611111111' })).waitFor();
      expect(other.problems.expect(/^answer: 409/)).toBe(1);
      expect(await box(other.page, profile.mobilePhone).inputValue()).toBe('+33622222222');
      await other.checkAccessibility();
      await other.takeScreenshots('profile-stale');
      await other.page.getByRole('button', { name: profile.keepMine }).click();
      await submit(other.page).click();
      await other.page.getByRole('link', { name: '+33 6 22 22 22 22' }).waitFor();
    },
  );
});

describe('photo', () => {
  test('whose dialog cannot be loaded leaves what was typed into the form', async ({ visit }) => {
    const { page, context, problems } = await visit(at());
    await signIn(page, editor, '/myprofile');
    await page.getByRole('main').getByRole('button', { name: profile.edit, exact: true }).click();
    const field = page.getByRole('form', { name: profile.editing }).getByRole('textbox').first();
    await field.fill('typed before');
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture(page, 'image/jpeg') };
    await context.setOffline(true);
    // The message depends on whether the page knows already that it is offline.
    await page.getByRole('banner').getByText(shell.offline).waitFor();
    await page.locator('input[type=file]').setInputFiles(photo);
    const alert = page.getByRole('alert').getByText(errors['network.offline']);
    await alert.waitFor();
    expect(await field.inputValue()).toBe('typed before');
    await context.setOffline(false);
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.getByRole('dialog', { name: profile.cropHeading }).waitFor();
    expect(await alert.count()).toBe(0);
    expect(await field.inputValue()).toBe('typed before');
    problems.expect(/Failed to fetch|ERR_INTERNET_DISCONNECTED/);
  });

  test.for([
    ['on the profile', false],
    ['over a form with changes', true],
  ] as const)('that is being cropped %s is not lost on Back without one question', async ([, isEditing], { visit }) => {
    const { page } = await visit(at());
    await signIn(page, editor);
    await page.getByRole('button', { name: shell.accountMenu }).click();
    await page.getByRole('banner').getByRole('link', { name: shell.myProfile }).click();
    await heading(page, editor).waitFor();
    if (isEditing) {
      await page.getByRole('main').getByRole('button', { name: profile.edit, exact: true }).click();
      await page.getByRole('form', { name: profile.editing }).getByRole('textbox').first().fill('typed before');
    }
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture(page, 'image/jpeg') };
    await page.locator('input[type=file]').setInputFiles(photo);
    const dialog = page.getByRole('dialog', { name: profile.cropHeading });
    const question = page.getByRole('dialog', { name: shell.leaveHeading });
    await dialog.waitFor();
    await page.evaluate(() => window.history.back());
    await question.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(2);
    await question.getByRole('button', { name: shell.stay }).click();
    await question.waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: shell.leave }).click();
    await page.getByRole('heading', { level: 1, name: words.search.homeHeading }).waitFor();
  });

  test('that is being cropped is hidden after a sign-out in another tab, and discarded on Back', async ({ visit }) => {
    const { page, context, problems } = await visit(at());
    await signIn(page, twin);
    await page.getByRole('button', { name: shell.accountMenu }).click();
    await page.getByRole('banner').getByRole('link', { name: shell.myProfile }).click();
    await heading(page, twin).waitFor();
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture(page, 'image/jpeg') };
    await page.locator('input[type=file]').setInputFiles(photo);
    const cropping = page.getByRole('dialog', { name: profile.cropHeading });
    await cropping.waitFor();

    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: shell.accountMenu }).click();
    await other.getByRole('button', { name: shell.logout }).click();

    const ended = page.getByRole('dialog', { name: shell.signedOutElsewhereHeading });
    await ended.waitFor();
    expect(await cropping.isVisible()).toBe(false);
    const question = page.getByRole('dialog', { name: shell.leaveHeading });
    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: shell.stay }).click();
    await ended.waitFor();
    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: shell.leave }).click();
    await ended.waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('button', { name: shell.login }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    problems.expect(/^answer: 401 /);
  });

  test(
    'a new photo is cropped, uploaded, and shown immediately in the header and on other pages',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit(at());
      await signIn(page, editor, '/myprofile');
      await heading(page, editor).waitFor();
      expect(await page.getByRole('banner').locator('img[src*="/api/photos/"]').count()).toBe(0);
      const input = page.locator('input[type=file]');
      await input.setInputFiles({
        name: 'photo.jpg',
        mimeType: 'image/jpeg',
        buffer: await picture(page, 'image/png'),
      });
      await page.getByText(errors['photo.not-jpeg']).waitFor();
      await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture(page, 'image/jpeg') });
      const dialog = page.getByRole('dialog', { name: profile.cropHeading });
      await dialog.waitFor();
      await dialog.getByRole('slider', { name: profile.zoom }).press('End');
      await dialog.getByRole('slider', { name: profile.across }).press('ArrowRight');
      await checkAccessibility();
      await takeScreenshots('profile-crop');
      await dialog.getByRole('button', { name: profile.savePhoto }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('banner').locator('img[src*="/api/photos/"]').waitFor();
      await page.getByRole('img', { name: say(shell.photoOf, { name: nameOf(editor) }) }).waitFor();
      await page
        .getByRole('navigation', { name: shell.mainNavigation })
        .getByRole('link', { name: shell.directory })
        .click();
      await page.goto('/Result?groupIdQuery=ED6001');
      const card = page.getByRole('listitem').filter({ hasText: nameOf(editor) });
      const image = card.locator('img[src*="/api/photos/"]');
      await image.waitFor();
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    },
  );
});

import { text as readText } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { say, words } from './harness/words.ts';

const { several, search } = words;
const { reader } = people;

describe('Find several people', () => {
  test('from a pasted line to a file', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit();
    await signIn(page);
    await page.getByRole('main').getByRole('link', { name: search.findSeveral }).click();
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: several.heading }).waitFor();
    await checkAccessibility();
    const text = `${nameOf(reader)} <${reader['email']}>; martin; Xquxq Zzyzx`;
    await main.getByRole('textbox', { name: several.textLabel }).fill(text);
    await main.getByRole('button', { name: several.find, exact: true }).click();
    const results = main.getByRole('region', { name: several.results });
    await results.getByRole('heading', { name: say(several.foundOf, { found: 1, total: 3 }) }).waitFor();
    await results.getByRole('link', { name: nameOf(reader), exact: true }).waitFor();
    await results.getByRole('radio').first().check();
    await results.getByRole('heading', { name: say(several.foundOf, { found: 2, total: 3 }) }).waitFor();
    await checkAccessibility();
    await takeScreenshots('find-several');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/Find-several');

    const contacts = page.waitForEvent('download');
    await results.getByRole('button', { name: several.saveContacts }).click();
    const cards = await readText(await (await contacts).createReadStream());
    expect(cards.match(/BEGIN:VCARD/g)).toHaveLength(2);
    const csvFile = page.waitForEvent('download');
    await results.getByRole('button', { name: search.exportCsv }).click();
    const csv = await readText(await (await csvFile).createReadStream());
    expect(csv).toContain(reader['email']);
    expect(csv).toContain('Xquxq Zzyzx');
  });

  test('looks the same after a click on a link and after a reload', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    await page.getByRole('main').getByRole('link', { name: search.findSeveral }).click();
    // The style sheet of the page makes this field taller than those of other forms.
    const field = page.getByRole('main').getByRole('textbox', { name: several.textLabel });
    const opened = await field.boundingBox();
    await page.reload();
    await field.waitFor();
    expect(opened?.height).toBeGreaterThan(100);
    expect(await field.boundingBox()).toEqual(opened);
  });

  test('on a narrow phone the five actions take three lines', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit({ viewport: { width: 360, height: 800 } });
    await signIn(page, reader, '/Find-several');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: several.textLabel }).fill(`${reader.login}\nXquxq Zzyzx`);
    await main.getByRole('button', { name: several.find, exact: true }).click();
    const top = async (name: string, role: 'button' | 'link' = 'button') =>
      (await main.getByRole(role, { name }).boundingBox())?.y;
    await main.getByRole('button', { name: several.copyUnknown }).waitFor();
    const tops = [
      await top(several.mailAll, 'link'),
      await top(several.copyAddresses),
      await top(several.saveContacts),
      await top(search.exportCsv),
      await top(several.copyUnknown),
    ];
    expect(new Set(tops).size).toBe(3);
    expect(tops[1]).toBe(tops[2]);
    expect(tops[3]).toBe(tops[4]);
    await checkAccessibility();
    await takeScreenshots('find-several-phone');
  });

  test('several lines pasted into the header search box open it, also on a phone', async ({ visit }) => {
    const { page, context } = await visit({ viewport: { width: 390, height: 800 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, reader, '/myprofile');
    await page.getByRole('button', { name: words.shell.openSearch }).click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${reader.login}\n${nameOf(reader)}`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.keyboard.press('Control+v');
    await page.getByRole('button', { name: say(search.findPasted, { total: 2 }) }).click();
    const results = page.getByRole('main').getByRole('region', { name: several.results });
    await results.getByRole('listitem').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

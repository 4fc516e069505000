import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { importPeople } from '../../tools/src/run-people-command.ts';
import { people } from './harness/colleagues.ts';
import { prepareCompanyProvider } from './harness/company-provider.ts';
import { test } from './harness/e2e-test.ts';
import { nameOf } from './harness/sign-in.ts';
import { startSubPathProxy } from './harness/sub-path-proxy.ts';
import { words } from './harness/words.ts';
import { startDirectory } from '../../tools/test/start-directory.ts';

const { shell, search } = words;
const card = words['public-card'];
const person = { ...people.reader, jpegPhoto: 'drawn' };

const path = '/intranet/directory';

/** Waits until the photo of the person has loaded. */
const photoIsLoaded = (page: Page) =>
  page.waitForFunction(() => {
    const photo = document.querySelector<HTMLImageElement>('main img[src*="/photos/"]');
    return photo?.complete === true && photo.naturalWidth > 0;
  });

describe('below a path on a host', () => {
  test.for([false, true])(
    'everything works behind a proxy (that removes the path: %s)',
    { timeout: 180_000 },
    async (strips, { visit }) => {
      const proxy = await startSubPathProxy(path, strips);
      const provider = await prepareCompanyProvider(person.login);
      await provider.start();
      const site = `${proxy.origin}${path}`;
      const directory = await startDirectory({
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        PUBLIC_ORIGIN: site,
        ADMIN_LOGINS: person.login,
      });
      try {
        proxy.forwardTo(directory.address);
        await importPeople(directory, [person]);
        const { page } = await visit({ at: proxy.origin });
        await page.goto(`${site}/Result?globalQuery=Durandeau`);
        await page.getByRole('main').getByRole('button', { name: shell.login }).click();
        await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
        expect(page.url()).toBe(`${site}/Result?globalQuery=Durandeau`);
        await photoIsLoaded(page);

        await page
          .getByRole('main')
          .getByRole('link', { name: nameOf(person), exact: true })
          .first()
          .click();
        await page.getByRole('heading', { level: 1, name: nameOf(person) }).waitFor();
        expect(page.url()).toContain(`${site}/`);
        await photoIsLoaded(page);

        await page.goto(`${site}/myprofile`);
        await page.getByRole('switch', { name: card.activate }).click();
        await page.getByRole('button', { name: card.accept, exact: true }).click();
        const link = page.getByRole('link', { name: card.visit });
        const address = (await link.getAttribute('href')) ?? '';
        expect(address).toContain(`${site}/callback/`);
        const visitor = await visit({ at: proxy.origin });
        await visitor.page.goto(address);
        await visitor.page.getByRole('heading', { level: 1, name: nameOf(person) }).waitFor();
        expect(await visitor.page.evaluate(() => document.styleSheets.length)).toBe(1);
        const contact = visitor.page.locator('a[href$="/card.vcf"]');
        const file = await fetch(new URL((await contact.getAttribute('href')) ?? '', address));
        expect(file.headers.get('content-type')).toContain('text/vcard');

        await page.goto(`${site}/Settings?section=scim`);
        await page.getByRole('heading', { level: 1, name: shell.settings }).waitFor();
        await expect.poll(() => page.getByRole('main').innerText()).toContain(`${site}/scim/v2`);
        await page.reload();
        await page.getByRole('heading', { level: 1, name: shell.settings }).waitFor();
        expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${site}/`);
      } finally {
        await directory.stop();
        await provider.close();
        await proxy.close();
      }
    },
  );
});

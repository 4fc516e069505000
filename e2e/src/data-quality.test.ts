import { text } from 'node:stream/consumers';
import { describe, expect, inject } from 'vitest';
import { people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { signIn } from './harness/sign-in.ts';
import { words } from './harness/words.ts';

const { settings } = words;
const quality = words['data-quality'];

const at = inject('changedDirectory');

describe('data quality', () => {
  test(
    'an administrator checks the data, lists the people of a kind, and downloads them',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit({ at });
      await signIn(page, people.reader, '/Settings?section=quality');
      await page.getByText(quality.neverComputed).waitFor();
      await page.getByRole('button', { name: quality.compute }).click();
      const kinds = page.getByRole('navigation', { name: quality.kinds });
      await kinds.getByRole('link', { name: quality['shared-email'] }).click();
      const list = page.getByRole('list', { name: quality['shared-email'] });
      await list.getByRole('listitem').nth(1).waitFor();
      expect(await list.getByRole('listitem').allTextContents()).toEqual([
        expect.stringMatching(/Ada TWIN.*desk@group\.example/),
        expect.stringMatching(/Bo TWIN.*Desk@group\.example/),
      ]);
      await checkAccessibility();
      await takeScreenshots('settings-data-quality');

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: settings.exportCsv }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^data-quality-.*\.csv$/);
      const file = await text(await download.createReadStream());
      expect(file.trim().split('\r\n')).toHaveLength(3);

      // The address of a list can be shared.
      await page.goto('/Settings?section=quality&kind=odd-phone&by=feed');
      await page.getByRole('list', { name: quality['odd-phone'] }).getByText('Bo TWIN').waitFor();
    },
  );
});

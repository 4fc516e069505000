import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { importPeople } from '../../tools/src/run-people-command.ts';
import type { Directory } from '../../tools/src/running-directory.ts';
import { colleagues, people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { signIn } from './harness/sign-in.ts';
import { words } from './harness/words.ts';
import { startDirectory } from '../../tools/test/start-directory.ts';

const { settings } = words;
const quality = words['data-quality'];
const clerk = people.reader;

const faulty = [
  { login: 'q1@group.example', firstName: 'Ada', lastName: 'Twin', email: 'desk@group.example', manager: 'nobody' },
  { login: 'q2@group.example', firstName: 'Bo', lastName: 'Twin', email: 'Desk@group.example', primaryPhone: '12' },
].map((person) => ({ userType: 'E', ...person }));

let directory: Directory;

beforeAll(async () => {
  directory = await startDirectory({ ADMIN_LOGINS: clerk.login });
  await importPeople(directory, [...colleagues(), ...faulty]);
});

afterAll(async () => {
  await directory.stop();
});

describe('data quality', () => {
  test(
    'an administrator checks the data, lists the people of a kind, and downloads them',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit({ at: directory.address });
      await signIn(page, clerk, '/Settings?section=quality');
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

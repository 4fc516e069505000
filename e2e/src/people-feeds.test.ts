import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { asCsv } from '../../tools/src/run-people-command.ts';
import { temporaryFolder } from '../../tools/src/running-directory.ts';
import { namesakes, people } from './harness/colleagues.ts';
import { signIn } from './harness/sign-in.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { say, words } from './harness/words.ts';
import { startDirectory } from '../../tools/test/start-directory.ts';

const { feeds, search } = words;
/** A run begins when the file has stopped growing. */
const limit = { timeout: 60_000 };

describe('the feeds in Settings', () => {
  test(
    'a run that would remove many people waits until an administrator accepts it',
    inEveryLanguage,
    async ({ visit }) => {
      const file = join(temporaryFolder(), 'people.csv');
      const write = (count: number) => writeFileSync(file, asCsv([people.reader, ...namesakes.slice(0, count)]));
      write(95);
      await using directory = await startDirectory({
        ADMIN_LOGINS: people.reader.login,
        FEED_FILE: file,
        DEMO_PEOPLE: '0',
      });
      const { page, checkAccessibility, takeScreenshots } = await visit({ at: directory.address });
      await signIn(page, people.reader, '/Settings?section=feeds');
      const card = page.getByRole('article', { name: 'file', exact: true });
      const button = (name: string) => card.getByRole('button', { name });
      await card.getByText(feeds['status.current']).waitFor(limit);

      write(20);
      await button(feeds.runNow).click();
      await card.getByText(feeds['status.held-back']).waitFor(limit);
      const loss = say(feeds.wouldLeave_other, { count: 75, total: 96 });
      await card.getByText(loss).waitFor();
      await checkAccessibility();
      await takeScreenshots('feeds');

      await button(feeds.accept).click();
      const question = page.getByRole('dialog');
      await question.getByText(loss).waitFor();
      await checkAccessibility();
      await question.getByRole('button', { name: feeds.acceptNow }).click();
      await card.getByText(feeds['status.current']).waitFor(limit);
      const runs = page.getByRole('list', { name: feeds.latestRuns }).getByRole('article');
      await runs.filter({ hasText: feeds['outcome.held-back'] }).first().waitFor();
      expect(await button(feeds.accept).count()).toBe(0);

      await page.goto('/Result?globalQuery=Quillfeather');
      // Other people work for a company with this name.
      const results = page.getByRole('list', { name: search.results }).getByRole('listitem');
      const found = results.filter({ hasText: /QUILLFEATHER/ });
      await expect.poll(() => found.count()).toBe(20);
    },
  );
});

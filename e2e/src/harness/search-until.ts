import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { words } from './words.ts';

/**
 * Opens results until they show the expected element. Settings that hide or show a field reach the search index a moment after they are saved,
 * and an open page of results does not change.
 */
export async function searchUntil(page: Page, address: string, expected: Locator): Promise<void> {
  const nobody = page.getByText(words.search.noneHeading);
  const found = page.getByRole('list', { name: words.search.results }).getByRole('listitem');
  const isExpected = async () => {
    await page.goto(address);
    await nobody.or(found).first().waitFor();
    return await expected.isVisible();
  };
  await expect.poll(isExpected).toBe(true);
}

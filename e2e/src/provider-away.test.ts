import { expect } from 'vitest';
import { prepareCompanyProvider } from './harness/company-provider.ts';
import { test } from './harness/e2e-test.ts';
import { words } from './harness/words.ts';
import { startDirectory } from '../../tools/test/start-directory.ts';

const { shell, search } = words;

test('a directory that started without its provider signs people in as soon as the provider is available', async ({
  visit,
}) => {
  const provider = await prepareCompanyProvider('AB1234@group.example');
  const directory = await startDirectory({ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: provider.clientId });
  try {
    const { page, problems } = await visit({ at: directory.address });
    await page.goto('/Result?globalQuery=martin');
    await page.getByText(shell.providerAway).waitFor();
    for (const path of ['/health/ready', '/health/serving']) {
      const health = await fetch(directory.address + path);
      expect(health.status).toBe(503);
      expect(await health.json()).toMatchObject({ waitingFor: ['identity provider'] });
    }

    await provider.start();
    const login = page.getByRole('main').getByRole('button', { name: shell.login });
    await page.getByText(shell.signedOutText).waitFor();
    await login.click();
    await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
    for (const path of ['/health/ready', '/health/serving']) {
      expect((await fetch(directory.address + path)).status).toBe(200);
    }
    expect(await problems.all()).toEqual([]);
  } finally {
    await directory.stop();
    await provider.close();
  }
}, 180_000);

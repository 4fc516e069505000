import { expect } from 'vitest';
import { test } from './harness/e2e-test.ts';
import { words } from './harness/words.ts';

test('the browser does not turn text into markup, and allows the page few browser features', async ({ visit }) => {
  const { page, problems } = await visit();
  const answer = await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: words.shell.login }).waitFor();
  const script = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '');
  expect((await page.request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const outcome = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>changed</p>';
      return 'changed';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(outcome).toBe('TypeError');
  expect(problems.expect(/TrustedHTML/)).toBeGreaterThan(0);
  const allowed = await page.evaluate(() =>
    (document as unknown as { featurePolicy: { allowedFeatures(): string[] } }).featurePolicy.allowedFeatures(),
  );
  expect(allowed).toEqual(expect.arrayContaining(['clipboard-write', 'fullscreen', 'screen-wake-lock']));
  const policy = (await answer?.headerValue('permissions-policy')) ?? '';
  const denied = [...policy.matchAll(/([\w-]+)=\(\)/g)].map(([, feature = '']) => feature);
  expect(denied).toContain('camera');
  expect(denied.filter((feature) => allowed.includes(feature))).toEqual([]);
});

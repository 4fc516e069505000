import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeSettings } from '../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';

test('a list that cannot be loaded offers a retry, and does not mention entered values', async () => {
  const server = new FakeSettings();
  const answer = async (request: Request) =>
    new URL(request.url).pathname === '/api/admin/scim-tokens'
      ? Response.json({ error: { code: 'request.too-many', message: '', requestId: '7' } }, { status: 429 })
      : server.answer(request);
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  await openDirectory({ at: '/Settings?section=scim', viewer, answer });
  const alert = await screen.findByRole('alert', undefined, { timeout: 20_000 });
  expect(alert.textContent).toBe('Too many requests. Wait a moment, then try again.Request ID: 7Try again');
});

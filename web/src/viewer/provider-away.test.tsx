import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDirectory } from '../../test/open-directory.tsx';
import { shell } from '../messages/en/shell.ts';

const oidc = {
  issuer: 'https://login.example/realm',
  clientId: 'directory',
  redirectUri: '',
  scopes: 'openid profile email',
  audience: '',
  resource: '',
  isDemo: false,
};
let isReady: boolean;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;

/** Opens a directory whose server learns about the provider when the test decides. */
async function open(at: string) {
  const configuration = () => ({
    brand: { name: 'Directory', logo: '', accent: '' },
    oidc: { ...oidc, isReady },
    signsInAtOnce: false,
    quickResults: { size: 3, pause: 500 },
    apiBase: '/api',
    publicOrigin: '',
    companyDomain: 'group.example',
    informationNotice: '',
    socialLinks: [],
    version: '0',
  });
  directory = await openDirectory({
    at,
    configuration: configuration(),
    answer: async (request) =>
      new URL(request.url).pathname === '/api/configuration' ? Response.json(configuration()) : undefined,
  });
  return directory;
}

beforeEach(() => {
  isReady = false;
});

describe('while the server does not know the provider', () => {
  test.each(['/', '/implicit/callback?code=x&state=y'])(
    'the page %s reports it, and is reloaded as soon as the provider is known',
    async (at) => {
      const { leftFor, remote } = await open(at);
      await screen.findByText(shell.providerAway);
      expect(leftFor).toEqual([]);
      expect(remote.tokenRequests).toEqual([]);
      isReady = true;
      await waitFor(() => expect(leftFor).toEqual(['reload']));
    },
    30_000,
  );
});

test('a page whose policy blocks calls to the provider is reloaded during a sign-in', async () => {
  isReady = true;
  const { leftFor } = await open('/implicit/callback?code=x&state=y');
  await screen.findByRole('heading', { level: 1 });
  const forbidden = (effectiveDirective: string) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));
  forbidden('img-src');
  expect(leftFor).toEqual([]);
  forbidden('connect-src');
  expect(leftFor).toEqual(['reload']);
});

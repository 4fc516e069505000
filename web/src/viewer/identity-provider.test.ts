import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeProvider } from '../../test/fake-provider.ts';
import { createIdentityProvider } from './identity-provider.ts';
import { signInLifetime, type IdentityProvider } from './sign-in.ts';

const origin = 'http://localhost:3000';
let remote: FakeProvider;

function connect(settings: object = {}): IdentityProvider {
  const oidc = {
    issuer: remote.issuer,
    clientId: remote.clientId,
    redirectUri: `${origin}/implicit/callback`,
    scopes: 'openid profile email',
    audience: '',
    resource: '',
    isDemo: false,
    isReady: true,
    ...settings,
  };
  return createIdentityProvider(oidc, origin);
}

beforeEach(() => {
  remote = new FakeProvider();
  remote.install();
});

/** Skips the pauses between retries. */
async function skipPauses<Result>(start: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let isSettled = false;
    const work = start().finally(() => {
      isSettled = true;
    });
    work.catch(() => {});
    while (!isSettled) {
      await vi.advanceTimersByTimeAsync(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return await work;
  } finally {
    vi.useRealTimers();
  }
}

const home = { returnTo: '/', isAgain: false };

describe('the start of a sign-in', () => {
  test('the browser is redirected to the provider with a code challenge, a nonce and the configured scopes', async () => {
    const asked = new URL(await connect().begin(home)).searchParams;
    expect(asked.get('response_type')).toBe('code');
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('nonce')).toMatch(/^[\w-]{36}$/);
    expect(asked.get('scope')).toBe('openid profile email');
    expect(asked.get('redirect_uri')).toBe(`${origin}/implicit/callback`);
  });

  test('audience and resource are sent if they are configured', async () => {
    const asked = new URL(
      await connect({ audience: 'https://api.example', resource: 'https://api.example' }).begin(home),
    ).searchParams;
    expect(asked.get('audience')).toBe('https://api.example');
    expect(asked.get('resource')).toBe('https://api.example');
  });

  test('a request to a provider that is briefly unavailable is retried', async () => {
    remote.nextFailures.push('unreachable', 503);
    expect(await skipPauses(() => connect().begin(home))).toContain('/authorize');
  });
});

test('a provider that stays unavailable fails after five attempts, with its error', async () => {
  remote.nextFailures.push('unreachable', 'unreachable', 'unreachable', 'unreachable', 'unreachable');
  await expect(skipPauses(() => connect().begin(home))).rejects.toThrow('TypeError: Failed to fetch');
  expect(remote.nextFailures).toHaveLength(0);
});

describe('the return from the provider', () => {
  test('the code is redeemed with the verifier, and the data stored at the start is returned', async () => {
    const provider = connect();
    const address = remote.approve(await provider.begin({ returnTo: '/Profile?AB1234@x', isAgain: false }));
    const { session, begun } = await provider.redeem(address);
    expect(begun.returnTo).toBe('/Profile?AB1234@x');
    expect(session).toMatchObject({ subject: 'person-1', accountName: 'AB1234@group.example' });
    expect(remote.tokenRequests[0]?.codeVerifier).toMatch(/^.{43,}$/);
  });

  test('two concurrent calls redeem a code once', async () => {
    const provider = connect();
    const address = remote.approve(await provider.begin(home));
    const [first, second] = await Promise.all([provider.redeem(address), provider.redeem(address)]);
    expect(first.session.accessToken).toBe(second.session.accessToken);
    expect(remote.tokenRequests).toHaveLength(1);
  });

  test('another tab can finish a sign-in', async () => {
    const address = remote.approve(await connect().begin(home));
    await expect(connect().redeem(address)).resolves.toMatchObject({ begun: home });
  });

  test('a sign-in that was started more than 30 minutes ago is rejected with a reason', async () => {
    const provider = connect();
    const address = remote.approve(await provider.begin(home));
    vi.useFakeTimers({ now: Date.now() + signInLifetime + 1000 });
    const fault = await provider.redeem(address).catch((failure: unknown) => failure);
    vi.useRealTimers();
    expect(fault).toMatchObject({ kind: 'too-old' });
    expect(remote.tokenRequests).toHaveLength(0);
  });

  test('a return that was not started in this browser is rejected', async () => {
    const fault = await connect()
      .redeem(`${origin}/implicit/callback?code=x&state=y`)
      .catch((failure: unknown) => failure);
    expect(fault).toMatchObject({ kind: 'unknown' });
  });

  test('the message for an error of the provider is its name followed by its description', async () => {
    const provider = connect();
    const state = new URL(await provider.begin(home)).searchParams.get('state') ?? '';
    const address = `${origin}/implicit/callback?error_description=No+way&error=access_denied&state=${state}`;
    await expect(provider.redeem(address)).rejects.toThrow('access_denied: No way');
  });

  test.each(['', '&state=guessed'])(
    'the text of an error without a sign-in started here is not shown (%j)',
    async (state) => {
      const provider = connect();
      await provider.begin(home);
      const address = `${origin}/implicit/callback?error=Call+0800&error_description=Your+account+is+blocked${state}`;
      const fault = await provider.redeem(address).catch((failure: unknown) => failure);
      expect(fault).toMatchObject({ kind: 'unknown', message: '' });
    },
  );

  test('an error ends the sign-in that it belongs to', async () => {
    const provider = connect();
    const state = new URL(await provider.begin(home)).searchParams.get('state') ?? '';
    const address = (text: string) => `${origin}/implicit/callback?error=${text}&state=${state}`;
    await expect(provider.redeem(address('access_denied'))).rejects.toThrow('access_denied');
    await expect(provider.redeem(address('later'))).rejects.toMatchObject({ kind: 'unknown' });
  });

  test('is to the origin of the page if no redirect URI is configured', async () => {
    const asked = new URL(await connect({ redirectUri: '' }).begin(home)).searchParams;
    expect(asked.get('redirect_uri')).toBe(`${origin}/implicit/callback`);
  });

  test('a response that names another issuer is rejected', async () => {
    const provider = connect();
    const address = new URL(remote.approve(await provider.begin(home)));
    address.searchParams.set('iss', 'https://elsewhere.example');
    await expect(provider.redeem(address.href)).rejects.toThrow('invalid_issuer');
    expect(remote.tokenRequests).toHaveLength(0);
  });

  test.each([
    ['of another sign-in', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['for another client', { aud: 'another-client' }],
    ['of another issuer', { iss: 'https://elsewhere.example' }],
  ])('an ID token %s is rejected', async (_name, idTokenClaims) => {
    const provider = connect();
    const address = remote.approve(await provider.begin(home));
    remote.idTokenClaims = idTokenClaims;
    await expect(provider.redeem(address)).rejects.toThrow(/nonce|invalid_id_token/);
  });

  test('a request to a token endpoint that is briefly unavailable is retried with the same code', async () => {
    const provider = connect();
    const address = remote.approve(await provider.begin(home));
    remote.nextFailures.push(503, 'unreachable');
    expect(await skipPauses(() => provider.redeem(address))).toMatchObject({ begun: home });
  });
});

describe('renewal and sign-out', () => {
  test('the refresh token gives new tokens for the same person', async () => {
    const provider = connect();
    const { session } = await provider.redeem(remote.approve(await provider.begin(home)));
    const renewed = await provider.renew(session);
    expect(renewed.subject).toBe(session.subject);
    expect(renewed.accessToken).not.toBe(session.accessToken);
  });

  test('without a refresh token, a hidden frame requests new tokens without user interaction', async () => {
    remote.givesRefreshTokens = false;
    const provider = connect();
    const { session } = await provider.redeem(remote.approve(await provider.begin(home)));
    const renewal = provider.renew(session);
    const frame = await vi.waitUntil(() => document.querySelector('iframe'), 60_000);
    expect(new URL(frame.src).searchParams.get('prompt')).toBe('none');
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: window.location.origin,
        source: frame.contentWindow,
        data: { kind: 'silent-answer', address: remote.approve(frame.src) },
      }),
    );
    const renewed = await renewal;
    expect(renewed.accessToken).not.toBe(session.accessToken);
    expect(renewed.subject).toBe(session.subject);
  });

  test('sign-out uses the logout endpoint of the provider, and returns to the home page', async () => {
    const provider = connect();
    const { session } = await provider.redeem(remote.approve(await provider.begin(home)));
    const asked = new URL((await provider.endAddress(session)) ?? '').searchParams;
    expect(asked.get('id_token_hint')).toBe(session.idToken);
    expect(asked.get('post_logout_redirect_uri')).toBe(`${origin}/`);
  });

  test('revocation invalidates the refresh token and an opaque access token, for the client to which they were issued', async () => {
    remote.revocation = 'answers';
    const provider = connect();
    const { session } = await provider.redeem(remote.approve(await provider.begin(home)));
    await provider.revoke(session);
    await provider.revoke({ ...session, accessToken: 'a.signed.token', refreshToken: undefined });
    expect(remote.revoked).toEqual([session.refreshToken, session.accessToken]);
  });

  test('revocation is skipped if the provider does not support it, and a rejection is not a failure', async () => {
    const provider = connect();
    const { session } = await provider.redeem(remote.approve(await provider.begin(home)));
    await provider.revoke(session);
    remote.revocation = 'fails';
    await connect().revoke(session);
    expect(remote.revoked).toEqual([]);
  });

  test('sign-out does not use a provider without a logout endpoint', async () => {
    remote.hasLogout = false;
    const provider = connect();
    const { session } = await provider.redeem(remote.approve(await provider.begin(home)));
    expect(await provider.endAddress(session)).toBeUndefined();
  });
});

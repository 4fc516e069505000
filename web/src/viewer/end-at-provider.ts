import type { IdentityProvider, Session } from './sign-in.ts';

/** How long sign-out waits for the provider, in milliseconds. */
const maxWait = 3000;

/**
 * Revokes the tokens of a session, and returns the address that ends the session at the provider; undefined if there is none. A provider that
 * fails or does not respond does not prevent the sign-out.
 */
export async function endAtProvider(provider: IdentityProvider, session: Session): Promise<string | undefined> {
  const timeIsUp = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), maxWait);
  });
  const revoked = provider.revoke(session).catch(() => {});
  const [address] = await Promise.all([
    Promise.race([provider.endAddress(session), timeIsUp]),
    Promise.race([revoked, timeIsUp]),
  ]);
  return address;
}

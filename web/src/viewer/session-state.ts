import type { SignInFault, Session } from './sign-in.ts';

/**
 * - `starting`: unknown so far
 * - `signed-out`: `fault` is set when a sign-in has just failed
 * - `signed-in`
 * - `ended`: the page remains as it is until the same person has signed in again (see `EndCause`)
 */
export type SessionState =
  | { readonly name: 'starting' }
  | { readonly name: 'signed-out'; readonly isBeginning: boolean; readonly fault: SignInFault | undefined }
  | { readonly name: 'signed-in'; readonly session: Session }
  | { readonly name: 'ended'; readonly session: Session; readonly cause: EndCause };

/**
 * - `rejected`: the tokens are no longer accepted
 * - `too-old`: they are not accepted for the attempted action
 * - `signed-out`: the person signed out in another tab while this one had unsaved changes. The page is hidden, and forgotten after `keepTime`.
 */
export type EndCause = 'rejected' | 'too-old' | 'signed-out';

export const signedOut: SessionState = { name: 'signed-out', isBeginning: false, fault: undefined };

/** Whether the person has signed out in another tab while this one keeps unsaved changes. */
export function isKeptAfterSignOut(state: SessionState): boolean {
  return state.name === 'ended' && state.cause === 'signed-out';
}

/** What remains of a session after its end: who it belonged to. */
export function withoutTokens(session: Session): Session {
  return { ...session, accessToken: '', refreshToken: undefined, idToken: '' };
}

/** The session of the person to whom the page belongs, although it may have ended. */
export function sessionOf(state: SessionState): Session | undefined {
  return state.name === 'signed-in' || state.name === 'ended' ? state.session : undefined;
}

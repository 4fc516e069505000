import { basePath } from '../base-path.ts';

/** The page to which the provider redirects after a sign-in. */
export const callbackPath = '/implicit/callback';
/** The address that starts a sign-in in a new tab, for a page whose session has ended. */
export const signInAgainAddress = `${basePath}${callbackPath}?again`;
/** The same for a session that is too old for the attempted action. */
export const signInFreshAddress = `${basePath}${callbackPath}?again=fresh`;

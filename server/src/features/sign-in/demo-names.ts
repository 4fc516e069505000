/** Path of the demo provider on every origin that it answers on. */
export const demoPath = '/demo-sign-in';
export const demoClientId = 'staff-directory';
/** `aud` of its access tokens. */
export const demoAudience = 'urn:staff-directory:api';

/** The demo provider's name for a browser that came by this origin. */
export function demoIssuer(origin: string): string {
  return `${origin}${demoPath}`;
}

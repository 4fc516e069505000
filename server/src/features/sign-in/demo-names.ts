/** Path of the demo provider on any origin. */
export const demoPath = '/demo-sign-in';
export const demoClientId = 'staff-directory';
/** `aud` of its access tokens. */
export const demoAudience = 'urn:staff-directory:api';

/** The issuer identifier for a browser that uses this origin. */
export function demoIssuer(origin: string): string {
  return `${origin}${demoPath}`;
}

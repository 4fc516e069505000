import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const clientConfiguration = z.object({
  brand: z.object({
    name: z.string(),
    /** URL of the logo on this origin; empty for the built-in logo. */
    logo: z.string(),
    /** CSS colour `#rrggbb`; empty for the built-in colour. */
    accent: z.string(),
  }),
  /** Parameters of the authorization code flow with PKCE (RFC 6749, RFC 7636). */
  oidc: z.object({
    issuer: z.string(),
    clientId: z.string(),
    /** Empty: `/implicit/callback` on the origin of the page. */
    redirectUri: z.string(),
    scopes: z.string(),
    /** Value of the parameter `audience`, which some providers require; empty to omit it. */
    audience: z.string(),
    /** Value of the parameter `resource` (RFC 8707); empty to omit it. */
    resource: z.string(),
    isDemo: z.boolean(),
    /**
     * False until the server has received the provider's metadata. Until then, the page does not know which origins it may call, and it
     * reloads later.
     */
    isReady: z.boolean(),
  }),
  /** Whether a signed-out visitor is redirected to the provider immediately, on any page other than Home. */
  signsInAtOnce: z.boolean(),
  /** The quick results below the search boxes of Home and Results: how many, and after how many milliseconds without a key press. */
  quickResults: z.object({ size: z.int(), pause: z.int() }),
  apiBase: z.string(),
  /** Public origin of this directory: scheme, host and port, without a trailing slash. If empty, the origin of the page applies. */
  publicOrigin: z.string(),
  companyDomain: z.string(),
  /** Target of the link in the information statement of the business card. */
  informationNotice: z.string(),
  socialLinks: z.array(z.object({ name: z.string(), address: z.string() })),
  version: z.string(),
});
export type ClientConfiguration = z.infer<typeof clientConfiguration>;

export const getConfiguration = endpoint({
  method: 'GET',
  path: '/api/configuration',
  access: 'open',
  summary: 'What the web application must know before anyone signs in.',
  output: clientConfiguration,
});

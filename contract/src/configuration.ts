import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const clientConfiguration = z.object({
  brand: z.object({
    name: z.string(),
    /** URL of the logo on this origin; empty for the built-in one. */
    logo: z.string(),
    /** CSS colour `#rrggbb`, empty for the built-in one. */
    accent: z.string(),
  }),
  /** Parameters of the authorization code flow with PKCE (RFC 6749, RFC 7636). */
  oidc: z.object({
    issuer: z.string(),
    clientId: z.string(),
    /** Empty: `/implicit/callback` on the origin of the page. */
    redirectUri: z.string(),
    scopes: z.string(),
    /** Sent as the parameter `audience`, which some providers require; empty for none. */
    audience: z.string(),
    /** Sent as `resource` (RFC 8707); empty for none. */
    resource: z.string(),
    isDemo: z.boolean(),
    /** False until the server has heard from the provider. The page then does not yet know which origins it may call, and is loaded again later. */
    isReady: z.boolean(),
  }),
  /** Whether a signed-out visitor of a page other than Home is sent to the provider at once. */
  signsInAtOnce: z.boolean(),
  /** The quick results below the boxes of Home and Results: how many, and after how many milliseconds without a key. */
  quickResults: z.object({ size: z.int(), pause: z.int() }),
  apiBase: z.string(),
  /** Public origin of this directory: scheme, host and port, without a slash at the end. Empty where none is configured: the origin of the page. */
  publicOrigin: z.string(),
  companyDomain: z.string(),
  /** URL that the information statement of the business card links to. */
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

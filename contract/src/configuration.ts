import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const clientConfiguration = z.object({
  brand: z.object({
    name: z.string(),
    /** Address of a logo on this origin, empty for the built-in one. */
    logo: z.string(),
    /** CSS colour `#rrggbb`, empty for the built-in one. */
    accent: z.string(),
  }),
  /** What a browser needs for the authorization code flow with PKCE (RFC 6749, RFC 7636). */
  oidc: z.object({
    issuer: z.string(),
    clientId: z.string(),
    redirectUri: z.string(),
    scopes: z.string(),
    /** Asked for with the parameter `audience`, which some providers want; empty for none. */
    audience: z.string(),
    /** Asked for with `resource` (RFC 8707); empty for none. */
    resource: z.string(),
    isDemo: z.boolean(),
  }),
  apiBase: z.string(),
  /** Where visitors reach this directory: scheme, host and port, no slash at the end. */
  publicOrigin: z.string(),
  companyDomain: z.string(),
  /** What the information notice of the business card links to. */
  informationNotice: z.string(),
  socialLinks: z.array(z.object({ name: z.string(), address: z.string() })),
  version: z.string(),
});
export type ClientConfiguration = z.infer<typeof clientConfiguration>;

export const getConfiguration = endpoint({
  method: 'GET',
  path: '/api/configuration',
  access: 'open',
  summary: 'What the web application must know before anybody signs in.',
  output: clientConfiguration,
});

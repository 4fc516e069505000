import * as z from 'zod/mini';
import { tokenName } from './api-tokens.ts';
import { endpoint } from './endpoint.ts';
import { personSummary } from './person.ts';
import { text, time, wholeNumber } from './values.ts';

/** Prefix of every token of a SCIM client, so that scanners for leaked secrets can find tokens. */
export const scimTokenPrefix = 'dirscim_';

export const scimScopes = ['read', 'write'] as const;
export type ScimScope = (typeof scimScopes)[number];

export const maxScimTokens = 50;

export const scimToken = z.object({
  id: z.int(),
  name: text,
  /** `write` includes `read`. */
  scope: z.enum(scimScopes),
  createdAt: time,
  /** Login of the administrator. */
  createdBy: text,
  /** The person with the login `createdBy`; null when there is none in the directory. */
  createdByPerson: z.nullable(personSummary),
  /** Accurate to the minute; null for a token that was never used. */
  lastUsedAt: z.nullable(time),
});
export type ScimToken = z.infer<typeof scimToken>;

export const listScimTokens = endpoint({
  method: 'GET',
  path: '/api/admin/scim-tokens',
  access: 'administrator',
  summary: 'The tokens of SCIM clients, ordered by name.',
  output: z.array(scimToken),
  // The only person is the administrator who created the token.
  reveals: 'nobody',
});

/** `secret` is the token itself. It is returned only here: the directory stores only its hash. */
export const addScimToken = endpoint({
  method: 'POST',
  path: '/api/admin/scim-tokens',
  access: 'administrator',
  needsRecentSignIn: true,
  summary: 'Creates a token for a SCIM client.',
  body: z.strictObject({ name: tokenName, scope: z.enum(scimScopes) }),
  output: z.object({ token: scimToken, secret: text }),
  // The only person is the administrator who created the token.
  reveals: 'nobody',
  errors: ['scim-token.too-many'],
});

export const removeScimToken = endpoint({
  method: 'DELETE',
  path: '/api/admin/scim-tokens/{id}',
  access: 'administrator',
  needsRecentSignIn: true,
  summary: 'Revokes a token, with immediate effect.',
  params: z.strictObject({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  output: z.object({ id: z.int() }),
  errors: ['scim-token.unknown'],
});

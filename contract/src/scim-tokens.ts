import * as z from 'zod/mini';
import { tokenName } from './api-tokens.ts';
import { endpoint } from './endpoint.ts';
import { personSummary } from './person.ts';
import { text, time, wholeNumber } from './values.ts';

/** Each token of a SCIM client begins with it, so that scanners for leaked secrets can find it. */
export const scimTokenPrefix = 'dirscim_';

export const scimScopes = ['read', 'write'] as const;
export type ScimScope = (typeof scimScopes)[number];

export const maxScimTokens = 50;

export const scimToken = z.object({
  id: z.int(),
  name: text,
  /** A token that can write can also read. */
  scope: z.enum(scimScopes),
  createdAt: time,
  /** Login of the administrator. */
  createdBy: text,
  /** The person with the login `createdBy`; null when there is none in the directory. */
  createdByPerson: z.nullable(personSummary),
  /** To the minute; null for a token that was never used. */
  lastUsedAt: z.nullable(time),
});
export type ScimToken = z.infer<typeof scimToken>;

export const listScimTokens = endpoint({
  method: 'GET',
  path: '/api/admin/scim-tokens',
  access: 'administrator',
  summary: 'The tokens of SCIM clients, ordered by name.',
  output: z.array(scimToken),
  // Which administrator created a token, for administrators.
  reveals: 'nobody',
});

/** `secret` is the token itself. It is returned here only: the directory keeps its hash. */
export const addScimToken = endpoint({
  method: 'POST',
  path: '/api/admin/scim-tokens',
  access: 'administrator',
  needsRecentSignIn: true,
  summary: 'Makes a token for a SCIM client.',
  body: z.strictObject({ name: tokenName, scope: z.enum(scimScopes) }),
  output: z.object({ token: scimToken, secret: text }),
  // Which administrator created a token, for administrators.
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

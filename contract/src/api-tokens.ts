import * as z from 'zod/mini';
import { apiScopes, endpoint } from './endpoint.ts';
import { personSummary } from './person.ts';
import { text, time, wellFormedText, wholeNumber } from './values.ts';

/** Prefix of every API token, so that scanners for leaked secrets can find tokens. */
export const apiTokenPrefix = 'dirapi_';

export const longestTokenName = 100;
/** Name of a token or a webhook in the settings. */
export const tokenName = wellFormedText.check(
  z.trim(),
  z.minLength(1),
  z.maxLength(longestTokenName),
  z.regex(/^\P{Cc}+$/u),
);

export const maxApiTokens = 50;
/** The lifetimes that a token can have, in days. */
export const apiTokenDays = [30, 90, 180, 365] as const;
export const maxPeoplePerDay = 10_000_000;
export const defaultPeoplePerDay = 10_000;

export const apiToken = z.object({
  id: z.int(),
  name: text,
  scopes: z.array(z.enum(apiScopes)),
  /** Maximum number of distinct people that the token may read within 24 hours. */
  peoplePerDay: z.int(),
  /** An expired token is rejected. It is listed until it is removed. */
  expiresAt: time,
  isExpired: z.boolean(),
  createdAt: time,
  /** Login of the administrator. */
  createdBy: text,
  /** The person with the login `createdBy`; null when there is none in the directory. */
  createdByPerson: z.nullable(personSummary),
  /** Accurate to the minute; null for a token that was never used. */
  lastUsedAt: z.nullable(time),
});
export type ApiToken = z.infer<typeof apiToken>;

export const listApiTokens = endpoint({
  method: 'GET',
  path: '/api/admin/api-tokens',
  access: 'administrator',
  summary: 'The tokens with which other systems read the directory, ordered by name.',
  output: z.array(apiToken),
  // The only person is the administrator who created the token.
  reveals: 'nobody',
});

/** `secret` is the token itself. It is returned only here: the directory stores only its hash. */
export const addApiToken = endpoint({
  method: 'POST',
  path: '/api/admin/api-tokens',
  access: 'administrator',
  needsRecentSignIn: true,
  summary: 'Creates a token with which another system reads the directory.',
  body: z.strictObject({
    name: tokenName,
    scopes: z.array(z.enum(apiScopes)).check(z.minLength(1), z.maxLength(apiScopes.length)),
    days: z.literal(apiTokenDays),
    peoplePerDay: z.int().check(z.minimum(1), z.maximum(maxPeoplePerDay)),
  }),
  output: z.object({ token: apiToken, secret: text }),
  // The only person is the administrator who created the token.
  reveals: 'nobody',
  errors: ['api-token.too-many'],
});

export const removeApiToken = endpoint({
  method: 'DELETE',
  path: '/api/admin/api-tokens/{id}',
  access: 'administrator',
  needsRecentSignIn: true,
  summary: 'Revokes a token, with immediate effect.',
  params: z.strictObject({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  output: z.object({ id: z.int() }),
  errors: ['api-token.unknown'],
});

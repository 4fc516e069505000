import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login, personSummary } from './person.ts';
import { text, time } from './values.ts';

export const administrator = z.object({
  login: text,
  addedAt: time,
  /** A login, or what else acted: `configuration`, `command line`, `demo`. Empty when unknown. */
  addedBy: text,
  /** The person whose login `addedBy` is; null when it is no login of a present person. */
  addedByPerson: z.nullable(personSummary),
  /** Null for somebody who is not in the directory, or has left it. */
  person: z.nullable(personSummary),
});
export type Administrator = z.infer<typeof administrator>;

export const isAdministrator = endpoint({
  method: 'GET',
  path: '/api/admin/users/{login}',
  access: 'signed-in',
  summary:
    'Whether a login administers the directory, compared without case. Only administrators may ask about others.',
  params: z.strictObject({ login }),
  output: z.boolean(),
});

export const listAdministrators = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'administrator',
  summary: 'Everybody who administers the directory, by login.',
  output: z.array(administrator),
});

/**
 * `administrator.not-listed`: the directory has no entry for this login, and nothing was changed. `isStrangerMeant` adds them all
 * the same.
 */
export const addAdministrator = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  access: 'administrator',
  summary: 'Makes somebody an administrator.',
  body: z.strictObject({ userLogin: login, isStrangerMeant: z.optional(z.boolean()) }),
  output: administrator,
  errors: ['administrator.known', 'administrator.not-listed'],
});

export const removeAdministrator = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/{login}',
  access: 'administrator',
  summary: 'Takes the administration from somebody, at once. The last administrator stays.',
  params: z.strictObject({ login }),
  output: z.object({ login: text }),
  errors: ['administrator.unknown', 'administrator.last'],
});

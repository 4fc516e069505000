import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login, personSummary } from './person.ts';
import { businessUnitId, text, time } from './values.ts';

export const administrator = z.object({
  login: text,
  /** Id of the business unit that the person administers; empty for the whole directory. */
  unit: text,
  addedAt: time,
  /** A login, or `configuration`, `command line` or `demo`. Empty when unknown. */
  addedBy: text,
  /** The person with the login `addedBy`; null when there is none in the directory. */
  addedByPerson: z.nullable(personSummary),
  /** Null for a login that is not in the directory, and for leavers. */
  person: z.nullable(personSummary),
  /** When the rights were first used, which bound them to an account at the identity provider; null before that. */
  boundAt: z.nullable(time),
});
export type Administrator = z.infer<typeof administrator>;

export const isAdministrator = endpoint({
  method: 'GET',
  path: '/api/admin/users/{login}',
  access: 'signed-in',
  summary:
    'Whether a login, ignoring case, administers the whole directory. Only administrators may query other logins.',
  params: z.strictObject({ login }),
  output: z.boolean(),
});

export const listAdministrators = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'administrator',
  summary:
    'The administrators that are listed by login, ordered by login. Administrators by a claim of their token are not included.',
  output: z.array(administrator),
  // Not counted: administrators need to see who else is one.
  reveals: 'nobody',
});

/**
 * Without `unit`, adds an administrator of the whole directory; an administrator of a unit is promoted. `administrator.not-listed`: the
 * login is not in the directory and was not added. With `allowsUnlisted`, it is added anyway, unless it is a leaver's (`profile.left`).
 */
export const addAdministrator = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  access: 'administrator',
  needsRecentSignIn: true,
  summary: 'Adds an administrator.',
  body: z.strictObject({
    userLogin: login,
    allowsUnlisted: z.optional(z.boolean()),
    unit: z.optional(businessUnitId),
  }),
  output: administrator,
  // Not counted: administrators need to see who else is one.
  reveals: 'nobody',
  errors: ['administrator.known', 'administrator.not-listed', 'profile.left'],
});

export const removeAdministrator = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/{login}',
  access: 'administrator',
  needsRecentSignIn: true,
  summary: 'Removes an administrator, with immediate effect. The last one of the whole directory cannot be removed.',
  params: z.strictObject({ login }),
  output: z.object({ login: text }),
  // Not counted: administrators need to see who else is one.
  reveals: 'nobody',
  errors: ['administrator.unknown', 'administrator.last'],
});

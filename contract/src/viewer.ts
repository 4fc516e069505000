import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { personSummary } from './person.ts';

/** What people can add to their own profile so that others find and recognize them. */
export const profileHints = ['photo', 'phone', 'languages', 'topics'] as const;
export type ProfileHint = (typeof profileHints)[number];

/** `person` is null for a viewer who is signed in but not in the directory. */
export const viewer = z.object({
  login: z.string(),
  /** Whether the viewer administers the whole directory. */
  isAdministrator: z.boolean(),
  /** Ids of the business units that the viewer administers. Absent for a viewer who administers the whole directory or nothing. */
  administeredUnits: z.optional(z.array(z.string())),
  person: z.nullable(personSummary),
  /** What viewers can add who have added nothing to their profile yet. Absent for all others, and once the hint has been hidden. */
  profileHints: z.optional(z.array(z.enum(profileHints))),
});
export type Viewer = z.infer<typeof viewer>;

export const getViewer = endpoint({
  method: 'GET',
  path: '/api/viewer',
  access: 'signed-in',
  summary: 'The signed-in user: login, directory entry if any, and what they administer.',
  output: viewer,
  // The only person is the viewer.
  reveals: 'nobody',
});

/** Hides or shows the hint about the viewer's own profile, for all their browsers. Idempotent. */
export const setProfileHint = endpoint({
  method: 'PUT',
  path: '/api/viewer/profile-hint',
  access: 'signed-in',
  summary: 'Hides or shows the hint about what the signed-in person can add to their profile.',
  body: z.strictObject({ isHidden: z.boolean() }),
  output: z.strictObject({ isHidden: z.boolean() }),
  reveals: 'nobody',
  errors: ['profile.none'],
});

/**
 * Header in which a client can send the ID token that it received with an opaque access token (OpenID Connect Core section 2). The server
 * then has this access token checked by the provider before tokens of unknown clients.
 */
export const idTokenHeader = 'x-id-token';

import * as z from 'zod';

/** The feed of the demo group. Its settings are marked with this name, too. */
export const demoFeed = 'demo';

/** Letters, digits, dot, hyphen, underscore. The name of the demo group is reserved. */
export const feedName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,62}$/i, 'must be letters, digits, dots, hyphens and underscores, at most 63')
  .refine((name) => name.toLowerCase() !== demoFeed, `must not be "${demoFeed}", which is the demo group`);

import * as z from 'zod';

/** The demo group is a feed of its own, and this is its name; settings of the demo are marked with it too. */
export const demoFeed = 'demo';

/** Letters, digits, dot, hyphen, underscore. The demo group's name is taken. */
export const feedName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,62}$/i, 'must be letters, digits, dots, hyphens and underscores, at most 63')
  .refine((name) => name.toLowerCase() !== demoFeed, `must not be "${demoFeed}", which is the demo group`);

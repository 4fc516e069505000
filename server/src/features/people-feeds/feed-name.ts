import * as z from 'zod';

/** The feed of the demo group. The settings that belong to it are marked with this name too. */
export const demoFeed = 'demo';
/** The feed that all SCIM clients share. */
export const scimFeed = 'scim';

const named = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,62}$/i, 'must be letters, digits, dots, hyphens and underscores, at most 63');

/** The name of a feed that can be retired. */
export const retiredFeedName = named.refine(
  (name) => name.toLowerCase() !== demoFeed,
  'must not be "demo": remove-demo removes the demo group with its settings',
);

/** The name of a feed: letters, digits, dot, hyphen, underscore. The names of the demo group and of the SCIM feed are reserved. */
export const feedName = named.refine(
  (name) => ![demoFeed, scimFeed].includes(name.toLowerCase()),
  `must not be "${demoFeed}" or "${scimFeed}", which are the demo group and the SCIM clients`,
);

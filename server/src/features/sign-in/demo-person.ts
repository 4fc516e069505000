import type { PersonSummary } from '@directory/contract';

/** A person as the demo sign-in page shows them. */
export type DemoPerson = Pick<
  PersonSummary,
  'login' | 'firstName' | 'lastName' | 'title' | 'email' | 'organization' | 'city' | 'photo'
>;

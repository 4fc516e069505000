import type { PersonSummary } from '@directory/contract';

/** The data of a person on the demo sign-in page. */
export type DemoPerson = Pick<
  PersonSummary,
  'login' | 'firstName' | 'lastName' | 'title' | 'email' | 'organization' | 'city' | 'photo'
>;

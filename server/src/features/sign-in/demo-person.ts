import type { PersonSummary } from '@directory/contract';

/** A person whom one may sign in as, as the page shows them. */
export type DemoPerson = Pick<
  PersonSummary,
  'login' | 'firstName' | 'lastName' | 'title' | 'email' | 'organization' | 'city' | 'photo'
>;

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login, personSummary } from './person.ts';
import { count, text, time } from './values.ts';

/** Maximum number of people that a budget can be raised to. */
export const maxRaisedPeople = 200_000;

/** Number of distinct people that a viewer has seen in the last hour or day, and the maximum. */
export const budgetUse = z.object({ used: count, limit: count });

/** Set by an administrator, for 24 hours. */
export const raisedBudget = z.object({ people: count, until: time, by: text, byPerson: z.nullable(personSummary) });

export const revealBudget = z.object({
  login: text,
  /** Null when the directory has no entry for the login. */
  person: z.nullable(personSummary),
  isAdministrator: z.boolean(),
  hour: budgetUse,
  day: budgetUse,
  /** Null when it is not raised. */
  raised: z.nullable(raisedBudget),
});
export type RevealBudget = z.infer<typeof revealBudget>;

/** Maximum number of viewers in the list of budgets. */
export const revealBudgetsSize = 200;

const ofLogin = z.strictObject({ login });

export const listRevealBudgets = endpoint({
  method: 'GET',
  path: '/api/admin/reveal-budgets',
  access: 'administrator',
  summary: 'Viewers who have used up their budget of people in the last hour or day, or whose budget is raised.',
  output: z.array(revealBudget),
  // Not counted: administrators need to see who used up a budget.
  reveals: 'nobody',
});

export const getRevealBudget = endpoint({
  method: 'GET',
  path: '/api/admin/reveal-budgets/{login}',
  access: 'administrator',
  summary: 'How many people a viewer has seen in the last hour and day.',
  params: ofLogin,
  output: revealBudget,
  reveals: 'people',
});

export const raiseRevealBudget = endpoint({
  method: 'PUT',
  path: '/api/admin/reveal-budgets/{login}',
  access: 'administrator',
  needsRecentSignIn: true,
  summary: 'Raises the budget of a viewer for 24 hours, both per hour and per day. Never lowers it.',
  params: ofLogin,
  body: z.strictObject({ people: z.int().check(z.minimum(1), z.maximum(maxRaisedPeople)) }),
  output: revealBudget,
  reveals: 'people',
});

export const endRaisedRevealBudget = endpoint({
  method: 'DELETE',
  path: '/api/admin/reveal-budgets/{login}',
  access: 'administrator',
  summary: 'Ends a raised budget.',
  params: ofLogin,
  output: revealBudget,
  reveals: 'people',
});

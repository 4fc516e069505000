import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login, personSummary } from './person.ts';

/** A person on the chart. `directReports` and `headcount` (everybody below, at any depth) count nobody twice. */
export const chartPerson = z.extend(personSummary, {
  C_groupIdentifier: z.string(),
  C_distinguishedName: z.string(),
  directReports: z.int(),
  headcount: z.int(),
});
export type ChartPerson = z.infer<typeof chartPerson>;

/** The specification's manager node. */
export const managerNode = z.object({
  login: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  email: z.string(),
  photo: z.string(),
  collaborators: z.array(
    z.object({ login: z.string(), C_groupIdentifier: z.string(), C_distinguishedName: z.string() }),
  ),
});
export type ManagerNode = z.infer<typeof managerNode>;

/** Longest list of collaborators in one answer. */
export const collaboratorsPageSize = 100;

const managerReference = z.string().check(z.minLength(1), z.maxLength(1024));
const offset = z.optional(z.string().check(z.regex(/^\d{1,7}$/)));

export const getManager = endpoint({
  method: 'GET',
  path: '/api/getManager',
  access: 'signed-in',
  summary: 'A manager, named by group ID or distinguished name, with the first collaborators.',
  query: z.strictObject({ manager: managerReference }),
  output: managerNode,
  errors: ['manager.unknown'],
});

export const getUsersByManager = endpoint({
  method: 'GET',
  path: '/api/get-users-by-manager',
  access: 'signed-in',
  summary: "A page of a manager's collaborators. The header X-Total-Count holds how many there are.",
  query: z.strictObject({ manager: managerReference, after: offset }),
  output: z.array(chartPerson),
  errors: ['manager.unknown'],
});

/** How a chain ends at the top: with nobody above, with a manager who is not here, or because it would repeat itself. */
export const chainEnds = ['top', 'unknown-manager', 'cycle'] as const;

/** All that the chart page shows at once. `chain` runs from the top down to the selected person. */
export const orgChart = z.object({
  chain: z.array(chartPerson),
  chainEnd: z.enum(chainEnds),
  /** What `manager` of the first of the chain says, where that is nobody who is here. */
  unknownManager: z.string(),
  /** The selected person's assistant. */
  assistant: z.nullable(personSummary),
  collaborators: z.array(chartPerson),
  collaboratorCount: z.int(),
});
export type OrgChart = z.infer<typeof orgChart>;

export const getOrgChart = endpoint({
  method: 'GET',
  path: '/api/org-chart',
  access: 'signed-in',
  summary: 'The chain from the top to a person, and the first collaborators.',
  query: z.strictObject({ userId: z.optional(login) }),
  output: orgChart,
  errors: ['profile.unknown', 'profile.none', 'chart.not-shown'],
});

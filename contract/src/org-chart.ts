import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login, personSummary } from './person.ts';
import { interfaceLanguages } from './reference-lists.ts';
import { boundedText, wellFormedText } from './values.ts';

/**
 * A person on the chart. `headcount` is the number of people below, at any depth. Both counts include each person once, and include only
 * people who are on the chart.
 */
export const chartPerson = z.extend(personSummary, {
  C_groupIdentifier: z.string(),
  C_distinguishedName: z.string(),
  directReports: z.int(),
  headcount: z.int(),
  /** Login and name of the assistant; empty when `C_assistant` refers to nobody in the directory. */
  assistantUserId: z.string(),
  assistantName: z.string(),
});
export type ChartPerson = z.infer<typeof chartPerson>;

/** The manager node of the specification. */
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

/** Maximum number of collaborators in one response. */
export const collaboratorsPageSize = 100;

const managerReference = boundedText(1024).check(z.minLength(1));
const offset = z.optional(z.string().check(z.regex(/^\d{1,7}$/)));

export const getManager = endpoint({
  method: 'GET',
  path: '/api/getManager',
  access: 'signed-in',
  summary:
    'A manager, identified by distinguished name, group ID, login, e-mail address or employee number, with the first collaborators.',
  query: z.strictObject({ manager: managerReference }),
  output: managerNode,
  reveals: 'people',
  errors: ['manager.unknown'],
});

export const getUsersByManager = endpoint({
  method: 'GET',
  path: '/api/get-users-by-manager',
  access: 'signed-in',
  summary: "A page of a manager's collaborators. The header X-Total-Count has the total.",
  query: z.strictObject({ manager: managerReference, after: offset }),
  output: z.array(chartPerson),
  reveals: 'people',
  errors: ['manager.unknown'],
});

/**
 * Why a chain ends at its first person.
 * - `top`: the person has no manager
 * - `unknown-manager`: the manager is not in the directory
 * - `cycle`: the next manager is already in the chain
 * - `not-shown`: the manager is not on the chart
 * - `longer`: the chain has more than `maxChainLength` people; the rest is the chain of its first person
 */
export const chainEnds = ['top', 'unknown-manager', 'cycle', 'not-shown', 'longer'] as const;

/** Maximum number of people of a chain in one response. */
export const maxChainLength = 250;

/** Everything that the chart page shows initially. `chain` goes from the top down to the selected person. */
export const orgChart = z.object({
  chain: z.array(chartPerson),
  chainEnd: z.enum(chainEnds),
  /** For the end `unknown-manager`: the value of the top person's `manager`. Otherwise empty. */
  unknownManager: z.string(),
  /** For the end `cycle`: the login of the top person's manager, who is also in the chain. Otherwise empty. */
  cycleUserId: z.string(),
  /** The selected person's assistant. */
  assistant: z.nullable(personSummary),
  collaborators: z.array(chartPerson),
  collaboratorCount: z.int(),
  /** People who name the selected person as their manager but are not on the chart. */
  notShownCount: z.int(),
});
export type OrgChart = z.infer<typeof orgChart>;

export const getOrgChart = endpoint({
  method: 'GET',
  path: '/api/org-chart',
  access: 'signed-in',
  summary: 'The chain from the top to a person, and the first collaborators.',
  query: z.strictObject({ userId: z.optional(login) }),
  output: orgChart,
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'profile.none', 'chart.not-shown'],
});

/** Maximum number of peers, and of direct reports, in a team. */
export const teamSize = 8;

/** The people around a person on the chart. A person who is not on the chart has an empty team. */
export const team = z.object({
  manager: z.nullable(personSummary),
  /** The first people with the same manager, without the person. */
  peers: z.array(personSummary),
  peerCount: z.int(),
  directReports: z.array(personSummary),
  directReportCount: z.int(),
});
export type Team = z.infer<typeof team>;

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/org-chart/team',
  access: 'signed-in',
  summary: "A person's manager, the first people with the same manager, and the first direct reports.",
  query: z.strictObject({ userId: z.optional(login) }),
  output: team,
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'profile.none'],
});

/**
 * How two people are connected. `common` is their nearest common manager, who may be one of the two; null when they have none. `from`
 * lists the people from the first person up to the common manager, `to` those from the common manager down to the second person, both
 * without the common manager. Each list contains at most the `maxChainLength` people nearest to its person; the steps count all.
 */
export const connection = z.object({
  common: z.nullable(chartPerson),
  from: z.array(chartPerson),
  to: z.array(chartPerson),
  fromSteps: z.int(),
  toSteps: z.int(),
});
export type Connection = z.infer<typeof connection>;

export const getConnection = endpoint({
  method: 'GET',
  path: '/api/org-chart/connection',
  access: 'signed-in',
  summary:
    'The nearest common manager of two people and the path between them. Without `from`, the first is the signed-in person.',
  query: z.strictObject({ from: z.optional(login), to: login }),
  output: connection,
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'profile.none', 'chart.not-shown'],
});

/** One person of a branch. `level` is 0 for the head. */
export const branchRow = z.extend(chartPerson, {
  level: z.int(),
  /** Empty for the head. */
  managerUserId: z.string(),
  /** Index among the collaborators of the same manager. */
  position: z.int(),
});
export type BranchRow = z.infer<typeof branchRow>;

/** Maximum number of people in one page of a branch (`branchPageSize`), and in all its pages (`branchSize`). */
export const branchPageSize = 50;
export const branchSize = 10_000;

export const getBranch = endpoint({
  method: 'GET',
  path: '/api/org-chart/branch',
  access: 'signed-in',
  summary:
    'A page of a branch, level by level from its head down, each level in the order of the one above. The header X-Total-Count has the total of all levels.',
  query: z.strictObject({ userId: z.optional(login), after: offset }),
  output: z.array(branchRow),
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'profile.none', 'chart.not-shown'],
});

/** A person found in a branch, with the path from below the head down to that person; `position` as in `branchRow`. */
export const branchHit = z.extend(chartPerson, {
  path: z.array(z.object({ login: z.string(), position: z.int() })),
});
export type BranchHit = z.infer<typeof branchHit>;

/** Maximum number of people that a search in a branch returns. */
export const branchHitsSize = 20;

export const findInBranch = endpoint({
  method: 'GET',
  path: '/api/org-chart/find',
  access: 'signed-in',
  summary: 'Finds people at any depth below a person, or among the collaborators only, best match first.',
  query: z.strictObject({
    userId: z.optional(login),
    globalQuery: wellFormedText.check(z.trim(), z.minLength(1), z.maxLength(256)),
    scope: z._default(z.enum(['branch', 'collaborators']), 'branch'),
  }),
  output: z.array(branchHit),
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'profile.none', 'chart.not-shown'],
});

/** Maximum number of people in the file of a branch. */
export const branchFileSize = 5000;

/**
 * CSV (RFC 4180) in UTF-8 with a byte-order mark: one person per row, below their manager, the name indented by level. Headings and
 * separator follow `language`.
 */
export const getBranchFile = endpoint({
  method: 'GET',
  path: '/api/org-chart/file',
  access: 'signed-in',
  summary: 'A branch as an indented CSV file. The header X-Total-Count has the total.',
  outputType: 'text/csv',
  query: z.strictObject({ userId: z.optional(login), language: z._default(z.enum(interfaceLanguages), 'en') }),
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'profile.none', 'chart.not-shown'],
});

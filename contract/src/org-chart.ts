import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login, organizationWithoutChart, personSummary } from './person.ts';
import type { ProfileFields } from './person.ts';
import { boundedText, wellFormedText } from './values.ts';

/** Whether somebody is on the chart: internals (I or Agent) outside `organizationWithoutChart` are. */
export function isOnChart(person: Pick<ProfileFields, 'userType' | 'C_msDSCloudExtensionAttribute2'>): boolean {
  const isInternal = person.userType === 'I' || person.userType === 'Agent';
  return isInternal && person.C_msDSCloudExtensionAttribute2 !== organizationWithoutChart;
}

/**
 * A person on the chart. `directReports` and `headcount` (everybody below, at any depth) count nobody twice.
 * Who is not on the chart is neither shown nor counted.
 */
export const chartPerson = z.extend(personSummary, {
  C_groupIdentifier: z.string(),
  C_distinguishedName: z.string(),
  directReports: z.int(),
  headcount: z.int(),
  /** Login and name of whom `C_assistant` names; empty when it names nobody who is here. */
  assistantUserId: z.string(),
  assistantName: z.string(),
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

const managerReference = boundedText(1024).check(z.minLength(1));
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

/**
 * How a chain ends at the top: with nobody above, with a manager who is not here, because it would repeat itself, with a
 * manager of whom no chart is shown, or because it is longer than `longestChain`: more of it is the chain of its first.
 */
export const chainEnds = ['top', 'unknown-manager', 'cycle', 'not-shown', 'longer'] as const;

/** Most people of a chain in one answer. */
export const longestChain = 250;

/** All that the chart page shows at once. `chain` runs from the top down to the selected person. */
export const orgChart = z.object({
  chain: z.array(chartPerson),
  chainEnd: z.enum(chainEnds),
  /** What `manager` of the first of the chain says, where that is nobody who is here. */
  unknownManager: z.string(),
  /** The login of whoever is shown twice where the chain ends as a cycle: one of the chain, the manager of its first. Else empty. */
  cycleUserId: z.string(),
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

/**
 * How two people are connected. `common` is their nearest common manager, who may be one of the two; null when nobody stands
 * above both. `from` leads from the first person up to below the common manager, `to` from below the common manager down to
 * the second. Of a side longer than `longestChain` those nearest its person are listed; the steps count all.
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
    'The nearest common manager of two people and the path between them; without `from`, of the signed-in person.',
  query: z.strictObject({ from: z.optional(login), to: login }),
  output: connection,
  errors: ['profile.unknown', 'profile.none', 'chart.not-shown'],
});

/** One person of a branch. `level` is 0 for whoever heads it. */
export const branchRow = z.extend(chartPerson, {
  level: z.int(),
  /** Empty for whoever heads the branch. */
  managerUserId: z.string(),
  /** Place among the collaborators of the same manager, from 0. */
  position: z.int(),
});
export type BranchRow = z.infer<typeof branchRow>;

/** Most people in one page of a branch, and as far as pages go. */
export const branchPageSize = 50;
export const branchSize = 10_000;

export const getBranch = endpoint({
  method: 'GET',
  path: '/api/org-chart/branch',
  access: 'signed-in',
  summary:
    'A page of a branch, level by level from its head down, each level in the order of the one above. The header X-Total-Count holds how many there are in all levels.',
  query: z.strictObject({ userId: z.optional(login), after: offset }),
  output: z.array(branchRow),
  errors: ['profile.unknown', 'profile.none', 'chart.not-shown'],
});

/** Somebody found in a branch, with the way down to them: below the head first, themselves last, each with the place among the collaborators. */
export const branchHit = z.extend(chartPerson, {
  path: z.array(z.object({ login: z.string(), position: z.int() })),
});
export type BranchHit = z.infer<typeof branchHit>;

/** Most people that a search in a branch answers. */
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
  errors: ['profile.unknown', 'profile.none', 'chart.not-shown'],
});

/** Most rows in the file of a branch. */
export const branchFileSize = 5000;

/** Comma-separated values (RFC 4180) in UTF-8 with a byte-order mark, one person a row, each below their manager and indented by level. */
export const getBranchFile = endpoint({
  method: 'GET',
  path: '/api/org-chart/file',
  access: 'signed-in',
  summary: 'A branch as an indented CSV file. The header X-Total-Count holds how many there are.',
  query: z.strictObject({ userId: z.optional(login) }),
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  errors: ['profile.unknown', 'profile.none', 'chart.not-shown'],
});

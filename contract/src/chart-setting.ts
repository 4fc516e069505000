import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { userTypes } from './person.ts';
import { boundedText, count, time, version } from './values.ts';

/** Maximum number of organizations in the setting. */
export const maxChartOrganizations = 1000;

const choice = {
  userTypes: z.array(z.enum(userTypes)).check(z.maxLength(userTypes.length)),
  /** `except`: people of all organizations except these. `only`: people of these organizations. */
  mode: z.enum(['except', 'only']),
  /** Organization ids, case-insensitive. */
  organizations: z
    .array(boundedText(256).check(z.trim(), z.minLength(1), z.regex(/^\P{Cc}+$/u)))
    .check(z.maxLength(maxChartOrganizations)),
};

/** Who is on the organization chart: people with one of the types, in the organizations. */
export const chartChoice = z.strictObject(choice);
export type ChartChoice = z.infer<typeof chartChoice>;

/** The rule of the specification: internal people outside ORG0212. */
export const defaultChartChoice: ChartChoice = {
  userTypes: ['I', 'Agent'],
  mode: 'except',
  organizations: ['ORG0212'],
};

const counts = {
  /** Number of people on the chart, and of all people in the directory. */
  onChartCount: count,
  peopleCount: count,
};

export const chartSetting = z.object({
  userTypes: z.array(z.enum(userTypes)),
  mode: z.enum(['except', 'only']),
  organizations: z.array(z.string()),
  version: z.int(),
  /** Null for the default. */
  changedAt: z.nullable(time),
  ...counts,
});
export type ChartSetting = z.infer<typeof chartSetting>;

export const getChartSetting = endpoint({
  method: 'GET',
  path: '/api/admin/chart-setting',
  access: 'administrator',
  summary: 'The setting of who is on the organization chart, and the number of people on it.',
  output: chartSetting,
});

export const changeChartSetting = endpoint({
  method: 'PUT',
  path: '/api/admin/chart-setting',
  access: 'administrator',
  summary: 'Sets who is on the organization chart.',
  body: z.strictObject({ ...choice, version }),
  output: chartSetting,
  errors: ['rule.stale'],
});

export const previewChartSetting = endpoint({
  method: 'POST',
  path: '/api/admin/chart-setting/preview',
  access: 'administrator',
  summary: 'How many people would be on the organization chart.',
  body: chartChoice,
  output: z.object(counts),
});

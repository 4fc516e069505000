import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { personSummary } from './person.ts';
import { interfaceLanguages } from './reference-lists.ts';
import { boundedText, count, pageSize, text, time, wholeNumber } from './values.ts';

/**
 * - `unknown-manager`: `manager` refers to nobody who is in the directory
 * - `ambiguous-manager`: several people have the e-mail address or employee number in `manager`
 * - `reporting-loop`: the person reports to themselves, directly or through others
 * - `without-manager`: on the organization chart, without a manager
 * - `without-email`: no e-mail address
 * - `shared-email`: other people have the same e-mail address
 * - `same-person`: other people have the same name and the same phone number or employee number
 * - `similar-identifier`: other people have the same employee number, or a group ID that differs only in punctuation, case or leading zeros
 * - `odd-phone`: a phone number that cannot be dialled: too short, too long, or not a number in the person's country
 */
export const qualityKinds = [
  'unknown-manager',
  'ambiguous-manager',
  'reporting-loop',
  'without-manager',
  'without-email',
  'shared-email',
  'same-person',
  'similar-identifier',
  'odd-phone',
] as const;
export type QualityKind = (typeof qualityKinds)[number];

/** By what findings are grouped: `division`, `C_msDSCloudExtensionAttribute2`, and the feed that owns the person. */
export const qualityUnitKinds = ['businessUnit', 'organization', 'feed'] as const;
export type QualityUnitKind = (typeof qualityUnitKinds)[number];

export const qualityReport = z.object({
  /** When the current findings were computed; null before the first computation on this node. */
  computedAt: z.nullable(time),
  /** Number of people who were checked. */
  people: count,
  counts: z.array(z.object({ kind: z.enum(qualityKinds), count })),
  /** Progress of the computation that is running; null if none is. */
  progress: z.nullable(z.object({ done: count, total: count })),
  /** Whether the last computation failed. The findings are then those of the previous one. */
  hasFailed: z.boolean(),
});
export type QualityReport = z.infer<typeof qualityReport>;

export const getQualityReport = endpoint({
  method: 'GET',
  path: '/api/admin/data-quality',
  access: 'unit-administrator',
  summary:
    'The number of findings of each kind among the people whom the caller administers, and when they were computed.',
  output: qualityReport,
});

/**
 * Does nothing while a computation is running; `getQualityReport` shows the progress. After each computation, the node rejects the next one
 * for four times as long as it took (`request.too-many`).
 */
export const computeQualityReport = endpoint({
  method: 'POST',
  path: '/api/admin/data-quality',
  access: 'unit-administrator',
  summary: 'Starts a new computation of the findings.',
  output: qualityReport,
});

const kind = z.enum(qualityKinds);
const after = z.optional(wholeNumber(0, 999_999_999));

export const qualityUnit = z.object({
  /** Empty for people without a unit. */
  id: text,
  /** Name of the business unit in the reference list; the id for other units. */
  name: text,
  count,
});
export type QualityUnit = z.infer<typeof qualityUnit>;

/**
 * An administrator of a unit can count by business unit only. `after` is the number of units to skip. `data-quality.none`: nothing has been
 * computed on this node yet.
 */
export const listQualityUnits = endpoint({
  method: 'GET',
  path: '/api/admin/data-quality/units',
  access: 'unit-administrator',
  summary: 'The units with findings of a kind, those with the most findings first.',
  query: z.strictObject({ kind, by: z.enum(qualityUnitKinds), after, limit: pageSize }),
  output: z.object({ total: count, units: z.array(qualityUnit) }),
  errors: ['data-quality.none'],
});

export const qualityFinding = z.object({
  /** Null for a person who has left since the findings were computed, or has moved to a unit that the viewer does not administer. */
  person: z.nullable(personSummary),
  /** The current values that the finding is about: the reference to the manager, the phone number … */
  detail: text,
  /** Findings with the same number are duplicates of one another, and are adjacent in the list; 0 for other kinds. */
  group: count,
});
export type QualityFinding = z.infer<typeof qualityFinding>;

const unitFilter = {
  by: z._default(z.enum(qualityUnitKinds), 'businessUnit'),
  /** Id of a unit; the empty text selects people without a unit. Absent: all units. */
  unit: z.optional(boundedText(256)),
};

/** An administrator of a unit has to pass `unit`. `after` is the number of findings to skip. */
export const listQualityFindings = endpoint({
  method: 'GET',
  path: '/api/admin/data-quality/findings',
  access: 'unit-administrator',
  summary: 'The findings of a kind.',
  query: z.strictObject({ kind, ...unitFilter, after, limit: pageSize }),
  output: z.object({ computedAt: time, total: count, findings: z.array(qualityFinding) }),
  reveals: 'people',
  errors: ['data-quality.none'],
});

/** CSV (RFC 4180) in UTF-8 with a byte-order mark. Headings and separator follow `language`. Without `kind`, contains all kinds. */
export const exportQualityFindings = endpoint({
  method: 'GET',
  path: '/api/admin/data-quality/export',
  access: 'unit-administrator',
  summary: 'The findings as CSV.',
  outputType: 'text/csv',
  query: z.strictObject({
    kind: z.optional(kind),
    ...unitFilter,
    language: z._default(z.enum(interfaceLanguages), 'en'),
  }),
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  reveals: 'people',
  errors: ['data-quality.none'],
});

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fieldErrorCodes } from './errors.ts';
import { statedReason } from './feed-reasons.ts';
import { personSummary } from './person.ts';
import { interfaceLanguages } from './reference-lists.ts';
import { before, count, pageSize, text, time, wholeNumber } from './values.ts';

const figures = z.object({ added: count, changed: count, unchanged: count, left: count, rejected: count });
export type FeedFigures = z.infer<typeof figures>;

/**
 * `line` is the first line of the row. `field` is empty when the fault is not in a single field. `reason` is a clause in English; `cause`
 * says the same as a code with values, for a text in the reader's language. It is absent in runs of earlier versions, and after an erasure.
 */
export const rejectedRow = z.object({
  line: z.int(),
  field: text,
  code: z.enum(fieldErrorCodes),
  reason: text,
  cause: z.optional(statedReason),
  /** Whether the row was rejected. If not, only the value of the field was left out. Absent in runs of earlier versions, and in previews. */
  isRowRejected: z.optional(z.boolean()),
});
export type RejectedRow = z.infer<typeof rejectedRow>;

/**
 * - `imported`: the changes were written
 * - `dry-run`: the feed was compared, and nothing was changed
 * - `held-back`: a limit was exceeded, and nothing was changed
 * - `failed`: the source cannot be read, or every row was rejected; nothing was changed
 * - `interrupted`: an administrator or the shutdown of the node stopped the run; nothing was changed
 */
export const feedRunOutcomes = ['imported', 'dry-run', 'held-back', 'failed', 'interrupted'] as const;
export type FeedRunOutcome = (typeof feedRunOutcomes)[number];

/**
 * - `complete`: a full run, in which all people are read
 * - `changes`: only changes are read
 * - `retirement`: everything that the feed delivered is removed
 */
export const feedRunModes = ['complete', 'changes', 'retirement'] as const;
export type FeedRunMode = (typeof feedRunModes)[number];

export const feedRun = z.object({
  id: z.int(),
  feed: text,
  /** Format of the entries: `csv`, `ldif`, `demo` … */
  kind: text,
  startedAt: time,
  finishedAt: time,
  /** Login of the administrator; empty for the command line and for scheduled runs. */
  startedBy: text,
  /** The person with the login `startedBy`; null when there is none in the directory. */
  startedByPerson: z.nullable(personSummary),
  outcome: z.enum(feedRunOutcomes),
  mode: z.enum(feedRunModes),
  /** Why the run failed, in English; empty otherwise. */
  problem: text,
  /** `problem` as a code with values. Absent in runs of earlier versions, and after an erasure. */
  problemCause: z.optional(statedReason),
  /** People of the feed before the run. */
  peopleBefore: count,
  figures,
  /** Number of faults; a row may have several. */
  faultCount: count,
  /** The first rejected rows; `figures.rejected` counts all. */
  rejected: z.array(rejectedRow),
});
export type FeedRun = z.infer<typeof feedRun>;

export const listFeedRuns = endpoint({
  method: 'GET',
  path: '/api/admin/feed-runs',
  access: 'administrator',
  summary: 'Runs of the people feeds, newest first.',
  query: z.strictObject({ before, limit: pageSize }),
  output: z.array(feedRun),
  // Not counted: administrators need to see what a feed did.
  reveals: 'nobody',
});

/** Letters, digits, dot, hyphen, underscore: `hr-europe`, not `hr europe`. */
export const feedNamePattern = /^[a-z0-9][a-z0-9._-]{0,62}$/i;
/**
 * - `imported`: the file was imported
 * - `dry-run`: the file was compared, and nothing was changed
 * - `held-back`: more than a tenth of the feed's people would leave, or a field would become empty in more than 30 % of them, and nothing
 *   was changed; `acceptsRemovals` imports the file anyway
 * - `failed`: every row was rejected, and nothing was changed
 * - `unreadable`: the file cannot be read, and nothing was changed; `problem` says where and why, in English
 */
export const feedUploadOutcomes = ['imported', 'dry-run', 'held-back', 'failed', 'unreadable'] as const;

/** What would be lost in a run that exceeds a limit. */
export const feedLosses = z.object({
  /** People of the feed before the run. */
  before: count,
  left: count,
  /** Number of people who would lose the value of a field, for the fields above the limit; `jpegPhoto` is the photo. */
  blanked: z.record(z.string(), count),
});
export type FeedLosses = z.infer<typeof feedLosses>;

export const feedUpload = z.object({
  outcome: z.enum(feedUploadOutcomes),
  problem: text,
  /** `problem` as a code with values. Absent in responses of earlier versions. */
  problemCause: z.optional(statedReason),
  /** Remarks about the file that are not faults, in English. */
  notices: z.array(text),
  /** `notices` as codes with values. Absent in responses of earlier versions. */
  remarks: z.optional(z.array(statedReason)),
  figures,
  /** People of the feed before the run. */
  peopleBefore: count,
  /** The first faults; a row may have several. */
  faults: z.array(rejectedRow),
  faultCount: count,
  /** What would be lost, if the run is held back; null otherwise. */
  losses: z.nullable(feedLosses),
  seconds: z.number(),
  /** Id of the recorded run; null if the file was not read to the end. */
  runId: z.nullable(z.int()),
});
export type FeedUpload = z.infer<typeof feedUpload>;

/**
 * CSV (RFC 4180) in UTF-8 with a byte-order mark: line, field, problem, whether the row was rejected or a value left out, and the technical
 * name of the field, which is the same in every language. The rest and the separator follow `language`. If a run has more than 50 000
 * faults, the last row says so.
 */
export const exportFeedFaults = endpoint({
  method: 'GET',
  path: '/api/admin/feed-runs/{id}/faults',
  access: 'administrator',
  summary: 'The faults of a feed run as CSV: those of rejected rows, then the others, each by line.',
  outputType: 'text/csv',
  params: z.strictObject({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  query: z.strictObject({ language: z._default(z.enum(interfaceLanguages), 'en') }),
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  // Not counted: administrators need to see which rows of the feed were rejected.
  reveals: 'nobody',
  errors: ['feed-run.unknown'],
});

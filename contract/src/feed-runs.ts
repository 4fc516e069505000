import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fieldErrorCodes } from './errors.ts';
import { personSummary } from './person.ts';
import { before, count, pageSize, text, time } from './values.ts';

const figures = z.object({ added: count, changed: count, unchanged: count, left: count, rejected: count });
export type FeedFigures = z.infer<typeof figures>;

/** `line` is where the row begins; `field` is empty when the row as a whole is at fault; `reason` is one clause in English. */
export const rejectedRow = z.object({ line: z.int(), field: text, code: z.enum(fieldErrorCodes), reason: text });
export type RejectedRow = z.infer<typeof rejectedRow>;

export const feedRun = z.object({
  id: z.int(),
  feed: text,
  /** What the entries came from: `csv`, `ldif`, `demo` … */
  kind: text,
  startedAt: time,
  finishedAt: time,
  /** Login of the administrator; empty for the command line and for a feed that runs by itself. */
  startedBy: text,
  /** The person whose login `startedBy` is; null when there is no such person. */
  startedByPerson: z.nullable(personSummary),
  figures,
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
});

/** Letters, digits, dot, hyphen, underscore: `hr-europe`, not `hr europe`. */
export const feedNamePattern = /^[a-z0-9][a-z0-9._-]{0,62}$/i;
export const peopleFileKinds = ['csv', 'ldif'] as const;
/** Bytes of a people file: at most this many. */
export const peopleFileLimit = 1024 * 1024 * 1024;

/**
 * - `imported`: done
 * - `dry-run`: compared and counted, nothing was changed
 * - `held-back`: more than a tenth of the feed's people would leave, nothing was changed; `acceptsRemovals` does it all the same
 * - `unreadable`: the file as a whole cannot be read, nothing was changed; `problem` says where and why, in English
 */
export const feedUploadOutcomes = ['imported', 'dry-run', 'held-back', 'unreadable'] as const;

export const feedUpload = z.object({
  outcome: z.enum(feedUploadOutcomes),
  problem: text,
  /** What the reader did not take for a fault but wants known, in English. */
  notices: z.array(text),
  figures,
  /** People of the feed before the run. */
  peopleBefore: count,
  /** The first faults; one row may have several. */
  faults: z.array(rejectedRow),
  faultCount: count,
  seconds: z.number(),
});
export type FeedUpload = z.infer<typeof feedUpload>;

/**
 * The body is the file itself (`application/octet-stream`): give `call` a Blob. It holds the whole list of the feed: whoever is
 * missing has left. A caller who goes away before the answer stops the run, and nothing is changed.
 * `feed.busy`: another run is under way. `feed.overtaken`: somebody changed the same people meanwhile.
 */
export const uploadPeopleFile = endpoint({
  method: 'POST',
  path: '/api/admin/feed-runs',
  access: 'administrator',
  summary: 'Takes a people file into the directory, or says what taking it would do.',
  query: z.strictObject({
    feed: z.string().check(z.regex(feedNamePattern)),
    kind: z.enum(peopleFileKinds),
    isDryRun: z.enum(['true', 'false']),
    acceptsRemovals: z.optional(z.enum(['true', 'false'])),
  }),
  body: z.custom<Blob | AsyncIterable<Uint8Array>>(
    (value) => value instanceof Object && (Symbol.asyncIterator in value || value instanceof Blob),
  ),
  bodyType: 'bytes',
  bodyLimit: peopleFileLimit,
  output: feedUpload,
  errors: ['feed.busy', 'feed.overtaken'],
});

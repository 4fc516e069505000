import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { statedReason } from './feed-reasons.ts';
import { feedLosses, feedNamePattern, feedRunModes } from './feed-runs.ts';
import { count, text, time } from './values.ts';

/**
 * - `idle`: the last run succeeded, or there was none
 * - `running`: a node is reading or writing the feed
 * - `failing`: the last run failed, and the feed retries
 * - `held-back`: the last run exceeded a limit and waits for an administrator
 */
export const feedStatuses = ['idle', 'running', 'failing', 'held-back'] as const;

export const feedProgress = z.object({
  phase: z.enum(['reading', 'writing']),
  mode: z.enum(feedRunModes),
  /** Number of rows processed so far in this phase. */
  rows: count,
  /** Present only in the phase `writing`. */
  total: z.optional(count),
  startedAt: time,
});

/**
 * - `run`: read all people now
 * - `accept`: run again, and accept at most the loss that the held-back run would have caused
 * - `interrupt`: stop the run; nothing is changed
 * - `retire`: remove everything that a feed delivered which is no longer in use, and delete the feed
 */
export const feedActions = ['run', 'accept', 'interrupt', 'retire'] as const;
export type FeedAction = (typeof feedActions)[number];

export const feed = z.object({
  name: text,
  /** `csv`, `ldif`, `ldap`, `scim`, `photos` or `demo`. */
  kind: text,
  /** Whether this node runs the feed on a schedule. */
  isScheduled: z.boolean(),
  status: z.enum(feedStatuses),
  /** People whom the feed owns. */
  people: count,
  lastSuccessAt: z.nullable(time),
  lastAttemptAt: z.nullable(time),
  /** Time of the next full run, or of the retry after a failed run. */
  nextRunAt: z.nullable(time),
  /** Why the last run failed or is held back, in English; empty otherwise. */
  problem: text,
  /**
   * `problem` as a code with values, for a text in the reader's language. Absent if the last run was held back: `losses` says why. Present with
   * `losses` if a run has failed or was interrupted since then.
   */
  problemCause: z.optional(statedReason),
  losses: z.nullable(feedLosses),
  progress: z.nullable(feedProgress),
  /** The action that an administrator requested and that no node has started yet. */
  requested: z.nullable(z.enum(feedActions)),
});
export type Feed = z.infer<typeof feed>;

export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/admin/feeds',
  access: 'administrator',
  summary: 'The people feeds and their state.',
  output: z.array(feed),
});

/**
 * Requests an action from the nodes; `listFeeds` shows the result. `feed.not-scheduled`: no node runs this feed on a schedule, or there is
 * nothing to accept or to interrupt. `feed.in-use`: a feed that is still configured, or to which SCIM clients can still write, cannot be
 * retired.
 */
export const requestFeedAction = endpoint({
  method: 'POST',
  path: '/api/admin/feeds/{name}/actions',
  access: 'administrator',
  summary: 'Starts, accepts or interrupts the run of a feed, or retires the feed.',
  params: z.strictObject({ name: z.string().check(z.regex(feedNamePattern)) }),
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.enum(['run', 'accept', 'interrupt']) }),
    // `people`: the number of people of the feed that the administrator saw. If considerably more would leave, nothing is changed.
    z.strictObject({ action: z.literal('retire'), people: count }),
  ]),
  output: feed,
  errors: ['feed.unknown', 'feed.not-scheduled', 'feed.in-use'],
});

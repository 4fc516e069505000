import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { feedLosses, feedNamePattern, feedRunModes } from './feed-runs.ts';
import { count, text, time } from './values.ts';

/**
 * - `idle`: the last run succeeded, or there was none
 * - `running`: a node reads or writes the feed at this moment
 * - `failing`: the last run failed, and the feed tries again
 * - `held-back`: the last run exceeded a limit and waits for an administrator
 */
export const feedStatuses = ['idle', 'running', 'failing', 'held-back'] as const;

export const feedProgress = z.object({
  phase: z.enum(['reading', 'writing']),
  mode: z.enum(feedRunModes),
  /** Rows of the phase so far. */
  rows: count,
  /** Known while writing. */
  total: z.optional(count),
  startedAt: time,
});

/**
 * - `run`: read everybody now
 * - `accept`: run again and accept as much loss as the run that is held back would cause
 * - `interrupt`: stop the run; nothing is changed
 * - `retire`: take away what a feed delivered that is no longer used, and forget the feed
 */
export const feedActions = ['run', 'accept', 'interrupt', 'retire'] as const;
export type FeedAction = (typeof feedActions)[number];

export const feed = z.object({
  name: text,
  /** `csv`, `ldif`, `ldap`, `scim`, `photos` or `demo`. */
  kind: text,
  /** Whether this node reads the feed by itself. */
  isScheduled: z.boolean(),
  status: z.enum(feedStatuses),
  /** People whom the feed owns. */
  people: count,
  lastSuccessAt: z.nullable(time),
  lastAttemptAt: z.nullable(time),
  /** The next time that everybody is read, or that a failed run is repeated. */
  nextRunAt: z.nullable(time),
  /** Why the last run failed or is held back, in English; empty otherwise. */
  problem: text,
  losses: z.nullable(feedLosses),
  progress: z.nullable(feedProgress),
  /** What an administrator asked for and no node has begun yet. */
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
 * Asks the nodes to act; `listFeeds` shows what comes of it. `feed.not-scheduled`: no node reads this feed by itself, or it has nothing to
 * accept or to interrupt. `feed.in-use`: a feed that is still configured, or that SCIM clients may still write, cannot be retired.
 */
export const requestFeedAction = endpoint({
  method: 'POST',
  path: '/api/admin/feeds/{name}/actions',
  access: 'administrator',
  summary: 'Starts, accepts or interrupts the run of a feed, or retires the feed.',
  params: z.strictObject({ name: z.string().check(z.regex(feedNamePattern)) }),
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.enum(['run', 'accept', 'interrupt']) }),
    // `people`: how many people of the feed the administrator was shown. If considerably more would leave, nothing is changed.
    z.strictObject({ action: z.literal('retire'), people: count }),
  ]),
  output: feed,
  errors: ['feed.unknown', 'feed.not-scheduled', 'feed.in-use'],
});

import { listFeeds, requestFeedAction } from '@directory/contract';
import type { Feed } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import type { FeedRunner } from './runs/feed-runner.ts';
import { freshProgress } from './runs/feed-schedule.ts';
import { demoFeed, scimFeed } from './feed-name.ts';
import { feedStateStore } from './runs/feed-state-store.ts';
import { areClientsWriting } from './runs/retire-feed.ts';
import type { FeedProgress, FeedState } from './runs/feed-state-store.ts';

const auditKinds = {
  run: 'feed.started',
  accept: 'feed.accepted',
  interrupt: 'feed.interrupted',
  retire: 'feed.retired',
} as const;

/** Routes for the state of the people feeds, and for the actions that administrators request. */
export function feedRoutes(dependencies: {
  readonly database: Database;
  readonly runner: FeedRunner;
  /** Number of present people whom a feed owns, answered from memory. */
  readonly peopleOfFeed: (feed: string) => number;
}): Route[] {
  const { database, runner } = dependencies;
  const states = feedStateStore(database.kysely);
  const present = (state: FeedState, now = runner.now()): Feed =>
    feedOf(state, {
      now,
      people: dependencies.peopleOfFeed(state.name),
      schedule: runner.schedules.get(state.name),
      progress: runner.progress(state.name) ?? freshProgress(state, now) ?? undefined,
    });
  return [
    route(listFeeds, async () => (await states.list()).map((state) => present(state))),

    route(requestFeedAction, async ({ params, body, viewer, fail }) => {
      const { name } = params;
      const { action } = body;
      // First, and without the database: on the embedded one, the run may occupy the only session.
      const isInterrupted = action === 'interrupt' && runner.interrupt(name);
      const state = await states.find(name);
      if (state === undefined) return fail('feed.unknown');
      const isScheduled = runner.schedules.has(name);
      const isRunning = freshProgress(state, runner.now()) !== null;
      const isWaitingToRetire = state.request === 'retire';
      const isPossible =
        isInterrupted ||
        (action === 'run' && isScheduled) ||
        (action === 'accept' && isScheduled && state.heldBack !== null) ||
        (action === 'interrupt' && (isRunning || isWaitingToRetire)) ||
        (action === 'retire' && name !== demoFeed && !isRunning && !isWaitingToRetire);
      if (!isPossible) return fail('feed.not-scheduled');
      if (action === 'retire') {
        const isInUse = isScheduled || (name === scimFeed && (await areClientsWriting(database.kysely)));
        if (isInUse) return fail('feed.in-use');
      }
      const by = viewer.login;
      await database.transaction(async (queries) => {
        const stored = feedStateStore(queries);
        if (body.action === 'retire') {
          const losses = { before: body.people, left: body.people, blanked: {} };
          await stored.requestRetirement(name, losses, { by, at: runner.now().toISOString() });
        } else if (action === 'interrupt' && isWaitingToRetire && !isRunning) await stored.endRetirement(name, null);
        else if (!isInterrupted) await stored.putRequest(name, action, by);
        const people = body.action === 'retire' ? { people: body.people } : null;
        await auditStore(queries).record({
          actor: by,
          kind: auditKinds[action],
          subject: name,
          before: people,
          after: null,
        });
      });
      if (!isInterrupted) void runner.runDue();
      return present((await states.find(name)) ?? state);
    }),
  ];
}

function feedOf(
  state: FeedState,
  more: {
    readonly now: Date;
    readonly people: number;
    readonly schedule: { nextRun(after?: Date): Date | null } | undefined;
    readonly progress: FeedProgress | undefined;
  },
): Feed {
  const { heldBack, failures, nextAttemptAt } = state;
  const { schedule, progress, now } = more;
  // A feed that is no longer configured does not run again, so nobody needs to act on its last problem.
  const isScheduled = schedule !== undefined;
  const isHeldBack = isScheduled && heldBack !== null;
  const isRetiring = state.request === 'retire';
  const isFailing = (isScheduled || isRetiring) && failures > 0;
  const status = progress !== undefined ? 'running' : isHeldBack ? 'held-back' : isFailing ? 'failing' : 'idle';
  const next = isScheduled ? (nextAttemptAt ?? schedule.nextRun(now)) : isFailing ? nextAttemptAt : null;
  return {
    name: state.name,
    kind: state.kind,
    isScheduled,
    status,
    people: more.people,
    lastSuccessAt: state.lastSuccessAt?.toISOString() ?? null,
    lastAttemptAt: state.lastAttemptAt?.toISOString() ?? null,
    nextRunAt: next?.toISOString() ?? null,
    problem: state.problem ?? '',
    ...(state.problemCause === null ? {} : { problemCause: state.problemCause }),
    losses:
      heldBack === null || isRetiring
        ? null
        : { before: heldBack.before, left: heldBack.left, blanked: { ...heldBack.blanked } },
    progress: progress === undefined ? null : shownProgress(progress),
    requested: state.request,
  };
}

function shownProgress({ phase, mode, rows, total, startedAt }: FeedProgress): NonNullable<Feed['progress']> {
  return { phase, mode, rows, startedAt, ...(total === undefined ? {} : { total }) };
}

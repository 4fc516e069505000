import { listFeeds, requestFeedAction } from '@directory/contract';
import type { Feed } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import type { FeedRunner } from './feed-runner.ts';
import { feedStateStore } from './feed-state-store.ts';
import type { FeedProgress, FeedState } from './feed-state-store.ts';

/** A progress that has not been written for this long was left behind by a node that died. */
const staleMilliseconds = 60_000;

const auditKinds = { run: 'feed.started', accept: 'feed.accepted', interrupt: 'feed.interrupted' } as const;

/** The state of the people feeds, and what an administrator asks of them. */
export function feedRoutes(dependencies: {
  readonly database: Database;
  readonly runner: FeedRunner;
  /** Number of present people whom a feed owns, from memory. */
  readonly peopleOfFeed: (feed: string) => number;
}): Route[] {
  const { database, runner } = dependencies;
  const states = feedStateStore(database.kysely);
  const present = (state: FeedState, now = runner.now()): Feed =>
    feedOf(state, {
      now,
      people: dependencies.peopleOfFeed(state.name),
      schedule: runner.schedules.get(state.name),
      progress: runner.progress(state.name) ?? freshProgress(state, now),
    });
  return [
    route(listFeeds, async () => (await states.list()).map((state) => present(state))),

    route(requestFeedAction, async ({ params, body, viewer, fail }) => {
      const { name } = params;
      const { action } = body;
      // Without the database, which a run on the embedded one occupies.
      const isInterrupted = action === 'interrupt' && runner.interrupt(name);
      const state = await states.find(name);
      if (state === undefined) return fail('feed.unknown');
      const isPossible =
        isInterrupted ||
        (action === 'run' && runner.schedules.has(name)) ||
        (action === 'accept' && runner.schedules.has(name) && state.heldBack !== null) ||
        (action === 'interrupt' && freshProgress(state, runner.now()) !== undefined);
      if (!isPossible) return fail('feed.not-scheduled');
      await database.transaction(async (queries) => {
        if (!isInterrupted) await feedStateStore(queries).putRequest(name, action, viewer.login);
        const entry = { actor: viewer.login, kind: auditKinds[action], subject: name };
        await auditStore(queries).record({ ...entry, before: null, after: null });
      });
      if (!isInterrupted) void runner.look();
      return present((await states.find(name)) ?? state);
    }),
  ];
}

function freshProgress({ progress }: FeedState, now: Date): FeedProgress | undefined {
  if (progress === null) return undefined;
  return now.getTime() - new Date(progress.updatedAt).getTime() > staleMilliseconds ? undefined : progress;
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
  // A feed that the configuration no longer has does not run again, so its last problem needs nobody.
  const isScheduled = schedule !== undefined;
  const isHeldBack = isScheduled && heldBack !== null;
  const isFailing = isScheduled && failures > 0;
  const status = progress !== undefined ? 'running' : isHeldBack ? 'held-back' : isFailing ? 'failing' : 'idle';
  const next = schedule === undefined ? null : (nextAttemptAt ?? schedule.nextRun(now));
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
    losses:
      heldBack === null ? null : { before: heldBack.before, left: heldBack.left, blanked: { ...heldBack.blanked } },
    progress: progress === undefined ? null : shownProgress(progress),
    requested: state.request,
  };
}

function shownProgress({ phase, mode, rows, total, startedAt }: FeedProgress): NonNullable<Feed['progress']> {
  return { phase, mode, rows, startedAt, ...(total === undefined ? {} : { total }) };
}

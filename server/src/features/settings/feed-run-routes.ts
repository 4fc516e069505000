import { listFeedRuns, uploadPeopleFile } from '@directory/contract';
import type { FeedFigures, FeedLosses, FeedUpload, PersonSummary, RejectedRow } from '@directory/contract';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { spoolUpload } from '../../http/spool-upload.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { feedRunsStore } from './feed-runs-store.ts';

/** Maximum number of faults in an answer. The count includes all. */
const listedFaults = 200;

/** Imports a people file. Passed in by `app.ts`, since features do not import each other. */
export type ImportPeopleFile = (order: {
  readonly feed: string;
  readonly kind: 'csv' | 'ldif';
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly isDryRun: boolean;
  readonly acceptsRemovals: boolean;
  /** Login of the administrator. */
  readonly startedBy: string;
  readonly signal: AbortSignal;
}) => Promise<PeopleFileResult>;

export type PeopleFileResult =
  | { readonly outcome: 'feed-reserved' | 'busy' | 'overtaken' }
  | { readonly outcome: 'unreadable'; readonly problem: string; readonly notices: readonly string[] }
  | {
      readonly outcome: 'imported' | 'dry-run' | 'held-back' | 'failed';
      readonly notices: readonly string[];
      readonly figures: FeedFigures;
      readonly before: number;
      readonly faults: readonly RejectedRow[];
      readonly faultCount: number;
      readonly losses: FeedLosses | null;
      readonly seconds: number;
      readonly runId: number | null;
    };

const noFigures: FeedFigures = { added: 0, changed: 0, unchanged: 0, left: 0, rejected: 0 };

/** Runs of the people feeds, and the upload of a people file. */
export function feedRunRoutes(dependencies: {
  database: Database;
  personByLogin: (login: string) => PersonSummary | undefined;
  importPeopleFile: ImportPeopleFile;
  catchUp: () => Promise<void>;
}): Route[] {
  return [
    route(listFeedRuns, async ({ query }) => {
      const runs = await feedRunsStore(dependencies.database.kysely).list(query);
      return runs.map(({ startedAt, finishedAt, startedBy, problem, rejected, ...run }) => ({
        ...run,
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt.toISOString(),
        startedBy: startedBy ?? '',
        problem: problem ?? '',
        startedByPerson: (startedBy === null ? undefined : dependencies.personByLogin(startedBy)) ?? null,
        rejected: rejected.map(rowOf),
      }));
    }),

    route(uploadPeopleFile, async ({ query, body, viewer, reply, fail }) => {
      // Stored first, so that the upload never waits for the database.
      await using upload = await spoolUpload(body as AsyncIterable<Uint8Array>);
      const result = await dependencies.importPeopleFile({
        feed: query.feed,
        kind: query.kind,
        bytes: upload.read(),
        isDryRun: query.isDryRun === 'true',
        acceptsRemovals: query.acceptsRemovals === 'true',
        startedBy: viewer.login,
        signal: disconnection(reply),
      });
      switch (result.outcome) {
        case 'feed-reserved':
          return fail('request.invalid', [{ field: 'feed', code: 'error.e2' }]);
        case 'busy':
          return fail('feed.busy');
        case 'overtaken':
          return fail('feed.overtaken');
        case 'imported':
          await dependencies.catchUp();
      }
      return uploadOf(result);
    }),
  ];
}

function uploadOf(result: Exclude<PeopleFileResult, { outcome: 'feed-reserved' | 'busy' | 'overtaken' }>): FeedUpload {
  const { outcome } = result;
  const notices = [...result.notices];
  if (outcome === 'unreadable') {
    const nothing = {
      figures: noFigures,
      peopleBefore: 0,
      faults: [],
      faultCount: 0,
      losses: null,
      seconds: 0,
      runId: null,
    };
    return { outcome, problem: result.problem, notices, ...nothing };
  }
  const { figures, before: peopleBefore, faultCount, losses, seconds, runId } = result;
  const faults = result.faults.slice(0, listedFaults).map(rowOf);
  return { outcome, problem: '', notices, figures, peopleBefore, faults, faultCount, losses, seconds, runId };
}

function rowOf({ line, field, code, reason }: RejectedRow): RejectedRow {
  return { line, field, code, reason };
}

/** Aborted when the caller disconnects before the answer. The error that ends the request then is not sent to anyone. */
function disconnection(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new HttpError('request.invalid'));
  });
  return controller.signal;
}

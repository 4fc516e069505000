import { exportFeedFaults, listFeedRuns } from '@directory/contract';
import type { PersonSummary } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { csvFile } from '../../http/bodies/csv-file.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { ReadingTrail } from '../../viewer/reading-trail.ts';
import { feedRunFaultsCsv } from './feed-run-faults-csv.ts';
import { feedRunsStore } from './feed-runs-store.ts';

/** Lists the runs of the people feeds, and exports their faults. */
export function feedRunRoutes(dependencies: {
  database: Database;
  personByLogin: (login: string) => PersonSummary | undefined;
  trail: ReadingTrail;
}): Route[] {
  return [
    route(listFeedRuns, async ({ query }) => {
      const runs = await feedRunsStore(dependencies.database.kysely).list(query);
      return runs.map(({ startedAt, finishedAt, startedBy, problem, problemCause, rejected, ...run }) => ({
        ...run,
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt.toISOString(),
        startedBy: startedBy ?? '',
        problem: problem ?? '',
        ...(problemCause === null ? {} : { problemCause }),
        startedByPerson: (startedBy === null ? undefined : dependencies.personByLogin(startedBy)) ?? null,
        rejected: [...rejected],
      }));
    }),

    route(exportFeedFaults, async ({ params: { id }, query: { language }, viewer, reply, fail }) => {
      const runs = feedRunsStore(dependencies.database.kysely);
      const run = (await runs.findFaulty(id)) ?? fail('feed-run.unknown');
      dependencies.trail.exported(viewer, { exported: 'feed-faults' });
      return csvFile(
        reply,
        `feed-run-${id}`,
        feedRunFaultsCsv((page) => runs.faults(id, page), run, language),
      );
    }),
  ];
}

import type { Database } from '../../../database/open-database.ts';
import { runProblem } from '../entries/because.ts';
import { ImportInProgressError, withImportLock } from '../import/import-lock.ts';
import { recordedRunsStore } from './recorded-runs-store.ts';
import { runningUploadsStore } from './running-uploads-store.ts';
import type { RunningUpload } from './running-uploads-store.ts';

const problem = runProblem('run-abandoned');

/**
 * Records the imports of uploaded files that did not end, because their node died or lost the database, so that administrators see that
 * nothing was changed. The returned function is called regularly, and returns the feeds of the imports that it has recorded.
 *
 * An import holds the import lock until it ends, and clears its progress shortly after. So it counts as abandoned if two calls in a row have
 * found its progress although the lock was free.
 */
export function abandonedUploads(database: Database): () => Promise<string[]> {
  let suspected: ReadonlySet<string> = new Set();
  return async () => {
    const found = await runningUploadsStore(database.kysely).list();
    if (found.length === 0) return [];
    const before = suspected;
    suspected = new Set();
    try {
      await withImportLock(database, async () => {
        suspected = new Set(found.map(keyOf));
      });
    } catch (error) {
      if (error instanceof ImportInProgressError) return [];
      throw error;
    }
    const recorded: string[] = [];
    for (const upload of found) {
      if (before.has(keyOf(upload)) && (await record(database, upload))) recorded.push(upload.run.feed);
    }
    return recorded;
  };
}

function keyOf({ id, run }: RunningUpload): string {
  return `${id} ${run.startedAt}`;
}

/** Returns false if another node has recorded it. */
async function record(database: Database, upload: RunningUpload): Promise<boolean> {
  const { owner, run } = upload;
  return await database.transaction(async (queries) => {
    if (!(await runningUploadsStore(queries).end(upload))) return false;
    await recordedRunsStore(queries).recordRun({
      ...run,
      mode: 'complete',
      outcome: 'interrupted',
      startedBy: owner,
      before: 0,
      figures: { added: 0, changed: 0, unchanged: 0, left: 0, rejected: 0 },
      problem,
      faults: [],
      faultCount: 0,
    });
    return true;
  });
}

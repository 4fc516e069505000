import type { Database, Queries } from '../../database/open-database.ts';
import { auditStore } from '../../people/audit-store.ts';
import type { References } from '../../people/reference-lists.ts';
import { applyPlan } from './apply-plan.ts';
import type { FeedEntry, RowFault } from './feed-entry.ts';
import { feedStore } from './feed-store.ts';
import { withImportLock } from './import-lock.ts';
import { openSpool } from './import-spool.ts';
import { entryChecker } from './person-entry.ts';
import { planImport } from './plan-import.ts';
import type { ImportPlan } from './plan-import.ts';

/** If a larger share of a feed's people would leave, the import is held back, unless `acceptsRemovals`. */
export const largestRemovalShare = 0.1;

/** Maximum number of faults in the summary, and in the stored record of the run. */
const reportedFaults = 1000;
const recordedFaults = 100;

export interface ImportFigures {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly left: number;
  /** Number of rejected rows. A row may have several faults. */
  readonly rejected: number;
}

export interface ImportSummary {
  readonly feed: string;
  /** `held-back`: more than `largestRemovalShare` of the people in `before` would leave, and nothing was changed. */
  readonly outcome: 'imported' | 'dry-run' | 'held-back';
  readonly figures: ImportFigures;
  /** People of the feed before the run. */
  readonly before: number;
  /** The first `reportedFaults`, ordered by line. */
  readonly faults: readonly RowFault[];
  readonly faultCount: number;
  readonly seconds: number;
}

/** `rows` of the phase so far; `total` is known while writing. */
export interface ImportProgress {
  readonly phase: 'reading' | 'writing';
  readonly rows: number;
  readonly total?: number;
}

export interface ImportOptions {
  readonly database: Database;
  readonly references: References;
  /** Name of the feed. The entries are all of its people. */
  readonly feed: string;
  /** Format of the entries: `csv`, `ldif`, `demo`. */
  readonly kind: string;
  readonly entries: AsyncIterable<FeedEntry>;
  /** Compares and counts without writing. */
  readonly isDryRun?: boolean;
  readonly acceptsRemovals?: boolean;
  /** Login of the administrator who started the run; absent on the command line. */
  readonly startedBy?: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Further writes in the same transaction. */
  readonly alongside?: (queries: Queries) => Promise<void>;
}

/**
 * Imports all people of a feed: new people are added, changed ones merged, and missing ones become leavers. First the entries are read and
 * compared, without locks; then everything is written in one transaction, or nothing.
 * @throws UnreadableFileError of the entries, ImportUnderWayError, the signal's reason when it is aborted
 */
export async function importPeople(options: ImportOptions): Promise<ImportSummary> {
  return await withImportLock(options.database, () => run(options));
}

async function run(options: ImportOptions): Promise<ImportSummary> {
  const { database, feed, signal = new AbortController().signal, onProgress = () => {} } = options;
  const startedAt = new Date();
  const at = startedAt.toISOString();
  const faults: RowFault[] = [];
  let faultCount = 0;
  await using spool = await openSpool();
  const plan = await planImport({
    feed,
    entries: options.entries,
    store: feedStore(database.kysely),
    check: entryChecker(options.references),
    spool,
    at,
    signal,
    reportFault: (fault) => {
      faultCount++;
      if (faults.length < reportedFaults) faults.push(fault);
    },
    onRows: (rows) => onProgress({ phase: 'reading', rows }),
  });
  signal.throwIfAborted();
  faults.sort((one, other) => one.line - other.line);
  const outcome = outcomeOf(plan, options);
  const figures = figuresOf(plan);
  if (outcome === 'imported') {
    const total = plan.added + plan.changed;
    await database.transaction(async (queries) => {
      onProgress({ phase: 'writing', rows: 0, total });
      const onRows = (rows: number) => onProgress({ phase: 'writing', rows, total });
      await applyPlan({ queries, plan, spool, at, signal, onRows });
      await options.alongside?.(queries);
      const rejected = faults.slice(0, recordedFaults);
      const { kind, startedBy = null } = options;
      const finishedAt = new Date().toISOString();
      await feedStore(queries).recordRun({ feed, kind, startedAt: at, finishedAt, startedBy, figures, rejected });
      const actor = startedBy ?? 'command line';
      await auditStore(queries).record({ actor, kind: 'feed.run', subject: feed, before: null, after: figures });
      signal.throwIfAborted();
    });
  }
  const seconds = (Date.now() - startedAt.getTime()) / 1000;
  return { feed, outcome, figures, before: plan.before, faults, faultCount, seconds };
}

function outcomeOf(
  plan: ImportPlan,
  { isDryRun = false, acceptsRemovals = false }: ImportOptions,
): ImportSummary['outcome'] {
  if (!acceptsRemovals && plan.leavers.size > plan.before * largestRemovalShare) return 'held-back';
  return isDryRun ? 'dry-run' : 'imported';
}

function figuresOf(plan: ImportPlan): ImportFigures {
  const { added, changed, unchanged, rejected } = plan;
  return { added, changed, unchanged, left: plan.leavers.size, rejected };
}

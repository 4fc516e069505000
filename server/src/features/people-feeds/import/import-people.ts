import type { FeedRunMode, FeedRunOutcome, ImportProgress } from '@directory/contract';
import { LockLostError } from '../../../database/advisory-lock.ts';
import type { Database, Queries } from '../../../database/open-database.ts';
import { auditStore } from '../../../people/audit-store.ts';
import { feedRunEnded } from '../../../telemetry/events.ts';
import type { References } from '../../../people/reference-lists.ts';
import { applyPlan } from './apply-plan.ts';
import { entryHash } from '../entries/entry-hash.ts';
import type { RunProblem } from '../entries/because.ts';
import { UnreadableFileError } from '../entries/feed-entry.ts';
import type { FeedEntry, ReportedFault } from '../entries/feed-entry.ts';
import { feedPriority } from './feed-priority.ts';
import type { FeedPriority } from './feed-priority.ts';
import { CursorExpiredError, FeedUnavailableError } from '../feed-source.ts';
import type { FeedCursor, FeedKind, FindMissingIds } from '../feed-source.ts';
import { feedStateStore } from '../runs/feed-state-store.ts';
import { feedStore } from './feed-store.ts';
import { withImportLock } from './import-lock.ts';
import type { HeldImportLock } from './import-lock.ts';
import { openSpool } from './import-spool.ts';
import type { ImportSpool } from './import-spool.ts';
import { entryChecker } from '../entries/person-entry.ts';
import { planImport } from './plan-import.ts';
import type { ImportPlan } from './plan-import.ts';
import { RunFaults } from './run-faults.ts';
import { excessiveLosses, retirementLosses } from './run-limits.ts';
import type { RunLosses } from './run-limits.ts';
import type { SerializedEntry } from '../entries/serialized-entry.ts';

const noFigures: ImportFigures = { added: 0, changed: 0, unchanged: 0, left: 0, rejected: 0 };
/** Maximum number of faults in the summary, and in the stored report of a run. */
const reportedFaults = 1000;
const recordedFaults = 50_000;

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
  /** `held-back`: the losses exceed a limit. `failed`: every row was rejected. In both cases nothing was changed. */
  readonly outcome: 'imported' | 'dry-run' | 'held-back' | 'failed';
  readonly figures: ImportFigures;
  /** People of the feed before the run. */
  readonly before: number;
  /** What the run would remove or empty, if it is held back. */
  readonly losses: RunLosses | null;
  /** The first `reportedFaults`: those of rejected entries, then the others, each ordered by line. */
  readonly faults: readonly ReportedFault[];
  readonly faultCount: number;
  readonly seconds: number;
  /** Id of the recorded run; null if there was nothing to record. */
  readonly runId: number | null;
}

export interface ImportOptions {
  readonly database: Database;
  readonly references: References;
  readonly feed: string;
  readonly kind: FeedKind;
  /**
   * `complete` (the default): the entries are all people in the feed. `changes`: only those who changed. `retirement`: there are no
   * entries, and the state of the feed is deleted.
   */
  readonly mode?: FeedRunMode;
  readonly entries: AsyncIterable<FeedEntry | SerializedEntry>;
  /** See `FeedReading`. */
  readonly findMissingIds?: FindMissingIds | undefined;
  /** Called after the last entry. The cursor is stored with the run. */
  readonly cursor?: () => FeedCursor | null;
  readonly priority?: FeedPriority;
  /** Compares and counts without writing. */
  readonly isDryRun?: boolean;
  /** Losses above the limits that were accepted in advance. */
  readonly accepts?: 'any' | RunLosses | undefined;
  /** When the run began, by the clock of the database. Defaults to its current time. */
  readonly startedAt?: Date;
  /** Login of the administrator who started the run; absent on the command line and for scheduled runs. */
  readonly startedBy?: string;
  /** Actor in the audit log if there is no `startedBy`. */
  readonly actor?: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Performs additional writes in the same transaction. */
  readonly alongside?: (queries: Queries) => Promise<void>;
}

/**
 * Imports the people of a feed: new people are added, changed ones merged, and missing ones become leavers. First the entries are read and
 * compared, without locks. Then all changes are written in one transaction. Every run is recorded, including failed ones.
 * @throws FeedUnavailableError, CursorExpiredError, UnreadableFileError of the entries, ImportInProgressError, LockLostError, the signal's reason
 * when it is aborted
 */
export async function importPeople(options: ImportOptions): Promise<ImportSummary> {
  return await withImportLock(options.database, (lock) => runImport(options, lock));
}

/** Like `importPeople`, for a caller that holds the import lock. */
export async function runImport(options: ImportOptions, lock: HeldImportLock): Promise<ImportSummary> {
  const startedAt = options.startedAt ?? (await feedStateStore(options.database.kysely).now());
  return await new ImportRun(options, lock, startedAt).run();
}

class ImportRun {
  readonly #options: ImportOptions;
  readonly #lock: HeldImportLock;
  readonly #mode: FeedRunMode;
  readonly #signal: AbortSignal;
  readonly #startedAt: Date;
  readonly #start = performance.now();
  readonly #faults = new RunFaults(recordedFaults);

  constructor(options: ImportOptions, lock: HeldImportLock, startedAt: Date) {
    this.#options = options;
    this.#lock = lock;
    this.#startedAt = startedAt;
    this.#mode = options.mode ?? 'complete';
    this.#signal = AbortSignal.any([lock.lost, ...(options.signal === undefined ? [] : [options.signal])]);
  }

  async run(): Promise<ImportSummary> {
    try {
      const summary = await this.#run();
      this.#publish(summary.outcome, summary.figures, summary.runId);
      return summary;
    } catch (error) {
      if (!(error instanceof CursorExpiredError)) this.#publish(this.#isInterrupted(error) ? 'interrupted' : 'failed');
      await this.#recordFailure(error);
      throw error;
    }
  }

  #isInterrupted(error: unknown): boolean {
    return this.#signal.aborted || error instanceof LockLostError;
  }

  #publish(outcome: FeedRunOutcome, figures: ImportFigures = noFigures, runId: number | null = null): void {
    const { feed, kind } = this.#options;
    const seconds = this.#seconds();
    feedRunEnded.publish({
      feed,
      kind,
      mode: this.#mode,
      outcome,
      seconds,
      figures: { ...figures },
      runId: runId ?? undefined,
    });
  }

  #seconds(): number {
    return (performance.now() - this.#start) / 1000;
  }

  async #run(): Promise<ImportSummary> {
    const { database, accepts, isDryRun = false } = this.#options;
    await using spool = await openSpool();
    const { plan, before } = await this.#plan(spool);
    this.#signal.throwIfAborted();
    const lossesOf = this.#mode === 'retirement' ? retirementLosses : excessiveLosses;
    const losses = lossesOf({ before, ...plan }, accepts) ?? null;
    const isFailed = this.#mode === 'complete' && plan.rows > 0 && plan.rejected === plan.rows;
    const outcome = isFailed ? 'failed' : losses !== null ? 'held-back' : isDryRun ? 'dry-run' : 'imported';
    const figures = figuresOf(plan);
    const runId =
      outcome === 'imported'
        ? await this.#write(plan, spool, before)
        : await this.#record(database.kysely, outcome, { before, figures });
    return {
      feed: this.#options.feed,
      outcome,
      figures,
      before,
      losses: outcome === 'held-back' ? losses : null,
      faults: this.#faults.first(reportedFaults),
      faultCount: this.#faults.count,
      seconds: this.#seconds(),
      runId,
    };
  }

  async #plan(spool: ImportSpool): Promise<{ plan: ImportPlan; before: number }> {
    const {
      database,
      feed,
      kind,
      references,
      entries,
      findMissingIds,
      priority = feedPriority([]),
      onProgress,
    } = this.#options;
    const states = feedStateStore(database.kysely);
    const store = feedStore(database.kysely);
    const isComplete = this.#mode !== 'changes';
    const hasSupplements = kind === 'photos' || (await states.hasSupplements());
    const owned = isComplete ? await store.owned(feed) : { ids: new Set<number>(), byHash: new Map<string, number>() };
    const photoFeeds = await states.photoFeeds();
    const supplemented = isComplete && hasSupplements ? await store.supplementedIds(feed) : new Set<number>();
    const plan = await planImport({
      feed,
      isOfPhotos: kind === 'photos',
      namesEntries: kind === 'ldap',
      mode: isComplete ? 'complete' : 'changes',
      entries,
      findMissingIds,
      store,
      check: entryChecker(references),
      priority,
      photoFeeds,
      hasSupplements,
      owned: owned.ids,
      byHash: owned.byHash,
      hashOf: entryHash({ feed, references, priority, photoFeeds }),
      supplemented,
      spool,
      at: this.#startedAt.toISOString(),
      signal: this.#signal,
      reportFault: (fault, entryLine) => this.#faults.add(fault, entryLine),
      onRejected: (line) => this.#faults.reject(line),
      onRows: (rows) => onProgress?.({ phase: 'reading', rows }),
    });
    const isLossless = plan.removed === 0 && plan.blanked.size === 0;
    const before = isComplete ? owned.ids.size + supplemented.size : isLossless ? 0 : await states.countPeople(feed);
    return { plan, before };
  }

  async #write(plan: ImportPlan, spool: ImportSpool, before: number): Promise<number | null> {
    const { database, feed, kind, onProgress, alongside, cursor, startedBy, actor } = this.#options;
    const at = this.#startedAt.toISOString();
    const total = spool.peopleToWrite() + plan.leavers.length;
    const figures = figuresOf(plan);
    const signal = this.#signal;
    return await database.transaction(async (queries) => {
      await this.#lock.beginWriting(queries);
      onProgress?.({ phase: 'writing', rows: 0, total });
      const onRows = (rows: number) => onProgress?.({ phase: 'writing', rows, total });
      await applyPlan({ queries, feed, plan, spool, at, signal, onRows });
      await alongside?.(queries);
      if (this.#mode === 'retirement') await feedStateStore(queries).forget(feed);
      else await feedStateStore(queries).recordSuccess({ feed, kind, mode: this.#mode, at, cursor: cursor?.() });
      const isSilent = this.#mode === 'changes' && plan.added + plan.changed + plan.removed + this.#faults.count === 0;
      const runId = isSilent ? null : await this.#record(queries, 'imported', { before, figures });
      if (!isSilent) {
        const by = startedBy ?? actor ?? 'command line';
        await auditStore(queries).record({ actor: by, kind: 'feed.run', subject: feed, before: null, after: figures });
      }
      signal.throwIfAborted();
      return runId;
    });
  }

  async #record(
    queries: Queries,
    outcome: FeedRunOutcome,
    { before, figures, problem = null }: { before: number; figures: ImportFigures; problem?: RunProblem | null },
  ): Promise<number> {
    const { feed, kind, actor, startedBy = null } = this.#options;
    const record = { feed, kind, mode: this.#mode, outcome, startedAt: this.#startedAt.toISOString(), startedBy };
    const run = {
      ...record,
      faults: this.#faults.first(recordedFaults),
      faultCount: this.#faults.count,
      before,
      figures,
      problem,
    };
    const states = feedStateStore(queries);
    // The schedule repeats a run that changed nothing every hour. Storing its faults each time would fill the database.
    const isRepeated = actor === 'schedule' && startedBy === null && outcome !== 'imported' && problem === null;
    return (isRepeated ? await states.findSameResult(run) : undefined) ?? (await states.recordRun(run));
  }

  /** Records a run that was interrupted, or whose source could not be read. */
  async #recordFailure(error: unknown): Promise<void> {
    const isUnreadable = error instanceof UnreadableFileError || error instanceof FeedUnavailableError;
    const isInterrupted = this.#isInterrupted(error);
    if (this.#options.isDryRun === true || error instanceof CursorExpiredError || (!isInterrupted && !isUnreadable))
      return;
    const figures = noFigures;
    const outcome = isInterrupted ? 'interrupted' : 'failed';
    const problem = isUnreadable ? error.runProblem : null;
    try {
      await this.#record(this.#options.database.kysely, outcome, { before: 0, figures, problem });
    } catch {
      // The caller gets the error of the run, even if the database is unavailable now.
    }
  }
}

function figuresOf(plan: ImportPlan): ImportFigures {
  const { added, changed, unchanged, rejected, removed } = plan;
  return { added, changed, unchanged, left: removed, rejected };
}
